/** Built-ins of the family « Programme ». */
import { fail } from "../core/failure.ts";
import { convert } from "../core/requests.ts";
import { run } from "../core/run.ts";
import { display, kindOf, type Value } from "../core/values.ts";

/** A value given at the start of the program, of the type of `fallback`. */
export function parametre(name: string, fallback: number | string | boolean): Value {
  const given = Object.hasOwn(run.options.params, name) ? run.options.params[name] : undefined;
  if (given === undefined) return fallback;
  const expected = kindOf(fallback);
  return convert(given, expected) ?? fail("EDU1126", { name: display(name), value: display(given), expected });
}
