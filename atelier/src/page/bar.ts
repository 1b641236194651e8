/** The bar at the top: run, stop, run again; what the program is doing; the tools. */

import { button, element, icon } from "../../../runtime/src/player/dom.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";

const WAITING = new Set(["click", "key", "ask"]);

export interface BarActions {
  run(): void;
  stop(): void;
  gallery(): void;
  format(): void;
  keys(): void;
  theme(): void;
}

export class Bar {
  readonly root: HTMLElement;
  #status = element("p", { class: "status", role: "status" });
  #run = button(TEXTES.bar.run, ICONS.run, "primary run");
  #stop = button(TEXTES.bar.stop, ICONS.stop, "danger");
  #restart = button(TEXTES.bar.restart, ICONS.restart, "quiet");
  #theme = button("", ICONS.auto, "quiet icon-only");

  constructor(folder: string, actions: BarActions) {
    const words = TEXTES.bar;
    this.#run.title = words.runHint;
    this.#run.setAttribute("aria-keyshortcuts", "Control+Enter");
    this.#stop.title = words.stopHint;
    this.#run.onclick = () => actions.run();
    this.#restart.onclick = () => actions.run();
    this.#stop.onclick = () => actions.stop();
    const gallery = button(words.gallery, ICONS.gallery, "quiet");
    gallery.onclick = () => actions.gallery();
    const format = button(words.format, ICONS.format, "quiet");
    format.onclick = () => actions.format();
    const keys = button(words.keys, ICONS.info, "quiet icon-only");
    keys.onclick = () => actions.keys();
    this.#theme.onclick = () => actions.theme();
    const running = element("div", { class: "bar-run", role: "group", "aria-label": words.actions });
    running.append(this.#run, this.#stop, this.#restart, this.#status);
    const tools = element("div", { class: "bar-tools", role: "group", "aria-label": words.tools });
    tools.append(format, gallery, keys, this.#theme);
    const brand = element(
      "div",
      { class: "brand" },
      element("span", { class: "brand-mark", "aria-hidden": "true" }, "É"),
      element("span", { class: "brand-name" }, TEXTES.brand),
      element("span", { class: "brand-folder", title: folder }, folder),
    );
    this.root = element("header", { class: "topbar", "aria-label": TEXTES.regions.bar }, brand, running, tools);
    this.showStatus("idle", TEXTES.run.idle, false);
  }

  /** Show what the program is doing. */
  showStatus(status: string, detail: string, isRunning: boolean): void {
    this.#status.textContent = detail;
    this.#status.dataset.status = WAITING.has(status) ? "waiting" : status;
    const isLeft = !isRunning && document.activeElement === this.#stop;
    this.#stop.disabled = !isRunning;
    this.#restart.disabled = status === "idle";
    if (isLeft) this.#run.focus(); // a button that can no longer be pressed would drop the focus
  }

  showTheme(name: string): void {
    const label = TEXTES.bar.theme[name] ?? "";
    this.#theme.title = label;
    this.#theme.setAttribute("aria-label", label);
    const path = name === "light" ? ICONS.light : name === "dark" ? ICONS.dark : ICONS.auto;
    this.#theme.querySelector(".icon")?.replaceWith(icon(path));
  }
}
