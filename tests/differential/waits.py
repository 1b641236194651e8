"""Random statements that wait (demande, cliquer, appuyer, attendre, files), and events for them."""

from __future__ import annotations

from .maker import BOOLEAN, COUNTS, MIXED, NUMBER, NUMBERS, RECORD, TEXT
from .statements import Statements

ANSWERS = ("12", "3,5", " 7 ", "-1", "oui", "Non", "vrai", "", "Zoé 😀", "e\u0301", "1e3", "abc", "faux")
KEY_LISTS = ('["a", "z"]', '["haut"]', '[" ", "é", "A"]')
KEYS = ("a", "z", "haut", "espace", "é", "entree")


class Waits(Statements):
    """Writes statements that wait."""

    def statement(self, depth: int) -> None:
        """One statement, which may wait."""
        if self.waits and self.chance(0.25):
            self.wait()
        elif self.has_files and self.chance(0.2):
            self.file()
        else:
            super().statement(depth)

    def target(self, kind: str) -> str:
        """A place for an answer of ``kind``: a variable, an element, a field."""
        variable, record, counts = self.place(kind), self.place(RECORD), self.place(COUNTS)
        numbers, mixed = self.place(NUMBERS), self.place(MIXED)
        places = [variable, f"{record}.{'a' if kind == NUMBER else 'b'}" if record else variable]
        if kind == NUMBER:
            places += [f"{counts}[{self.key()}]" if counts else variable]
            places += [f"{numbers}[{self.index(numbers)}]" if numbers else variable]
        elif mixed:
            places.append(f"{mixed}[0]" if self.risky else variable)
        return self.pick(places) or "n0"

    def wait(self) -> None:
        """One wait of the kinds that this program knows."""
        ask = f"demande {self.pick([self.text(1), self.number(1)])} dans {self.target(self.pick([NUMBER, TEXT, BOOLEAN]))}"
        press = f"appuyer {self.pick(KEY_LISTS)} dans {self.target(NUMBER)}"
        click = f"cliquer t dans {self.target(NUMBER)}, {self.target(NUMBER)}"
        of_all = [ask, press, click, "attendre(20)", "affiche heure()", "affiche chrono()"]
        if self.has_canvas:
            of_all += ["affiche souris_x(t)", "affiche t", "affiche souris_y(t)"]
        of_kind = {"clic": click, "touche": press, "reponse": ask, "tout": self.pick(of_all)}
        self.line(of_kind[self.waits] if self.chance(0.7) else self.pick(of_all[3:]))

    def file(self) -> None:
        """Something with files."""
        name = self.pick(['"notes.txt"', '"b.csv"'])
        self.lines_of(self.pick([
            f"ecrire_fichier({name}, {self.expression(self.any_kind(), 1)})", f"affiche fichier_existe({name})",
            f'ajouter_fichier({name}, {self.text(1)} + "!")', f"affiche lire_fichier({name})" if self.risky else "affiche 0",
            f"si fichier_existe({name}) alors\n    affiche lire_fichier({name})\nfin si",
            'affiche longueur(liste_fichiers("."))', "affiche date()",
        ]))  # fmt: skip

    def events(self) -> str:
        """The text of an events file for this program."""
        if not self.waits or self.chance(0.1):
            return ""
        return "".join([self._event() + "\n" for _ in range(self.random.randint(0, 40))])

    def _event(self) -> str:
        x, y = self.random.randint(0, 120), self.random.randint(0, 90)
        event = {
            "clic": f"clic {x} {y}",
            "touche": f"touche {self.pick(KEYS)}",
            "reponse": f"reponse {self.pick(ANSWERS)}",
        }
        if self.waits != "tout" and self.chance(0.8):
            return event[self.waits].strip()
        others = [
            f"souris {x} {y}",
            "appuie a",
            "relache a",
            "appuie souris",
            "relache souris",
            "image 2",
            "// rien",
            "",
        ]
        return self.pick([*others, *event.values()] if self.waits == "tout" else others).strip()
