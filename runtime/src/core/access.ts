/** Elements, keys, fields and methods: the slow and the failing paths of the inline accesses. */

import { describeNumber } from "../numbers.ts";
import { charAt, textLength } from "../text.ts";
import { keep } from "./checks.ts";
import { fail } from "./failure.ts";
import { nearest } from "./nearest.ts";
import {
  type Dictionary,
  display,
  fieldNames,
  getField,
  type Instance,
  isInstance,
  type Key,
  Record_,
  setField,
  typeName,
  type Value,
} from "./values.ts";

/** `base[index]` for any base; parts: base, index. `missing` stands for a key that is not there. */
export function at(base: Value, index: Value, missing?: Value): Value {
  if (Array.isArray(base)) return base[whole(index)] ?? outside(base, index as number);
  if (typeof base === "string") return characterAt(base, whole(index));
  if (base instanceof Map) return base.get(key(index)) ?? missing ?? missingKey(base, index as Key);
  return fail("EDU1011", { value: display(base), kind: typeName(base) }, 0);
}

/** `text[index]`, from 1. */
export function characterAt(text: string, index: number): string {
  return charAt(text, index) ?? outsideText(text, index);
}

/** `base[index] vaut value` for any base. */
export function put(base: Value, index: Value, value: Value): void {
  if (Array.isArray(base)) {
    const place = whole(index);
    if (base[place] === undefined) outside(base, place);
    base[place] = value;
  } else if (base instanceof Map) base.set(key(index), value);
  else if (typeof base === "string") fail("EDU1020", { value: display(base) }, 0);
  else fail("EDU1011", { value: display(base), kind: typeName(base) }, 0);
}

/** An index as a number, or the error that says what it is. */
export function whole(index: Value): number {
  if (typeof index !== "number") fail("EDU1014", { value: display(index), kind: typeName(index) }, 1);
  return index;
}

/** A key, or the error that says why it cannot be one. */
export function key(index: Value): Key {
  if (typeof index === "string") return index;
  if (typeof index !== "number") return fail("EDU1013", { value: display(index), kind: typeName(index) }, 1);
  if (index - index !== 0) fail("EDU1104", { value: describeNumber(index) }, 1);
  return index;
}

/** Throws: no such index in the tableau. */
export function outside(array: readonly Value[], index: number): never {
  numeric(index);
  if (array.length === 0) fail("EDU1002", { index });
  return fail("EDU1001", { index, length: array.length, last: array.length - 1 });
}

function outsideText(text: string, index: number): never {
  numeric(index);
  if (text === "") fail("EDU1005", { index });
  return fail("EDU1004", { index, length: textLength(text) });
}

function numeric(index: number): void {
  if (index - index !== 0) fail("EDU1104", { value: describeNumber(index) }, 1);
  if (!Number.isInteger(index)) fail("EDU1003", { index }, 1);
}

/** Throws: the dictionnaire has no such key. */
export function missingKey(dictionary: Dictionary, missing: Key): never {
  const name = display(key(missing));
  if (dictionary.size === 0) fail("EDU1007", { key: name });
  const keys = nearest(Array.from(dictionary.keys()), missing, display);
  return fail("EDU1006", { key: name, keys, count: dictionary.size });
}

/** `base.name` where the inline access found nothing: says why, or gives `missing` for a new field of a record. */
export function missingField(base: Value, name: string, missing?: Value): Value {
  if (missing !== undefined && base instanceof Record_) return missing;
  if (isInstance(base)) return foreignField(base, name);
  if (!(base instanceof Record_))
    return fail("EDU1012", { value: display(base), kind: typeName(base), field: name }, 0);
  const fields = fieldNames(base);
  if (fields.length === 0) fail("EDU1009", { field: name });
  return fail("EDU1008", { field: name, fields: nearest(fields, name, String), count: fields.length });
}

function foreignField(base: Instance, name: string): never {
  return fail("EDU1010", { field: name, class: base.$name, fields: nearest(fieldNames(base), name, String) });
}

/** `base.name vaut value` for any base; a field of an object keeps its declared type. Parts: base, value. */
export function putField(base: Value, name: string, value: Value): void {
  if (base instanceof Record_) setField(base, name, value);
  else if (!isInstance(base) || getField(base, name) === undefined) missingField(base, name);
  else setField(base, name, keep(value, base.$types[name]!, name, 1));
}

/** Throws: the value has no such method, or takes another number of values. */
export function missingMethod(base: Value, method: string, given: number): never {
  const methods = isInstance(base) ? Object.getOwnPropertyNames(Object.getPrototypeOf(base)) : [];
  const other = methods.find((property) => property.slice(0, property.lastIndexOf("$")) === method);
  if (other === undefined) return fail("EDU1018", { method, value: display(base), kind: typeName(base) }, 0);
  return fail("EDU1026", { method, expected: Number(other.slice(other.lastIndexOf("$") + 1)), given });
}
