/** Two persons, or two programs, wrote the same file: both versions are shown, and nothing is lost. */

import { element } from "../../../runtime/src/player/dom.ts";
import { openDialog } from "../page/dialog.ts";
import { TEXTES } from "../textes.ts";
import type { OpenDocument, Theirs } from "./document.ts";
import { Comparison } from "./history.ts";
import { shortName } from "./paths.ts";

export type Decision = "mine" | "theirs" | "both";

/** Ask what to do; null when the pupil wants to decide later. */
export async function askConflict(document: OpenDocument, theirs: Theirs): Promise<Decision | null> {
  const words = TEXTES.conflict;
  const name = shortName(document.path);
  if (theirs === null) {
    return openDialog<Decision>(
      words.goneTitle,
      [element("p", {}, words.gone(name))],
      [
        { label: words.close, value: "theirs" },
        { label: words.writeAgain, value: "mine", kind: "primary" },
      ],
    );
  }
  const compare = new Comparison(words.theirs, words.mine);
  compare.show(theirs.text, document.text);
  const body = [element("p", {}, words.explain(name)), compare.root];
  const decision = await openDialog<Decision>(
    words.title,
    body,
    [
      { label: words.takeTheirs, value: "theirs" },
      { label: words.keepMine, value: "mine" },
      { label: words.keepBoth, value: "both", kind: "primary" },
    ],
    { wide: true },
  );
  compare.destroy();
  return decision;
}
