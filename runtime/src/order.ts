/** French order of texts (language.md §4): "cote" < "Cote" < "coté" < "côte" < "côté". */

const PLAIN = /^[\x20-\x7E]*$/;
const MARKS = /[\u0300-\u036F]/g;
const LIGATURES = /[œæß]/g;
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };
const REMEMBERED = 4096;

/** What a text is ordered by: its letters without accents or capitals, then lower-cased, then itself, in reverse. */
export interface OrderKey {
  readonly base: string;
  readonly lower: string;
  readonly text: string;
}

const known = new Map<string, OrderKey>();

function makeKey(text: string): OrderKey {
  const lower = text.toLowerCase();
  if (PLAIN.test(text)) return { base: lower, lower, text };
  const bare = text.normalize("NFD").replace(MARKS, "").toLowerCase();
  return { base: bare.replace(LIGATURES, (letter) => LETTERS[letter]!), lower, text };
}

/** The key of a text; recent ones are remembered. */
export function orderKey(text: string): OrderKey {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= REMEMBERED) known.clear();
  const key = makeKey(text);
  known.set(text, key);
  return key;
}

/** Surrogates stand after U+E000–U+FFFF, so that units order as code points do. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

/** Negative, zero or positive: the order of two texts by code point. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
  }
  return a.length - b.length;
}

/** Negative, zero or positive: the order of the two texts behind the keys. */
export function compareKeys(a: OrderKey, b: OrderKey): number {
  return compareCodePoints(a.base, b.base) || compareCodePoints(a.lower, b.lower) || compareCodePoints(b.text, a.text);
}

/** Beyond this code, letters may have accents: not for the quick comparison. */
const ASCII = 0x80;

function lowerCode(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/** The order of two texts where plain letters decide it, without making keys; NaN where they do not. */
function quickOrder(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const one = a.charCodeAt(i);
    const other = b.charCodeAt(i);
    if (one >= ASCII || other >= ASCII) return Number.NaN;
    const difference = lowerCode(one) - lowerCode(other);
    if (difference !== 0) return difference;
  }
  if (a.length === b.length) return compareCodePoints(b, a);
  const next = a.length > shared ? a.charCodeAt(shared) : b.charCodeAt(shared);
  return next < ASCII ? a.length - b.length : Number.NaN;
}

/**
 * Negative, zero or positive: the French order of two texts. Two plain letters, the case of programs that read
 * a text letter by letter, are decided here: small enough for V8 to write it where it is called.
 */
export function compareTexts(a: string, b: string): number {
  if (a.length === 1 && b.length === 1) {
    const one = a.charCodeAt(0);
    const other = b.charCodeAt(0);
    if (one < ASCII && other < ASCII) return lowerCode(one) - lowerCode(other) || other - one;
  }
  return compareLonger(a, b);
}

function compareLonger(a: string, b: string): number {
  if (a === b) return 0;
  const quick = quickOrder(a, b);
  return Number.isNaN(quick) ? compareKeys(orderKey(a), orderKey(b)) : quick;
}
