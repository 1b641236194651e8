"""Statements in Python."""

from __future__ import annotations

from collections.abc import Callable

from educode.emit.python import declarations, places
from educode.emit.python.domain import Kinds, Slot
from educode.emit.python.emission import Emission
from educode.emit.python.expressions import bare, condition, stored, whole_expression
from educode.emit.python.layout import ATOM, SUM, Code, after, atom, bracketed, operation
from educode.emit.python.lines import Lines
from educode.emit.python.margins import Margins, section_title
from educode.emit.python.order import Part, is_still
from educode.emit.python.places import target
from educode.emit.python.writing import needs_no_writing
from educode.semantics.model import BuiltinCall, Routine, Variable
from educode.syntax import nodes as n


class Writer:
    """Writes the statements of a program, with their comments, into lines."""

    def __init__(self, e: Emission, lines: Lines, margins: Margins) -> None:
        self.e = e
        self.lines = lines
        self.margins = margins
        self.source = e.analysis.source
        self.routine: Routine | None = None
        self.skipped: set[n.Statement] = set()
        self.late_locals: dict[Routine, list[Variable]] = {}

    # --- blocks --------------------------------------------------------------------------------

    def line_of(self, offset: int) -> int:
        """The program's line of ``offset``."""
        return self.source.position(offset).line

    def block(self, body: tuple[n.Statement, ...], end: int) -> None:
        """The statements of a block that ends before the line of ``end``; ``pass`` when empty."""
        self.lines.deeper()
        before = len(self.lines.text)
        self.statements(body)
        self.comments(self.line_of(end))
        self.lines.trim()
        if not any(line.strip() and not line.lstrip().startswith("#") for line in self.lines.text[before:]):
            self.lines.line("pass")
        self.lines.shallower()

    def statements(self, body: tuple[n.Statement, ...]) -> None:
        """Statements one after the other."""
        self.skipped |= declarations.merged(body, self.e)
        for statement in body:
            self.statement(statement)

    def statement(self, statement: n.Statement) -> None:
        """One statement, with what stands before it and after it on its line."""
        first = self.line_of(statement.span.start)
        self.comments(first)
        if self.margins.is_blank_before(first):
            self.lines.blank()
        self.lines.source_line = first
        self._begin(first, statement)
        if statement in self.skipped:
            self._note(first)
            return
        has_block = isinstance(statement, n.If | n.For | n.While | n.RoutineDefinition | n.ClassDefinition)
        at = len(self.lines.text)
        _STATEMENTS[type(statement)](self, statement)
        if not has_block and len(self.lines.text) > at:
            self.note_after(at, first, self.line_of(statement.span.end))

    def _begin(self, first: int, node: n.Node) -> None:
        """A statement begins on line ``first``; its parts on other lines will be marked."""
        self.e.line = first
        self.e.is_long = first != self.line_of(node.span.end)

    def note_after(self, at: int, first: int, last: int) -> None:
        """The comment of the statement's lines, after it or before it."""
        for line in range(first, last + 1):
            comment = self.margins.take_after(line)
            if comment is None:
                continue
            length = len(self.lines.text[-1])
            if len(self.lines.text) == at + 1:
                self.lines.trailing_comment(comment.text)
            if len(self.lines.text[-1]) == length:
                self.lines.text.insert(at, f"{self.lines.indent}# {comment.text}")
                self.lines.origin.insert(at, first)

    def _note(self, line: int) -> None:
        comment = self.margins.take_after(line)
        if comment is not None:
            self.lines.comment(comment.text)

    def comments(self, line: int) -> None:
        """The comments alone on their lines before ``line``."""
        for at, comment in self.margins.comments_before(line):
            self.lines.source_line = at
            if self.margins.is_blank_before(at):
                self.lines.blank()
            self.lines.comment(comment.text)

    def heading(self, at: int) -> None:
        """The comment at the end of a heading's line."""
        comment = self.margins.take_after(at)
        if comment is not None:
            self.note_heading(comment.text)

    def note_heading(self, text: str) -> None:
        """A heading's comment, after it or as the first line of its block."""
        length = len(self.lines.text[-1])
        self.lines.trailing_comment(text)
        if len(self.lines.text[-1]) == length:
            self.lines.add(f"{self.lines.indent}    # {text}")

    def method_margin(self, start: int) -> None:
        """One blank line before a method and the comments that go with it, unless it comes first."""
        at = len(self.lines.text)
        while at > start and self.lines.text[at - 1].lstrip().startswith("#"):
            at -= 1
        while at > start and not self.lines.text[at - 1]:
            at -= 1
            del self.lines.text[at], self.lines.origin[at]
        if at > start:
            self.lines.text.insert(at, "")
            self.lines.origin.insert(at, self.lines.source_line)

    # --- simple statements ---------------------------------------------------------------------

    def section(self, node: n.Section) -> None:
        """``@ Title``."""
        title = section_title(node.title)
        self.lines.comment(f"--- {title} ---" if title else "---")

    def declaration(self, node: n.Declaration) -> None:
        """``x, y est un …``."""
        declarations.declare(node, self.e, self.lines)

    def constant(self, node: n.Constant) -> None:
        """``constante N vaut e``."""
        binding = self.e.bindings.get(node.name)
        if isinstance(binding, Variable):
            self.lines.put(
                f"{self.e.names.variable(binding)} = ", stored(node.value, self.e.flow.slot(binding), self.e)
            )

    def assignment(self, node: n.Assignment) -> None:
        """``place vaut e``."""
        places.assign(node.place, node.value, self.e, self.lines)

    def append(self, node: n.Append) -> None:
        """``place ajoute e``."""
        places.append(node, self.e, self.lines)

    def subtract(self, node: n.Subtract) -> None:
        """``place soustrait e``."""
        places.subtract(node, self.e, self.lines)

    def remove(self, node: n.Remove) -> None:
        """``place supprime e``."""
        self.e.may_fail = True
        if self.e.value(node.place).only(Kinds.ARRAY) and self._is_last(node.place, node.key):
            self.lines.put("", after(whole_expression(node.place, self.e), ".pop()"))
        elif self.e.value(node.place).only(Kinds.ARRAY | Kinds.DICTIONARY):
            base, key = whole_expression(node.place, self.e), whole_expression(node.key, self.e)
            self.lines.put("del ", Code(f"{base.text}[{key.text}]"))
        else:
            values = (whole_expression(node.place, self.e), whole_expression(node.key, self.e))
            self.lines.put("", self.e.help("supprime", *values))

    def _is_last(self, place: n.Expression, key: n.Expression) -> bool:
        """Whether ``key`` is ``longueur(place) - 1``, ``place`` a variable."""
        key = bare(key)
        if not (isinstance(key, n.Binary) and key.operator == "-" and isinstance(place, n.Name)):
            return False
        count, one = bare(key.left), bare(key.right)
        if not (isinstance(count, n.Call) and isinstance(one, n.NumberLiteral) and one.value == 1):
            return False
        called = self.e.bindings.get(count)
        if not (isinstance(called, BuiltinCall) and called.builtin.name == "longueur"):
            return False
        counted = bare(count.arguments[0])
        return isinstance(counted, n.Name) and self.e.bindings.get(counted) is self.e.bindings.get(place)

    def leave(self, _node: n.Break) -> None:
        """``arrête``."""
        self.lines.line("break")

    def next_turn(self, _node: n.Continue) -> None:
        """``continue``."""
        self.lines.line("continue")

    def stop(self, _node: n.Stop) -> None:
        """``terminer``."""
        self.lines.put("", Code(self.e.module("sys", "exit") + "()"))

    def give(self, node: n.Return) -> None:
        """``retourne e``."""
        if node.value is None:
            self.lines.line("return")
        else:
            slot = self.e.flow.result(self.routine) if self.routine else None
            self.lines.put("return ", stored(node.value, slot, self.e))

    def call(self, node: n.CallStatement) -> None:
        """``appelle p(…)``."""
        self.lines.put("", whole_expression(node.call, self.e))

    def show(self, node: n.Show) -> None:
        """``affiche e``."""
        if node.value is None:
            self.lines.put("", self.e.native("print"))
            return
        value, code = self.e.value(node.value), whole_expression(node.value, self.e)
        plain = needs_no_writing(value) and value.kinds
        self.e.may_fail |= not plain
        self.lines.put("", self.e.native("print", code) if plain else self.e.help("affiche", code))

    def ask(self, node: n.Ask) -> None:
        """``demande q dans p``."""
        question, (place,) = places.awaited(
            Part(node.question, "_question"), (node.place,), self.e, self.lines, waits=False
        )
        answer = self._answer(whole_expression(question, self.e), place)
        self.lines.put(target(place, self.e) + " = ", answer)

    def _answer(self, question: Code, place: n.Expression) -> Code:
        value = self.e.value(place)
        certain = isinstance(bare(place), n.Name | n.Field) and is_still(place, self.e)
        if certain and value.only(Kinds.TEXT):
            return self.e.help("demande", question)
        if certain and value.only(Kinds.NUMBER):
            return self.e.help("demande_nombre", question)
        if certain and value.only(Kinds.BOOLEAN):
            return self.e.help("demande_booleen", question)
        return self.e.help("demande_comme", question, places.present(place, self.e))

    def wait_click(self, node: n.WaitClick) -> None:
        """``cliquer t dans x, y``."""
        canvas, (x, y) = places.awaited(Part(node.canvas, "_toile"), (node.x, node.y), self.e, self.lines)
        code = self.e.help("cliquer", whole_expression(canvas, self.e))
        self.lines.put(f"{target(x, self.e)}, {target(y, self.e)} = ", code)
        for place in (x, y):
            places.settle(place, self.e, self.lines)

    def wait_key(self, node: n.WaitKey) -> None:
        """``appuyer k dans p``."""
        keys, (place,) = places.awaited(Part(node.keys, "_touches"), (node.place,), self.e, self.lines)
        self.lines.put(target(place, self.e) + " = ", self.e.help("appuyer", self._keys(keys)))
        places.settle(place, self.e, self.lines)

    def _keys(self, keys: n.Expression) -> Code:
        keys = bare(keys)
        if isinstance(keys, n.ArrayLiteral) and keys.elements:
            return bracketed("[", [whole_expression(key, self.e) for key in keys.elements], "]", ATOM)
        return whole_expression(keys, self.e)

    # --- blocks --------------------------------------------------------------------------------

    def choice(self, node: n.If) -> None:
        """``si``."""
        ends = [branch.span.start for branch in node.branches[1:]]
        ends += [node.else_span.start] if node.else_span else []
        ends.append(node.span.end)
        for rank, branch in enumerate(node.branches):
            at = self.line_of(branch.condition.span.start)
            self.lines.source_line = at
            self._begin(at, branch.condition)
            self.lines.put("elif " if rank else "if ", condition(branch.condition, self.e), ":")
            self.heading(at)
            self.block(branch.body, ends[rank])
        if node.otherwise is not None:
            self.lines.line("else:")
            if node.else_span:
                self.heading(self.line_of(node.else_span.start))
            self.block(node.otherwise, node.span.end)
        self.note_end(node)

    def note_end(self, node: n.Statement) -> None:
        """The comment on the line of the block's end."""
        self._note(self.line_of(node.span.end))

    def repeat(self, node: n.While) -> None:
        """``tant que``."""
        self.lines.put("while ", condition(node.condition, self.e), ":")
        self.heading(self.line_of(node.span.start))
        self.block(node.body, node.span.end)
        self.note_end(node)

    def loop(self, node: n.For) -> None:
        """``pour``."""
        binding = self.e.bindings.get(node.variable)
        name = self.e.names.variable(binding) if isinstance(binding, Variable) else node.variable.name
        slot = self.e.flow.slot(binding) if isinstance(binding, Variable) else None
        own_name, is_converted = self._loop_name(name, slot, binding)
        self.lines.put(f"for {own_name} in ", turns(node, self.e), ":")
        self.heading(self.line_of(node.span.start))
        if is_converted:
            self.lines.add(
                f"{self.lines.indent}    {places.loop_place(binding, self.e)} = {self._loop_value(own_name, slot)}"
            )
        self.block(node.body, node.span.end)
        self.note_end(node)

    def _loop_name(self, name: str, slot: Slot | None, binding: object) -> tuple[str, bool]:
        is_field = isinstance(binding, Variable) and places.is_field(binding)
        if (slot is not None and slot.is_real) or is_field:
            return self.e.names.kept(f"{name}_tour"), True
        return name, False

    def _loop_value(self, name: str, slot: Slot | None) -> str:
        if slot is not None and slot.is_real:
            return self.e.native("float", atom(name)).text
        return name

    def routine_definition(self, node: n.RoutineDefinition) -> None:
        """Definitions are written by ``program``."""
        declarations.define(node, self)

    def class_definition(self, node: n.ClassDefinition) -> None:
        """Classes are written by ``program``."""
        declarations.define_class(node, self)


def turns(node: n.For, e: Emission) -> Code:
    """The turns of ``pour``: a range where all is proven whole."""
    values = [e.value(part) for part in (node.first, node.last, node.step) if part is not None]
    step = step_of(node.step)
    if all(value.is_small_int for value in values) and step:
        first, last = whole_expression(node.first, e), one_further(node.last, step, e)
        if step != 1:
            return e.native("range", first, last, atom(str(step)))
        return e.native("range", last) if first.text == "0" else e.native("range", first, last)
    e.may_fail = True
    parts = [whole_expression(part, e) for part in (node.first, node.last, node.step) if part is not None]
    return e.help("suite", *parts)


def step_of(step: n.Expression | None) -> int | None:
    """A step written as a whole number."""
    if step is None:
        return 1
    step = bare(step)
    sign = 1
    if isinstance(step, n.Unary) and step.operator == "-":
        sign, step = -1, bare(step.operand)
    return sign * int(step.value) if isinstance(step, n.NumberLiteral) and step.value.is_integer() else None


def one_further(last: n.Expression, step: int, e: Emission) -> Code:
    """``last + 1``, or ``last - 1`` downwards, in its simplest form."""
    last, more = bare(last), 1 if step > 0 else -1
    if isinstance(last, n.NumberLiteral):
        return atom(str(int(last.value) + more))
    return _shifted(last, more, e) or _moved(whole_expression(last, e), more)


def _shifted(total: n.Expression, more: int, e: Emission) -> Code | None:
    """``total + more`` when a number written in the sum can take it: ``a - 2 - b`` gives ``a - 1 - b``."""
    total = bare(total)
    if not isinstance(total, n.Binary) or total.operator not in {"+", "-"} or not e.value(total).is_small_int:
        return None
    right = bare(total.right)
    if isinstance(right, n.NumberLiteral):
        written = int(right.value) if total.operator == "+" else -int(right.value)
        return _moved(whole_expression(total.left, e), written + more)
    left = _shifted(total.left, more, e)
    return operation(left, total.operator, whole_expression(right, e), SUM) if left else None


def _moved(code: Code, more: int) -> Code:
    return operation(code, "+" if more > 0 else "-", atom(str(abs(more))), SUM) if more else code


_STATEMENTS: dict[type[n.Statement], Callable[..., None]] = {
    n.Section: Writer.section,
    n.Declaration: Writer.declaration,
    n.Constant: Writer.constant,
    n.Assignment: Writer.assignment,
    n.Append: Writer.append,
    n.Subtract: Writer.subtract,
    n.Remove: Writer.remove,
    n.If: Writer.choice,
    n.For: Writer.loop,
    n.While: Writer.repeat,
    n.Break: Writer.leave,
    n.Continue: Writer.next_turn,
    n.Stop: Writer.stop,
    n.Return: Writer.give,
    n.CallStatement: Writer.call,
    n.Show: Writer.show,
    n.Ask: Writer.ask,
    n.WaitClick: Writer.wait_click,
    n.WaitKey: Writer.wait_key,
    n.RoutineDefinition: Writer.routine_definition,
    n.ClassDefinition: Writer.class_definition,
}
