"""What a program means: names bound, kinds proven, waits found, errors told."""

from educode.semantics.analysis import analyse
from educode.semantics.model import (
    Analysis,
    Binding,
    BuiltinCall,
    Class,
    PiConstant,
    Routine,
    Scope,
    Variable,
)

__all__ = ["Analysis", "Binding", "BuiltinCall", "Class", "PiConstant", "Routine", "Scope", "Variable", "analyse"]
