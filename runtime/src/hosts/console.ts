/**
 * Gathers what the program prints and passes it on in blocks, few and bounded.
 *
 * A loop that prints without waiting never lets the worker hear that the page is late, so the bound must hold on
 * this side: at most one block every 50 ms, each with the last lines only and the count of those left out.
 */

const SECONDS_BETWEEN = 0.05;
export const LINES_KEPT = 2000;
export const CHARACTERS_KEPT = 200_000;

export type Post = (text: string, dropped: number) => void;

/** The end of `text` that the console keeps, and how many line ends were left out with the rest. */
export function keepEnd(text: string): { text: string; dropped: number } {
  let start = Math.max(0, text.length - CHARACTERS_KEPT);
  let end = text.length;
  for (let lines = 0; lines <= LINES_KEPT; lines++) {
    const before = end > 0 ? text.lastIndexOf("\n", end - 1) : -1; // from -1 it would look at 0 again
    if (before < start) return start === 0 ? { text, dropped: 0 } : cutAt(text, start);
    end = before;
  }
  start = end + 1;
  return cutAt(text, start);
}

function cutAt(text: string, start: number): { text: string; dropped: number } {
  const low = text.charCodeAt(start) & 0xfc00;
  const from = low === 0xdc00 ? start + 1 : start;
  return { text: text.slice(from), dropped: countLines(text, from) };
}

function countLines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

export class ConsoleBatch {
  #blocks: string[] = [];
  #size = 0;
  #dropped = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly post: Post,
    private readonly clock: () => number,
  ) {}

  /** Take a block of text from the program, which may be busy for long. */
  write(text: string): void {
    this.#blocks.push(text);
    this.#size += text.length;
    if (this.#size > 4 * CHARACTERS_KEPT) this.#shrink();
    if (this.clock() - this.#last >= SECONDS_BETWEEN * 1000) this.flush();
  }

  /** Pass on what is there; called before the program waits and when it ends. */
  flush(): void {
    if (this.#size === 0) return;
    this.#shrink();
    this.post(this.#blocks[0]!, this.#dropped);
    this.#blocks = [];
    this.#size = 0;
    this.#dropped = 0;
    this.#last = this.clock();
  }

  #shrink(): void {
    const { text, dropped } = keepEnd(this.#blocks.join(""));
    this.#blocks = [text];
    this.#size = text.length;
    this.#dropped += dropped;
  }
}
