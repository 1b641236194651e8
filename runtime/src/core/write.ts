/** Writing values: as `affiche` does, and as error messages show them. */
import { describeNumber } from "../numbers.ts";
import { fail } from "./failure.ts";
import { CYCLE, FALSE, KIND, TRUE } from "./kinds.ts";
import { type Dictionary, fieldOf, type Instance, isInstance, Record_, Toile, type Value } from "./values.ts";

const LONGEST_SHOWN = 200;
/** The first half of a sign of two units, whose second half was cut off. */
const HALF_SIGN = /[\uD800-\uDBFF]$/;
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
  const text = new Writer(describeNumber, LONGEST_SHOWN).write(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).replace(HALF_SIGN, "")}${CYCLE}` : text;
}

/** A texte in quotes, with its escapes, as in a program. */
export function quote(text: string): string {
  return `"${text.replace(/["\\\n\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`;
}

/** A value being written: its contents, what stands before each, how many are written, what ends it. */
interface Opened {
  readonly value: Value;
  readonly contents: readonly Value[];
  readonly labels: readonly string[] | undefined;
  readonly end: string;
  done: number;
}

/** Writes one value with all that is inside it, at any depth: `opened` are the values being written. */
class Writer {
  private readonly opened: Opened[] = [];
  private readonly open = new Set<Value>();
  private text = "";

  /** `most`: how long the text may become before the rest is left out. */
  constructor(
    private readonly number: (value: number) => string,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  write(value: Value): string {
    this.put(value);
    for (let last = this.opened.at(-1); last && this.text.length <= this.most; last = this.opened.at(-1)) {
      this.go(last);
    }
    return this.text;
  }

  private go(last: Opened): void {
    if (last.done === last.contents.length) {
      this.text += last.end;
      this.open.delete(last.value);
      this.opened.pop();
      return;
    }
    const at = last.done++;
    if (at > 0) this.text += ", ";
    if (last.labels) this.text += `${last.labels[at]}: `;
    this.put(last.contents[at]!);
  }

  private put(value: Value): void {
    if (typeof value === "string") this.text += quote(value.length > this.most ? value.slice(0, this.most) : value);
    else if (typeof value === "number") this.text += this.number(value);
    else if (typeof value === "boolean") this.text += value ? TRUE : FALSE;
    else if (value instanceof Toile) this.text += `${KIND.canvas}(${value.width}, ${value.height})`;
    else if (this.open.has(value)) this.text += CYCLE;
    else this.begin(value);
  }

  private begin(value: Exclude<Value, number | string | boolean | Toile>): void {
    if (Array.isArray(value)) this.enter(value, "[", value, undefined, "]");
    else if (value instanceof Map) this.dictionary(value);
    else if (value instanceof Record_) this.fields(value, KIND.record);
    else if (isInstance(value)) this.fields(value, value.$name);
    else this.text += CYCLE;
  }

  private enter(value: Value, start: string, contents: readonly Value[], labels: string[] | undefined, end: string) {
    this.text += start;
    this.open.add(value);
    this.opened.push({ value, contents, labels, end, done: 0 });
  }

  private dictionary(value: Dictionary): void {
    const keys = Array.from(value.keys(), (key) => (typeof key === "string" ? quote(key) : this.number(key)));
    this.enter(value, value.size === 0 ? "[:" : "[", Array.from(value.values()), keys, "]");
  }

  private fields(value: Record_ | Instance, name: string): void {
    const names = Object.keys(value).map(fieldOf);
    this.enter(value, `${name}(`, Object.values(value), names, ")");
  }
}
