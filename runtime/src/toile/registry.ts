/** The toiles of the current run. */
import { run } from "../core/run.ts";
import type { Toile } from "./toile.ts";

/** A new toile for a variable; `declaration` tells which declaration made it. */
export function newToile(name: string, declaration: string | number): Toile {
  return run.toiles.make(name, declaration);
}

/** Keeps what is drawn as what is seen. */
export function showCanvas(toile: Toile): void {
  run.toiles.show(toile);
}
