/** Colours: from the texts of a program to packed numbers 0xRRGGBBAA, and back. */
import { fail } from "../core/failure.ts";
import { display } from "../core/write.ts";

/** The packed form of `#0`: do not paint. */
export const NO_COLOR = -1;

/** The colours that have a name; language/colors.py holds the same ones, a test compares. */
export const COLORS: Readonly<Record<string, string>> = {
  noir: "#000000",
  blanc: "#FFFFFF",
  gris: "#808080",
  argent: "#C0C0C0",
  rouge: "#FF0000",
  bordeaux: "#800000",
  orange: "#FFA500",
  jaune: "#FFFF00",
  vert: "#008000",
  citron: "#00FF00",
  bleu: "#0000FF",
  marine: "#000080",
  cyan: "#00FFFF",
  violet: "#800080",
  rose: "#FFC0CB",
  marron: "#8B4513",
};

const FORM = /^#(?:0|[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/;
const REMEMBERED = 4096;
const known = new Map<string, number>();

function packDigits(digits: string): number {
  if (digits === "0") return NO_COLOR;
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return Number.parseInt(full.length === 6 ? `${full}FF` : full, 16);
}

function parse(text: string, part: number): number {
  const form = Object.hasOwn(COLORS, text) ? COLORS[text]! : text;
  if (!FORM.test(form)) fail("EDU1117", { value: display(text) }, part);
  return packDigits(form.slice(1));
}

/** The packed colour that a text names; another text is an error of argument `part`. */
export function packColor(text: string, part: number): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  const packed = parse(text, part);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, packed);
  return packed;
}

/** Whether nothing shows through. */
export function isOpaque(packed: number): boolean {
  return packed >= 0 && packed % 256 === 255;
}

/** "#RRGGBB", "#RRGGBBAA", or null for no colour. */
export function colorText(packed: number): string | null {
  if (packed < 0) return null;
  const digits = packed.toString(16).toUpperCase().padStart(8, "0");
  return `#${isOpaque(packed) ? digits.slice(0, 6) : digits}`;
}
