/** What the values given to built-ins must be, beyond their kind. */
import { fail } from "../core/failure.ts";
import { describeNumber } from "../numbers.ts";

const MOST_DECIMALS = 15;

/** Throws unless the number is finite. */
export function requireFinite(value: number, part: number): void {
  if (value - value !== 0) fail("EDU1104", { value: describeNumber(value) }, part);
}

/** Throws unless all are finite; the first has `part` as its index, the next ones follow. */
export function requireAllFinite(values: readonly number[], part: number): void {
  for (let i = 0; i < values.length; i += 1) requireFinite(values[i]!, part + i);
}

/** Throws unless the number is whole. */
export function requireWhole(value: number, routine: string, name: string, part: number): void {
  if (Number.isInteger(value)) return;
  requireFinite(value, part);
  fail("EDU1110", { routine, name, value }, part);
}

/** Throws unless the number is whole and from `low` to `high`. */
export function requireWithin(
  value: number,
  [low, high]: readonly [number, number],
  routine: string,
  name: string,
  part: number,
): void {
  requireWhole(value, routine, name, part);
  if (value < low || value > high) fail("EDU1111", { routine, name, value, low, high }, part);
}

/** Throws unless the number is whole and not negative. */
export function requireCount(value: number, routine: string, name: string, part: number): void {
  requireWhole(value, routine, name, part);
  if (value < 0) fail("EDU1112", { routine, name, value }, part);
}

/** Throws unless `decimals`, the second value of a rounding, is whole and from 0 to 15. */
export function requireDecimals(decimals: number, routine: string): void {
  requireWithin(decimals, [0, MOST_DECIMALS], routine, "décimales", 1);
}

/** Throws if the text is empty. */
export function requireSomeText(text: string, routine: string, name: string, part: number): void {
  if (text === "") fail("EDU1116", { routine, name }, part);
}
