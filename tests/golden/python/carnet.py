from dataclasses import dataclass, field

from educode.python import Tableau, affiche, convertir_texte, formater, limiter, moyenne

# --- Carnet de notes ---
# Les notes sont sur 20.
MAXIMUM = 20


@dataclass(eq=False)
class eleve:
    nom: str = ""
    notes: Tableau = field(default_factory=Tableau)

    def noter(self, note):  # une note de plus
        self.notes.append(limiter(note, 0, MAXIMUM))

    def bilan(self):
        if len(self.notes) == 0:
            return "aucune note"
        return f"{formater(moyenne(self.notes), 1)} sur {MAXIMUM}"


# --- Programme ---
e = eleve()
e.nom = "Zoé"
for i in range(1, 4):
    e.noter(i * 9)
print(f"{e.nom} : {e.bilan()}")

f = 1.0
for k in range(1, 26):
    f *= k
print(f"25 ! = {convertir_texte(f)}")
pairs = Tableau()
n = 0
while n < 10:
    if n % 2 == 0 and n != 4:
        pairs.append(n)
    elif n > 8:
        break
    n += 1
affiche(pairs)
