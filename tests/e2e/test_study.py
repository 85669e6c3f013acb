"""A finished match of two bots is analysed, branched, evaluated, and returned to."""

import pytest
from playwright.sync_api import expect

import edubba
from edubba.core.registry import find_game
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.player import Guest, by_mouse
from tests.server.running import Running

WAIT = 90_000


def brought(guest: Guest, house: Running, game: str, seed: int = 5) -> str:
    """The id of a finished match of bots, of two where that is enough, brought as a record."""
    others = find_game(game).setup().seats - 1
    match = edubba.new_match(game, ["greedy:budget=10", *["random"] * others], seed=seed)
    match.play_out()
    told = guest.page.request.post(
        f"{house.address}/api/tablets", data=match.record.text().encode()
    )
    assert told.ok, told.text()
    return str(told.json()["match"])


def analyse(guest: Guest, house: Running, game: str) -> None:
    page = guest.page
    guest.open("#/games")
    match = brought(guest, house, game)
    guest.open(f"#/study/{match}?at=40")
    step = page.get_by_test_id("study-step")
    expect(step).to_have_attribute("data-value", "40")
    # On to a decision with several choices.
    for _ in range(60):
        expect(page.locator("[data-testid=choice], [data-testid=let-fall]").first).to_be_visible()
        if page.get_by_test_id("choice").count() > 1:
            break
        shown = int(step.get_attribute("data-value") or 0)
        page.get_by_test_id("study-on").click()
        expect(step).to_have_attribute("data-value", str(shown + 1))
    choices = page.get_by_test_id("choice")
    expect(choices.nth(1)).to_be_visible()
    at = step.get_attribute("data-value")
    expect(page.get_by_test_id("chances")).to_contain_text("%")
    # Aside: a choice that was not made in the match.
    other = page.locator(".weighed:not(.played) [data-testid=choice]").first
    other.click()
    expect(step).not_to_have_attribute("data-moves", "0")
    expect(step).to_have_attribute("data-value", str(at))
    expect(page.get_by_test_id("study-return")).to_be_visible()
    page.get_by_role("tab", name="Variations").click()
    expect(page.get_by_test_id("branch").first).to_be_visible()
    # It is judged there, too.
    expect(
        page.locator("[data-testid=thought]:not([data-value='0']), [data-testid=let-fall]").first
    ).to_be_visible()
    # And back.
    page.get_by_test_id("study-return").click()
    expect(step).to_have_attribute("data-moves", "0")
    expect(step).to_have_attribute("data-value", str(at))
    # The whole match: moments that mattered, by regret, in words.
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("[data-testid=review][data-done=true]")).to_be_visible(timeout=2 * WAIT)
    moments = page.get_by_test_id("turning")
    regrets = [float(each.get_attribute("data-regret") or 0) for each in moments.all()]
    assert 3 <= len(regrets) <= 5
    assert regrets == sorted(regrets, reverse=True)
    expect(moments.first).to_contain_text("would have left")
    page.get_by_test_id("moment-0").click()
    expect(step).not_to_have_attribute("data-value", str(at))
    # The graph leads anywhere, by keys as by clicks.
    graph = page.get_by_test_id("graph")
    graph.focus()
    page.keyboard.press("Home")
    expect(step).to_have_attribute("data-value", "0")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-value", "1")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(step).not_to_have_attribute("data-value", "1")


def told_to_wait(text: str) -> bool:
    """Who jumps about faster than a busy house thinks is asked to wait, and asks again."""
    return "429" in text


def test_a_match_of_ulm_is_analysed(house: Running, visit: Visit) -> None:
    analyse(visit(house, ignore=told_to_wait), house, "ulm")


@pytest.mark.slow  # the same way through a longer match
def test_a_match_of_clash_is_analysed(house: Running, visit: Visit) -> None:
    analyse(visit(house, ignore=told_to_wait), house, "clash_of_cultures")


def test_a_moment_is_tried_again(house: Running, visit: Visit) -> None:
    """From the review to a table that runs from there, against the same opponent."""
    guest = visit(house, ignore=told_to_wait)
    page = guest.page
    guest.open("#/new/royal_game_of_ur")
    page.get_by_test_id("opponent-computer").click()
    # Its own mistakes are too small to be among the moments told of so many careless choices.
    page.get_by_role("radio", name="overseer").check(force=True)
    page.get_by_test_id("start-game").click()
    guest.play(by_mouse, 24)
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("menu-resign").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    first = page.request.get(f"{house.address}/api/tables/{page.url.rpartition('/')[2]}").json()
    mine = [seat["mine"] for seat in first["seats"]].index(True)
    guest.open(f"#/study/{first['match']}")
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("[data-testid=review][data-done=true]")).to_be_visible(timeout=2 * WAIT)
    moment = page.locator(f"[data-testid=turning][data-seat='{mine}']").first
    moment.get_by_role("button", name="Look").click()
    expect(page.get_by_test_id("study-prompt")).to_be_visible()
    lie = "all => all.map(each => each.dataset.piece + each.getAttribute('transform')).sort()"
    there = page.locator(".board [data-piece]").evaluate_all(lie)
    moment.get_by_role("button", name="Try again").click()
    expect(page.locator(".turn-mark.mine")).to_be_visible()
    assert page.locator(".board [data-piece]").evaluate_all(lie) == there != []
    again = page.request.get(f"{house.address}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert again["id"] != first["id"]
    for seat, before in zip(again["seats"], first["seats"], strict=True):
        assert (seat["kind"], seat["level"], seat["mine"]) == (
            before["kind"],
            before["level"],
            before["mine"],
        )
    assert guest.play(by_mouse, 1) == 1


def test_a_position_is_set_up_and_the_impossible_refused(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=lambda text: "422" in text)
    page = guest.page
    guest.open("#/position/game_of_ur")
    page.get_by_role("tab", name="Position").click()
    page.locator(".editor summary", has_text="counters").first.click()
    first = page.locator(".editor input[type=number]").first
    before = first.input_value()
    first.fill("9999")
    page.get_by_test_id("set-up").click()
    expect(page.get_by_test_id("position-refused")).to_contain_text("cannot be set up")
    expect(page.get_by_text("cannot be set up")).to_have_count(1)
    first.fill(before)
    page.locator(".editor summary", has_text="light").first.click()
    page.get_by_label("Swallow").first.select_option(label="house 7")
    page.get_by_test_id("set-up").click()
    expect(page.get_by_test_id("position-refused")).to_have_count(0)
    page.get_by_role("tab", name="Position").click()
    swallow = page.locator("[data-path='light.swallow'] option:checked")
    expect(swallow).to_have_text("house 7")


def test_an_impossible_position_is_refused_in_german(house: Running, visit: Visit) -> None:
    guest = visit(house, language="de", ignore=lambda text: "422" in text)
    page = guest.page
    guest.open("#/position/game_of_ur")
    page.get_by_role("tab", name="Stellung").click()
    page.locator(".editor summary", has_text="Hell").first.click()
    for bird in ("swallow", "eagle"):
        page.locator(f"[data-path='light.{bird}']").select_option(label="Haus 10")
    page.get_by_test_id("set-up").click()
    refused = "Diese Stellung lässt sich nicht aufbauen: Hell hat zu viele Vögel auf Haus 10."
    expect(page.get_by_test_id("position-refused")).to_have_text(refused)


def test_what_is_read_has_room_beside_what_is_asked(house: Running, visit: Visit) -> None:
    guest = visit(house)
    page = guest.page
    guest.open("#/games")
    match = brought(guest, house, "royal_game_of_ur")
    guest.open(f"#/study/{match}?at=41")
    expect(page.get_by_test_id("study-prompt")).to_be_visible()
    panel, graph, bar = (
        page.locator(each).bounding_box() for each in (".study-tabs", ".graph", ".slim-bar")
    )
    assert panel is not None
    assert panel["height"] >= 200
    assert graph is not None
    assert bar is not None
    assert graph["y"] >= bar["y"]


def test_a_position_is_set_up_in_a_match_and_left_again(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=told_to_wait)
    page = guest.page
    guest.open("#/games")
    match = brought(guest, house, "royal_game_of_ur")
    guest.open(f"#/study/{match}?at=41")
    step = page.get_by_test_id("study-step")
    expect(step).to_have_attribute("data-value", "41")
    page.get_by_role("tab", name="Position").click()
    page.locator(".editor summary", has_text="light").first.click()
    for place, value in (("waiting", "5"), ("on", "7, 9"), ("home", "0")):
        page.locator(f"[data-path='light.{place}']").fill(value)
    page.get_by_test_id("set-up").click()
    for gone in ("graph", "study-step", "study-play"):
        expect(page.get_by_test_id(gone)).to_have_count(0)
    move = page.locator("[data-testid=choice], [data-testid=let-fall]").first
    move.click()
    expect(page.get_by_test_id("branch")).to_have_count(1)
    page.get_by_test_id("study-return").click()
    expect(step).to_have_attribute("data-value", "41")
    expect(page.get_by_test_id("branch")).to_have_count(0)


def test_of_a_running_match_nothing_invented_is_shown_as_true(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=told_to_wait)
    page = guest.page
    guest.new_table("ulm", "computer")
    guest.play(by_mouse, 3)
    table = page.url.rpartition("/")[2]
    match = page.request.get(f"{house.address}/api/tables/{table}").json()["match"]
    guest.open(f"#/study/{match}?at=3")
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", "3")
    expect(page.get_by_test_id("imagined")).to_contain_text("imagined here")
    expect(page.get_by_test_id("eyes")).to_have_count(0)
    with page.expect_response(lambda answer: answer.url.endswith("/api/study/look")) as looked:
        page.get_by_test_id("study-on").click()
    assert '"open":false' in str(looked.value.request.post_data)
    assert looked.value.json()["seat"] == 0


def test_a_position_by_hand_begins_by_any_rules_and_is_there_again(
    house: Running, visit: Visit
) -> None:
    guest = visit(house, ignore=lambda text: "422" in text)
    page = guest.page
    guest.open("#/position/ulm")
    page.get_by_role("tab", name="Position").click()
    begin = page.get_by_test_id("beginning")
    begin.locator("summary").first.click()
    begin.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_test_id("lay-out").click()
    chances = page.get_by_test_id("chances").get_by_role("listitem")
    expect(chances).to_have_count(4)
    page.get_by_test_id("choice").first.click()
    page.get_by_role("tab", name="Variations").click()
    expect(page.get_by_test_id("branch")).to_have_count(1)
    page.reload()
    expect(chances).to_have_count(4)
    page.get_by_role("tab", name="Variations").click()
    expect(page.get_by_test_id("branch")).to_have_count(1)
    # The other board of the Game of Ur.
    guest.open("#/position/game_of_ur")
    page.get_by_role("tab", name="Position").click()
    page.get_by_test_id("beginning").locator("summary").first.click()
    page.get_by_test_id("beginning").locator("input[value=first_millennium]").check()
    with page.expect_response(lambda answer: answer.url.endswith("/api/study/look")) as looked:
        page.get_by_test_id("lay-out").click()
    assert looked.value.json()["options"]["board"] == "first_millennium"


def test_on_a_phone_nothing_is_wider_than_the_screen(house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, touch=True)
    guest.open("#/games")
    match = brought(guest, house, "game_of_ur")
    guest.open(f"#/study/{match}?at=30")
    expect(guest.page.get_by_test_id("graph")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    for tool in ("study-mistake", "study-share", "study-play"):
        box = guest.page.get_by_test_id(tool).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
