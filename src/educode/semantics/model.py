"""What the passes find out: side tables keyed by node, and the entities that names stand for."""

from __future__ import annotations

from enum import Enum

from educode.diagnostics import Diagnostic
from educode.language.builtins.model import Builtin, Signature
from educode.language.types import UNKNOWN, Type
from educode.records import entity, field, state
from educode.syntax.nodes import ClassDefinition, Expression, Identifier, Node, Program, RoutineDefinition, Statement
from educode.text import Source, Span


class Scope(Enum):
    """Where a variable lives."""

    GLOBAL = "global"
    LOCAL = "local"
    PARAMETER = "parameter"
    FIELD = "field"


@state
class Variable:
    """A variable, constant, parameter, loop variable or field of a class.

    ``declared``: the type it keeps (None for parameters: any value, may change).
    ``type``: what inference proved that it always holds (ANY when it cannot).
    ``routine``: the routine it belongs to (locals, parameters); ``class_``: its class (fields).
    """

    name: str
    scope: Scope
    declared: Type | None
    span: Span
    type: Type = UNKNOWN
    is_constant: bool = False
    is_loop: bool = False
    routine: Routine | None = None
    class_: Class | None = None
    declarations: list[Span] = field(default_factory=list)
    reads: list[Span] = field(default_factory=list)
    writes: list[Span] = field(default_factory=list)
    used_in: set[Routine | None] = field(default_factory=set)  # None: the main program


@state
class Routine:
    """A function, procedure or method of the program.

    ``result``: type of its values (NOTHING for a procedure). ``may_fall_off``: a call can end
    without ``retourne e``. ``waits``: it can suspend the program. ``calls``: spans of its uses.
    """

    name: str
    definition: RoutineDefinition
    is_function: bool
    parameters: tuple[Variable, ...] | None
    class_: Class | None = None
    result: Type = UNKNOWN
    may_fall_off: bool = True
    returns_value: bool = False
    waits: bool = False
    locals: dict[str, Variable] = field(default_factory=dict)  # parameters included
    calls: list[Span] = field(default_factory=list)
    callees: set[Routine] = field(default_factory=set)


@state
class Class:
    """A class of the program. ``shared_used``: its name is used as the one shared object."""

    name: str
    definition: ClassDefinition
    fields: dict[str, Variable] = field(default_factory=dict)
    methods: dict[str, Routine] = field(default_factory=dict)
    shared_used: bool = False


@entity
class BuiltinCall:
    """A call of a built-in: the entry, and the signature that fits the arguments (None: wrong)."""

    builtin: Builtin
    signature: Signature | None


@entity
class PiConstant:
    """The built-in constant ``pi``."""


Binding = Variable | Routine | Class | BuiltinCall | PiConstant


@state
class Analysis:
    """Everything known of one program; nothing here is changed after ``analyse`` returns.

    ``bindings``: Name → Variable | Class (shared object) | PiConstant; Call → Routine | BuiltinCall
    (also a Routine that is a method called by its plain name); MethodCall → Routine when the class is
    known; Field → Variable when the class is known; Self → Class, or Variable named moi; Identifier of
    declarations, parameters, loop variables, constants → Variable.
    ``types``: the proven type of every expression (ANY: unknown before it runs).
    ``element_types``: for an expression of kind ARRAY or DICTIONARY, the proven type of its elements
    (values) where one was found; ``key_types``: the same for a dictionary's keys.
    ``waiting``: the statements (Ask, WaitClick, WaitKey, Show) and calls at which the program may be
    suspended. ``targets``: for a MethodCall, every method that it may reach; if one of them waits, all do.
    """

    source: Source
    program: Program
    diagnostics: tuple[Diagnostic, ...] = ()
    bindings: dict[Node, Binding] = field(default_factory=dict)
    types: dict[Expression, Type] = field(default_factory=dict)
    element_types: dict[Expression, Type] = field(default_factory=dict)
    key_types: dict[Expression, Type] = field(default_factory=dict)
    globals: dict[str, Variable] = field(default_factory=dict)
    routines: dict[str, Routine] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    main_waits: bool = False
    uses_canvas: bool = False
    waiting: set[Node] = field(default_factory=set)
    targets: dict[Node, tuple[Routine, ...]] = field(default_factory=dict)
    value_used: set[Expression] = field(default_factory=set)  # calls whose result is used

    @property
    def has_errors(self) -> bool:
        """Whether some diagnostic keeps the program from running."""
        return any(found.severity == "erreur" for found in self.diagnostics)


__all__ = [
    "Analysis",
    "Binding",
    "BuiltinCall",
    "Class",
    "Identifier",
    "PiConstant",
    "Routine",
    "Scope",
    "Statement",
    "Variable",
]
