/** What a value is at run time, and how to look inside one. */
import { Toile } from "../toile/toile.ts";
import { KIND, type Kind } from "./kinds.ts";

export { compareTexts } from "../order.ts";
export { equal } from "./equality.ts";
export { display, write } from "./write.ts";
export { Toile };

/** A field's value under its property name, see `propertyOf`. */
export interface Fields {
  [property: `_${string}`]: Value;
}

/** An enregistrement: its fields are own properties, so that V8 gives it a stable shape. */
export class Record_ implements Fields {
  [property: `_${string}`]: Value;
}

/** An object of a class of the program; `$name` and `$types` stand on the class's prototype. */
export interface Instance extends Fields {
  readonly $name: string;
  /** Declared type of each field, by its name. */
  readonly $types: Readonly<Record<string, string>>;
}

export type Key = number | string;
export type Dictionary = Map<Key, Value>;
export type Value = number | string | boolean | Value[] | Dictionary | Record_ | Toile | Instance;

/** The property that holds field `name`: never a name that JavaScript knows. */
export function propertyOf(name: string): `_${string}` {
  return name.startsWith("_") ? `_${name}$` : `_${name}`;
}

/** The field's name that `propertyOf` made `property` from. */
export function fieldOf(property: string): string {
  return property.endsWith("$") ? property.slice(1, -1) : property.slice(1);
}

/** The names of the fields of a record or object, in order. */
export function fieldNames(value: Fields): string[] {
  return Object.keys(value).map(fieldOf);
}

/** The value of field `name`, undefined where it is missing. */
export function getField(value: Fields, name: string): Value | undefined {
  return value[propertyOf(name)];
}

/** Gives field `name` a value, without any check. */
export function setField(value: Fields, name: string, content: Value): void {
  value[propertyOf(name)] = content;
}

/** The kind of a value: `objet` for those of the program's classes. */
export function kindOf(value: Value): Kind {
  switch (typeof value) {
    case "number":
      return KIND.number;
    case "string":
      return KIND.text;
    case "boolean":
      return KIND.boolean;
    default:
      return referenceKind(value);
  }
}

function referenceKind(value: Exclude<Value, number | string | boolean>): Kind {
  if (Array.isArray(value)) return KIND.array;
  if (value instanceof Map) return KIND.dictionary;
  if (value instanceof Record_) return KIND.record;
  if (value instanceof Toile) return KIND.canvas;
  return KIND.object;
}

/** Whether a value is an object of one of the program's classes. */
export function isInstance(value: Value): value is Instance {
  return typeof value === "object" && "$name" in value;
}

/** The type's name that a program uses: `nombre`…, or the class's name. */
export function typeName(value: Value): string {
  return isInstance(value) ? value.$name : kindOf(value);
}

/** Gives a generated class its name and the types of its fields. */
export function describeClass(prototype: object, name: string, types: Record<string, string>): void {
  Object.defineProperties(prototype, { $name: { value: name }, $types: { value: types } });
}
