"""Names that nobody declared: what was meant, told once for each name, at its first use.

Runs after inference, so that the type to declare is known.
"""

from __future__ import annotations

import re

from educode.diagnostics import Edit, Fix
from educode.diagnostics.nearest import differs_by_accent, fold
from educode.diagnostics.rules import drawing, names
from educode.diagnostics.template import choice
from educode.language import foreign_drawing
from educode.language.builtins import BUILTINS
from educode.language.colors import COLORS
from educode.language.foreign_names import COLORS as FOREIGN_COLORS
from educode.language.foreign_names import FUNCTIONS, IN_SECONDS, KEYS, VALUES
from educode.language.keys import KEY_NAMES
from educode.language.keywords import CONSTANTS
from educode.language.near_lines import MODULES, NOTHINGS, NUMBER_WORDS, YES
from educode.language.types import Kind
from educode.semantics import cells as c
from educode.semantics.guesses.canvases import canvases_at
from educode.semantics.guesses.closest import closest
from educode.semantics.guesses.drawing import report_drawing
from educode.semantics.guesses.routines import in_milliseconds, report_unknown_routine
from educode.semantics.inference import Inference
from educode.semantics.kinds import DECLARABLE
from educode.semantics.mending import insertion, mended_line, renaming, replacement
from educode.semantics.model import Variable
from educode.semantics.visibility import all_routines, variables_at
from educode.semantics.workspace import UnknownName, Use, Workspace
from educode.text import Span

_HEX = re.compile(r"[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}|[A-Fa-f][0-9A-Fa-f]{2}")
_LIST = re.compile(r"\[\s*[^\W\d]\w*(?:\s*,\s*[^\W\d]\w*)+\s*\]")
_INDEX = re.compile(r"\[([^\[\]\n]+)\]")
_ONE_VALUE = re.compile(r"\(([^(),\n]+)\)")
_METHOD = re.compile(r"\.(\w+)\(")
_CALLED = re.compile(r"(\w+)\(\s*$")
_KEY_EXPECTED = re.compile(r"touche_enfoncee\(\s*\Z|\bappuyer\s*\[[^\]\n]*\Z")
_MOST_GUESSED = 20
"""Looking for the nearest name takes time; nobody reads so many suggestions."""


def report_unknown_names(workspace: Workspace, inference: Inference) -> None:
    """Report every name gathered by ``resolve``."""
    listed: set[Span] = set()
    for rank, found in enumerate(workspace.unknown.values()):
        found.guess = rank < _MOST_GUESSED
        if found.span in listed:
            continue
        together = _listed_with(workspace, found)
        if together:
            listed.update(span for one in together for span in one.uses)
            _tell_list(workspace, together)
            continue
        if found.use is Use.CALLED:
            report_unknown_routine(workspace, inference, found)
        elif found.use is Use.WRITTEN or not _report_color(workspace, found):
            _Unknown(workspace, inference, found).report()


def _listed_with(workspace: Workspace, found: UnknownName) -> list[UnknownName]:
    """``[Max, Léa]``: the unknown names of a tableau that holds nothing else."""
    source = workspace.analysis.source
    line = source.line_span(source.position(found.span.start).line)
    if found.use is not Use.READ or found.name in VALUES or found.name in NOTHINGS:
        return []
    for match in _LIST.finditer(source.text, line.start, line.end):
        if match.start() < found.span.start < match.end():
            words = re.findall(r"\w+", match[0])
            if any(closest(name, variables_at(workspace.analysis, found.span.start)) for name in words):
                return []
            together = [workspace.unknown.get((name, False)) for name in words]
            return [one for one in together if one is not None] if all(together) and found.name == words[0] else []
    return []


def _tell_list(workspace: Workspace, together: list[UnknownName]) -> None:
    """Each of them is a text without its quotes."""
    source = workspace.analysis.source
    fix = Fix(tuple(Edit(span, f'"{one.name}"') for one in together for span in one.uses))
    whole = Span(together[0].span.start, together[-1].span.end)
    workspace.reporter.report(names.LIST_WITHOUT_QUOTES, whole, hint="line", fixes=[fix], line=mended_line(source, fix))


def _report_color(workspace: Workspace, found: UnknownName) -> bool:
    if found.span in workspace.color_arguments and _HEX.fullmatch(found.name):
        return _tell_color(workspace, found, "", f"#{found.name.upper()}", sure=True)
    word = found.name.lower()
    near = FOREIGN_COLORS.get(word, word)
    likely = closest(word, COLORS) if near not in COLORS and found.guess else []
    if len(likely) == 1 and not closest(found.name, variables_at(workspace.analysis, found.span.start)):
        near = likely[0]
    if near not in COLORS or (near != word and found.span not in workspace.color_arguments):
        return False
    return _tell_color(workspace, found, near, COLORS[near], sure=near not in likely)


def _tell_color(workspace: Workspace, found: UnknownName, near: str, color: str, *, sure: bool) -> bool:
    fix = renaming(found.uses, color, sure=sure)
    workspace.reporter.report(
        drawing.COLOR_WORD,
        found.span,
        hint="color" if near else "hex",
        fixes=[fix],
        name=found.name,
        near=near,
        color=color,
        line=mended_line(workspace.analysis.source, fix),
    )
    return True


class _Unknown:
    """One unknown name, read or written."""

    def __init__(self, workspace: Workspace, inference: Inference, found: UnknownName) -> None:
        self.workspace = workspace
        self.inference = inference
        self.found = found
        self.visible = variables_at(workspace.analysis, found.span.start)

    def report(self) -> None:
        if self.found.name in VALUES:
            self.tell(
                "word", near=VALUES[self.found.name], fix=renaming(self.found.uses, VALUES[self.found.name], sure=True)
            )
        elif self.found.use is Use.READ and self.found.name in NOTHINGS:
            self.tell("nothing")
        elif self.found.use is Use.READ and self.found.name in YES and not self.same_but_accents():
            self.tell("yes")
        elif self.found.use is Use.READ and fold(self.found.name) in NUMBER_WORDS and not self.same_but_accents():
            digits = NUMBER_WORDS[fold(self.found.name)]
            self.tell("digits", near=digits, fix=renaming(self.found.uses, digits, sure=True))
        elif not any(
            guess()
            for guess in (
                self.key,
                self.drawing,
                self.module,
                self.same_but_accents,
                self.mouse,
                self.routine,
                self.elsewhere,
                self.near,
            )
        ):
            self.declare()

    def tell(
        self,
        hint: str,
        *,
        fix: Fix | None = None,
        label: Span | None = None,
        near: str = "",
        **values: object,
    ) -> None:
        rule = names.UNDECLARED_PLACE if self.found.use is Use.WRITTEN else names.UNKNOWN_NAME
        self.workspace.reporter.report(
            rule,
            self.found.span,
            hint=hint,
            fixes=[fix] if fix is not None else [],
            labels=[(label, "declared")] if label is not None else [],
            name=self.found.name,
            near=near,
            **values,
        )

    def module(self) -> bool:
        """``Math.floor(x)``, ``random.randint(1, 6)``."""
        text = self.workspace.analysis.source.text
        method = _METHOD.match(text, self.found.span.end)
        if self.found.use is not Use.READ or self.found.name not in MODULES or method is None:
            return False
        meant = FUNCTIONS.get(method[1], "hasard" if method[1] == "random" else "")
        if not meant:
            return False
        given = text[method.end() : method.end() + 1] != ")"
        meant = "hasard" if meant == "hasard_reel" and given else meant
        span = Span(self.found.span.start, method.end() - 1)
        seconds = _ONE_VALUE.match(text, method.end() - 1)
        if method[1] in IN_SECONDS and seconds:
            fix = replacement(Span(span.start, seconds.end()), f"attendre({in_milliseconds(seconds[1])})", sure=True)
            self.tell("pause", fix=fix, line=mended_line(self.workspace.analysis.source, fix))
            return True
        self.tell("function", fix=replacement(span, meant, sure=True), near=f"{meant}( )")
        return True

    def key(self) -> bool:
        """``touche_enfoncee(droite)``, ``appuyer [haut, bas] dans touche``."""
        name = KEYS.get(self.found.name.lower(), self.found.name.lower())
        before = self.workspace.analysis.source.text[: self.found.span.start]
        if self.found.use is not Use.READ or not _KEY_EXPECTED.search(before) or name not in KEY_NAMES:
            return False
        near = f'"{name}"'
        self.tell("quotes", fix=renaming(self.found.uses, near, sure=True), near=near)
        return True

    def drawing(self) -> bool:
        """``ctx.fillRect(…)``."""
        methods = self.found.methods
        if not methods or foreign_drawing.key_of(fold(self.found.name)) not in foreign_drawing.BASES:
            return False
        alike = [one for one in methods if one.name.name == methods[0].name.name]
        return report_drawing(self.workspace, self.inference, alike)

    def mouse(self) -> bool:
        """``mouseX``, of the only toile."""
        near = foreign_drawing.READ.get(foreign_drawing.key_of(fold(self.found.name)), "")
        if not near or self.found.use is not Use.READ:
            return False
        canvases = canvases_at(self.workspace.analysis, self.inference, self.found.span.start)
        near += f"({canvases[0] if len(canvases) == 1 else 'toile'})"
        self.tell("mouse", fix=renaming(self.found.uses, near, sure=True) if len(canvases) == 1 else None, near=near)
        return True

    def same_but_accents(self) -> bool:
        """A declared name that differs in accents or capitals only."""
        name = self.found.name
        for candidate, variable in self.visible.items():
            if fold(candidate) == fold(name):
                self.tell(
                    "accent" if differs_by_accent(name, candidate) else "case",
                    fix=renaming(self.found.uses, candidate, sure=True),
                    label=variable.span,
                    near=candidate,
                    line=self.workspace.line(variable.span),
                )
                return True
        return False

    def routine(self) -> bool:
        """The name of a function, without its parentheses."""
        name = self.found.name
        routine = self.workspace.analysis.routines.get(name)
        if self.found.use is Use.WRITTEN or (routine is None and name not in BUILTINS):
            return False
        if routine is not None:
            given = [parameter.name for parameter in routine.parameters or ()]
        else:
            given = [one.name for one in BUILTINS[name].signatures[0].parameters if not one.optional]
        is_value = BUILTINS[name].has_value if routine is None else routine.is_function
        fix = renaming(self.found.uses, f"{name}()", sure=is_value and routine is not None) if not given else None
        form = f"{name}({', '.join(given)})"
        indexed = _INDEX.match(self.workspace.analysis.source.text, self.found.span.end)
        if indexed and len(given) == 1:
            whole = Span(self.found.span.end, indexed.end())
            fix = replacement(whole, f"({indexed[1]})", sure=len(self.found.uses) == 1)
            form = mended_line(self.workspace.analysis.source, fix)
        self.workspace.reporter.report(
            names.ROUTINE_WITHOUT_PARENTHESES,
            self.found.span,
            hint="value" if is_value else "command",
            fixes=[fix] if fix is not None else [],
            name=name,
            form=form,
        )
        return True

    def elsewhere(self) -> bool:
        """A name that exists in a function or a class only."""
        if self.found.use is Use.WRITTEN and (self.found.assignment is not None or self.found.asked):
            return False
        for routine in all_routines(self.workspace.analysis):
            if self.found.name in routine.locals:
                self.tell("elsewhere", owner=routine.name)
                return True
        if self.found.use is Use.WRITTEN:
            return False
        for class_ in self.workspace.analysis.classes.values():
            if self.found.name in class_.fields:
                self.tell("field")
                return True
        return False

    def near(self) -> bool:
        if not self.found.guess:
            return False
        name = self.found.name
        known = [*self.visible, *self.workspace.analysis.classes, *CONSTANTS]
        found = [each for each in closest(name, known) if not _differs_by_digits(name, each)]
        if not found:
            return False
        variable = self.visible.get(found[0])
        self.tell(
            ("near" if self.found.use is Use.READ else "near_or_declare") if len(found) == 1 else "choice",
            fix=renaming(self.found.uses, found[0], sure=len(found) == 1 and self.fits(variable)),
            label=variable.span if variable is not None and len(found) == 1 else None,
            near=found[0] if len(found) == 1 else choice([f"`{each}`" for each in found]),
            type=self.type_name(),
        )
        return True

    def fits(self, variable: Variable | None) -> bool:
        """Whether the name, read only, can certainly be that of ``variable``."""
        return variable is not None and self.found.use is Use.READ and self.found.one_scope

    # --- what to declare -------------------------------------------------------------------

    def declare(self) -> None:
        if self.found.use is Use.READ:
            self.tell("canvas" if self.draws() else "declare")
        elif self.found.assignment is not None:
            place = self.found.assignment.place
            fix = insertion(place.span.end, f" est {self.article()} {self.type_name()}", sure=self.is_sure())
            self.tell("declare", fix=fix, line=mended_line(self.workspace.analysis.source, fix))
        else:
            self.tell("asked" if self.found.asked else "before", type=self.type_name())

    def draws(self) -> bool:
        """Whether the name stands where a toile is expected."""
        is_base = bool(self.found.methods) and self.found.name not in MODULES
        if is_base and foreign_drawing.key_of(fold(self.found.name)) in foreign_drawing.BASES:
            return True
        before = _CALLED.search(self.workspace.analysis.source.text, 0, self.found.span.start)
        entry = BUILTINS.get(before[1]) if before else None
        return any(one.name == Kind.CANVAS.value for one in entry.signatures[0].parameters[:1]) if entry else False

    def assigned_mask(self) -> int:
        assignment = self.found.assignment
        return self.inference.mask(assignment.value) if assignment is not None else c.NUMBER

    def type_name(self) -> str:
        return (
            self.inference.kinds.type(self.assigned_mask() & ~c.UNKNOWN or c.NUMBER).french
            if self.known()
            else "nombre"
        )

    def known(self) -> bool:
        return self.inference.kinds.type(self.assigned_mask()).kind in DECLARABLE

    def article(self) -> str:
        return "une" if self.assigned_mask() == c.CANVAS else "un"

    def is_sure(self) -> bool:
        return self.known() and self.found.one_scope


def _differs_by_digits(name: str, other: str) -> bool:
    return name != other and name.rstrip("0123456789") == other.rstrip("0123456789")
