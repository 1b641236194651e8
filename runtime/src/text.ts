/**
 * Texts by the character that people see (language.md §4), the same rule on every host.
 *
 * A simple text, without surrogates or combining marks, is indexed by code unit. Any other one is
 * cut once into cells; the last few texts are remembered, so that a loop over a long one is linear.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: ranges of code units, on purpose
const JOINED = /\u200D|[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uD800-\uDFFF\uFE00-\uFE0F\uFE20-\uFE2F]/;
const ZERO_WIDTH_JOINER = 0x200d;
const SHORT = 24;
const REMEMBERED = 4;
const PATIENCE = 8;

/** The starts of the characters of a text, then its length: empty for a simple text. */
interface Cells {
  readonly text: string;
  readonly starts: Int32Array | null;
}

const recent = new Map<string, Cells>();
let last: Cells = { text: "", starts: null };
/** The simple text met last: most loops read one text again and again. */
let lastSimple = "";
/** How often two long texts of one length took turns: comparing them each time would not be linear. */
let rivals = 0;

function isRegional(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

function isExtending(code: number): boolean {
  if (code < 0x300) return false;
  if (code < 0x2000) {
    return code <= 0x36f || (code >= 0x1ab0 && code <= 0x1aff) || (code >= 0x1dc0 && code <= 0x1dff);
  }
  if (code < 0x10000) {
    return (
      code === ZERO_WIDTH_JOINER ||
      (code >= 0x20d0 && code <= 0x20ff) ||
      (code >= 0xfe00 && code <= 0xfe0f) ||
      (code >= 0xfe20 && code <= 0xfe2f)
    );
  }
  return (code >= 0x1f3fb && code <= 0x1f3ff) || (code >= 0xe0020 && code <= 0xe007f);
}

/** Where each character of a text that is not simple begins, then the end of the text. */
function cut(text: string): Int32Array {
  const starts = new Int32Array(text.length + 1);
  let count = 0;
  let previous = 0x0a;
  let flags = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    flags = isRegional(code) ? flags + 1 : 0;
    const joins = isExtending(code) || previous === ZERO_WIDTH_JOINER || (flags > 0 && flags % 2 === 0);
    if (!joins || previous === 0x0a || previous === 0x0d) starts[count++] = at;
    previous = code;
    at += code > 0xffff ? 2 : 1;
  }
  starts[count] = text.length;
  return starts.slice(0, count + 1);
}

/** Looked up by its hash, which V8 keeps with each text: two long texts are never compared. */
function remember(text: string): Cells {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const made: Cells = { text, starts: JOINED.test(text) ? cut(text) : null };
  if (recent.size === REMEMBERED) for (const oldest of recent.keys()) if (recent.delete(oldest)) break;
  recent.set(text, made);
  return made;
}

function startsOfShort(text: string): Int32Array | null {
  if (JOINED.test(text)) return cut(text);
  lastSimple = text;
  return null;
}

/** The cells of a text: null when each code unit is a character. */
function startsOf(text: string): Int32Array | null {
  if (text.length <= SHORT) return text === lastSimple ? null : startsOfShort(text);
  if (rivals < PATIENCE) {
    if (text === lastSimple) return null;
    if (text === last.text) return last.starts;
    if (text.length === last.text.length) rivals++;
  }
  last = remember(text);
  if (last.starts === null) lastSimple = text;
  return last.starts;
}

/** How many characters. */
export function textLength(text: string): number {
  const starts = startsOf(text);
  return starts === null ? text.length : starts.length - 1;
}

/** The character at `index`, from 1; undefined when there is none (also for an index that is not whole). */
export function charAt(text: string, index: number): string | undefined {
  const starts = startsOf(text);
  if (starts === null) return text[index - 1];
  const start = starts[index - 1];
  const end = starts[index];
  return start === undefined || end === undefined ? undefined : text.slice(start, end);
}

/** The characters, one text each. */
export function characters(text: string): string[] {
  const starts = startsOf(text);
  if (starts === null) return text.split("");
  const cells = new Array<string>(starts.length - 1);
  for (let i = 0; i < cells.length; i += 1) cells[i] = text.slice(starts[i], starts[i + 1]);
  return cells;
}

/** `count` characters from the one at `first` (from 1), fewer at the end of the text. */
export function subText(text: string, first: number, count: number): string {
  const starts = startsOf(text);
  if (starts === null) return text.slice(first - 1, first - 1 + count);
  const end = Math.min(first - 1 + count, starts.length - 1);
  return text.slice(starts[first - 1], starts[end]);
}

/** The place of `offset` (code units) in sorted starts; -1 if no character begins there. */
function characterAt(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return starts[low] === offset ? low : -1;
}

/**
 * Where `pattern` (not empty) stands in `text` as whole characters, in code units, from `from`; -1 if nowhere.
 * A part of a character is not found: a flag does not hide another one across two flags.
 */
export function findText(text: string, pattern: string, from: number): number {
  const starts = startsOf(text);
  let at = text.indexOf(pattern, from);
  if (starts === null) return at;
  while (at >= 0 && (characterAt(starts, at) < 0 || characterAt(starts, at + pattern.length) < 0)) {
    at = text.indexOf(pattern, at + 1);
  }
  return at;
}

/** Whether a character begins, or the text ends, at `offset` (code units). */
export function isBoundary(text: string, offset: number): boolean {
  const starts = startsOf(text);
  return starts === null || characterAt(starts, offset) >= 0;
}

/** The number, from 1, of the character that begins at `offset` (code units). */
export function characterNumber(text: string, offset: number): number {
  const starts = startsOf(text);
  return starts === null ? offset + 1 : characterAt(starts, offset) + 1;
}

const BLANK = /[\t\n\r \u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/;

/** `text` without the white space and line ends at both ends. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text[start]!)) start += 1;
  while (end > start && BLANK.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/** A text that enters a program: in NFC, with "\n" as its line end. */
export function enterText(text: string): string {
  return text.replace(/\r\n?/g, "\n").normalize("NFC");
}

/** The pieces of `text` between the places where `separator` (not empty) stands. */
export function splitText(text: string, separator: string): string[] {
  const starts = startsOf(text);
  return starts === null ? text.split(separator) : splitCells(text, starts, separator);
}

/** Walks along the starts of the characters beside the places found: linear, however many there are. */
function splitCells(text: string, starts: Int32Array, separator: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let cell = 0;
  for (let at = text.indexOf(separator); at >= 0; ) {
    const end = at + separator.length;
    while (starts[cell]! < at) cell += 1;
    let last = cell;
    while (starts[last]! < end) last += 1;
    if (starts[cell] === at && starts[last] === end) {
      pieces.push(text.slice(start, at));
      start = end;
      at = text.indexOf(separator, end);
    } else at = text.indexOf(separator, at + 1);
  }
  pieces.push(text.slice(start));
  return pieces;
}
