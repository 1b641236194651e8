/** Colours the words of EduCode without the server: keywords, sections, types, texts, numbers, colours. */

import { StreamLanguage, type StringStream } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const ALWAYS = new Set(
  "si sinon pour tant retourne appelle affiche demande cliquer appuyer fonction procédure procedure classe constante et ou non mod".split(
    " ",
  ),
);
const CONSTANTS = new Set(["vrai", "faux", "pi"]);
const TYPES = new Set("nombre texte booléen booleen tableau dictionnaire enregistrement toile".split(" "));
const ALONE = new Set(["arrête", "arrete", "continue", "terminer"]);
const AFTER_PLACE = new Set(["vaut", "ajoute", "soustrait", "supprime", "est"]);
/** Words that are keywords only in lines that begin so. */
const INSIDE: Record<string, Set<string>> = {
  pour: new Set(["de", "à", "a", "pas"]),
  si: new Set(["alors"]),
  sinon: new Set(["alors"]),
  tant: new Set(["que"]),
  demande: new Set(["dans"]),
  cliquer: new Set(["dans"]),
  appuyer: new Set(["dans"]),
};
const BLOCKS = /^\s*(si|pour|tant|fonction|proc[ée]dure|classe)\b/;

interface State {
  /** The first word of the line, its last one, and how many words there were. */
  first: string;
  last: string;
  words: number;
}

/** The kind of the token that begins where `stream` stands. */
function token(stream: StringStream, state: State): string | null {
  if (stream.sol()) Object.assign(state, { first: "", last: "", words: 0 });
  if (stream.eatSpace()) return null;
  if (stream.match("//")) return toEnd(stream, "comment");
  if (state.words === 0 && stream.peek() === "@") return toEnd(stream, "heading");
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
  if (stream.match(/^#[0-9a-fA-F]+/)) return "color";
  if (stream.match(/^\d+(?:[.,]\d+)?(?:e[+-]?\d+)?/i)) return "number";
  const word = stream.match(/^[\p{L}_][\p{L}\d_]*/u) as RegExpMatchArray | null;
  if (word) return kindOf(word[0], stream, state);
  if (stream.match(/^(?:<>|<=|>=|[=<>+\-*/^])/)) return "operator";
  stream.next();
  return "punctuation";
}

function toEnd(stream: StringStream, kind: string): string {
  stream.skipToEnd();
  return kind;
}

function kindOf(word: string, stream: StringStream, state: State): string {
  const { last, words } = state;
  const rest = stream.string.slice(stream.pos);
  const before = stream.string.slice(0, stream.start);
  if (words === 0) state.first = word;
  state.last = word;
  state.words += 1;
  if (before.endsWith(".")) return "property";
  if (word === "fin" && words === 0 && BLOCKS.test(rest)) return "keyword";
  if (words === 1 && last === "fin" && BLOCKS.test(` ${word}`)) return "keyword";
  if (last === "tant" && word === "que") return "keyword";
  if ((last === "un" || last === "une") && TYPES.has(word)) return "type";
  if ((word === "un" || word === "une") && last === "est") return "keyword";
  if (ALWAYS.has(word) || INSIDE[state.first]?.has(word)) return "keyword";
  if (CONSTANTS.has(word)) return "bool";
  if (AFTER_PLACE.has(word) && words > 0) return "keyword";
  if (ALONE.has(word) && words === 0 && rest.trim() === "") return "keyword";
  return /^\s*\(/.test(rest) ? "function" : "name";
}

export const educode = StreamLanguage.define<State>({
  name: "educode",
  startState: () => ({ first: "", last: "", words: 0 }),
  copyState: (state) => ({ ...state }),
  token,
  languageData: {
    commentTokens: { line: "//" },
    closeBrackets: { brackets: ["(", "[", '"'] },
    indentOnInput: /^\s*(?:fin\s?(?:si|pour|tant que|fonction|proc[ée]dure|classe)|sinon)$/,
    wordChars: "éèêàâîïôûùçœ",
  },
  tokenTable: {
    comment: tags.lineComment,
    heading: tags.heading,
    string: tags.string,
    color: tags.color,
    number: tags.number,
    keyword: tags.keyword,
    type: tags.typeName,
    bool: tags.bool,
    function: tags.function(tags.variableName),
    property: tags.propertyName,
    name: tags.variableName,
    operator: tags.operator,
    punctuation: tags.punctuation,
  },
});
