/** French typography: signs stay with their word, so that no line begins with « : » or ends with an opening quote. */

const LOOSE = / (?=[:;?!»])|(?<=«) /g;

/** `text` with a no-break space where a line must not end. */
export function bound(text: string): string {
  return text.replace(LOOSE, "\u00a0");
}

/** Every sentence of `texts` so bound, those that are made of something too. */
export function typeset<T>(texts: T): T {
  if (typeof texts === "string") return bound(texts) as T;
  if (typeof texts === "function") return ((...values: unknown[]) => typeset(texts(...values))) as T;
  if (Array.isArray(texts)) return texts.map(typeset) as T;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeset(text)])) as T;
}
