"""Whole games: by mouse alone on the canvas, by keyboard alone, at one screen (GU-UI-3.1, 4.5)."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable

QUICKLY: dict[str, object] = {"endTurn": "manual"}
ALL_HOME = dict.fromkeys(("swallow", "storm_bird", "raven", "rooster", "eagle"), "home")
NEARLY_HOME: dict[str, Any] = {
    "light": {**ALL_HOME, "storm_bird": 15, "eagle": 16},
    "dark": {**ALL_HOME, "storm_bird": 9, "rooster": 8},
    "counters": {"light": 14, "dark": 21, "pool": 15},
}
ONES: dict[str, Any] = {"small_die": "custom", "small_die_weights": [1000, 1, 1, 1]}
"""The last turns of a game, with bones that nearly always show 1 and birds out of each other's
reach: short, and with everything in it but the opening."""

Do = Callable[[UrTable, str], None]


def steps(action: str, side: str) -> list[str]:
    """The things a person points at for an action, one after the other."""
    if action.startswith("roll_"):
        return [f"die_{action.removeprefix('roll_')}"]
    name = action.partition("_")[2]
    bird, _, house = name.partition("@")
    piece = f"piece_{side}_{bird}"
    if not house:
        return [piece]
    return [piece, f"cell_{side[0] if int(house) < 5 else 'm'}{house}"]


def element(name: str) -> str:
    kind, _, rest = name.partition("_")
    if kind == "piece":
        return "bird:" + rest.replace("_", ":", 1)
    return f"{'square' if kind == 'cell' else kind}:{rest}"


def by_mouse(table: UrTable, action: str) -> None:
    side = table.state["to_move"]
    for name in steps(action, side):
        if name.startswith("cell_") and not table.page.evaluate("() => window.__ur.legal.length"):
            return  # the bird had only this house left
        table.click(name)


def by_keys(table: UrTable, action: str) -> None:
    side = table.state["to_move"]
    if action == "roll_small":
        table.press(" ")
        return
    for name in steps(action, side):
        for _ in range(20):
            if table.hook("hover")["element"] == element(name):
                break
            if not table.legal:
                return
            table.press("ArrowRight")
        table.press("Enter")


def by_touch(table: UrTable, action: str) -> None:
    """Everything is tapped twice: the first tap points, the second acts."""
    for name in steps(action, table.state["to_move"]):
        if name.startswith("cell_") and not table.legal:
            return  # the bird had only this house left
        for _ in range(2):
            table.page.touchscreen.tap(*table.where(name))


def end_by_touch(table: UrTable) -> None:
    table.named("ur-end-turn").tap()


def end_by_mouse(table: UrTable) -> None:
    table.named("ur-end-turn").click()


def end_by_key(table: UrTable) -> None:
    table.press(" ")


def play(
    table: UrTable, do: Do, end: Callable[[UrTable], None], most: int = 2_000, seed: int = 4
) -> int:
    """Take legal actions until the game is over; each time the panel is what the engine says."""
    rng = random.Random(seed)
    for made in range(most):
        table.until(lambda: ready(table.now()), "stuck")
        table.settle()
        now = table.now()
        if now["screen"] == "end" or now["phase"] == "game_over":
            return made
        if now["phase"] == "turn_done":
            end(table)
            table.until(lambda: table.now()["phase"] != "turn_done", "the turn did not end")
            continue
        if not now["legal"]:
            continue
        check(table)
        # Rather a move than a gamble: the game shall come to an end.
        moves = [action for action in now["legal"] if action != "roll_large"]
        do(table, rng.choice(moves or now["legal"]))
        table.until(partial(changed, table, now), "nothing happened")
    raise AssertionError(f"not over after {most} actions")


def ready(now: dict[str, Any]) -> bool:
    return bool(now["legal"]) or now["phase"] in ("turn_done", "game_over")


def changed(table: UrTable, before: dict[str, Any]) -> bool:
    return table.now() != before


def check(table: UrTable) -> None:
    """Every value of the panel against the engine's own view."""
    view = table.engine()
    wanted: dict[str, str] = {
        "ur-pool": str(view["pool"]),
        "ur-roll-small": str(view["small"] or "-"),
        "ur-roll-large": str(view["large"] or "-"),
        "ur-roll-score": str(view["number"] or "-"),
    }
    for side in view["sides"]:
        name = side["side"]
        birds: list[dict[str, Any]] = side["birds"]
        standing = sorted((b for b in birds if 0 < b["house"] < 17), key=lambda b: b["house"])
        wanted |= {
            f"ur-counters-{name}": str(side["counters"]),
            f"ur-board-{name}": " ".join(f"{b['id']}:{b['house']}" for b in standing),
            f"ur-unlaunched-{name}": " ".join(b["id"] for b in birds if b["house"] == 0),
            f"ur-home-{name}": " ".join(b["id"] for b in birds if b["house"] == 17),
        }
    marked = table.page.evaluate(
        "() => [document.querySelector('.player.to-move')?.dataset.seat,"
        " [...document.querySelectorAll('.ur-side')].findIndex("
        "(card) => card.classList.contains('is-turn'))]"
    )
    seat = ["light", "dark"].index(table.value("turn")) if table.value("turn") else -1
    assert marked == [str(seat), seat]  # header, seats and panel say the same
    shown = table.values()
    assert {id: shown[id] for id in wanted} == wanted
    assert table.state["to_move"] == view["to_move"]


def over(table: UrTable) -> None:
    expect(table.named("ur-ending")).to_be_visible()
    expect(table.tooltip).to_have_count(0)


def over_in_the_room(table: UrTable, *screens: tuple[int, int]) -> None:
    """One small card, whole in the window, and the board stays in view beside it: on a phone, and
    on larger screens."""
    over(table)
    expect(table.page.locator(".ur-result")).to_have_count(0)  # the last throw has had its time
    for width, height in (PHONE, PHONE[::-1], *screens):
        most = 0.62 if (width, height) not in screens else 0.12
        table.page.set_viewport_size({"width": width, "height": height})
        box = table.page.locator("dialog.ending").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["width"] * box["height"] <= most * width * height
        left, top = box["x"], box["y"]
        table.until(partial(beside, table, left, top), f"the card covers the board at {width}")


def beside(table: UrTable, left: float, top: float) -> bool:
    """Whether the board's ends lie above a card or to the left of it."""
    ends = (table.where("cell_m5"), table.where("cell_m16"))
    return all(x < left or y < top for x, y in ends)


@pytest.mark.rule("GU-UI-3.1", "GU-UI-5.2", "GU-UI-5.7")
def test_the_end_of_a_game_by_mouse_on_the_canvas(scene: Open) -> None:
    table = scene(size=(700, 640), settings=QUICKLY).lay(NEARLY_HOME, **ONES)
    table.wait_for_scene()
    assert play(table, by_mouse, end_by_mouse) > 3
    over_in_the_room(table)


@pytest.mark.rule("GU-UI-4.5", "GU-UI-4.1")
def test_the_end_of_a_game_by_keyboard_alone(flat: Open) -> None:
    table = flat(settings=QUICKLY).lay(NEARLY_HOME, **ONES)
    assert play(table, by_keys, end_by_key) > 3
    over(table)


@pytest.mark.rule("GU-UI-3.9")
def test_the_end_of_a_game_by_touch(flat: Open) -> None:
    table = flat(size=PHONE, touch=True, settings=QUICKLY).lay(NEARLY_HOME, **ONES)
    assert play(table, by_touch, end_by_touch) > 3
    over(table)


@pytest.mark.rule("GU-UI-10.7")
def test_the_end_of_a_game_by_mouse_on_the_flat_board_against_the_computer(flat: Open) -> None:
    table = flat(settings=QUICKLY).lay(NEARLY_HOME, against="greedy", **ONES)
    assert play(table, by_mouse, end_by_mouse) > 1
    over(table)


@pytest.mark.slow
@pytest.mark.rule("GU-UI-3.1")
def test_a_whole_game_by_mouse_on_the_canvas(scene: Open) -> None:
    table = scene(size=(700, 640), settings=QUICKLY).begin("bot")
    table.wait_for_scene()
    assert play(table, by_mouse, end_by_mouse) > 20
    over_in_the_room(table, (1920, 1080))


@pytest.mark.slow
@pytest.mark.rule("GU-UI-3.9")
def test_a_whole_game_by_touch_in_the_scene(scene: Open) -> None:
    table = scene(size=PHONE, touch=True, settings=QUICKLY).begin("bot")
    table.wait_for_scene()
    assert play(table, by_touch, end_by_touch) > 20
    over_in_the_room(table)


@pytest.mark.slow
@pytest.mark.rule("GU-UI-4.5")
@pytest.mark.parametrize("opponent", ["bot", "here"])
def test_a_whole_game_by_keyboard_alone(flat: Open, opponent: str) -> None:
    table = flat(settings=QUICKLY).begin(opponent)
    assert play(table, by_keys, end_by_key) > 20
    over(table)


@pytest.mark.slow
@pytest.mark.rule("GU-UI-4.5")
def test_a_whole_game_by_keyboard_alone_in_the_scene(scene: Open) -> None:
    table = scene(size=(700, 640), settings=QUICKLY).begin("bot")
    table.wait_for_scene()
    assert play(table, by_keys, end_by_key) > 20
    over_in_the_room(table)
