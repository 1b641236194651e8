/**
 * Every code that the runtime throws, with the names of the values that go with it.
 *
 * The French sentences stand in src/educode/diagnostics/rules/run.py; a test compares both.
 * `routine` is the built-in called, `name` the refused parameter; values are written for display.
 */
export const CODE_VALUES = {
  /** A division by 0: `a / 0`, quotient(a, 0), pourcentage(a, 0). */
  EDU1101: [],
  /** `a mod 0`. */
  EDU1102: [],
  /** A power without real value: (-8) ^ 0.5, 0 ^ -1. */
  EDU1103: ["base", "exponent"],
  /** An infinite or undefined number that is written, used as an index, key or bound, drawn with… */
  EDU1104: ["value"],
  /** A value of a built-in must be whole. */
  EDU1110: ["routine", "name", "value"],
  /** A value of a built-in must lie from `low` to `high`. */
  EDU1111: ["routine", "name", "value", "low", "high"],
  /** A count is negative: repeter("a", -1). */
  EDU1112: ["routine", "name", "value"],
  /** The first bound is above the second: hasard(6, 1), limiter(x, 6, 1). */
  EDU1113: ["routine", "low", "high"],
  /** An empty tableau has no such value: dernier([]), moyenne([]). */
  EDU1114: ["routine"],
  /** convertir_nombre of a text that is no number. */
  EDU1115: ["value"],
  /** An empty text where there must be a character: position("abc", ""). */
  EDU1116: ["routine", "name"],
  /** A text that is no colour. */
  EDU1117: ["value"],
  /** An odd count of coordinates of a polygon. */
  EDU1118: ["count"],
  /** An element of a tableau has the wrong type: somme([1, "a"]). */
  EDU1119: ["routine", "index", "value", "kind", "expected"],
  /** trier: elements that cannot be ordered together; `first` is the type of the first one. */
  EDU1120: ["index", "value", "kind", "first"],
  /** The square root of a negative number. */
  EDU1121: ["value"],
  /** The logarithm of a number that is not above 0. */
  EDU1122: ["value"],
  /** A base of logarithm that is not above 0, or is 1. */
  EDU1123: ["value"],
  /** trier: an order other than "decroissant". */
  EDU1124: ["value"],
  /** A text that names no key. */
  EDU1125: ["value"],
  /** A parameter of the program that does not convert to the type of its default. */
  EDU1126: ["name", "value", "expected"],
  /** hasard: more than 2^53 whole numbers. */
  EDU1127: ["low", "high"],
  /** A text would be longer than what fits in memory. */
  EDU1128: ["routine"],
  /** caractere of a code that is no character. */
  EDU1129: ["value"],
} as const satisfies Record<string, readonly string[]>;

export type Code = keyof typeof CODE_VALUES;
