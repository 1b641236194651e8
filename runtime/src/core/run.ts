/** The state of the one program that runs in this V8 context: output, clock, input, options. */

import { Random } from "../random.ts";
import type { Toile } from "../toile/toile.ts";
import { Toiles } from "../toile/toiles.ts";

/** Simulated time of one showing of a toile, in milliseconds. */
const FRAME = 1000 / 60;
const BLOCK = 16_384;
const HEADLESS_SEED = 1;

export interface Options {
  /** Seed asked for; null: unpredictable (1 in headless runs). */
  readonly seed: number | null;
  readonly params: Readonly<Record<string, string>>;
  /** Simulated clock and input: the same on every machine. */
  readonly headless: boolean;
  readonly startEpochMs: number;
  readonly utcOffsetMinutes: number;
  /** Receives the output, in blocks. */
  readonly write: (text: string) => void;
  /** How many characters wait for each other before they go out: 16 384 unless told; 0: none. */
  readonly block?: number;
  /** Makes a picture of a toile whose drawing has become too long, gives its key; without it nothing is flattened. */
  readonly flatten?: (toile: Toile) => string;
}

/** What the mouse does over one toile, as of the last wait. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
  readonly clicked: boolean;
}

/** Keys held down and pointers by toile, as of the last wait. */
export interface Input {
  readonly keys: readonly string[];
  readonly toiles: Readonly<Record<number, Pointer>>;
}

/** One answer of the host to a request. */
export interface Answer {
  readonly value?: unknown;
  /** Milliseconds since the start, on a real clock. */
  readonly now?: number;
  readonly input?: Input;
  readonly error?: { readonly code: string; readonly values: Record<string, string | number> };
}

const NO_INPUT: Input = { keys: [], toiles: {} };

export class Run {
  /** As of the last wait. */
  input: Input = NO_INPUT;
  readonly random: Random;
  readonly toiles = new Toiles();
  private virtualNow = 0;
  private readonly started = Date.now();
  private pending = "";
  private readonly block: number;

  constructor(readonly options: Options) {
    this.block = options.block ?? BLOCK;
    this.random = new Random(options.seed ?? (options.headless ? HEADLESS_SEED : Math.random()));
  }

  /** Appends to the output; blocks go out as they fill up. */
  print(text: string): void {
    this.pending += text;
    if (this.pending.length >= this.block) this.flush();
  }

  /** Sends what is waiting to the host. */
  flush(): void {
    if (this.pending === "") return;
    const text = this.pending;
    this.pending = "";
    this.options.write(text);
  }

  /** Milliseconds since the start, fractions kept. */
  now(): number {
    return this.options.headless ? this.virtualNow : Date.now() - this.started;
  }

  /** chrono(): whole milliseconds; reading a simulated clock moves it by one. */
  chrono(): number {
    const now = Math.floor(this.now());
    if (this.options.headless) this.virtualNow += 1;
    return now;
  }

  /** A toile was shown: one frame of simulated time passes. */
  frame(): void {
    this.virtualNow += FRAME;
  }

  /** `attendre(ms)`: simulated time passes. */
  pass(ms: number): void {
    this.virtualNow += ms;
  }

  /** Milliseconds since 1970 in local time: take its UTC fields for date() and heure(). */
  localEpoch(): number {
    return this.options.startEpochMs + this.options.utcOffsetMinutes * 60_000 + this.now();
  }

  /** Takes over what came with an answer. */
  receive(answer: Answer): void {
    if (answer.input) this.input = answer.input;
  }
}

/** The current run. Built-ins read it; the driver replaces it at each load. */
export let run: Run = new Run({
  seed: null,
  params: {},
  headless: true,
  startEpochMs: 0,
  utcOffsetMinutes: 0,
  write: () => {},
});

/** Starts afresh: a new state for a new program. */
export function begin(options: Options): Run {
  run = new Run(options);
  return run;
}
