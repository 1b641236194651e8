/** What the generated code finds in the runtime: `$R`, one flat table of functions. */
import * as builtins from "../builtins/index.ts";
import { power } from "../numbers.ts";
import { newToile } from "../toile/registry.ts";
import * as access from "./access.ts";
import * as changes from "./changes.ts";
import * as checks from "./checks.ts";
import { STOP } from "./failure.ts";
import * as operators from "./operators.ts";
import { ask, click, demand, pressKey, type Request, show, showAny, type Waiting } from "./requests.ts";
import { type Answer, run } from "./run.ts";
import { compareTexts, describeClass, equal, Record_, type Toile, type Value } from "./values.ts";
import { write, writeNumber } from "./write.ts";

/** `affiche text`. */
export function print(text: string): void {
  run.print(`${text}\n`);
}

/** `terminer`. */
export function stop(): never {
  throw STOP;
}

let unshared = 0;

/** The toile of a field: each object has its own. */
function ownToile(name: string): Toile {
  unshared += 1;
  return newToile(name, `${name}#${unshared}`);
}

/** The result of a method found at run time, which may be one that waits. */
function* finish(result: Value | undefined | Waiting<Value | undefined>): Waiting<Value | undefined> {
  return isWaiting(result) ? yield* result : result;
}

function isWaiting(result: unknown): result is Waiting<Value | undefined> {
  return typeof result === "object" && result !== null && !Array.isArray(result) && "throw" in result;
}

export const PROGRAM_API = {
  ...builtins,
  ...access,
  ...changes,
  ...checks,
  ...operators,
  Record: Record_,
  ask,
  click,
  compareTexts,
  demand,
  describeClass,
  equal,
  finish,
  newToile,
  ownToile,
  power,
  pressKey,
  print,
  show,
  showAny,
  stop,
  write,
  writeNumber,
};

/** What the generated code evaluates to. */
export type Program = (api: typeof PROGRAM_API) => {
  readonly main: () => Generator<Request, void, Answer> | undefined;
  readonly waits: boolean;
};
