/** A swatch before each colour of the program; a click opens the browser's colour picker. */

import { type Extension, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { element } from "../../../runtime/src/player/dom.ts";
import { TEXTES } from "../textes.ts";

/** A colour written from `from` to `to`, as the picker wants it (#rrggbb) with its opacity (two digits or none). */
export interface Swatch {
  from: number;
  to: number;
  color: string;
  opacity: string;
}

export const setSwatches = StateEffect.define<readonly Swatch[]>();

class SwatchWidget extends WidgetType {
  constructor(
    readonly color: string,
    readonly opacity: string,
  ) {
    super();
  }

  override eq(other: SwatchWidget): boolean {
    return other.color === this.color && other.opacity === this.opacity;
  }

  override toDOM(view: EditorView): HTMLElement {
    const input = element("input", { type: "color", value: this.color, tabindex: -1, class: "swatch-input" });
    input.setAttribute("aria-label", TEXTES.editor.pickColor(this.color.toUpperCase()));
    input.title = TEXTES.editor.pickColorShort;
    const box = element("span", { class: "swatch" }, input);
    box.style.setProperty("--swatch", `${this.color}${this.opacity}`);
    input.addEventListener("input", () => replace(view, box, input.value, this.opacity));
    return box;
  }

  /** The same element stays while the picker is open, whatever colour it gives. */
  override updateDOM(dom: HTMLElement): boolean {
    dom.style.setProperty("--swatch", `${this.color}${this.opacity}`);
    const input = dom.querySelector("input");
    if (input) input.value = this.color;
    return input !== null;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function replace(view: EditorView, box: HTMLElement, color: string, opacity: string): void {
  const at = view.posAtDOM(box);
  const line = view.state.doc.lineAt(at);
  const written = /^#[0-9a-fA-F]+|^"[^"]*"/.exec(line.text.slice(at - line.from));
  if (!written) return;
  view.dispatch({
    changes: { from: at, to: at + written[0].length, insert: `${color}${opacity}`.toUpperCase() },
    userEvent: "input.color",
  });
}

const swatches = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const found = transaction.effects.find((effect) => effect.is(setSwatches));
    return found ? decorate(found.value as readonly Swatch[]) : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(found: readonly Swatch[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, color, opacity } of found) {
    builder.add(from, from, Decoration.widget({ widget: new SwatchWidget(color, opacity), side: 1 }));
  }
  return builder.finish();
}

/** The two digits of a part of a colour between 0 and 1. */
export function digits(part: number): string {
  return Math.round(Math.min(Math.max(part, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
}

export function colorSwatches(): Extension {
  return swatches;
}
