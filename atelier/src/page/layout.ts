/** What the page remembers between two visits: sizes, open panels, open programs, theme. */

import { api } from "../server/api.ts";
import type { Layout } from "../server/model.ts";

const DELAY_MS = 500;

export class Memory {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly values: Layout) {}

  text(name: string, otherwise: string): string {
    const value = this.values[name];
    return typeof value === "string" ? value : otherwise;
  }

  number(name: string, otherwise: number): number {
    const value = this.values[name];
    return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.values[name];
    return typeof value === "boolean" ? value : otherwise;
  }

  list(name: string): string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
  }

  /** Remember `value` under `name`, on the disk in a moment. */
  set(name: string, value: string | number | boolean | string[]): void {
    if (JSON.stringify(this.values[name]) === JSON.stringify(value)) return;
    this.values[name] = value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(false), DELAY_MS);
  }

  /** Write it now. */
  flush(keepalive: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void api.setLayout(this.values, keepalive).catch(() => {});
  }
}
