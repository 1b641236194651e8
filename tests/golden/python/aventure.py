import sys
from dataclasses import dataclass, field

from educode.python import (
    Dictionnaire,
    Tableau,
    affiche,
    attendre,
    cles,
    commence_par,
    contient,
    convertir_texte,
    decouper,
    demande,
    demande_booleen,
    demande_nombre,
    hasard,
    joindre,
    majuscules,
    minuscules,
    position,
    premier,
    repeter,
    rogner,
    sous_tableau,
    trier,
    type_de,
)


# --- AVENTURE AU MANOIR ---
# Un jeu d'aventure textuel, tout dans le terminal
@dataclass(eq=False)
class lieu:
    titre: str = ""
    description: str = "Rien de spécial."
    sorties: Dictionnaire = field(default_factory=Dictionnaire)
    objets: Tableau = field(default_factory=Tableau)
    visite: bool = False

    def decrire(self):
        print(f"== {majuscules(self.titre)} ==")
        if not self.visite:
            print(self.description)
            self.visite = True
        if len(self.objets) > 0:
            print(f"Tu vois : {joindre(self.objets, ', ')}")
        else:
            print("Il n'y a rien à prendre.")
        for k in range(len(cles(self.sorties))):
            dir = cles(self.sorties)[k]
            print(f"  -> {dir}")

    def a_objet(self, nom):
        return contient(self.objets, nom)

    def prendre(self, nom):
        p = position(self.objets, nom)
        if p >= 0:
            del self.objets[p]


@dataclass(eq=False)
class heros:
    nom: str = "Inconnu"
    sac: Tableau = field(default_factory=Tableau)
    vie: float = 10

    def blesser(self, n):
        self.vie -= n
        if self.vie <= 0:
            print(f"{self.nom} est mort...")
            sys.exit()

    def resume(self):
        return f"{self.nom} ({self.vie} PV) : {convertir_texte(self.sac)}"


# --- 1. Le monde ---

monde = Dictionnaire()
ordre = Tableau(["hall", "cave", "grenier"])


def creerLieu(cle, titre, desc):
    l = lieu()
    l.titre = titre
    l.description = desc
    monde[cle] = l


def relier(a, direction, b):
    monde[a].sorties[direction] = b
    inverse = Dictionnaire(
        {
            "nord": "sud",
            "sud": "nord",
            "est": "ouest",
            "ouest": "est",
            "haut": "bas",
            "bas": "haut",
        }
    )
    monde[b].sorties[inverse[direction]] = a


creerLieu(
    "hall", "Le hall", "Une grande pièce froide.\nDes toiles d'araignées pendent."
)
creerLieu("cave", "La cave", 'Il fait "très" noir.')
creerLieu("grenier", "Le grenier", "Des cartons, \tde la poussière.")
relier("hall", "bas", "cave")
relier("hall", "haut", "grenier")
monde["cave"].objets.append("clé")
monde["cave"].objets.append("épée")
monde["grenier"].objets.append("lampe")
monde["grenier"].objets.append("œuf 🥚")

# --- 2. Le joueur ---
moi_joueur = heros()
moi_joueur.nom = demande("Comment t'appelles-tu ? ")
age = demande_nombre("Ton âge ? ")
pret = demande_booleen("Prêt ?")
if not pret:
    print("Tant pis.")
    sys.exit()
print(f"Bienvenue {moi_joueur.nom}, {convertir_texte(age)} ans !")
print()

ici = "hall"
fini = False
tours = 0

# --- 3. La boucle de jeu ---
while not fini and tours < 30:
    tours += 1
    courant = monde[ici]
    courant.decrire()
    ordreJ = demande("> ")
    mots = decouper(rogner(minuscules(ordreJ)), " ")
    verbe = premier(mots)
    complement = ""
    if len(mots) > 1:
        complement = joindre(sous_tableau(mots, 1, len(mots) - 1), " ")

    if verbe == "va" or verbe == "aller":
        if contient(courant.sorties, complement):
            ici = courant.sorties[complement]
        else:
            print(f"On ne peut pas aller par là : {complement}")
            moi_joueur.blesser(1)
    elif verbe == "prends":
        if courant.a_objet(complement):
            courant.prendre(complement)
            moi_joueur.sac.append(complement)
            print(f"Tu prends : {complement}")
        else:
            print(f"Pas de « {complement} » ici.")
    elif verbe == "sac":
        print(moi_joueur.resume())
    elif verbe == "dort":
        print(f"Zzz{repeter('.', 3)}")
        attendre(500)
        continue
    elif verbe == "fin":
        fini = True
    elif commence_par(verbe, "attaq") and contient(moi_joueur.sac, "épée"):
        de = hasard(1, 6)
        print(f"Tu attaques, dé = {de}")
        if de % 2 == 0:
            moi_joueur.blesser(de)
    elif verbe == "":
        break
    else:
        print(f"Je ne comprends pas « {verbe} »")

# --- Bilan ---
print(f"Tours : {tours}")
affiche(moi_joueur)
affiche(trier(cles(monde)))
affiche(monde["cave"])
total = 0
for i in range(len(ordre)):
    total += len(monde[ordre[i]].objets)
print(f"Restent {total} objets")
print(f"{type_de(moi_joueur)} / {type_de(monde)}/{type_de(monde[ordre[0]])}")
