/** The line at which the program failed while it ran, with what happened, until the text changes. */

import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { element, withCode } from "../../../runtime/src/player/dom.ts";

export const showFailure = StateEffect.define<{ line: number; message: string } | null>();

class Note extends WidgetType {
  constructor(readonly message: string) {
    super();
  }

  override eq(other: Note): boolean {
    return other.message === this.message;
  }

  override toDOM(): HTMLElement {
    // CodeMirror measures the box without its margins: the outer one has none.
    return element("div", { class: "failure-note" }, element("div", {}, ...withCode(this.message)));
  }
}

const failures = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const told = transaction.effects.find((effect) => effect.is(showFailure));
    if (!told) return transaction.docChanged ? Decoration.none : marks;
    const failure = told.value as { line: number; message: string } | null;
    const { doc } = transaction.state;
    if (!failure || failure.line < 1 || failure.line > doc.lines) return Decoration.none;
    const line = doc.line(failure.line);
    return Decoration.set([
      Decoration.line({ class: "failure-at" }).range(line.from),
      Decoration.widget({ widget: new Note(failure.message), block: true, side: 1 }).range(line.to),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function runFailures(): Extension {
  return failures;
}
