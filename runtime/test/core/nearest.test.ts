import { expect, test } from "vitest";
import { nearest } from "../../src/core/nearest.ts";

test("the most alike come first, accents and capitals apart", () => {
  expect(nearest(["nom", "score", "prénom"], "PRENOM", String)).toBe("prénom, nom, score");
});

test("five at most, an ellipsis for the others", () => {
  expect(nearest(["a", "b", "c", "d", "e", "f"], "f", String)).toBe("f, a, b, c, d, …");
});

test("numbers are compared by their writing", () => {
  expect(nearest([100, 12, "13"], 13, String)).toBe("13, 12, 100");
});
