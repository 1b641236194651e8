/** Light, dark, or as the computer wishes. */

import type { Memory } from "./layout.ts";

const NEXT: Record<string, string> = { auto: "light", light: "dark", dark: "auto" };

export class Theme {
  constructor(private readonly memory: Memory) {
    this.#apply();
  }

  /** `auto`, `light` or `dark`. */
  get name(): string {
    const name = this.memory.text("theme", "auto");
    return name in NEXT ? name : "auto";
  }

  next(): void {
    this.memory.set("theme", NEXT[this.name]!);
    this.#apply();
  }

  #apply(): void {
    if (this.name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.name;
  }
}
