"""Golden pictures of scenes: the SVG shown last, looked at when it was made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PICTURES = Path(__file__).parent / "pictures"

Compare = Callable[[str, str], None]


@pytest.fixture
def picture(update_golden: bool) -> Compare:
    """Compares a scene's picture with its golden file."""

    def compare(scene: str, svg: str) -> None:
        expected = PICTURES / f"{scene}.svg"
        if update_golden:
            expected.parent.mkdir(exist_ok=True)
            expected.write_text(svg, "utf-8")
        assert svg == expected.read_text("utf-8")

    return compare
