"""What lies beside the board lies whole: nothing covers its neighbour, and no bar cuts a choice."""

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.gallery import Gallery
from tests.e2e.pages import WEB

BOXES = "nodes => nodes.map(node => node.getBoundingClientRect().toJSON())"


def shown(browser: Browser, address: str, name: str, size: tuple[int, int]) -> Gallery:
    """A position of the gallery."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    context.set_default_timeout(PATIENCE)
    position: dict[str, Any] = json.loads((WEB / "fixtures" / f"{name}.json").read_text("utf-8"))
    gallery = Gallery(context.new_page(), address, position["game"])
    gallery.show(position)
    return gallery


def boxes(gallery: Gallery, where: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = gallery.page.locator(where).evaluate_all(BOXES)
    return found


@pytest.mark.parametrize("name", ["after_the_flood-start", "after_the_flood-passed"])
def test_the_verbs_of_after_the_flood_end_above_the_bar_of_a_phone(
    name: str, chromium: Browser, gallery_address: str
) -> None:
    gallery = shown(chromium, gallery_address, name, PHONE)
    bar = min(box["top"] for box in boxes(gallery, ".slim-bar"))
    verbs = boxes(gallery, ".flood-verb")
    assert len(verbs) == 6
    assert max(box["bottom"] for box in verbs) <= bar
    words = "nodes => nodes.filter(node => node.scrollHeight > node.clientHeight + 1).length"
    assert gallery.page.locator(".flood-verb").evaluate_all(words) == 0
    gallery.page.context.close()


def test_three_things_in_a_house_of_ulm_lie_beside_each_other(
    chromium: Browser, gallery_address: str
) -> None:
    gallery = shown(chromium, gallery_address, "ulm-hand", DESKTOP)
    things = boxes(gallery, ".own-mat .ulm-spread.house > span")
    assert len(things) == 3
    for one, other in pairwise(things):
        assert one["right"] <= other["left"] + 1
    gallery.page.context.close()


def test_no_advance_of_clash_of_cultures_is_cut(chromium: Browser, gallery_address: str) -> None:
    gallery = shown(chromium, gallery_address, "clash_of_cultures-empire", DESKTOP)
    gallery.page.locator(".drawer-tab").first.click()
    gallery.page.locator(".cc-advance").first.wait_for()
    cut = """nodes => nodes.filter((node) => {
      const end = (box) => box.getBoundingClientRect().bottom;
      const inside = end(node) <= end(node.closest(".cc-advance"));
      return !inside || node.scrollHeight > node.clientHeight + 2;
    }).map((node) => node.textContent)"""
    assert gallery.page.locator(".cc-advance-text").evaluate_all(cut) == []
    gallery.page.context.close()
