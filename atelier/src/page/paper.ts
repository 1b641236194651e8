/** Puts the whole program in front on paper: its editor only ever holds the lines that can be seen. */

import { highlightCode } from "@lezer/highlight";
import { element } from "../../../runtime/src/player/dom.ts";
import type { OpenDocument } from "../documents/document.ts";
import { shortName } from "../documents/paths.ts";
import { educode } from "../editor/language.ts";
import { words } from "../editor/paint.ts";

/** Each time that the page is printed, print what `front` tells. */
export function printPrograms(front: () => OpenDocument | null): void {
  window.addEventListener("beforeprint", () => {
    const document = front();
    if (document) window.document.body.append(sheet(document));
  });
  window.addEventListener("afterprint", () => {
    for (const one of document.querySelectorAll(".printed")) one.remove();
  });
}

function sheet({ path, view }: OpenDocument): HTMLElement {
  const text = view.state.doc.toString().trimEnd();
  const lines = element("ol");
  let line = lines.appendChild(element("li"));
  const put = (piece: string, kind: string): void => {
    line.append(kind ? element("span", { class: kind }, piece) : piece);
  };
  const end = (): void => {
    line = lines.appendChild(element("li"));
  };
  highlightCode(text, educode.parser.parse(text), words, put, end);
  return element("article", { class: "printed" }, element("h1", {}, shortName(path)), lines);
}
