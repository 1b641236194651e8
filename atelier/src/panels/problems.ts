/** What is wrong with the program in front: a click goes there, a button mends it. */

import { forEachDiagnostic } from "@codemirror/lint";
import { element, icon, withCode } from "../../../runtime/src/player/dom.ts";
import { bound } from "../../../runtime/src/player/typography.ts";
import type { OpenDocument } from "../documents/document.ts";
import { paintCalmly } from "../page/calm.ts";
import { ICONS } from "../page/icons.ts";
import { TEXTES } from "../textes.ts";

const MOST_SHOWN = 100;
const ICON = { error: ICONS.error, warning: ICONS.warning, info: ICONS.info, hint: ICONS.info };

export class ProblemsPanel {
  readonly root = element("ul", { class: "problems", "aria-label": TEXTES.problems.title });
  errors = 0;
  advice = 0;

  /** Show the problems of `document` as its editor knows them. */
  show(document: OpenDocument | null): void {
    const items: HTMLElement[] = [];
    this.errors = 0;
    this.advice = 0;
    if (document) {
      forEachDiagnostic(document.view.state, (found, from) => {
        if (found.severity === "error") this.errors += 1;
        else this.advice += 1;
        if (items.length < MOST_SHOWN) items.push(item(document, found, from));
      });
    }
    if (items.length === 0) items.push(this.#nothing(document));
    paintCalmly(this, () => this.root.replaceChildren(...items));
  }

  #nothing(document: OpenDocument | null): HTMLElement {
    const text = document ? TEXTES.problems.none : TEXTES.problems.noProgram;
    return element("li", { class: "empty" }, text);
  }
}

type Found = Parameters<Parameters<typeof forEachDiagnostic>[1]>[0];

function item(document: OpenDocument, found: Found, from: number): HTMLElement {
  const line = document.view.state.doc.lineAt(from);
  const [message = "", ...more] = found.message.split("\n");
  const text = element("span", { class: "problem-text" }, ...withCode(message));
  if (more.length > 0) text.append(element("span", { class: "problem-more" }, ...withCode(more.join(" "))));
  const kind = element("span", { class: "hidden-text" }, TEXTES.problems.kinds[found.severity]);
  const place = element("span", { class: "problem-line" }, TEXTES.problems.line(line.number));
  const go = element("button", { type: "button", class: "problem-go" }, icon(ICON[found.severity]), kind, text, place);
  go.onclick = () => document.reveal(from);
  const row = element("li", { class: `problem ${found.severity}` }, go);
  for (const action of found.actions ?? []) {
    const mend = element("button", { type: "button", class: "problem-mend" }, bound(action.name));
    mend.onclick = () => {
      let now = { from, to: from };
      forEachDiagnostic(document.view.state, (one, start, end) => {
        if (one === found) now = { from: start, to: end };
      });
      action.apply(document.view, now.from, now.to);
    };
    row.append(mend);
  }
  return row;
}
