/**
 * Paints a display list into a canvas, straight from its compact form.
 *
 * It looks as the SVG of the same list does: non-zero filling, butt ends, mitred joins (limit 10), the bundled
 * font without kerning. Coordinates are those of the toile; the context is scaled to the pixels of the screen.
 */
import { colorText, NO_COLOR } from "./colors.ts";
import { OP, type Snapshot } from "./list.ts";

/** The name under which the host has loaded the bundled font. */
export const FONT_FAMILY = "educode";

const LINE_HEIGHT = 1.2;
const FULL_TURN = 360;
const COLORS_REMEMBERED = 4096;
const MITRE_LIMIT = 10;

type Context = OffscreenCanvasRenderingContext2D;
type PaintOperation = (painter: Painter, numbers: Float64Array, at: number, texts: readonly string[]) => number;

const cssColors = new Map<number, string>();

function cssColor(packed: number): string {
  let css = cssColors.get(packed);
  if (css === undefined) {
    css = colorText(packed)!;
    if (cssColors.size >= COLORS_REMEMBERED) cssColors.clear();
    cssColors.set(packed, css);
  }
  return css;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Paints one snapshot, or what has been added to it since, on one context. */
export class Painter {
  #context: Context;
  #width = 1;
  #across = 1;
  #down = 1;
  #height = 1;
  #fill = NO_COLOR;
  #stroke = NO_COLOR;
  #lineWidth = 1;
  #fontSize = 0;
  #outlineColor = NO_COLOR;
  #outlineWidth = 1;

  constructor(
    context: Context,
    /** The picture that stands for forgotten operations; null if it is gone. */
    private readonly picture: (key: string) => CanvasImageSource | null,
  ) {
    this.#context = context;
  }

  /** Get ready for a toile of this size on a canvas of that many pixels; the canvas has just been made or resized. */
  fit(width: number, height: number): void {
    const context = this.#context;
    this.#width = width;
    this.#height = height;
    this.#across = context.canvas.width / width;
    this.#down = context.canvas.height / height;
    context.setTransform(this.#across, 0, 0, this.#down, 0, 0);
    context.miterLimit = MITRE_LIMIT;
    context.lineCap = "butt";
    context.lineJoin = "miter";
    context.textBaseline = "alphabetic";
    context.direction = "ltr";
    context.fontKerning = "none";
    context.textRendering = "geometricPrecision";
    this.#fill = NO_COLOR;
    this.#stroke = NO_COLOR;
    this.#lineWidth = 1;
    this.#fontSize = 0;
    context.lineWidth = 1;
  }

  /** White paper, no outline: what a list begins with. */
  clear(): void {
    this.#outlineColor = NO_COLOR;
    this.#outlineWidth = 1;
    this.#useFill(0xffffffff);
    this.#context.fillRect(0, 0, this.#width, this.#height);
  }

  /** Paint the operations of `snapshot` from place `from` on; those before are on the canvas already. */
  paint(snapshot: Snapshot, from: number): void {
    const { numbers, texts } = snapshot.list;
    for (let at = from; at < snapshot.end; ) at = PAINT[numbers[at]!]!(this, numbers, at + 1, texts);
  }

  fill(color: number): void {
    if (color === NO_COLOR) return;
    this.#useFill(color);
    this.#context.fillRect(0, 0, this.#width, this.#height);
  }

  outline(color: number, width: number): void {
    this.#outlineColor = color;
    this.#outlineWidth = width;
  }

  rectangle(x: number, y: number, width: number, height: number, radius: number, color: number): void {
    if (radius === 0 && this.#outlineColor === NO_COLOR) {
      if (color === NO_COLOR) return;
      this.#useFill(color);
      if (this.#across % 1 !== 0 && areWhole(x, y, width, height)) {
        this.#fillWhole(x, y, width, height);
      } else this.#context.fillRect(x, y, width, height);
      return;
    }
    this.#context.beginPath();
    if (radius === 0) this.#context.rect(x, y, width, height);
    else this.#context.roundRect(x, y, width, height, radius);
    this.#shape(color);
  }

  /** Whole coordinates on a zoomed toile: edges go to whole pixels of the screen, so that neighbours show no seam. */
  #fillWhole(x: number, y: number, width: number, height: number): void {
    const left = Math.round(x * this.#across);
    const top = Math.round(y * this.#down);
    const wide = Math.max(1, Math.round((x + width) * this.#across) - left);
    const high = Math.max(1, Math.round((y + height) * this.#down) - top);
    if (width <= 0 || height <= 0) return;
    this.#context.fillRect(left / this.#across, top / this.#down, wide / this.#across, high / this.#down);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, color: number): void {
    const context = this.#context;
    context.beginPath();
    if (rx === ry)
      context.arc(cx, cy, rx, 0, 2 * Math.PI); // twice as fast in Chromium
    else context.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    if (this.#outlineColor !== NO_COLOR) context.closePath();
    this.#shape(color);
  }

  line(x1: number, y1: number, x2: number, y2: number, color: number, width: number): void {
    if (color === NO_COLOR) return;
    const context = this.#context;
    this.#useStroke(color, width);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }

  polygon(numbers: Float64Array, at: number, count: number, color: number): void {
    const context = this.#context;
    context.beginPath();
    context.moveTo(numbers[at]!, numbers[at + 1]!);
    for (let i = at + 2; i < at + count; i += 2) context.lineTo(numbers[i]!, numbers[i + 1]!);
    context.closePath();
    this.#shape(color);
  }

  label(x: number, y: number, text: string, color: number, size: number): void {
    if (color === NO_COLOR) return;
    this.#useFill(color);
    this.#useFont(size);
    if (!text.includes("\n")) {
      this.#context.fillText(text, x, y);
      return;
    }
    const step = size * LINE_HEIGHT;
    text.split("\n").forEach((line, index) => {
      this.#context.fillText(line, x, y + index * step);
    });
  }

  arc(cx: number, cy: number, radius: number, start: number, end: number, color: number, width: number): void {
    if (color === NO_COLOR) return;
    const context = this.#context;
    this.#useStroke(color, width);
    context.beginPath();
    context.arc(cx, cy, radius, radians(start), radians(end));
    if (end - start >= FULL_TURN) context.closePath();
    context.stroke();
  }

  sector(cx: number, cy: number, radius: number, start: number, end: number, color: number): void {
    const context = this.#context;
    context.beginPath();
    if (end - start < FULL_TURN) context.moveTo(cx, cy);
    context.arc(cx, cy, radius, radians(start), radians(end));
    context.closePath();
    this.#shape(color);
  }

  point(x: number, y: number, color: number): void {
    if (color === NO_COLOR) return;
    this.#useFill(color);
    this.#context.fillRect(x, y, 1, 1);
  }

  image(key: string): void {
    const picture = this.picture(key);
    if (picture) this.#context.drawImage(picture, 0, 0, this.#width, this.#height);
  }

  /** Fill the current path, then draw its outline. */
  #shape(color: number): void {
    if (color !== NO_COLOR) {
      this.#useFill(color);
      this.#context.fill();
    }
    if (this.#outlineColor !== NO_COLOR) {
      this.#useStroke(this.#outlineColor, this.#outlineWidth);
      this.#context.stroke();
    }
  }

  #useFill(color: number): void {
    if (color === this.#fill) return;
    this.#fill = color;
    this.#context.fillStyle = cssColor(color);
  }

  #useStroke(color: number, width: number): void {
    if (color !== this.#stroke) {
      this.#stroke = color;
      this.#context.strokeStyle = cssColor(color);
    }
    if (width !== this.#lineWidth) {
      this.#lineWidth = width;
      this.#context.lineWidth = width;
    }
  }

  #useFont(size: number): void {
    if (size === this.#fontSize) return;
    this.#fontSize = size;
    this.#context.font = `${size}px ${FONT_FAMILY}, sans-serif`;
  }
}

/** By operation code: paints it, gives where the next one is. */
const PAINT: PaintOperation[] = [];

PAINT[OP.fill] = (painter, n, at) => {
  painter.fill(n[at]!);
  return at + 1;
};
PAINT[OP.rect] = (painter, n, at) => {
  painter.rectangle(n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!, n[at + 5]!);
  return at + 6;
};
PAINT[OP.ellipse] = (painter, n, at) => {
  painter.ellipse(n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!);
  return at + 5;
};
PAINT[OP.line] = (painter, n, at) => {
  painter.line(n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!, n[at + 5]!);
  return at + 6;
};
PAINT[OP.polygon] = (painter, n, at) => {
  const count = n[at]!;
  painter.polygon(n, at + 1, count, n[at + 1 + count]!);
  return at + count + 2;
};
PAINT[OP.label] = (painter, n, at, texts) => {
  painter.label(n[at]!, n[at + 1]!, texts[n[at + 2]!]!, n[at + 3]!, n[at + 4]!);
  return at + 5;
};
PAINT[OP.outline] = (painter, n, at) => {
  painter.outline(n[at]!, n[at + 1]!);
  return at + 2;
};
PAINT[OP.arc] = (painter, n, at) => {
  painter.arc(n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!, n[at + 5]!, n[at + 6]!);
  return at + 7;
};
PAINT[OP.sector] = (painter, n, at) => {
  painter.sector(n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!, n[at + 5]!);
  return at + 6;
};
PAINT[OP.point] = (painter, n, at) => {
  painter.point(n[at]!, n[at + 1]!, n[at + 2]!);
  return at + 3;
};
PAINT[OP.image] = (painter, n, at, texts) => {
  painter.image(texts[n[at]!]!);
  return at + 1;
};

function areWhole(x: number, y: number, width: number, height: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && Number.isInteger(width) && Number.isInteger(height);
}
