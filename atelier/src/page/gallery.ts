/** The first page: start a program, or open a copy of an example by its picture. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import { api } from "../server/api.ts";
import type { Example } from "../server/model.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";

export interface GalleryActions {
  create(): void;
  learn(): void;
  open(name: string): void;
  leave(): void;
}

export class Gallery {
  readonly root = element("main", { class: "gallery", "aria-labelledby": "gallery-title", hidden: true });
  #cards = element("ul", { class: "cards" });
  #leave = element("button", { type: "button", class: "button" }, icon(ICONS.back), TEXTES.gallery.leave);
  #isFilled = false;

  constructor(private readonly actions: GalleryActions) {
    const words = TEXTES.gallery;
    const create = element("button", { type: "button", class: "button primary large" }, icon(ICONS.plus), words.create);
    create.onclick = () => actions.create();
    const learn = element("button", { type: "button", class: "button large" }, icon(ICONS.help), words.learn);
    learn.onclick = () => actions.learn();
    this.#leave.onclick = () => actions.leave();
    this.root.append(
      element(
        "header",
        { class: "gallery-head" },
        element("h1", { id: "gallery-title", tabindex: -1 }, words.title),
        element("p", {}, words.subtitle),
        element("div", { class: "gallery-actions" }, create, learn, this.#leave),
      ),
      element("h2", { class: "gallery-heading" }, words.examples),
      this.#cards,
    );
  }

  /** Show the page; `canLeave`: there is something behind it. */
  async show(canLeave: boolean): Promise<void> {
    this.root.hidden = false;
    this.#leave.hidden = !canLeave;
    this.root.querySelector<HTMLElement>("h1")?.focus();
    if (this.#isFilled) return;
    const examples = await api.gallery().catch(() => []);
    this.#isFilled = examples.length > 0;
    this.#cards.replaceChildren(...examples.map((example) => this.#card(example)));
  }

  hide(): void {
    this.root.hidden = true;
  }

  #card({ name, title, summary, picture }: Example): HTMLElement {
    const image = picture
      ? element("img", { src: picture, alt: "", loading: "lazy", class: "card-picture" })
      : element("span", { class: "card-picture none" }, icon(ICONS.program));
    const open = element("button", { type: "button", class: "card" });
    open.append(
      image,
      element("span", { class: "card-title" }, title),
      element("span", { class: "card-text" }, summary),
    );
    open.onclick = () => this.actions.open(name);
    return element("li", {}, open);
  }
}
