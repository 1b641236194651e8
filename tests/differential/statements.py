"""Random statements."""

from __future__ import annotations

from collections.abc import Callable

from .maker import BOOLEAN, COUNTS, DECLARED, GRID, MIXED, NUMBER, NUMBERS, OBJECT, RECORD, TEXT, TEXTS
from .values import Values

COLORS = ('"rouge"', "#3b82f6", "#FFF", "#00000080", "#0", '"vert"', "rgb(10, 300, 127.5)", "rgba(1, 2, 3, 0.5)")
Statement = Callable[[int], None]


class Statements(Values):
    """Writes statements; ``depth``: how many blocks may still be opened."""

    def statements(self, depth: int, least: int, most: int) -> None:
        """Some statements one after the other."""
        for _ in range(self.random.randint(least, most)):
            self.statement(depth)

    def statement(self, depth: int) -> None:
        """One statement."""
        choices: list[Statement] = [
            self.assign, self.assign, self.change, self.change, self.show, self.fill, self.fill, self.field, self.mix,
            self.share,
        ]  # fmt: skip
        if depth > 0:
            choices += [self.branch, self.loop, self.loop, self.repeat, self.each]
        if self.has_canvas:
            choices += [self.draw, self.draw]
        if self.functions and not self.in_function:
            choices.append(self.call)
        if self.has_class:
            choices.append(self.method)
        self.pick(choices)(depth)

    def declare(self, kind: str) -> None:
        """A variable of ``kind``."""
        name = self.name("v")
        article = "une" if kind in (RECORD, OBJECT) else "un"
        text = f"{name} est {article} {DECLARED.get(kind, kind)}"
        if kind == MIXED:
            text += f" vaut {self.heterogeneous(2)}"
        elif kind not in (RECORD, OBJECT) and (self.chance(0.8) or kind == GRID):
            text += f" vaut {self.expression(kind, 2)}"
        self.line(text)
        self.names[kind] = [*self.names[kind], name]
        if kind == RECORD:
            self.line(f"{name}.a vaut {self.expression(NUMBER, 1)}")
            self.line(f"{name}.b vaut {self.expression(TEXT, 1)}")
            self.line(f"{name}.c vaut {self.mixed(1)}")

    def constant(self) -> None:
        """A constante."""
        kind = self.pick([NUMBER, TEXT, NUMBERS, BOOLEAN])
        name = self.name("C").upper()
        self.line(f"constante {name} vaut {self.expression(kind, 1)}")
        self.names[kind] = [*self.names[kind], name]
        self.fixed.add(name)

    # --- without blocks ------------------------------------------------------------------------

    def assign(self, _depth: int) -> None:
        """A new value."""
        kind = self.pick([NUMBER, NUMBER, TEXT, BOOLEAN, NUMBERS, COUNTS])
        name = self.place(kind)
        if name:
            self.line(f"{name} vaut {self.expression(kind, 1 if self.loops and kind == TEXT else 3)}")

    def change(self, _depth: int) -> None:
        """More or less of a nombre, more of a texte."""
        name = self.place(TEXT)
        if self.chance(0.3):
            if name and not self.loops:
                self.line(f"{name} ajoute {self.expression(self.any_kind(), 1)}")
            return
        name = self.place(NUMBER)
        if name:
            self.line(f"{name} {self.pick(['ajoute', 'soustrait'])} {self.expression(NUMBER, 2)}")

    def show(self, _depth: int) -> None:
        """Print something."""
        self.line(f"affiche {self.expression(self.any_kind(), 3)}")

    def fill(self, _depth: int) -> None:
        """Something into a collection, or out of it."""
        numbers, counts, texts, grid = (self.place(kind) for kind in (NUMBERS, COUNTS, TEXTS, GRID))
        if numbers is None or counts is None or texts is None:
            return
        key, other = self.key(), self.place(NUMBERS)
        self.lines_of(self.pick([
            f"{numbers} ajoute {self.expression(NUMBER, 2)}",
            f"{numbers}[{self.index(numbers)}] vaut {self.expression(NUMBER, 2)}",
            f"{numbers}[{self.index(numbers)}] {self.pick(['ajoute', 'soustrait'])} {self.expression(NUMBER, 1)}",
            f"{counts}[{key}] vaut {self.expression(NUMBER, 2)}",
            f"{texts} ajoute {self.expression(TEXT, 2)}",
            f"{texts}[0] ajoute {self.expression(NUMBER, 1)}" if not self.loops else f"affiche {texts}",
            f"si contient({counts}, {key}) alors\n    {counts} supprime {key}\nfin si",
            f"si contient({counts}, {key}) alors\n    {counts}[{key}] ajoute 1\nsinon\n    {counts}[{key}] vaut 1\nfin si",
            f"si longueur({numbers}) > 3 alors\n    {numbers} supprime {self.index(numbers)}\nfin si",
            f"inserer({numbers}, 0, {self.number(1)})",
            f"{numbers} vaut {other}" if not self.in_function else f"affiche {numbers}",
            f"{grid}[1] ajoute {self.number(1)}" if grid else f"affiche {numbers}",
            f"{grid}[hasard(2)][0] vaut {self.number(1)}" if grid else f"affiche {counts}",
            f"{grid}[0] vaut {numbers}" if grid and self.risky else f"affiche longueur({numbers})",
        ]))  # fmt: skip

    def lines_of(self, text: str) -> None:
        """Several lines at the level of now."""
        for line in text.split("\n"):
            self.line(line)

    def field(self, _depth: int) -> None:
        """A field of a record."""
        record = self.place(RECORD)
        if record:
            self.line(self.pick([
                f"{record}.a vaut {self.expression(NUMBER, 2)}", f"{record}.a ajoute {self.number(1)}",
                f"{record}.b vaut {self.text(1)}", f"{record}.c vaut {self.mixed(2)}", f"affiche {record}",
                f"affiche {record}.c", f"affiche copier({record}) = {record}",
            ]))  # fmt: skip

    def mix(self, _depth: int) -> None:
        """Values of several kinds in one place."""
        mixed = self.place(MIXED)
        if mixed is None:
            return
        choices = [
            f"{mixed} ajoute {self.expression(self.any_kind(), 1)}", f"affiche {mixed}", f"affiche type_de({mixed}[1])",
            f"{mixed}[0] vaut {self.expression(self.any_kind(), 1)}", f'affiche "" + {mixed}[hasard(1)] + {self.number(1)}',
            f"affiche {mixed}[0] = {self.mixed(1)}", f"affiche position({mixed}, {self.mixed(1)})",
        ]  # fmt: skip
        if self.risky:
            choices += [
                f"{mixed}[0] ajoute {self.number(0)}", f"{mixed}[0] soustrait 1", f"affiche {mixed}[0] + {mixed}[1]",
                f"affiche {mixed}[0] - 1", f"si {mixed}[0] alors\n    affiche 1\nfin si", f"affiche {mixed}[0][0]",
                f"affiche trier({mixed})", f"affiche longueur({mixed}[1])", f"{mixed}[0][0] vaut 3",
                f"affiche -{mixed}[0]", f"affiche {mixed}[0] < {mixed}[1]", f"affiche {mixed}[1].a",
                f"affiche somme({mixed})", f"{mixed} supprime {self.index(mixed)}", f"affiche {mixed}[0] et vrai",
            ]  # fmt: skip
        self.lines_of(self.pick(choices))

    def share(self, _depth: int) -> None:
        """Two names for one tableau, or a class's own object."""
        one, other = self.place(NUMBERS), self.place(NUMBERS)
        if self.has_class and self.chance(0.6):
            self.line(self.pick([
                f"fiche.points ajoute {self.number(1)}", f"affiche fiche.nom + {self.text(0)}", "affiche fiche",
                f"fiche.nom vaut {self.text(1)}", "appelle fiche.gagner(2)", "affiche fiche.double()",
                f"fiche.liste ajoute {self.number(1)}",
            ]))  # fmt: skip
        elif one and other and not self.in_function:
            self.line(f"{one} vaut {other}")

    def method(self, _depth: int) -> None:
        """Methods of an object."""
        name = self.place(OBJECT)
        if name:
            self.line(f"appelle {name}.gagner({self.expression(NUMBER, 2)})")
            self.line(self.pick([f"affiche {name}.double()", f"affiche {name}.meilleur({name})", f"affiche {name}"]))

    def call(self, _depth: int) -> None:
        """A function, for what it does."""
        name, parameters, _ = self.pick(self.functions)
        self.line(f"appelle {name}({', '.join(self.expression(kind, 1) for kind in parameters)})")

    def draw(self, _depth: int) -> None:
        """Something on the toile."""
        n, color = [self.expression(NUMBER, 1) for _ in range(3)], self.pick(COLORS)
        self.line(self.pick([
            f"rectangle(t, {n[0]}, {n[1]}, {n[2]}, 20, {color})", f"cercle(t, {n[0]}, 5, {n[1]}, {color})",
            f"ligne(t, 1, {n[0]}, {n[1]}, 4, {color}, 2)", f"label(t, 1, 2, {self.expression(self.any_kind(), 1)}, {color})",
            f"contour(t, {color}, {self.random.randint(0, 3)})", f"remplir(t, {color})", "effacer(t)", "affiche t",
            f"polygone(t, 1, 2, 3, 4, {n[0]}, 6, {color})", f"arc(t, 1, 2, {n[0]}, {n[1]}, 90, {color})",
            f"secteur(t, 1, 2, 9, {n[0]}, {n[1]}, {color})", f"point(t, {n[0]}, 3, {color})",
            f"rectangle_arrondi(t, 1, 2, {n[0]}, 9, {n[1]}, {color})", f"ellipse(t, 1, 2, {n[0]}, 4, {color})",
            f"polygone(t, [0, 0, {n[0]}, 9, 3, 4], {color})", f"dimension(t, {self.random.randint(1, 99)}, 60)",
            "affiche largeur(t) + hauteur(t)",
        ]))  # fmt: skip

    # --- with blocks ---------------------------------------------------------------------------

    def branch(self, depth: int) -> None:
        """Si."""
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
        """What stands in a block."""
        with self.inside():
            if self.chance(0.2):
                self.declare(self.pick([NUMBER, TEXT, NUMBERS, MIXED]))
            self.statements(depth - 1, 0 if self.chance(0.1) else 1, 3)

    def loop(self, depth: int) -> None:
        """Pour."""
        if self.loops >= 2:
            return
        variable = self.place(NUMBER) if self.chance(0.1) else None
        variable = variable or self.name("i")
        bound = "limiter(" + self.expression(NUMBER, 1) + ", -3, 4)"
        first, last, step = self.pick([
            ("0", "3", ""), ("0", "longueur(" + self.numbers + ") - 1", ""), ("3", "0", " pas -1"), ("0", bound, ""),
            ("0", "1", " pas 0.25"), ("-1", "2", ""), ("0.5", "3", ""), ("1", "10", " pas 3"), ("2", "1", ""),
            (bound, "2", " pas 2"),
        ])  # fmt: skip
        self.line(f"pour {variable} de {first} à {last}{step}")
        self._turn(variable, depth)
        self.line("fin pour")
        if self.chance(0.3):
            self.line(f"affiche {variable}")

    def _turn(self, variable: str, depth: int) -> None:
        self.loops += 1
        saved, was_fixed = self.names[NUMBER], variable in self.fixed
        self.names[NUMBER] = [*saved, variable]
        if self.chance(0.9):
            self.fixed.add(variable)
        self.block(depth)
        if self.chance(0.2):
            self.line(f"    si {self.expression(BOOLEAN, 1)} alors")
            self.line(f"        {self.pick(['arrête', 'continue'])}")
            self.line("    fin si")
        self.names[NUMBER] = saved
        if not was_fixed:
            self.fixed.discard(variable)
        self.loops -= 1

    def each(self, _depth: int) -> None:
        """Every character of a texte, every key of a dictionnaire."""
        if self.loops >= 2:
            return
        variable, text, counts = self.name("i"), self.known(TEXT), self.known(COUNTS)
        if text and self.chance(0.5):
            self.lines_of(
                f"pour {variable} de 1 à minimum(longueur({text}), 20)\n    affiche {text}[{variable}]\nfin pour"
            )
        elif counts:
            self.line(f"pour {variable} de 0 à longueur({counts}) - 1")
            self.line(f"    affiche cles({counts})[{variable}]")
            self.line(f"    affiche {counts}[cles({counts})[{variable}]]")
            self.line("fin pour")

    def repeat(self, depth: int) -> None:
        """Tant que."""
        if self.loops >= 2:
            return
        counter = self.name("n")
        self.line(f"{counter} est un nombre")
        self.line(f"tant que {counter} < {self.random.randint(1, 4)}")
        self.line(f"    {counter} ajoute 1")
        self.fixed.add(counter)
        self._turn(counter, depth)
        self.line("fin tant que")
