/** The middle: tabs, editor, and the problems below them. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import type { Desk } from "../documents/desk.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { ProblemsPanel } from "../panels/problems.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";
import type { Memory } from "./layout.ts";
import { splitter } from "./splitter.ts";

export class Work {
  readonly root = element("section", { class: "work", id: "work", "aria-label": TEXTES.regions.work });
  #nothing = element("div", { class: "no-program" });
  #problemsHead = element("button", { type: "button", class: "problems-head", "aria-controls": "problems" });
  #count = element("span", { class: "problems-count", role: "status" });
  #below = element("div", { class: "problems-box", id: "problems" });
  #bar: HTMLElement;

  constructor(
    desk: Desk,
    private readonly problems: ProblemsPanel,
    create: () => void,
    private readonly memory: Memory,
  ) {
    const add = element("button", { type: "button", class: "icon-button", title: TEXTES.tabs.new });
    add.setAttribute("aria-label", TEXTES.tabs.new);
    add.append(icon(ICONS.plus));
    add.onclick = create;
    this.#nothing.append(icon(ICONS.program), element("p", {}, TEXTES.problems.noProgram));
    this.#problemsHead.append(icon(ICONS.chevron), element("span", {}, TEXTES.problems.title), this.#count);
    this.#problemsHead.title = TEXTES.problems.fold;
    this.#problemsHead.onclick = () => this.#fold(!this.#below.hidden);
    this.#below.append(problems.root);
    this.#bar = splitter(
      {
        name: "problems",
        label: TEXTES.splits.problems,
        target: this.root,
        axis: "y",
        direction: -1,
        start: 168,
        least: 60,
        most: () => Math.max(80, this.root.clientHeight * 0.6),
      },
      memory,
    );
    this.root.append(
      element("div", { class: "tab-bar" }, desk.tabs, add),
      this.#nothing,
      desk.editors,
      this.#bar,
      this.#problemsHead,
      this.#below,
    );
    this.#fold(memory.flag("problems_folded", innerHeight < 700));
  }

  show(document: OpenDocument | null): void {
    this.#nothing.hidden = document !== null;
  }

  /** The number of problems is new. */
  counted(): void {
    const { errors, advice } = this.problems;
    this.#count.textContent = TEXTES.problems.count(errors, advice);
    this.#count.dataset.kind = errors > 0 ? "error" : advice > 0 ? "advice" : "none";
  }

  #fold(isFolded: boolean): void {
    this.#below.hidden = isFolded;
    this.#bar.hidden = isFolded;
    this.#problemsHead.setAttribute("aria-expanded", String(!isFolded));
    this.memory.set("problems_folded", isFolded);
  }
}
