import { beforeEach, describe, expect, it } from "vitest";
import * as b from "../src/builtins/index.ts";
import { begin, run } from "../src/core/run.ts";
import { describeClass, Record_, setField, type Value, write } from "../src/core/values.ts";
import { newToile } from "../src/toile/registry.ts";
import { answered, codeOf, HEADLESS } from "./failures.ts";

beforeEach(() => {
  begin(HEADLESS);
});

type Case = [label: string, action: () => unknown, expected: unknown];

describe("nombres", () => {
  it.each<Case>([
    ["absolue", () => b.absolue(-0), 0],
    ["arrondi", () => b.arrondi(-2.5), -3],
    ["arrondi 2", () => b.arrondi(1.005, 2), 1.01],
    ["inferieur", () => b.arrondi_inferieur(-1.5), -2],
    ["superieur", () => b.arrondi_superieur(-0.5), 0],
    ["racine", () => b.racine(2), Math.SQRT2],
    ["racine 0", () => b.racine(-0), 0],
    ["puissance", () => b.puissance(2, -1), 0.5],
    ["minimum", () => b.minimum(3, 1, 2), 1],
    ["minimum tableau", () => b.minimum([3, -1, 2]), -1],
    ["maximum", () => b.maximum(3), 3],
    ["maximum tableau", () => b.maximum([3, 4]), 4],
    ["limiter", () => b.limiter(5, 0, 3), 3],
    ["limiter bas", () => b.limiter(-5, 0, 0), 0],
    ["cosinus", () => b.cosinus(b.radians(60)), 0.5],
    ["cosinus 90", () => b.cosinus(b.radians(90)), 0],
    ["sinus 180", () => b.sinus(Math.PI), 0],
    ["tangente 45", () => b.tangente(b.radians(45)), 1],
    ["degres", () => [b.degres(Math.PI), b.degres(b.arc_tangente(1))], [180, 45]],
    ["arc_tangente", () => b.arc_tangente(-0, -1) > 3, true],
    ["arc_tangente 0", () => b.arc_tangente(0, 0), 0],
    ["arc_sinus", () => b.arc_sinus(1), 1.5707963267949],
    ["hypotenuse", () => b.hypotenuse(3, 4), 5],
    ["pourcentage", () => b.pourcentage(1, 8), 12.5],
    ["exponentielle", () => b.exponentielle(2), 7.38905609893065],
    ["logarithme", () => b.logarithme(1000, 10), 3],
    ["logarithme e", () => b.logarithme(Math.E), 1],
    ["signe", () => [b.signe(-3), b.signe(-0), b.signe(2)], [-1, 0, 1]],
    ["quotient", () => b.quotient(-7, 2), -4],
  ])("%s", (_, action, expected) => expect(action()).toEqual(expected));

  it.each<Case>([
    ["racine", () => b.racine(-1), "EDU1121"],
    ["arrondi", () => b.arrondi(1, 16), "EDU1111"],
    ["arrondi", () => b.arrondi(1, -1), "EDU1111"],
    ["arrondi", () => b.arrondi(1, 1.5), "EDU1110"],
    ["arrondi", () => b.arrondi(1, NaN), "EDU1104"],
    ["minimum", () => b.minimum([]), "EDU1114"],
    ["maximum", () => b.maximum([1, "2"]), "EDU1119"],
    ["limiter", () => b.limiter(1, 3, 2), "EDU1113"],
    ["arc_sinus", () => b.arc_sinus(1.1), "EDU1111"],
    ["pourcentage", () => b.pourcentage(1, -0), "EDU1101"],
    ["logarithme", () => b.logarithme(0), "EDU1122"],
    ["logarithme", () => b.logarithme(2, 1), "EDU1123"],
    ["logarithme", () => b.logarithme(2, -2), "EDU1123"],
    ["quotient", () => b.quotient(1, 0), "EDU1101"],
    ["puissance", () => b.puissance(-8, 1 / 3), "EDU1103"],
  ])("%s refuses", (_, action, code) => expect(codeOf(action)).toBe(code));
});

describe("hasard", () => {
  it("follows the seed", () => {
    b.graine(42);
    expect(Array.from({ length: 10 }, () => b.hasard(1, 6))).toEqual([4, 1, 5, 2, 5, 2, 6, 3, 2, 6]);
    b.graine(42);
    const array = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(b.melanger(array)).toEqual([7, 8, 3, 9, 4, 2, 5, 1, 6]);
    expect(array[0]).toBe(1);
  });

  it("is seeded by 1 without a screen", () => {
    expect(run.random.draw()).toBe(950609172);
  });

  it.each<Case>([
    ["hasard(6, 1)", () => b.hasard(6, 1), "EDU1113"],
    ["hasard(-1)", () => b.hasard(-1), "EDU1113"],
    ["hasard(1.5)", () => b.hasard(1.5), "EDU1110"],
    ["hasard(0, infini)", () => b.hasard(0, Infinity), "EDU1104"],
    ["hasard trop large", () => b.hasard(0, 1e17), "EDU1127"],
    ["graine", () => b.graine(NaN), "EDU1104"],
  ])("%s refuses", (_, action, code) => expect(codeOf(action)).toBe(code));
});

describe("textes", () => {
  it.each<Case>([
    ["convertir_texte", () => b.convertir_texte([1, "a"]), '[1, "a"]'],
    ["convertir_nombre", () => b.convertir_nombre(" 12,5 "), 12.5],
    ["est_nombre", () => [b.est_nombre("1 000"), b.est_nombre(true), b.est_nombre(3)], [false, false, true]],
    ["decouper", () => b.decouper("a,b,", ","), ["a", "b", ""]],
    ["decouper vide", () => b.decouper("", ","), [""]],
    ["decouper en caractères", () => b.decouper("é😀", ""), ["é", "😀"]],
    ["decouper rien", () => b.decouper("", ""), []],
    ["joindre", () => b.joindre([1, "a", [true]], "-"), "1-a-[vrai]"],
    ["majuscules", () => b.majuscules("élève ß œ"), "ÉLÈVE SS Œ"],
    ["minuscules", () => b.minuscules("ÉLÈVE"), "élève"],
    ["sous_texte", () => b.sous_texte("programme", 4, 3), "gra"],
    ["sous_texte au bout", () => b.sous_texte("abc", 4, 5), ""],
    ["remplacer", () => b.remplacer("aaa", "aa", "b"), "ba"],
    ["remplacer $&", () => b.remplacer("aXa", "X", "$&"), "a$&a"],
    ["commence_par", () => [b.commence_par("été", "é"), b.commence_par("été", "")], [true, true]],
    ["finit_par", () => b.finit_par("👨‍👩‍👧", "👧"), false],
    ["rogner", () => b.rogner("\u202f\ta b\n\u200b"), "a b"],
    ["repeter", () => [b.repeter("ab", 3), b.repeter("ab", 0), b.repeter("", 1e15)], ["ababab", "", ""]],
    ["code_caractere", () => b.code_caractere("😀"), 128512],
    ["caractere", () => b.caractere(233), "é"],
    ["formater", () => b.formater(-1234.5, 2), "-1234.50"],
  ])("%s", (_, action, expected) => expect(action()).toEqual(expected));

  it.each<Case>([
    ["convertir_texte", () => b.convertir_texte(NaN), "EDU1104"],
    ["convertir_nombre", () => b.convertir_nombre("douze"), "EDU1115"],
    ["sous_texte", () => b.sous_texte("abc", 0, 1), "EDU1111"],
    ["sous_texte", () => b.sous_texte("abc", 5, 1), "EDU1111"],
    ["sous_texte", () => b.sous_texte("abc", 1, -1), "EDU1112"],
    ["sous_texte", () => b.sous_texte("abc", 1, 0.5), "EDU1110"],
    ["remplacer", () => b.remplacer("abc", "", "x"), "EDU1116"],
    ["repeter", () => b.repeter("abc", -1), "EDU1112"],
    ["code_caractere", () => b.code_caractere(""), "EDU1128"],
    ["caractere", () => b.caractere(1114112), "EDU1129"],
    ["caractere", () => b.caractere(0xd800), "EDU1129"],
    ["formater", () => b.formater(Infinity, 2), "EDU1104"],
  ])("%s refuses", (_, action, code) => expect(codeOf(action)).toBe(code));

  it("leaves texts beyond memory to the driver", () => {
    expect(() => b.repeter("abc", 1e12)).toThrow(RangeError);
  });
});

describe("collections", () => {
  it.each<Case>([
    ["longueur", () => [b.longueur([]), b.longueur("😀é"), b.longueur(new Map([["a", 1]]))], [0, 2, 1]],
    ["premier", () => b.premier([4, 5]), 4],
    ["dernier", () => b.dernier([4, 5]), 5],
    ["contient tableau", () => [b.contient([[1], 2], [1]), b.contient(["1"], 1)], [true, false]],
    ["contient texte", () => [b.contient("été", "té"), b.contient("été", "")], [true, true]],
    ["contient dictionnaire", () => [b.contient(new Map([[0, 1]]), -0), b.contient(new Map(), [])], [true, false]],
    ["position texte", () => [b.position("😀été", "té"), b.position("abc", "x")], [3, 0]],
    ["position tableau", () => [b.position(["a", [1]], [1]), b.position([], 1)], [1, -1]],
    ["compter", () => [b.compter([1, "1", 1], 1), b.compter("aaaa", "aa")], [2, 2]],
    [
      "cles",
      () =>
        b.cles(
          new Map<string | number, Value>([
            ["b", 1],
            [1, 2],
          ]),
        ),
      ["b", 1],
    ],
    [
      "valeurs",
      () =>
        b.valeurs(
          new Map<string, Value>([
            ["b", 1],
            ["a", 2],
          ]),
        ),
      [1, 2],
    ],
    ["trier", () => b.trier([10, 9, -1, 0.5]), [-1, 0.5, 9, 10]],
    ["trier à l'envers", () => b.trier([1, 3, 2], "decroissant"), [3, 2, 1]],
    ["trier textes", () => b.trier(["côté", "Cote", "cote"]), ["cote", "Cote", "côté"]],
    ["trier rien", () => b.trier([]), []],
    ["inverser", () => [b.inverser([1, 2]), b.inverser("a🇫🇷é")], [[2, 1], "é🇫🇷a"]],
    [
      "sous_tableau",
      () => [b.sous_tableau([1, 2, 3], 1, 2), b.sous_tableau([1], 1, 0), b.sous_tableau([], 0, -1)],
      [[2, 3], [], []],
    ],
    ["somme", () => [b.somme([]), b.somme([0.1, 0.2])], [0, 0.1 + 0.2]],
    ["moyenne", () => b.moyenne([1, 2]), 1.5],
    ["type_de", () => [b.type_de(true), b.type_de([]), b.type_de(new Map())], ["booléen", "tableau", "dictionnaire"]],
  ])("%s", (_, action, expected) => expect(action()).toEqual(expected));

  it("changes what it is given, when it says so", () => {
    const array: Value[] = [1, 3];
    b.inserer(array, 1, 2);
    b.inserer(array, 3, 4);
    expect(array).toEqual([1, 2, 3, 4]);
    b.vider(array);
    expect(array).toEqual([]);
    const dictionary = new Map<string, Value>([["a", 1]]);
    b.vider(dictionary);
    expect(dictionary.size).toBe(0);
  });

  it("copies deeply, shared parts staying shared", () => {
    const shared: Value[] = [1];
    const toile = newToile("t", 1);
    const record = new Record_();
    setField(record, "a", shared);
    setField(record, "t", toile);
    const original: Value[] = [shared, record, new Map<string, Value>([["m", shared]])];
    original.push(original);
    const copied = b.copier(original) as Value[];
    expect(copied[0]).not.toBe(shared);
    expect(copied[3]).toBe(copied);
    expect((copied[1] as Record_)._a).toBe(copied[0]);
    expect((copied[1] as Record_)._t).toBe(toile);
    expect((copied[2] as Map<string, Value>).get("m")).toBe(copied[0]);
    expect(b.copier("a")).toBe("a");
  });

  it("copies objects with their class", () => {
    class Player {}
    describeClass(Player.prototype, "joueur", { nom: "texte" });
    const player = new Player() as unknown as Record_;
    setField(player, "nom", "Léa");
    const copied = b.copier(player);
    expect(copied).not.toBe(player);
    expect(write(copied)).toBe('joueur(nom: "Léa")');
    expect(b.type_de(copied)).toBe("joueur");
  });

  it("copies very deep values", () => {
    let deep: Value[] = [];
    for (let i = 0; i < 100_000; i += 1) deep = [deep];
    expect(b.longueur(b.copier(deep) as Value[])).toBe(1);
  });

  it.each<Case>([
    ["premier", () => b.premier([]), "EDU1114"],
    ["dernier", () => b.dernier([]), "EDU1114"],
    ["moyenne", () => b.moyenne([]), "EDU1114"],
    ["somme", () => b.somme([1, true]), "EDU1119"],
    ["position", () => b.position("abc", ""), "EDU1116"],
    ["compter", () => b.compter("abc", ""), "EDU1116"],
    ["inserer", () => b.inserer([], 1, 1), "EDU1111"],
    ["inserer", () => b.inserer([], 0.5, 1), "EDU1110"],
    ["sous_tableau", () => b.sous_tableau([1], 2, 2), "EDU1111"],
    ["sous_tableau", () => b.sous_tableau([1, 2], 1, -1), "EDU1111"],
    ["sous_tableau", () => b.sous_tableau([1], 0, 1), "EDU1111"],
    ["trier", () => b.trier([1, "a"]), "EDU1120"],
    ["trier", () => b.trier([true]), "EDU1119"],
    ["trier", () => b.trier([1], "bizarre"), "EDU1124"],
  ])("%s refuses", (_, action, code) => expect(codeOf(action)).toBe(code));
});

describe("souris et clavier", () => {
  it("tells whether a point is inside", () => {
    expect(b.clique(10, 10, 10, 10, 5, 5)).toBe(true);
    expect(b.clique(15, 10, 10, 10, 5, 5)).toBe(false);
    expect(b.clique(3, 4, 0, 0, 5)).toBe(true);
    expect(b.clique(3, 4.01, 0, 0, 5)).toBe(false);
    expect(b.clique(0, 0, 0, 0, -1)).toBe(false);
  });

  it("reads what the last wait brought", () => {
    const toile = newToile("t", 1);
    expect([b.souris_x(toile), b.souris_y(toile), b.souris_enfoncee(toile), b.clic_recu(toile)]).toEqual([
      0,
      0,
      false,
      false,
    ]);
    expect(b.touche_enfoncee("haut")).toBe(false);
    run.receive({ input: { keys: ["haut", "z"], toiles: { [toile.id]: { x: 5, y: 6, down: true, clicked: true } } } });
    expect([b.souris_x(toile), b.souris_y(toile), b.souris_enfoncee(toile), b.clic_recu(toile)]).toEqual([
      5,
      6,
      true,
      true,
    ]);
    expect([b.touche_enfoncee("haut"), b.touche_enfoncee("Z"), b.touche_enfoncee("bas")]).toEqual([true, true, false]);
    expect(codeOf(() => b.touche_enfoncee("souris"))).toBe("EDU1125");
  });
});

describe("temps", () => {
  it("moves the simulated clock only by waiting and reading", () => {
    expect([b.chrono(), b.chrono()]).toEqual([0, 1]);
    expect(answered(b.attendre(250.5)).asked).toEqual([{ kind: "pause", ms: 250.5 }]);
    expect(b.chrono()).toBe(252);
    expect(answered(b.attendre(-5)).asked).toEqual([{ kind: "pause", ms: 0 }]);
    expect(codeOf(() => answered(b.attendre(NaN)))).toBe("EDU1104");
  });

  it("writes dates and hours", () => {
    expect([b.date(), b.heure()]).toEqual(["01/01/2026", "00:00:00"]);
    answered(b.attendre(3_723_000));
    expect(b.heure()).toBe("01:02:03");
  });
});

describe("fichiers", () => {
  it("asks the host", () => {
    const read = answered(b.lire_fichier("a.txt"), { value: "e\u0301\r\nb\rc" });
    expect(read).toEqual({ asked: [{ kind: "read", name: "a.txt" }], value: "é\nb\nc" });
    expect(answered(b.ecrire_fichier("a.txt", [1])).asked).toEqual([{ kind: "write", name: "a.txt", text: "[1]" }]);
    expect(answered(b.ajouter_fichier("a.txt", "x\n")).asked).toEqual([{ kind: "append", name: "a.txt", text: "x\n" }]);
    expect(answered(b.fichier_existe("a.txt"), { value: true }).value).toBe(true);
  });

  it("lists files in code-point order", () => {
    const found: Value[] = ["old"];
    const listed = answered(b.liste_fichiers(found, "sons", "mp3"), { value: ["sons/é.mp3", "sons/a.mp3"] });
    expect(listed.asked).toEqual([{ kind: "list", folder: "sons", extension: "mp3" }]);
    expect(found).toEqual(["sons/a.mp3", "sons/é.mp3"]);
    expect(answered(b.liste_fichiers("."), { value: [] })).toEqual({
      asked: [{ kind: "list", folder: ".", extension: null }],
      value: [],
    });
  });

  it("fails as the host says", () => {
    const refusal = { error: { code: "EDU0801", values: { name: "a.txt" } } };
    expect(codeOf(() => answered(b.lire_fichier("a.txt"), refusal))).toBe("EDU0801");
  });
});

describe("programme", () => {
  it("takes the type of the default", () => {
    begin({ ...HEADLESS, params: { n: "12,5", b: "OUI", t: "x", faux: "abc" } });
    expect([b.parametre("n", 1), b.parametre("b", false), b.parametre("t", "y"), b.parametre("z", 3)]).toEqual([
      12.5,
      true,
      "x",
      3,
    ]);
    expect(b.parametre("constructor", 4)).toBe(4);
    expect(codeOf(() => b.parametre("faux", 1))).toBe("EDU1126");
  });
});
