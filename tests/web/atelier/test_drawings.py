"""Attacks on the address that writes a toile as SVG: it writes shapes, and nothing else of what it is sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from web.atelier.conftest import ORIGIN

CIRCLE = ["ellipse", 50, 40, 10, 10, "#FF8800"]


def _drawing(*ops: object, width: object = 100, height: object = 80) -> dict[str, object]:
    return {"drawing": {"width": width, "height": height, "ops": ops}}


def test_a_drawing_becomes_an_svg(client: TestClient) -> None:
    label = ["label", 5, 20, 'a < b & "c" </text><script>', "#00000080", 12]
    svg = client.post("api/svg", json=_drawing(["fill", None], CIRCLE, label)).json()["svg"]
    assert 'fill="#FF8800"' in svg
    tags = [element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()]
    assert tags == ["svg", "rect", "circle", "text"]


@pytest.mark.parametrize(
    "op",
    [
        ["ellipse", 50, 40, 10, 10, '#FF8800"/><script>alert(1)</script>'],
        ["ellipse", 50, 40, 10, 10, "url(http://evil.example/x)"],
        ["ellipse", 50, 40, 10, 10, "#FF8800\n"],
        ["ellipse", 50, 40, 10, 10, 12],
        ["ellipse", "50", 40, 10, 10, None],
        ["ellipse", None, 40, 10, 10, "#FF8800"],
        ["ellipse", 50, 40, 10],
        ["ellipse", 50, 40, 10, 10, "#FF8800", 1],
        ["line", 0, 0, 1, 1, "#FF8800", '1" onload="alert(1)'],
        ["polygon", [0, 0, 1, "1", 2, 2], "#FF8800"],
        ["polygon", [0, 0, 1, [1], 2, 2], "#FF8800"],
        ["polygon", {"a": 1}, "#FF8800"],
        ["polygon", 5, "#FF8800"],
        ["label", 0, 0, 5, "#FF8800", 10],
        ["label", 0, 0, ["a"], "#FF8800", 10],
        ["label", 0, 0, "a", '#FF8800" onload="alert(1)', 10],
        ["label", 0, 0, "a", "a", 10],
        ["image", "../../secret.txt"],
        ["image", "file:///etc/passwd"],
        ["script", "alert(1)"],
        ["__class__"],
        [],
        [[]],
        [{}],
        {},
        "fill",
        7,
        None,
    ],
)
def test_what_is_no_shape_is_refused(client: TestClient, op: object) -> None:
    answer = client.post("api/svg", json=_drawing(CIRCLE, op))
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


@pytest.mark.parametrize("size", [0, -1, "", "a", None, [], {}, '1"/><script>'])
def test_a_wrong_size_is_refused(client: TestClient, size: object) -> None:
    for drawing in (_drawing(CIRCLE, width=size), _drawing(CIRCLE, height=size)):
        assert client.post("api/svg", json=drawing).status_code == 400


WHOLE = '{"drawing": {"width": %s, "height": 80, "ops": [["ellipse", %s, 40, 10, 10, "#FF8800"]]}}'
BROKEN = [
    *(WHOLE % (100, value) for value in ("NaN", "Infinity", "-Infinity", "1e999")),
    *(WHOLE % (value, 50) for value in ("NaN", "Infinity", "1e999")),
    *(f'{{"drawing": {value}}}' for value in ("[]", "null", '"x"', "{}", '{"width": 1, "height": 1}')),
    *(f'{{"drawing": {{"width": 1, "height": 1, "ops": {value}}}}}' for value in ("5", "null", '"xy"', '{"a": 1}')),
    "{}", "[]", "null", "{", "", "[" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("body", BROKEN, ids=lambda body: str(body)[:60])
def test_a_malformed_body_is_refused(client: TestClient, body: str) -> None:
    answer = client.post("api/svg", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


def test_a_body_of_another_kind_is_refused(client: TestClient) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = client.post("api/svg", content=json.dumps(_drawing(CIRCLE)), headers={"content-type": kind})
        assert answer.status_code == 400


def test_a_drawing_too_big_is_not_read_to_its_end(client: TestClient) -> None:
    answer = client.post("api/svg", json=_drawing(*[CIRCLE] * 120_000))
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "evil.example:8000"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_stranger_draws_nothing(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("api/svg", json=_drawing(CIRCLE), headers=headers).status_code == 403


@pytest.mark.parametrize("path", ["/api/svg", "/jetom/api/svg", "/jeton/../api/svg", "/autre/api/svg"])
def test_a_wrong_token_draws_nothing(client: TestClient, path: str) -> None:
    assert client.post(f"{ORIGIN}{path}", json=_drawing(CIRCLE)).status_code == 403


@pytest.mark.parametrize(
    "path", ["api/svg/../program", "api/svg/..%2f..%2fsecret.txt", "api/svg/jeu.edu", "api/svg?path=jeu.edu"]
)
def test_the_address_leads_to_no_file(client: TestClient, folder: Path, path: str) -> None:
    before = _texts(folder)
    answer = client.post(path, json=_drawing(CIRCLE) | {"path": "../secret.txt"})
    assert "secret" not in answer.text
    assert "affiche" not in answer.text
    assert client.get(path).status_code in {400, 403, 404, 405}
    assert _texts(folder) == before


def _texts(folder: Path) -> Sequence[tuple[str, str]]:
    return [(place.name, place.read_text(encoding="utf-8")) for place in sorted(folder.parent.glob("**/*.edu"))]
