/** Runs one program step by step: a step is a request of the program, its end, or its failure. */
import { EduError, type FailureValues, STOP } from "./failure.ts";
import { PROGRAM_API, type Program } from "./program.ts";
import type { Request } from "./requests.ts";
import { type Answer, begin, type Options, run } from "./run.ts";
import { type Frame, framesOf, isStackOverflow, isTooLarge, keepStacks, PROGRAM_NAME } from "./stack.ts";

export interface ErrorStep {
  readonly kind: "error";
  readonly code: string;
  readonly values: FailureValues;
  readonly part: number | null;
  readonly frames: readonly Frame[];
  /** The engine's own words, for errors that are not the program's. */
  readonly native?: string;
}

export type Step = Request | { readonly kind: "end" } | ErrorStep;

const STACK_OVERFLOW = "EDU0805";
const TOO_LARGE = "EDU0809";
const OUR_FAULT = "EDU0899";

let code = "";
let waiting: Generator<Request, void, Answer> | undefined;

/** Takes a program and the options of its run; nothing of it runs yet. */
export function load(source: string, options: Options): void {
  keepStacks();
  begin(options);
  code = source;
  waiting = undefined;
}

/** Runs the program up to its first wait. */
export function start(): Step {
  return advance(() => {
    // biome-ignore lint/security/noGlobalEval: the generated program, in this worker or V8 of its own
    // biome-ignore lint/complexity/noCommaOperator: makes it the global eval, without our own names
    const program = (0, eval)(`${code}\n//# sourceURL=${PROGRAM_NAME}`) as Program;
    waiting = program(PROGRAM_API).main();
    return waiting?.next();
  });
}

/** Gives the answer to the last request, and runs up to the next wait. */
export function resume(answer: Answer): Step {
  return advance(() => {
    run.receive(answer);
    return waiting?.next(answer);
  });
}

function advance(go: () => IteratorResult<Request, void> | undefined): Step {
  try {
    const result = go();
    return result === undefined || result.done ? { kind: "end" } : result.value;
  } catch (error) {
    return error === STOP ? { kind: "end" } : failure(error);
  } finally {
    run.flush();
  }
}

/** The step that tells of a failure. */
export function failure(error: unknown): ErrorStep {
  const frames = framesOf(error);
  if (error instanceof EduError) {
    return { kind: "error", code: error.code, values: error.values, part: error.part ?? null, frames };
  }
  return { kind: "error", code: codeOf(error), values: {}, part: null, frames, native: String(error) };
}

function codeOf(error: unknown): string {
  if (isStackOverflow(error)) return STACK_OVERFLOW;
  return isTooLarge(error) ? TOO_LARGE : OUR_FAULT;
}
