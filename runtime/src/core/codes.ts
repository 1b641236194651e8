/**
 * Every code that the runtime throws, with the names of the values that go with it.
 *
 * The French sentences stand in src/educode/diagnostics/rules/run.py; a test compares both.
 * `routine` is the built-in called, `name` the refused parameter; values are written for display.
 */
export const CODE_VALUES = {
  /** An index outside a tableau: notes[7] where the last index is `last`. */
  EDU1001: ["index", "length", "last"],
  /** Any index in an empty tableau. */
  EDU1002: ["index"],
  /** An index that is not whole: t[0.5]. */
  EDU1003: ["index"],
  /** An index outside a texte, whose first index is 1. */
  EDU1004: ["index", "length"],
  /** Any index in an empty texte. */
  EDU1005: ["index"],
  /** A key that a dictionnaire has not; `keys`: the closest ones, at most five, written. */
  EDU1006: ["key", "keys", "count"],
  /** Any key in an empty dictionnaire. */
  EDU1007: ["key"],
  /** A field that an enregistrement has not (yet); `fields`: those it has, at most five. */
  EDU1008: ["field", "fields", "count"],
  /** Any field of an empty enregistrement. */
  EDU1009: ["field"],
  /** A field that the object's class does not declare. */
  EDU1010: ["field", "class", "fields"],
  /** Square brackets after a value that has no elements. */
  EDU1011: ["value", "kind"],
  /** A dot after a value that has no fields. */
  EDU1012: ["value", "kind", "field"],
  /** A key that is neither a texte nor a nombre. */
  EDU1013: ["value", "kind"],
  /** An index that is no nombre. */
  EDU1014: ["value", "kind"],
  /** A value of another type than the one that a variable, a field keeps. */
  EDU1015: ["name", "expected", "value", "kind"],
  /** A constant read before its line has run. */
  EDU1016: ["name"],
  /** A call that ended without `retourne e` while its value is used. */
  EDU1017: ["routine"],
  /** A method that the value's class does not have. */
  EDU1018: ["method", "value", "kind"],
  /** A condition, or a side of et, ou, non, that is no booléen. */
  EDU1019: ["value", "kind"],
  /** A character of a texte cannot be changed in place. */
  EDU1020: ["value"],
  /** `ajoute` on what it does not change. */
  EDU1021: ["value", "kind"],
  /** `soustrait` on what is no nombre. */
  EDU1022: ["value", "kind"],
  /** `supprime` on what is neither a tableau nor a dictionnaire. */
  EDU1023: ["value", "kind"],
  /** `appuyer` with an empty tableau: it would wait for ever. */
  EDU1024: [],
  /** `demande` into a place that holds neither a nombre, a texte nor a booléen. */
  EDU1025: ["value", "kind"],
  /** A method called with a wrong number of values. */
  EDU1026: ["method", "expected", "given"],
  /** `cliquer` on what is no toile, `appuyer` with what is no tableau. */
  EDU1027: ["expected", "value", "kind"],
  /** `ajoute` or `soustrait` on a nombre with a value that is no nombre. */
  EDU1028: ["value", "kind"],
  /** A bound or step of `pour` that is no nombre. */
  EDU1029: ["value", "kind"],
  /** A division by 0: `a / 0`, quotient(a, 0), pourcentage(a, 0). */
  EDU1101: [],
  /** `a mod 0`. */
  EDU1102: [],
  /** A power without real value: (-8) ^ 0.5, 0 ^ -1. */
  EDU1103: ["base", "exponent"],
  /** An infinite or undefined number that is written, used as an index, key or bound, drawn with… */
  EDU1104: ["value"],
  /** The step of a `pour` is 0. */
  EDU1105: [],
  /** An operator between values it does not take: vrai + 1, "a" < 2. */
  EDU1106: ["operator", "left", "left_kind", "right", "right_kind"],
  /** The type of a value given to a built-in is wrong; `expected`: the types it takes. */
  EDU1107: ["routine", "expected", "value", "kind"],
  /** `-` before what is no nombre. */
  EDU1108: ["value", "kind"],
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
  /** code_caractere of an empty text. */
  EDU1128: [],
  /** caractere of a code that is no character. */
  EDU1129: ["value"],
} as const satisfies Record<string, readonly string[]>;

export type Code = keyof typeof CODE_VALUES;
