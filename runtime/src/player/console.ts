/**
 * The console: what the program printed, its questions, its errors.
 *
 * Text is painted at most once a frame and only its last lines are kept, so a program may print for hours.
 */

import { keepEnd, LINES_KEPT } from "../hosts/console.ts";
import { element, withCode } from "./dom.ts";
import type { Failure } from "./server.ts";
import { TEXTES } from "./textes.ts";

const LINES_A_BLOCK = 25;
const CALLS_SHOWN = 3;
const FAILURES_SHOWN = 5;

export class ConsoleView {
  readonly root: HTMLElement;
  #note = element("p", { class: "console-note", hidden: true });
  #log = element("div", { class: "console-lines" });
  #form = element("form", { class: "console-question", hidden: true });
  #scroller: HTMLElement;
  #pending = "";
  #dropped = 0;
  #lines = 0;
  #open: Text | null = null;
  #scheduled = false;

  constructor() {
    this.#scroller = element("div", {
      class: "console-scroll",
      role: "log",
      "aria-label": TEXTES.console,
      tabindex: 0,
    });
    this.#scroller.append(this.#note, element("p", { class: "console-empty" }, TEXTES.consoleEmpty), this.#log);
    this.root = element("section", { class: "panel console", "aria-label": TEXTES.console });
    this.root.append(element("h2", { class: "panel-title" }, TEXTES.console), this.#scroller, this.#form);
  }

  /** Whether a question is waiting for its answer. */
  get isAsking(): boolean {
    return !this.#form.hidden;
  }

  /** Forget everything, for a new start. */
  clear(): void {
    this.#log.replaceChildren();
    this.#form.hidden = true;
    this.#note.hidden = true;
    this.#pending = "";
    this.#dropped = 0;
    this.#lines = 0;
    this.#open = null;
  }

  /** Add printed text; `dropped` lines before it were left out already. */
  write(text: string, dropped: number): void {
    const kept = keepEnd(this.#pending + text);
    this.#pending = kept.text;
    this.#dropped += dropped + kept.dropped;
    if (this.#scheduled) return;
    this.#scheduled = true;
    requestAnimationFrame(() => this.#paint());
  }

  /** Ask the pupil for a line; the answer comes with the return key. */
  ask(question: string, expected: string, again: boolean): Promise<string> {
    const input = element("input", { type: "text", id: "answer", autocomplete: "off", autocapitalize: "off" });
    input.placeholder = TEXTES.hint[expected] ?? TEXTES.hint.texte!;
    input.inputMode = "text";
    input.spellcheck = false;
    const label = element("label", { for: "answer" }, question || TEXTES.answer);
    const send = element("button", { type: "submit", class: "button primary" }, TEXTES.reply);
    const hint = again ? [element("p", { class: "console-again", role: "alert" }, TEXTES.again[expected] ?? "")] : [];
    this.#form.replaceChildren(...hint, label, element("div", { class: "console-answer" }, input, send));
    this.#form.hidden = false;
    input.focus({ preventScroll: false });
    return new Promise((resolve) => {
      this.#form.onsubmit = (event) => {
        event.preventDefault();
        this.stopAsking();
        this.write(`${apart(question)}${input.value}\n`, 0);
        resolve(input.value);
      };
    });
  }

  /** Take the question away: the program no longer runs. */
  stopAsking(): void {
    const hadFocus = this.#form.contains(document.activeElement);
    this.#form.hidden = true;
    if (hadFocus) this.#scroller.focus({ preventScroll: true }); // else the page would lose its place
  }

  /** Show an error with its line of the program. */
  fail(failure: Failure): void {
    const title = failure.line > 0 ? TEXTES.failure(failure.line) : TEXTES.failureAnywhere;
    const card = element("article", { class: "failure", role: "alert" });
    card.append(
      element("header", {}, element("strong", {}, title), element("span", { class: "failure-code" }, failure.code)),
      element("p", { class: "failure-message" }, ...withCode(failure.message)),
    );
    if (failure.line > 0) card.append(excerpt(failure));
    if (failure.suggestion) {
      card.append(element("p", { class: "failure-try" }, ...withCode(failure.suggestion)));
    }
    card.append(...calls(failure));
    this.#add(card);
    this.#showFromTop(card);
  }

  /** Show what keeps the program from running: the first slips, the first one on top. */
  refuse(failures: Failure[]): void {
    for (const failure of failures.slice(0, FAILURES_SHOWN)) this.fail(failure);
    const left = failures.length - FAILURES_SHOWN;
    if (left > 0) this.say(TEXTES.moreFailures(left));
    this.#scroller.scrollTop = 0;
  }

  /** Show a short message of the page itself. */
  say(text: string, ...more: Node[]): void {
    this.#add(element("p", { class: "console-say" }, text, ...more));
  }

  /** What went wrong comes first: a card taller than the console is read from its top. */
  #showFromTop(card: HTMLElement): void {
    const above = card.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top;
    if (above < 0) this.#scroller.scrollTop += above;
  }

  #add(node: Node): void {
    this.#paint();
    this.#open = null;
    this.#log.append(node);
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #paint(): void {
    this.#scheduled = false;
    const scroller = this.#scroller;
    const follows = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    this.#append(this.#pending);
    this.#pending = "";
    this.#forgetOld();
    this.#note.hidden = this.#dropped === 0;
    this.#note.textContent = this.#dropped > 0 ? TEXTES.dropped(this.#dropped) : "";
    if (follows) scroller.scrollTop = scroller.scrollHeight;
  }

  #append(text: string): void {
    for (let at = 0; at < text.length; ) {
      const end = endOfLines(text, at, LINES_A_BLOCK);
      this.#appendBlock(text.slice(at, end));
      at = end;
    }
  }

  #appendBlock(text: string): void {
    if (this.#open) {
      this.#open.data += text;
    } else {
      this.#open = document.createTextNode(text);
      this.#log.append(element("div", { class: "console-block" }, this.#open));
    }
    this.#lines += countLines(text);
    if (countLines(this.#open.data) >= LINES_A_BLOCK) this.#open = null;
  }

  #forgetOld(): void {
    while (this.#lines > LINES_KEPT) {
      const oldest = this.#log.firstElementChild;
      if (!oldest) return;
      const lines = oldest.className === "console-block" ? countLines(oldest.textContent ?? "") : 0;
      if (oldest.firstChild === this.#open) this.#open = null;
      this.#lines -= lines;
      this.#dropped += lines;
      oldest.remove();
    }
  }
}

/** A question as its answer follows it: a blank between them, unless the question brings its own. */
function apart(question: string): string {
  return /\S$/.test(question) ? `${question} ` : question;
}

function endOfLines(text: string, start: number, count: number): number {
  let at = start;
  for (let line = 0; line < count; line++) {
    const end = text.indexOf("\n", at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

function excerpt(failure: Failure): HTMLElement {
  const line = element("pre", { class: "failure-line" });
  const mark = element("mark", {}, failure.marked);
  line.append(element("span", { class: "failure-number" }, String(failure.line)));
  line.append(element("code", {}, failure.before.trimStart(), mark, failure.after));
  return line;
}

function calls(failure: Failure): HTMLElement[] {
  const lines = failure.calls
    .slice(0, CALLS_SHOWN)
    .map((call) => element("li", {}, TEXTES.calledFrom(call.routine, call.line)));
  const left = failure.calls.length - lines.length;
  if (left > 0) lines.push(element("li", {}, TEXTES.moreCalls(left)));
  return lines.length > 0 ? [element("ul", { class: "failure-calls" }, ...lines)] : [];
}
