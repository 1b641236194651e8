/** The open programs: one tab and one editor each, one of them in front. */

import type { LSPClient } from "@codemirror/lsp-client";
import { element, icon } from "../../../runtime/src/player/dom.ts";
import { paintCalmly } from "../page/calm.ts";
import { ICONS } from "../page/icons.ts";
import { api, Lost, Refusal } from "../server/api.ts";
import { TEXTES } from "../textes.ts";
import { type DocumentListener, OpenDocument } from "./document.ts";
import { shortName } from "./paths.ts";

export interface DeskListener extends DocumentListener {
  /** Another program is in front, or none. */
  shown(document: OpenDocument | null): void;
  /** The set of open programs has changed. */
  opened(paths: string[]): void;
  failed(message: string): void;
  /** `document` stays open, since it cannot be written. */
  unsaved(document: OpenDocument): void;
}

export class Desk {
  readonly tabs = element("div", { class: "tabs", role: "tablist", "aria-label": TEXTES.tabs.label });
  readonly editors = element("div", { class: "editors" });
  #documents: OpenDocument[] = [];
  #current: OpenDocument | null = null;
  #opening = new Map<string, Promise<OpenDocument | null>>();

  constructor(
    private readonly client: LSPClient,
    private readonly listener: DeskListener,
  ) {
    this.tabs.addEventListener("keydown", (event) => this.#keys(event));
  }

  get current(): OpenDocument | null {
    return this.#current;
  }

  get all(): readonly OpenDocument[] {
    return this.#documents;
  }

  find(path: string): OpenDocument | undefined {
    return this.#documents.find((document) => document.path === path);
  }

  /** Open the program at `path`, or bring it to the front. */
  async open(path: string, focus = true): Promise<OpenDocument | null> {
    const document = this.find(path) ?? (await this.#load(path));
    if (document) this.show(document, focus);
    return document;
  }

  show(document: OpenDocument, focus = true): void {
    this.#current = document;
    for (const one of this.#documents) one.place.hidden = one !== document;
    this.#paint();
    this.listener.shown(document);
    document.view.requestMeasure();
    if (focus) document.view.focus();
  }

  /** Close a program; what is typed is saved first. */
  async close(document: OpenDocument): Promise<void> {
    await document.save();
    if (document.isDirty && document.state !== "saved") {
      this.show(document);
      if (document.state === "conflict") await document.askAgain();
      else this.listener.unsaved(document);
      return;
    }
    this.forget(document.path);
  }

  /** Take a program away whose file is gone. */
  forget(path: string): void {
    const document = this.find(path);
    if (!document) return;
    const place = this.#documents.indexOf(document);
    this.#documents.splice(place, 1);
    document.close();
    this.listener.opened(this.#documents.map((one) => one.path));
    if (this.#current !== document) {
      this.#paint();
      return;
    }
    const next = this.#documents[Math.min(place, this.#documents.length - 1)];
    if (next) this.show(next);
    else {
      this.#current = null;
      this.#paint();
      this.listener.shown(null);
    }
  }

  async saveAll(): Promise<void> {
    await Promise.all(this.#documents.map((document) => document.save()));
  }

  /** Save everything because the pupil wants it: what was left undecided is asked again. */
  async saveNow(): Promise<void> {
    await Promise.all(this.#documents.map((document) => document.askAgain()));
  }

  /** A document's name or state has changed. */
  refresh(): void {
    paintCalmly(this, () => this.#paint());
  }

  #load(path: string): Promise<OpenDocument | null> {
    const known = this.#opening.get(path) ?? this.#read(path).finally(() => this.#opening.delete(path));
    this.#opening.set(path, known);
    return known;
  }

  async #read(path: string): Promise<OpenDocument | null> {
    try {
      const document = new OpenDocument(await api.read(path), this.client, this.listener);
      this.#documents.push(document);
      this.editors.append(document.place);
      this.listener.opened(this.#documents.map((one) => one.path));
      return document;
    } catch (error) {
      this.listener.failed(error instanceof Refusal ? error.message : TEXTES.away);
      if (!(error instanceof Refusal || error instanceof Lost)) throw error;
      return null;
    }
  }

  #paint(): void {
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.#documents.map((one) => this.#tab(one)));
    this.tabs.hidden = this.#documents.length === 0;
    const front = this.tabs.querySelector<HTMLElement>('[aria-selected="true"]');
    front?.parentElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (focused) front?.focus();
  }

  #tab(document: OpenDocument): HTMLElement {
    const isFront = document === this.#current;
    const name = shortName(document.path);
    const tab = element(
      "button",
      {
        type: "button",
        role: "tab",
        class: "tab",
        "aria-selected": String(isFront),
        "aria-controls": document.place.id,
        tabindex: isFront ? 0 : -1,
        title: `${document.path} · ${TEXTES.tabs.closeHint}`,
      },
      element("span", { class: "tab-name" }, name),
    );
    tab.dataset.state = document.state;
    tab.append(element("span", { class: "tab-state", title: TEXTES.save.states[document.state] }));
    tab.onclick = () => this.show(document);
    tab.onauxclick = (event) => {
      if (event.button === 1) void this.close(document);
    };
    const close = element("button", {
      type: "button",
      class: "tab-close",
      tabindex: -1,
      "aria-hidden": "true",
      title: TEXTES.tabs.close(name),
    });
    close.append(icon(ICONS.close));
    close.onclick = () => void this.close(document);
    const box = element("div", { class: "tab-box", role: "presentation" }, tab, close);
    box.classList.toggle("front", isFront);
    return box;
  }

  #keys(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const current = this.#current;
    if (!current) return;
    if (step !== undefined) {
      const count = this.#documents.length;
      const next = this.#documents[(this.#documents.indexOf(current) + step + count) % count];
      if (next) this.show(next, false);
      this.tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
      event.preventDefault();
    } else if (event.key === "Delete") {
      void this.close(current);
      event.preventDefault();
    }
  }
}
