/** Short messages at the foot of the page, read aloud, gone after a while; some with a button. */

import { element } from "../../../runtime/src/player/dom.ts";

const SHOWN_MS = 6000;
const MOST = 3;

export class Toasts {
  readonly root = element("div", { class: "toasts", role: "status", "aria-live": "polite" });

  /** Show `text`, with a button if there is something to do about it. */
  say(text: string, action?: { label: string; run(): void }): void {
    const toast = element("div", { class: "toast" }, element("span", {}, text));
    if (action) {
      const made = element("button", { type: "button", class: "toast-action" }, action.label);
      made.onclick = () => {
        toast.remove();
        action.run();
      };
      toast.append(made);
    }
    this.root.append(toast);
    while (this.root.childElementCount > MOST) this.root.firstElementChild?.remove();
    setTimeout(() => toast.remove(), action ? 2 * SHOWN_MS : SHOWN_MS);
  }
}
