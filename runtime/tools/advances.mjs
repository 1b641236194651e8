/**
 * Reads the widths of the characters from the bundled font, once, at build time.
 *
 * Writes src/generated/advances.ts: runs of code points that follow each other, with their advances.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";

const FONT = new URL("../../src/educode/assets/fonts/Arimo-Regular.ttf", import.meta.url);
const RESULT = fileURLToPath(new URL("../src/generated/advances.ts", import.meta.url));

/** [first code point, advances of it and of those that follow it], in order. */
function runsOf(font) {
  const runs = [];
  let next = -1;
  const codes = Object.keys(font.tables.cmap.glyphIndexMap).map(Number);
  for (const code of codes.sort((a, b) => a - b)) {
    const advance = font.glyphs.get(font.charToGlyphIndex(String.fromCodePoint(code))).advanceWidth;
    if (code === next) runs[runs.length - 1].push(advance);
    else runs.push([code, advance]);
    next = code + 1;
  }
  return runs;
}

/** Makes the module; the build calls it. */
export function makeAdvances() {
  const data = readFileSync(FONT);
  const font = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  mkdirSync(dirname(RESULT), { recursive: true });
  writeFileSync(
    RESULT,
    `/** Made by tools/advances.mjs from the bundled font. */
export const UNITS_PER_EM = ${font.unitsPerEm};
export const MISSING_ADVANCE = ${font.glyphs.get(0).advanceWidth};
/** [first code point, advances of it and of those that follow it]. */
export const ADVANCE_RUNS: readonly (readonly number[])[] = ${JSON.stringify(runsOf(font))};
`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeAdvances();
