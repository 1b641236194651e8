/** copier: deep, at any depth; shared parts stay shared, a toile is not copied. */
import { type Record_, Toile, type Value } from "../core/values.ts";

type Container = Exclude<Value, number | string | boolean | Toile>;

/** An empty copy of a container, to be filled. */
function shellOf(original: Container): Container {
  if (Array.isArray(original)) return [];
  if (original instanceof Map) return new Map();
  return Object.create(Object.getPrototypeOf(original) as object) as Record_;
}

/** The copy under way: what was copied already, and what is left to fill. */
class Copying {
  private readonly copies = new Map<Container, Container>();
  private readonly waiting: Container[] = [];

  of(value: Value): Value {
    if (typeof value !== "object" || value instanceof Toile) return value;
    const known = this.copies.get(value);
    if (known) return known;
    const shell = shellOf(value);
    this.copies.set(value, shell);
    this.waiting.push(value);
    return shell;
  }

  finish(): void {
    for (let original = this.waiting.pop(); original; original = this.waiting.pop()) {
      this.fill(original, this.copies.get(original)!);
    }
  }

  private fill(original: Container, copy: Container): void {
    if (Array.isArray(original)) {
      for (const element of original) (copy as Value[]).push(this.of(element));
    } else if (original instanceof Map) {
      for (const [key, content] of original) (copy as typeof original).set(key, this.of(content));
    } else {
      for (const [property, content] of Object.entries(original)) {
        (copy as Record<string, Value>)[property] = this.of(content as Value);
      }
    }
  }
}

/** A deep copy of any value. */
export function copy(value: Value): Value {
  const copying = new Copying();
  const result = copying.of(value);
  copying.finish();
  return result;
}
