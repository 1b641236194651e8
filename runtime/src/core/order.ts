/** French order of texts. */

const MARKS = /[\u0300-\u036f]/g;
const LIGATURES: Readonly<Record<string, string>> = { "\u0153": "oe", "\u00e6": "ae", "\u00df": "ss" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

/** The text without accents, in lower case, with its ligatures undone: what the order looks at first. */
export function orderKey(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFD").replace(MARKS, "").toLowerCase();
  return plain.replace(/[\u0153\u00e6\u00df]/g, (sign) => LIGATURES[sign] ?? sign);
}

/** Compares by code point: negative, 0 or positive. */
export function compareCodePoints(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  let i = 0;
  while (i < length && left.charCodeAt(i) === right.charCodeAt(i)) i++;
  if (i === length) return left.length - right.length;
  return rank(left.charCodeAt(i)) - rank(right.charCodeAt(i));
}

/** UTF-16 units in the order of the code points they belong to: surrogates after all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Compares in French order: "cote" < "Cote" < "cot\u00e9" < "c\u00f4te" < "c\u00f4t\u00e9". */
export function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return (
    compareCodePoints(orderKey(left), orderKey(right)) ||
    compareCodePoints(left.toLowerCase(), right.toLowerCase()) ||
    compareCodePoints(right, left)
  );
}
