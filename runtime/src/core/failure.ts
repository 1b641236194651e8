/** A run-time error of the learner's program, as facts: the French sentence is made by the host. */
import type { Code } from "./codes.ts";

/** Values in play, already written for display. */
export type FailureValues = Readonly<Record<string, string | number>>;

/**
 * Thrown where a program fails. `part`: index of the refused operand or argument, absent for the
 * whole operation. Its stack tells the host where in the generated code it happened.
 */
export class EduError extends Error {
  readonly code: string;
  readonly values: FailureValues;
  readonly part: number | undefined;

  constructor(code: Code | HostCode, values: FailureValues = {}, part?: number) {
    super(code);
    this.name = "EduError";
    this.code = code;
    this.values = values;
    this.part = part;
  }
}

/** Codes that come from a host or from limits rather than from an operation of the program. */
export type HostCode = `EDU08${number}`;

/** Throws an EduError; its result type lets an expression end with it. */
export function fail(code: Code | HostCode, values: FailureValues = {}, part?: number): never {
  throw new EduError(code, values, part);
}

/** Thrown by `terminer`: ends the program without error from any depth. */
export const STOP: unique symbol = Symbol("terminer");
