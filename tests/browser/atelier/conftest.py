"""`atelier(programs)` opens the page of an atelier whose folder holds these programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from browser.atelier.workshop import Server, Workshop

Open = Callable[..., Workshop]


@pytest.fixture
def atelier(chromium: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    if not (Path(__file__).parents[3] / "src/educode/assets/built/atelier.js").is_file():
        pytest.skip("the atelier is not built")
    monkeypatch.setenv("EDUCODE_DONNEES", str(tmp_path / "data"))
    folder = tmp_path / "programmes"
    contexts: list[Any] = []
    workshops: list[Workshop] = []

    def start(programs: Mapping[str, str] | None = None, *, grace: float = 0.3, **screen: Any) -> Workshop:
        for name, text in (programs or {}).items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        folder.mkdir(exist_ok=True)
        context = chromium.new_context(**({"viewport": {"width": 1366, "height": 768}} | screen))
        contexts.append(context)
        workshops.append(Workshop(context.new_page(), Server(folder, grace), folder))
        return workshops[-1]

    yield start
    for context in contexts:
        context.close()
    for workshop in workshops:
        assert workshop.errors == []
        assert workshop.server.has_ended(), "the atelier outlived its page"
