/** The bar above the toile: the program's name, what it is doing, and the buttons. */

import { button, element } from "./dom.ts";
import { type Status, TEXTES } from "./textes.ts";

const ICONS = {
  restart: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5",
  stop: "M6 6h12v12H6z",
  picture: "M4 5h16v14H4zM4 16l4.5-5 4 4.5 2.5-2.5 5 5M15.5 9h.01",
  fullScreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  rate: "M4 17a8 8 0 1 1 16 0M12 17l4-6",
};

const STATES_THAT_WAIT = new Set<Status>(["click", "key", "ask"]);

export interface Actions {
  restart(): void;
  stop(): void;
  picture(): void;
  fullScreen(): void;
  rate(wanted: boolean): void;
}

export class Toolbar {
  readonly root: HTMLElement;
  #name = element("h1", { class: "program-name" });
  #status = element("p", { class: "status", role: "status" });
  #rate = element("output", { class: "rate", hidden: true });
  #stop = button(TEXTES.stop, ICONS.stop, "danger");
  #picture = button(TEXTES.picture, ICONS.picture, "quiet");
  #fullScreen = button(TEXTES.fullScreen, ICONS.fullScreen, "quiet");
  #measure = button(TEXTES.rate, ICONS.rate, "quiet icon-only");

  constructor(actions: Actions) {
    const restart = button(TEXTES.restart, ICONS.restart, "primary");
    this.#measure.setAttribute("aria-pressed", "false");
    restart.onclick = () => actions.restart();
    this.#stop.onclick = () => actions.stop();
    this.#picture.onclick = () => actions.picture();
    this.#fullScreen.onclick = () => actions.fullScreen();
    this.#measure.onclick = () => this.#toggleRate(this.#measure, actions);
    const tools = element("div", { class: "tools", role: "toolbar", "aria-label": TEXTES.actions });
    tools.append(this.#rate, this.#measure, this.#picture, this.#fullScreen, this.#stop, restart);
    const title = element("div", { class: "title" }, this.#name, this.#status);
    this.root = element("header", { class: "bar" }, brand(), title, tools);
  }

  /** The program's name, without its extension. */
  set name(name: string) {
    this.#name.textContent = name.replace(/\.edu$/i, "");
    document.title = `${this.#name.textContent} – ${TEXTES.brand}`;
  }

  /** Show what the program is doing; `detail` says it better than the status's own words. */
  showStatus(status: Status, detail = TEXTES.status[status], running = true): void {
    this.#status.textContent = detail;
    this.#status.dataset.status = STATES_THAT_WAIT.has(status) ? "waiting" : status;
    this.#stop.disabled = !running;
  }

  showRate(perSecond: number): void {
    this.#rate.textContent = TEXTES.ratePerSecond(perSecond);
  }

  /** Toiles can be saved, enlarged and measured only if there are some. */
  set hasToile(has: boolean) {
    this.#measure.hidden = !has;
    this.#picture.hidden = !has;
    this.#fullScreen.hidden = !has;
  }

  #toggleRate(pressed: HTMLButtonElement, actions: Actions): void {
    const wanted = pressed.getAttribute("aria-pressed") !== "true";
    pressed.setAttribute("aria-pressed", String(wanted));
    this.#rate.hidden = !wanted;
    this.#rate.textContent = "";
    actions.rate(wanted);
  }
}

/** The mark of EduCode: a pen stroke that starts a block. */
function brand(): HTMLElement {
  return element(
    "span",
    { class: "brand" },
    element("span", { class: "brand-mark", "aria-hidden": true }, "É"),
    TEXTES.brand,
  );
}
