/** A toile: its size, what is drawn on it, and what of that was shown. */
import { run } from "../core/run.ts";
import { isOpaque, NO_COLOR } from "./colors.ts";
import { DisplayList, OP, type Snapshot } from "./list.ts";

/** Operations kept; the host may turn older ones into a picture. */
const LONGEST = 500_000;

export class Toile {
  width = 600;
  height = 400;
  /** Drawn on, or made, since it was last shown. */
  changed = true;
  /** What was last shown; null before. */
  shown: Snapshot | null = null;
  private list = new DisplayList();
  private spare: DisplayList | null = null;
  private outlineColor = NO_COLOR;
  private outlineWidth = 1;

  /** `id`: its place on the stage; toiles made by the same declaration share it. */
  constructor(
    readonly id: number,
    readonly name: string,
  ) {}

  /** What is drawn so far. */
  get now(): Snapshot {
    return { list: this.list, end: this.list.end, width: this.width, height: this.height };
  }

  /** How many operations are kept. */
  get count(): number {
    return this.list.count;
  }

  /** Keeps what is drawn so far as what is seen. */
  show(): void {
    if (this.changed) this.shown = this.now;
    this.changed = false;
  }

  /** Drops every operation; what was shown stays as it is. */
  private restart(): void {
    if (this.shown?.list === this.list) {
      const free = this.spare ?? new DisplayList();
      this.spare = this.list;
      this.list = free;
    }
    this.list.clear();
    this.changed = true;
  }

  /** Begins an operation; when there are too many, the host paints those before. */
  private open(code: number, size: number): number {
    if (this.list.count >= LONGEST) this.flatten();
    return this.list.open(code, size);
  }

  private flatten(): void {
    const picture = run.options.flatten?.(this);
    if (picture !== undefined) this.forget(picture);
  }

  /** White, empty, without outline. */
  erase(): void {
    this.restart();
    this.outlineColor = NO_COLOR;
    this.outlineWidth = 1;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.erase();
  }

  /** Forgets the operations but what they left in force: for a host that has painted them. */
  forget(picture?: string): void {
    const { outlineColor, outlineWidth } = this;
    const wasChanged = this.changed;
    this.restart();
    if (picture !== undefined) this.list.numbers[this.list.open(OP.image, 1)] = this.list.keep(picture);
    if (outlineColor !== NO_COLOR) this.outline(outlineColor, outlineWidth);
    this.changed = wasChanged;
    if (!wasChanged) this.shown = this.now;
  }

  /** Paints the whole surface; an opaque colour hides, so drops, what is below. */
  fill(color: number): void {
    if (isOpaque(color)) {
      this.restart();
      if (this.outlineColor !== NO_COLOR) this.outline(this.outlineColor, this.outlineWidth);
    }
    const at = this.open(OP.fill, 1);
    this.list.numbers[at] = color;
    this.changed = true;
  }

  /** The outline of the shapes that follow; NO_COLOR: none. */
  outline(color: number, width: number): void {
    this.outlineColor = width > 0 ? color : NO_COLOR;
    this.outlineWidth = width;
    const at = this.open(OP.outline, 2);
    this.list.numbers[at] = this.outlineColor;
    this.list.numbers[at + 1] = width;
    this.changed = true;
  }

  rectangle(x: number, y: number, width: number, height: number, radius: number, fill: number): void {
    if (width <= 0 || height <= 0) return;
    const at = this.open(OP.rect, 6);
    const numbers = this.list.numbers;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = width;
    numbers[at + 3] = height;
    numbers[at + 4] = radius > 0 ? Math.min(radius, width / 2, height / 2) : 0;
    numbers[at + 5] = fill;
    this.changed = true;
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: number): void {
    if (rx <= 0 || ry <= 0) return;
    const at = this.open(OP.ellipse, 5);
    const numbers = this.list.numbers;
    numbers[at] = cx;
    numbers[at + 1] = cy;
    numbers[at + 2] = rx;
    numbers[at + 3] = ry;
    numbers[at + 4] = fill;
    this.changed = true;
  }

  line(x1: number, y1: number, x2: number, y2: number, color: number, width: number): void {
    if (width <= 0) return;
    const at = this.open(OP.line, 6);
    const numbers = this.list.numbers;
    numbers[at] = x1;
    numbers[at + 1] = y1;
    numbers[at + 2] = x2;
    numbers[at + 3] = y2;
    numbers[at + 4] = color;
    numbers[at + 5] = width;
    this.changed = true;
  }

  /** `points`: x1, y1, x2, y2…, an even count; copied. */
  polygon(points: readonly number[], fill: number): void {
    const count = points.length;
    if (count < 6) return;
    const at = this.open(OP.polygon, count + 2);
    const numbers = this.list.numbers;
    numbers[at] = count;
    for (let i = 0; i < count; i += 1) numbers[at + 1 + i] = points[i]!;
    numbers[at + 1 + count] = fill;
    this.changed = true;
  }

  label(x: number, y: number, text: string, color: number, size: number): void {
    if (size <= 0) return;
    const at = this.open(OP.label, 5);
    const numbers = this.list.numbers;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = this.list.keep(text);
    numbers[at + 3] = color;
    numbers[at + 4] = size;
    this.changed = true;
  }

  /** Degrees, clockwise, 0 to the right; an end before the start goes on round the circle. */
  arc(cx: number, cy: number, radius: number, start: number, end: number, color: number, width: number): void {
    const until = endOfTurn(start, end);
    if (radius <= 0 || width <= 0 || until === start) return;
    const at = this.open(OP.arc, 7);
    const numbers = this.list.numbers;
    numbers[at] = cx;
    numbers[at + 1] = cy;
    numbers[at + 2] = radius;
    numbers[at + 3] = start;
    numbers[at + 4] = until;
    numbers[at + 5] = color;
    numbers[at + 6] = width;
    this.changed = true;
  }

  /** A slice of a disc, angles as for `arc`. */
  sector(cx: number, cy: number, radius: number, start: number, end: number, fill: number): void {
    const until = endOfTurn(start, end);
    if (radius <= 0 || until === start) return;
    const at = this.open(OP.sector, 6);
    const numbers = this.list.numbers;
    numbers[at] = cx;
    numbers[at + 1] = cy;
    numbers[at + 2] = radius;
    numbers[at + 3] = start;
    numbers[at + 4] = until;
    numbers[at + 5] = fill;
    this.changed = true;
  }

  /** One pixel: the one that holds (x, y). */
  point(x: number, y: number, color: number): void {
    const at = this.open(OP.point, 3);
    const numbers = this.list.numbers;
    numbers[at] = Math.floor(x);
    numbers[at + 1] = Math.floor(y);
    numbers[at + 2] = color;
    this.changed = true;
  }
}

/** Where an arc ends: from `start` to `start` + 360 at most. */
function endOfTurn(start: number, end: number): number {
  const sweep = end - start;
  if (sweep >= 360) return start + 360;
  if (sweep >= 0) return end;
  const rest = sweep % 360;
  return rest === 0 ? start : start + rest + 360;
}
