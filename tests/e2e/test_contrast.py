"""High contrast: axe's stricter rule, seven to one, holds on every table in both themes; and what
is chosen stays visible where the system's few colours replace all others."""

import json

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import DESKTOP, PATIENCE, Visit
from tests.e2e.gallery import Gallery, position
from tests.e2e.player import AXE, QUICK
from tests.e2e.test_tree import MIDDLE, middle
from tests.server.running import Running

OFTEN = "royal_game_of_ur"
VIOLATIONS = (
    "async () => (await axe.run(document, {resultTypes: ['violations'],"
    " rules: {'color-contrast-enhanced': {enabled: true}}})).violations.map("
    "v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(', '))"
)


@pytest.mark.parametrize(
    "game",
    [game if game == OFTEN else pytest.param(game, marks=pytest.mark.slow) for game in MIDDLE],
)
def test_a_table_in_high_contrast(game: str, chromium: Browser, gallery_address: str) -> None:
    context = chromium.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    kept = json.dumps(json.dumps({**QUICK, "contrast": "more"}))
    page.add_init_script(f"localStorage.setItem('edubba.settings', {kept})")
    Gallery(page, gallery_address, game).show(position(middle(game)))
    page.evaluate(AXE.read_text("utf-8"))
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        assert (theme, page.evaluate(VIOLATIONS)) == (theme, [])
    context.close()


def outlines(page: Page, selector: str) -> set[str]:
    """How everything that is selected so is outlined."""
    styles: list[str] = page.locator(selector).evaluate_all(
        "all => all.map(each => getComputedStyle(each).outlineStyle)"
    )
    assert styles, selector
    return set(styles)


def test_choices_and_the_focus_show_in_forced_colours(house: Running, visit: Visit) -> None:
    guest = visit(house)
    page = guest.page
    page.emulate_media(forced_colors="active")
    guest.open("#/settings")
    page.locator("h1").wait_for()
    assert outlines(page, ".choice input:checked + span") == {"solid"}
    assert outlines(page, ".choice input:not(:checked) + span") == {"none"}
    assert outlines(page, "nav a[aria-current]") == {"solid"}
    guest.new_table("royal_game_of_ur", "local")
    page.locator(".spot.is-open").first.wait_for()
    assert outlines(page, ".tab[aria-selected=true]") == {"solid"}
    assert outlines(page, ".tab[aria-selected=false]") == {"none"}
    kept = page.locator(".board svg").first.evaluate("e => getComputedStyle(e).forcedColorAdjust")
    assert kept == "none"
    page.keyboard.press("Tab")
    assert outlines(page, ":focus-visible") == {"solid"}
