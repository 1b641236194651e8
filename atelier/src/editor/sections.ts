/** The lines of `@ titles` stand out as a whole. */

import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const SECTION = /^\s*@/;
const line = Decoration.line({ class: "section-line" });

class Sections {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = visible(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged || update.viewportChanged) this.decorations = visible(update.view);
  }
}

function visible(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const { doc } = view.state;
  const last = doc.lineAt(view.viewport.to).number;
  for (let number = doc.lineAt(view.viewport.from).number; number <= last; number++) {
    const { from, text } = doc.line(number);
    if (SECTION.test(text)) builder.add(from, from, line);
  }
  return builder.finish();
}

export function sectionLines(): Extension {
  return ViewPlugin.fromClass(Sections, { decorations: (plugin) => plugin.decorations });
}
