/** The rail at the left and the panel that it opens; pressing the open panel's button folds it. */

import { element, icon } from "../../../runtime/src/player/dom.ts";
import { TEXTES } from "../textes.ts";
import { ICONS } from "./icons.ts";
import type { Memory } from "./layout.ts";

export type PanelName = "programs" | "favourites" | "structure" | "help";

const ICON: Record<PanelName, string> = {
  programs: ICONS.programs,
  favourites: ICONS.star,
  structure: ICONS.structure,
  help: ICONS.help,
};

/** Below this width the panel lies over the program; the same width as in screens.css. */
const DRAWER = matchMedia("(max-width: 54rem)");

export class Side {
  readonly rail = element("nav", { class: "rail", "aria-label": TEXTES.rail.label });
  readonly panel = element("aside", { class: "side", id: "side", "aria-label": TEXTES.regions.side });
  #buttons = new Map<PanelName, HTMLButtonElement>();
  #shown: PanelName | "" = "";

  constructor(
    private readonly panels: Record<PanelName, HTMLElement>,
    private readonly memory: Memory,
    private readonly onShow: (name: PanelName | "") => void,
  ) {
    for (const name of Object.keys(panels) as PanelName[]) {
      const made = element("button", { type: "button", class: "rail-button", "aria-controls": "side" });
      made.append(icon(ICON[name]), element("span", {}, TEXTES.rail[name]));
      made.onclick = () => this.show(this.#shown === name ? "" : name);
      this.#buttons.set(name, made);
      this.rail.append(made);
    }
  }

  get shown(): PanelName | "" {
    return this.#shown;
  }

  /** On a narrow screen the panel covers the program: it goes when the pupil turns to something else. */
  giveWay(): void {
    if (DRAWER.matches) this.show("");
  }

  /** Show a panel, or fold the side away. */
  show(name: PanelName | ""): void {
    this.#shown = name;
    if (!DRAWER.matches) this.memory.set("panel", name);
    for (const [one, made] of this.#buttons) made.setAttribute("aria-expanded", String(one === name));
    this.panel.hidden = name === "";
    this.panel.dataset.panel = name;
    if (name !== "") {
      this.panel.replaceChildren(element("h2", { class: "side-title" }, title(name)), this.panels[name]);
    }
    this.onShow(name);
  }
}

function title(name: PanelName): string {
  return name === "structure" ? TEXTES.structure.title : TEXTES.rail[name];
}
