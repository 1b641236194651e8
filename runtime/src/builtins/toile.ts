/** Built-ins of the family « Toile »: they check their values and draw into the toile's display list. */
import { fail } from "../core/failure.ts";
import { type Value, write } from "../core/values.ts";
import { roundWhole } from "../numbers.ts";
import { packColor } from "../toile/colors.ts";
import { textWidth } from "../toile/font.ts";
import type { Toile } from "../toile/toile.ts";
import { numbersIn } from "./elements.ts";
import { requireAllFinite, requireFinite, requireWithin } from "./requirements.ts";

const SIZES = [1, 4096] as const;

export function dimension(toile: Toile, width: number, height: number): void {
  requireWithin(width, SIZES, "dimension", "largeur", 1);
  requireWithin(height, SIZES, "dimension", "hauteur", 2);
  toile.resize(width, height);
}

export function effacer(toile: Toile): void {
  toile.erase();
}

export function remplir(toile: Toile, color: string): void {
  toile.fill(packColor(color, 1));
}

export function rectangle(toile: Toile, x: number, y: number, width: number, height: number, color: string): void {
  const sum = x + y + width + height;
  if (sum - sum !== 0) requireAllFinite([x, y, width, height], 1);
  toile.rectangle(x, y, width, height, 0, packColor(color, 5));
}

export function rectangle_arrondi(
  toile: Toile,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
): void {
  const sum = x + y + width + height + radius;
  if (sum - sum !== 0) requireAllFinite([x, y, width, height, radius], 1);
  toile.rectangle(x, y, width, height, radius, packColor(color, 6));
}

export function cercle(toile: Toile, cx: number, cy: number, radius: number, color: string): void {
  const sum = cx + cy + radius;
  if (sum - sum !== 0) requireAllFinite([cx, cy, radius], 1);
  toile.ellipse(cx, cy, radius, radius, packColor(color, 4));
}

export function ellipse(toile: Toile, cx: number, cy: number, rx: number, ry: number, color: string): void {
  const sum = cx + cy + rx + ry;
  if (sum - sum !== 0) requireAllFinite([cx, cy, rx, ry], 1);
  toile.ellipse(cx, cy, rx, ry, packColor(color, 5));
}

export function ligne(
  toile: Toile,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  thickness = 1,
): void {
  const sum = x1 + y1 + x2 + y2;
  if (sum - sum !== 0) requireAllFinite([x1, y1, x2, y2], 1);
  const packed = packColor(color, 5);
  requireFinite(thickness, 6);
  toile.line(x1, y1, x2, y2, packed, thickness);
}

export function polygone(toile: Toile, ...values: [Value[], string] | (number | string)[]): void {
  const last = values.length - 1;
  const color = values[last] as string;
  const inArray = Array.isArray(values[0]);
  const points = inArray ? numbersIn(values[0] as Value[], "polygone", 1) : (values.slice(0, last) as number[]);
  for (let i = 0; i < points.length; i += 1) requireFinite(points[i]!, inArray ? 1 : i + 1);
  if (points.length % 2 === 1) fail("EDU1118", { count: points.length }, inArray ? 1 : undefined);
  toile.polygon(points, packColor(color, last + 1));
}

export function label(toile: Toile, x: number, y: number, value: Value, color: string, size = 16): void {
  requireAllFinite([x, y], 1);
  const text = write(value, 3);
  const packed = packColor(color, 4);
  requireFinite(size, 5);
  toile.label(x, y, text, packed, size);
}

export function contour(toile: Toile, color: string, thickness = 1): void {
  const packed = packColor(color, 1);
  requireFinite(thickness, 2);
  toile.outline(packed, thickness);
}

export function rgb(red: number, green: number, blue: number): string {
  requireAllFinite([red, green, blue], 0);
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

export function rgba(red: number, green: number, blue: number, opacity: number): string {
  requireAllFinite([red, green, blue, opacity], 0);
  return `#${hex(red)}${hex(green)}${hex(blue)}${hex(255 * opacity)}`;
}

function hex(value: number): string {
  const within = roundWhole(Math.min(Math.max(value, 0), 255));
  return within.toString(16).toUpperCase().padStart(2, "0");
}

export function point(toile: Toile, x: number, y: number, color: string): void {
  const sum = x + y;
  if (sum - sum !== 0) requireAllFinite([x, y], 1);
  toile.point(x, y, packColor(color, 3));
}

export function arc(
  toile: Toile,
  cx: number,
  cy: number,
  radius: number,
  start: number,
  end: number,
  color: string,
  thickness = 1,
): void {
  requireAllFinite([cx, cy, radius, start, end], 1);
  const packed = packColor(color, 6);
  requireFinite(thickness, 7);
  toile.arc(cx, cy, radius, start, end, packed, thickness);
}

export function secteur(
  toile: Toile,
  cx: number,
  cy: number,
  radius: number,
  start: number,
  end: number,
  color: string,
): void {
  requireAllFinite([cx, cy, radius, start, end], 1);
  toile.sector(cx, cy, radius, start, end, packColor(color, 6));
}

export function largeur_texte(text: string, size: number): number {
  requireFinite(size, 1);
  return textWidth(text, size);
}

export function largeur(toile: Toile): number {
  return toile.width;
}

export function hauteur(toile: Toile): number {
  return toile.height;
}
