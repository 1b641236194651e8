"""The atelier in a real browser: pages of other sites and programs in the worker try to reach it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from educode.web.atelier import serve

_PATIENCE = 20

_ATTEMPTS = """
async (base) => {
  const code = `(function () {
    const tell = (name, result) => self.postMessage({ kind: "attempt", name, result });
    const tried = (name, promise) => promise.then(() => tell(name, "reached"), () => tell(name, "refused"));
    tried("state", fetch("${base}api/state"));
    tried("save", fetch("${base}api/program", { method: "PUT", body: "{}" }));
    tried("elsewhere", fetch("https://example.org/"));
    try { importScripts("${base}assets/player.js"); tell("scripts", "reached"); } catch { tell("scripts", "refused"); }
    try {
      const request = new XMLHttpRequest();
      request.open("GET", "${base}api/state", false);
      request.send();
      tell("xhr", "reached");
    } catch { tell("xhr", "refused"); }
    try {
      const socket = new WebSocket("${base.replace('http', 'ws')}lsp");
      socket.onopen = () => tell("socket", "reached");
      socket.onerror = () => tell("socket", "refused");
    } catch { tell("socket", "refused"); }
    try {
      const worker = new Worker("${base}assets/worker.js");
      worker.onerror = () => tell("worker", "refused");
      worker.onmessage = () => tell("worker", "reached");
      worker.postMessage({});
    } catch { tell("worker", "refused"); }
    tell("document", typeof document === "undefined" ? "refused" : "reached");
    tell("storage", typeof localStorage === "undefined" ? "refused" : "reached");
    return { main() {}, waits: false };
  })()`;
  const worker = new Worker("assets/worker.js", { type: "classic" });
  const results = {};
  return await new Promise((resolve) => {
    setTimeout(() => resolve(results), 15000);
    worker.onmessage = ({ data }) => {
      if (data.kind !== "attempt") return;
      results[data.name] = data.result;
      if (Object.keys(results).length === 9) resolve(results);
    };
    const options = { seed: 1, params: {}, startEpochMs: 0, utcOffsetMinutes: 0 };
    worker.postMessage({ kind: "start", code, font: null, options });
  });
}
"""


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An atelier on a thread; it ends when its page is closed."""
    monkeypatch.setenv("EDUCODE_DONNEES", str(tmp_path / "donnees"))
    folder = tmp_path / "programmes"
    folder.mkdir()
    (folder / "jeu.edu").write_text("affiche 1\n", encoding="utf-8")
    told: list[str] = []
    ready = threading.Event()

    def tell(sentence: str) -> None:
        told.append(sentence)
        ready.set()

    server = threading.Thread(target=lambda: serve(folder, open_browser=False, tell=tell, grace=0.3), daemon=True)
    server.start()
    assert ready.wait(_PATIENCE)
    yield next(word for word in told[0].split() if word.startswith("http://"))
    server.join(_PATIENCE)
    assert not server.is_alive(), "the atelier outlived its page"


@pytest.fixture
def page(chromium: Any, address: str) -> Iterator[Any]:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    yield page
    page.evaluate("fetch('api/changes')")  # it is this answer that tells the server when the page goes
    context.close()


def test_the_page_is_isolated(page: Any) -> None:
    assert page.evaluate("crossOriginIsolated")


def test_the_page_itself_reaches_its_language_server(page: Any) -> None:
    attempt = """new Promise((resolve) => {
      const socket = new WebSocket(new URL("lsp", document.baseURI.replace("http", "ws")));
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    })"""
    assert page.evaluate(attempt)


def test_a_program_reaches_neither_the_network_nor_the_atelier(page: Any, address: str) -> None:
    results = page.evaluate(_ATTEMPTS, address)
    assert {name: result for name, result in results.items() if result == "reached"} == {}
    assert {"state", "save", "elsewhere", "xhr", "socket"} <= results.keys()


def test_a_page_of_another_site_reaches_nothing(chromium: Any, page: Any, address: str) -> None:
    """The same server under another name is another site for the browser: DNS rebinding needs no more."""
    assert page.evaluate("fetch('api/state').then((answer) => answer.status)") == 200
    context = chromium.new_context()
    stranger = context.new_page()
    stranger.route("http://evil.example/", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    stranger.goto("http://evil.example/")
    attempt = """async (address) => {
      const reached = (promise) => promise.then((answer) => answer.status === 200, () => false);
      const socket = new Promise((resolve) => {
        const opened = new WebSocket(address.replace("http", "ws") + "lsp");
        opened.onopen = () => resolve(true);
        opened.onerror = () => resolve(false);
      });
      const form = { method: "POST", mode: "no-cors", body: '{"path": "vole.edu"}' };
      await fetch(address + "api/program", form).catch(() => null);
      return [await reached(fetch(address + "api/state")), await socket];
    }"""
    assert stranger.evaluate(attempt, address) == [False, False]
    context.close()
    state = page.evaluate("fetch('api/state').then((answer) => answer.json())")
    assert [program["path"] for program in state["programs"]] == ["jeu.edu"]


def test_a_frame_of_another_site_stays_empty(chromium: Any, page: Any, address: str) -> None:
    assert page.title()
    context = chromium.new_context()
    stranger = context.new_page()
    body = f'<iframe src="{address}"></iframe>'
    stranger.route("http://evil.example/", lambda route: route.fulfill(body=body, content_type="text/html"))
    stranger.goto("http://evil.example/")
    stranger.wait_for_timeout(500)
    assert not any(frame.title() == page.title() for frame in stranger.frames[1:])
    context.close()
