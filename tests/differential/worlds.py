"""A world of values inside values: objects in tableaux, records in dictionnaires, toiles passed on, procedures."""

from __future__ import annotations

import re
from collections.abc import Callable

from .maker import NUMBER, TEXT
from .waits import Waits

_GAP = re.compile(r"\{([a-z_]+)\}")

_WORLD = """\
classe pion
    x, y est un nombre vaut {start}
    nom est un texte vaut "p"
    sac est un tableau vaut [["a", 1], ["b", 2]]
    notes est un dictionnaire vaut ["n": 0]
    fiche2 est un enregistrement
    ami est une trace
    procédure aller(dx, dy)
        x ajoute dx
        moi.y soustrait dy
        si x > 100 alors
            x vaut 0
            retourne
        fin si
        ami.pas_faits ajoute 1
        trace.pas_faits ajoute 1
    fin procédure
    fonction distance(autre)
        retourne hypotenuse(x - autre.x, y - autre.y)
    fin fonction
    fonction plus_pres(x)
        si x > moi.x alors
            retourne moi
        fin si
        moi.x vaut x
        retourne moi
    fin fonction
    procédure dessine(t)
        cercle(t, x, y, 3, "rouge")
        {method_wait}
    fin procédure
fin classe
classe trace
    pas_faits est un nombre
    lieux est un tableau
fin classe
monde est un dictionnaire vaut ["pions": [], "reste": [:]]
ville est un tableau
toiles est un tableau
pour k de 0 à 2
    un_pion est un pion
    un_pion.x vaut k
    monde["pions"] ajoute un_pion
    une_fiche est un enregistrement
    une_fiche.rang vaut k
    une_fiche.mots vaut ["m" + k, "é"]
    une_fiche.pion vaut un_pion
    ville ajoute une_fiche
    petite est une toile
    toiles ajoute petite
fin pour
monde["ville"] vaut ville
procédure bouge(qui, n)
    n ajoute 1
    si n > 9 alors
        retourne
    fin si
    appelle qui.aller(n, 1)
    qui.nom ajoute n
fin procédure
procédure trace_sur(ou_dessiner, n)
    rectangle(ou_dessiner, n, 0, 3, 3, "bleu")
    {routine_wait}
fin procédure
fonction majuscules_de(mots)
    mots vaut copier(mots)
    pour k de 0 à longueur(mots) - 1
        mots[k] vaut majuscules(mots[k])
    fin pour
    retourne mots
fin fonction"""

_CHANGES = """\
{one}.x ajoute {number}
{one}.y soustrait {number}
{one}.sac[{bit}][1] ajoute {number}
{one}.notes["n"] ajoute 1
{one}.notes[{key}] vaut {number}
{one}.nom ajoute {text}
{one}.ami.lieux ajoute {number}
{one}.ami.pas_faits vaut {number}
{one}.fiche2.a vaut {mixed}
{one}.ami vaut {other}.ami
{one}.sac vaut copier({other}.sac)
ville[{rank}].rang soustrait {number}
ville[{rank}].mots ajoute {text}
ville[{rank}].mots[0] ajoute {number}
ville[{rank}].ailleurs vaut {one}
ville[{rank}] vaut copier(une_fiche)
ville[{rank}].mots vaut majuscules_de(ville[{rank}].mots)
monde["reste"][{key}] vaut {number}
monde["pions"] ajoute {one}
un_pion vaut {other}
une_fiche vaut ville[{rank}]
appelle {one}.aller({number}, {number})
appelle bouge({one}, {number})
vider({one}.ami.lieux)
inserer({one}.sac, 1, [{text}, {number}])
si longueur(monde["pions"]) > 4 alors; monde["pions"] supprime 3; fin si
si contient(monde["reste"], {key}) alors; monde["reste"] supprime 1; fin si""".splitlines()

_PRINTS = """\
affiche {one}.x + {other}.y
affiche {one}
affiche {one} = {other}
affiche {one}.ami
affiche monde
affiche {one}.sac = {other}.sac
affiche {one}.distance({other})
affiche ville[{rank}]
affiche pion.nom
affiche ville[{rank}] = une_fiche
affiche {one}.nom[1] + {one}.sac[0][0]
affiche trace.pas_faits
affiche position(monde["pions"], {one})
affiche contient(ville, ville[{rank}])
affiche type_de({one}.ami)
affiche longueur(monde["ville"][{rank}].mots) * {number}
affiche copier({one}) = {one}
affiche {one}.fiche2
affiche "" + {one}.notes
affiche joindre(ville[{rank}].mots, {text})
affiche {one}.x = {other}.x et {one}.y <> {number}
affiche cles(monde)
affiche valeurs(monde)[1] = [:]
affiche {one}.plus_pres({number}).nom
affiche inverser(ville[{rank}].mots)[0] < {text}""".splitlines()

_TOILES = """\
affiche toiles[{rank}]
affiche toiles
affiche petite
petite est une toile
petite vaut toiles[{rank}]
une_fiche.dessin vaut toiles[{rank}]
appelle {one}.dessine(toiles[{rank}])
appelle trace_sur(petite, {number})
label(toiles[{rank}], 5, 9, {one}.nom, #333, {bit})
label(petite, {number}, 9, {mixed}, "vert")
dimension(toiles[{rank}], 2{bit}, 20)
effacer(toiles[{rank}])
contour(petite, #0)
contour(petite, "vert", {bit})
contour(toiles[{rank}], #abc)
remplir(petite, rgb({number}, 0, 9))
affiche toiles[{rank}] = petite
affiche largeur(toiles[{rank}])
affiche souris_x(toiles[{rank}])
si clic_recu(petite) alors; affiche {number}; fin si
polygone(petite, [{number}, 1, 2, 3, 4, {one}.x], #0F0)""".splitlines()

_MISTAKES = """\
affiche {one}.sac[{number}]
affiche ville[{rank}].absent
affiche monde[{text}]
{one}.notes supprime {key}
{one}.fiche2.b ajoute 1
{one}.fiche2.a ajoute 1
affiche ville[{number}]
{one}.ami vaut {one}.fiche2.a
affiche copier(toiles)[{number}]
affiche trier(cles(monde["reste"]))
affiche {one}.sac[{number}][{bit}]
ville[{number}].mots[{rank}] vaut {text}
affiche {one}.fiche2.a.b
affiche ville[{rank}].ailleurs.x
affiche {one}.sac[1][{number}] < {number}""".splitlines()

_RARE = """\
affiche
affiche sinus(radians({number}))
affiche degres(arc_sinus(limiter({number}, -1, 1)))
affiche arc_cosinus(limiter({number}, -1, 1))
affiche arrondi(tangente(limiter({number}, -1, 1)), 6)
affiche logarithme(absolue({number}) + 1, 10)
affiche parametre("absent", {number})
affiche parametre({text}, vrai)
affiche est_nombre({text})
affiche {number} - -{number}
affiche maximum([0.5, {number}])
affiche puissance(absolue({number}), 0.5)
si {number} > 1e6 alors; terminer; fin si
{a_number}, {a_number} est un nombre vaut {number}
{a_number} vaut {a_number} + {a_number} * {a_number}
{a_text} vaut parametre({text}, {a_text})
{a_text} est un texte
{a_text} vaut sous_texte({a_text}, 1, 3) + repeter("é", 2)
affiche [{number}, {text}] = [{number}, {text}]
affiche [1: {text}, "1": {number}]""".splitlines()


class Worlds(Waits):
    """Writes statements about the world, and what programs seldom write."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.has_world = self.chance(0.5)

    def world(self) -> None:
        """The classes, routines and variables that the statements are about."""
        method_wait = self.pick(["affiche t", "affiche x", "attendre(5)"]) if self.waits else "contour(t, #123)"
        routine_wait = self.pick(["affiche ou_dessiner", "attendre(5)"]) if self.waits else "affiche n"
        start = self.random.randint(0, 3)
        self.lines_of(_WORLD.format(start=start, method_wait=method_wait, routine_wait=routine_wait))

    def statement(self, depth: int) -> None:
        """One statement, which may be about the world."""
        if self.has_world and self.chance(0.35):
            tables = [_CHANGES, _PRINTS, _TOILES, *[self.awaited()] * bool(self.waits), *[_MISTAKES] * self.risky]
            self.filled(self.pick(self.pick(tables)))
        elif self.chance(0.08):
            self.filled(self.pick(_RARE))
        else:
            super().statement(depth)

    def awaited(self) -> list[str]:
        """Waits into the world's places."""
        click = "cliquer toiles[{rank}] dans {one}.x, ville[0].rang"
        ask, press = "demande {number} dans {one}.nom", 'appuyer ["a", "haut"] dans {one}.y'
        known = {"clic": [click], "touche": [press], "reponse": [ask, "demande {one} dans {one}.x"]}
        return known.get(self.waits, [click, ask, press])

    def filled(self, template: str) -> None:
        """The lines of ``template``, its gaps filled."""
        self.lines_of(_GAP.sub(lambda gap: self.gap(gap[1]), template.replace("; ", "\n")))

    def gap(self, name: str) -> str:
        """What stands in a gap."""
        fillings: dict[str, Callable[[], str]] = {
            "one": self.pion, "other": self.pion, "rank": self.rank, "number": lambda: self.number(1),
            "text": lambda: self.text(1), "mixed": lambda: self.mixed(1), "key": self.key,
            "bit": lambda: self.pick("01"), "a_number": lambda: self.place(NUMBER) or self.fresh(),
            "a_text": lambda: self.place(TEXT) or "un_pion.nom",
        }  # fmt: skip
        return fillings[name]()

    def fresh(self) -> str:
        """The place of a nombre where no variable may change."""
        return "un_pion.x" if self.has_world else "n0"

    def pion(self) -> str:
        """An object."""
        at = self.rank()
        return self.pick([
            f'monde["pions"][{at}]', f"ville[{at}].pion", f'monde["ville"][{at}].pion', "un_pion", "pion",
            f"un_pion.plus_pres({self.number(1)})", "une_fiche.pion",
        ])  # fmt: skip

    def rank(self) -> str:
        """An index of what has three elements, which may be wrong where the program is risky."""
        return self.number(1) if self.risky and self.chance(0.15) else self.pick(["0", "1", "2", "hasard(2)"])
