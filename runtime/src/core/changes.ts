/** `ajoute`, `soustrait` and `supprime` on values whose types were not proven, and what they refuse. */
import { key, missingKey, outside, whole } from "./access.ts";
import { fail } from "./failure.ts";
import { type Dictionary, display, type Key, typeName, type Value } from "./values.ts";
import { write } from "./write.ts";

/** The new value of a place after `place ajoute added`; a tableau is changed itself. Parts: place, added. */
export function append(current: Value, added: Value): Value {
  if (typeof current === "number") return current + amount(added);
  if (typeof current === "string") return current + write(added, 1);
  if (!Array.isArray(current)) fail("EDU1021", { value: display(current), kind: typeName(current) }, 0);
  current.push(added);
  return current;
}

/** The new value of a place after `place soustrait taken`. */
export function subtract(current: Value, taken: Value): number {
  if (typeof current !== "number") fail("EDU1022", { value: display(current), kind: typeName(current) }, 0);
  return current - amount(taken);
}

/** What is added to or taken from a nombre. */
export function amount(value: Value): number {
  if (typeof value !== "number") fail("EDU1028", { value: display(value), kind: typeName(value) }, 1);
  return value;
}

/** `container supprime index`. */
export function remove(container: Value, index: Value): void {
  if (Array.isArray(container)) removeAt(container, whole(index));
  else if (container instanceof Map) removeKey(container, key(index));
  else fail("EDU1023", { value: display(container), kind: typeName(container) }, 0);
}

/** Removes one element; those after it move down. */
export function removeAt(array: Value[], index: number): void {
  if (array[index] === undefined) outside(array, index);
  if (index === array.length - 1) array.pop();
  else array.splice(index, 1);
}

/** Removes one key with its value. */
export function removeKey(dictionary: Dictionary, removed: Key): void {
  if (!dictionary.delete(removed)) missingKey(dictionary, removed);
}
