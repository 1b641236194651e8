import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { describe, expect, it } from "vitest";
import { educode } from "../src/editor/language.ts";

const NAMES = tagHighlighter([
  { tag: tags.keyword, class: "keyword" },
  { tag: tags.typeName, class: "type" },
  { tag: tags.heading, class: "section" },
  { tag: tags.string, class: "text" },
  { tag: tags.color, class: "color" },
  { tag: tags.number, class: "number" },
  { tag: tags.lineComment, class: "comment" },
  { tag: tags.function(tags.variableName), class: "function" },
]);

function words(text: string): string[] {
  const found: string[] = [];
  highlightCode(
    text,
    educode.parser.parse(text),
    NAMES,
    (part, name) => name && found.push(`${part}:${name}`),
    () => {},
  );
  return found;
}

describe("colours of the words", () => {
  it.each([
    ["@ 1. Titre", ["@ 1. Titre:section"]],
    ["x est un nombre", ["est:keyword", "un:keyword", "nombre:type"]],
    ["nombre vaut 3", ["vaut:keyword", "3:number"]],
    ["remplir(t, #F80) // oui", ["remplir:function", "#F80:color", "// oui:comment"]],
    ['affiche "a // b"', ["affiche:keyword", '"a // b":text']],
    ["fin tant que", ["fin:keyword", "tant:keyword", "que:keyword"]],
    ["fin vaut 3", ["vaut:keyword", "3:number"]],
    ["pour i de 0 à n pas 2", ["pour:keyword", "de:keyword", "0:number", "à:keyword", "pas:keyword", "2:number"]],
    ["pas ajoute 1", ["ajoute:keyword", "1:number"]],
    ["a vaut b.de", ["vaut:keyword"]],
  ])("%s", (text, expected) => expect(words(text)).toEqual(expected));
});
