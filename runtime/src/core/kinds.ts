/** The French words that a program can see for its values: the only words of the core. */

export const KIND = {
  number: "nombre",
  text: "texte",
  boolean: "booléen",
  array: "tableau",
  dictionary: "dictionnaire",
  record: "enregistrement",
  canvas: "toile",
  object: "objet",
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

export const TRUE = "vrai";
export const FALSE = "faux";
/** What stands for a value inside itself. */
export const CYCLE = "…";
/** What `demande` reads as a booléen, in lower case. */
export const BOOLEAN_ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ["vrai", true],
  ["oui", true],
  ["faux", false],
  ["non", false],
]);
