"""The colours that have a French name."""

from __future__ import annotations

COLORS: dict[str, str] = {
    "noir": "#000000",
    "blanc": "#FFFFFF",
    "gris": "#808080",
    "argent": "#C0C0C0",
    "rouge": "#FF0000",
    "bordeaux": "#800000",
    "orange": "#FFA500",
    "jaune": "#FFFF00",
    "vert": "#008000",
    "citron": "#00FF00",
    "bleu": "#0000FF",
    "marine": "#000080",
    "cyan": "#00FFFF",
    "violet": "#800080",
    "rose": "#FFC0CB",
    "marron": "#8B4513",
}
"""Colour name → ``#RRGGBB``."""

NO_COLOR = "#0"
"""The value that means: do not paint."""
