/** Places of the generated code, read from the stack of an error. */

/** The name that the generated code has in stacks. */
export const PROGRAM_NAME = "educode-programme.js";

const PLACE = new RegExp(`${PROGRAM_NAME.replace(/\./g, "\\.")}:(\\d+):(\\d+)`);
const DEEPEST = 200;

/** A line and a column of the generated code, both from 1. */
export type Frame = readonly [line: number, column: number];

/** Keeps enough of each stack to tell how a failure came about. */
export function keepStacks(): void {
  Object.assign(Error, { stackTraceLimit: DEEPEST });
}

/** The frames of an error that lie in the program, innermost first. */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack.split("\n").flatMap((line) => {
    const place = PLACE.exec(line);
    return place ? [[Number(place[1]), Number(place[2])] as const] : [];
  });
}

/** Whether the stack was used up: V8, then Firefox. */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof RangeError && /call stack/i.test(error.message)) || /too much recursion/.test(error.message);
}

/** Whether a text or tableau became longer than V8 can hold. */
export function isTooLarge(error: unknown): boolean {
  return (
    error instanceof RangeError && /Invalid (string|array|typed array) length|Map maximum size/i.test(error.message)
  );
}
