/**
 * The toiles as the screen sees them: one canvas of the page each, painted at the screen's resolution.
 *
 * A showing paints only what is new, unless the toile was erased. What was painted long ago is forgotten and
 * stands as a picture, so that drawing for hours takes no more memory than drawing for a minute.
 */
import { run } from "../core/run.ts";
import type { DisplayList, Snapshot } from "../toile/list.ts";
import { Painter } from "../toile/paint.ts";
import { plainDrawing } from "../toile/plain.ts";
import type { Toile } from "../toile/toile.ts";
import type { FromWorker, NamedDrawing } from "./messages.ts";
import { Pictures } from "./pictures.ts";

const OPERATIONS_KEPT = 100_000;
/** Beyond this, phones refuse to make a canvas. */
const MOST_PIXELS = 16_000_000;
const RATE_MS = 500;

/** One canvas and what is on it. */
class Surface {
  #canvas: OffscreenCanvas;
  #painter: Painter;
  #scale: number;
  #list: DisplayList | null = null;
  #end = 0;
  #width = 0;
  #height = 0;

  constructor(
    canvas: OffscreenCanvas,
    scale: number,
    private readonly pictures: Pictures,
  ) {
    this.#canvas = canvas;
    this.#scale = scale;
    this.#painter = new Painter(canvas.getContext("2d")!, pictures.get);
  }

  /** Show `toile` as it is now. */
  show(toile: Toile): void {
    if (toile.shown) this.#paint(toile.shown);
    if (toile.count > OPERATIONS_KEPT) this.#forget(toile);
  }

  /** The canvas covers more or fewer pixels of the screen. */
  rescale(scale: number, toile: Toile | undefined): void {
    if (Math.abs(scale - this.#scale) < 1e-4) return;
    this.#scale = scale;
    this.#list = null;
    this.#width = 0;
    if (toile?.shown) this.#paint(toile.shown);
  }

  #paint(shown: Snapshot): void {
    const isContinued = shown.list === this.#list && shown.width === this.#width && shown.height === this.#height;
    if (!isContinued) this.#begin(shown.width, shown.height);
    this.#painter.paint(shown, isContinued ? this.#end : 0);
    this.#list = shown.list;
    this.#end = shown.end;
  }

  #begin(width: number, height: number): void {
    if (width !== this.#width || height !== this.#height) this.#resize(width, height);
    this.#painter.clear();
  }

  #resize(width: number, height: number): void {
    [this.#canvas.width, this.#canvas.height] = pixels(width, height, this.#scale);
    this.#width = width;
    this.#height = height;
    this.#painter.fit(width, height);
  }

  /** What is on the canvas becomes a picture; the list goes on after it. */
  #forget(toile: Toile): void {
    toile.forget(this.pictures.copy(toile.id, this.#canvas));
    this.#list = toile.now.list;
    this.#end = toile.now.end;
  }
}

/** How many pixels a toile takes at a scale. */
function pixels(width: number, height: number, scale: number): [number, number] {
  const fit = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)));
  return [Math.max(1, Math.round(width * fit)), Math.max(1, Math.round(height * fit))];
}

export class Stage {
  #surfaces = new Map<number, Surface>();
  #pictures = new Pictures();
  #scale = 1;
  #expected = new Map<number, (surface: Surface) => void>();
  #announced = new Map<number, string>();
  #frames = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly post: (message: FromWorker) => void) {}

  /** Show a toile as it is now; the first time, its canvas has to come from the page. */
  async show(id: number): Promise<void> {
    const toile = run.toiles.at(id);
    if (!toile) return;
    const surface = this.#announce(toile) ?? (await this.#canvasFor(id));
    surface.show(toile);
    this.#frames += 1;
  }

  /** The page has made a canvas for toile `id`. */
  receive(id: number, canvas: OffscreenCanvas, scale: number): void {
    const surface = new Surface(canvas, scale, this.#pictures);
    this.#scale = scale;
    this.#surfaces.set(id, surface);
    this.#expected.get(id)?.(surface);
    this.#expected.delete(id);
  }

  /** The canvas of toile `id` covers `scale` pixels of the screen for each of its own. */
  rescale(id: number, scale: number): void {
    this.#surfaces.get(id)?.rescale(scale, run.toiles.at(id));
  }

  /** Turn what is drawn on `toile` into a picture, while its program draws on without showing anything. */
  flatten = (toile: Toile): string => {
    const [width, height] = pixels(toile.width, toile.height, this.#scale);
    return this.#pictures.paint(toile, width, height);
  };

  /** What every toile shows, as shapes. */
  drawings(): NamedDrawing[] {
    return [...this.#announced.keys()].flatMap((id) => {
      const toile = run.toiles.at(id);
      return toile?.shown ? [{ name: toile.name, drawing: plainDrawing(toile.shown) }] : [];
    });
  }

  /** Tell the page twice a second how many showings there are a second, or no longer. */
  countFrames(wanted: boolean): void {
    clearInterval(this.#timer);
    this.#frames = 0;
    let last = performance.now();
    if (!wanted) return;
    this.#timer = setInterval(() => {
      const time = performance.now();
      this.post({ kind: "rate", perSecond: Math.round((this.#frames * 1000) / (time - last)) });
      this.#frames = 0;
      last = time;
    }, RATE_MS);
  }

  /** Tell the page of a new toile, or of a new size. */
  #announce({ id, name, width, height }: Toile): Surface | undefined {
    const size = `${width}x${height}`;
    if (this.#announced.get(id) !== size) {
      this.#announced.set(id, size);
      this.post({ kind: "toile", id, name, width, height });
    }
    return this.#surfaces.get(id);
  }

  #canvasFor(id: number): Promise<Surface> {
    return new Promise((resolve) => this.#expected.set(id, resolve));
  }
}
