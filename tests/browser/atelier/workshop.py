"""An atelier on a thread and the page that shows it, as a pupil sees it."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import Any

from browser.waiting import becomes
from educode.web.atelier import serve

PATIENCE = 20_000
_SECONDS = 20


class Server:
    """The atelier of one folder, on a thread; it ends ``grace`` seconds after its page is closed."""

    def __init__(self, folder: Path, grace: float) -> None:
        self._grace = grace
        self._told = threading.Event()
        self._sentences: list[str] = []
        self._thread = threading.Thread(target=self._run, args=(folder,), daemon=True)
        self._thread.start()
        assert self._told.wait(_SECONDS), "the atelier did not start"

    @property
    def address(self) -> str:
        found = re.search(r"http://\S+", self._sentences[0])
        assert found
        return found[0]

    def has_ended(self) -> bool:
        self._thread.join(_SECONDS)
        return not self._thread.is_alive()

    def _run(self, folder: Path) -> None:
        serve(folder, open_browser=False, tell=self._tell, grace=self._grace)

    def _tell(self, sentence: str) -> None:
        self._sentences.append(sentence)
        self._told.set()


class Workshop:
    """One page of the atelier."""

    def __init__(self, page: Any, server: Server, folder: Path) -> None:
        self.page = page
        self.server = server
        self.folder = folder
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(server.address)
        page.locator(".rail-button").first.wait_for(state="attached")

    @property
    def editor(self) -> Any:
        """The text that is written in the program in front."""
        return self.page.locator(".editor-place:not([hidden]) .cm-content")

    def panel(self, name: str) -> Any:
        """Open a panel of the side."""
        button = self.page.locator(".rail-button", has_text=name)
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        return self.page.locator(".side")

    def open(self, name: str) -> None:
        """Open a program from the list, and wait until the language server knows it."""
        self.panel("Programmes").locator(".row-main", has_text=name).click()
        self.page.locator('.tab[aria-selected="true"]', has_text=name).wait_for()
        self.editor.wait_for()

    def choose(self, name: str, item: str) -> None:
        """Choose ``item`` in the menu of a program of the list."""
        row = self.panel("Programmes").locator(".row", has_text=name).first
        row.hover()
        row.locator("[aria-haspopup]").click()
        self.page.get_by_role("menuitem", name=item).click()

    def create(self, name: str, template: str = "Un programme presque vide") -> None:
        """A new program, from the list's button."""
        self.panel("Programmes").get_by_role("button", name="Nouveau", exact=True).click()
        dialog = self.page.locator("dialog")
        dialog.get_by_label("Son nom").fill(name)
        dialog.get_by_text(template, exact=True).click()
        dialog.get_by_role("button", name="Créer").click()
        self.page.locator('.tab[aria-selected="true"]', has_text=name).wait_for()
        self.editor.wait_for()

    def write(self, text: str) -> None:
        """Replace the text of the program in front, as if pasted."""
        self.editor.click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)

    def text(self) -> str:
        return str(self.editor.evaluate("e => e.cmTile.view.state.doc.toString()"))

    def run(self) -> None:
        self.page.keyboard.press("Control+Enter")

    def status_is(self, text: str) -> None:
        self.page.locator(".topbar .status", has_text=text).wait_for()

    def says(self, text: str) -> None:
        """Wait until the console says so."""
        self.page.locator(".console-lines", has_text=text).wait_for()

    def saved(self, name: str, text: str) -> None:
        """Wait until the file holds ``text``."""
        place = self.folder / name
        becomes(lambda: place.read_text(encoding="utf-8") if place.is_file() and self.page.title() else None, text)

    def color(self, x: float, y: float) -> str:
        """The colour seen at (x, y) of the first toile's own pixels."""
        return str(
            self.page.locator("canvas.toile").first.evaluate(
                """(c, [x, y]) => {
                    const wide = c.closest('.toile-frame').style.getPropertyValue('--width');
                    const copy = new OffscreenCanvas(c.width, c.height).getContext('2d');
                    copy.drawImage(c, 0, 0);
                    const zoom = c.width / wide;
                    const [r, g, b] = copy.getImageData(Math.floor(x * zoom), Math.floor(y * zoom), 1, 1).data;
                    return '#' + [r, g, b].map(n => n.toString(16).padStart(2, '0')).join('').toUpperCase();
                }""",
                [x, y],
            )
        )

    def until_seen(self, color: str, x: float, y: float) -> None:
        """Wait until this colour is seen there."""
        becomes(lambda: self.color(x, y), color)

    def click_toile(self, x: float, y: float) -> None:
        """Click at (x, y) of the first toile's own pixels."""
        canvas = self.page.locator("canvas.toile").first
        box = canvas.bounding_box()
        wide = float(canvas.evaluate("c => c.closest('.toile-frame').style.getPropertyValue('--width')"))
        zoom = box["width"] / wide
        self.page.mouse.click(box["x"] + x * zoom, box["y"] + y * zoom)
