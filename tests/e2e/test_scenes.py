"""What comes up over a table in its turn: scenes, forms, drawers and mats are accessible too."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import DESKTOP, PATIENCE
from tests.e2e.gallery import STANDS, Gallery, Position
from tests.e2e.kinds import set_up
from tests.e2e.pages import WEB
from tests.e2e.player import AXE
from tests.e2e.test_screens import OFTEN, VIOLATIONS

ADVANCED = "clash_of_cultures-empire"
SCENES = {
    "battle": ("clash_of_cultures-battle", ".cc-battle"),
    "trade form": (ADVANCED, "verb:trade"),
    "offer": ("clash_of_cultures trade_answer", ".over > *"),
    "advances": (ADVANCED, "drawer-advances"),
    "wonders": (ADVANCED, "drawer-wonders"),
    "cards": (ADVANCED, "drawer-cards"),
    "kept cards": ("ulm-keep", ".ulm-over"),
    "coats": ("ulm-middle", ".ulm-over"),
    "discarded cards": ("ulm-hand", "drawer-discard"),
    "trade": ("after_the_flood-trade", ".ask > *"),
    "workers": ("after_the_flood-workers", ".ask > *"),
    "charts": ("after_the_flood-trade", "drawer-charts"),
    "Politics": ("ur_ziggurat-politics", ".ask > *"),
    "Politics begun": ("ur_ziggurat-politics", "minus:f1"),
}
"""A fixture, or a question set up by hand; and what is pressed or picked there, or seen at once."""


def laid(name: str) -> Position:
    game, _, decision = name.partition(" ")
    if decision:
        return set_up(game, decision)
    fixture: Position = json.loads((WEB / "fixtures" / f"{name}.json").read_text("utf-8"))
    return fixture


@pytest.fixture
def gallery(chromium: Browser, gallery_address: str, scene: str) -> Iterator[Gallery]:
    position = laid(SCENES[scene][0])
    context = chromium.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    gallery = Gallery(context.new_page(), gallery_address, position["game"])
    gallery.show(position)
    yield gallery
    context.close()


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene(scene: str, gallery: Gallery) -> None:
    page = gallery.page
    _, begun = SCENES[scene]
    if begun.startswith("drawer-"):
        page.get_by_test_id(begun).click()
        page.get_by_test_id("drawer").wait_for()
    elif begun.startswith("."):
        page.locator(begun).first.wait_for()
    else:
        before = page.evaluate("window.sitting.table.asked()")
        page.evaluate("element => window.sitting.table.pick(element)", begun)
        page.wait_for_function(
            "before => String(window.sitting.table.asked()) !== String(before)", arg=before
        )
    page.evaluate(AXE.read_text("utf-8"))
    for (width, height), theme in OFTEN:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.evaluate(STANDS)
        assert (theme, page.evaluate(VIOLATIONS)) == (theme, [])
