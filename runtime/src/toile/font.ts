/** The width of texts in the bundled font: the sum of the advances, without kerning. */
import { ADVANCE_RUNS, MISSING_ADVANCE, UNITS_PER_EM } from "../generated/advances.ts";

let advances: Map<number, number> | null = null;

function readAdvances(): Map<number, number> {
  const read = new Map<number, number>();
  for (const [first, ...widths] of ADVANCE_RUNS) {
    for (const [i, width] of widths.entries()) read.set(first! + i, width);
  }
  return read;
}

function lineUnits(line: string): number {
  advances ??= readAdvances();
  let units = 0;
  for (const character of line) units += advances.get(character.codePointAt(0)!) ?? MISSING_ADVANCE;
  return units;
}

/** The width in pixels of a text of this size, that of its longest line if it has several. */
export function textWidth(text: string, size: number): number {
  if (size <= 0) return 0;
  const units = text.split("\n").reduce((widest, line) => Math.max(widest, lineUnits(line)), 0);
  return (units * size) / UNITS_PER_EM;
}
