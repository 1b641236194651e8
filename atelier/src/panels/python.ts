/** The program in Python beside itself: the line of the cursor is lit on both sides. */

import { StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { python } from "@codemirror/legacy-modes/mode/python";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { element } from "../../../runtime/src/player/dom.ts";
import type { OpenDocument } from "../documents/document.ts";
import { nonce } from "../editor/editor.ts";
import { api } from "../server/api.ts";
import { PHRASES, TEXTES } from "../textes.ts";

const DELAY_MS = 300;

const light = StateEffect.define<readonly number[]>();

const lit = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const found = transaction.effects.find((effect) => effect.is(light));
    if (!found) return transaction.docChanged ? Decoration.none : marks;
    const { doc } = transaction.state;
    const lines = (found.value as readonly number[]).filter((line) => line >= 1 && line <= doc.lines);
    return Decoration.set(lines.map((line) => Decoration.line({ class: "lit" }).range(doc.line(line).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class PythonPanel {
  readonly root = element("div", { class: "python" });
  #note = element("p", { class: "python-note", role: "status", hidden: true });
  #view: EditorView;
  #document: OpenDocument | null = null;
  #lines: [number, number][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;
  #asked = 0;
  #isFollowing = false;

  constructor() {
    this.#view = new EditorView({
      state: EditorState.create({
        extensions: [
          EditorView.cspNonce.of(nonce()),
          EditorState.phrases.of(PHRASES),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ "aria-label": TEXTES.python.label, tabindex: "0" }),
          StreamLanguage.define(python),
          syntaxHighlighting(classHighlighter),
          lineNumbers(),
          lit,
          EditorView.domEventHandlers({ click: (event, view) => this.#clicked(event, view) }),
        ],
      }),
    });
    this.root.append(this.#note, this.#view.dom);
  }

  /** Whether the panel can be seen; hidden, it translates nothing. */
  set isShown(shown: boolean) {
    this.#isShown = shown;
    if (shown) void this.#translate();
  }

  show(document: OpenDocument | null): void {
    this.#document = document;
    this.changed(0);
  }

  /** The text of the program has changed. */
  changed(delay = DELAY_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#translate(), delay);
  }

  /** Light the lines that belong to the line of the cursor. */
  follow(): void {
    const state = this.#document?.view.state;
    if (!state || !this.#isShown) return;
    const line = state.doc.lineAt(state.selection.main.head).number;
    const mine = this.#lines.filter(([edu]) => edu === line).map(([, there]) => there);
    const first = mine[0];
    const effects: StateEffect<unknown>[] = [light.of(mine)];
    const { doc } = this.#view.state;
    if (first !== undefined && first <= doc.lines && !this.#isFollowing) {
      effects.push(EditorView.scrollIntoView(doc.line(first).from, { y: "center" }));
    }
    this.#view.dispatch({ effects });
  }

  async #translate(): Promise<void> {
    const document = this.#document;
    if (!this.#isShown) return;
    const asked = ++this.#asked;
    const told = document ? await api.python(document.path, document.text).catch(() => null) : null;
    if (asked !== this.#asked) return;
    if (told && "text" in told) {
      this.#lines = told.lines;
      this.#say(told.refused ?? "", false);
      if (told.text !== this.#view.state.doc.toString()) {
        this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: told.text } });
      }
      this.follow();
    } else this.#say(!document ? TEXTES.problems.noProgram : told ? TEXTES.python.errors : TEXTES.away);
  }

  /** Say `text` above the translation, which is `old` when it is not that of the present program. */
  #say(text: string, old = true): void {
    this.#note.textContent = text;
    this.#note.hidden = text === "";
    this.#view.dom.classList.toggle("old", old);
  }

  #clicked(event: MouseEvent, view: EditorView): boolean {
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
    const line = at === null ? 0 : view.state.doc.lineAt(at).number;
    const pair = this.#lines.findLast(([, there]) => there <= line);
    if (!pair || !this.#document) return false;
    this.#isFollowing = true;
    this.#document.goTo(pair[0]);
    this.#isFollowing = false;
    return false;
  }
}
