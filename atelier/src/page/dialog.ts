/** Dialogues: a question with a few answers, a line to type, or whatever is put in them. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";

export interface Choice<T> {
  label: string;
  value: T;
  kind?: "primary" | "danger" | "";
}

/** Open a dialogue with `body`; resolves with the value of the button pressed, null when it is left. */
export function openDialog<T>(
  title: string,
  body: Node[],
  choices: Choice<T>[],
  { wide = false, check }: { wide?: boolean; check?: (value: T) => boolean } = {},
): Promise<T | null> {
  const before = document.activeElement;
  const heading = element("h2", { id: "dialog-title" }, title);
  const leave = element("button", { type: "button", class: "icon-button", "aria-label": TEXTES.dialog.close });
  leave.append(icon(ICONS.close));
  const actions = element("div", { class: "dialog-actions" });
  const form = element("form", { method: "dialog", class: "dialog-form" });
  form.append(element("header", { class: "dialog-head" }, heading, leave));
  form.append(element("div", { class: "dialog-body" }, ...body), actions);
  const dialog = element("dialog", { class: `dialog${wide ? " wide" : ""}`, "aria-labelledby": "dialog-title" }, form);
  return new Promise((resolve) => {
    let given: T | null = null;
    const give = (value: T): void => {
      if (check && !check(value)) return;
      given = value;
      dialog.close();
    };
    for (const { label, value, kind = "" } of choices) {
      const isMain = kind === "primary";
      const made = element("button", { type: isMain ? "submit" : "button", class: `button ${kind}` }, label);
      if (!isMain) made.onclick = () => give(value);
      actions.append(made);
    }
    const main = choices.find(({ kind }) => kind === "primary");
    form.onsubmit = (event) => {
      event.preventDefault();
      if (main) give(main.value);
    };
    leave.onclick = () => dialog.close();
    dialog.onclose = () => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(given);
    };
    document.body.append(dialog);
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[autofocus], input, select");
    (first ?? dialog.querySelector<HTMLElement>(".primary"))?.focus();
  });
}

/** Ask for a line of text; null when the pupil gives up. `check` tells what is wrong with it, or nothing. */
export async function askText(
  title: string,
  label: string,
  value: string,
  action: string,
  more: Node[] = [],
): Promise<string | null> {
  const input = element("input", {
    type: "text",
    class: "field-input",
    id: "dialog-field",
    autofocus: true,
    required: true,
  });
  input.value = value;
  input.spellcheck = false;
  const field = element("div", { class: "field" }, element("label", { for: "dialog-field" }, label), input);
  queueMicrotask(() => input.select());
  const check = (): boolean => input.reportValidity() && input.value.trim() !== "";
  const given = await openDialog(title, [field, ...more], [{ label: action, value: true, kind: "primary" }], { check });
  return given ? input.value.trim() : null;
}
