"""Random expressions, by the kind of their value."""

from __future__ import annotations

from .maker import BOOLEAN, COUNTS, GRID, MIXED, NUMBER, NUMBERS, OBJECT, RECORD, TEXT, TEXTS, Maker

WORDS = (
    "", "a", "été", "Zoé", "çà", "œuf", "😀", "🇫🇷é", "n'est", 'dit \\"oui\\"', "x\\ty", "{b}", "12", "3,5", "e\u0301a",
    "👨‍👩‍👧!", "👍🏽ok", "ligne\\nligne", "a\\\\b", "ß", "🇫🇷🇧🇪", "%s", "Straße", "İ", "ﬁn",
)  # fmt: skip
WRITTEN = (
    "0", "1", "2", "3", "7", "10", "24", "0.5", "0.1", "1.005", "2.5", "100", "1e6", "123456789", "1e15", "0.000001",
    "9007199254740993", "1e21", "1e-7",
)  # fmt: skip


class Values(Maker):
    """Writes expressions of at most some depth."""

    def expression(self, kind: str, depth: int) -> str:
        """A value of ``kind``."""
        if kind == NUMBER:
            return self.number(depth)
        if kind == TEXT:
            return self.text(depth)
        if kind == BOOLEAN:
            return self.boolean(depth)
        if kind == MIXED:
            return self.mixed(depth)
        return self.collection(kind, depth)

    @property
    def numbers(self) -> str:
        """A tableau of nombres."""
        return self.known(NUMBERS) or "[1, 2]"

    def index(self, name: str) -> str:
        """An index of the tableau ``name``; one that may be wrong where the program is risky."""
        if self.risky and self.chance(0.3):
            return self.number(1)
        return self.pick(["0", f"hasard(longueur({name}) - 1)", f"longueur({name}) - 1"])

    def key(self) -> str:
        """A key of a dictionnaire."""
        return self.pick(['"a"', '"b"', '"é"', "1", '"1"', "0.5", self.number(0) if self.risky else '"c"'])

    def user_call(self, kind: str, depth: int) -> str:
        """A call of a function of the program that gives ``kind``, if there is one."""
        known = [] if self.in_function else [one for one in self.functions if one[2] == kind]
        if not known:
            return ""
        name, parameters, _ = self.pick(known)
        return f"{name}({', '.join(self.expression(one, depth - 1) for one in parameters)})"

    # --- nombres -------------------------------------------------------------------------------

    def number(self, depth: int) -> str:
        """A nombre."""
        known = self.known(NUMBER)
        if depth <= 0:
            return known if known and self.chance(0.6) else self.pick(WRITTEN)
        a, b = self.number(depth - 1), self.number(depth - 1)
        sources = [self._sums, self._functions, self._measures, self._elements, self._risks]
        return self.pick(self.pick(sources)(a, b, depth)) or a

    def _sums(self, a: str, b: str, _depth: int) -> list[str]:
        return [
            f"{a} + {b}", f"{a} - {b}", f"{a} * {b}", f"({a} + {b})", f"({a} - {b}) * {b}", f"-{a}", f"-({a} + {b})",
            f"{a} / 4", f"{a} mod 3", f"{a} mod -7", f"({a} + 1) mod 2.5", f"{self.pick(['2', '3', '-2', '0.5'])} ^ 2",
            f"({a}) ^ 3", f"2 ^ -{self.pick('123')}", "-2 ^ 2", f"({a} - {b}) / 3", f"1 - ({a} - {b})",
            f"{a} - ({b} + 1)", f"{a} / (2 * 4)", f"{a} * 2 mod 5",
        ]  # fmt: skip

    def _functions(self, a: str, b: str, depth: int) -> list[str]:
        return [
            f"absolue({a})", f"arrondi({a})", f"arrondi({a}, 2)", f"arrondi_superieur({a})", f"minimum({a}, {b}, 5)",
            f"maximum({a}, {b})", f"limiter({a}, -5, 50)", f"racine(absolue({a}))", f"signe({a})", f"quotient({a}, 3)",
            f"cosinus({a})", f"puissance({a}, 3)", f"hypotenuse({a}, {b})", f"arrondi_inferieur({a} / 2)", "pi",
            "hasard(1, 6)", "hasard_reel()", "hasard(3)", 'convertir_nombre("12,5")', f"pourcentage({a}, 40)",
            f"arc_tangente({a}, {b})", f"logarithme(absolue({a}) + 1)", f"exponentielle(limiter({a}, -5, 5))",
            self.user_call(NUMBER, depth), self.user_call(NUMBER, depth),
        ]  # fmt: skip

    def _measures(self, _a: str, _b: str, depth: int) -> list[str]:
        text, numbers = self.text(depth - 1), self.numbers
        return [
            f"longueur({text})", f"longueur({numbers})", f"somme({numbers})", f'position({text}, "é")',
            f'compter({text}, "a")', f"longueur(trier({numbers}))", f'code_caractere({text} + "é")',
            f"largeur_texte({text}, 20)", f"position({numbers}, 2)", f"compter({numbers}, 1)",
            f"minimum({numbers} + [1])", f"dernier({numbers} + [4])", f"premier([{text} , 1]) + 0" if self.risky else "4",
            f'longueur(decouper({text}, "a"))', f"convertir_nombre(convertir_texte({self.number(0)}))",
        ]  # fmt: skip

    def _elements(self, a: str, _b: str, _depth: int) -> list[str]:
        counts, record, thing = self.known(COUNTS), self.known(RECORD), self.known(OBJECT)
        grid = self.known(GRID)
        return [
            f"longueur({counts})" if counts else a, f"{record}.a" if record else a, f"{thing}.points" if thing else a,
            f"{thing}.double()" if thing else a, "fiche.points" if self.has_class else a,
            f"{thing}.liste[0]" if thing else a, f"{grid}[1][hasard(1)]" if grid else a,
            f"somme(valeurs({counts}))" if counts else a, "chrono()" if self.chance(0.1) else a,
        ]  # fmt: skip

    def _risks(self, a: str, b: str, _depth: int) -> list[str]:
        if not self.risky:
            return [a, b, "1 / 3", "5 mod 3"]
        numbers, mixed, counts = self.numbers, self.known(MIXED), self.known(COUNTS)
        return [
            f"{a} / {b}", f"{a} mod {b}", f"{numbers}[{self.index(numbers)}]", f"dernier({numbers})", f"racine({a})",
            f"{counts}[{self.key()}]" if counts else a, f"moyenne({numbers})", f"hasard({a}, {b})", f"{a} ^ {b}",
            f"({mixed}[0] - {a})" if mixed else a, f"longueur({mixed}[0])" if mixed else b, f"arrondi({a}, {b})",
        ]  # fmt: skip

    # --- textes --------------------------------------------------------------------------------

    def text(self, depth: int) -> str:
        """A texte."""
        known = self.known(TEXT)
        if depth <= 0:
            return known if known and self.chance(0.5) else '"' + self.pick(WORDS) + '"'
        a = self.text(depth - 1)
        other = self.expression(self.pick([NUMBER, TEXT, BOOLEAN, MIXED]), depth - 1)
        return self.pick(self.pick([self._joined, self._changed])(a, other, depth)) or a

    def _joined(self, a: str, other: str, depth: int) -> list[str]:
        number = self.number(depth - 1)
        thing, record = self.known(OBJECT), self.known(RECORD)
        return [
            f"{a} + ({other})", f"({other}) + {a}", f"convertir_texte({other})", f'"n = " + {number} + " !"',
            f'joindre({self.numbers}, "-")', f"type_de({other})", f"formater({number}, 2)", f'"<" + ({other}) + ">"',
            f"rgb({self.number(0)}, 2, 3)", "caractere(65 + hasard(5))", self.user_call(TEXT, depth),
            f'{thing}.nom + "."' if thing else a, f"{record}.b + {number}" if record else a,
            f'"" + {thing}' if thing else a, f'{number} + "" + {number}', f'"" + ({number} + {number})',
        ]  # fmt: skip

    def _changed(self, a: str, _other: str, _depth: int) -> list[str]:
        return [
            f"majuscules({a})", f"minuscules({a})", f'sous_texte({a} + "abc", 2, 2)', f'remplacer({a}, "a", "é")',
            f"inverser({a})", f'rogner(" " + {a})', f"repeter({a}, 2)" if not self.loops else a, f'({a} + "z")[1]',
            f"({a})[{self.number(0)}]" if self.risky else a, f'joindre(trier(decouper({a}, "")), "")',
            f'({a} + "😀z")[longueur({a}) + 1]', f'premier(decouper({a} + "-x", "-"))',
        ]  # fmt: skip

    # --- booléens ------------------------------------------------------------------------------

    def boolean(self, depth: int) -> str:
        """A booléen."""
        known = self.known(BOOLEAN)
        if depth <= 0:
            return known if known and self.chance(0.5) else self.pick(["vrai", "faux"])
        return self.pick(self.pick([self._compared, self._combined, self._asked])(depth)) or "vrai"

    def _compared(self, depth: int) -> list[str]:
        a, b = self.number(depth - 1), self.number(depth - 1)
        s, t = self.text(depth - 1), self.text(depth - 1)
        numbers, mixed = self.numbers, self.known(MIXED)
        return [
            f"{a} < {b}", f"{a} <= {b}", f"{a} = {b}", f"{a} <> {b}", f"{s} = {t}", f"{s} < {t}", f"{s} >= {t}",
            f"{numbers} = [{a}]", f"({s}) = ({a})" if self.chance(0.2) else f"{a} > 2", f"{numbers} <> {numbers}",
            f"{mixed}[0] = {a}" if mixed else f"{a} >= 1", f"{mixed} = {mixed}" if mixed else f"{b} < 0",
            f"{mixed}[1] <> {s}" if mixed else f"{a} > {b}", f"{mixed}[0] < {a}" if mixed and self.risky else "vrai",
        ]  # fmt: skip

    def _combined(self, depth: int) -> list[str]:
        p, q = self.boolean(depth - 1), self.boolean(depth - 1)
        return [
            f"({p}) et ({q})", f"({p}) ou ({q})", f"non ({p})", f"({p}) = vrai", f"({p}) <> ({q})", f"({p}) = ({q})",
            f"non ({p}) et {q}" if depth == 1 else f"non ({p}) ou ({q})", f"({p}) = faux",
        ]  # fmt: skip

    def _asked(self, depth: int) -> list[str]:
        s, t = self.text(depth - 1), self.text(depth - 1)
        counts, mixed = self.known(COUNTS), self.known(MIXED)
        return [
            f'contient({s}, "a")', f"est_nombre({s})", f"contient({self.numbers}, {self.number(depth - 1)})",
            f'commence_par({s}, "é")', f"finit_par({s}, {t})", self.user_call(BOOLEAN, depth),
            f"contient({counts}, {self.key()})" if counts else "faux", f"contient({mixed}, {s})" if mixed else "vrai",
            "clique(3, 4, 0, 0, 5)", 'touche_enfoncee("a")' if self.waits else "faux",
            "clic_recu(t)" if self.has_canvas else "vrai", "souris_enfoncee(t)" if self.has_canvas else "faux",
        ]  # fmt: skip

    # --- values of any kind, collections -------------------------------------------------------

    def mixed(self, depth: int) -> str:
        """A value whose kind nothing tells."""
        known = self.known(MIXED)
        if known is None or depth <= 0:
            return self.expression(self.pick([NUMBER, TEXT, BOOLEAN]), 0)
        record = self.known(RECORD)
        return self.pick([
            f"{known}[0]", f"{known}[1]", f"{known}[hasard(1)]", f"premier({known})", f"dernier({known})",
            f"{record}.c" if record else f"{known}[0]", f"copier({known})[0]", f"inverser({known})[1]", known,
        ])  # fmt: skip

    def collection(self, kind: str, depth: int) -> str:
        """A tableau or dictionnaire."""
        known = self.known(kind)
        if known and self.chance(0.4):
            return self.pick([known, f"copier({known})", f"trier({known})" if kind in (NUMBERS, TEXTS) else known])
        if kind == COUNTS:
            entries = ", ".join(f"{self.key()}: {self.number(depth - 1)}" for _ in range(self.random.randint(0, 3)))
            return f"[{entries or ':'}]"
        if kind == GRID:
            return "[" + ", ".join(f"[{self.number(0)}, {self.number(0)}, 0]" for _ in range(3)) + "]"
        element = NUMBER if kind == NUMBERS else TEXT
        written = self.listed([self.expression(element, depth - 1) for _ in range(self.random.randint(1, 4))])
        return self.pick([
            written, written, f"melanger({written})", f"inverser({written})", f"{written} + {written}",
            f"sous_tableau({written}, 0, 0)", f'trier({written}, "decroissant")',
        ])  # fmt: skip

    def heterogeneous(self, depth: int) -> str:
        """A tableau of values of several kinds, at least two."""
        kinds = [NUMBER, TEXT, BOOLEAN, NUMBERS, COUNTS]
        return self.listed([self.expression(self.pick(kinds), depth - 1) for _ in range(self.random.randint(2, 4))])

    @staticmethod
    def listed(items: list[str]) -> str:
        """A tableau written out."""
        return "[" + ", ".join(items) + "]"
