/** The classes that the style sheet colours: those of single words, and the meanings that the server knows. */

import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Extension, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const words = HighlightStyle.define([
  { tag: tags.lineComment, class: "w-comment" },
  { tag: tags.heading, class: "w-section" },
  { tag: tags.string, class: "w-text" },
  { tag: tags.color, class: "w-color" },
  { tag: tags.number, class: "w-number" },
  { tag: tags.keyword, class: "w-keyword" },
  { tag: tags.typeName, class: "w-type" },
  { tag: tags.bool, class: "w-number" },
  { tag: tags.function(tags.variableName), class: "w-function" },
  { tag: tags.propertyName, class: "w-property" },
  { tag: tags.operator, class: "w-operator" },
]);

/** A word with the meaning that the server gave it. */
export interface Meaning {
  from: number;
  to: number;
  kind: string;
  isConstant: boolean;
  isBuiltin: boolean;
}

export const setMeanings = StateEffect.define<readonly Meaning[]>();

const meanings = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const found = transaction.effects.find((effect) => effect.is(setMeanings));
    return found ? decorate(found.value as readonly Meaning[]) : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(found: readonly Meaning[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to, kind, isConstant, isBuiltin } of found) {
    if (from >= to) continue;
    const name = `m-${kind}${isConstant ? " m-constant" : ""}${isBuiltin ? " m-builtin" : ""}`;
    builder.add(from, to, Decoration.mark({ class: name }));
  }
  return builder.finish();
}

/** Decode the protocol's relative numbers: line, start, length, kind, modifiers. */
export function decodeMeanings(
  data: readonly number[],
  kinds: readonly string[],
  offset: (line: number, character: number) => number | null,
): Meaning[] {
  const found: Meaning[] = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at + 4 < data.length; at += 5) {
    const down = data[at]!;
    line += down;
    character = (down === 0 ? character : 0) + data[at + 1]!;
    const from = offset(line, character);
    const modifiers = data[at + 4]!;
    if (from === null) continue;
    const kind = kinds[data[at + 3]!] ?? "variable";
    found.push({
      from,
      to: from + data[at + 2]!,
      kind,
      isConstant: (modifiers & 1) !== 0,
      isBuiltin: (modifiers & 2) !== 0,
    });
  }
  return found;
}

export function painting(): Extension {
  return [syntaxHighlighting(words), meanings];
}
