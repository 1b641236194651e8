/** The favourites: groups of programs, put in order by dragging or with Alt and the arrow keys. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import { folderOf, shortName } from "../documents/paths.ts";
import { paintCalmly } from "../page/calm.ts";
import { askText } from "../page/dialog.ts";
import { ICONS } from "../page/icons.ts";
import { type MenuItem, openMenu } from "../page/menu.ts";
import type { Group } from "../server/model.ts";
import { TEXTES } from "../textes.ts";
import type { Actions } from "./actions.ts";
import type { Library } from "./library.ts";
import { movedBy, movedTo, type Place } from "./order.ts";
import { keepFocus } from "./programs.ts";

export class FavouritesPanel {
  readonly root = element("div", { class: "panel-body favourites" });
  #list = element("div", { class: "program-list" });
  #live = element("p", { class: "hidden-text", "aria-live": "polite" });
  #dragged: string | null = null;
  #current: string | null = null;

  constructor(
    private readonly library: Library,
    private readonly actions: Actions,
    private readonly open: (path: string) => void,
  ) {
    const create = element("button", { type: "button", class: "button" }, icon(ICONS.plus), TEXTES.favourites.newGroup);
    create.onclick = () => void this.#createGroup();
    const hint = element("p", { class: "hint" }, TEXTES.favourites.hint);
    this.root.append(element("div", { class: "panel-tools" }, create), this.#list, hint, this.#live);
    library.listen(() => paintCalmly(this, () => this.#paint()));
    this.#paint();
  }

  set current(path: string | null) {
    this.#current = path;
    this.#paint();
  }

  #paint(): void {
    const groups = this.library.favourites;
    const nodes: Node[] = groups.map((group, rank) => this.#group(group, rank));
    if (groups.every(({ paths }) => paths.length === 0)) {
      nodes.unshift(element("p", { class: "empty" }, TEXTES.favourites.none));
    }
    keepFocus(this.#list, () => this.#list.replaceChildren(...nodes));
  }

  #group(group: Group, rank: number): HTMLElement {
    const rows = element("ul", { class: "rows drop-zone", "aria-label": group.heading || TEXTES.favourites.title });
    rows.append(...group.paths.map((path, place) => this.#row(path, { group: rank, place })));
    this.#receive(rows, { group: rank, place: group.paths.length });
    if (group.heading === "") return element("section", { class: "group" }, rows);
    const more = element("button", { type: "button", class: "row-button", "aria-haspopup": "menu" });
    more.dataset.key = `group:${group.heading}`;
    more.setAttribute("aria-label", TEXTES.favourites.groupMenu(group.heading));
    more.append(icon(ICONS.more));
    more.onclick = () => openMenu(more, group.heading, this.#groupMenu(rank));
    const head = element("header", { class: "group-head" }, element("h3", {}, group.heading), more);
    this.#receive(head, { group: rank, place: 0 });
    return element("section", { class: "group" }, head, rows);
  }

  #row(path: string, at: Place): HTMLElement {
    const name = shortName(path);
    const open = element("button", { type: "button", class: "row-main", title: path, "data-key": path });
    open.append(icon(ICONS.star), element("span", { class: "row-name" }, name));
    const isGone = !this.library.programs.some((one) => one.path === path);
    const note = isGone ? TEXTES.favourites.gone : folderOf(path);
    if (note) open.append(element("span", { class: "row-note" }, note));
    if (path === this.#current) open.setAttribute("aria-current", "true");
    open.setAttribute("aria-keyshortcuts", "Alt+ArrowUp Alt+ArrowDown");
    open.onclick = () => this.open(path);
    open.onkeydown = (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      void this.#move(movedBy(this.library.favourites, path, step), path);
    };
    const more = element("button", { type: "button", class: "row-button", "data-key": `menu:${path}` });
    more.setAttribute("aria-label", TEXTES.programs.more(name));
    more.setAttribute("aria-haspopup", "menu");
    more.append(icon(ICONS.more));
    more.onclick = () => openMenu(more, name, this.#rowMenu(path));
    const row = element("li", { class: "row", draggable: "true" }, open, more);
    row.ondragstart = (event) => {
      this.#dragged = path;
      event.dataTransfer?.setData("text/plain", path);
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
      row.classList.add("dragging");
    };
    row.ondragend = () => {
      this.#dragged = null;
      row.classList.remove("dragging");
    };
    this.#receive(row, at, { ...at, place: at.place + 1 });
    return row;
  }

  /** A favourite dropped on `target` goes to `at`; in the lower half, to `below` if there is such a place. */
  #receive(target: HTMLElement, at: Place, below?: Place): void {
    const isBelow = ({ clientY }: DragEvent): boolean => {
      const box = target.getBoundingClientRect();
      return below !== undefined && clientY > box.top + box.height / 2;
    };
    target.addEventListener("dragover", (event) => {
      if (this.#dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      target.classList.add("over");
      target.classList.toggle("below", isBelow(event));
    });
    target.addEventListener("dragleave", ({ relatedTarget }) => {
      if (!target.contains(relatedTarget as Node | null)) target.classList.remove("over");
    });
    target.addEventListener("drop", (event) => {
      target.classList.remove("over");
      const path = this.#dragged;
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      void this.#move(movedTo(this.library.favourites, path, (isBelow(event) && below) || at), path);
    });
  }

  async #move(groups: Group[], path: string): Promise<void> {
    await this.#set(groups);
    const group = groups.find(({ paths }) => paths.includes(path));
    const place = (group?.paths.indexOf(path) ?? 0) + 1;
    this.#live.textContent = TEXTES.favourites.moved(shortName(path), place, group?.heading ?? "");
  }

  #rowMenu(path: string): MenuItem[] {
    const words = TEXTES.favourites;
    const groups = this.library.favourites;
    const up = { label: words.up, icon: ICONS.up, action: () => void this.#move(movedBy(groups, path, -1), path) };
    const down = {
      label: words.down,
      icon: ICONS.down,
      action: () => void this.#move(movedBy(groups, path, 1), path),
    };
    const others = groups.flatMap(({ heading, paths }, rank) => {
      if (paths.includes(path)) return [];
      const to = { group: rank, place: paths.length };
      const action = (): void => void this.#move(movedTo(groups, path, to), path);
      return [{ label: words.moveTo(heading), icon: ICONS.folder, action }];
    });
    const remove = { label: words.remove, icon: ICONS.close, action: () => this.actions.toggleFavourite(path) };
    return [up, down, ...others, remove];
  }

  #groupMenu(rank: number): MenuItem[] {
    const words = TEXTES.favourites;
    return [
      { label: words.renameGroup, icon: ICONS.format, action: () => void this.#renameGroup(rank) },
      { label: words.up, icon: ICONS.up, action: () => void this.#moveGroup(rank, -1) },
      { label: words.down, icon: ICONS.down, action: () => void this.#moveGroup(rank, 1) },
      { label: words.removeGroup, icon: ICONS.trash, action: () => void this.#removeGroup(rank) },
    ];
  }

  async #createGroup(): Promise<void> {
    const heading = await askText(TEXTES.favourites.newGroup, TEXTES.favourites.groupName, "", TEXTES.create.action);
    const isTaken = this.library.favourites.some((group) => group.heading === heading);
    if (heading !== null && !isTaken) await this.#set([...this.library.favourites, { heading, paths: [] }]);
  }

  async #renameGroup(rank: number): Promise<void> {
    const old = this.library.favourites[rank];
    if (!old) return;
    const words = TEXTES.favourites;
    const heading = await askText(words.renameGroup, words.groupName, old.heading, TEXTES.rename.action);
    if (heading === null) return;
    await this.#set(this.library.favourites.map((group) => (group === old ? { ...group, heading } : group)));
  }

  async #moveGroup(rank: number, step: number): Promise<void> {
    const groups = [...this.library.favourites];
    const [group] = groups.splice(rank, 1);
    if (group) groups.splice(Math.max(0, rank + step), 0, group);
    await this.#set(groups);
  }

  /** Its programs stay favourites, outside any group. */
  async #removeGroup(rank: number): Promise<void> {
    const groups = this.library.favourites.map(({ heading, paths }) => ({ heading, paths: [...paths] }));
    const [gone] = groups.splice(rank, 1);
    const first = groups.find(({ heading }) => heading === "");
    if (gone && first) first.paths.push(...gone.paths);
    else if (gone) groups.unshift({ heading: "", paths: gone.paths });
    await this.#set(groups);
  }

  #set(groups: Group[]): Promise<void> {
    return this.library.setFavourites(groups);
  }
}
