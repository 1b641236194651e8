/** Every built-in function by its name, family by family, as language/builtins lists them. */
export * from "./collections.ts";
export * from "./fichiers.ts";
export * from "./hasard.ts";
export * from "./maths.ts";
export * from "./programme.ts";
export * from "./saisie.ts";
export * from "./temps.ts";
export * from "./textes.ts";
export * from "./toile.ts";
