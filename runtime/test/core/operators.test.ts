import { expect, test } from "vitest";
import { at, put } from "../../src/core/access.ts";
import { append, remove } from "../../src/core/changes.ts";
import { fitting, lastTurn } from "../../src/core/checks.ts";
import { EduError } from "../../src/core/failure.ts";
import { add, ordered } from "../../src/core/operators.ts";
import type { Value } from "../../src/core/values.ts";

function refusal(go: () => unknown): [string, number | undefined] {
  try {
    go();
  } catch (error) {
    if (error instanceof EduError) return [error.code, error.part];
  }
  throw new Error("not refused");
}

test("plus adds, joins and writes", () => {
  expect(add(1, 2)).toBe(3);
  expect(add("a", true)).toBe("avrai");
  expect(add([1], "b")).toBe("[1]b");
  expect(add([1], [2])).toEqual([1, 2]);
  expect(refusal(() => add(true, 1))).toEqual(["EDU1106", undefined]);
  expect(refusal(() => add("a", 1 / 0))).toEqual(["EDU1104", 1]);
});

test("order takes two numbers or two texts", () => {
  expect(ordered("<=", 2, 2)).toBe(true);
  expect(ordered("<", "cote", "Cote")).toBe(true);
  expect(refusal(() => ordered("<", "a", 2))).toEqual(["EDU1106", undefined]);
});

test.each<[Value, Value, string, number | undefined]>([
  [[1, 2], 2, "EDU1001", undefined],
  [[1, 2], -1, "EDU1001", undefined],
  [[], 0, "EDU1002", undefined],
  [[1, 2], 0.5, "EDU1003", 1],
  [[1, 2], "0", "EDU1014", 1],
  [[1, 2], Number.NaN, "EDU1104", 1],
  ["abc", 0, "EDU1004", undefined],
  ["", 1, "EDU1005", undefined],
  [new Map([["a", 1]]), "b", "EDU1006", undefined],
  [new Map(), "b", "EDU1007", undefined],
  [new Map(), true, "EDU1013", 1],
  [12, 0, "EDU1011", 0],
])("at(%j, %j) is refused: %s", (base, index, code, part) => {
  expect(refusal(() => at(base, index))).toEqual([code, part]);
});

test("elements are read and stored by index, characters from 1, values by key", () => {
  expect(at([7, 8], 1)).toBe(8);
  expect(at("é😀", 2)).toBe("😀");
  const map = new Map<string | number, Value>();
  put(map, -0, "zero");
  expect(at(map, 0)).toBe("zero");
  expect(refusal(() => put("abc", 1, "z"))).toEqual(["EDU1020", 0]);
  expect(refusal(() => put([1], 1, 2))).toEqual(["EDU1001", undefined]);
});

test("ajoute and supprime follow what the place holds", () => {
  expect(append(1, 2)).toBe(3);
  expect(append("a", [1])).toBe("a[1]");
  expect(append([1], [2])).toEqual([1, [2]]);
  expect(refusal(() => append(new Map(), 1))).toEqual(["EDU1021", 0]);
  expect(refusal(() => append(1, "a"))).toEqual(["EDU1028", 1]);
  const array: Value[] = [1, 2, 3];
  remove(array, 0);
  expect(array).toEqual([2, 3]);
  expect(refusal(() => remove(array, 2))).toEqual(["EDU1001", undefined]);
});

test("turns are counted with a slack", () => {
  expect(lastTurn(0, 1, 0.1)).toBe(10);
  expect(lastTurn(1, 0, 1)).toBe(-1);
  expect(lastTurn(10, 0, -2)).toBe(5);
});

test("arguments must fit one way of calling", () => {
  const ways = [
    ["texte", "texte"],
    ["tableau", ""],
  ];
  expect(fitting(["abc", "b"], "position", ways)).toEqual(["abc", "b"]);
  expect(fitting([[1], 1], "position", ways)).toEqual([[1], 1]);
  expect(refusal(() => fitting(["abc", 1], "position", ways))).toEqual(["EDU1107", 1]);
  expect(refusal(() => fitting([3, 1], "position", ways))).toEqual(["EDU1107", 0]);
});
