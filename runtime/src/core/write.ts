/** Writing values: as `affiche` does, and as error messages show them. */
import { describeNumber } from "../numbers.ts";
import { fail } from "./failure.ts";
import { CYCLE, FALSE, KIND, TRUE } from "./kinds.ts";
import { type Dictionary, type Fields, fieldOf, isInstance, Record_, Toile, type Value } from "./values.ts";

const LONGEST_SHOWN = 200;
const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t" };

/** The writing of a number; an infinite or undefined one is an error of `part`. */
export function writeNumber(value: number, part?: number): string {
  if (value - value !== 0) fail("EDU1104", { value: describeNumber(value) }, part);
  return `${value}`;
}

/** The writing of a value: as `affiche`, `+` and convertir_texte give it. */
export function write(value: Value, part?: number): string {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      return writeNumber(value, part);
    case "boolean":
      return value ? TRUE : FALSE;
    default:
      return new Writer((number) => writeNumber(number, part)).write(value);
  }
}

/** The writing of a value inside a message: texts in quotes, never an error, cut when very long. */
export function display(value: Value): string {
  const text = new Writer(describeNumber).write(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}${CYCLE}` : text;
}

/** A texte in quotes, with its escapes, as in a program. */
export function quote(text: string): string {
  return `"${text.replace(/["\\\n\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`;
}

/** Writes one value with all that is inside it; `open` are the values being written. */
class Writer {
  private readonly open = new Set<Value>();

  constructor(private readonly number: (value: number) => string) {}

  write(value: Value): string {
    if (typeof value === "string") return quote(value);
    if (typeof value === "number") return this.number(value);
    if (typeof value === "boolean") return value ? TRUE : FALSE;
    if (value instanceof Toile) return `${KIND.canvas}(${value.width}, ${value.height})`;
    if (this.open.has(value)) return CYCLE;
    this.open.add(value);
    const text = this.inside(value);
    this.open.delete(value);
    return text;
  }

  private inside(value: Exclude<Value, number | string | boolean | Toile>): string {
    if (Array.isArray(value)) return `[${value.map((element) => this.write(element)).join(", ")}]`;
    if (value instanceof Map) return this.dictionary(value);
    if (value instanceof Record_) return `${KIND.record}(${this.fields(value)})`;
    return isInstance(value) ? `${value.$name}(${this.fields(value)})` : CYCLE;
  }

  private dictionary(value: Dictionary): string {
    if (value.size === 0) return "[:]";
    return `[${Array.from(value, ([key, content]) => `${this.write(key)}: ${this.write(content)}`).join(", ")}]`;
  }

  private fields(value: Fields): string {
    return Object.entries(value)
      .map(([property, content]) => `${fieldOf(property)}: ${this.write(content)}`)
      .join(", ");
  }
}
