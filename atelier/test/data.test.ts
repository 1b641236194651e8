import { describe, expect, it } from "vitest";
import { difference } from "../src/documents/difference.ts";
import { folded, folderOf, freePath, pathOf, shortName } from "../src/documents/paths.ts";
import { decodeMeanings } from "../src/editor/paint.ts";
import { movedBy, movedTo } from "../src/panels/order.ts";
import { entriesOf, entryAt, kept } from "../src/panels/outline.ts";

const GROUPS = [
  { heading: "", paths: ["a", "b", "c"] },
  { heading: "Jeux", paths: ["d"] },
];

describe("favourites", () => {
  it("move inside their group", () => {
    expect(movedTo(GROUPS, "a", { group: 0, place: 2 })[0]?.paths).toEqual(["b", "a", "c"]);
    expect(movedBy(GROUPS, "c", -1)[0]?.paths).toEqual(["a", "c", "b"]);
    expect(movedBy(GROUPS, "a", 1)[0]?.paths).toEqual(["b", "a", "c"]);
  });

  it("go over to the next group and back", () => {
    const down = movedBy(GROUPS, "c", 1);
    expect(down.map(({ paths }) => paths)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(movedBy(down, "c", -1)).toEqual(GROUPS);
  });

  it("stay where there is no further place", () => {
    expect(movedBy(GROUPS, "a", -1)).toEqual(GROUPS);
    expect(movedBy(GROUPS, "d", 1)).toEqual(GROUPS);
    expect(movedBy(GROUPS, "absent", 1)).toEqual(GROUPS);
  });
});

describe("paths", () => {
  it("are shown without folder and extension", () => {
    expect(shortName("jeux/pong.EDU")).toBe("pong");
    expect(folderOf("jeux/pong.edu")).toBe("jeux");
    expect(pathOf("jeux", " pong ")).toBe("jeux/pong.edu");
  });

  it("take nobody's place, whatever the capitals", () => {
    expect(freePath("a.edu", ["A.edu", "a 2.edu"])).toBe("a 3.edu");
  });

  it("are searched without accents", () => expect(folded("Été")).toBe("ete"));
});

describe("the smallest change between two texts", () => {
  it.each([
    ["", "a"],
    ["abc", "abc"],
    ["aaa", "aa"],
    ["début fin", "début milieu fin"],
    ["x", ""],
  ])("%s → %s", (old, wanted) => {
    const change = difference(old, wanted);
    const made = change ? old.slice(0, change.from) + change.insert + old.slice(change.to) : old;
    expect(made).toBe(wanted);
  });
});

const at = (line: number, character: number) => ({ line, character });
const symbol = (name: string, kind: number, from: number, to: number, children: object[] = []) => ({
  name,
  kind,
  range: { start: at(from, 0), end: at(to, 0) },
  selectionRange: { start: at(from, 0), end: at(from, 1) },
  children,
});

describe("structure", () => {
  const symbols = [symbol("Jeu", 3, 0, 9, [symbol("jouer", 12, 2, 5), symbol("score", 13, 6, 6)])];
  const entries = entriesOf(symbols as Parameters<typeof entriesOf>[0]);

  it("finds where the cursor is", () => {
    expect(entryAt(entries, at(3, 0))?.name).toBe("jouer");
    expect(entryAt(entries, at(8, 0))?.name).toBe("Jeu");
    expect(entryAt(entries, at(12, 0))).toBeNull();
  });

  it("keeps what is above a name that fits", () => {
    const found = kept(entries, (name) => name === "score");
    expect(found[0]?.name).toBe("Jeu");
    expect(found[0]?.children.map(({ name }) => name)).toEqual(["score"]);
  });

  it("gives twins different keys", () => {
    const twins = entriesOf([symbol("x", 13, 0, 0), symbol("x", 13, 1, 1)] as Parameters<typeof entriesOf>[0]);
    expect(new Set(twins.map(({ key }) => key)).size).toBe(2);
  });
});

describe("meanings", () => {
  it("are decoded from relative numbers", () => {
    const data = [0, 2, 3, 0, 1, 0, 5, 1, 1, 2, 1, 0, 4, 0, 0];
    const found = decodeMeanings(data, ["variable", "function"], (line, character) => line * 100 + character);
    expect(found.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      [2, 5, "variable"],
      [7, 8, "function"],
      [100, 104, "variable"],
    ]);
    expect(found[0]?.isConstant).toBe(true);
    expect(found[1]?.isBuiltin).toBe(true);
  });
});
