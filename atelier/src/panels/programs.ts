/** The panel of the programs: folders, search, order, and a bin. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import { folded, folderOf, shortName } from "../documents/paths.ts";
import { paintCalmly } from "../page/calm.ts";
import { ICONS } from "../page/icons.ts";
import type { Memory } from "../page/layout.ts";
import { openMenu } from "../page/menu.ts";
import type { ProgramEntry } from "../server/model.ts";
import { TEXTES } from "../textes.ts";
import type { Actions } from "./actions.ts";
import { type Library, sorted } from "./library.ts";

export class ProgramsPanel {
  readonly root = element("div", { class: "panel-body programs" });
  #list = element("div", { class: "program-list" });
  #search = element("input", { type: "search", class: "field-input" });
  #order = element("select", { class: "quiet-select", "aria-label": TEXTES.programs.order });
  #current: string | null = null;

  constructor(
    private readonly library: Library,
    private readonly actions: Actions,
    private readonly open: (path: string) => void,
    private readonly memory: Memory,
  ) {
    const words = TEXTES.programs;
    this.#search.placeholder = words.search;
    this.#search.setAttribute("aria-label", words.search);
    this.#search.oninput = () => this.paint();
    for (const [value, label] of Object.entries(words.orders)) {
      this.#order.append(element("option", { value, selected: value === memory.text("order", "name") }, label));
    }
    this.#order.onchange = () => {
      memory.set("order", this.#order.value);
      this.paint();
    };
    const create = element(
      "button",
      { type: "button", class: "button primary new-program" },
      icon(ICONS.plus),
      words.create,
    );
    create.onclick = () => void actions.create();
    const folder = element("button", { type: "button", class: "icon-button", title: words.newFolder });
    folder.setAttribute("aria-label", words.newFolder);
    folder.append(icon(ICONS.folder));
    folder.onclick = () => void actions.makeFolder();
    this.root.append(
      element("div", { class: "panel-tools" }, create, folder),
      element("div", { class: "panel-tools" }, this.#search, this.#order),
      this.#list,
    );
    library.listen(() => paintCalmly(this, () => this.paint()));
    this.paint();
  }

  /** Which program is in front. */
  set current(path: string | null) {
    this.#current = path;
    this.paint();
  }

  paint(): void {
    const words = this.#search.value.trim();
    const found = sorted(this.library.search(words, folded), this.#order.value);
    const nodes: Node[] = [];
    if (found.length === 0) {
      const text = this.library.programs.length === 0 ? TEXTES.programs.none : TEXTES.programs.notFound;
      nodes.push(element("p", { class: "empty" }, text));
    }
    nodes.push(this.#rows(found.filter(({ path }) => folderOf(path) === "")));
    for (const folder of this.library.folders) {
      const inside = found.filter(({ path }) => folderOf(path) === folder);
      if (inside.length > 0 || words === "") nodes.push(this.#folder(folder, inside, words !== ""));
    }
    if (this.library.bin.length > 0 && words === "") nodes.push(this.#bin());
    keepFocus(this.#list, () => this.#list.replaceChildren(...nodes));
  }

  #folder(folder: string, programs: ProgramEntry[], isOpen: boolean): HTMLElement {
    const closed = this.memory.list("closed_folders");
    const details = element("details", { class: "folder", open: isOpen || !closed.includes(folder) });
    const count = element("span", { class: "count" }, String(programs.length));
    details.append(element("summary", {}, icon(ICONS.folder), element("span", { class: "grow" }, folder), count));
    details.append(this.#rows(programs));
    details.ontoggle = () => {
      const others = this.memory.list("closed_folders").filter((one) => one !== folder);
      if (!isOpen) this.memory.set("closed_folders", details.open ? others : [...others, folder]);
    };
    return details;
  }

  #rows(programs: ProgramEntry[]): HTMLElement {
    return element("ul", { class: "rows" }, ...programs.map(({ path }) => this.#row(path)));
  }

  #row(path: string): HTMLElement {
    const name = shortName(path);
    const open = element("button", { type: "button", class: "row-main", title: path, "data-key": `open:${path}` });
    open.append(icon(ICONS.program), element("span", { class: "row-name" }, name));
    if (path === this.#current) open.setAttribute("aria-current", "true");
    open.onclick = () => this.open(path);
    const isStarred = this.library.isFavourite(path);
    const star = rowButton(TEXTES.programs.starLabel(name), ICONS.star, `star:${path}`);
    star.classList.add("star");
    star.setAttribute("aria-pressed", String(isStarred));
    star.onclick = () => this.actions.toggleFavourite(path);
    const more = rowButton(TEXTES.programs.more(name), ICONS.more, `more:${path}`);
    more.setAttribute("aria-haspopup", "menu");
    more.onclick = () => openMenu(more, name, this.actions.menu(path));
    const row = element("li", { class: "row" }, open, star, more);
    row.oncontextmenu = (event) => {
      event.preventDefault();
      openMenu(more, name, this.actions.menu(path));
    };
    return row;
  }

  #bin(): HTMLElement {
    const { bin } = this.library;
    const rows = bin.map((name) => {
      const shown = shortName(name);
      const back = element("button", { type: "button", class: "row-action", "data-key": `bin:${name}` });
      back.append(TEXTES.bin.restore);
      back.setAttribute("aria-label", TEXTES.bin.restoreLabel(shown));
      back.onclick = () => void this.actions.restore(name);
      return element("li", { class: "row" }, element("span", { class: "row-main" }, shown), back);
    });
    const count = element("span", { class: "count" }, String(bin.length));
    const details = element("details", { class: "folder bin", open: this.memory.flag("bin_open", false) });
    details.append(
      element("summary", {}, icon(ICONS.trash), element("span", { class: "grow" }, TEXTES.bin.title), count),
      element("ul", { class: "rows" }, ...rows),
    );
    details.ontoggle = () => this.memory.set("bin_open", details.open);
    return details;
  }
}

function rowButton(label: string, path: string, key: string): HTMLButtonElement {
  const made = element("button", {
    type: "button",
    class: "row-button",
    "aria-label": label,
    title: label,
    "data-key": key,
  });
  made.append(icon(path));
  return made;
}

/** Paint anew without losing the place of the keyboard. */
export function keepFocus(list: HTMLElement, paint: () => void): void {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && list.contains(active) ? active.dataset.key : undefined;
  paint();
  if (key !== undefined) list.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
