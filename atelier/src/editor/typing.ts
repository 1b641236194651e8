/** What the editor writes by itself: the end of a block after its first line, the indentation of each line. */

import { insertNewlineAndIndent } from "@codemirror/commands";
import { foldService, type IndentContext, indentService, indentUnit } from "@codemirror/language";
import { EditorSelection, type EditorState, type Extension, type Text } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import { folds, INDENT, indentOf, isEnded, type Lines, opened, properIndent } from "./blocks.ts";

function linesOf(doc: Text): Lines {
  return { count: doc.lines, line: (index) => doc.line(index + 1).text };
}

/** Go to a new line; after `si … alors` and its like, write `fin si` below it unless it is there already. */
export const newLine: Command = (view) => {
  const { state } = view;
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const kind = opened(line.text.slice(0, head - line.from));
  const isAtEnd = line.text.slice(head - line.from).trim() === "";
  const isAlone = empty && state.selection.ranges.length === 1 && isAtEnd;
  if (!isAlone || kind === null || isEnded(linesOf(state.doc), line.number - 1)) return insertNewlineAndIndent(view);
  const margin = " ".repeat(indentOf(line.text));
  const inner = `${state.lineBreak}${margin}${" ".repeat(INDENT)}`;
  view.dispatch({
    changes: { from: head, to: line.to, insert: `${inner}${state.lineBreak}${margin}fin ${kind}` },
    selection: EditorSelection.cursor(head + inner.length),
    scrollIntoView: true,
    userEvent: "input",
  });
  return true;
};

function indentAt(context: IndentContext, position: number): number | null {
  const { doc } = context.state;
  const line = context.lineAt(position);
  const number = doc.lineAt(position).number;
  const broken = context.simulatedBreak !== null && line.from === context.simulatedBreak;
  let above = broken ? number : number - 1;
  if (broken) {
    const own = doc.line(number).text.slice(0, position - doc.line(number).from);
    if (own.trim() !== "") return properIndent(own, line.text);
    above = number - 1;
  }
  while (above > 0 && doc.line(above).text.trim() === "") above--;
  return above > 0 ? properIndent(doc.line(above).text, line.text) : 0;
}

const foldsOf = new WeakMap<Text, Map<number, number>>();

function foldAt(state: EditorState, lineStart: number): { from: number; to: number } | null {
  const known = foldsOf.get(state.doc) ?? folds(linesOf(state.doc));
  foldsOf.set(state.doc, known);
  const line = state.doc.lineAt(lineStart);
  const last = known.get(line.number - 1);
  return last === undefined ? null : { from: line.to, to: state.doc.line(last + 1).to };
}

export function typing(): Extension {
  return [indentUnit.of(" ".repeat(INDENT)), indentService.of(indentAt), foldService.of(foldAt)];
}
