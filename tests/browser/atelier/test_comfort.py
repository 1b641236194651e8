"""Comfort: WCAG checked with axe in light and dark, keyboard alone, small screens, speed."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from browser.atelier.conftest import Open
from browser.conftest import at_full_speed
from browser.waiting import becomes, until

_AXE = Path(__file__).parents[3] / "atelier/node_modules/axe-core/axe.min.js"
_FAULTY = "t est une toile\nremplir(t, #FF8800)\naffiche t\naffiche inconnu\n"
_RIGHT = '@ Dessin\nt est une toile\nremplir(t, #FF8800)\naffiche t\naffiche "fini"\n'
_LONGEST_TASK_MS = 50
_LONGEST_LOAD_SECONDS = 5  # 1.5 on a machine with nothing else to do


def _violations(page: Any) -> list[str]:
    page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """() => axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        }).then(r => r.violations.map(
            v => `${v.id}: ${v.nodes.map(n => n.target + ' ' + n.failureSummary).join(' | ')}`
        ))"""
    )
    return [str(one) for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(atelier: Open, scheme: str) -> None:
    if not _AXE.is_file():
        pytest.skip("axe-core is not installed")
    workshop = atelier({"a.edu": _FAULTY, "jeux/b.edu": _RIGHT}, color_scheme=scheme)
    page = workshop.page
    workshop.open("a")
    page.locator(".problem").first.wait_for()
    assert _violations(page) == []
    workshop.open("b")
    workshop.run()
    workshop.says("fini")
    for name in ("Favoris", "Structure", "Aide"):
        workshop.panel(name)
        page.wait_for_timeout(500)
        assert _violations(page) == [], name
    page.locator(".help-link").nth(1).click()
    page.locator(".help-page h1").wait_for()
    page.get_by_role("tab", name="En Python").click()
    page.wait_for_timeout(700)
    assert _violations(page) == []
    page.get_by_role("button", name="Galerie").click()
    page.locator(".card").first.wait_for()
    assert _violations(page) == []
    page.get_by_role("button", name="Nouveau programme").first.click()
    page.locator("dialog").wait_for()
    page.wait_for_timeout(300)
    assert _violations(page) == []


def test_by_keyboard_alone(atelier: Open) -> None:
    workshop = atelier({"a.edu": 'affiche "salut"\n'})
    page = workshop.page
    seen = []
    for _ in range(5):
        page.keyboard.press("F6")
        seen.append(page.evaluate("document.activeElement.closest('.rail, .side, .work, .result, .topbar')?.className"))
    assert len({str(one).split()[0] for one in seen}) == 5
    page.locator(".row-main").focus()
    page.keyboard.press("Enter")
    workshop.editor.wait_for()
    until(page, "document.activeElement.classList.contains('cm-content')")
    page.keyboard.press("Control+Enter")
    workshop.says("salut")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    until(page, "!document.activeElement.classList.contains('cm-content')")


def test_a_menu_is_walked_with_arrows_and_left_with_escape(atelier: Open) -> None:
    workshop = atelier({"a.edu": ""})
    page = workshop.page
    workshop.panel("Programmes")
    page.get_by_role("button", name="Que faire de a ?").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    becomes(lambda: page.evaluate("document.activeElement.textContent"), "Ajouter aux favoris")
    page.keyboard.press("Escape")
    becomes(page.locator(".menu").count, 0)
    becomes(lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), "Que faire de a\u00a0?")


@pytest.mark.parametrize(("width", "height"), [(1024, 600), (820, 1180), (1180, 820)])
def test_everything_fits(atelier: Open, width: int, height: int) -> None:
    workshop = atelier({"a.edu": _RIGHT}, viewport={"width": width, "height": height}, has_touch=True)
    page = workshop.page
    workshop.open("a")
    workshop.run()
    workshop.says("fini")
    until(page, f"document.documentElement.scrollWidth <= {width}")
    until(page, f"document.documentElement.scrollHeight <= {height}")
    for selector in (".topbar .run", ".editor-place:not([hidden])", "canvas.toile", ".console-scroll"):
        box = page.locator(selector).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height + 1
        assert box["width"] > 30
        assert box["height"] > 20


@at_full_speed
def test_typing_in_a_long_program_never_blocks_the_page(atelier: Open) -> None:
    body = "".join(
        f"fonction f{n}(x)\n    si x > {n} alors\n        retourne x * {n}\n    fin si\n"
        f"    retourne {n}\nfin fonction\n\n"
        for n in range(114)
    )
    workshop = atelier({"long.edu": body})
    workshop.open("long")
    page = workshop.page
    page.locator(".m-function").first.wait_for()
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.keyboard.press("ControlOrMeta+End")
    for _ in range(2):
        page.keyboard.type("total est un nombre vaut f3(12)", delay=60)
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    assert 0 < _longest_task(json.loads(browser.stop_tracing())["traceEvents"]) < _LONGEST_TASK_MS


def _longest_task(events: list[dict[str, Any]]) -> float:
    """In milliseconds of the processor: tests run beside others. Of the thread that took the keys."""
    taken = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "EventDispatch")
    thread = taken.most_common(1)[0][0]
    tasks = (one for one in events if "RunTask" in one["name"] and (one["pid"], one["tid"]) == thread)
    return float(max(one.get("tdur", 0) for one in tasks)) / 1000


@at_full_speed
def test_first_load_is_light(atelier: Open) -> None:
    built = Path(__file__).parents[3] / "src/educode/assets/built"
    names = ("atelier.js", "atelier.css", "worker.js")
    assert sum(len(gzip.compress((built / name).read_bytes())) for name in names) < 600_000
    workshop = atelier({"a.edu": ""})
    loaded = workshop.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    assert loaded < 1000 * _LONGEST_LOAD_SECONDS


@pytest.mark.parametrize("size", [(1024, 600), (820, 1180)])
def test_a_small_screen_begins_with_something_to_open(atelier: Open, size: tuple[int, int]) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"}, viewport={"width": size[0], "height": size[1]})
    workshop.page.locator(".row-main", has_text="essai").click()
    workshop.editor.wait_for()


def test_on_a_phone_a_program_is_never_opened_under_a_panel(atelier: Open) -> None:
    workshop = atelier(viewport={"width": 390, "height": 844})
    page = workshop.page
    page.locator(".card", has_text="Isotuiles").click()
    workshop.editor.wait_for()
    page.locator(".side").wait_for(state="hidden")
    workshop.editor.click()
    workshop.panel("Programmes").get_by_role("button", name="Nouveau", exact=True).click()
    page.get_by_role("button", name="Créer").click()
    page.locator(".tab", has_text="mon programme").wait_for()
    page.locator(".side").wait_for(state="hidden")


def test_the_tools_of_a_toile_are_reached_beside_the_help_on_a_small_screen(atelier: Open) -> None:
    workshop = atelier({"a.edu": "t est une toile\naffiche t\n"}, viewport={"width": 1024, "height": 600})
    workshop.open("a")
    workshop.panel("Aide")
    workshop.run()
    workshop.status_is("Terminé")
    button = workshop.page.get_by_role("button", name="Plein écran")
    becomes(lambda: (box := button.bounding_box())["x"] + box["width"] <= 1024, True)


@pytest.mark.parametrize("width", [640, 390, 320])
def test_on_a_phone_every_command_and_the_state_stay_in_sight(atelier: Open, width: int) -> None:
    workshop = atelier({"a.edu": 'affiche "salut"\n'}, viewport={"width": width, "height": 640})
    page = workshop.page
    workshop.open("a")
    workshop.run()
    workshop.says("salut")
    for part in page.locator(".topbar .button, .topbar .status").all():
        box = part.bounding_box()
        assert box, part
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width, part.inner_text()
        assert min(box["width"], box["height"]) >= 24, part.inner_text()
    page.get_by_role("button", name="Raccourcis clavier").click()
    page.locator("dialog").wait_for()


@pytest.mark.parametrize(("width", "height"), [(640, 400), (390, 844)])
def test_zoomed_or_on_a_phone_the_program_keeps_some_lines(atelier: Open, width: int, height: int) -> None:
    workshop = atelier({"a.edu": "affiche 1\n" * 40}, viewport={"width": width, "height": height})
    workshop.open("a")
    box = workshop.page.locator(".editors").bounding_box()
    assert box["height"] >= 180
    workshop.editor.click()
    workshop.page.keyboard.press("ControlOrMeta+f")
    search = workshop.page.locator(".cm-search")
    search.wait_for()
    becomes(lambda: search.bounding_box()["height"] <= 150, True)
    for part in search.locator("input, button").all():
        inside = part.bounding_box()
        assert box["x"] <= inside["x"] <= inside["x"] + inside["width"] <= width, part.get_attribute("name")


def test_the_same_message_is_counted_not_piled_up(atelier: Open) -> None:
    workshop = atelier({"a.edu": "affiche 1\n"})
    page = workshop.page
    for _ in range(4):
        page.keyboard.press("Control+Enter")
    page.locator(".toast", has_text="4 fois").wait_for()
    becomes(page.locator(".toast").count, 1)


def test_a_message_stays_while_the_mouse_is_on_it(atelier: Open) -> None:
    workshop = atelier({"a.edu": "affiche 1\n"})
    page = workshop.page
    page.keyboard.press("Control+Enter")
    toast = page.locator(".toast")
    toast.hover()
    page.wait_for_timeout(8000)
    assert toast.is_visible()
    page.mouse.move(0, 0)
    toast.wait_for(state="detached")


def test_the_focus_is_never_dropped(atelier: Open) -> None:
    """After the last answer, after a stop: what has the focus is still something of the page."""
    workshop = atelier({"a.edu": 'nom est un texte\ndemande "Qui ?" dans nom\naffiche nom\n'})
    page = workshop.page
    focused = "document.activeElement.className.split(' ').includes"
    workshop.open("a")
    workshop.run()
    page.get_by_label("Qui ?").fill("Zoé")
    page.keyboard.press("Enter")
    workshop.says("Zoé")
    until(page, f"{focused}('console-scroll')")
    workshop.run()
    page.get_by_label("Qui ?").wait_for()
    page.keyboard.press("Shift+Escape")
    workshop.status_is("Arrêté")
    until(page, f"{focused}('console-scroll')")
    workshop.run()
    page.get_by_label("Qui ?").wait_for()
    page.get_by_role("button", name="Arrêter").focus()
    page.keyboard.press("Enter")
    workshop.status_is("Arrêté")
    until(page, f"{focused}('run')")


def test_the_whole_program_in_front_is_printed_and_nothing_else(atelier: Open) -> None:
    lines = [f'affiche "ligne {number}"' for number in range(1, 401)]
    workshop = atelier({"devoir d'été.edu": "\n".join(lines) + "\n"})
    page = workshop.page
    workshop.open("devoir")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    becomes(page.locator(".printed h1").inner_text, "devoir d'été")
    becomes(page.locator(".printed li").all_inner_texts, lines)
    becomes(page.locator(".topbar").is_hidden, True)
    becomes(page.locator(".workspace").is_hidden, True)
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    becomes(page.locator(".printed").count, 0)
    page.emulate_media(media="screen")
    becomes(page.locator(".workspace").is_visible, True)
