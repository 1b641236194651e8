/** Short messages at the foot of the page, read aloud, gone a while after they are read; some with a button. */

import { element } from "../../../runtime/src/player/dom.ts";
import { bound } from "../../../runtime/src/player/typography.ts";
import { TEXTES } from "../textes.ts";

const SHOWN_MS = 6000;
const MOST = 3;

export interface ToastAction {
  label: string;
  run(): void;
}

export class Toasts {
  readonly root = element("div", { class: "toasts", role: "status", "aria-live": "polite" });
  #shown: Toast[] = [];

  /** Show `text`, with a button if there is something to do about it; said again, it is counted. */
  say(text: string, action?: ToastAction): void {
    const known = this.#shown.find((one) => one.text === text);
    if (known && !known.hasAction && !action) {
      known.again();
      return;
    }
    known?.leave(); // what its button does may be out of date
    const toast = new Toast(text, action, () => {
      this.#shown = this.#shown.filter((one) => one !== toast);
    });
    this.#shown.push(toast);
    this.root.append(toast.root);
    while (this.#shown.length > MOST) this.#shown[0]!.leave();
  }
}

class Toast {
  readonly root = element("div", { class: "toast" });
  readonly hasAction: boolean;
  #count = element("span", { class: "toast-count", hidden: true });
  #times = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly text: string,
    action: ToastAction | undefined,
    private readonly left: () => void,
  ) {
    this.hasAction = action !== undefined;
    this.root.append(element("span", {}, bound(text)), this.#count);
    if (action) this.#offer(action);
    this.#wind();
  }

  again(): void {
    this.#times += 1;
    this.#count.textContent = TEXTES.times(this.#times);
    this.#count.hidden = false;
    this.#wind();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.root.remove();
    this.left();
  }

  #offer({ label, run }: ToastAction): void {
    const made = element("button", { type: "button", class: "toast-action" }, label);
    made.onclick = () => {
      this.leave();
      run();
    };
    this.root.append(made);
  }

  /** Leave after a while, unless it is being read or about to be answered. */
  #wind(): void {
    clearTimeout(this.#timer);
    const end = (): void => (this.root.matches(":hover, :focus-within") ? this.#wind() : this.leave());
    this.#timer = setTimeout(end, this.hasAction ? 2 * SHOWN_MS : SHOWN_MS);
  }
}
