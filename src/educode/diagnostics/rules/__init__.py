"""Every rule of the project by its code, gathered from the constants of this package's modules."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from educode.diagnostics.model import Rule


def _written_rules() -> Iterator[Rule]:
    for module in pkgutil.iter_modules(__path__):
        found = import_module(f"{__name__}.{module.name}")
        yield from (value for value in vars(found).values() if isinstance(value, Rule))


def _by_code() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for rule in _written_rules():
        if rules.setdefault(rule.code, rule) is not rule:
            raise ValueError(f"two rules have the code {rule.code}")
    return dict(sorted(rules.items()))


RULES: dict[str, Rule] = _by_code()

__all__ = ["RULES"]
