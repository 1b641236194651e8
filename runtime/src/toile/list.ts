/**
 * A display list in compact form: all numbers in one growing array, texts beside it.
 *
 * Each operation is its code then its numbers, in the order given below; colours are packed
 * (colors.ts). It only grows until it is emptied, so a prefix of it is a snapshot.
 */

/** Operation codes, with the numbers that follow each. */
export const OP = {
  /** color */
  fill: 0,
  /** x y width height radius fill */
  rect: 1,
  /** cx cy rx ry fill */
  ellipse: 2,
  /** x1 y1 x2 y2 color width */
  line: 3,
  /** count, then as many coordinates, fill */
  polygon: 4,
  /** x y text(index) color size */
  label: 5,
  /** color width: the outline of the shapes that follow */
  outline: 6,
  /** cx cy radius start end color width */
  arc: 7,
  /** cx cy radius start end fill */
  sector: 8,
  /** x y color */
  point: 9,
  /** key(index): a picture that stands for older operations */
  image: 10,
} as const;

const FIRST_SIZE = 512;

export class DisplayList {
  numbers = new Float64Array(FIRST_SIZE);
  /** How many of `numbers` are in use. */
  end = 0;
  /** How many operations. */
  count = 0;
  readonly texts: string[] = [];

  /** Begins an operation that takes `size` numbers after its code; gives where to put them. */
  open(code: number, size: number): number {
    const start = this.end;
    this.end = start + size + 1;
    if (this.end > this.numbers.length) this.grow();
    this.numbers[start] = code;
    this.count += 1;
    return start + 1;
  }

  /** Keeps a text, gives its index. */
  keep(text: string): number {
    return this.texts.push(text) - 1;
  }

  clear(): void {
    this.end = 0;
    this.count = 0;
    this.texts.length = 0;
  }

  private grow(): void {
    const larger = new Float64Array(Math.max(this.end, this.numbers.length * 2));
    larger.set(this.numbers);
    this.numbers = larger;
  }
}

/** The first `end` numbers of a list: what a toile showed. */
export interface Snapshot {
  readonly list: DisplayList;
  readonly end: number;
  readonly width: number;
  readonly height: number;
}
