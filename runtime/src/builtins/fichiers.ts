/** Built-ins of the family « Fichiers »: requests to the host, which alone knows files. */
import { ask, type Waiting } from "../core/requests.ts";
import { type Value, write } from "../core/values.ts";
import { compareCodePoints } from "../order.ts";
import { enterText } from "../text.ts";

export function* lire_fichier(name: string): Waiting<string> {
  return enterText((yield* ask({ kind: "read", name })) as string);
}

export function* ecrire_fichier(name: string, value: Value): Waiting<void> {
  yield* ask({ kind: "write", name, text: write(value, 1) });
}

export function* ajouter_fichier(name: string, value: Value): Waiting<void> {
  yield* ask({ kind: "append", name, text: write(value, 1) });
}

export function* fichier_existe(name: string): Waiting<boolean> {
  return (yield* ask({ kind: "exists", name })) as boolean;
}

/** With a tableau first, the paths replace what it held; without, they are a new one. */
export function* liste_fichiers(first: Value[] | string, ...others: string[]): Waiting<Value[]> {
  const [folder, extension] = typeof first === "string" ? [first, ...others] : others;
  const answer = (yield* ask({ kind: "list", folder: folder!, extension: extension ?? null })) as string[];
  const paths = answer.map(enterText).sort(compareCodePoints);
  if (typeof first === "string") return paths;
  first.length = 0;
  for (const path of paths) first.push(path);
  return first;
}
