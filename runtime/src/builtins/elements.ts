/** The numbers of a tableau given to a built-in. */
import { fail } from "../core/failure.ts";
import { KIND } from "../core/kinds.ts";
import { display, typeName, type Value } from "../core/values.ts";

/** The tableau, if it holds numbers only; `part`: index of the argument. */
export function numbersIn(array: readonly Value[], routine: string, part: number): readonly number[] {
  for (let index = 0; index < array.length; index += 1) {
    const value = array[index]!;
    if (typeof value !== "number") {
      fail("EDU1119", { routine, index, value: display(value), kind: typeName(value), expected: KIND.number }, part);
    }
  }
  return array as readonly number[];
}

/** Throws if the tableau is empty. */
export function requireElements(array: readonly Value[], routine: string): void {
  if (array.length === 0) fail("EDU1114", { routine }, 0);
}
