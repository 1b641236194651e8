import { describe, expect, it } from "vitest";
import { closed, folds, isEnded, type Lines, opened, properIndent } from "../src/editor/blocks.ts";

function lines(text: string): Lines {
  const all = text.split("\n");
  return { count: all.length, line: (index) => all[index]! };
}

describe("what opens and ends a block", () => {
  it.each([
    ["si x = 1 alors", "si"],
    ["  si x alors // commentaire", "si"],
    ["si x", null],
    ["sinon si x alors", null],
    ["pour i de 0 à 9", "pour"],
    ["pour i de 0 a 9 pas 2", "pour"],
    ["pour i de 0", null],
    ["tant que vrai", "tant que"],
    ["tant que", null],
    ["fonction f(x)", "fonction"],
    ["procedure p()", "procédure"],
    ["classe joueur:", "classe"],
    ["fonctionnel vaut 2", null],
  ])("%s", (line, kind) => expect(opened(line)).toBe(kind));

  it.each([
    ["fin si", "si"],
    ["    fin tant que // fini", "tant que"],
    ["fin procedure", "procédure"],
    ["fin vaut 2", null],
  ])("%s", (line, kind) => expect(closed(line)).toBe(kind));
});

describe("whether a block is ended", () => {
  it("sees its end at the same indentation", () => {
    expect(isEnded(lines("si a alors\n    affiche 1\nfin si"), 0)).toBe(true);
    expect(isEnded(lines("si a alors\nsinon\nfin si"), 0)).toBe(true);
  });

  it("does not take the end of the block around it", () => {
    expect(isEnded(lines("pour i de 0 à 9\n    si a alors\nfin pour"), 1)).toBe(false);
    expect(isEnded(lines("si a alors\nsi b alors\nfin si"), 0)).toBe(false);
  });
});

describe("indentation", () => {
  it.each([
    ["si a alors", "affiche 1", 4],
    ["    affiche 1", "fin si", 0],
    ["si a alors", "sinon", 0],
    ["    affiche 1", "sinon si b alors", 0],
    ["sinon", "affiche 2", 4],
    ["affiche 1", "affiche 2", 0],
  ])("%s / %s", (above, line, indent) => expect(properIndent(above, line)).toBe(indent));
});

describe("folds", () => {
  it("folds sections, blocks and each branch", () => {
    const text = "@ Un\nsi a alors\n    affiche 1\nsinon\n    affiche 2\nfin si\n\n@ Deux\naffiche 3";
    expect([...folds(lines(text))]).toEqual([
      [1, 2],
      [3, 4],
      [0, 5],
      [7, 8],
    ]);
  });

  it("never trips over ends without beginning", () => {
    expect([...folds(lines("fin si\nfin pour\nsi a alors"))]).toEqual([]);
  });
});
