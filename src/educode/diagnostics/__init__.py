"""Diagnostics: what is wrong, where, and how to mend it."""

from educode.diagnostics.model import Call, Diagnostic, Edit, Fix, Label, Rule, Severity
from educode.diagnostics.reporter import Reporter

__all__ = ["Call", "Diagnostic", "Edit", "Fix", "Label", "Reporter", "Rule", "Severity"]
