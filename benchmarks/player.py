"""Speed of the player in a real Chromium: frames of 2 000 shapes, a flood of text, memory of endless drawing.

``python benchmarks/player.py [--seconds N]`` prints a table in Markdown. Needs Playwright and a Chromium.
"""

from __future__ import annotations

import argparse
import re
import shutil
import threading
from pathlib import Path
from typing import Any  # Playwright's objects

from playwright.sync_api import sync_playwright

from educode.text import Source
from educode.web.player import serve

_ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
              "--disable-component-update", "--disable-sync")  # fmt: skip
_FRAMES = 300
_WAIT_MS = 60_000

_SHAPES = f"""\
t est une toile
dimension(t, 600, 400)
durees est un tableau
avant est un nombre vaut chrono()
maintenant est un nombre
pour image de 1 à {_FRAMES}
    effacer(t)
    remplir(t, #112233)
    pour i de 1 à 500
        x est un nombre vaut (i * 37 + image) mod 600
        y est un nombre vaut (i * 53) mod 400
        rectangle(t, x, y, 12, 12, #FF8800)
        cercle(t, 600 - x, y, 6, #00ADB5)
        ligne(t, x, 400 - y, x + 15, 408 - y, #FFFFFF, 2)
        polygone(t, y, x mod 400, y + 10, x mod 400, y + 5, x mod 400 + 9, #C62828)
    fin pour
    affiche t
    maintenant vaut chrono()
    si image > 30 alors
        durees ajoute maintenant - avant
    fin si
    avant vaut maintenant
fin pour
durees vaut trier(durees)
n est un nombre vaut longueur(durees)
mesures est un texte vaut "médiane " + durees[arrondi_inferieur(n / 2)] + " ms, 95 % "
mesures ajoute durees[arrondi_inferieur(n * 0.95)] + " ms, max " + dernier(durees) + " ms, "
affiche mesures + arrondi(1000 / moyenne(durees), 1) + " images/s"
"""
_FLOOD = 'pour i de 1 à 100000\n    affiche "ligne " + i\nfin pour\n'
_ENDLESS = """\
t est une toile
i est un nombre
tant que vrai
    pour k de 1 à 300
        cercle(t, (i * 7) mod 600, (i * 13) mod 400, 4, rgb(i mod 256, 100, 200))
        i ajoute 1
    fin pour
    affiche t
fin tant que
"""
_WATCH_FRAMES = """
window.gaps = [];
let last = performance.now();
(function frame() {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
})();
"""


class Played:
    """One program in one page."""

    def __init__(self, browser: Any, text: str, density: int = 1) -> None:  # noqa: ANN401
        self._told = threading.Event()
        self._address = ""
        threading.Thread(target=self._serve, args=(Source(text),), daemon=True).start()
        self._told.wait()
        self._context = browser.new_context(viewport={"width": 1280, "height": 800}, device_scale_factor=density)
        self.page = self._context.new_page()
        self.page.add_init_script(_WATCH_FRAMES)
        self.page.goto(self._address)

    def wait_for(self, text: str) -> str:
        """The console once it holds ``text``."""
        lines = self.page.locator(".console-lines")
        self.page.locator(".console-lines", has_text=text).wait_for(timeout=_WAIT_MS)
        return str(lines.inner_text())

    def close(self) -> None:
        """Close the page; its server follows."""
        self._context.close()

    def _serve(self, source: Source) -> None:
        serve(source, parameters={}, seed=1, folder=Path(), open_browser=False, tell=self._tell, grace=0.1)

    def _tell(self, sentence: str) -> None:
        if found := re.search(r"http://\S+", sentence):
            self._address = found[0]
            self._told.set()


def frames(browser: Any, density: int) -> str:  # noqa: ANN401
    """How long frames of 2 000 shapes take."""
    played = Played(browser, _SHAPES, density)
    try:
        return played.wait_for("images/s").strip()
    finally:
        played.close()


def flood(browser: Any) -> str:  # noqa: ANN401
    """The longest frames of the page while 100 000 lines are printed, page start left out."""
    played = Played(browser, _FLOOD)
    try:
        played.wait_for("ligne 100000")
        played.page.evaluate("gaps.length = 0")
        played.page.get_by_role("button", name="Recommencer").click()
        played.page.wait_for_timeout(1500)
        longest = played.page.evaluate("gaps.sort((a, b) => b - a).slice(0, 3).map(Math.round)")
        kept = str(played.page.locator(".console-lines").text_content()).count("ligne")
        return f"longest frames {longest} ms, lines kept {kept}"
    finally:
        played.close()


def endless(browser: Any, seconds: int) -> str:  # noqa: ANN401
    """The memory of the page's process while a program draws without ever erasing."""
    played = Played(browser, _ENDLESS)
    try:
        sizes = []
        for _ in range(6):
            played.page.wait_for_timeout(seconds * 1000 / 6)
            sizes.append(_renderer_megabytes(browser))
        return "MB " + ", ".join(map(str, sizes))
    finally:
        played.close()


def _renderer_megabytes(browser: Any) -> int:  # noqa: ANN401
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    sizes = [_resident(found["id"]) for found in processes if found["type"] == "renderer"]
    return max(sizes) // (1 << 20)


def _resident(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=120, help="how long the endless drawing lasts")
    seconds = parser.parse_args().seconds
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(_ARGUMENTS))
        print(f"| Chromium {browser.version}, without GPU | |\n|---|---|")
        print(f"| 2 000 shapes a frame, density 1 | {frames(browser, 1)} |", flush=True)
        print(f"| 2 000 shapes a frame, density 2 | {frames(browser, 2)} |", flush=True)
        print(f"| 100 000 lines of affiche | {flood(browser)} |", flush=True)
        print(f"| drawing for {seconds} s without erasing | {endless(browser, seconds)} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
