import { describe, expect, it } from "vitest";
import { EduError } from "../src/core/failure.ts";
import { Random } from "../src/random.ts";

function times<T>(count: number, action: () => T): T[] {
  return Array.from({ length: count }, action);
}

describe("the generator after graine(42)", () => {
  it("draws the reference words", () => {
    const random = new Random(42);
    expect(times(4, () => random.draw())).toEqual([2394768134, 402434400, 3006987620, 1371592229]);
  });

  it("throws the reference dice", () => {
    const random = new Random(42);
    expect(times(10, () => random.between(1, 6))).toEqual([4, 1, 5, 2, 5, 2, 6, 3, 2, 6]);
  });

  it("gives the reference reals", () => {
    const random = new Random(42);
    expect(times(2, () => random.real())).toEqual([0.5575754060628123, 0.7001188630981716]);
  });

  it("shuffles as the reference", () => {
    const elements = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    new Random(42).shuffle(elements);
    expect(elements).toEqual([7, 8, 3, 9, 4, 2, 5, 1, 6]);
  });
});

it.each([
  [0, 1363572419],
  [-0, 1363572419],
  [1, 950609172],
  [-3, 3646112540],
  [0.5, 4134378110],
])("seed %d", (seed, word) => expect(new Random(seed).draw()).toBe(word));

it("keeps to its bounds", () => {
  const random = new Random(7);
  const drawn = times(5000, () => random.between(-3, 3));
  expect(new Set(drawn)).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]));
  expect(random.between(5, 5)).toBe(5);
  const wide = random.between(0, 2 ** 53 - 1);
  expect(Number.isSafeInteger(wide)).toBe(true);
  expect(() => random.between(0, 2 ** 54)).toThrow(EduError);
});
