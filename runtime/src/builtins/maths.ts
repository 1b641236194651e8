/** Built-ins of the family « Nombres ». */
import { fail } from "../core/failure.ts";
import type { Value } from "../core/values.ts";
import { describeNumber, power, quotientOf, roundDecimals, roundSignificant, roundSine } from "../numbers.ts";
import { numbersIn, requireElements } from "./elements.ts";
import { requireDecimals } from "./requirements.ts";

export function absolue(x: number): number {
  return Math.abs(x);
}

export function arrondi(x: number, decimals = 0): number {
  if (decimals !== 0) requireDecimals(decimals, "arrondi");
  return roundDecimals(x, decimals);
}

export function arrondi_inferieur(x: number): number {
  return Math.floor(x) + 0;
}

export function arrondi_superieur(x: number): number {
  return Math.ceil(x) + 0;
}

export function racine(x: number): number {
  if (x < 0) fail("EDU1121", { value: describeNumber(x) }, 0);
  return Math.sqrt(x) + 0;
}

export function puissance(x: number, n: number): number {
  return power(x, n);
}

export function minimum(first: number | Value[], ...others: number[]): number {
  return extreme(first, others, "minimum", Math.min);
}

export function maximum(first: number | Value[], ...others: number[]): number {
  return extreme(first, others, "maximum", Math.max);
}

function extreme(
  first: number | Value[],
  others: readonly number[],
  routine: string,
  choose: (a: number, b: number) => number,
): number {
  if (typeof first === "number") return others.reduce((a, b) => choose(a, b), first);
  requireElements(first, routine);
  return numbersIn(first, routine, 0).reduce((a, b) => choose(a, b));
}

export function limiter(x: number, min: number, max: number): number {
  if (min > max) fail("EDU1113", { routine: "limiter", low: describeNumber(min), high: describeNumber(max) });
  return Math.min(Math.max(x, min), max);
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degres(angle: number): number {
  // Rounded, so that degres(arc_tangente(1)) is 45.
  return roundSignificant((angle * 180) / Math.PI);
}

export function sinus(angle: number): number {
  return roundSine(Math.sin(angle));
}

export function cosinus(angle: number): number {
  return roundSine(Math.cos(angle));
}

export function tangente(angle: number): number {
  return roundSignificant(Math.tan(angle));
}

export function arc_sinus(x: number): number {
  requireSine(x, "arc_sinus");
  return roundSignificant(Math.asin(x));
}

export function arc_cosinus(x: number): number {
  requireSine(x, "arc_cosinus");
  return roundSignificant(Math.acos(x));
}

function requireSine(x: number, routine: string): void {
  if (x < -1 || x > 1) fail("EDU1111", { routine, name: "x", value: describeNumber(x), low: -1, high: 1 }, 0);
}

export function arc_tangente(y: number, x = 1): number {
  return roundSignificant(Math.atan2(y + 0, x + 0));
}

export function hypotenuse(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}

export function pourcentage(part: number, total: number): number {
  if (total === 0) fail("EDU1101", {}, 1);
  return (100 * part) / total;
}

export function exponentielle(x: number): number {
  return roundSignificant(Math.exp(x));
}

export function logarithme(x: number, base?: number): number {
  if (x <= 0) fail("EDU1122", { value: describeNumber(x) }, 0);
  if (base === undefined) return roundSignificant(Math.log(x));
  if (base <= 0 || base === 1) fail("EDU1123", { value: describeNumber(base) }, 1);
  return roundSignificant(Math.log(x) / Math.log(base));
}

export function signe(x: number): number {
  return Math.sign(x) + 0;
}

export function quotient(a: number, b: number): number {
  return quotientOf(a, b);
}
