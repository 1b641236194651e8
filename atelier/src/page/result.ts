/** The right side: the toiles and the console of the program that runs, or the program in Python. */

import { button, element, icon } from "../../../runtime/src/player/dom.ts";
import type { PythonPanel } from "../panels/python.ts";
import { rasterSvg, saveAs } from "../run/pictures.ts";
import type { Runner } from "../run/runner.ts";
import { api } from "../server/api.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";
import type { Memory } from "./layout.ts";
import { splitter } from "./splitter.ts";

export interface ResultListener {
  /** Whether the program in Python can be seen. */
  python(shown: boolean): void;
  say(text: string): void;
}

export class Result {
  readonly root = element("section", { class: "result", "aria-label": TEXTES.regions.result });
  #run = element("div", { class: "result-run", id: "result-run", role: "tabpanel", "aria-label": TEXTES.run.title });
  #python = element("div", { class: "result-python", id: "result-python", role: "tabpanel", hidden: true });
  #empty = element("div", { class: "stage-empty" });
  #tools = element("div", { class: "stage-tools", role: "group", "aria-label": TEXTES.run.tools, hidden: true });
  #rate = element("output", { class: "rate", hidden: true });
  #tabs: HTMLElement[] = [];

  constructor(
    private readonly runner: Runner,
    python: PythonPanel,
    private readonly memory: Memory,
    private readonly listener: ResultListener,
  ) {
    const head = element("div", { class: "result-head" });
    const tabs = element("div", { class: "result-tabs", role: "tablist", "aria-label": TEXTES.regions.result });
    this.#tabs = [
      this.#tab("result-run", TEXTES.run.title, ICONS.run),
      this.#tab("result-python", TEXTES.python.title, ICONS.python),
    ];
    tabs.append(...this.#tabs);
    tabs.onkeydown = (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      this.show(!this.isPython);
      this.#tabs.find((tab) => tab.ariaSelected === "true")?.focus();
      event.preventDefault();
    };
    head.append(tabs, this.#tools);
    this.#python.setAttribute("aria-label", TEXTES.python.title);
    this.#python.append(python.root);
    this.#fillTools();
    const words = TEXTES.run;
    this.#empty.append(
      element("span", { class: "empty-mark" }, icon(ICONS.run)),
      element("p", { class: "empty-title" }, words.emptyTitle),
      element("p", {}, words.empty),
    );
    const upper = element(
      "div",
      { class: "stage-area" },
      this.#rate,
      runner.stage.tabs,
      this.#empty,
      runner.stage.root,
    );
    const bar = splitter(
      {
        name: "console",
        label: TEXTES.splits.console,
        target: this.#run,
        axis: "y",
        direction: -1,
        start: Math.round(innerHeight * 0.26),
        least: 90,
        most: () => Math.max(120, this.#run.clientHeight - 140),
      },
      memory,
    );
    this.#run.append(upper, bar, runner.console.root);
    this.root.append(head, this.#run, this.#python);
    this.show(memory.flag("python", false));
  }

  get isPython(): boolean {
    return !this.#python.hidden;
  }

  /** Show the Python side, or the program that runs. */
  show(isPython: boolean): void {
    this.#run.hidden = isPython;
    this.#python.hidden = !isPython;
    for (const [rank, tab] of this.#tabs.entries()) {
      const isFront = (rank === 1) === isPython;
      tab.setAttribute("aria-selected", String(isFront));
      tab.tabIndex = isFront ? 0 : -1;
    }
    this.memory.set("python", isPython);
    this.#showTools();
    this.listener.python(isPython);
  }

  set hasToile(has: boolean) {
    this.#run.classList.toggle("has-toile", has);
    this.#empty.hidden = has;
    this.#showTools();
  }

  showRate(perSecond: number): void {
    this.#rate.textContent = TEXTES.run.ratePerSecond(perSecond);
  }

  /** Nothing runs any more: there is no rate. */
  ended(): void {
    this.#rate.textContent = "";
  }

  /** A program starts: nothing is missing any more, whether it draws or not. */
  started(): void {
    if (this.isPython) this.show(false);
    this.#run.classList.add("started");
    this.#rate.textContent = "";
  }

  #showTools(): void {
    this.#tools.hidden = this.isPython || !this.#run.classList.contains("has-toile");
  }

  #tab(controls: string, label: string, path: string): HTMLElement {
    const tab = element("button", { type: "button", role: "tab", class: "result-tab", "aria-controls": controls });
    tab.append(icon(path), label);
    tab.onclick = () => this.show(controls === "result-python");
    return tab;
  }

  #fillTools(): void {
    const words = TEXTES.run;
    const rate = button(words.rate, ICONS.rate, "quiet icon-only");
    rate.setAttribute("aria-pressed", "false");
    rate.onclick = () => {
      const wanted = rate.ariaPressed !== "true";
      rate.setAttribute("aria-pressed", String(wanted));
      this.#rate.hidden = !wanted;
      this.#rate.textContent = "";
      this.runner.countFrames(wanted);
    };
    const png = button(words.png, ICONS.picture, "quiet");
    png.querySelector(".label")!.textContent = "PNG";
    png.onclick = () => this.#savePng();
    const svg = button(words.svg, ICONS.picture, "quiet");
    svg.querySelector(".label")!.textContent = "SVG";
    svg.onclick = () => void this.#saveSvg();
    const full = button(words.fullScreen, ICONS.fullScreen, "quiet icon-only");
    full.onclick = () => {
      void this.runner.stage.root.requestFullscreen?.();
      this.runner.stage.focus();
    };
    this.#tools.append(rate, png, svg, full);
  }

  #savePng(): void {
    for (const { name, canvas } of this.runner.stage.pictures()) {
      if (this.runner.stage.front !== "" && this.runner.stage.front !== name) continue;
      canvas.toBlob((blob) => {
        if (blob) saveAs(`${name}.png`, blob);
      });
    }
  }

  /** Shapes where the program can still tell them, else the picture that is seen. */
  async #saveSvg(): Promise<void> {
    const seen = this.runner.stage.pictures();
    const drawings = (await this.runner.drawings()) ?? [];
    for (const picture of seen) {
      if (this.runner.stage.front !== "" && this.runner.stage.front !== picture.name) continue;
      const drawing = drawings.find(({ name }) => name === picture.name)?.drawing;
      const shapes = drawing && (await api.svg(drawing).catch(() => null));
      if (!shapes) this.listener.say(TEXTES.run.flatSvg(picture.name));
      saveAs(`${picture.name}.svg`, new Blob([shapes?.svg ?? rasterSvg(picture)], { type: "image/svg+xml" }));
    }
  }
}
