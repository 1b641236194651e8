/**
 * The host of the command line: V8 inside a Python process.
 *
 * Output goes through a ring in shared memory that Python empties while the program runs, so that an endless
 * `affiche` streams with bounded memory. UTF-16 units, as V8 has them; the writer waits when the ring is full.
 */
import { load, resume, start } from "../core/driver.ts";
import { type Answer, type Options, run } from "../core/run.ts";
import { type PlainOperation, plainDrawing } from "../toile/plain.ts";
import type { Toile } from "../toile/toile.ts";

/** Places in the header: units written, units read (by Python), both modulo 2^32. */
const WRITTEN = 0;
const READ = 1;
/** A call to Python: 0 none, 1 its text is being written, 2 complete; its answer is in the next place. */
const CALL = 2;
const ANSWER = 3;
const HEADER_BYTES = 16;
const PATIENCE_MS = 1;
/** How many operations Python paints at a time. */
const PIECE = 20_000;

let header = new Int32Array(new SharedArrayBuffer(HEADER_BYTES));
let units = new Uint16Array(new SharedArrayBuffer(2));
let written = 0;

/** Makes the ring; `capacity`, in UTF-16 units, is a power of two. */
export function openRing(capacity: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(HEADER_BYTES + 2 * capacity);
  header = new Int32Array(memory, 0, 4);
  units = new Uint16Array(memory, HEADER_BYTES);
  written = 0;
  return memory;
}

function freeUnits(): number {
  return units.length - ((written - Atomics.load(header, READ)) | 0);
}

function waitForRoom(wanted: number): number {
  let room = freeUnits();
  while (room < wanted) {
    Atomics.wait(header, READ, Atomics.load(header, READ), PATIENCE_MS);
    room = freeUnits();
  }
  return room;
}

function write(text: string): void {
  const mask = units.length - 1;
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.length, at + waitForRoom(1));
    for (; at < end; at += 1) {
      units[written & mask] = text.charCodeAt(at);
      written = (written + 1) | 0;
    }
    Atomics.store(header, WRITTEN, written);
  }
}

/** Has Python do something and waits for its answer, a whole number. */
function call(text: string): number {
  run.flush();
  waitForRoom(units.length);
  Atomics.store(header, CALL, 1);
  write(text);
  Atomics.store(header, CALL, 2);
  while (Atomics.load(header, CALL) !== 0) Atomics.wait(header, CALL, 2, PATIENCE_MS);
  return Atomics.load(header, ANSWER);
}

/**
 * A picture that Python makes of a drawing that has become too long; its key. Piece by piece, each over the
 * picture of those before it, so that memory stays bounded.
 */
function flatten(toile: Toile): string {
  const { width, height, ops } = plainDrawing(toile.now);
  let key: string | null = null;
  let outline: PlainOperation | undefined;
  for (let at = 0; at < ops.length; at += PIECE) {
    const piece = ops.slice(at, at + PIECE);
    const before: PlainOperation[] = key === null ? [] : [["image", key]];
    if (outline) before.push(outline);
    key = String(call(JSON.stringify({ width, height, ops: [...before, ...piece], drops: key })));
    outline = piece.findLast((operation) => operation[0] === "outline") ?? outline;
  }
  return key ?? "";
}

/** Takes a program, its output going to the ring at once: nothing is lost if it is stopped. */
export function embed(code: string, options: Omit<Options, "write" | "flatten" | "block">): void {
  load(code, { ...options, write, flatten, block: 0 });
}

/** The first step, as JSON. */
export function startText(): string {
  return JSON.stringify(start());
}

/** The next step, as JSON. */
export function resumeText(answer: Answer): string {
  return JSON.stringify(resume(answer));
}
