/** The toiles of the program, one in front at a time when there are several: a tab each, and one for all. */

import { element } from "../../../runtime/src/player/dom.ts";
import { StageView } from "../../../runtime/src/player/stage.ts";
import { TEXTES } from "../textes.ts";

const ALL = -1;

export class TabbedStage extends StageView {
  readonly tabs = element("div", {
    class: "toile-tabs",
    role: "tablist",
    "aria-label": TEXTES.run.toiles,
    hidden: true,
  });
  #names = new Map<number, string>();
  #figures = new Map<number, HTMLElement>();
  #front = ALL;

  constructor(onFirst: (canvas: HTMLCanvasElement) => void) {
    super(onFirst);
    this.tabs.addEventListener("keydown", (event) => this.#keys(event));
  }

  override reset(send: Parameters<StageView["reset"]>[0]): void {
    super.reset(send);
    this.#names.clear();
    this.#figures.clear();
    this.#front = ALL;
    this.#paint();
  }

  override place(id: number, name: string, width: number, height: number): void {
    super.place(id, name, width, height);
    if (this.#names.has(id)) return;
    this.#names.set(id, name);
    const figure = this.root.lastElementChild;
    if (figure instanceof HTMLElement) this.#figures.set(id, figure);
    this.#paint();
  }

  /** The name of the toile in front; "" when all are shown. */
  get front(): string {
    return this.#names.get(this.#front) ?? "";
  }

  #paint(): void {
    const several = this.#names.size > 1;
    if (!several) this.#front = ALL;
    this.tabs.hidden = !several;
    const tabs: [number, string][] = [[ALL, TEXTES.run.allToiles], ...this.#names];
    this.tabs.replaceChildren(...tabs.map(([id, name]) => this.#tab(id, name)));
    for (const [id, figure] of this.#figures) figure.hidden = this.#front !== ALL && this.#front !== id;
  }

  #tab(id: number, name: string): HTMLElement {
    const isFront = id === this.#front;
    const tab = element("button", {
      type: "button",
      role: "tab",
      class: "small-tab",
      "aria-selected": String(isFront),
      tabindex: isFront ? 0 : -1,
    });
    tab.append(name);
    tab.onclick = () => {
      this.#front = id;
      this.#paint();
      this.tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    };
    return tab;
  }

  #keys(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const ids = [ALL, ...this.#names.keys()];
    this.#front = ids[(ids.indexOf(this.#front) + step + ids.length) % ids.length] ?? ALL;
    this.#paint();
    this.tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    event.preventDefault();
  }
}
