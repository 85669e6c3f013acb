"""Menus, selection, opening and end (GU-UI-2)."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

LAST_BIRD = {
    "light": {"swallow": "home", "storm_bird": "home", "raven": 16, "rooster": "home"}
    | {"eagle": "home"},
}


@pytest.mark.rule("GU-UI-2.1", "GU-UI-2.2", "GU-UI-2.7")
def test_the_main_menu_and_the_credits(house: Running, visit: Visit) -> None:
    guest = visit(house).open()
    page = guest.page
    expect(page.get_by_test_id("menu-play")).to_be_visible()
    for shown in (".hero-picture", "[data-game=game_of_ur] img"):  # hero and card show the room
        page.wait_for_function(
            "what => document.querySelector(what)?.naturalWidth > 300", arg=shown
        )
    page.get_by_test_id("menu-credits").click()
    main = page.locator("main")
    for name in ("Finkel", "three.js", "Preact"):
        expect(main).to_contain_text(name)
    expect(main).to_contain_text(re.compile("design", re.IGNORECASE))
    page.get_by_test_id("credits-back").click()
    expect(page.get_by_test_id("menu-credits")).to_be_visible()
    page.get_by_test_id("menu-credits").click()
    expect(page.get_by_test_id("credits-back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu-play")).to_be_visible()


@pytest.mark.rule("GU-UI-2.3")
def test_two_clicks_on_the_selection_screen_begin_a_game(house: Running, visit: Visit) -> None:
    guest = visit(house).open()
    table = UrTable(guest, "flat")
    page = guest.page
    page.get_by_test_id("menu-play").click()
    page.get_by_test_id("game-game_of_ur").click()
    expect(page.get_by_test_id("opponent-computer")).to_be_visible()
    assert page.locator("input[name=level]").count() >= 3
    expect(page.locator("input[name=my-seat]")).to_have_count(3)
    assert page.locator("input[name=preset]").count() >= 3
    form = page.locator("form")
    for asked in (
        "Which board lies on the table",
        "How the small bone falls",
        "What a counter is worth",
        "Games in a row",
    ):
        expect(form).to_contain_text(asked)
    for change in ("Nothing is changed.", "Who gets the pool: it is handed back in halves"):
        expect(page.locator(".presets")).to_contain_text(change)
    boards = page.locator(".pictured-choice")
    expect(boards).to_have_count(2)
    boards.nth(1).click()
    page.get_by_test_id("opponent-local").click()
    page.get_by_test_id("start-game").click()
    expect(page).to_have_url(re.compile("#/table/"))
    page.wait_for_function("() => window.__ur !== undefined")
    assert table.hook("screen") == "game"
    assert table.state["board"] == "first_millennium"
    expect(page.locator(".players")).to_contain_text("you")
    expect(page.locator(".players")).not_to_contain_text("Guest")


@pytest.mark.rule("GU-UI-2.4", "GU-UI-2.7")
def test_from_the_game_everything_can_be_reached(flat: Open) -> None:
    table = flat().lay({"light": {"raven": 6}}, [2])
    table.throw()
    page = table.page
    expect(page.locator(".log")).to_contain_text("Ninsun throws 2.")
    table.click("piece_light_swallow")
    table.press("Escape")  # first the selection is cancelled
    expect(page.locator(".is-goal")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.press("Escape")
    menu = page.locator("dialog[open]")
    expect(menu).to_be_visible()
    for id in ("menu-restart", "menu-resign", "menu-leave"):
        expect(page.get_by_test_id(id)).to_be_visible()
    for words in ("Rules", "Settings"):
        expect(menu.get_by_text(words, exact=False).first).to_be_visible()
    page.get_by_test_id("menu-leave").click()
    expect(page.get_by_test_id("yes")).to_be_visible()  # a question first
    assert table.hook("screen") == "game"


@pytest.mark.rule("GU-UI-2.5")
def test_the_opening_shows_the_roll_off(flat: Open) -> None:
    table = flat(settings={"speed": 4, "motion": "full"}).begin("here")
    scores = [table.named(f"ur-roll-off-{side}") for side in ("light", "dark")]
    for score in scores:
        expect(score).to_have_attribute("data-value", re.compile(r"^(10|[1-7])$"))
    table.wait_for("await_small")
    light, dark = (int(str(score.get_attribute("data-value"))) for score in scores)
    assert light != dark
    first = "light" if light > dark else "dark"
    assert table.state["to_move"] == first
    assert table.value("turn") == first
    assert table.value("ur-pool") == "20"
    expect(table.page.locator(".log")).to_contain_text("Both put 10 counters into the pool.")


@pytest.mark.rule("GU-UI-2.5")
def test_a_tie_is_announced_and_thrown_again(flat: Open) -> None:
    """New tables until one begins with a tie (one in eight does)."""
    table = flat(settings={"speed": 4, "motion": "full"})
    request = table.page.request
    request.get(f"{table.guest.address}/api/me")
    wish = {"game": "game_of_ur", "seats": [{"kind": "me"}, {"kind": "here"}]}
    for _ in range(60):
        made = request.post(f"{table.guest.address}/api/tables", data=wish).json()
        if made["version"] > 5:  # four throws and the first small one make five entries
            break
    else:
        pytest.fail("no tie in sixty openings")
    table.remember("[data-testid=ur-banner], [data-testid=ur-roll-off] > p").sit(made)
    table.until(lambda: table.remembered("they throw again") > 0, "the tie was not announced")


@pytest.mark.rule("GU-UI-2.6")
def test_the_end_states_the_race_and_the_counters(flat: Open) -> None:
    counters = {"light": 2, "dark": 38, "pool": 10}
    table = flat(settings={"endTurn": "manual"})
    table.lay({**LAST_BIRD, "counters": counters}, [1], rate="0.50")
    table.throw()
    table.click("piece_light_raven")
    table.named("ur-end-turn").click()
    expect(table.named("ur-ending")).to_be_visible()
    assert table.value("ur-race-winner") == "light"
    wanted = {
        "pool": ("10", "0"),
        "counters": ("12", "38"),
        "net": ("-13", "+13"),
        "points": ("-6.50", "6.50"),
    }
    for id, values in wanted.items():
        assert (table.value(f"ur-end-{id}-light"), table.value(f"ur-end-{id}-dark")) == values
    expect(table.named("ur-winner-lost")).to_contain_text("lost 13 counters")
    assert table.hook("screen") == "end"
    expect(table.named("rematch")).to_be_visible()
    expect(table.named("end-leave")).to_be_visible()
    table.named("ur-new-rate").fill("3")
    table.named("ur-again-new-rate").click()
    expect(table.named("ur-ending")).to_have_count(0)
    table.wait_for("await_small")
    assert table.value("ur-value-light") == "45"


@pytest.mark.rule("GU-UI-2.6", "GU-UI-2.7")
def test_from_the_end_to_the_same_again_or_to_the_menu(flat: Open) -> None:
    table = flat()
    for way, there in (("rematch", "ur-throw"), ("end-leave", "menu-play")):
        table.lay(LAST_BIRD, [1])
        table.throw()
        table.click("piece_light_raven")
        expect(table.named(way)).to_be_visible()
        table.named(way).click()
        expect(table.named(there)).to_be_visible()


@pytest.mark.rule("GU-UI-5.11", "GU-UI-2.6")
def test_the_ledger_after_a_game_of_a_series(flat: Open) -> None:
    table = flat().begin("here", games=2, options={"first_player": "light", "rate": "2"})
    table.wait_for("await_small")
    table.throw()
    table.press("Escape")
    table.named("menu-resign").click()
    table.named("yes").click()
    expect(table.named("ur-ending")).to_be_visible()
    assert table.value("ur-race-winner") == "dark"
    assert table.value("ur-end-net-light") == "-10"
    assert table.value("ur-end-ledger-light") == "-20"
    assert table.value("ur-end-ledger-dark") == "20"
