/** One editor of a program: everything that CodeMirror is told. */

import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, toggleComment } from "@codemirror/commands";
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { linter, lintGutter, lintKeymap } from "@codemirror/lint";
import {
  findReferencesKeymap,
  hoverTooltips,
  jumpToDefinition,
  jumpToDefinitionKeymap,
  type LSPClient,
  serverCompletion,
  serverCompletionSource,
  signatureHelp,
} from "@codemirror/lsp-client";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension, Prec } from "@codemirror/state";
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from "@codemirror/view";
import { PHRASES, TEXTES } from "../textes.ts";
import { colorSwatches } from "./colors.ts";
import { runFailures } from "./failure.ts";
import { educode } from "./language.ts";
import { uriOf } from "./lsp.ts";
import { painting } from "./paint.ts";
import { renameKeys } from "./rename.ts";
import { sectionLines } from "./sections.ts";
import { newLine, typing } from "./typing.ts";

const NAME = /(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*/u;
const WORD = /^[\p{L}\p{N}_#" ]*$/u;

/** The page's secret word for style sheets made by scripts. */
export function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
}

/** What every view of a program has in common, editable or not. */
export function looks(): Extension {
  return [
    EditorView.cspNonce.of(nonce()),
    EditorState.phrases.of(PHRASES),
    educode,
    painting(),
    sectionLines(),
    lineNumbers(),
  ];
}

/** The editor of the program at `path`. */
export function extensions(client: LSPClient, path: string, onUpdate: (isTyped: boolean) => void): Extension {
  return [
    lintGutter(),
    looks(),
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({
      "aria-label": TEXTES.editor.label(path),
      spellcheck: "false",
      autocapitalize: "off",
    }),
    foldGutter({ markerDOM: foldMarker }),
    codeFolding(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    rectangularSelection(),
    crosshairCursor(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches({ minSelectionLength: 2 }),
    search({ top: true }),
    tooltips({ position: "fixed", parent: document.body }),
    linter(null, { tooltipFilter: (found) => [...found] }),
    autocompletion({ override: [(context) => client.initializing.then(() => proposals(context))] }),
    serverCompletion({ validFor: WORD }),
    hoverTooltips({ hoverTime: 350 }),
    signatureHelp(),
    typing(),
    colorSwatches(),
    runFailures(),
    client.plugin(uriOf(path), "educode"),
    keys(),
    EditorView.updateListener.of((update) => {
      if (update.docChanged || update.selectionSet) onUpdate(update.docChanged);
    }),
    EditorView.domEventHandlers({ mousedown: followName }),
  ];
}

/** What the server proposes. By itself the client asks after a letter of English only: a name may end in é or 4. */
function proposals(context: CompletionContext): ReturnType<CompletionSource> {
  const isName = context.matchBefore(NAME) !== null;
  return serverCompletionSource(isName ? Object.create(context, { explicit: { value: true } }) : context);
}

function keys(): Extension {
  return [
    Prec.high(keymap.of([{ key: "Tab", run: acceptCompletion }])),
    keymap.of([
      { key: "Enter", run: newLine },
      { key: "Mod-/", run: toggleComment },
      { key: "Mod-:", run: toggleComment },
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...renameKeys,
      ...jumpToDefinitionKeymap,
      ...findReferencesKeymap,
      ...defaultKeymap.filter(({ key }) => key !== "Mod-Enter"),
      { key: "Tab", run: indentMore, shift: indentLess },
    ]),
  ];
}

/** Ctrl + click on a name goes to where it is declared. */
function followName(event: MouseEvent, view: EditorView): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.button !== 0) return false;
  const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
  if (at === null) return false;
  view.dispatch({ selection: { anchor: at } });
  event.preventDefault();
  return jumpToDefinition(view);
}

function foldMarker(open: boolean): HTMLElement {
  const marker = document.createElement("span");
  marker.className = `fold-marker${open ? "" : " folded"}`;
  marker.textContent = "›";
  return marker;
}
