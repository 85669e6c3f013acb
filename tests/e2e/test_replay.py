"""A match is watched again: by slider, turn, line and link; a running one live."""

import asyncio
import random
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from edubba.client import House
from tests.e2e.conftest import Visit
from tests.e2e.player import by_mouse
from tests.e2e.test_study import brought, told_to_wait
from tests.server.guests import ME, RANDOM_BOT, play_on
from tests.server.running import Running

T = TypeVar("T")
OUTSIDE = """() => {
  const edge = document.querySelector(".ulm-drawing").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".ulm-drawing [data-element]")].map((each) => [
    each.dataset.element,
    each.getBoundingClientRect(),
  ]);
  return boxes.filter(([, box]) => box.left < edge.left - 1 || box.right > edge.right + 1);
}"""
"""What of the board of Ulm is cut off at its sides."""


def test_a_match_is_watched_again(house: Running, visit: Visit) -> None:
    person = visit(house)
    page = person.page
    person.open("#/games")
    match = brought(person, house, "ulm")
    person.open(f"#/replay/{match}?at=30")
    step = page.get_by_test_id("replay-step")
    expect(step).to_have_attribute("data-value", "30")
    expect(page.locator(".ulm-drawing")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    line = page.get_by_test_id("log-line").nth(20)
    line.click()
    expect(step).to_have_attribute("data-value", line.get_attribute("data-step") or "")
    assert f"at={line.get_attribute('data-step')}" in page.url
    page.get_by_test_id("turn-on").click()
    expect(step).not_to_have_attribute("data-value", line.get_attribute("data-step") or "")
    page.get_by_test_id("turn-back").click()
    page.get_by_test_id("replay-slider").press("End")
    last = step.get_attribute("data-value")
    page.get_by_test_id("replay-slider").press("ArrowLeft")
    expect(step).not_to_have_attribute("data-value", last or "")
    page.get_by_test_id("replay-eyes").select_option("open")
    page.get_by_test_id("replay-pace").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_attribute("data-value", last or "")
    page.get_by_test_id("to-study").click()
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", last or "")


def test_a_link_leads_to_its_moment_from_another_one_too(house: Running, visit: Visit) -> None:
    """In the same tab, where only the address changes: to another moment, and to another match."""
    person = visit(house)
    page = person.page
    person.open("#/games")
    matches = [brought(person, house, "royal_game_of_ur", seed) for seed in (5, 6)]
    for screen, step in (("replay", "replay-step"), ("study", "study-step")):
        for match, at in ((matches[0], 3), (matches[0], 5), (matches[1], 4)):
            person.open(f"#/{screen}/{match}?at={at}")
            expect(page.get_by_test_id(step)).to_have_attribute("data-value", str(at))
            table = f"table={match.rpartition('-')[0]}&" if screen == "replay" else ""
            expect(page).to_have_url(re.compile(re.escape(f"#/{screen}/{match}?{table}at={at}")))


@pytest.mark.slow  # one more match of three
def test_scores_are_seen_however_much_is_told_of_a_seat(house: Running, visit: Visit) -> None:
    person = visit(house, language="de-DE")
    person.open("#/games")
    match = brought(person, house, "after_the_flood")
    person.open(f"#/replay/{match}?at=198")
    expect(person.page.get_by_test_id("replay-step")).to_have_attribute("data-value", "198")
    expect(person.page.locator(".player-score")).to_have_count(3)
    wide, room = person.page.locator(".players").evaluate(
        "all => [all.scrollWidth, all.clientWidth]"
    )
    assert wide <= room


def test_a_running_match_is_followed_paused_and_caught_up_with(
    house: Running, visit: Visit
) -> None:
    ada = House(house.address)
    dice = random.Random(1)

    async def sit() -> dict[str, str]:
        told: dict[str, str] = await ada.new_table("royal_game_of_ur", [ME, RANDOM_BOT])
        return told

    async def play(moves: int) -> None:
        async with ada.seat(table["id"], 0) as seat:
            await play_on(seat, moves, dice)

    table = elsewhere(sit())
    elsewhere(play(3))
    person = visit(house)
    page = person.page
    person.open(f"#/replay/{table['match']}")
    step, live = page.get_by_test_id("replay-step"), page.get_by_test_id("replay-live")
    expect(step).to_have_attribute("data-value", "0")
    live.click()
    expect(live).to_have_attribute("aria-pressed", "true")
    before = int(step.get_attribute("data-value") or 0)
    assert before > 0
    elsewhere(play(3))
    expect(step).not_to_have_attribute("data-value", str(before))  # it follows by itself
    page.get_by_role("button", name="One step back").click()
    expect(live).to_have_attribute("aria-pressed", "false")
    stays = step.get_attribute("data-value") or ""
    elsewhere(play(3))
    expect(step).to_have_attribute("data-value", stays)
    live.click()
    expect(live).to_have_attribute("aria-pressed", "true")
    assert int(step.get_attribute("data-value") or 0) > int(stays)
    expect(page.get_by_test_id("to-study")).to_have_count(0)  # no engine for who only watches


def test_a_link_to_a_moment_works_for_others(house: Running, visit: Visit) -> None:
    """Of a private table, as it is when one plays against the computer: while the match runs others
    see by it what a spectator may, afterwards they study it."""
    person, other, third = (visit(house, ignore=told_to_wait) for _ in range(3))
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.new_table("royal_game_of_ur", "computer")
    person.play(by_mouse, 6)
    table = page.url.rpartition("/")[2]
    match = page.request.get(f"{house.address}/api/tables/{table}").json()["match"]
    person.open(f"#/replay/{match}?at=3")
    step = page.get_by_test_id("replay-step")
    expect(step).to_have_attribute("data-value", "3")
    assert "code=" not in page.url
    link = copied(page, "replay-share")
    assert "at=3&code=" in link
    seen = other.page
    seen.goto(link)
    there = seen.get_by_test_id("replay-step")
    expect(there).to_have_attribute("data-value", "3")
    expect(seen.get_by_test_id("replay-eyes")).to_have_count(0)
    expect(seen.get_by_test_id("to-study")).to_have_count(0)
    seen.get_by_role("button", name="One step on").click()
    expect(there).to_have_attribute("data-value", "4")
    expect(seen).to_have_url(re.compile(r"at=4&code="))
    seen.reload()  # the address has kept the invitation
    expect(there).to_have_attribute("data-value", "4")
    seen.get_by_role("link", name="To the table").click()
    expect(seen.locator(".board").first).to_be_visible()
    # While it runs, the study of who plays hands on the replay.
    person.open(f"#/study/{match}?at=4")
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", "4")
    assert "#/replay/" in copied(page, "study-share")
    person.open(f"#/table/{table}")
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("menu-resign").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    page.get_by_test_id("end-review").click()
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", "0")
    page.get_by_test_id("study-on").click()
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", "1")
    third.page.goto(copied(page, "study-share"))
    expect(third.page.get_by_test_id("study-step")).to_have_attribute("data-value", "1")
    expect(third.page.locator("[data-testid=choice], [data-testid=let-fall]").first).to_be_visible()
    third.page.get_by_role("link", name="To the replay").click()
    expect(third.page.get_by_test_id("replay-step")).to_have_attribute("data-value", "1")


def copied(page: Page, button: str) -> str:
    """What a button has put where it can be pasted."""
    page.evaluate("navigator.clipboard.writeText('')")
    page.get_by_test_id(button).click()
    page.wait_for_function("navigator.clipboard.readText()")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_game_that_is_over_is_open_while_its_series_goes_on(house: Running, visit: Visit) -> None:
    ada = House(house.address)

    async def sit() -> dict[str, str]:
        seats = [ME, RANDOM_BOT]
        told: dict[str, str] = await ada.new_table("ulm", seats, games=2, private=False)
        async with ada.seat(told["id"], 0) as seat:
            await play_on(seat, 2, random.Random(1))
            await seat.command("resign", yes=True)
        return told

    table = elsewhere(sit())
    person = visit(house, ignore=told_to_wait)
    page = person.page
    person.open(f"#/replay/{table['match']}?at=2")
    expect(page.get_by_test_id("replay-step")).to_have_attribute("data-value", "2")
    assert elsewhere(ada.table(table["id"]))["status"] == "running"
    expect(page.get_by_test_id("replay-live")).to_have_count(0)
    page.get_by_test_id("replay-eyes").select_option("1")
    page.get_by_test_id("replay-eyes").select_option("open")
    page.get_by_test_id("to-study").click()
    expect(page.get_by_test_id("study-step")).to_have_attribute("data-value", "2")
    expect(page.get_by_test_id("eyes")).to_have_value("open")


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: the browser has this one's loop."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
