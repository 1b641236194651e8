"""Writes random programs that mix kinds on purpose; most of their statements may fail when they run."""

from __future__ import annotations

from random import Random

_HEADER = """classe fleur:
    x est un nombre vaut 1
    y est un tableau vaut [1]
    fonction m(p)
{m}    fin fonction
    procédure g(p)
{g}    fin procédure
fin classe
classe arbre:
    x est un texte vaut "a"
    z est un enregistrement
    fonction m(p)
{n}    fin fonction
fin classe
fonction f(p, q)
{f}fin fonction
fonction h(p)
{h}fin fonction
procédure k(p)
{k}fin procédure
"""
_DECLARED = {
    "n1": "un nombre",
    "n2": "un nombre",
    "s1": "un texte",
    "b1": "un booléen",
    "t1": "un tableau",
    "t2": "un tableau",
    "t3": "un tableau",
    "d1": "un dictionnaire",
    "d2": "un dictionnaire",
    "r1": "un enregistrement",
    "r2": "un enregistrement",
    "o1": "une fleur",
    "o2": "un arbre",
}
_FIELDS = ("x", "y", "z")
_OPERATORS = ("+", "+", "+", "-", "*", "=", "<", "et", "ou")
_CALLS = (
    ("longueur", 1),
    ("premier", 1),
    ("dernier", 1),
    ("inverser", 1),
    ("copier", 1),
    ("cles", 1),
    ("valeurs", 1),
    ("melanger", 1),
    ("convertir_texte", 1),
    ("f", 2),
    ("h", 1),
)


class Writer:
    """One random program; ``names``: the variables that can be named where it writes."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.names: tuple[str, ...] = tuple(self.random.sample(tuple(_DECLARED), self.random.randint(4, 8)))
        self.odd = self.random.choice(('"b"', "vrai", "[1]"))

    def program(self) -> str:
        """A whole program."""
        bodies = {
            "m": self.body(("p", "x", "y"), 2, gives=True, margin=8),
            "g": self.body(("p", "y"), 2, gives=False, margin=8),
            "n": self.body(("p", "x", "z"), 2, gives=True, margin=8),
            "f": self.body(("p", "q"), 3, gives=True),
            "h": self.body(("p",), 3, gives=True),
            "k": self.body(("p",), 3, gives=False),
        }
        declared = [f"{name} est {type_}\n" for name, type_ in _DECLARED.items()]
        return _HEADER.format(**bodies) + "".join(declared) + self.block(self.random.randint(10, 40), 0)

    def body(self, own: tuple[str, ...], count: int, *, gives: bool, margin: int = 4) -> str:
        """The body of a routine that may name its own variables too."""
        outer, self.names = self.names, self.names + own * 3
        text = self.block(self.random.randint(1, count), margin)
        if gives:
            text += " " * margin + f"retourne {self.expression(2)}\n"
        self.names = outer
        return text

    def block(self, count: int, margin: int) -> str:
        """Some statements."""
        return "".join(self.statement(margin) for _ in range(count))

    def statement(self, margin: int) -> str:
        """One statement, perhaps a block."""
        random, start = self.random, " " * margin
        simple = (
            lambda: f"{self.place()} vaut {self.expression(random.randrange(3))}",
            lambda: f"{self.place()} ajoute {self.expression(random.randrange(3))}",
            lambda: f'demande "?" dans {self.place()}',
            lambda: f"appelle k({self.expression(2)})",
            lambda: f"inserer({self.place()}, 0, {self.expression(1)})",
            lambda: f"appelle {self.place()}.g({self.expression(1)})",
            lambda: f"si b1 alors\n{self.block(1, margin + 4)}{start}fin si",
            lambda: f"affiche {self.expression(3)}",
            self.again if margin == 0 else self.place_shown,
        )
        return f"{start}{random.choices(simple, (4, 3, 1, 1, 1, 1, 1, 2, 1))[0]()}\n"

    def again(self) -> str:
        """A declaration that runs again."""
        name = self.random.choice(tuple(_DECLARED))
        return f"{name} est {_DECLARED[name]}"

    def place_shown(self) -> str:
        """Reading a place."""
        return f"affiche {self.place()}"

    def place(self) -> str:
        """A variable, element or field."""
        text = self.random.choice(self.names)
        kind = text[0]
        for _ in range(self.random.choice((0, 0, 0, 1, 1, 2))):
            dot = self.random.random() < {"r": 0.9, "o": 0.9, "t": 0.1, "d": 0.1}.get(kind, 0.5)
            text += f".{self.random.choice(_FIELDS)}" if dot else f"[{self.index()}]"
            kind = ""
        return text

    def index(self) -> str:
        """Mostly small indices and keys."""
        return self.random.choice(("0", "0", "0", "1", '"a"', '"a"', "n1", "s1"))

    def expression(self, depth: int) -> str:
        """Any expression, at most so deep."""
        random = self.random
        plain = (self.literal, lambda: random.choice(self.names), self.place)
        if not depth or random.random() < 0.45:
            return random.choices(plain, (2, 3, 1))[0]()
        inner = depth - 1
        deep = (
            lambda: "[" + ", ".join(self.expression(inner) for _ in range(random.randint(0, 2))) + "]",
            lambda: f"[{self.index()}: {self.expression(inner)}]",
            lambda: f"({self.expression(inner)} {random.choice(_OPERATORS)} {self.expression(inner)})",
            lambda: self.call(inner),
            lambda: f"{self.place()}.m({self.expression(inner)})",
        )
        return random.choices(deep, (1, 1, 2, 2, 1))[0]()

    def literal(self) -> str:
        """A number, mostly, so that something is left to prove."""
        return self.random.choice(("0", "1", "2")) if self.random.random() < 0.85 else self.odd

    def call(self, depth: int) -> str:
        """A call of a function of the program or of a built-in one."""
        name, count = self.random.choice(_CALLS)
        return f"{name}({', '.join(self.expression(depth) for _ in range(count))})"
