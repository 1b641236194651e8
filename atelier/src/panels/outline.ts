/** The structure of a program as the panel shows it. Pure data. */

import type * as lsp from "vscode-languageserver-protocol";

export type EntryKind = "section" | "function" | "class" | "field" | "constant" | "variable";

export interface Entry {
  /** The same from one version of the text to the next. */
  key: string;
  kind: EntryKind;
  name: string;
  detail: string;
  place: lsp.Position;
  range: lsp.Range;
  children: Entry[];
}

/** By the numbers of the protocol. */
const KINDS: Record<number, EntryKind> = {
  3: "section",
  5: "class",
  6: "function",
  8: "field",
  12: "function",
  13: "variable",
  14: "constant",
};

export function entriesOf(symbols: readonly lsp.DocumentSymbol[], above = ""): Entry[] {
  const seen = new Map<string, number>();
  return symbols.map((symbol) => {
    const kind = KINDS[symbol.kind] ?? "variable";
    const base = `${above}/${kind}:${symbol.name}`;
    const rank = seen.get(base) ?? 0;
    seen.set(base, rank + 1);
    const key = rank === 0 ? base : `${base}#${rank}`;
    return {
      key,
      kind,
      name: symbol.name,
      detail: symbol.detail ?? "",
      place: symbol.selectionRange.start,
      range: symbol.range,
      children: entriesOf(symbol.children ?? [], key),
    };
  });
}

/** The entries whose name fits, with those above them; below one that fits, all are kept. */
export function kept(entries: readonly Entry[], fits: (name: string) => boolean): Entry[] {
  return entries.flatMap((entry) => {
    if (fits(entry.name)) return [entry];
    const children = kept(entry.children, fits);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** The innermost entry around `place`. */
export function entryAt(entries: readonly Entry[], place: lsp.Position): Entry | null {
  for (const entry of entries.toReversed()) {
    if (!holds(entry.range, place)) continue;
    return entryAt(entry.children, place) ?? entry;
  }
  return null;
}

function holds({ start, end }: lsp.Range, place: lsp.Position): boolean {
  return !isBefore(place, start) && !isBefore(end, place);
}

function isBefore(one: lsp.Position, other: lsp.Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
