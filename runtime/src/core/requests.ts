/** Waiting statements: each yields requests to the host and reads its answers. */
import { readNumber } from "../numbers.ts";
import { showCanvas } from "../toile/registry.ts";
import { needed } from "./checks.ts";
import type { HostCode } from "./failure.ts";
import { fail } from "./failure.ts";
import { keyName } from "./keys.ts";
import { BOOLEAN_ANSWERS, KIND } from "./kinds.ts";
import { type Answer, run } from "./run.ts";
import { display, kindOf, Toile, typeName, type Value } from "./values.ts";
import { write } from "./write.ts";

/** What a program asks its host for; plain data. */
export type Request =
  | { readonly kind: "show"; readonly toile: number }
  | { readonly kind: "click"; readonly toile: number }
  | { readonly kind: "key"; readonly keys: readonly string[] }
  | { readonly kind: "ask"; readonly question: string; readonly expected: string; readonly again: boolean }
  | { readonly kind: "pause"; readonly ms: number }
  | { readonly kind: "read" | "exists"; readonly name: string }
  | { readonly kind: "write" | "append"; readonly name: string; readonly text: string }
  | { readonly kind: "list"; readonly folder: string; readonly extension: string | null };

/** A computation that can wait. */
export type Waiting<T> = Generator<Request, T, Answer>;

/** Asks the host; its refusal is a failure at the place that asked. */
export function* ask(request: Request): Waiting<unknown> {
  const answer = yield request;
  if (answer.error) fail(answer.error.code as HostCode, answer.error.values);
  return answer.value;
}

/** `affiche canvas`: one frame of the screen at most per call. */
export function* show(canvas: Toile): Waiting<void> {
  showCanvas(canvas);
  run.frame();
  yield* ask({ kind: "show", toile: canvas.id });
}

/** `affiche value` where it is not known before the run whether it is a toile. */
export function* showAny(value: Value): Waiting<void> {
  if (value instanceof Toile) yield* show(value);
  else run.print(`${write(value, 0)}\n`);
}

/** `cliquer canvas`: shows it first if it changed since. */
export function* click(canvas: Value): Waiting<{ x: number; y: number }> {
  const clicked = needed(canvas, KIND.canvas, 0) as Toile;
  if (clicked.changed) yield* show(clicked);
  return (yield* ask({ kind: "click", toile: clicked.id })) as { x: number; y: number };
}

/** `appuyer keys`: the rank of the key pressed, from 1. */
export function* pressKey(keys: Value): Waiting<number> {
  const list = needed(keys, KIND.array, 0) as Value[];
  if (list.length === 0) fail("EDU1024", {}, 0);
  return (yield* ask({ kind: "key", keys: list.map(keyName) })) as number;
}

/** `demande question`: an answer of the type of `current`, asked again until it converts. */
export function* demand(question: Value, current: Value): Waiting<Value> {
  const expected = kindOf(current);
  if (expected !== KIND.number && expected !== KIND.text && expected !== KIND.boolean) {
    fail("EDU1025", { value: display(current), kind: typeName(current) }, 1);
  }
  const text = write(question, 0);
  for (let again = false; ; again = true) {
    const line = (yield* ask({ kind: "ask", question: text, expected, again })) as string | null;
    if (line === null) fail("EDU0806");
    const value = convert(line, expected);
    if (value !== null) return value;
  }
}

/** What an answer means for a type; null if nothing. */
export function convert(line: string, expected: string): Value | null {
  const text = line.normalize("NFC");
  if (expected === KIND.text) return text;
  if (expected === KIND.number) return readNumber(text);
  return BOOLEAN_ANSWERS.get(text.trim().toLowerCase()) ?? null;
}
