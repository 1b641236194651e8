/**
 * Numbers: writing and reading them, rounding on the decimal writing, and the operations that
 * must give the same last digit on every host (language.md §4, §8).
 */
import { fail } from "./core/failure.ts";

/** What messages call the numbers that have no digits. */
const INFINITE = "infini";
const UNDEFINED_NUMBER = "indéfini";

/** The writing of any number, for messages: infinite and undefined ones have a French name. */
export function describeNumber(value: number): string {
  if (Number.isNaN(value)) return UNDEFINED_NUMBER;
  if (!Number.isFinite(value)) return value > 0 ? INFINITE : `-${INFINITE}`;
  return String(value + 0);
}

const BLANKS = "\\t\\n\\r \\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u3000\\uFEFF";
const NUMBER = new RegExp(`^[${BLANKS}]*([+-]?[0-9]+)(?:[.,]([0-9]+))?([eE][+-]?[0-9]+)?[${BLANKS}]*$`);

/** Reads a text as convertir_nombre does; null if it is no number. */
export function readNumber(text: string): number | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const value = Number(`${match[1]}.${match[2] ?? "0"}${match[3] ?? ""}`);
  return Number.isFinite(value) ? value + 0 : null;
}

/** The shortest digits of a positive number that read back the same: value = 0.digits × 10^point. */
function shortestDigits(value: number): { digits: string; point: number } {
  const writing = value.toExponential();
  const end = writing.indexOf("e");
  return { digits: writing[0] + writing.slice(2, end), point: Number(writing.slice(end + 1)) + 1 };
}

function increment(digits: string): string {
  return digits.length <= 15 ? `${Number(digits) + 1}` : String(BigInt(digits) + 1n);
}

/** The whole number, in digits, nearest to value × 10^decimals, half away from zero, on the writing of a value ≥ 0. */
function scaledDigits(value: number, decimals: number): string {
  if (value === 0) return "0";
  const { digits, point } = shortestDigits(value);
  const kept = point + decimals;
  if (kept < 0) return "0";
  const head = kept <= digits.length ? digits.slice(0, kept) : digits.padEnd(kept, "0");
  const next = digits[kept];
  return next !== undefined && next >= "5" ? increment(head) : head || "0";
}

/** x rounded to a whole number, half away from zero. */
export function roundWhole(value: number): number {
  const whole = Math.trunc(value);
  const rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  return rest <= -0.5 ? whole - 1 : whole + 0;
}

/** Powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: 23 }, (_, n) => Number(`1e${n}`));
/** Up to here, twice a scaled number and one more is exact. */
const EXACT = 4e15;
/** Up to here, a half times ten is below 2^52: no other decimal as short reads as the same double. */
const SURE = 4.5e14;
/** Cuts a double in two halves of 26 bits. */
const SPLITTER = 2 ** 27 + 1;
/** The least and the first too large whole number of 15 digits. */
const FIFTEEN_DIGITS = [1e14, 1e15] as const;

/**
 * The whole number nearest to size × scale, half up on the writing of `size`; NaN where digits must decide.
 *
 * A comparison of doubles decides: those above the one nearest to the half have a writing above it.
 */
function nearest(size: number, scale: number): number {
  let below = Math.floor(size * scale);
  if (!(below < EXACT)) return Number.NaN;
  if (below / scale > size) below -= 1;
  else if ((below + 1) / scale <= size) below += 1;
  const half = (2 * below + 1) / (2 * scale);
  if (size !== half || below < SURE) return size >= half ? below + 1 : below;
  if (below >= FIFTEEN_DIGITS[1]) return Number.NaN;
  return isWrittenBelowHalf(size, scale, below) ? below : below + 1;
}

/**
 * Whether a double that reads as below + 0.5, once scaled, is nearer to below + 0.4: then it is written so.
 *
 * The product's error, by Dekker's splitting, makes the comparison exact.
 */
function isWrittenBelowHalf(size: number, scale: number, below: number): boolean {
  const product = size * scale;
  const [high, low] = split(size);
  const [top, bottom] = split(scale);
  const error = high * top - product + high * bottom + low * top + low * bottom;
  return product - below + error < 0.45;
}

function split(value: number): [high: number, low: number] {
  const wide = value * SPLITTER;
  const high = wide - (wide - value);
  return [high, value - high];
}

/** x rounded to so many decimals, half away from zero, on its writing: 1.005 gives 1.01. */
export function roundDecimals(value: number, decimals: number): number {
  if (decimals === 0) return roundWhole(value);
  const size = Math.abs(value);
  if (!(size < 1e21)) return value;
  const scaled = nearest(size, POWERS[decimals]!);
  const rounded = scaled >= 0 ? scaled / POWERS[decimals]! : Number(`${scaledDigits(size, decimals)}e-${decimals}`);
  return value < 0 ? 0 - rounded : rounded;
}

/** A finite x rounded, written with always so many decimals: 2 gives "2.00". */
export function formatDecimals(value: number, decimals: number): string {
  const size = Math.abs(value);
  const scaled = nearest(size, POWERS[decimals]!);
  const digits = (scaled >= 0 ? `${scaled}` : scaledDigits(size, decimals)).padStart(decimals + 1, "0");
  const sign = value < 0 && /[1-9]/.test(digits) ? "-" : "";
  const whole = digits.slice(0, digits.length - decimals);
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`);
}

/** A sine or cosine rounded to 15 decimals, half away from zero on its writing. */
export function roundSine(value: number): number {
  return roundDecimals(value, 15);
}

/** Rounded to 15 significant digits, half away from zero on its writing: for what V8s compute differently. */
export function roundSignificant(value: number): number {
  const size = Math.abs(value);
  const decimals = 14 - Math.floor(Math.log10(size));
  const scale = POWERS[decimals];
  const scaled = scale === undefined ? Number.NaN : nearest(size, scale);
  const rounded = scaled >= FIFTEEN_DIGITS[0] && scaled < FIFTEEN_DIGITS[1] ? scaled / scale! : roundDigits(size);
  return value < 0 ? 0 - rounded : rounded;
}

function roundDigits(size: number): number {
  if (!Number.isFinite(size) || size === 0) return size;
  const { digits, point } = shortestDigits(size);
  if (digits.length <= 15) return size;
  const head = Number(digits.slice(0, 15)) + (digits[15]! >= "5" ? 1 : 0);
  const rounded = Number(`${head}e${point - 15}`);
  return rounded === Infinity ? size : rounded;
}

function remainder(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

/** `a mod b`: the sign of b, fractions allowed. */
export function modulo(a: number, b: number): number {
  return b === 0 ? fail("EDU1102", {}, 1) : remainder(a, b);
}

/** The whole quotient that goes with `a mod b`. */
export function quotientOf(a: number, b: number): number {
  return b === 0 ? fail("EDU1101", {}, 1) : roundWhole((a - remainder(a, b)) / b);
}

function wholePower(x: number, n: number): number {
  let result = 1;
  let square = x;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** `x ^ n`: by the products of §4 when n is whole, else to 15 significant digits. */
export function power(x: number, n: number): number {
  if (Number.isInteger(n)) {
    if (n >= 0) return wholePower(x, n);
    if (x !== 0) return 1 / wholePower(x, -n);
  } else if (!(x < 0) || !Number.isFinite(n)) {
    if (x !== 0 || !(n < 0)) return roundSignificant(x ** n);
  }
  return fail("EDU1103", { base: describeNumber(x), exponent: describeNumber(n) });
}
