import { beforeEach, describe, expect, it } from "vitest";
import * as draw from "../src/builtins/toile.ts";
import { begin } from "../src/core/run.ts";
import { plainDrawing } from "../src/toile/plain.ts";
import { newToile, showCanvas } from "../src/toile/registry.ts";
import type { Toile } from "../src/toile/toile.ts";
import { Toiles } from "../src/toile/toiles.ts";
import { codeOf, HEADLESS } from "./failures.ts";

let toile: Toile;

beforeEach(() => {
  begin(HEADLESS);
  toile = newToile("t", 1);
});

function drawn(): readonly unknown[] {
  return plainDrawing(toile.now).ops;
}

function seen(): readonly unknown[] | null {
  return toile.shown && plainDrawing(toile.shown).ops;
}

describe("operations", () => {
  it("is empty, white and 600 × 400 at first", () => {
    expect(plainDrawing(toile.now)).toEqual({ width: 600, height: 400, ops: [] });
    expect(draw.largeur(toile)).toBe(600);
    expect(draw.hauteur(toile)).toBe(400);
  });

  it("keeps each shape with its numbers and colours", () => {
    draw.rectangle(toile, 1, 2, 30, 40, "rouge");
    draw.rectangle_arrondi(toile, 1, 2, 30, 40, 99, "#00ff0080");
    draw.cercle(toile, 5, 6, 7.5, "#0");
    draw.ellipse(toile, 5, 6, 7, 8, "#f80");
    draw.ligne(toile, 0, 0, 9, 9, "noir");
    draw.polygone(toile, 0, 0, 10, 0, 5, 8, "bleu");
    draw.label(toile, 3, 4, "Été\n2", "noir");
    draw.label(toile, 3, 4, [1, "a"], "noir", 20);
    draw.contour(toile, "gris", 2);
    draw.arc(toile, 1, 2, 3, 0, 90, "noir");
    draw.secteur(toile, 1, 2, 3, 0, 720, "noir");
    draw.point(toile, 1.9, -0.5, "noir");
    expect(drawn()).toEqual([
      ["rect", 1, 2, 30, 40, 0, "#FF0000"],
      ["rect", 1, 2, 30, 40, 15, "#00FF0080"],
      ["ellipse", 5, 6, 7.5, 7.5, null],
      ["ellipse", 5, 6, 7, 8, "#FF8800"],
      ["line", 0, 0, 9, 9, "#000000", 1],
      ["polygon", [0, 0, 10, 0, 5, 8], "#0000FF"],
      ["label", 3, 4, "Été\n2", "#000000", 16],
      ["label", 3, 4, '[1, "a"]', "#000000", 20],
      ["outline", "#808080", 2],
      ["arc", 1, 2, 3, 0, 90, "#000000", 1],
      ["sector", 1, 2, 3, 0, 360, "#000000"],
      ["point", 1, -1, "#000000"],
    ]);
  });

  it("draws nothing of no size", () => {
    draw.rectangle(toile, 0, 0, 0, 5, "noir");
    draw.rectangle(toile, 0, 0, 5, -5, "noir");
    draw.cercle(toile, 0, 0, -1, "noir");
    draw.ellipse(toile, 0, 0, 1, 0, "noir");
    draw.ligne(toile, 0, 0, 5, 5, "noir", 0);
    draw.polygone(toile, [], "noir");
    draw.polygone(toile, [0, 0, 5, 5], "noir");
    draw.label(toile, 0, 0, "a", "noir", 0);
    draw.arc(toile, 0, 0, 5, 30, 30, "noir");
    draw.secteur(toile, 0, 0, 0, 0, 90, "noir");
    expect(drawn()).toEqual([]);
  });

  it("goes on round the circle when an arc ends before it starts", () => {
    draw.arc(toile, 0, 0, 5, 270, 0, "noir");
    draw.arc(toile, 0, 0, 5, 90, -300, "noir");
    expect(drawn()).toEqual([
      ["arc", 0, 0, 5, 270, 360, "#000000", 1],
      ["arc", 0, 0, 5, 90, 420, "#000000", 1],
    ]);
  });

  it("copies the points of a polygon", () => {
    const points = [0, 0, 10, 0, 5, 8];
    draw.polygone(toile, points, "noir");
    points[0] = 99;
    expect(drawn()).toEqual([["polygon", [0, 0, 10, 0, 5, 8], "#000000"]]);
  });

  it("grows without losing anything", () => {
    for (let i = 0; i < 20_000; i += 1) draw.rectangle(toile, i, i, 1, 1, "noir");
    expect(drawn()).toHaveLength(20_000);
    expect(drawn()[19_999]).toEqual(["rect", 19_999, 19_999, 1, 1, 0, "#000000"]);
  });
});

describe("what covers and erases", () => {
  it("drops what an opaque filling hides, and keeps the outline in force", () => {
    draw.contour(toile, "noir", 3);
    draw.cercle(toile, 1, 1, 1, "rouge");
    draw.remplir(toile, "blanc");
    expect(drawn()).toEqual([
      ["outline", "#000000", 3],
      ["fill", "#FFFFFF"],
    ]);
  });

  it("lets a transparent filling show what is below", () => {
    draw.cercle(toile, 1, 1, 1, "rouge");
    draw.remplir(toile, "#FF000080");
    expect(drawn()).toHaveLength(2);
  });

  it("forgets the outline when erased or resized", () => {
    draw.contour(toile, "noir", 3);
    draw.effacer(toile);
    draw.remplir(toile, "rouge");
    expect(drawn()).toEqual([["fill", "#FF0000"]]);
    draw.dimension(toile, 30, 20);
    expect(plainDrawing(toile.now)).toEqual({ width: 30, height: 20, ops: [] });
  });

  it("ends an outline with #0 or without thickness", () => {
    draw.contour(toile, "noir", 3);
    draw.contour(toile, "#0");
    draw.remplir(toile, "rouge");
    expect(drawn()).toEqual([["fill", "#FF0000"]]);
  });
});

describe("what was shown", () => {
  it("stays as it was while drawing goes on", () => {
    draw.remplir(toile, "rouge");
    showCanvas(toile);
    draw.cercle(toile, 1, 1, 1, "noir");
    expect(seen()).toEqual([["fill", "#FF0000"]]);
    draw.effacer(toile);
    draw.label(toile, 1, 1, "b", "noir");
    draw.effacer(toile);
    draw.label(toile, 1, 1, "c", "noir");
    expect(seen()).toEqual([["fill", "#FF0000"]]);
    showCanvas(toile);
    draw.dimension(toile, 10, 10);
    expect(seen()).toEqual([["label", 1, 1, "c", "#000000", 16]]);
    expect(toile.shown?.width).toBe(600);
  });

  it("knows whether something changed since", () => {
    expect(toile.changed).toBe(true);
    showCanvas(toile);
    expect(toile.changed).toBe(false);
    draw.rectangle(toile, 0, 0, 0, 0, "noir");
    expect(toile.changed).toBe(false);
    draw.contour(toile, "noir");
    expect(toile.changed).toBe(true);
  });

  it("keeps a picture in place of older operations", () => {
    draw.contour(toile, "noir", 2);
    draw.cercle(toile, 1, 1, 1, "noir");
    showCanvas(toile);
    toile.forget("p1");
    expect(seen()).toEqual([
      ["image", "p1"],
      ["outline", "#000000", 2],
    ]);
  });
});

describe("places on the stage", () => {
  it("gives a toile made anew the old one's place", () => {
    const toiles = new Toiles();
    const first = toiles.make("jeu", 7);
    const other = toiles.make("carte", 8);
    toiles.show(other);
    toiles.show(first);
    draw.remplir(first, "rouge");
    const again = toiles.make("jeu", 7);
    expect(again.id).toBe(first.id);
    expect(toiles.displayList(first.id, "shown")?.ops).toEqual([]);
    draw.remplir(again, "vert");
    toiles.show(again);
    expect(toiles.displayList(first.id, "shown")?.ops).toEqual([["fill", "#008000"]]);
    expect(toiles.stages().map(({ name, shown, order }) => [name, shown, order])).toEqual([
      ["jeu", true, 2],
      ["carte", true, 0],
    ]);
    expect(toiles.displayList(99, "now")).toBeNull();
  });
});

describe("refusals", () => {
  it.each<[string, () => unknown]>([
    ["EDU1117", () => draw.remplir(toile, "Rouge")],
    ["EDU1117", () => draw.remplir(toile, "#12345")],
    ["EDU1117", () => draw.remplir(toile, "constructor")],
    ["EDU1117", () => draw.remplir(toile, "")],
    ["EDU1104", () => draw.rectangle(toile, 0, NaN, 1, 1, "noir")],
    ["EDU1104", () => draw.cercle(toile, 0, 0, Infinity, "noir")],
    ["EDU1104", () => draw.label(toile, 0, 0, Infinity, "noir")],
    ["EDU1104", () => draw.polygone(toile, [0, 0, 1, 1, 1, NaN], "noir")],
    ["EDU1118", () => draw.polygone(toile, [0, 0, 1], "noir")],
    ["EDU1118", () => draw.polygone(toile, 0, 0, 1, "noir")],
    ["EDU1119", () => draw.polygone(toile, [0, "a"], "noir")],
    ["EDU1110", () => draw.dimension(toile, 10.5, 10)],
    ["EDU1111", () => draw.dimension(toile, 0, 10)],
    ["EDU1111", () => draw.dimension(toile, 10, 4097)],
    ["EDU1104", () => draw.rgb(0, NaN, 0)],
  ])("%s", (code, action) => expect(codeOf(action)).toBe(code));

  it("accepts very large coordinates", () => {
    draw.rectangle(toile, 1e308, 1e308, 1e308, 1e308, "noir");
    expect(drawn()).toHaveLength(1);
  });
});

describe("colours and widths", () => {
  it.each([
    [[255, 128, 0], "#FF8000"],
    [[-5, 300, 0.5], "#00FF01"],
    [[127.5, 127.49, 0], "#807F00"],
  ])("rgb%j", ([r, g, b], color) => expect(draw.rgb(r!, g!, b!)).toBe(color));

  it("adds the opacity", () => {
    expect(draw.rgba(255, 128, 0, 0.5)).toBe("#FF800080");
    expect(draw.rgba(0, 0, 0, 2)).toBe("#000000FF");
    expect(draw.rgba(0, 0, 0, -1)).toBe("#00000000");
  });

  it("sums the advances of the font", () => {
    expect(draw.largeur_texte("", 16)).toBe(0);
    expect(draw.largeur_texte("A", 2048)).toBe(1366);
    expect(draw.largeur_texte("AV", 2048)).toBe(1366 * 2);
    expect(draw.largeur_texte("A\nAA", 2048)).toBe(1366 * 2);
    expect(draw.largeur_texte("A", -3)).toBe(0);
    expect(draw.largeur_texte("é", 2048)).toBe(draw.largeur_texte("e", 2048));
  });
});
