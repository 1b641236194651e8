import { describe, expect, it } from "vitest";
import { writeNumber } from "../src/core/write.ts";
import {
  formatDecimals,
  modulo,
  power,
  quotientOf,
  readNumber,
  roundDecimals,
  roundSignificant,
  roundSine,
  roundWhole,
} from "../src/numbers.ts";
import { Random } from "../src/random.ts";
import { codeOf } from "./failures.ts";

/** x rounded by its decimal writing alone, digit after digit. */
function onWriting(value: number, decimals: number): string {
  const [mantissa, exponent] = Math.abs(value).toExponential().split("e") as [string, string];
  const digits = BigInt(mantissa.replace(".", ""));
  const places = mantissa.replace(".", "").length - 1 - Number(exponent) - decimals;
  const scaled =
    places <= 0 ? digits * 10n ** BigInt(-places) : (digits + 5n * 10n ** BigInt(places - 1)) / 10n ** BigInt(places);
  const text = String(scaled).padStart(decimals + 1, "0");
  const sign = value < 0 && scaled > 0n ? "-" : "";
  return `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

describe("writing", () => {
  it.each([
    [3, "3"],
    [0.1, "0.1"],
    [0.1 + 0.2, "0.30000000000000004"],
    [1e20, "100000000000000000000"],
    [1e21, "1e+21"],
    [1e-6, "0.000001"],
    [1e-7, "1e-7"],
    [-0, "0"],
  ])("writes %d", (value, text) => expect(writeNumber(value)).toBe(text));

  it.each([Infinity, -Infinity, NaN])("refuses %d", (value) => {
    expect(codeOf(() => writeNumber(value))).toBe("EDU1104");
  });
});

describe("reading", () => {
  it.each([
    [" 12 ", 12],
    ["-3", -3],
    ["+3", 3],
    ["12,5", 12.5],
    ["12.50", 12.5],
    ["1e3", 1000],
    ["1,5E-2", 0.015],
    ["\u202f7\u00a0\n", 7],
    ["007", 7],
  ])("reads %j", (text, value) => expect(readNumber(text)).toBe(value));

  it.each(["", " ", "1 000", ".5", "5.", "0x1F", "1e", "1e400", "--1", "- 1", "1,5,2", "Infinity", "NaN", "½", "١"])(
    "refuses %j",
    (text) => expect(readNumber(text)).toBeNull(),
  );

  it("reads -0 as 0", () => expect(Object.is(readNumber("-0"), 0)).toBe(true));
});

describe("rounding", () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [0.49999999999999994, 0],
    [-0.2, 0],
    [4503599627370495.5, 4503599627370496],
    [2 ** 53, 2 ** 53],
    [1e300, 1e300],
  ])("rounds %d", (value, rounded) => expect(Object.is(roundWhole(value), rounded)).toBe(true));

  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.675, 2, 2.68],
    [0.05, 1, 0.1],
    [0.04, 1, 0],
    [-0.04, 1, 0],
    [9.999, 2, 10],
    [1e-7, 6, 0],
    [5e-7, 6, 0.000001],
    [123456789.12345678, 3, 123456789.123],
    [1e21, 2, 1e21],
    [0.1, 15, 0.1],
  ])("rounds %d to %d decimals", (value, decimals, rounded) => {
    expect(Object.is(roundDecimals(value, decimals), rounded)).toBe(true);
  });

  it.each([
    [2, 2, "2.00"],
    [0, 0, "0"],
    [-0.001, 2, "0.00"],
    [-1.005, 2, "-1.01"],
    [0.5, 0, "1"],
    [1e21, 1, "1000000000000000000000.0"],
    [1234.5678, 3, "1234.568"],
    [1e-9, 3, "0.000"],
  ])("formats %d with %d decimals", (value, decimals, text) => expect(formatDecimals(value, decimals)).toBe(text));

  it("decides quickly as the writing does", () => {
    const random = new Random(3);
    const wrong: unknown[] = [];
    for (let i = 0; i < 10_000; i += 1) {
      const value = (random.real() - 0.5) * 10 ** random.between(-3, 9);
      const decimals = random.between(1, 15);
      for (const tried of [value, Math.round(value * 1000) / 1000, (2 * random.between(1, 5e14) + 1) / 2e15]) {
        if (formatDecimals(tried, decimals) !== onWriting(tried, decimals)) wrong.push([tried, decimals]);
        if (roundDecimals(tried, decimals) !== Number(onWriting(tried, decimals))) wrong.push([tried, decimals]);
        if (roundSine(tried) !== Number(onWriting(tried, 15))) wrong.push(tried);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("rounds sines to 15 decimals", () => {
    expect(roundSine(Math.cos(Math.PI / 3))).toBe(0.5);
    expect(Object.is(roundSine(-1e-17), 0)).toBe(true);
    expect(roundSine(Math.sin(Math.PI))).toBe(0);
    expect(roundSine(-1)).toBe(-1);
  });

  it.each([
    [Math.tan(Math.PI / 4), 1],
    [0.1 + 0.2, 0.3],
    [-(2 ** 57), -144115188075856000],
    [1 / 3, 0.333333333333333],
    [5e-324, 5e-324],
    [Number.MAX_VALUE, Number.MAX_VALUE],
    [-0, 0],
  ])("keeps 15 significant digits of %d", (value, rounded) => {
    expect(Object.is(roundSignificant(value), rounded)).toBe(true);
  });
});

describe("operations", () => {
  it.each([
    [-1, 4, 3],
    [1, -4, -3],
    [7, 3, 1],
    [-6, 3, 0],
    [5.5, 2, 1.5],
    [-0.5, 1, 0.5],
  ])("%d mod %d", (a, b, rest) => expect(Object.is(modulo(a, b), rest)).toBe(true));

  it.each([
    [17, 5, 3],
    [-17, 5, -4],
    [17, -5, -4],
    [7.5, 2, 3],
    [0, 3, 0],
  ])("quotient of %d by %d", (a, b, whole) => expect(quotientOf(a, b)).toBe(whole));

  it.each([
    [2, 10, 1024],
    [2, -1, 0.5],
    [0, 0, 1],
    [-2, 3, -8],
    [9, 0.5, 3],
    [7, 0.5, 2.64575131106459],
    [10, 400, Infinity],
    [1.1, 3, 1.1 * 1.1 * 1.1],
    [0, 0.5, 0],
  ])("%d ^ %d", (x, n, value) => expect(power(x, n)).toBe(value));

  it("refuses what has no value", () => {
    expect(codeOf(() => modulo(1, 0))).toBe("EDU1102");
    expect(codeOf(() => quotientOf(1, 0))).toBe("EDU1101");
    expect(codeOf(() => power(0, -1))).toBe("EDU1103");
    expect(codeOf(() => power(0, -0.5))).toBe("EDU1103");
    expect(codeOf(() => power(-8, 0.5))).toBe("EDU1103");
  });
});
