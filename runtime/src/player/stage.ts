/** The toiles in the page: a canvas each, whose pixels the worker paints and whose pointer events it receives. */

import type { ToWorker } from "../hosts/messages.ts";
import { element } from "./dom.ts";
import { TEXTES } from "./textes.ts";

type Send = (message: ToWorker, transfer?: Transferable[]) => void;

interface Toile {
  id: number;
  name: string;
  width: number;
  height: number;
  canvas: HTMLCanvasElement;
  figure: HTMLElement;
  caption: HTMLElement;
}

/** A toile as it is seen: its own size, and a canvas of as many pixels as the screen gave it. */
export interface Picture {
  name: string;
  width: number;
  height: number;
  canvas: HTMLCanvasElement;
}

export class StageView {
  readonly root = element("section", { class: "stage", "aria-label": TEXTES.stage, hidden: true });
  #toiles = new Map<number, Toile>();
  #sizes: ResizeObserver;
  #send: Send = () => {};

  constructor(private readonly onFirst: (canvas: HTMLCanvasElement) => void) {
    this.#sizes = new ResizeObserver((entries) => {
      for (const entry of entries) this.#resized(entry);
    });
  }

  /** Take the toiles of the last run away; the next ones belong to the worker that `send` reaches. */
  reset(send: Send): void {
    this.#sizes.disconnect();
    this.#toiles.clear();
    this.root.replaceChildren();
    this.root.hidden = true;
    this.#send = send;
  }

  /** Whether there is something to look at. */
  get isEmpty(): boolean {
    return this.#toiles.size === 0;
  }

  /** A toile is about to be shown, or has changed its size. */
  place(id: number, name: string, width: number, height: number): void {
    const known = this.#toiles.get(id);
    const toile = known ?? this.#make(id, name);
    toile.width = width;
    toile.height = height;
    toile.figure.style.setProperty("--width", String(width));
    toile.figure.style.setProperty("--height", String(height));
    toile.canvas.setAttribute("aria-label", TEXTES.toile(name, width, height));
    if (!known) this.#hand(toile);
  }

  /** Give the keys to the first toile. */
  focus(): void {
    this.#toiles.values().next().value?.canvas.focus({ preventScroll: true });
  }

  /** Every toile as it is seen now, with its name. */
  pictures(): Picture[] {
    return [...this.#toiles.values()].map(({ name, width, height, canvas }) => {
      return { name, width, height, canvas: copyOf(canvas) };
    });
  }

  /** Keep what is seen although its painter is gone. */
  freeze(): void {
    for (const toile of this.#toiles.values()) {
      const still = copyOf(toile.canvas);
      still.className = toile.canvas.className;
      still.setAttribute("aria-label", toile.canvas.getAttribute("aria-label") ?? "");
      still.setAttribute("role", "img");
      toile.canvas.replaceWith(still);
      toile.canvas = still;
    }
    this.#sizes.disconnect();
  }

  #make(id: number, name: string): Toile {
    const canvas = element("canvas", { class: "toile", tabindex: 0, role: "application" });
    const caption = element("figcaption", { class: "toile-name" }, name);
    const figure = element(
      "figure",
      { class: "toile-frame" },
      element("div", { class: "toile-paper" }, canvas),
      caption,
    );
    const toile = { id, name, width: 1, height: 1, canvas, figure, caption };
    this.#toiles.set(id, toile);
    this.#listen(toile);
    this.root.append(figure);
    this.root.hidden = false;
    this.root.classList.toggle("several", this.#toiles.size > 1);
    return toile;
  }

  #hand(toile: Toile): void {
    const { canvas, id } = toile;
    const scale = (canvas.clientWidth * devicePixelRatio) / toile.width || devicePixelRatio;
    const offscreen = canvas.transferControlToOffscreen();
    this.#send({ kind: "canvas", id, canvas: offscreen, scale }, [offscreen]);
    try {
      this.#sizes.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      this.#sizes.observe(canvas); // Safari knows no device pixels here
    }
    if (this.#toiles.size === 1) this.onFirst(canvas);
  }

  #resized(entry: ResizeObserverEntry): void {
    const toile = [...this.#toiles.values()].find(({ canvas }) => canvas === entry.target);
    const wide = devicePixels(entry);
    if (toile && wide > 0) this.#send({ kind: "scale", id: toile.id, scale: wide / toile.width });
  }

  #listen(toile: Toile): void {
    const { canvas } = toile;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      this.#point(toile, "down", event);
    });
    canvas.addEventListener("pointermove", (event) => this.#point(toile, "move", event));
    canvas.addEventListener("pointerup", (event) => {
      if (event.button === 0) this.#point(toile, "up", event);
    });
    canvas.addEventListener("pointercancel", (event) => this.#point(toile, "up", event));
  }

  #point(toile: Toile, phase: "down" | "move" | "up", event: PointerEvent): void {
    const box = toile.canvas.getBoundingClientRect();
    const x = within(((event.clientX - box.left) * toile.width) / box.width, toile.width);
    const y = within(((event.clientY - box.top) * toile.height) / box.height, toile.height);
    this.#send({ kind: "pointer", id: toile.id, phase, x, y, at: performance.timeOrigin + event.timeStamp });
  }
}

/** The exact width in pixels of the screen, unless the browser only pretends to have such a screen. */
function devicePixels(entry: ResizeObserverEntry): number {
  const about = entry.contentRect.width * devicePixelRatio;
  const exact = entry.devicePixelContentBoxSize?.[0]?.inlineSize ?? about;
  return Math.abs(exact - about) < 1 ? exact : about;
}

function within(value: number, size: number): number {
  return Math.min(Math.max(Math.floor(value), 0), size - 1);
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = element("canvas", { width: Math.max(canvas.width, 1), height: Math.max(canvas.height, 1) });
  copy.getContext("2d")!.drawImage(canvas, 0, 0);
  return copy;
}
