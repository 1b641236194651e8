import { expect, test } from "vitest";
import { EduError } from "../../src/core/failure.ts";
import { describeClass, display, Record_, setField, type Value, write } from "../../src/core/values.ts";

test.each([
  [3, "3"],
  [0.1 + 0.2, "0.30000000000000004"],
  [1e20, "100000000000000000000"],
  [1e21, "1e+21"],
  [1e-7, "1e-7"],
  [-0, "0"],
  [true, "vrai"],
  ["été", "été"],
  [[], "[]"],
  [[1, "a", [false]], '[1, "a", [faux]]'],
  [['"\\\n\t'], '["\\"\\\\\\n\\t"]'],
  [new Map(), "[:]"],
  [
    new Map<string | number, Value>([
      ["a", 1],
      [1, "b"],
    ]),
    '["a": 1, 1: "b"]',
  ],
])("writes %j", (value, expected) => {
  expect(write(value as Value)).toBe(expected);
});

test("writes the fields of records and objects in order", () => {
  const record = new Record_();
  setField(record, "nom", "Léa");
  setField(record, "_x", 12);
  expect(write(record)).toBe('enregistrement(nom: "Léa", _x: 12)');
  class Player {
    _score = 10;
  }
  describeClass(Player.prototype, "joueur", { score: "nombre" });
  expect(write(new Player() as unknown as Value)).toBe("joueur(score: 10)");
});

test("a value inside itself is an ellipsis, twice the same one is not", () => {
  const cycle: Value[] = [1];
  cycle.push(cycle);
  expect(write(cycle)).toBe("[1, …]");
  const shared: Value[] = [2];
  expect(write([shared, shared])).toBe("[[2], [2]]");
});

test("refuses infinite numbers, wherever they stand", () => {
  expect(() => write(1 / 0)).toThrow(EduError);
  expect(() => write([Number.NaN])).toThrow(EduError);
  expect(display([Number.NaN, -1 / 0])).toBe("[indéfini, -infini]");
});
