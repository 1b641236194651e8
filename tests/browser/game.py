"""A player on a thread and the page that plays it, as the tests use them."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.waiting import becomes, until
from educode.text import Source
from educode.web.player import serve

_PATIENCE = 15

Play = Callable[..., Any]


class Server:
    """The player of one program, on a thread; it ends when its page is closed."""

    def __init__(self, source: Source, folder: Path, **settings: Any) -> None:
        self._told = threading.Event()
        self.sentences: list[str] = []
        self.exit_code: int | None = None
        self._thread = threading.Thread(target=self._run, args=(source, folder, settings), daemon=True)
        self._thread.start()
        assert self._told.wait(_PATIENCE), "the player did not start"

    @property
    def address(self) -> str:
        found = re.search(r"http://\S+", self.sentences[0])
        assert found
        return found[0]

    def has_ended(self) -> bool:
        self._thread.join(_PATIENCE)
        return not self._thread.is_alive()

    def _run(self, source: Source, folder: Path, settings: dict[str, Any]) -> None:
        settings = {"parameters": {}, "seed": 1, "grace": 0.2, **settings}
        self.exit_code = serve(source, folder=folder, open_browser=False, tell=self._tell, **settings)

    def _tell(self, sentence: str) -> None:
        self.sentences.append(sentence)
        self._told.set()


class Game:
    """One page that plays a program, as a pupil sees it."""

    def __init__(self, page: Any, server: Server) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, query: str = "") -> None:
        self.page.goto(self.server.address + query)

    @property
    def canvas(self) -> Any:
        return self.page.locator("canvas").first

    def status_is(self, text: str) -> None:
        self.page.locator(".status", has_text=text).wait_for(timeout=_PATIENCE * 1000)

    def again(self) -> None:
        """Start the program again; what the status said before is not taken for what it says now."""
        self.page.locator(".status").evaluate(
            """status => {
                window.wasRestarted = false;
                const seen = new MutationObserver(() => { window.wasRestarted = true; });
                seen.observe(status, { childList: true, characterData: true, subtree: true });
            }"""
        )
        self.page.get_by_role("button", name="Recommencer").click()
        until(self.page, "window.wasRestarted")

    def says(self, text: str) -> None:
        self.page.locator(".console-lines", has_text=text).wait_for(timeout=_PATIENCE * 1000)

    def lines(self) -> list[str]:
        blocks = self.page.locator(".console-block").all_text_contents()
        return "".join(blocks).splitlines()

    def answer(self, text: str) -> None:
        self.page.locator(".console-question input").fill(text)
        self.page.keyboard.press("Enter")

    def click(self, x: float, y: float) -> None:
        """Click at (x, y) of the first toile's own pixels, whatever its zoom."""
        self.page.mouse.click(*self.on_screen(x, y))

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        box = self.canvas.bounding_box()
        wide = float(self.canvas.evaluate("c => c.closest('.toile-frame').style.getPropertyValue('--width')"))
        zoom = box["width"] / wide
        return box["x"] + x * zoom, box["y"] + y * zoom

    def color(self, x: float, y: float) -> str:
        """The colour seen at (x, y) of the first toile's own pixels."""
        return str(
            self.canvas.evaluate(
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

    def until_answered(self, act: Callable[[], None], color: str, x: float, y: float) -> None:
        """Do ``act`` until this colour is seen there: a program that is busy for 250 ms forgets what was done."""

        def is_seen() -> bool:
            act()
            for _ in range(30):
                if self.color(x, y) == color:
                    return True
                self.page.wait_for_timeout(50)
            return False

        becomes(is_seen, True)

    def picture(self) -> str:
        """All that is seen on the first toile, to compare with another such picture."""
        return str(
            self.canvas.evaluate(
                """async c => {
                    const copy = new OffscreenCanvas(c.width, c.height);
                    copy.getContext('2d').drawImage(c, 0, 0);
                    const bytes = new Uint8Array(await (await copy.convertToBlob()).arrayBuffer());
                    return btoa(String.fromCharCode(...bytes.subarray(0, 60000)));
                }"""
            )
        )
