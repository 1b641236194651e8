/** Names of programs as pupils see them. */

const EXTENSION = ".edu";

/** `jeux/pong.edu` → `pong`. */
export function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.toLowerCase().endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : name;
}

/** `jeux/pong.edu` → `jeux`; "" at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

/** The path of a program called `name` in `folder`. */
export function pathOf(folder: string, name: string): string {
  const trimmed = name.trim();
  const file = trimmed.toLowerCase().endsWith(EXTENSION) ? trimmed : `${trimmed}${EXTENSION}`;
  return folder ? `${folder}/${file}` : file;
}

/** A path like `path` that is not among `taken`: `pong 2.edu`. */
export function freePath(path: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map((one) => one.toLowerCase()));
  const base = path.slice(0, -EXTENSION.length);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${base} ${number}${EXTENSION}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

/** Lower case without accents, to search kindly. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
