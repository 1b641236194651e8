/** What tests need to look at failures and to run without a host. */
import { EduError } from "../src/core/failure.ts";
import type { Answer, Options } from "../src/core/run.ts";

export const HEADLESS: Options = {
  seed: null,
  params: {},
  headless: true,
  startEpochMs: Date.UTC(2026, 0, 1),
  utcOffsetMinutes: 0,
  write: () => {},
};

/** The code of the failure of an action; empty if it does not fail. */
export function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof EduError) return error.code;
    throw error;
  }
  return "";
}

/** Runs a waiting computation with these answers; gives its requests and its value. */
export function answered<T>(
  waiting: Generator<unknown, T, Answer>,
  ...answers: Answer[]
): { asked: unknown[]; value: T } {
  const asked: unknown[] = [];
  let step = waiting.next();
  while (!step.done) {
    asked.push(step.value);
    step = waiting.next(answers.shift() ?? {});
  }
  return { asked, value: step.value };
}
