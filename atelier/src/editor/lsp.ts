/** The client of the language server: keeps it up to date, and carries what it says to the editor and the panels. */

import type { Diagnostic as Problem } from "@codemirror/lint";
import { setDiagnostics } from "@codemirror/lint";
import { LSPClient, LSPPlugin } from "@codemirror/lsp-client";
import { type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type * as lsp from "vscode-languageserver-protocol";
import { withCode } from "../../../runtime/src/player/dom.ts";
import { bound } from "../../../runtime/src/player/typography.ts";
import { TEXTES } from "../textes.ts";
import { digits, setSwatches } from "./colors.ts";
import { educode } from "./language.ts";
import { decodeMeanings, setMeanings } from "./paint.ts";

const SYNC_MS = 60;
const PATIENCE_MS = 15_000;
const SEVERITIES = ["error", "error", "warning", "info", "info"] as const;

/** What the server sends with each diagnostic. */
interface Told {
  message: string;
  suggestion: string | null;
  fixes: { title: string; sure: boolean; edits: lsp.TextEdit[] }[];
}

export type Symbols = readonly lsp.DocumentSymbol[];

export interface Listener {
  /** The problems of this editor's program are new; they are in its state. */
  problems(view: EditorView): void;
  /** Its structure is new. */
  symbols(view: EditorView, symbols: Symbols): void;
}

/** The address of a program for the language server. */
export function uriOf(path: string): string {
  return `edu:///${path.split("/").map(encodeURIComponent).join("/")}`;
}

/** A client that tells `listener` what is new; it still has to be connected. */
export function createClient(listener: Listener): LSPClient {
  return new LSPClient({
    timeout: PATIENCE_MS,
    sanitizeHTML: sanitized,
    highlightLanguage: (name) => (name.startsWith("edu") ? educode : null),
    extensions: [
      {
        clientCapabilities: {
          textDocument: {
            publishDiagnostics: { versionSupport: true, relatedInformation: true, dataSupport: true },
            documentSymbol: { hierarchicalDocumentSymbolSupport: true },
            semanticTokens: {
              requests: { full: true },
              tokenTypes: [],
              tokenModifiers: [],
              formats: ["relative"],
            },
            colorProvider: {},
          },
        },
        notificationHandlers: {
          "textDocument/publishDiagnostics": (client, params: lsp.PublishDiagnosticsParams) => {
            const view = currentView(client, params);
            if (view) receive(view, params.diagnostics, listener);
            return true;
          },
        },
        editorExtension: ViewPlugin.fromClass(Sync),
      },
    ],
  });
}

function currentView(client: LSPClient, params: lsp.PublishDiagnosticsParams): EditorView | null {
  const file = client.workspace.getFile(params.uri);
  const isOld = params.version != null && params.version !== file?.version;
  return file && !isOld ? file.getView() : null;
}

/** Tells the server of changes a moment after they are made. */
class Sync {
  #timer: ReturnType<typeof setTimeout> | undefined;

  update(update: ViewUpdate): void {
    if (!update.docChanged) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => LSPPlugin.get(update.view)?.client.sync(), SYNC_MS);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

function receive(view: EditorView, found: readonly lsp.Diagnostic[], listener: Listener): void {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return;
  const problems = found.map((one) => problem(plugin, one));
  view.dispatch(setDiagnostics(view.state, problems));
  listener.problems(view);
  void study(view, plugin, listener);
}

function problem(plugin: LSPPlugin, found: lsp.Diagnostic): Problem {
  const told = found.data as Told | undefined;
  const place = (position: lsp.Position): number =>
    plugin.unsyncedChanges.mapPos(plugin.fromPosition(position, plugin.syncedDoc));
  return {
    from: place(found.range.start),
    to: place(found.range.end),
    severity: SEVERITIES[found.severity ?? 1] ?? "error",
    message: plain(found.message),
    renderMessage: () => rendered(plain(found.message)),
    actions: (told?.fixes ?? []).map((fix) => ({
      name: bound(fix.title),
      apply: (view: EditorView) => mend(view, plugin, fix.edits),
    })),
  };
}

function rendered(message: string): HTMLElement {
  const box = document.createElement("div");
  for (const line of message.split("\n")) {
    const paragraph = document.createElement("p");
    paragraph.append(...withCode(line));
    box.append(paragraph);
  }
  return box;
}

/** Edits were made for the text as the server knew it. */
function mend(view: EditorView, plugin: LSPPlugin, edits: readonly lsp.TextEdit[]): void {
  const place = (position: lsp.Position): number =>
    plugin.unsyncedChanges.mapPos(plugin.fromPosition(position, plugin.syncedDoc));
  view.dispatch({
    changes: edits.map(({ range, newText }) => ({ from: place(range.start), to: place(range.end), insert: newText })),
    userEvent: "input.fix",
    scrollIntoView: true,
  });
  view.focus();
}

/** Ask for the structure, the meanings and the colours of the present text; late answers are dropped. */
async function study(view: EditorView, plugin: LSPPlugin, listener: Listener): Promise<void> {
  const { client } = plugin;
  const { doc } = view.state;
  const asked = { textDocument: { uri: plugin.uri } };
  const [symbols, tokens, colors] = await Promise.all([
    client.request<object, Symbols | null>("textDocument/documentSymbol", asked),
    client.request<object, lsp.SemanticTokens | null>("textDocument/semanticTokens/full", asked),
    client.request<object, lsp.ColorInformation[] | null>("textDocument/documentColor", asked),
  ]).catch(() => [null, null, null] as const);
  if (view.state.doc !== doc || LSPPlugin.get(view) !== plugin) return;
  if (symbols) listener.symbols(view, symbols);
  const kinds = client.serverCapabilities?.semanticTokensProvider?.legend.tokenTypes ?? [];
  const offset = (line: number, character: number): number | null =>
    line < doc.lines ? Math.min(doc.line(line + 1).from + character, doc.length) : null;
  const known = tokens ? decodeMeanings(tokens.data, kinds, offset).filter(({ to }) => to <= doc.length) : [];
  const swatches = (colors ?? []).map(({ range, color }) => ({
    from: plugin.fromPosition(range.start, doc),
    to: plugin.fromPosition(range.end, doc),
    color: `#${digits(color.red)}${digits(color.green)}${digits(color.blue)}`,
    opacity: color.alpha < 1 ? digits(color.alpha) : "",
  }));
  view.dispatch({ effects: [setMeanings.of(known), setSwatches.of(swatches)] });
}

/** Only plain elements without attributes that act. */
function sanitized(html: string): string {
  const made = new DOMParser().parseFromString(html, "text/html");
  for (const one of made.querySelectorAll("script, style, iframe, object, embed, link, meta, img, form")) one.remove();
  for (const one of made.querySelectorAll("*")) {
    for (const { name } of [...one.attributes]) if (name !== "class") one.removeAttribute(name);
  }
  return made.body.innerHTML;
}

/** Ask the server to lay the program out, and apply what it says. */
export async function layOut(view: EditorView): Promise<string | null> {
  const plugin = LSPPlugin.get(view);
  if (!plugin?.client.connected) return TEXTES.editor.noServer;
  plugin.client.sync();
  const { doc } = view.state;
  const edits = await plugin.client
    .request<object, lsp.TextEdit[] | null>("textDocument/formatting", {
      textDocument: { uri: plugin.uri },
      options: { tabSize: 4, insertSpaces: true },
    })
    .catch(() => undefined);
  if (edits === undefined) return TEXTES.editor.noServer;
  if (edits === null || view.state.doc !== doc) return TEXTES.editor.cannotFormat;
  const changes = edits.map(({ range, newText }) => ({
    from: plugin.fromPosition(range.start, doc),
    to: plugin.fromPosition(range.end, doc),
    insert: newText,
  }));
  if (changes.length > 0) view.dispatch({ changes, userEvent: "format" });
  return null;
}

function plain(message: string | lsp.MarkupContent): string {
  return typeof message === "string" ? message : message.value;
}
