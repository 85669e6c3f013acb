"""The keyboard (GU-UI-4)."""

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable

MANUAL: dict[str, object] = {"endTurn": "manual"}


def focus(table: UrTable) -> None:
    table.page.locator(".ur-stage").focus()


def selected(table: UrTable) -> str | None:
    found: str | None = table.hook("hover")["element"]
    return found


def walk(table: UrTable, key: str, steps: int) -> list[str | None]:
    found = []
    for _ in range(steps):
        table.press(key)
        found.append(selected(table))
    return found


@pytest.mark.rule("GU-UI-4.1", "GU-UI-4.2", "GU-UI-4.3")
def test_choose_by_arrows_do_by_enter_end_by_space(shared: Open) -> None:
    """Scenario gu_s39."""
    table = shared(**MANUAL).lay({"light": {"raven": 6}}, [2])
    focus(table)
    table.wait_for("await_small")
    table.press(" ")
    table.wait_for("choose_primary")
    around = ["die:large", "bird:light:raven", "bird:light:swallow"]
    assert walk(table, "ArrowRight", 4) == [*around, around[0]]
    assert walk(table, "ArrowLeft", 2) == [around[2], around[1]]
    assert walk(table, "ArrowDown", 1) == [around[2]]
    assert walk(table, "ArrowUp", 1) == [around[1]]
    assert table.preview is not None
    assert (table.preview["to"], table.preview["kind"]) == (8, "rosette")
    expect(table.tooltip).to_contain_text("Raven")
    expect(table.page.locator(".is-focused[data-element='bird:light:raven']")).to_have_count(1)
    table.press("Enter")
    table.wait_for("turn_done")
    assert table.value("ur-board-light") == "raven:8"
    assert table.value("ur-counters-light") == "19"
    assert table.value("turn") == "light"
    assert walk(table, "ArrowRight", 1) == ["end_turn"]
    expect(table.named("ur-end-turn")).to_be_visible()
    table.press(" ")
    table.wait_for("await_small")
    assert table.value("turn") == "dark"


@pytest.mark.rule("GU-UI-4.1")
def test_the_turn_ends_by_itself_within_a_second(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}}, [2])
    table.throw()
    table.click("piece_light_raven")
    table.until(lambda: table.state["turn"] == 2, "the move was not made")
    table.page.wait_for_function("() => window.__ur.legal[0] === 'roll_small'")
    manual = shared(**MANUAL).lay({"light": {"raven": 6}}, [2])
    manual.throw()
    manual.click("piece_light_raven")
    manual.wait_for("turn_done")
    manual.page.wait_for_timeout(1_500)
    assert manual.phase == "turn_done"
    manual.named("ur-end-turn").click()
    manual.wait_for("await_small")


@pytest.mark.rule("GU-UI-4.1")
def test_space_keeps_its_meaning_elsewhere(flat: Open) -> None:
    table = flat(settings=MANUAL).lay({"light": {"raven": 6}}, [2])
    table.wait_for("await_small")
    table.named("table-menu").focus()
    table.press(" ")
    expect(table.page.locator("dialog[open]")).to_be_visible()
    table.press(" ")
    assert table.phase == "await_small"


@pytest.mark.rule("GU-UI-4.2")
def test_the_swallow_by_keyboard(shared: Open) -> None:
    table = shared(**MANUAL).lay({}, [2])
    focus(table)
    table.wait_for("await_small")
    assert walk(table, "ArrowRight", 2) == ["die:small", "die:small"]
    table.press("Enter")
    table.wait_for("choose_primary")
    assert walk(table, "ArrowRight", 2) == ["die:large", "bird:light:swallow"]
    table.press("Enter")
    houses = ["square:l3", "square:m7", "square:m11", "square:m15"]
    expect(table.page.locator(".is-goal")).to_have_count(4)
    assert selected(table) == houses[0]
    assert walk(table, "ArrowRight", 3) == houses[1:]
    assert table.preview is not None
    assert table.preview["to"] == 15
    table.press("Enter")
    table.wait_for("turn_done")
    assert table.value("ur-board-light") == "swallow:15"


@pytest.mark.rule("GU-UI-4.3")
def test_the_mouse_takes_over_when_it_moves(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}}, [2])
    table.throw()
    table.hover("pile_pool")
    focus(table)
    table.press("ArrowRight")
    assert selected(table) == "die:large"
    x, y = table.where("pile_pool")
    table.page.mouse.move(x + 4, y + 3)
    assert selected(table) == "pile:pool"
    expect(table.page.locator(".is-focused")).to_have_count(0)


@pytest.mark.rule("GU-UI-4.4")
def test_letters_and_digits(flat: Open) -> None:
    table = flat(settings=MANUAL).lay({"light": {"raven": 6}}, [1, "yes"])
    table.wait_for("await_small")
    table.press("r")
    table.wait_for("choose_primary")
    birds = ["swallow", "storm_bird", "raven", "rooster", "eagle"]
    for digit, bird in enumerate(birds, 1):
        table.press(str(digit))
        assert selected(table) == f"bird:light:{bird}"
    table.press("t")
    table.wait_for("choose_converted")
    table.press("?")
    overlay = table.page.locator("dialog[open]")
    for line in ("throw the small bone", "throw the large bone", "select Swallow"):
        expect(overlay).to_contain_text(line)


@pytest.mark.rule("GU-UI-4.4")
def test_letters_can_be_switched_off(flat: Open) -> None:
    table = flat(settings={**MANUAL, "letters": False}).lay({"light": {"raven": 6}}, [1])
    table.wait_for("await_small")
    table.press("r", "1")
    assert table.phase == "await_small"
    assert selected(table) is None
    focus(table)
    table.press(" ")
    table.wait_for("choose_primary")


@pytest.mark.rule("GU-UI-4.5")
def test_a_live_region_speaks_what_happens(shared: Open) -> None:
    table = shared(**MANUAL).lay({"light": {"raven": 7}, "dark": {"eagle": 9}}, [2])
    live = table.page.locator("[aria-live=polite][data-testid=live]")
    table.wait_for("await_small")
    focus(table)
    table.press(" ")
    expect(live).to_contain_text("Ninsun throws 2.")
    expect(live).to_contain_text("You have thrown 2")
    table.press("3", "Enter")
    table.wait_for("turn_done")
    for sentence in (
        "The Eagle of Shulgi on 9 is captured.",
        "Ninsun moves the Raven from 7 to 9.",
        "Ninsun pays 4 counters into the pool.",
    ):
        expect(live).to_contain_text(sentence)
