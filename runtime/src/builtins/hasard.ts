/** Built-ins of the family « Hasard ». */
import { fail } from "../core/failure.ts";
import { run } from "../core/run.ts";
import type { Value } from "../core/values.ts";
import { describeNumber } from "../numbers.ts";
import { requireFinite, requireWhole } from "./requirements.ts";

export function hasard(first: number, second?: number): number {
  const low = second === undefined ? 0 : first;
  const high = second ?? first;
  requireWhole(first, "hasard", second === undefined ? "n" : "a", 0);
  if (second !== undefined) requireWhole(second, "hasard", "b", 1);
  if (low > high) fail("EDU1113", { routine: "hasard", low: describeNumber(low), high: describeNumber(high) });
  return run.random.between(low, high);
}

export function hasard_reel(): number {
  return run.random.real();
}

export function melanger(array: readonly Value[]): Value[] {
  const mixed = array.slice();
  run.random.shuffle(mixed);
  return mixed;
}

export function graine(n: number): void {
  requireFinite(n, 0);
  run.random.seed(n);
}
