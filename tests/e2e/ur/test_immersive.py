"""The scene is the window: at every size, with everything else over it, and no square covered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import visiting
from tests.e2e.ur.table import UrTable
from tests.e2e.ur.test_camera import DATA, check_framing
from tests.server.running import Running

SIZES = {
    "desk": (1280, 800),
    "screen": (1920, 1080),
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
LEAST = 0.95
POSITION = {"light": {"raven": 6}, "dark": {"eagle": 14}}


@pytest.fixture(scope="module")
def table(house: Running, with_card: Browser) -> Iterator[UrTable]:
    """A first game in the room, before its first throw; nobody plays, so that all can share it."""
    with visiting(with_card) as visit:
        guest = visit(house, settings={"theme": "light"})
        opened = UrTable(guest, "scene", sound_offered=False).lay(POSITION, [2])
        opened.wait_for_scene()
        opened.wait_for("await_small")
        opened.page.set_viewport_size({"width": 390, "height": 844})
        uncover(opened, "the offer of sound")  # which is made on a phone, too
        opened.named("ur-sound-yes").click()
        opened.page.set_viewport_size({"width": 1280, "height": 800})
        yield opened


def share_of_window(table: UrTable) -> float:
    """How much of the window the scene fills."""
    box = table.page.locator(".ur-scene canvas").bounding_box()
    size = table.page.viewport_size
    assert box is not None
    assert size is not None
    width = min(box["x"] + box["width"], size["width"]) - max(box["x"], 0)
    height = min(box["y"] + box["height"], size["height"]) - max(box["y"], 0)
    return float(width * height / (size["width"] * size["height"]))


def covered(table: UrTable) -> list[str]:
    """Squares, bones and piles over which something else lies."""
    names = [f"cell_{square['id']}" for square in DATA["squares"]]
    names += ["die_small", "die_large", "pile_light", "pile_dark", "pile_pool"]
    found: list[str] = table.page.evaluate(
        """names => names.filter((name) => {
            const at = window.__ur.project(name);
            return !at || document.elementFromPoint(...at)?.tagName !== "CANVAS";
        })""",
        names,
    )
    return found


def under_a_sentence(table: UrTable) -> list[str]:
    """Bones and piles over which a sentence would lie that tells of a lost turn."""
    names = ["die_small", "die_large", "pile_light", "pile_dark", "pile_pool"]
    names += ["tray_light", "tray_dark", "turn_light", "turn_dark"]
    found: list[str] = table.page.evaluate(
        """names => {
            const line = document.createElement("p");
            line.className = "ur-banner";
            line.textContent = "No bird can use the 10: Ninsun loses the turn.";
            document.querySelector(".ur-over").append(line);
            const box = line.getBoundingClientRect();
            line.remove();
            return names.filter((name) => {
                const [x, y] = window.__ur.project(name);
                return x > box.left - 20 && x < box.right && y > box.top - 20 && y < box.bottom;
            });
        }""",
        names,
    )
    return found


def uncover(table: UrTable, name: str) -> None:
    """The picture follows the window in its own time; then nothing is covered."""
    table.until(lambda: covered(table) == [], f"something lies over the board: {name}")
    table.settle()


def throw_under_the_thumb(table: UrTable, height: int) -> None:
    box = table.named("ur-throw").bounding_box()
    assert box is not None
    assert box["height"] >= 56
    assert box["width"] >= 300
    assert box["y"] > height * 0.7


@pytest.mark.rule("GU-UI-2.4")
def test_the_panel_folds_and_the_whole_screen_can_be_had(table: UrTable) -> None:
    page = table.page
    expect(table.named("ur-offer-sound")).to_have_count(0)  # it was made once, and is remembered
    kept = "() => ['settings', 'ur'].map((name) => JSON.parse(localStorage[`edubba.${name}`]))"
    settings, ur = page.evaluate(kept)
    assert (settings["sound"], ur["sound_offered"]) == (True, True)
    before = table.where("cell_m16")
    table.named("ur-fold").click()
    expect(page.locator(".ur-panel")).to_be_hidden()
    expect(table.named("ur-throw")).to_be_in_viewport()
    uncover(table, "folded")
    assert table.where("cell_m16")[0] > before[0]  # the room uses what became free
    table.named("ur-fold").click()
    expect(page.locator(".ur-panel")).to_be_visible()
    drawer = table.named("unfold")
    for unfolded in ("true", "false"):  # the log is a drawer, of which the head is seen
        page.get_by_role("tab", name="Log").click()
        expect(drawer).to_have_attribute("aria-expanded", unfolded)
    whole = "() => document.fullscreenElement !== null"
    table.named("whole-screen").click()
    page.wait_for_function(whole)
    page.keyboard.press("F11")
    page.wait_for_function(f"() => !({whole})()")


@pytest.mark.rule("GU-UI-2.4", "GU-UI-1.1", "GU-UI-3.9")
def test_the_scene_fills_the_window_and_nothing_covers_the_board(table: UrTable) -> None:
    """At every size; and on a phone the throw lies under the thumb."""
    page = table.page
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        uncover(table, name)
        check_framing(table)
        assert share_of_window(table) >= LEAST, name
        assert under_a_sentence(table) == [], name
        if name == "phone":
            throw_under_the_thumb(table, height)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"  # by night
