/** The generator of chance: sfc32, seeded by a number, the same on every host (language.md §8). */
import { fail } from "./core/failure.ts";
import { describeNumber } from "./numbers.ts";

const WARM_UP = 12;
const WORD = 2 ** 32;

/** One stream of chance; a run has one. */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seed: number) {
    this.seed(seed);
  }

  /** All that follows depends on `seed` alone. */
  seed(seed: number): void {
    const bits = new DataView(new ArrayBuffer(8));
    bits.setFloat64(0, seed + 0);
    this.a = 0;
    this.b = bits.getUint32(4) | 0;
    this.c = bits.getUint32(0) | 0;
    this.d = 1;
    for (let turn = 0; turn < WARM_UP; turn += 1) this.draw();
  }

  /** The next unsigned 32-bit word. */
  draw(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A number in [0, 1[, with 53 bits of chance. */
  real(): number {
    const high = this.draw();
    return (high * 2 ** 21 + (this.draw() >>> 11)) / 2 ** 53;
  }

  /** A whole number from a to b, both included; they are whole and a ≤ b. */
  between(a: number, b: number): number {
    const count = b - a + 1;
    if (count > 2 ** 53) fail("EDU1127", { low: describeNumber(a), high: describeNumber(b) });
    return a + this.below(count);
  }

  private below(count: number): number {
    const chance = count <= WORD ? this.draw() / WORD : this.real();
    return Math.floor(chance * count);
  }

  /** Mixes the elements in place. */
  shuffle(elements: unknown[]): void {
    for (let i = elements.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      const moved = elements[i];
      elements[i] = elements[j];
      elements[j] = moved;
    }
  }
}
