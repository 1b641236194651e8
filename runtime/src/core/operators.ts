/** Operators on values whose types were not proven, and what they refuse. */
import { compareTexts } from "../order.ts";
import { fail } from "./failure.ts";
import { display, typeName, type Value } from "./values.ts";
import { write } from "./write.ts";

/** Throws: `operator` does not take these two values. */
export function refused(operator: string, left: Value, right: Value): never {
  return fail("EDU1106", {
    operator,
    left: display(left),
    left_kind: typeName(left),
    right: display(right),
    right_kind: typeName(right),
  });
}

/** `left + right`: numbers add, a texte takes the writing of the other side, tableaux join. */
export function add(left: Value, right: Value): Value {
  if (typeof left === "number" && typeof right === "number") return left + right;
  if (typeof left === "string") return left + write(right, 1);
  if (typeof right === "string") return write(left, 0) + right;
  if (Array.isArray(left) && Array.isArray(right)) return left.concat(right);
  return refused("+", left, right);
}

/** Throws: the divisor is 0. */
export function divisionByZero(): never {
  return fail("EDU1101");
}

/** `a mod b` from `rest`, that JavaScript's `%` gave: it takes the sign of the divisor. */
export function remainder(rest: number, divisor: number): number {
  if (divisor === 0) fail("EDU1102");
  return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
}

/** Whether `left operator right`, for `<` `<=` `>` `>=`: two nombres or two textes. */
export function ordered(operator: "<" | "<=" | ">" | ">=", left: Value, right: Value): boolean {
  if (typeof left === "number" && typeof right === "number") return holds(operator, left, right);
  if (typeof left !== "string" || typeof right !== "string") refused(operator, left, right);
  return holds(operator, compareTexts(left, right), 0);
}

function holds(operator: "<" | "<=" | ">" | ">=", left: number, right: number): boolean {
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  return operator === ">" ? left > right : left >= right;
}

/** Throws: `-` before what is no nombre. */
export function notNegatable(value: Value): never {
  return fail("EDU1108", { value: display(value), kind: typeName(value) }, 0);
}
