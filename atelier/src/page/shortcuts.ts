/** Keys that work everywhere in the page, and the list that tells them. */

import { element } from "../../../runtime/src/player/dom.ts";
import { TEXTES } from "../textes.ts";
import { openDialog } from "./dialog.ts";

export interface ShortcutActions {
  run(): void;
  stop(): void;
  save(): void;
  format(): void;
  regions(): HTMLElement[];
}

const FOCUSABLE =
  '[aria-selected="true"][tabindex="0"], .cm-content, button:not(:disabled):not([tabindex="-1"]), input, [tabindex="0"]';

export function listenToShortcuts(actions: ShortcutActions): void {
  const take = (event: KeyboardEvent): void => {
    if (document.querySelector("dialog[open]")) return;
    const action = actionOf(event, actions);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  window.addEventListener("keydown", take, { capture: true });
}

function actionOf(event: KeyboardEvent, actions: ShortcutActions): (() => void) | null {
  const hasControl = event.ctrlKey || event.metaKey;
  if (hasControl && event.key === "Enter") return () => actions.run();
  if (event.shiftKey && event.key === "Escape") return () => actions.stop();
  if (hasControl && !event.altKey && event.key.toLowerCase() === "s") return () => actions.save();
  if (event.shiftKey && event.altKey && event.code === "KeyF") return () => actions.format();
  if (event.key === "F6") return () => goThrough(actions.regions(), event.shiftKey ? -1 : 1);
  return null;
}

/** Put the focus in the next zone. */
function goThrough(zones: HTMLElement[], step: number): void {
  const at = zones.findIndex((zone) => zone.contains(document.activeElement));
  const next = zones[(at + step + zones.length) % zones.length];
  const visible = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find((one) => one.offsetParent !== null);
  (next?.querySelector<HTMLElement>(".editor-place:not([hidden]) .cm-content") ?? visible)?.focus();
}

/** Tell the pupil which keys there are. */
export async function showShortcuts(): Promise<void> {
  const rows = TEXTES.shortcuts.list.map(([keys = "", what = ""]) =>
    element("div", { class: "shortcut" }, element("dt", {}, element("kbd", {}, keys)), element("dd", {}, what)),
  );
  await openDialog(TEXTES.shortcuts.title, [element("dl", { class: "shortcuts" }, ...rows)], []);
}
