/** Built-ins of the family « Textes ». */
import { fail } from "../core/failure.ts";
import { display, type Value, write } from "../core/values.ts";
import { formatDecimals, readNumber } from "../numbers.ts";
import { characters, isBoundary, splitText, subText, textLength, trimText } from "../text.ts";
import {
  requireCount,
  requireDecimals,
  requireFinite,
  requireSomeText,
  requireWhole,
  requireWithin,
} from "./requirements.ts";

/** V8's own limit on the length of a text; beyond it, its error is ours to word. */
const LONGEST = 2 ** 29 - 24;
const LAST_CODE = 0x10ffff;

export function convertir_texte(value: Value): string {
  return write(value, 0);
}

export function convertir_nombre(value: string | number): number {
  if (typeof value === "number") return value;
  return readNumber(value) ?? fail("EDU1115", { value: display(value) }, 0);
}

export function est_nombre(value: Value): boolean {
  return typeof value === "number" || (typeof value === "string" && readNumber(value) !== null);
}

export function decouper(text: string, separator: string): string[] {
  return separator === "" ? characters(text) : splitText(text, separator);
}

export function joindre(array: readonly Value[], separator: string): string {
  return array.map((element) => write(element, 0)).join(separator);
}

export function majuscules(text: string): string {
  return text.toUpperCase();
}

export function minuscules(text: string): string {
  return text.toLowerCase();
}

export function sous_texte(text: string, start: number, length: number): string {
  requireWithin(start, [1, textLength(text) + 1], "sous_texte", "début", 1);
  requireCount(length, "sous_texte", "longueur", 2);
  return subText(text, start, length);
}

export function remplacer(text: string, before: string, after: string): string {
  requireSomeText(before, "remplacer", "avant", 1);
  return splitText(text, before).join(after);
}

export function commence_par(text: string, start: string): boolean {
  return text.startsWith(start) && isBoundary(text, start.length);
}

export function finit_par(text: string, end: string): boolean {
  return text.endsWith(end) && isBoundary(text, text.length - end.length);
}

export function rogner(text: string): string {
  return trimText(text);
}

export function repeter(text: string, n: number): string {
  requireCount(n, "repeter", "n", 1);
  if (text.length * n > LONGEST) throw new RangeError("Invalid string length");
  return text === "" ? "" : text.repeat(n);
}

export function code_caractere(text: string): number {
  return text.codePointAt(0) ?? fail("EDU1128", {}, 0);
}

export function caractere(n: number): string {
  requireWhole(n, "caractere", "n", 0);
  if (n < 0 || n > LAST_CODE || (n >= 0xd800 && n <= 0xdfff)) fail("EDU1129", { value: n }, 0);
  return String.fromCodePoint(n);
}

export function formater(x: number, decimals: number): string {
  requireFinite(x, 0);
  requireDecimals(decimals, "formater");
  return formatDecimals(x, decimals);
}
