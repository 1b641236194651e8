import { describe, expect, it } from "vitest";
import { compareTexts } from "../src/order.ts";
import { charAt, characterNumber, characters, findText, splitText, subText, textLength } from "../src/text.ts";

const FAMILY = "👨‍👩‍👧";
const FRANCE = "🇫🇷";
const BELGIUM = "🇧🇪";

describe("characters", () => {
  it.each([
    ["", []],
    ["été", ["é", "t", "é"]],
    ["a😀b", ["a", "😀", "b"]],
    ["e\u0301x", ["e\u0301", "x"]],
    [FAMILY + FRANCE + BELGIUM, [FAMILY, FRANCE, BELGIUM]],
    ["👍🏽!", ["👍🏽", "!"]],
    ["❤️a", ["❤️", "a"]],
    [`${FRANCE}🇧x`, [FRANCE, "🇧", "x"]],
    ["\u0301a", ["\u0301", "a"]],
    ["a\n\u0301b", ["a", "\n", "\u0301", "b"]],
    ["a\r\n", ["a", "\r", "\n"]],
    ["🏴\u{E0067}\u{E0062}\u{E007F}!", ["🏴\u{E0067}\u{E0062}\u{E007F}", "!"]],
    ["a\u200Db", ["a\u200Db"]],
    ["1\uFE0F\u20E3", ["1\uFE0F\u20E3"]],
    ["각", ["각"]],
  ])("of %j", (text, cells) => {
    expect(characters(text)).toEqual(cells);
    expect(textLength(text)).toBe(cells.length);
    cells.forEach((cell, i) => {
      expect(charAt(text, i + 1)).toBe(cell);
    });
  });

  it("has none outside the text", () => {
    for (const text of ["abc", `${FAMILY}bc`, "x".repeat(100)]) {
      for (const index of [0, -1, 101, 1.5, NaN]) expect(charAt(text, index)).toBeUndefined();
    }
  });

  it("cuts parts by characters", () => {
    expect(subText(`a${FRANCE}b`, 2, 1)).toBe(FRANCE);
    expect(subText(`a${FRANCE}b`, 2, 9)).toBe(`${FRANCE}b`);
    expect(subText(`a${FRANCE}b`, 4, 9)).toBe("");
    expect(subText("abc", 4, 2)).toBe("");
    expect(subText("abc", 1, 0)).toBe("");
  });

  it("reads long texts of several kinds in turn in linear time", () => {
    const texts = ["é".repeat(200_000), "😀".repeat(200_000), `${FAMILY}x`.repeat(100_000)];
    let seen = 0;
    for (let i = 1; i <= 200_000; i += 1) for (const text of texts) if (charAt(text, i) !== undefined) seen += 1;
    expect(seen).toBe(600_000);
  }, 5_000);

  it("counts ten million characters", () => {
    expect(textLength("😀".repeat(10_000_000))).toBe(10_000_000);
  }, 20_000);
});

describe("finding", () => {
  it("finds whole characters only", () => {
    expect(findText(FRANCE + BELGIUM, "🇷🇧", 0)).toBe(-1);
    expect(findText(FRANCE + BELGIUM, BELGIUM, 0)).toBe(4);
    expect(findText(FAMILY, "👩", 0)).toBe(-1);
    expect(characterNumber(FRANCE + BELGIUM, 4)).toBe(2);
    expect(characterNumber("abc", 2)).toBe(3);
  });

  it("splits", () => {
    expect(splitText("", ",")).toEqual([""]);
    expect(splitText(",a,", ",")).toEqual(["", "a", ""]);
    expect(splitText("😀--😀", "--")).toEqual(["😀", "😀"]);
    expect(splitText("a😀a😀", "😀")).toEqual(["a", "a", ""]);
    expect(splitText(`${FRANCE}${BELGIUM}x${BELGIUM}`, BELGIUM)).toEqual([FRANCE, "x", ""]);
    expect(splitText(`${FAMILY}👩${FAMILY}`, "👩")).toEqual([FAMILY, FAMILY]);
    expect(splitText(`${FRANCE}${BELGIUM}`, "🇷🇧")).toEqual([FRANCE + BELGIUM]);
  });
});

describe("French order", () => {
  it("orders accents and capitals", () => {
    const words = ["côté", "Cote", "côte", "cote", "coté"];
    expect(words.sort(compareTexts)).toEqual(["cote", "Cote", "coté", "côte", "côté"]);
  });

  it("orders words as a dictionary", () => {
    const words = ["œuf", "zèbre", "ether", "élan", "Été", "oeil", "eau", "ofni", "straße", "strass"];
    expect(words.sort(compareTexts)).toEqual([
      "eau",
      "élan",
      "Été",
      "ether",
      "oeil",
      "œuf",
      "ofni",
      "strass",
      "straße",
      "zèbre",
    ]);
  });

  it("orders by code point beyond U+FFFF", () => {
    expect(compareTexts("\uFFFD", "😀")).toBeLessThan(0);
    expect(compareTexts("a", "ab")).toBeLessThan(0);
    expect(compareTexts("é", "é")).toBe(0);
  });
});
