/** A bar between two panels: dragged, or moved with the arrow keys; its place is remembered. */

import { element } from "../../../runtime/src/player/dom.ts";
import type { Memory } from "./layout.ts";

export interface Split {
  /** Under which name the size is remembered, and the CSS property of `target` that receives it. */
  name: string;
  label: string;
  target: HTMLElement;
  axis: "x" | "y";
  /** 1 when the sized panel stands before the bar, −1 when it stands after it. */
  direction: 1 | -1;
  /** The size in pixels at first, and its bounds. */
  start: number;
  least: number;
  most: () => number;
}

const KEY_STEP = 24;

/** Make the bar of `split`. */
export function splitter(split: Split, memory: Memory): HTMLElement {
  const bar = element("div", {
    class: `splitter ${split.axis}`,
    role: "separator",
    tabindex: 0,
    "aria-label": split.label,
    "aria-orientation": split.axis === "x" ? "vertical" : "horizontal",
  });
  let size = memory.number(split.name, split.start);
  const apply = (wanted: number): void => {
    const most = Math.max(split.least, split.most());
    size = Math.round(Math.min(Math.max(wanted, split.least), most));
    split.target.style.setProperty(`--${split.name}`, `${size}px`);
    bar.setAttribute("aria-valuenow", String(size));
    bar.setAttribute("aria-valuemin", String(split.least));
    bar.setAttribute("aria-valuemax", String(Math.round(most)));
  };
  const change = (wanted: number): void => {
    apply(wanted);
    memory.set(split.name, size);
  };
  apply(size);
  window.addEventListener("resize", () => apply(memory.number(split.name, split.start)));
  bar.onpointerdown = (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = split.axis === "x" ? event.clientX : event.clientY;
    const before = size;
    bar.setPointerCapture(event.pointerId);
    bar.classList.add("dragged");
    bar.onpointermove = (move) => {
      const to = split.axis === "x" ? move.clientX : move.clientY;
      change(before + (to - from) * split.direction);
    };
    bar.onpointerup = bar.onpointercancel = () => {
      bar.onpointermove = bar.onpointerup = bar.onpointercancel = null;
      bar.classList.remove("dragged");
    };
  };
  bar.onkeydown = (event) => {
    const steps = split.axis === "x" ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
    const step = (steps as Record<string, number>)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(size + step * KEY_STEP * split.direction);
  };
  bar.ondblclick = () => change(split.start);
  return bar;
}
