"""Takes the README's pictures: ``python tools/pictures.py [NAME…]`` (needs a Chromium or Chrome).

The player's game is played for a moment; the atelier shows its gallery, then a program that runs. A picture is
taken once every image that can be seen on the page is there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "programmes" / "lancer_de_rayons" / "lancer_de_rayons.edu"
TARGET = ROOT / "docs" / "images"
CHROMIUM = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
EDUCODE = [sys.executable, "-c", "from educode.cli.main import main; main()"]
WITH_IMAGES = """() => [...document.images].every(image => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight;
    return !isSeen || (image.complete && image.naturalWidth > 0);
})"""


def play(page: Page) -> None:
    """Begin, and look around a little."""
    page.wait_for_timeout(1500)
    page.keyboard.press("Space")
    page.wait_for_timeout(900)
    page.keyboard.press("z")
    page.wait_for_timeout(600)


def browse(page: Page) -> None:
    """The gallery as it stands at the first start."""
    page.locator(".card img").first.wait_for()


def work(page: Page) -> None:
    """Open an example, run it, read its structure."""
    page.locator(".card", has_text="Connect Circuit").click()
    page.locator(".rail-button", has_text="Structure").click()
    page.locator(".tree-name", has_text="cotes_neufs").click()
    page.keyboard.press("Control+Enter")
    page.locator("canvas.toile").wait_for()
    page.wait_for_timeout(1500)


PICTURES: dict[str, tuple[Callable[[Page], None], list[str], tuple[int, int]]] = {
    "lecteur": (play, ["lance", str(GAME), "--graine", "7"], (980, 760)),
    "atelier-galerie": (browse, ["atelier", "Mes programmes", "--sans-navigateur"], (1366, 900)),
    "atelier": (work, ["atelier", "Mes programmes", "--sans-navigateur"], (1366, 800)),
}


@contextmanager
def served(command: list[str]) -> Iterator[str]:
    """The address of a page of EduCode, served from a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "Mes programmes").mkdir()
        environment = os.environ | {"EDUCODE_DONNEES": str(Path(folder) / "donnees")}
        with subprocess.Popen(
            [*EDUCODE, *command], stdout=subprocess.PIPE, text=True, cwd=folder, env=environment
        ) as server:
            assert server.stdout is not None
            try:
                yield next(word for line in server.stdout for word in line.split() if word.startswith("http"))
            finally:
                server.terminate()


def main(names: list[str]) -> None:
    """Serve, act, take each picture."""
    TARGET.mkdir(parents=True, exist_ok=True)
    flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        for name in names:
            act, command, (width, height) = PICTURES[name]
            with served(command) as address:
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(address)
                act(page)
                page.wait_for_function(WITH_IMAGES)
                page.screenshot(path=TARGET / f"{name}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(PICTURES))
