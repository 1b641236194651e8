"""Names of a program as Python can write them, and back: the translation and its support module agree here."""

from __future__ import annotations

import keyword
import unicodedata
from collections.abc import Container

_ENCODED = "nom_"
_IN_CLASSES = frozenset({"field", "Tableau", "Dictionnaire", "Enregistrement", "Toile"})


def python_name(name: str, taken: Container[str] = ()) -> str:
    """``name``, with a ``_`` after Python's own words, encoded where Python would read another name."""
    if not _is_kept(name):
        return _ENCODED + name.encode().hex()
    bare = name.rstrip("_")
    return name + "_" if keyword.iskeyword(bare) or bare in taken else name


def python_field(name: str) -> str:
    """A field or method: what a class's own body reads is taken too."""
    return python_name(name, _IN_CLASSES)


def shown_name(written: str, taken: Container[str] = ()) -> str:
    """The pupil's name that ``python_name`` wrote."""
    if _is_encoded(written):
        return bytes.fromhex(written.removeprefix(_ENCODED)).decode()
    bare = written.rstrip("_")
    return written[:-1] if written != bare and (keyword.iskeyword(bare) or bare in taken) else written


def shown_field(written: str) -> str:
    """The pupil's name that ``python_field`` wrote."""
    return shown_name(written, _IN_CLASSES)


def _is_kept(name: str) -> bool:
    """Whether Python reads these very characters: no ``__x``, which it changes inside classes, nothing it folds."""
    if name.isascii():
        return not name.startswith("__") and not _is_encoded(name)
    return name.isidentifier() and unicodedata.normalize("NFKC", name) == name and not name.startswith("__")


def _is_encoded(name: str) -> bool:
    digits = name.removeprefix(_ENCODED)
    return digits != name and len(digits) % 2 == 0 and digits != "" and all(one in "0123456789abcdef" for one in digits)
