/** Gives another name to what the cursor is on, everywhere in the program. */

import { LSPPlugin } from "@codemirror/lsp-client";
import type { EditorView, KeyBinding } from "@codemirror/view";
import type * as lsp from "vscode-languageserver-protocol";
import { element, withCode } from "../../../runtime/src/player/dom.ts";
import { askText, openDialog } from "../page/dialog.ts";
import { TEXTES } from "../textes.ts";

export const renameKeys: readonly KeyBinding[] = [{ key: "F2", run: rename, preventDefault: true }];

function rename(view: EditorView): boolean {
  const plugin = LSPPlugin.get(view);
  if (!plugin?.client.connected) return false;
  void begin(view, plugin);
  return true;
}

async function begin(view: EditorView, plugin: LSPPlugin): Promise<void> {
  plugin.client.sync();
  const { head } = view.state.selection.main;
  const there = { textDocument: { uri: plugin.uri }, position: plugin.toPosition(head, view.state.doc) };
  const found = await plugin.client
    .request<object, { placeholder: string } | null>("textDocument/prepareRename", there)
    .catch(() => null);
  const words = TEXTES.renameSymbol;
  if (found) await ask(view, plugin, there, found.placeholder, found.placeholder);
  else await openDialog(words.action, [element("p", {}, words.nothing)], []);
}

/** Ask for the new name, and again as long as the server has something against it. */
async function ask(view: EditorView, plugin: LSPPlugin, there: object, old: string, start: string): Promise<void> {
  const words = TEXTES.renameSymbol;
  let wanted: string | null = start;
  let refusal: string | null = null;
  do {
    const why: Node[] = refusal ? [element("p", { class: "field-error", role: "alert" }, ...withCode(refusal))] : [];
    wanted = await askText(words.title(old), words.name, wanted, words.action, why);
    if (wanted === null || wanted === old) return;
    refusal = await apply(view, plugin, { ...there, newName: wanted });
  } while (refusal);
  view.focus();
}

/** Rename, or tell why that cannot be. */
async function apply(view: EditorView, plugin: LSPPlugin, asked: object): Promise<string | null> {
  const { doc } = view.state;
  try {
    const edit = await plugin.client.request<object, lsp.WorkspaceEdit>("textDocument/rename", asked);
    if (view.state.doc !== doc) return TEXTES.editor.noServer;
    const changes = (edit.changes?.[plugin.uri] ?? []).map(({ range, newText }) => ({
      from: plugin.fromPosition(range.start, doc),
      to: plugin.fromPosition(range.end, doc),
      insert: newText,
    }));
    view.dispatch({ changes, userEvent: "rename" });
    return null;
  } catch (error) {
    const told = (error as { message?: unknown }).message; // what the server says is no Error
    return plugin.client.connected && typeof told === "string" ? told : TEXTES.editor.noServer;
  }
}
