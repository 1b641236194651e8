/** Names of keys as programs write them; upper and lower case are the same key. */
import { textLength } from "../text.ts";
import { argument } from "./checks.ts";
import { fail } from "./failure.ts";
import { KIND } from "./kinds.ts";
import { display, type Value } from "./values.ts";

/** Keys that have a name; all others are named by the character they give. */
export const NAMED_KEYS: ReadonlySet<string> = new Set([
  "haut",
  "bas",
  "gauche",
  "droite",
  "espace",
  "entree",
  "echap",
  "tab",
  "retour",
  "suppr",
]);

/** The key that a value names, in lower case; part 0 is what holds the name. */
export function keyName(value: Value): string {
  const name = (argument(value, "appuyer", 0, KIND.text) as string).toLowerCase();
  if (name === " ") return "espace";
  if (NAMED_KEYS.has(name) || textLength(name) === 1) return name;
  return fail("EDU1125", { value: display(value) }, 0);
}
