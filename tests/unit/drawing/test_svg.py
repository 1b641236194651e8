"""The SVG of display lists: exactly the page's rules, whatever the list holds."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from educode.drawing import DisplayList, to_svg

SPACE = "{http://www.w3.org/2000/svg}"


def elements(*operations: list[Any], width: int = 600, height: int = 400) -> list[dict[str, str]]:
    """What is drawn after the white surface: the attributes of each element, its kind as `is`."""
    svg = to_svg(DisplayList.from_plain({"width": width, "height": height, "ops": list(operations)}))
    children = list(ET.fromstring(svg))
    assert children[0].attrib == {"width": str(width), "height": str(height), "fill": "#FFFFFF"}
    return [{"is": child.tag.removeprefix(SPACE), **child.attrib, **_text(child)} for child in children[1:]]


def _text(element: ET.Element) -> dict[str, str]:
    return {"text": element.text} if element.text else {}


def test_plain_form_survives() -> None:
    plain = {
        "width": 60,
        "height": 40,
        "ops": [
            ["fill", "#FFEEDD"],
            ["outline", "#FF0000", 3],
            ["rect", 1, 2, 3, 4, 5, None],
            ["polygon", [0, 0, 5, 5, 0, 5], "#00FF0080"],
            ["label", 1, 2, "é", "#000000", 16],
            ["image", "1"],
        ],
    }
    assert DisplayList.from_plain(plain).to_plain() == plain


def test_numbers_have_three_decimals_at_most() -> None:
    (line,) = elements(["line", 0.12345, -0.0001, 10.5, 1e-9, "#000000", 1])
    assert (line["x1"], line["y1"], line["x2"], line["y2"]) == ("0.123", "0", "10.5", "0")


def test_corner_radius_is_cut() -> None:
    (rectangle,) = elements(["rect", 0, 0, 100, 30, 50, "#000000"])
    assert rectangle["rx"] == "15"


def test_outline_holds_for_shapes_only() -> None:
    found = elements(
        ["outline", "#FF0000", 2],
        ["ellipse", 5, 5, 2, 2, None],
        ["line", 0, 0, 1, 1, "#000000", 1],
        ["label", 0, 0, "a", "#000000", 16],
        ["outline", None, 1],
        ["ellipse", 5, 5, 2, 2, "#00FF00"],
    )
    assert [item.get("stroke") for item in found] == ["#FF0000", "#000000", None, None]


@pytest.mark.parametrize(
    "operation",
    [
        ["rect", 0, 0, 0, 10, 0, "#000000"],
        ["rect", 0, 0, 10, -1, 0, "#000000"],
        ["ellipse", 0, 0, -1, 3, "#000000"],
        ["polygon", [0, 0, 5, 5], "#000000"],
        ["line", 0, 0, 5, 5, "#000000", 0],
        ["line", 0, 0, 5, 5, None, 1],
        ["label", 0, 0, "a", "#000000", 0],
        ["arc", 0, 0, 5, 10, 10, "#000000", 1],
        ["sector", 0, 0, 0, 0, 90, "#000000"],
        ["rect", 0, 0, 10, 10, 0, None],
        ["image", "gone"],
    ],
)
def test_draws_nothing(operation: list[Any]) -> None:
    assert elements(operation) == []


def test_opacity() -> None:
    (circle,) = elements(["ellipse", 5, 5, 2, 2, "#00FF0080"])
    assert (circle["is"], circle["fill"], circle["fill-opacity"]) == ("circle", "#00FF00", "0.502")


def test_what_nobody_sees_of_a_label_is_left_out() -> None:
    text = "\n".join(["i" * 1_000_000] * 3 + ["é"] * 100_000)
    found = elements(["label", -50, 20, text, "#000000", 10])
    assert len(found) < 45
    assert 2_000 > len(found[0]["text"]) > 650 / 2.22  # the thinnest letter of the font, at 10 pixels
    assert float(found[-1]["y"]) >= 400


def test_lines_of_a_label() -> None:
    first, last = elements(["label", 10, 20, "un\n\ntrois", "#000000", 10])
    assert (first["text"], first["y"], last["text"], last["y"]) == ("un", "20", "trois", "44")


def test_text_is_escaped() -> None:
    (label,) = elements(["label", 0, 0, "</text><script>&\"'\t\x1b\udc00", "#000000", 10])
    assert label["text"] == "</text><script>&\"'\t\ufffd\ufffd"


def test_arcs_turn_clockwise() -> None:
    quarter, three, whole = elements(
        ["arc", 0, 0, 10, 0, 90, "#000000", 1],
        ["arc", 0, 0, 10, 90, 0, "#000000", 1],
        ["arc", 0, 0, 10, 0, 720, "#000000", 1],
    )
    assert quarter["d"] == "M10,0 A10,10 0 0 1 0,10"
    assert three["d"] == "M0,10 A10,10 0 1 1 10,0"
    assert whole["is"] == "circle"


def test_sector_goes_through_the_centre() -> None:
    (sector,) = elements(["sector", 0, 0, 10, -90, 0, "#000000"])
    assert sector["d"] == "M0,0 L0,-10 A10,10 0 0 1 10,0 Z"


def test_image_is_inside_the_file() -> None:
    svg = to_svg(DisplayList.from_plain({"width": 6, "height": 4, "ops": [["image", "1"]]}), {"1": b"png"})
    assert 'href="data:image/png;base64,cG5n"' in svg
