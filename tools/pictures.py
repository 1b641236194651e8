"""Takes the README's picture of the player: ``python tools/pictures.py`` (needs a Chromium or Chrome).

The maze game is played for a moment, so that the picture shows the game as a pupil sees it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "programmes" / "lancer_de_rayons" / "lancer_de_rayons.edu"
TARGET = ROOT / "docs" / "images" / "lecteur.png"
CHROMIUM = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
COMMAND = [sys.executable, "-c", "from educode.cli.main import main; main()", "lance", str(GAME), "--graine", "7"]


def play(page: Page) -> None:
    """Begin, and look around a little."""
    page.wait_for_timeout(1500)
    page.keyboard.press("Space")
    page.wait_for_timeout(900)
    page.keyboard.press("z")
    page.wait_for_timeout(600)


def main() -> None:
    """Serve the game, play, take the picture."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as playwright:
        assert server.stdout is not None
        address = next(word for line in server.stdout for word in line.split() if word.startswith("http"))
        flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        page = browser.new_page(viewport={"width": 980, "height": 760})
        page.goto(address)
        play(page)
        page.screenshot(path=TARGET)
        browser.close()
        server.terminate()


if __name__ == "__main__":
    main()
