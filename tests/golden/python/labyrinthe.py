from dataclasses import dataclass, field

from educode.python import (
    Dictionnaire,
    Tableau,
    Toile,
    affiche,
    appuyer,
    cercle,
    cles,
    convertir_texte,
    dernier,
    dimension,
    graine,
    inserer,
    label,
    ligne,
    melanger,
    parametre,
    rectangle,
    remplir,
    rgb,
    suite,
)

# --- Labyrinthe parfait (parcours en profondeur, pile explicite) ---
L = parametre("largeur", 15)
H = parametre("hauteur", 11)
titre = parametre("titre", "Labyrinthe")
montrer = parametre("solution", True)
graine(parametre("graine", 2026))
cote = 28
t = Toile("t")
dimension(t, L * cote + 20, H * cote + 50)


@dataclass(eq=False)
class case:
    x: float = 0
    y: float = 0
    murs: Dictionnaire = field(
        default_factory=lambda: Dictionnaire(
            {"n": True, "s": True, "e": True, "o": True}
        )
    )
    visitee: bool = False
    distance: float = -1

    def ouvrir(self, d):
        self.murs[d] = False

    def ouverte(self, d):
        return not self.murs[d]

    def est_impasse(self):
        n = 0
        ds = cles(self.murs)
        for i in range(len(ds)):
            if self.murs[ds[i]]:
                n += 1
        return n == 3


DX = Dictionnaire({"n": 0, "s": 0, "e": 1, "o": -1})
DY = Dictionnaire({"n": -1, "s": 1, "e": 0, "o": 0})
INVERSE = Dictionnaire({"n": "s", "s": "n", "e": "o", "o": "e"})

grille = Tableau()

# --- Création ---
for y in suite(0, H - 1):
    rang = Tableau()
    for x in suite(0, L - 1):
        c = case()
        c.x = x
        c.y = y
        rang.append(c)
    grille.append(rang)


def dedans(x, y):
    return 0 <= x and x < L and y >= 0 and y < H


def creuser(x0, y0):
    pile = Tableau([Tableau([x0, y0])])
    grille[y0][x0].visitee = True
    while len(pile) > 0:
        ici = dernier(pile)
        dirs = melanger(Tableau(["n", "s", "e", "o"]))
        avance = False
        for i in range(4):
            d = dirs[i]
            nx = ici[0] + DX[d]
            ny = ici[1] + DY[d]
            if dedans(nx, ny):
                if not grille[ny][nx].visitee:
                    grille[ny][nx].visitee = True
                    grille[ici[1]][ici[0]].ouvrir(d)
                    grille[ny][nx].ouvrir(INVERSE[d])
                    pile.append(Tableau([nx, ny]))
                    avance = True
                    break
        if not avance:
            pile.pop()


def mesurer():
    file = Tableau([grille[0][0]])
    grille[0][0].distance = 0
    tete = 0
    while tete < len(file):
        c = file[tete]
        tete += 1
        ds = cles(DX)
        for i in range(len(ds)):
            d = ds[i]
            if c.ouverte(d):
                v = grille[c.y + DY[d]][c.x + DX[d]]
                if v.distance == -1:
                    v.distance = c.distance + 1
                    file.append(v)


def chemin():
    res = Tableau()
    c = grille[H - 1][L - 1]
    while c.distance > 0:
        inserer(res, 0, c)
        suivante = c
        for i in range(4):
            d = cles(DX)[i]
            if c.ouverte(d):
                if grille[c.y + DY[d]][c.x + DX[d]].distance == c.distance - 1:
                    suivante = grille[c.y + DY[d]][c.x + DX[d]]
        c = suivante
    inserer(res, 0, c)
    return res


def dessiner():
    remplir(t, "#FEFCE8")
    label(t, 10, 30, f"{titre} {convertir_texte(L)}×{convertir_texte(H)}", "marine", 20)
    max = grille[H - 1][L - 1].distance
    impasses = 0
    for y in suite(0, H - 1):
        for x in suite(0, L - 1):
            c = grille[y][x]
            px = 10 + x * cote
            py = 40 + y * cote
            v = 255 - 120 * c.distance / max
            rectangle(t, px, py, cote, cote, rgb(v, v, 255))
            if c.est_impasse():
                impasses += 1
                cercle(t, px + cote / 2, py + cote / 2, 3, "rouge")
            if c.murs["n"]:
                ligne(t, px, py, px + cote, py, "noir", 2)
            if c.murs["s"]:
                ligne(t, px, py + cote, px + cote, py + cote, "noir", 2)
            if c.murs["e"]:
                ligne(t, px + cote, py, px + cote, py + cote, "noir", 2)
            if c.murs["o"]:
                ligne(t, px, py, px, py + cote, "noir", 2)
    print(f"Impasses : {impasses}")
    if montrer:
        ch = chemin()
        print(f"Chemin de {len(ch)} cases")
        for i in range(len(ch) - 1):
            ligne(
                t,
                10 + ch[i].x * cote + cote / 2,
                40 + ch[i].y * cote + cote / 2,
                10 + ch[i + 1].x * cote + cote / 2,
                40 + ch[i + 1].y * cote + cote / 2,
                "vert",
                4,
            )
    affiche(t)


creuser(0, 0)
mesurer()
dessiner()

# --- Promenade ---
jx = jy = touche = 0
TOUCHES = Tableau(["haut", "bas", "droite", "gauche", "echap"])
pas = 0
while not (jx == L - 1 and jy == H - 1):
    cercle(t, 10 + jx * cote + cote / 2, 40 + jy * cote + cote / 2, 7, "#F59E0B")
    affiche(t)
    touche = appuyer(TOUCHES)
    if touche == 5:
        break
    d = Tableau(["n", "s", "e", "o"])[touche - 1]
    if grille[jy][jx].ouverte(d):
        jx += DX[d]
        jy += DY[d]
        pas += 1
    else:
        print("Aïe ! un mur")
print(f"Pas : {pas}, position ({jx} ; {jy})")
