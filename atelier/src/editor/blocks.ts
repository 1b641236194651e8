/** Blocks of EduCode read line by line: what opens one, what ends it, how far a line is indented. Pure text. */

export const INDENT = 4;

const OPENERS: [RegExp, string][] = [
  [/^\s*si\b.*\balors\s*(?:\/\/.*)?$/, "si"],
  [/^\s*pour\s+[\p{L}_][\p{L}\d_]*\s+de\s.*\s(?:à|a)\s+\S/u, "pour"],
  [/^\s*tant\s+que\s+\S/, "tant que"],
  [/^\s*fonction\s+[\p{L}_][\p{L}\d_]*\s*\(/u, "fonction"],
  [/^\s*proc[ée]dure\s+[\p{L}_][\p{L}\d_]*\s*\(/u, "procédure"],
  [/^\s*classe\s+[\p{L}_][\p{L}\d_]*\s*:?\s*(?:\/\/.*)?$/u, "classe"],
];
const CLOSER = /^\s*fin\s*(si|pour|tant\s*que|fonction|proc[ée]dure|classe)\s*(?:\/\/.*)?$/;
const MIDDLE = /^\s*sinon(?![\p{L}\d_])/u;
const SECTION = /^\s*@/;

/** The lines of a text, from 0. */
export interface Lines {
  readonly count: number;
  line(index: number): string;
}

/** The block that `line` opens: `"si"`, `"tant que"`…; null for none. */
export function opened(line: string): string | null {
  return OPENERS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}

/** The block that `line` ends. */
export function closed(line: string): string | null {
  const word = CLOSER.exec(line)?.[1];
  if (word === undefined) return null;
  return word.startsWith("tant") ? "tant que" : word.replace("proce", "procé");
}

/** How many columns `line` is indented. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether the block that line `at` opens is ended further down, seen by the indentation of what follows. */
export function isEnded(lines: Lines, at: number): boolean {
  const kind = opened(lines.line(at));
  const indent = indentOf(lines.line(at));
  for (let index = at + 1; index < lines.count; index++) {
    const line = lines.line(index);
    if (line.trim() === "" || indentOf(line) > indent) continue;
    if (indentOf(line) < indent) return false;
    if (closed(line) === kind) return true;
    if (closed(line) !== null || opened(line) !== null) return false;
  }
  return false;
}

/** How far `line` belongs to the right, below `previous`, the last line before it that is not blank. */
export function properIndent(previous: string, line: string): number {
  const inside = opened(previous) !== null || MIDDLE.test(previous);
  const leaves = closed(line) !== null || MIDDLE.test(line);
  return Math.max(0, indentOf(previous) + (inside ? INDENT : 0) - (leaves ? INDENT : 0));
}

/** What can be folded: first line → last line hidden with it, from 0. */
export function folds(lines: Lines): Map<number, number> {
  const found = new Map<number, number>();
  const open: { kind: string; start: number }[] = [];
  let section = -1;
  const keep = (start: number, end: number): void => {
    if (end > start) found.set(start, end);
  };
  for (let index = 0; index < lines.count; index++) {
    const line = lines.line(index);
    const start = opened(line);
    const end = start === null ? closed(line) : null;
    const top = open.at(-1);
    if (start !== null) open.push({ kind: start, start: index });
    else if (top && MIDDLE.test(line) && top.kind === "si") {
      keep(top.start, index - 1);
      top.start = index;
    } else if (end !== null) {
      const place = open.findLastIndex(({ kind }) => kind === end);
      if (place >= 0) keep(open[place]!.start, index - 1);
      open.length = Math.max(place, 0);
    } else if (SECTION.test(line) && open.length === 0) {
      if (section >= 0) keep(section, lastFull(lines, index - 1));
      section = index;
    }
  }
  if (section >= 0) keep(section, lastFull(lines, lines.count - 1));
  return found;
}

function lastFull(lines: Lines, from: number): number {
  let index = from;
  while (index > 0 && lines.line(index).trim() === "") index--;
  return index;
}
