/** Checks of what the analysis could not prove. */
import { describeNumber } from "../numbers.ts";
import { fail } from "./failure.ts";
import { display, isInstance, kindOf, typeName, type Value } from "./values.ts";

/** Whether a value is of the type that a declaration names. */
export function isOfType(value: Value, type: string): boolean {
  return kindOf(value) === type || (isInstance(value) && value.$name === type);
}

/** The value, if it is of the type that `name` keeps; `part`: which part of the operation it is, absent for all. */
export function keep(value: Value, expected: string, name: string, part?: number): Value {
  return isOfType(value, expected) ? value : wrongType(value, expected, name, part);
}

/** Throws: `name` keeps another type. */
export function wrongType(value: Value, expected: string, name: string, part?: number): never {
  return fail("EDU1015", { name, expected, value: display(value), kind: typeName(value) }, part);
}

/** Throws: a condition, or a side of et, ou, non, must be a booléen; `part` says which. */
export function notBoolean(value: Value, part?: number): never {
  return fail("EDU1019", { value: display(value), kind: typeName(value) }, part);
}

/** The argument of a built-in, if it is of one of the kinds in `expected`, as in "tableau|texte". */
export function argument(value: Value, routine: string, part: number, expected: string): Value {
  if (expected.split("|").includes(kindOf(value))) return value;
  return wrongArgument(value, routine, part, expected);
}

/** Throws: a built-in does not take this kind of value. */
export function wrongArgument(value: Value, routine: string, part: number, expected: string): never {
  return fail("EDU1107", { routine, expected, value: display(value), kind: typeName(value) }, part);
}

/**
 * The arguments of a built-in that can be called in several ways, if they fit one of them.
 * `ways` lists the kinds of each parameter, "" for any value.
 */
export function fitting(values: Value[], routine: string, ways: readonly (readonly string[])[]): Value[] {
  let furthest = 0;
  for (const way of ways) {
    const wrong = values.findIndex((value, i) => !accepts(way[i] ?? "", value));
    if (wrong < 0) return values;
    furthest = Math.max(furthest, wrong);
  }
  const kinds = new Set(
    ways.filter((way) => reaches(way, values, furthest)).flatMap((way) => way[furthest]!.split("|")),
  );
  return wrongArgument(values[furthest]!, routine, furthest, Array.from(kinds).join("|"));
}

function accepts(kinds: string, value: Value): boolean {
  return kinds === "" || kinds.split("|").includes(kindOf(value));
}

function reaches(way: readonly string[], values: Value[], count: number): boolean {
  return values.slice(0, count).every((value, i) => accepts(way[i] ?? "", value));
}

/** A bound or step of `pour`: a finite nombre. */
export function bound(value: Value, part: number): number {
  if (typeof value !== "number") return fail("EDU1029", { value: display(value), kind: typeName(value) }, part);
  if (value - value !== 0) fail("EDU1104", { value: describeNumber(value) }, part);
  return value;
}

/** The step of a `pour`: a bound that is not 0. */
export function step(value: Value): number {
  return bound(value, 2) || fail("EDU1105", {}, 2);
}

/** Number of the last turn of `pour i de first à last pas step`, from 0; negative: no turn. */
export function lastTurn(first: number, last: number, step: number): number {
  const length = last - first;
  if (length - length !== 0) fail("EDU1104", { value: describeNumber(length) });
  return Math.floor(length / step + 1e-9);
}

/** Throws: a constant is read before its line has run. */
export function unset(name: string): never {
  return fail("EDU1016", { name });
}

/** Throws: a call ended without `retourne e` while its value is used. */
export function noResult(routine: string): never {
  return fail("EDU1017", { routine });
}

/** A value of the kind that a waiting statement needs: parts as that statement says. */
export function needed(value: Value, expected: string, part: number): Value {
  if (kindOf(value) === expected) return value;
  return fail("EDU1027", { expected, value: display(value), kind: typeName(value) }, part);
}
