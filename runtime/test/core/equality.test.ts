import { expect, test } from "vitest";
import { equal, Record_, setField, type Value } from "../../src/core/values.ts";

function record(fields: Record<string, Value>): Record_ {
  const made = new Record_();
  for (const [name, value] of Object.entries(fields)) setField(made, name, value);
  return made;
}

test.each<[Value, Value, boolean]>([
  [1, 1, true],
  [0, -0, true],
  ["3", 3, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [1], false],
  [[], new Map(), false],
  [
    new Map([
      ["a", 1],
      ["b", 2],
    ]),
    new Map([
      ["b", 2],
      ["a", 1],
    ]),
    true,
  ],
  [new Map<string | number, Value>([["1", 1]]), new Map<string | number, Value>([[1, 1]]), false],
  [record({ nom: "a" }), record({ nom: "a" }), true],
  [record({ nom: "a" }), record({ prénom: "a" }), false],
  [record({}), [], false],
])("%j = %j is %j", (left, right, expected) => {
  expect(equal(left, right)).toBe(expected);
  expect(equal(right, left)).toBe(expected);
});

test("values that contain themselves are compared in finite time", () => {
  const one: Value[] = [1];
  one.push(one);
  const other: Value[] = [1];
  other.push(other);
  expect(equal(one, other)).toBe(true);
  const third: Value[] = [1, [1, [2]]];
  expect(equal(one, third)).toBe(false);
});

test("shared parts do not make a comparison explode", () => {
  const grow = (depth: number): Value => {
    let value: Value = [0];
    for (let i = 0; i < depth; i++) value = [value, value];
    return value;
  };
  expect(equal(grow(60), grow(60))).toBe(true);
});
