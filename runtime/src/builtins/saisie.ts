/** Built-ins of the family « Souris et clavier »: things as they were at the last wait. */
import { keyName } from "../core/keys.ts";
import { type Pointer, run } from "../core/run.ts";
import type { Toile } from "../toile/toile.ts";

const AWAY: Pointer = { x: 0, y: 0, down: false, clicked: false };

function pointerOn(toile: Toile): Pointer {
  return run.input.toiles[toile.id] ?? AWAY;
}

export function clique(x: number, y: number, left: number, top: number, size: number, height?: number): boolean {
  if (height === undefined) return Math.sqrt((x - left) * (x - left) + (y - top) * (y - top)) <= size;
  return left <= x && x < left + size && top <= y && y < top + height;
}

export function touche_enfoncee(key: string): boolean {
  return run.input.keys.includes(keyName(key));
}

export function souris_x(toile: Toile): number {
  return pointerOn(toile).x;
}

export function souris_y(toile: Toile): number {
  return pointerOn(toile).y;
}

export function souris_enfoncee(toile: Toile): boolean {
  return pointerOn(toile).down;
}

export function clic_recu(toile: Toile): boolean {
  return pointerOn(toile).clicked;
}
