"""Checks of calls: how many values, of which kinds, and what becomes of the result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from educode.diagnostics import Edit, Fix
from educode.diagnostics.rules import calls, types, warnings
from educode.diagnostics.template import choice, counted
from educode.language.builtins import Builtin, Parameter, Result, Signature
from educode.language.foreign_drawing import ON_CANVAS
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count, paired
from educode.semantics.checks.canvas_calls import canvas_left_out, for_canvas, label_in_disorder, no_canvas, no_color
from educode.semantics.checks.checker import Checker
from educode.semantics.checks.foreign_methods import report_no_method
from educode.semantics.checks.literals import check_literal
from educode.semantics.checks.reordering import color_left_out, in_order
from educode.semantics.checks.waits import pause_in_words
from educode.semantics.guesses.closest import closest
from educode.semantics.guesses.members import report_unknown_method
from educode.semantics.kinds import mask_of
from educode.semantics.mending import insertion, mended_line, replacement
from educode.semantics.model import BuiltinCall, Routine
from educode.semantics.visibility import variables_at
from educode.syntax import nodes as n
from educode.text import Span

_KEYWORD = re.compile(r"\bappelle\s+$")


def call(checker: Checker, node: n.Call) -> None:
    """A call by a plain name."""
    bound = checker.analysis.bindings.get(node)
    if isinstance(bound, Routine):
        routine_call(checker, node, node.arguments, bound)
    elif isinstance(bound, BuiltinCall):
        _builtin_call(checker, node, bound.builtin)


def method_call(checker: Checker, node: n.MethodCall) -> None:
    """A call after a dot."""
    mask = checker.mask(node.base)
    classes = checker.kinds.classes
    if mask in classes:
        method = classes[mask].methods.get(node.name.name)
        if method is None:
            checker.failed.add(node)
            report_unknown_method(checker.workspace, node, classes[mask])
        else:
            checker.analysis.bindings[node] = method
            method.calls.append(node.span)
            routine_call(checker, node, node.arguments, method)
    elif mask and not mask & c.UNKNOWN and not any(mask & bit for bit in classes):
        report_no_method(checker, node)


def routine_call(
    checker: Checker, node: n.Call | n.MethodCall, arguments: Sequence[n.Expression], routine: Routine
) -> None:
    """A call of a routine of the program, found for certain."""
    if routine.parameters is not None and len(arguments) != len(routine.parameters):
        _wrong_count(checker, node, routine)
    elif node in checker.analysis.value_used:
        if routine.definition in checker.workspace.returning:
            checker.failed.add(node)
        elif not routine.is_function:
            _procedure_as_value(checker, node, routine)
        elif not checker.workspace.gives_value(routine):
            _function_without_return(checker, node, routine)


def _wrong_count(checker: Checker, node: n.Call | n.MethodCall, routine: Routine) -> None:
    names = [parameter.name for parameter in routine.parameters or ()]
    listed = ", ".join(names)
    checker.fail(
        calls.ROUTINE_COUNT,
        node,
        mend=("heading", None),
        labels=[(routine.definition.heading, "heading")],
        name=routine.name,
        expected=len(names),
        given=len(node.arguments),
        parameters=f" ({listed})" if names else "",
        form=f"{checker.text(node)[: node.name.span.end - node.span.start]}({listed})",
    )


def _procedure_as_value(checker: Checker, node: n.Expression, routine: Routine) -> None:
    checker.fail(
        calls.PROCEDURE_AS_VALUE,
        node,
        mend=("function", None),
        labels=[(routine.definition.heading, "heading")],
        name=routine.name,
        call=checker.text(node),
    )


def _function_without_return(checker: Checker, node: n.Expression, routine: Routine) -> None:
    """Told once, at the function: that is where the line is missing."""
    checker.failed.add(node)
    if routine.definition in checker.failed:
        return
    last = _last_stored(routine)
    fix = _return_fix(checker, routine, last) if last else None
    checker.fail(
        calls.FUNCTION_WITHOUT_RETURN,
        routine.definition,
        span=routine.definition.heading,
        mend=("line" if last else "value", fix),
        labels=[(node.span, "call")],
        name=routine.name,
        line=f"retourne {last}",
    )


def _last_stored(routine: Routine) -> str:
    """The name of the variable that the function fills last: probably its result."""
    for statement in reversed(routine.definition.body):
        if isinstance(statement, n.Assignment | n.Append) and isinstance(statement.place, n.Name):
            return statement.place.name
        if not isinstance(statement, n.Section):
            break
    return ""


def _return_fix(checker: Checker, routine: Routine, name: str) -> Fix:
    """A new line after the last one of the body, with the same margin."""
    source = checker.analysis.source
    line = source.line_span(source.position(routine.definition.body[-1].span.start).line)
    text = source.slice(line)
    margin = text[: len(text) - len(text.lstrip())]
    return insertion(line.end, f"\n{margin}retourne {name}")


# --- built-ins -----------------------------------------------------------------------------


def _builtin_call(checker: Checker, node: n.Call, builtin: Builtin) -> None:
    used = node in checker.analysis.value_used
    fitting = [each for each in builtin.signatures if accepts_count(each, len(node.arguments))]
    if not fitting:
        _wrong_builtin_count(checker, node, builtin)
        return
    possible = [each for each in fitting if not _first_wrong(checker, each, node.arguments)]
    if not possible:
        _wrong_argument(checker, node, builtin, fitting)
        return
    checker.analysis.bindings[node] = BuiltinCall(builtin, _merged(possible))
    for parameter, argument in paired(possible[0], node.arguments):
        check_literal(checker, builtin, parameter, argument)
    if used and all(each.result is None for each in possible):
        checker.fail(calls.COMMAND_AS_VALUE, node, mend=("alone", None), name=builtin.name, call=checker.text(node))
    elif not used and all(each.result is not None for each in possible):
        _value_not_kept(checker, node, possible)


def _merged(possible: list[Signature]) -> Signature:
    """One signature that takes whatever any of ``possible`` takes."""
    first = possible[0]
    if len(possible) == 1 or len({len(each.parameters) for each in possible}) > 1:
        return first
    parameters = []
    for same_rank in zip(*(each.parameters for each in possible), strict=True):
        kinds = [kind for parameter in same_rank for kind in parameter.kinds]
        takes_any = any(not parameter.kinds for parameter in same_rank)
        parameters.append(
            Parameter(
                same_rank[0].name,
                () if takes_any else tuple(dict.fromkeys(kinds)),
                optional=same_rank[0].optional,
                whole=all(parameter.whole for parameter in same_rank),
                color=all(parameter.color for parameter in same_rank),
            )
        )
    return Signature(tuple(parameters), first.result)


def _first_wrong(
    checker: Checker, signature: Signature, arguments: Sequence[n.Expression]
) -> tuple[Parameter, n.Expression] | None:
    for parameter, argument in paired(signature, arguments):
        if parameter.kinds and checker.is_wrong(argument, mask_of(parameter.kinds)):
            return parameter, argument
    return None


def _wrong_argument(checker: Checker, node: n.Call, builtin: Builtin, fitting: list[Signature]) -> None:
    """Of several ways of calling, the one that goes furthest before the wrong value is meant."""
    wrong = [found for found in (_first_wrong(checker, each, node.arguments) for each in fitting) if found]
    _, argument = max(wrong, key=lambda found: node.arguments.index(found[1]))
    expected = [parameter for parameter, each in wrong if each is argument]
    allowed = 0
    for parameter in expected:
        allowed |= mask_of(parameter.kinds)
    if allowed == c.CANVAS and argument is node.arguments[0]:
        no_canvas(checker, node, builtin, argument, in_order(checker, node, fitting))
        return
    if any(parameter.color for parameter in expected):
        no_color(checker, node, builtin, argument, in_order(checker, node, fitting))
        return
    if label_in_disorder(checker, node, builtin):
        return
    on_canvas = ON_CANVAS.get(builtin.name, ()) if checker.mask(argument) == c.CANVAS else ()
    hint, fix = for_canvas(node, on_canvas) if on_canvas else _moved(checker, node, fitting)
    if not hint:
        hint, fix = pause_in_words(node, argument)
    if not hint:
        hint, fix = _argument_fix(checker, argument, allowed)
    checker.fail(
        types.ARGUMENT_TYPE,
        node,
        span=argument.span,
        mend=(hint or "form", fix),
        labels=checker.declaration_of(argument),
        name=builtin.name,
        expected=checker.words(allowed),
        argument=checker.text(argument),
        found=checker.found(argument),
        form="` ou `".join(f"{name}({checker.text(argument)})" for name in on_canvas)
        or _form(builtin.name, fitting[0]),
    )


def _moved(checker: Checker, node: n.Call, fitting: list[Signature]) -> tuple[str, Fix | None]:
    """Whether the values are right, and only in another order."""
    fix = in_order(checker, node, fitting)
    return ("swap" if fix else ""), fix


def _argument_fix(checker: Checker, argument: n.Expression, allowed: int) -> tuple[str, Fix | None]:
    near = _near_variable(checker, argument, allowed)
    if near is not None:
        return "near", near
    found = checker.mask(argument)
    if allowed & c.NUMBER and found == c.TEXT:
        return checker.to_number(argument)
    if allowed & c.TEXT and found & (c.NUMBER | c.BOOLEAN):
        return checker.to_text(argument)
    return "", None


def _near_variable(checker: Checker, argument: n.Expression, allowed: int) -> Fix | None:
    """``longueur(note)`` where ``notes`` is the array."""
    if not isinstance(argument, n.Name):
        return None
    visible = variables_at(checker.analysis, argument.span.start)
    masks = {name: checker.inference.cells.mask(checker.inference.variable(one)) for name, one in visible.items()}
    found = closest(argument.name, [name for name, mask in masks.items() if mask and not mask & ~allowed])
    return replacement(argument.span, found[0]) if len(found) == 1 else None


def _wrong_builtin_count(checker: Checker, node: n.Call, builtin: Builtin) -> None:
    if (
        label_in_disorder(checker, node, builtin)
        or canvas_left_out(checker, node, builtin)
        or _decimal_comma(checker, node, builtin)
    ):
        return
    hint, fix = color_left_out(checker, node, builtin)
    checker.fail(
        calls.BUILTIN_COUNT,
        node,
        mend=(hint or "form", fix),
        name=builtin.name,
        expected=_counts(builtin),
        given=len(node.arguments),
        form=choice([_form(builtin.name, each) for each in builtin.signatures]).replace(" ou ", "` ou `"),
    )


def _decimal_comma(checker: Checker, node: n.Call, builtin: Builtin) -> bool:
    """``racine(6,25)``: between parentheses, the comma separates."""
    pairs = [
        Span(one.span.end, other.span.start)
        for one, other in pairwise(node.arguments)
        if isinstance(one, n.NumberLiteral) and isinstance(other, n.NumberLiteral) and _are_glued(one, other)
    ]
    fits = any(accepts_count(each, len(node.arguments) - len(pairs)) for each in builtin.signatures)
    if not pairs or not fits:
        return False
    fix = Fix(tuple(Edit(pair, ".") for pair in pairs), sure=True)
    first = next(one for one in node.arguments if one.span.end == pairs[0].start)
    second = next(one for one in node.arguments if one.span.start == pairs[0].end)
    meant = f"{checker.text(first)}.{checker.text(second)}"
    checker.fail(
        calls.DECIMAL_COMMA, node, span=Span(first.span.start, second.span.end), mend=("line", fix), meant=meant
    )
    return True


def _are_glued(one: n.Expression, other: n.Expression) -> bool:
    return other.span.start == one.span.end + 1


def _counts(builtin: Builtin) -> str:
    """How many values the built-in takes, in words."""
    counts: set[int] = set()
    for signature in builtin.signatures:
        least = sum(not parameter.optional for parameter in signature.parameters)
        if any(parameter.variadic for parameter in signature.parameters):
            return counted([least], "valeur", at_least=True)
        counts.update(range(least, len(signature.parameters) + 1))
    return counted(sorted(counts), "valeur")


def _form(name: str, signature: Signature) -> str:
    shown = [one.name + ", \u2026" * one.variadic for one in signature.parameters if not one.optional]
    return f"{name}({', '.join(shown)})"


def _value_not_kept(checker: Checker, node: n.Call, possible: list[Signature]) -> None:
    """Whether the value is a new version of the first argument, which it should replace."""
    result = possible[0].result
    first = node.arguments[0] if node.arguments else None
    text = checker.text(node)
    replaces = result in (Result.SAME, Result.ELEMENTS_ARRAY) or checker.inference.mask(node) == c.TEXT
    fix = None
    if isinstance(first, n.Name) and replaces and checker.mask(first) == checker.inference.mask(node):
        fix = replacement(_with_keyword(checker, node), f"{checker.text(first)} vaut {text}", sure=True)
    checker.fail(
        calls.VALUE_NOT_KEPT,
        node,
        mend=("keep" if fix else "show", fix),
        name=node.name.name,
        call=text,
    )


def _with_keyword(checker: Checker, node: n.Call) -> Span:
    """The call with the ``appelle`` before it, if there is one."""
    start = node.span.start
    found = _KEYWORD.search(checker.analysis.source.text, max(start - 40, 0), start)
    return Span(found.start() if found is not None else start, node.span.end)


# --- what becomes of the result ------------------------------------------------------------


def call_statement(checker: Checker, node: n.CallStatement) -> None:
    """A bare call: advice for a procedure, a warning when a function's value is lost."""
    called = node.call
    bound = checker.analysis.bindings.get(called)
    if not isinstance(called, n.Call | n.MethodCall) or not isinstance(bound, Routine) or called in checker.failed:
        return
    if node.with_keyword:
        return
    if not bound.is_function:
        fix = insertion(node.span.start, "appelle ", sure=True)
        checker.workspace.reporter.report(
            warnings.BARE_CALL,
            node.span,
            hint="line",
            fixes=[fix],
            name=bound.name,
            line=mended_line(checker.analysis.source, fix),
        )
    elif checker.workspace.gives_value(bound):
        checker.workspace.reporter.report(
            warnings.RESULT_LOST, node.span, hint="keep", name=bound.name, call=checker.text(called)
        )
