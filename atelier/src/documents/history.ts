/** The versions of a program that are remembered: compare them with the present text, and bring one back. */

import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { element } from "../../../runtime/src/player/dom.ts";
import { looks } from "../editor/editor.ts";
import { openDialog } from "../page/dialog.ts";
import { api } from "../server/api.ts";
import type { OldVersion } from "../server/model.ts";
import { TEXTES } from "../textes.ts";
import type { OpenDocument } from "./document.ts";
import { shortName } from "./paths.ts";

/** Open the history of `document`. */
export async function openHistory(document: OpenDocument): Promise<void> {
  await document.save();
  const versions = await api.history(document.path);
  const words = TEXTES.history;
  if (versions.length === 0) {
    await openDialog(words.title(shortName(document.path)), [element("p", {}, words.none)], []);
    return;
  }
  const compare = new Comparison(words.old, words.now);
  let chosen = "";
  const show = async ({ id }: OldVersion): Promise<void> => {
    chosen = (await api.oldText(document.path, id)).text;
    compare.show(chosen, document.text);
  };
  const list = versionList(versions, (version) => void show(version));
  const body = element("div", { class: "history" }, list, compare.root);
  const title = words.title(shortName(document.path));
  const first = versions.find((_, rank) => rank > 0) ?? versions[0]!;
  void show(first);
  const choice = await openDialog(title, [body], [{ label: words.restore, value: true, kind: "primary" }], {
    wide: true,
  });
  compare.destroy();
  if (choice) document.replace(chosen);
}

function versionList(versions: OldVersion[], show: (version: OldVersion) => void): HTMLElement {
  const list = element("div", { class: "versions", role: "radiogroup", "aria-label": TEXTES.history.versions });
  for (const [rank, version] of versions.entries()) {
    const isFirst = rank === Math.min(1, versions.length - 1);
    const radio = element("input", { type: "radio", name: "version", checked: isFirst, autofocus: isFirst });
    radio.onchange = () => show(version);
    const date = new Date(version.saved * 1000);
    const day = date.toLocaleDateString("fr-FR", { weekday: "long", day: "numeric", month: "long" });
    const time = date.toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
    const head = element("span", { class: "version-head" }, element("strong", {}, time));
    if (rank === 0) head.append(" ", element("em", {}, TEXTES.history.latest));
    const when = element("span", { class: "version-when" }, head, " ", day);
    list.append(element("label", { class: "version" }, radio, when));
  }
  return list;
}

/** Two texts side by side, their differences marked. */
export class Comparison {
  readonly root = element("div", { class: "comparison" });
  #merge: MergeView | null = null;
  #place = element("div", { class: "comparison-texts" });

  constructor(left: string, right: string) {
    const heads = element("div", { class: "comparison-heads" }, element("span", {}, left), element("span", {}, right));
    this.root.append(heads, this.#place);
  }

  show(left: string, right: string): void {
    this.destroy();
    const reading = (label: string) => [
      looks(),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    ];
    this.#merge = new MergeView({
      a: { doc: left, extensions: reading(TEXTES.history.old) },
      b: { doc: right, extensions: reading(TEXTES.history.now) },
      parent: this.#place,
      gutter: true,
      collapseUnchanged: { margin: 4, minSize: 8 },
    });
  }

  destroy(): void {
    this.#merge?.destroy();
    this.#merge = null;
  }
}
