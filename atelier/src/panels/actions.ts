/** What can be done with a program of the folder, each with its question: create, rename, duplicate, delete… */

import { element } from "../../../runtime/src/player/dom.ts";
import type { Desk } from "../documents/desk.ts";
import { openHistory } from "../documents/history.ts";
import { folderOf, pathOf, shortName } from "../documents/paths.ts";
import { askText } from "../page/dialog.ts";
import { ICONS } from "../page/icons.ts";
import type { MenuItem } from "../page/menu.ts";
import type { Toasts } from "../page/toast.ts";
import { api, Lost, Refusal } from "../server/api.ts";
import type { Template } from "../server/model.ts";
import { TEXTES } from "../textes.ts";
import type { Library } from "./library.ts";

export class Actions {
  #templates: Promise<Template[]> | null = null;

  constructor(
    private readonly library: Library,
    private readonly desk: Desk,
    private readonly toasts: Toasts,
  ) {}

  /** Ask for a name and a template, then open the new program. */
  async create(folder = ""): Promise<void> {
    const templates = await this.#fetchTemplates();
    const select = this.#folderSelect(folder);
    const choice = templateChoice(templates);
    const words = TEXTES.create;
    const name = await askText(words.title, words.name, words.start, words.action, [...select.nodes, ...choice.nodes]);
    if (name === null) return;
    await this.#try(async () => {
      const { path } = await api.create(this.library.free(select.value(), name), choice.value());
      await this.library.refresh();
      await this.desk.open(path);
    });
  }

  /** A new program with `text`, as when an example of the help is kept. */
  async createWith(name: string, text: string): Promise<void> {
    await this.#try(async () => {
      const { path } = await api.create(this.library.free("", name), { text });
      await this.library.refresh();
      await this.desk.open(path);
    });
  }

  async rename(path: string): Promise<void> {
    const select = this.#folderSelect(folderOf(path));
    const words = TEXTES.rename;
    const name = await askText(words.title(shortName(path)), words.name, shortName(path), words.action, select.nodes);
    const wanted = name === null ? path : pathOf(select.value(), name);
    if (wanted === path) return;
    await this.#try(async () => {
      const document = this.desk.find(path);
      const wasFront = this.desk.current === document;
      const move = (): Promise<unknown> => api.rename(path, wanted);
      await (document ? document.leave(move) : move());
      const typed = document?.isDirty ? document.text : null; // while the file was being moved
      this.desk.forget(path);
      await this.library.refresh();
      const moved = document && (await this.desk.open(wanted, wasFront));
      if (moved && typed !== null) moved.replace(typed);
    });
  }

  async duplicate(path: string): Promise<void> {
    await this.#try(async () => {
      await this.desk.find(path)?.save();
      const copy = await api.duplicate(path);
      await this.library.refresh();
      await this.desk.open(copy.path);
    });
  }

  /** To the bin: not asked, but easily undone. */
  async remove(path: string): Promise<void> {
    await this.#try(async () => {
      const document = this.desk.find(path);
      const remove = (): Promise<{ name: string }> => api.remove(path);
      const { name } = await (document ? document.leave(remove) : remove());
      this.desk.forget(path);
      await this.library.refresh();
      this.toasts.say(TEXTES.bin.moved(shortName(path)), {
        label: TEXTES.bin.undo,
        run: () => void this.restore(name),
      });
    });
  }

  async restore(name: string): Promise<void> {
    await this.#try(async () => {
      const { path } = await api.restore(name);
      await this.library.refresh();
      await this.desk.open(path);
    });
  }

  async makeFolder(): Promise<void> {
    const words = TEXTES.folder;
    const name = await askText(words.title, words.name, "", words.action);
    if (name === null) return;
    await this.#try(async () => {
      await api.makeFolder(name);
      await this.library.refresh();
    });
  }

  async history(path: string): Promise<void> {
    await this.#try(async () => {
      const document = await this.desk.open(path);
      if (document) await openHistory(document);
    });
  }

  toggleFavourite(path: string): void {
    void this.#try(() => this.library.toggleFavourite(path));
  }

  /** The menu of a program. */
  menu(path: string): MenuItem[] {
    const words = TEXTES.programs.menu;
    const star = this.library.isFavourite(path) ? words.unstar : words.star;
    return [
      { label: words.open, icon: ICONS.program, action: () => void this.desk.open(path) },
      { label: star, icon: ICONS.star, action: () => this.toggleFavourite(path) },
      { label: words.rename, icon: ICONS.format, action: () => void this.rename(path) },
      { label: words.duplicate, icon: ICONS.plus, action: () => void this.duplicate(path) },
      { label: words.history, icon: ICONS.history, action: () => void this.history(path) },
      { label: words.remove, icon: ICONS.trash, action: () => void this.remove(path) },
    ];
  }

  #fetchTemplates(): Promise<Template[]> {
    this.#templates ??= api.templates().catch(() => []);
    return this.#templates;
  }

  /** Where the program goes; nothing to choose while there are no folders. */
  #folderSelect(chosen: string): { nodes: Node[]; value: () => string } {
    if (this.library.folders.length === 0) return { nodes: [], value: () => chosen };
    const select = element("select", { class: "field-input", id: "dialog-folder" });
    for (const folder of ["", ...this.library.folders]) {
      select.append(element("option", { value: folder, selected: folder === chosen }, folder || TEXTES.folder.top));
    }
    const label = element("label", { for: "dialog-folder" }, TEXTES.folder.label);
    return { nodes: [element("div", { class: "field" }, label, select)], value: () => select.value };
  }

  async #try(action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (error instanceof Refusal) this.toasts.say(error.message);
      else if (error instanceof Lost) this.toasts.say(TEXTES.away);
      else throw error;
    }
  }
}

/** One radio button for each template. */
function templateChoice(templates: readonly Template[]): { nodes: Node[]; value: () => object } {
  if (templates.length === 0) return { nodes: [], value: () => ({}) };
  const group = element("fieldset", { class: "templates" }, element("legend", {}, TEXTES.create.template));
  for (const [rank, { name, title }] of templates.entries()) {
    const radio = element("input", { type: "radio", name: "template", value: name, checked: rank === 0 });
    group.append(element("label", { class: "template" }, radio, element("span", {}, title)));
  }
  const value = (): object => {
    const chosen = group.querySelector<HTMLInputElement>("input:checked");
    return chosen ? { template: chosen.value } : {};
  };
  return { nodes: [group], value };
}
