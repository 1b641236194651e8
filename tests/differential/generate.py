"""Makes random programs: they end, nearly all of their types are right, some fail on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from .maker import BOOLEAN, COUNTS, GRID, MIXED, NUMBER, NUMBERS, OBJECT, RECORD, TEXT, TEXTS
from .values import WRITTEN
from .worlds import Worlds

_ALWAYS = (NUMBER, NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS)
_SOMETIMES = (RECORD, MIXED, GRID)

_CLASS = """\
classe fiche:
    nom est un texte
    points est un nombre vaut {points}
    liste est un tableau vaut [1, 2]
    active est un booléen vaut vrai
    procédure gagner(n)
        points ajoute n
        liste ajoute n
        si points > 50 alors
            gagner(-points)
            active vaut non active
        fin si
    fin procédure
    fonction double()
        retourne points * 2
    fin fonction
    fonction meilleur(autre)
        si autre.points > moi.points alors
            retourne autre
        fin si
        retourne moi
    fin fonction
fin classe"""


@dataclass(frozen=True, slots=True)
class Scene:
    """A program and the events that it is played with."""

    program: str
    events: str


class ProgramMaker(Worlds):
    """Writes whole programs."""

    def scene(self) -> Scene:
        """The whole program, and its events."""
        self.head()
        late = self.chance(0.3)
        if not late:
            self.define_functions()
        self.statements(3, 4, 10)
        if late:
            self.define_functions()
        self.tail()
        return Scene("\n".join(self.lines) + "\n", self.events())

    def head(self) -> None:
        """The class, the toile, the variables."""
        if self.chance(0.7):
            self.line(f"graine({self.random.randint(0, 99)})")
        if self.has_class:
            self.lines_of(_CLASS.format(points=self.pick(WRITTEN)))
        if self.has_canvas:
            self.line("t est une toile")
            self.line(f"dimension(t, {self.random.randint(50, 300)}, 100)")
        if self.chance(0.4):
            self.constant()
        if self.has_world:
            self.world()
        wanted = [*_ALWAYS, *[kind for kind in _SOMETIMES if self.chance(0.5)], *[OBJECT] * self.has_class]
        for kind in wanted:
            self.declare(kind)
        if self.has_class and self.chance(0.3):
            self.declare(OBJECT)

    def tail(self) -> None:
        """All that there is, printed."""
        for kind, names in self.names.items():
            for name in names:
                if kind != OBJECT or self.chance(0.8):
                    self.line(f"affiche {name}")
        if self.has_canvas and self.chance(0.8):
            self.line("affiche t")

    # --- routines ------------------------------------------------------------------------------

    def define_functions(self) -> None:
        """A few functions."""
        for _ in range(self.random.randint(0, 2)):
            self.define_function()
        if self.chance(0.2):
            self.define_recursion()
        if self.chance(0.2):
            self.define_for_any()

    def define_function(self) -> None:
        """A function with parameters and a result, which may wait, or forget its result."""
        kinds = [self.pick([NUMBER, NUMBER, TEXT, NUMBERS, BOOLEAN]) for _ in range(self.random.randint(0, 3))]
        result = self.pick([NUMBER, NUMBER, TEXT, BOOLEAN])
        name, names = self.name("f"), [self.name("p") for _ in kinds]
        self.line(f"fonction {name}({', '.join(names)})")
        loops, self.loops, self.in_function = self.loops, 2, True
        with self.inside():
            for kind, parameter in zip(kinds, names, strict=True):
                self.names[kind] = [*self.names[kind], parameter]
            if self.chance(0.3):
                self.declare(self.pick([NUMBER, TEXT, NUMBERS]))
            self.statements(1, 0, 3)
            self._return(result)
        self.loops, self.in_function = loops, False
        self.line("fin fonction")
        self.functions.append((name, kinds, result))

    def _return(self, result: str) -> None:
        if self.chance(0.9) or not self.risky:
            self.line(f"retourne {self.expression(result, 2)}")
            return
        self.lines_of(f"si {self.boolean(1)} alors\n    retourne {self.expression(result, 1)}\nfin si")

    def define_recursion(self) -> None:
        """A function that calls itself."""
        name = self.name("rec")
        self.line(f"fonction {name}(n)")
        self.line("    si n < 1 ou n > 20 alors")
        self.line(f"        retourne {self.number(0)}")
        self.line("    fin si")
        self.line(f"    retourne {self.pick(['n + ', '2 * ', ''])}{name}({self.pick(['n - 1', 'n / 3', 'n - 0.5'])})")
        self.line("fin fonction")
        self.functions.append((name, [NUMBER], NUMBER))

    def define_for_any(self) -> None:
        """A function that takes values of any kind."""
        name = self.name("tout")
        self.line(f"fonction {name}(v)")
        self.line("    s est un texte vaut type_de(v)")
        self.line(f"    {self.pick(['s ajoute v', 'retourne s + v', 's vaut s + (v = 1)', 'affiche v'])}")
        self.line("    retourne s")
        self.line("fin fonction")
        self.functions += [(name, [kind], TEXT) for kind in (NUMBER, TEXT, MIXED, COUNTS)]


def scene(seed: int) -> Scene:
    """The program of a seed, and its events."""
    return ProgramMaker(seed).scene()
