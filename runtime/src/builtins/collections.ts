/** Built-ins of the family « Tableaux et dictionnaires »; several take textes too. */
import { fail } from "../core/failure.ts";
import { KIND } from "../core/kinds.ts";
import { type Dictionary, display, equal, type Key, typeName, type Value } from "../core/values.ts";
import { compareKeys, orderKey } from "../order.ts";
import { characterNumber, characters, findText, splitText, textLength } from "../text.ts";
import { copy } from "./copy.ts";
import { numbersIn, requireElements } from "./elements.ts";
import { requireSomeText, requireWithin } from "./requirements.ts";

const DESCENDING: ReadonlySet<string> = new Set(["decroissant", "décroissant"]);
const ASCENDING = "croissant";

export function longueur(value: Value[] | string | Dictionary): number {
  if (typeof value === "string") return textLength(value);
  return value instanceof Map ? value.size : value.length;
}

export function premier(array: readonly Value[]): Value {
  requireElements(array, "premier");
  return array[0]!;
}

export function dernier(array: readonly Value[]): Value {
  requireElements(array, "dernier");
  return array[array.length - 1]!;
}

export function contient(container: Value[] | string | Dictionary, value: Value): boolean {
  if (typeof container === "string") return findText(container, value as string, 0) >= 0;
  if (container instanceof Map) return container.has(value as Key);
  return indexOf(container, value) >= 0;
}

export function position(container: Value[] | string, value: Value): number {
  if (typeof container !== "string") return indexOf(container, value);
  requireSomeText(value as string, "position", "motif", 1);
  const offset = findText(container, value as string, 0);
  return offset < 0 ? 0 : characterNumber(container, offset);
}

function indexOf(array: readonly Value[], value: Value): number {
  if (typeof value !== "object") return array.indexOf(value);
  return array.findIndex((element) => equal(element, value));
}

export function compter(container: Value[] | string, value: Value): number {
  if (typeof container !== "string") return container.filter((element) => equal(element, value)).length;
  requireSomeText(value as string, "compter", "motif", 1);
  return splitText(container, value as string).length - 1;
}

export function cles(dictionary: Dictionary): Value[] {
  return Array.from(dictionary.keys());
}

export function valeurs(dictionary: Dictionary): Value[] {
  return Array.from(dictionary.values());
}

export function inserer(array: Value[], index: number, value: Value): void {
  requireWithin(index, [0, array.length], "inserer", "indice", 1);
  array.splice(index, 0, value);
}

export function trier(array: readonly Value[], order: string = ASCENDING): Value[] {
  const descending = DESCENDING.has(order);
  if (!descending && order !== ASCENDING) fail("EDU1124", { value: display(order) }, 1);
  requireSortable(array);
  if (typeof array[0] === "string") return sortTexts(array as readonly string[], descending);
  return sortNumbers(array as readonly number[], descending);
}

function requireSortable(array: readonly Value[]): void {
  for (let index = 0; index < array.length; index += 1) {
    const value = array[index]!;
    if (typeof value !== typeof array[0]) {
      fail("EDU1120", { index, value: display(value), kind: typeName(value), first: typeName(array[0]!) }, 0);
    }
    if (typeof value !== "number" && typeof value !== "string") refuseElement(value, index);
  }
}

function refuseElement(value: Value, index: number): never {
  const expected = `${KIND.number}|${KIND.text}`;
  return fail("EDU1119", { routine: "trier", index, value: display(value), kind: typeName(value), expected }, 0);
}

function sortNumbers(array: readonly number[], descending: boolean): Value[] {
  return array.slice().sort(descending ? (a, b) => b - a : (a, b) => a - b);
}

function sortTexts(array: readonly string[], descending: boolean): Value[] {
  const keys = array.map(orderKey).sort(descending ? (a, b) => compareKeys(b, a) : compareKeys);
  return keys.map((key) => key.text);
}

export function inverser(value: Value[] | string): Value[] | string {
  return typeof value === "string" ? characters(value).reverse().join("") : value.slice().reverse();
}

export function copier(value: Value): Value {
  return copy(value);
}

export function sous_tableau(array: readonly Value[], start: number, end: number): Value[] {
  requireWithin(start, [0, array.length], "sous_tableau", "début", 1);
  requireWithin(end, [start - 1, array.length - 1], "sous_tableau", "fin", 2);
  return array.slice(start, end + 1);
}

export function somme(array: readonly Value[]): number {
  let total = 0;
  for (const number of numbersIn(array, "somme", 0)) total += number;
  return total;
}

export function moyenne(array: readonly Value[]): number {
  requireElements(array, "moyenne");
  let total = 0;
  for (const number of numbersIn(array, "moyenne", 0)) total += number;
  return total / array.length;
}

export function vider(value: Value[] | Dictionary): void {
  if (value instanceof Map) value.clear();
  else value.length = 0;
}

export function type_de(value: Value): string {
  return typeName(value);
}
