/** The programs of the folder and what is remembered of them: one truth for all panels. */

import { freePath, pathOf, shortName } from "../documents/paths.ts";
import { api } from "../server/api.ts";
import type { Group, ProgramEntry, State } from "../server/model.ts";

export class Library {
  programs: ProgramEntry[] = [];
  folders: string[] = [];
  favourites: Group[] = [];
  bin: string[] = [];
  #listeners: (() => void)[] = [];

  constructor(state: State) {
    this.#accept(state);
    this.favourites = state.favourites;
  }

  /** Call `listener` after each change. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Look at the folder again. */
  async refresh(): Promise<void> {
    const state = await api.state();
    this.#accept(state);
    this.favourites = state.favourites;
    this.#tell();
  }

  isFavourite(path: string): boolean {
    return this.favourites.some(({ paths }) => paths.includes(path));
  }

  /** Put `path` among the favourites, or take it away. */
  async toggleFavourite(path: string): Promise<void> {
    const groups = this.favourites.map(({ heading, paths }) => ({
      heading,
      paths: paths.filter((one) => one !== path),
    }));
    if (!this.isFavourite(path)) {
      const first = groups.find(({ heading }) => heading === "");
      if (first) first.paths.push(path);
      else groups.unshift({ heading: "", paths: [path] });
    }
    await this.setFavourites(groups);
  }

  async setFavourites(groups: Group[]): Promise<void> {
    this.favourites = groups;
    this.#tell();
    await api.setFavourites(groups);
  }

  /** A path for a new program called `name` in `folder` that takes nobody's place. */
  free(folder: string, name: string): string {
    return freePath(
      pathOf(folder, name),
      this.programs.map(({ path }) => path),
    );
  }

  /** The programs whose name or folder holds `words`. */
  search(words: string, folded: (text: string) => string): ProgramEntry[] {
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    return this.programs.filter(({ path }) => wanted.every((word) => folded(path).includes(word)));
  }

  #accept(state: State): void {
    this.programs = state.programs;
    this.folders = state.folders;
    this.bin = state.bin;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** By name, as a person would, or the newest first. */
export function sorted(programs: readonly ProgramEntry[], order: string): ProgramEntry[] {
  const compare = new Intl.Collator("fr", { numeric: true, sensitivity: "base" }).compare;
  return [...programs].sort((one, other) =>
    order === "date" ? other.modified - one.modified : compare(shortName(one.path), shortName(other.path)),
  );
}
