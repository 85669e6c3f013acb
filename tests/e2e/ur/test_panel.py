"""What is shown beside the board equals the engine's state (GU-UI-5)."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open

HOLDING = {"counters": {"light": 19, "dark": 11, "pool": 20}}


@pytest.mark.rule("GU-UI-5.1", "GU-UI-5.2", "GU-UI-5.3", "GU-UI-5.5")
def test_turn_counters_pool_and_throws(shared: Open) -> None:
    """Scenario gu_s40."""
    table = shared().lay({"to_move": "dark", "turn": 2, **HOLDING}, [3, "yes"])
    assert [table.value(f"ur-roll-{name}") for name in ("small", "large", "score")] == ["-"] * 3
    table.throw()
    assert table.value("ur-roll-score") == "3"
    table.click("die_large")
    table.wait_for("choose_converted")
    assert table.value("turn") == "dark"
    assert table.value("ur-counters-light") == "19"
    assert table.value("ur-counters-dark") == "11"
    assert table.value("ur-pool") == "20"
    assert table.value("ur-roll-small") == "3"
    assert table.value("ur-roll-large") == "yes"
    assert table.value("ur-roll-score") == "7"
    coins = "[data-element='pile:{}'] .coin"
    for pile, held in (("light", 19), ("dark", 11), ("pool", 20)):
        expect(table.page.locator(coins.format(pile))).to_have_count(held)


@pytest.mark.rule("GU-UI-5.4")
def test_what_the_piles_are_worth(shared: Open, flat: Open) -> None:
    dear = shared().lay(HOLDING, [], rate="2.25")
    assert dear.value("ur-value-light") == "42.75"
    assert dear.value("ur-value-dark") == "24.75"
    assert dear.value("ur-value-pool") == "45"
    plain = shared().lay(HOLDING, [])
    expect(plain.named("ur-value-light")).to_have_count(0)
    wished = flat(show_values="on").lay(HOLDING, [])
    assert wished.value("ur-value-pool") == "20"


@pytest.mark.rule("GU-UI-5.7", "GU-UI-5.8", "GU-UI-5.9")
def test_birds_on_the_board_waiting_and_home(shared: Open) -> None:
    table = shared().lay(
        {
            "light": {"raven": 14, "eagle": 6, "swallow": "home"},
            "dark": {"storm_bird": 3 + 2, "rooster": "home", "raven": "home"},
        },
        [],
    )
    assert table.value("ur-board-light") == "eagle:6 raven:14"
    assert table.value("ur-board-dark") == "storm_bird:5"
    assert table.value("ur-unlaunched-light") == "storm_bird rooster"
    assert table.value("ur-unlaunched-dark") == "swallow eagle"
    assert table.value("ur-home-light") == "swallow"
    assert table.value("ur-home-dark") == "raven rooster"
    expect(table.page.locator(".ur-panel")).to_contain_text("1/5")
    expect(table.page.locator(".ur-panel")).to_contain_text("2/5")
    waiting = table.named("ur-unlaunched-dark")
    expect(waiting).to_contain_text("2")
    expect(waiting).to_contain_text("10")
    place = "[data-element='bird:{}'][data-place='{}']"
    for bird, at in (("light:raven", "m14"), ("dark:eagle", "off"), ("dark:raven", "home")):
        expect(table.page.locator(place.format(bird, at))).to_have_count(1)


@pytest.mark.rule("GU-UI-5.5")
def test_throws_stay_until_the_next_small_throw(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}}, [1, "no"])
    table.throw()
    table.click("die_large")
    table.wait_for("await_small")
    assert table.state["to_move"] == "dark"
    assert [table.value(f"ur-roll-{name}") for name in ("small", "large", "score")] == [
        "1",
        "no",
        "-",
    ]
    label = table.page.locator(".ur-throws dt").nth(2)
    expect(label).to_have_text("Ninsun, last")  # the other side's: now it is Dark's turn
    table.throw()
    expect(label).to_have_text("Number")
    assert table.value("ur-roll-large") == "-"
    assert table.value("ur-roll-small") == table.value("ur-roll-score")
    expect(table.page.locator(".log")).to_contain_text("Ninsun throws the large bone: no")


@pytest.mark.rule("GU-UI-5.10")
@pytest.mark.parametrize(
    ("throws", "said"),
    [([1, "no"], "Ninsun loses the turn."), ([1, "yes"], "Ninsun has no move with 5")],
)
def test_why_a_turn_ended_without_a_move(flat: Open, throws: list[int | str], said: str) -> None:
    home = {"swallow": "home", "storm_bird": "home", "rooster": "home", "eagle": "home"}
    table = flat().remember("[data-testid=ur-banner]")
    table.lay({"light": {**home, "raven": 14}}, throws)
    table.throw()
    table.click("die_large")
    table.until(lambda: table.remembered(said) >= 1.5, "it did not stand long enough to be read")
    expect(table.page.locator(".log")).to_contain_text(said)


@pytest.mark.rule("GU-UI-5.11")
def test_the_ledger_of_a_series(shared: Open) -> None:
    table = shared().begin("here", games=2, options={"first_player": "light"})
    assert table.value("ur-game-number") == "1"
    assert table.value("ur-ledger-light") == "0"
    assert table.value("ur-ledger-dark") == "0"
    single = shared().begin("here")
    expect(single.named("ur-game-number")).to_have_count(0)
    expect(single.named("ur-ledger-light")).to_have_count(0)


@pytest.mark.rule("GU-UI-5.12")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_colour_is_never_the_only_signal(flat: Open, theme: str) -> None:
    table = flat(settings={"theme": theme}).lay({"light": {"raven": 6}}, [2])
    table.throw()
    outline = "[data-element='bird:{}:eagle'] .edge"
    shapes = [
        table.page.locator(outline.format(side)).first.get_attribute("d")
        for side in ("light", "dark")
    ]
    assert shapes[0] != shapes[1]
    axe = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
    table.page.evaluate(axe.read_text("utf-8"))
    run = """async () => (await axe.run('.ur-panel', {runOnly: ['color-contrast']})).violations"""
    assert table.page.evaluate(run) == []


@pytest.mark.rule("GU-UI-5.12")
def test_rings_differ_in_form(shared: Open) -> None:
    """The four kinds of ring are told apart without their colours."""
    table = shared().lay(
        {"light": {"raven": 6, "rooster": 7, "eagle": 10}, "dark": {"swallow": 9, "raven": 12}},
        [2],
    )
    table.throw()
    forms: dict[str, str] = {}
    for bird in ("raven", "rooster", "eagle", "swallow"):
        table.hover(f"piece_light_{bird}")
        ring = table.page.locator(".ur-ring").first
        kind = str(ring.get_attribute("data-ring"))
        forms[kind] = re.sub(r"(stroke|fill)=\"[^\"]*\"", "", ring.inner_html())
    assert set(forms) == {"plain", "rosette", "capture", "blocked"}
    assert len(set(forms.values())) == 4
