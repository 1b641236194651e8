"""The names of the keys that ``appuyer`` and ``touche_enfoncee`` know, beside single characters."""

from __future__ import annotations

KEY_NAMES: dict[str, str] = {
    "haut": "ArrowUp",
    "bas": "ArrowDown",
    "gauche": "ArrowLeft",
    "droite": "ArrowRight",
    "espace": " ",
    "entree": "Enter",
    "echap": "Escape",
    "tab": "Tab",
    "retour": "Backspace",
    "suppr": "Delete",
}
"""French key name → ``KeyboardEvent.key`` of browsers."""
