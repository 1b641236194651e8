"""The catalogue of the built-in functions: one file a family, literals only."""

from educode.language.builtins.model import Builtin, Parameter, Result, Signature

BUILTINS: dict[str, Builtin] = {}
"""Every built-in function by its name, in the order of the manual."""

__all__ = ["BUILTINS", "Builtin", "Parameter", "Result", "Signature"]
