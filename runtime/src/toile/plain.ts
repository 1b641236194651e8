/** A display list as plain data, for pictures and tests; the same shape as in src/educode/drawing. */
import { colorText } from "./colors.ts";
import { OP, type Snapshot } from "./list.ts";

export type PlainOperation = readonly [string, ...(number | string | null | readonly number[])[]];

export interface PlainDrawing {
  readonly width: number;
  readonly height: number;
  readonly ops: readonly PlainOperation[];
}

/** How an operation is written: its name, then n(umber), c(olour), t(ext); polygons stand apart. */
const FORMS: readonly (readonly [name: string, parts: string])[] = [
  ["fill", "c"],
  ["rect", "nnnnnc"],
  ["ellipse", "nnnnc"],
  ["line", "nnnncn"],
  ["polygon", ""],
  ["label", "nntcn"],
  ["outline", "cn"],
  ["arc", "nnnnncn"],
  ["sector", "nnnnnc"],
  ["point", "nnc"],
  ["image", "t"],
];

/** The operations of a snapshot, one after the other. */
export function plainDrawing(snapshot: Snapshot): PlainDrawing {
  const { numbers, texts } = snapshot.list;
  const ops: PlainOperation[] = [];
  let at = 0;
  while (at < snapshot.end) {
    const code = numbers[at]!;
    const size = code === OP.polygon ? numbers[at + 1]! + 2 : FORMS[code]![1].length;
    const operands = numbers.subarray(at + 1, at + 1 + size);
    ops.push(code === OP.polygon ? plainPolygon(operands) : plainOperation(FORMS[code]!, operands, texts));
    at += size + 1;
  }
  return { width: snapshot.width, height: snapshot.height, ops };
}

function plainPolygon(operands: Float64Array): PlainOperation {
  return ["polygon", Array.from(operands.subarray(1, -1)), colorText(operands[operands.length - 1]!)];
}

function plainOperation(
  [name, parts]: readonly [string, string],
  operands: Float64Array,
  texts: string[],
): PlainOperation {
  const written = Array.from(operands, (value, i) => {
    if (parts[i] === "c") return colorText(value);
    return parts[i] === "t" ? texts[value]! : value;
  });
  return [name, ...written];
}
