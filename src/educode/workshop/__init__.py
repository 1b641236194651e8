"""The atelier's memory: the programs of a folder, and what is remembered about them. Knows no protocol."""

from educode.workshop.alone import alone
from educode.workshop.paths import Refused
from educode.workshop.store import Store
from educode.workshop.workspace import Conflict, Program, Workspace

__all__ = ["Conflict", "Program", "Refused", "Store", "Workspace", "alone"]
