"""Makes random programs: they end, nearly all of their types are right, some fail on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable

NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS, RECORD, OBJECT = (
    "nombre", "texte", "booléen", "tableau", "textes", "dictionnaire", "enregistrement", "fiche",
)  # fmt: skip
DECLARED = {NUMBERS: "tableau", TEXTS: "tableau"}
WORDS = [
    "",
    "a",
    "été",
    "Zoé",
    "çà",
    "œuf",
    "😀",
    "🇫🇷é",
    "n'est",
    'dit \\"oui\\"',
    "x\\ty",
    "{b}",
    "12",
    "3,5",
    "e\u0301a",
    "👨‍👩‍👧!",
]
NUMBERS_WRITTEN = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "10",
    "24",
    "0.5",
    "0.1",
    "1.005",
    "2.5",
    "100",
    "1e6",
    "123456789",
    "1e15",
    "0.000001",
    "3,25",
]
COLORS = ['"rouge"', "#3b82f6", "#FFF", "#00000080", "#0", '"vert"', "rgb(10, 300, 127.5)", "rgba(1, 2, 3, 0.5)"]


class Maker:
    """One program under construction."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.names: dict[str, list[str]] = {
            kind: [] for kind in (NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS, RECORD, OBJECT)
        }
        self.fixed: set[str] = set()
        self.functions: list[tuple[str, list[str], str]] = []
        self.lines: list[str] = []
        self.level = 0
        self.count = 0
        self.loops = 0
        self.in_function = False
        self.has_canvas = self.random.random() < 0.3
        self.has_class = self.random.random() < 0.4
        self.risky = self.random.random() < 0.35

    # --- text ----------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.lines.append("    " * self.level + text)

    def name(self, stem: str) -> str:
        self.count += 1
        return self.random.choice(
            [stem, stem, "é" + stem, "max", "print", "lambda", "len", "str", "position"][:6]
        ) + str(self.count)

    @property
    def numbers(self) -> str:
        """A tableau of nombres."""
        return self.names[NUMBERS][0] if self.names[NUMBERS] else "[1, 2]"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def program(self) -> str:
        """The whole program."""
        if self.chance(0.7):
            self.line(f"graine({self.random.randint(0, 99)})")
        if self.has_class:
            self.define_class()
        if self.has_canvas:
            self.line("t est une toile")
            self.line(f"dimension(t, {self.random.randint(50, 300)}, 100)")
        for kind in (NUMBER, NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS):
            self.declare(kind)
        if self.chance(0.5):
            self.declare(RECORD)
        if self.has_class:
            self.declare(OBJECT)
        late = self.chance(0.3)
        if not late:
            self.define_functions()
        for _ in range(self.random.randint(4, 10)):
            self.statement(3)
        if late:
            self.define_functions()
        for kind, names in self.names.items():
            for name in names:
                if kind != OBJECT or self.chance(0.8):
                    self.line(f"affiche {name}")
        if self.has_canvas and self.chance(0.8):
            self.line("affiche t")
        return "\n".join(self.lines) + "\n"

    def define_class(self) -> None:
        self.line("classe fiche:")
        self.line("    nom est un texte")
        self.line(f"    points est un nombre vaut {self.random.choice(NUMBERS_WRITTEN)}")
        self.line("    liste est un tableau vaut [1, 2]")
        self.line("    procédure gagner(n)")
        self.line("        points ajoute n")
        self.line("        liste ajoute n")
        self.line("    fin procédure")
        self.line("    fonction double()")
        self.line("        retourne points * 2")
        self.line("    fin fonction")
        self.line("fin classe")

    def define_functions(self) -> None:
        for _ in range(self.random.randint(0, 2)):
            self.define_function()

    def define_function(self) -> None:
        parameters = [
            self.random.choice([NUMBER, NUMBER, TEXT, NUMBERS, BOOLEAN]) for _ in range(self.random.randint(0, 3))
        ]
        result = self.random.choice([NUMBER, NUMBER, TEXT, BOOLEAN])
        name = self.name("f")
        names = [self.name("p") for _ in parameters]
        self.line(f"fonction {name}({', '.join(names)})")
        saved = {kind: list(known) for kind, known in self.names.items()}
        for kind, parameter in zip(parameters, names, strict=True):
            self.names[kind] = [*self.names[kind], parameter]
        self.level += 1
        self.in_function = True
        loops, self.loops = self.loops, 2
        for _ in range(self.random.randint(0, 3)):
            self.statement(1)
        if self.chance(0.9):
            self.line(f"retourne {self.expression(result, 2)}")
        else:
            self.line(f"si {self.expression(BOOLEAN, 1)} alors")
            self.line(f"    retourne {self.expression(result, 1)}")
            self.line("fin si")
        self.loops = loops
        self.in_function = False
        self.level -= 1
        self.names = saved
        self.line("fin fonction")
        self.functions.append((name, parameters, result))

    # --- statements ----------------------------------------------------------------------------

    def declare(self, kind: str) -> None:
        name = self.name("v")
        article = "une" if kind == RECORD else "un"
        text = f"{name} est {article} {DECLARED.get(kind, kind)}"
        if kind not in (RECORD, OBJECT) and self.chance(0.8):
            text += f" vaut {self.expression(kind, 2)}"
        self.line(text)
        self.names[kind] = [*self.names[kind], name]
        if kind == RECORD:
            self.line(f"{name}.a vaut {self.expression(NUMBER, 1)}")
            self.line(f"{name}.b vaut {self.expression(TEXT, 1)}")

    def variable(self, kind: str) -> str | None:
        known = [name for name in self.names[kind] if name not in self.fixed]
        return self.random.choice(known) if known else None

    def statement(self, depth: int) -> None:
        choices: list[Callable[[int], None]] = [
            self.assign,
            self.assign,
            self.change,
            self.change,
            self.show,
            self.fill,
            self.fill,
            self.field,
        ]
        if depth > 0:
            choices += [self.branch, self.loop, self.loop, self.repeat]
        if self.has_canvas:
            choices += [self.draw, self.draw]
        if self.functions and not self.in_function:
            choices.append(self.call)
        if self.has_class:
            choices.append(self.method)
        self.random.choice(choices)(depth)

    def assign(self, depth: int) -> None:
        kind = self.random.choice([NUMBER, NUMBER, TEXT, BOOLEAN, NUMBERS, COUNTS])
        name = self.variable(kind)
        if name:
            self.line(f"{name} vaut {self.expression(kind, 3)}")

    def change(self, depth: int) -> None:
        if self.chance(0.3):
            name = self.variable(TEXT)
            if name and not self.loops:
                self.line(f"{name} ajoute {self.expression(self.any_kind(), 1)}")
            return
        name = self.variable(NUMBER)
        if name:
            self.line(f"{name} {self.random.choice(['ajoute', 'soustrait'])} {self.expression(NUMBER, 2)}")

    def any_kind(self) -> str:
        return self.random.choice([NUMBER, NUMBER, TEXT, TEXT, BOOLEAN, NUMBERS, COUNTS])

    def show(self, depth: int) -> None:
        self.line(f"affiche {self.expression(self.any_kind(), 3)}")

    def fill(self, depth: int) -> None:
        action = self.random.randint(0, 7)
        numbers, counts, texts = self.variable(NUMBERS), self.variable(COUNTS), self.variable(TEXTS)
        if numbers is None or counts is None or texts is None:
            return
        if action <= 1:
            self.line(f"{numbers} ajoute {self.expression(NUMBER, 2)}")
        elif action == 2:
            self.line(f"{numbers}[{self.index(numbers)}] vaut {self.expression(NUMBER, 2)}")
        elif action == 3:
            self.line(f"{counts}[{self.key()}] vaut {self.expression(NUMBER, 2)}")
        elif action == 4:
            self.line(f"{texts} ajoute {self.expression(TEXT, 2)}")
        elif action == 5:
            self.line(f"{numbers}[{self.index(numbers)}] ajoute {self.expression(NUMBER, 1)}")
        elif action == 6:
            key = self.key()
            self.line(f"si contient({counts}, {key}) alors")
            self.line(f"    {counts} supprime {key}")
            self.line("fin si")
        else:
            self.line(f"si longueur({numbers}) > 3 alors")
            self.line(f"    {numbers} supprime {self.index(numbers)}")
            self.line("fin si")

    def field(self, depth: int) -> None:
        record = self.variable(RECORD)
        if record:
            self.line(f"{record}.{self.random.choice('abc')} vaut {self.expression(NUMBER, 2)}")

    def method(self, depth: int) -> None:
        name = self.variable(OBJECT)
        if name:
            self.line(f"appelle {name}.gagner({self.expression(NUMBER, 2)})")
            self.line(f"affiche {name}.double()")

    def call(self, depth: int) -> None:
        name, parameters, _ = self.random.choice(self.functions)
        values = ", ".join(self.expression(kind, 1) for kind in parameters)
        self.line(f"appelle {name}({values})")

    def branch(self, depth: int) -> None:
        self.line(f"si {self.expression(BOOLEAN, 2)} alors")
        self.block(depth)
        if self.chance(0.3):
            self.line(f"sinon si {self.expression(BOOLEAN, 2)} alors")
            self.block(depth)
        if self.chance(0.4):
            self.line("sinon")
            self.block(depth)
        self.line("fin si")

    def block(self, depth: int) -> None:
        saved = {kind: list(known) for kind, known in self.names.items()}
        self.level += 1
        if self.chance(0.2):
            self.declare(self.random.choice([NUMBER, TEXT, NUMBERS]))
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth - 1)
        self.level -= 1
        self.names = saved

    def loop(self, depth: int) -> None:
        if self.loops >= 2:
            return
        variable = self.name("i")
        first, last, step = self.random.choice([
            ("0", "3", ""), ("1", "longueur(" + self.numbers + ")", ""), ("3", "0", " pas -1"),
            ("0", "1", " pas 0.25"), ("-1", "2", ""), ("0", "limiter(" + self.expression(NUMBER, 1) + ", -3, 4)", ""),
            ("0.5", "3", ""), ("1", "10", " pas 3"), ("2", "1", ""),
        ])  # fmt: skip
        self.line(f"pour {variable} de {first} à {last}{step}")
        self.loops += 1
        saved = self.names[NUMBER]
        self.names[NUMBER] = [*saved, variable]
        self.fixed.add(variable)
        self.block(depth)
        if self.chance(0.2):
            self.line(f"    si {self.expression(BOOLEAN, 1)} alors")
            self.line(f"        {self.random.choice(['arrête', 'continue'])}")
            self.line("    fin si")
        self.names[NUMBER] = saved
        self.loops -= 1
        self.line("fin pour")
        if self.chance(0.3):
            self.line(f"affiche {variable}")

    def repeat(self, depth: int) -> None:
        if self.loops >= 2:
            return
        counter = self.name("n")
        self.line(f"{counter} est un nombre")
        self.line(f"tant que {counter} < {self.random.randint(1, 4)}")
        self.line(f"    {counter} ajoute 1")
        self.loops += 1
        self.fixed.add(counter)
        saved = self.names[NUMBER]
        self.names[NUMBER] = [*saved, counter]
        self.block(depth)
        self.names[NUMBER] = saved
        self.loops -= 1
        self.line("fin tant que")

    def draw(self, depth: int) -> None:

        def n() -> str:
            return self.expression(NUMBER, 1)

        color = self.random.choice(COLORS)
        self.line(self.random.choice([
            f"rectangle(t, {n()}, {n()}, {n()}, 20, {color})", f"cercle(t, {n()}, 5, {n()}, {color})",
            f"ligne(t, 1, {n()}, {n()}, 4, {color}, 2)", f"label(t, 1, 2, {self.expression(self.any_kind(), 1)}, {color})",
            f"contour(t, {color}, {self.random.randint(0, 3)})", f"remplir(t, {color})", "effacer(t)", "affiche t",
            f"polygone(t, 1, 2, 3, 4, {n()}, 6, {color})", f"arc(t, 1, 2, {n()}, {n()}, 90, {color})",
            f"secteur(t, 1, 2, 9, {n()}, {n()}, {color})", f"point(t, {n()}, 3, {color})",
            f"rectangle_arrondi(t, 1, 2, {n()}, 9, {n()}, {color})", f"ellipse(t, 1, 2, {n()}, 4, {color})",
        ]))  # fmt: skip

    # --- expressions ---------------------------------------------------------------------------

    def expression(self, kind: str, depth: int) -> str:
        if kind == NUMBER:
            return self.number(depth)
        if kind == TEXT:
            return self.text(depth)
        if kind == BOOLEAN:
            return self.boolean(depth)
        return self.collection(kind, depth)

    def index(self, name: str) -> str:
        if self.risky and self.chance(0.3):
            return self.number(1)
        return self.random.choice(["0", f"hasard(longueur({name}) - 1)", f"longueur({name}) - 1"])

    def key(self) -> str:
        return self.random.choice(['"a"', '"b"', '"é"', "1", '"1"', "0.5", self.number(0) if self.risky else '"c"'])

    def number(self, depth: int) -> str:
        known = self.variable(NUMBER)
        if depth <= 0:
            written = self.random.choice(NUMBERS_WRITTEN[:-1])
            return known if known and self.chance(0.6) else written
        a, b = self.number(depth - 1), self.number(depth - 1)
        numbers, text = self.numbers, self.text(depth - 1)
        found = self.random.choice([
            f"{a} + {b}", f"{a} - {b}", f"{a} * {b}", f"({a} + {b}) * 2", f"{a} / 4", f"-({a})", f"{a} mod 7", f"({a}) ^ 2",
            f"arrondi({a})", f"arrondi({a}, 2)", f"arrondi_inferieur({a})", f"arrondi_superieur({a} / 3)", f"absolue({a})",
            f"minimum({a}, {b})", f"maximum({a}, {b}, 3)", f"limiter({a}, -5, 50)", f"racine(absolue({a}))",
            f"longueur({text})", f"longueur({numbers})", f"somme({numbers})", "hasard(1, 6)", "hasard_reel()",
            f'position({text}, "é")', f"signe({a})", f"quotient({a}, 3)", f"cosinus({a})", 'convertir_nombre("12,5")',
            f'compter({text}, "a")', f"{a} / {b}" if self.risky else "1 / 3", f"{a} mod {b}" if self.risky else "5 mod 3",
            f"{numbers}[{self.index(numbers)}]" if self.risky else "2", f"puissance({a}, 3)", f"dernier({numbers})" if self.risky else a,
            f"hypotenuse({a}, {b})", f"arrondi_inferieur({a} / 2)", f"longueur(trier({numbers}))", "pi",
            *[self.user_call(NUMBER, depth)] * 3,
        ])  # fmt: skip
        return found or a

    def user_call(self, kind: str, depth: int) -> str:
        known = [] if self.in_function else [one for one in self.functions if one[2] == kind]
        if not known:
            return ""
        name, parameters, _ = self.random.choice(known)
        return f"{name}({', '.join(self.expression(one, depth - 1) for one in parameters)})"

    def text(self, depth: int) -> str:
        known = self.variable(TEXT)
        if depth <= 0:
            return known if known and self.chance(0.5) else '"' + self.random.choice(WORDS) + '"'
        a = self.text(depth - 1)
        other = self.expression(self.random.choice([NUMBER, TEXT, BOOLEAN]), depth - 1)
        found = self.random.choice([
            f"{a} + ({other})", f"({other}) + {a}", f"convertir_texte({other})", f"majuscules({a})", f"minuscules({a})",
            f'sous_texte({a} + "abc", 2, 2)', f'remplacer({a}, "a", "é")', f"inverser({a})", f'rogner(" " + {a})',
            f"repeter({a}, 2)" if not self.loops else a, f'joindre({self.numbers}, "-")', f'({a} + "z")[1]',
            f"formater({self.number(depth - 1)}, 2)", f"type_de({other})", f"({a})[{self.number(0)}]" if self.risky else a,
            f'joindre(trier(decouper({a}, "")), "")', f"rgb({self.number(0)}, 2, 3)", self.user_call(TEXT, depth),
            f'"n = " + {self.number(depth - 1)} + " !"', "caractere(65 + hasard(5))",
        ])  # fmt: skip
        return found or a

    def boolean(self, depth: int) -> str:
        known = self.variable(BOOLEAN)
        if depth <= 0:
            return known if known and self.chance(0.5) else self.random.choice(["vrai", "faux"])
        a, b = self.number(depth - 1), self.number(depth - 1)
        s, t = self.text(depth - 1), self.text(depth - 1)
        p, q = self.boolean(depth - 1), self.boolean(depth - 1)
        found = self.random.choice([
            f"{a} < {b}", f"{a} <= {b}", f"{a} = {b}", f"{a} <> {b}", f"{s} = {t}", f"{s} < {t}", f"{s} >= {t}",
            f"({p}) et ({q})", f"({p}) ou ({q})", f"non ({p})", f'contient({s}, "a")', f"est_nombre({s})",
            f"({p}) = vrai", f"({p}) <> ({q})", f"contient({self.numbers}, {a})", f'commence_par({s}, "é")',
            f"{self.numbers} = [{a}]", f"finit_par({s}, {t})", self.user_call(BOOLEAN, depth),
            f"({s}) = ({a})" if self.chance(0.2) else f"{a} > 2",
        ])  # fmt: skip
        return found or p

    def collection(self, kind: str, depth: int) -> str:
        known = self.variable(kind)
        if known and self.chance(0.4):
            return self.random.choice(
                [known, f"copier({known})", f"trier({known})" if kind in (NUMBERS, TEXTS) else known]
            )
        if kind == COUNTS:
            entries = ", ".join(f"{self.key()}: {self.number(depth - 1)}" for _ in range(self.random.randint(0, 3)))
            return f"[{entries or ':'}]"
        element = NUMBER if kind == NUMBERS else TEXT
        written = "[" + ", ".join(self.expression(element, depth - 1) for _ in range(self.random.randint(1, 4))) + "]"
        return self.random.choice(
            [written, written, f"melanger({written})", f"inverser({written})", f"{written} + {written}"]
        )


def program(seed: int) -> str:
    """The program of a seed."""
    return Maker(seed).program()
