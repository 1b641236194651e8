"""Drawing as it is written elsewhere: ``fillRect(10, 10, 50, 50)``, ``dessine_cercle(t, …)``, ``avancer(50)``.

A word alone proves little: what is given to it, and the toiles that can be named there, tell whether it draws.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from educode.diagnostics import Edit, Fix, Rule
from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing, names
from educode.language import foreign_drawing as words
from educode.semantics import cells as c
from educode.semantics.guesses.canvases import canvases_at
from educode.semantics.guesses.drawn import Given, is_certain, sort, written
from educode.semantics.inference import Inference
from educode.semantics.mending import mended_line
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.text import Span

_KEYWORD = re.compile(r"\bappelle\s+$")
_FILE = re.compile(r"\.(png|jpe?g|svg|gif)\"\Z")
_KEPT = re.compile(r"\s*([^\W\d]\w*)\s*(?:=|vaut\b|est\b)")
_BY_DIAMETER = "circle"
"""In p5.js, without a toile, its last value is a diameter."""
_NEW = "maToile"
_LEAST = 2
"""A shape has two coordinates at least: ``carre(5)`` may be a number to multiply."""
_SIZE = 2
_PRIMARY = 3
_MIXED = {1, _PRIMARY}


def report_drawing(
    workspace: Workspace, inference: Inference, calls: Sequence[n.Call | n.MethodCall], *, with_base: bool = False
) -> bool:
    """Report calls of one name, at the first, if they draw; ``with_base``: what is before the dot is a toile."""
    return _Drawing(workspace, inference, calls, with_base=with_base).report()


def label_mended(workspace: Workspace, inference: Inference, call: n.Call) -> Fix | None:
    """``label`` with its values in order, if they tell which is which."""
    given = sort(workspace, inference, call.arguments)
    place = call.arguments[bool(given.canvas) :][:_SIZE]
    if all(inference.mask(each) == c.NUMBER for each in place):
        return None
    canvases = canvases_at(workspace.analysis, inference, call.span.start)
    canvas = given.canvas or (canvases[0] if len(canvases) == 1 else "")
    line = written(words.IDEAS["texte"], given, canvas)
    return Fix((Edit(call.span, line),), sure=is_certain(words.IDEAS["texte"], given)) if canvas and line else None


class _Drawing:
    def __init__(
        self, workspace: Workspace, inference: Inference, calls: Sequence[n.Call | n.MethodCall], *, with_base: bool
    ) -> None:
        self.workspace = workspace
        self.inference = inference
        self.calls = calls
        self.with_base = with_base
        self.first = calls[0]
        self.name = self.first.name.name
        self.key = words.key_of(fold(self.name))
        self.span = self.first.span if isinstance(self.first, n.MethodCall) else self.first.name.span
        self.given = self.sorted(self.first)
        self.canvases = canvases_at(workspace.analysis, inference, self.first.span.start)
        self.canvas = self.given.canvas or (self.canvases[0] if len(self.canvases) == 1 else "")

    def sorted(self, call: n.Call | n.MethodCall) -> Given:
        arguments = call.arguments
        if isinstance(call, n.MethodCall) and self.with_base:
            arguments = (call.base, *arguments)
        return sort(self.workspace, self.inference, arguments)

    def report(self) -> bool:
        return self.turtle() or self.missing() or self.declares() or self.has_idea()

    def tell(self, rule: Rule, hint: str, fix: Fix | None = None, **values: str) -> bool:
        fixes = [fix] if fix is not None else []
        self.workspace.reporter.report(rule, self.span, hint=hint, fixes=fixes, labels=(), name=self.name, **values)
        return True

    # --- what EduCode does not have --------------------------------------------------------

    def turtle(self) -> bool:
        hint = words.turtle_of(self.key)
        moves = self.given.only_numbers() and self.given.numbers
        return bool(hint and (hint == "pen" or moves)) and self.tell(drawing.NO_TURTLE, hint)

    def missing(self) -> bool:
        idea = words.missing_of(self.key)
        answer = _MISSING.get(idea)
        return answer(self) if answer is not None else False

    def image(self) -> bool:
        return self.tell(drawing.NO_IMAGE, "shapes")

    def sound(self) -> bool:
        return self.tell(drawing.NO_SOUND, "shown")

    def save(self) -> bool:
        is_file = any(_FILE.search(text) for text in self.given.texts)
        return bool(self.given.canvas or is_file) and self.tell(drawing.NO_SAVING, "picture")

    def transform(self) -> bool:
        """``rotate(45)``."""
        is_meant = self.canvas and self.given.only_numbers()
        return bool(is_meant) and self.tell(drawing.NO_TRANSFORM, "places")

    def loop(self) -> bool:
        """``frameRate(30)``."""
        shown = self.canvas or (self.canvases[0] if self.canvases else "")
        return bool(shown) and self.tell(drawing.ANIMATION_LOOP, "loop", canvas=shown)

    def color(self) -> bool:
        """``fill("red")``; on the toile that is given, ``fill`` paints it."""
        given = self.given
        if self.key == "nofill":
            return self.tell(drawing.COLOR_BY_SHAPE, "empty")
        if given.canvas and self.key in ("fill", "setfill"):
            return self.proposes("fond")
        color = given.color if given.count() == 1 else self.mixed()
        if not color or not (given.color or self.canvases):
            return False
        return self.tell(drawing.COLOR_BY_SHAPE, "last", canvas=self.canvas or "toile", color=color)

    def mixed(self) -> str:
        """The colour that numbers alone make elsewhere: a grey, or red, green and blue."""
        numbers = self.given.numbers if self.given.only_numbers() else []
        if len(numbers) not in _MIXED:
            return ""
        return f"rgb({', '.join((numbers * _PRIMARY)[:_PRIMARY])})"

    # --- toiles ----------------------------------------------------------------------------

    def declares(self) -> bool:
        """``createCanvas(600, 400)``, ``getContext("2d")``."""
        if words.idea_of(self.key) != "toile":
            return False
        given = self.given.numbers
        if self.key in words.CONTEXTS or (not self.given.count() and not self.given.canvas):
            return self.tell(
                drawing.CANVAS_DECLARED, "already" if self.canvas else "declare", canvas=self.canvas, name_given=_NEW
            )
        if len(given) != _SIZE or not self.given.only_numbers():
            return False
        if not self.is_alone(self.first):
            return self.declares_kept(given)
        size = f"({{}}, {given[0]}, {given[1]})"
        if self.canvas:
            fix = self.fix(f"dimension{size.format(self.canvas)}")
            return self.tell(drawing.CANVAS_DECLARED, "size", fix, canvas=self.canvas, line=self.line(fix))
        line = f"dimension{size.format(_NEW)}"
        both = self.fix(f"{_NEW} est une toile\n{self.margin()}{line}") if not self.canvases else None
        return self.tell(drawing.CANVAS_DECLARED, "both", both, name_given=_NEW, line_given=line)

    def declares_kept(self, size: Sequence[str]) -> bool:
        """``c = createCanvas(600, 400)``."""
        source = self.workspace.analysis.source
        kept = _KEPT.match(source.line_text(self.workspace.line(self.first.span)))
        name = kept[1] if kept else _NEW
        line = f"dimension({name}, {', '.join(size)})"
        return self.tell(drawing.CANVAS_DECLARED, "both", name_given=name, line_given=line)

    def margin(self) -> str:
        source = self.workspace.analysis.source
        line = source.line_text(self.workspace.line(self.first.span))
        return line[: len(line) - len(line.lstrip())]

    # --- ideas that EduCode has ------------------------------------------------------------

    def has_idea(self) -> bool:
        idea = words.idea_of(self.key)
        if self.key in words.SHOW_WORDS:
            idea = ("texte" if self.given.count() else "affiche") if self.given.canvas else ""
        if idea == "cercle" and self.key == _BY_DIAMETER and not self.given.canvas:
            idea = "diametre"
        if idea == "toile":
            idea = "dimension" if self.given.canvas else ""
        return bool(idea) and self.draws(idea) and self.proposes(idea)

    def draws(self, idea: str) -> bool:
        """Whether what is given is given to something that draws."""
        given = self.given
        if given.canvas:
            return idea != "affiche" or not given.count()
        if not given.count():
            return (self.key in words.BARE or idea == "sommet") and bool(self.canvases)
        if idea in ("affiche", "effacer", "sans_contour"):
            return self.key == "clearrect"
        return self.is_alone(self.first) and self.suits(idea)

    def suits(self, idea: str) -> bool:
        """Whether values given without a toile are those of ``idea``."""
        given = self.given
        if self.key in words.SETTINGS or (self.key == "background" and given.only_numbers()):
            return True
        if idea in ("fond", "contour"):
            return bool(given.color) or bool(self.canvases and given.only_numbers())
        if idea == "dimension":
            return given.only_numbers() and len(given.numbers) == _SIZE
        return given.count() >= _LEAST and (bool(given.numbers) or not given.known)

    def proposes(self, name: str) -> bool:
        idea = words.IDEAS.get(name) or words.IDEAS["polygone"]
        if name == "polygone" and self.given.arrays:
            idea = words.IDEAS["points"]
        if self.canvas and self.is_alone(self.first):
            lines = [(call, self.written(idea, call)) for call in self.calls]
            if lines[0][1]:
                return self.propose(idea, [(call, line) for call, line in lines if line])
        line = written(idea, self.given, "dessin") if not self.canvases and not self.given.canvas else ""
        hint = "undeclared" if line else "points" if name == "sommet" else "form"
        return self.tell(names.FOREIGN_ROUTINE, hint, near=idea.meant, form=line or idea.form)

    def written(self, idea: words.Idea, call: n.Call | n.MethodCall) -> str:
        """The call as EduCode writes it; the last value is a radius already where a toile is given."""
        given = self.sorted(call)
        by_radius = given.canvas and idea is words.IDEAS["diametre"]
        return written(words.IDEAS["cercle"] if by_radius else idea, given, self.canvas)

    def propose(self, idea: words.Idea, lines: list[tuple[n.Call | n.MethodCall, str]]) -> bool:
        same = [one for one in lines if self.is_alone(one[0]) and self.sees_canvas(one[0])]
        sure = len(same) == len(self.calls) and all(is_certain(idea, self.sorted(call)) for call, _ in same)
        edits = tuple(Edit(self.whole(call), line) for call, line in same)
        fix = Fix(edits, sure=sure)
        return self.tell(names.FOREIGN_ROUTINE, self.lesson(idea), fix, near=idea.meant, line=self.line(fix))

    def lesson(self, idea: words.Idea) -> str:
        """What changes besides the name: the hint that says it."""
        form = idea.calls[len(self.given.numbers)]
        if idea is words.IDEAS["texte"]:
            return "line" if is_certain(idea, self.given) and self.place_first() else "text"
        if idea is words.IDEAS["sans_contour"]:
            return "no_contour"
        if words.HALF_SLOT in form:
            return "half"
        canvas = not self.given.canvas and form.startswith(idea.meant + "(")
        color = form.endswith(words.COLOR_SLOT + ")") and not (self.given.color or self.given.texts)
        return "_".join(name for name, is_new in (("canvas", canvas), ("color", color)) if is_new) or "line"

    def place_first(self) -> bool:
        """Whether the coordinates come right after the toile."""
        place = self.first.arguments[bool(self.given.canvas) and not self.with_base :][:_SIZE]
        return all(self.inference.mask(each) == c.NUMBER for each in place)

    def sees_canvas(self, call: n.Call | n.MethodCall) -> bool:
        """Whether the toile of the first call can be meant by this one too."""
        return self.canvas in canvases_at(self.workspace.analysis, self.inference, call.span.start)

    def is_alone(self, call: n.Call | n.MethodCall) -> bool:
        return call not in self.workspace.analysis.value_used

    def fix(self, text: str) -> Fix:
        return Fix((Edit(self.whole(self.first), text),))

    def whole(self, call: n.Call | n.MethodCall) -> Span:
        """The call, with the ``appelle`` before it."""
        start = call.span.start
        found = _KEYWORD.search(self.workspace.analysis.source.text, max(start - 40, 0), start)
        return Span(found.start() if found else start, call.span.end)

    def line(self, fix: Fix) -> str:
        return mended_line(self.workspace.analysis.source, fix)


_MISSING: dict[str, Callable[[_Drawing], bool]] = {
    "image": _Drawing.image,
    "sound": _Drawing.sound,
    "save": _Drawing.save,
    "color": _Drawing.color,
    "transform": _Drawing.transform,
    "loop": _Drawing.loop,
}
