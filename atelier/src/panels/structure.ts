/** The structure of the program in front: its sections and what they hold, live, with a filter. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import type { OpenDocument } from "../documents/document.ts";
import { folded } from "../documents/paths.ts";
import { paintCalmly } from "../page/calm.ts";
import { ICONS } from "../page/icons.ts";
import { TEXTES } from "../textes.ts";
import { type Entry, entriesOf, entryAt, kept } from "./outline.ts";

export class StructurePanel {
  readonly root = element("div", { class: "panel-body structure" });
  #filter = element("input", { type: "search", class: "field-input" });
  #tree = element("ul", { class: "tree", role: "tree", "aria-label": TEXTES.structure.title });
  #document: OpenDocument | null = null;
  #entries: Entry[] = [];
  #closed = new Set<string>();
  #here: string | null = null;

  constructor() {
    this.#filter.placeholder = TEXTES.structure.filter;
    this.#filter.setAttribute("aria-label", TEXTES.structure.filter);
    this.#filter.oninput = () => this.#paint();
    this.#filter.onkeydown = (event) => {
      if (event.key === "ArrowDown") this.#items()[0]?.focus();
      else if (event.key === "Enter") this.#items()[0]?.click();
      else return;
      event.preventDefault();
    };
    this.#tree.onkeydown = (event) => this.#keys(event);
    this.root.append(element("div", { class: "panel-tools" }, this.#filter), this.#tree);
  }

  /** Show the structure of `document` as it last became known. */
  show(document: OpenDocument | null): void {
    this.#document = document;
    this.#entries = document ? entriesOf(document.symbols) : [];
    if (this.root.isConnected) paintCalmly(this, () => this.#paint());
  }

  /** The panel comes into sight; hidden, it paints nothing. */
  wake(): void {
    this.#paint();
  }

  /** Highlight where the cursor is. */
  follow(): void {
    const view = this.#document?.view;
    if (!view || !this.root.isConnected) return;
    const { head } = view.state.selection.main;
    const line = view.state.doc.lineAt(head);
    const here = entryAt(this.#entries, { line: line.number - 1, character: head - line.from })?.key ?? null;
    if (here === this.#here) return;
    this.#here = here;
    for (const item of this.#items()) {
      const isHere = item.dataset.key === here;
      item.classList.toggle("here", isHere);
      if (isHere) item.setAttribute("aria-current", "location");
      else item.removeAttribute("aria-current");
      if (isHere && !this.#tree.contains(document.activeElement)) item.scrollIntoView({ block: "nearest" });
    }
  }

  #paint(): void {
    const words = folded(this.#filter.value.trim());
    const shown = words === "" ? this.#entries : kept(this.#entries, (name) => folded(name).includes(words));
    const focused = this.#tree.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    this.#here = null;
    this.#tree.replaceChildren(...shown.flatMap((entry) => this.#rows(entry, 1, words !== "")));
    if (shown.length === 0) this.#tree.append(this.#nothing(words));
    const items = this.#items();
    const entered = items.find(({ dataset }) => dataset.key === focused) ?? items[0];
    if (entered) entered.tabIndex = 0;
    if (focused !== undefined) entered?.focus();
    this.follow();
  }

  #nothing(words: string): HTMLElement {
    const text = !this.#document
      ? TEXTES.problems.noProgram
      : words === ""
        ? TEXTES.structure.empty
        : TEXTES.structure.notFound;
    return element("li", { class: "empty", role: "none" }, text);
  }

  #rows(entry: Entry, level: number, isFiltered: boolean): HTMLElement[] {
    const hasChildren = entry.children.length > 0;
    const isOpen = isFiltered || !this.#closed.has(entry.key);
    const item = element("li", {
      role: "treeitem",
      class: `tree-item ${entry.kind}`,
      tabindex: -1,
      "aria-level": level,
      "aria-expanded": hasChildren ? String(isOpen) : null,
      "data-key": entry.key,
    });
    item.style.setProperty("--level", String(level - 1));
    const twist = element("span", { class: "twist", "aria-hidden": "true" });
    if (hasChildren) twist.append(icon(ICONS.chevron));
    twist.onclick = (event) => {
      event.stopPropagation();
      if (hasChildren) this.#fold(entry, isOpen);
    };
    const kind = element("span", { class: "hidden-text" }, `${TEXTES.structure.kinds[entry.kind]} `);
    item.append(twist, icon(ICONS[entry.kind]), kind, element("span", { class: "tree-name" }, entry.name));
    if (entry.detail) item.append(" ", element("span", { class: "tree-detail" }, entry.detail));
    item.onclick = () => this.#document?.goTo(entry.place.line + 1, entry.place.character + 1);
    const below = isOpen ? entry.children.flatMap((child) => this.#rows(child, level + 1, isFiltered)) : [];
    return [item, ...below];
  }

  #fold(entry: Entry, isOpen: boolean): void {
    if (isOpen) this.#closed.add(entry.key);
    else this.#closed.delete(entry.key);
    this.#paint();
  }

  #items(): HTMLElement[] {
    return [...this.#tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  }

  #keys(event: KeyboardEvent): void {
    const items = this.#items();
    const at = items.indexOf(document.activeElement as HTMLElement);
    const item = items[at];
    if (!item) return;
    const level = Number(item.ariaLevel);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) enter(items, items[next]);
    else if (event.key === "ArrowRight" && item.ariaExpanded === "false") this.#twist(item);
    else if (event.key === "ArrowRight" && item.ariaExpanded === "true") enter(items, items[at + 1]);
    else if (event.key === "ArrowLeft" && item.ariaExpanded === "true") this.#twist(item);
    else if (event.key === "ArrowLeft") enter(items, parent(items, at, level));
    else if (event.key === "Enter" || event.key === " ") item.click();
    else return;
    event.preventDefault();
  }

  #twist(item: HTMLElement): void {
    item.querySelector<HTMLElement>(".twist")?.click();
  }
}

function parent(items: HTMLElement[], at: number, level: number): HTMLElement | undefined {
  return items.slice(0, at).findLast((item) => Number(item.ariaLevel) < level);
}

function enter(items: HTMLElement[], item: HTMLElement | undefined): void {
  if (!item) return;
  for (const one of items) one.tabIndex = one === item ? 0 : -1;
  item.focus();
}
