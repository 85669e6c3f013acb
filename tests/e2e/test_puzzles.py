"""Puzzles on the real boards: solved by mouse and by keyboard, in both languages, on a phone."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from edubba.core.registry import game_ids
from edubba.puzzles import Puzzle, find_puzzle, puzzles_of
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.test_language import GERMAN, read
from tests.e2e.test_screens import check
from tests.locale.shown import ON_PAGES, only_in
from tests.server.running import Running

LOOKS = [(DESKTOP, "dark"), (PHONE, "light")]
UR = "game_of_ur"


def with_targets(game: str, but: str = "") -> Puzzle:
    """One in which the best choice and the natural one are each one element of the board."""
    for puzzle in puzzles_of(game):
        if puzzle.id != but and puzzle.best != puzzle.natural and all(map(str, targets(puzzle))):
            return puzzle
    raise AssertionError(game)


def targets(puzzle: Puzzle) -> list[str]:
    """The elements of the natural choice and of the best; empty where they are not one each."""
    state = puzzle.state()
    found = [[*state.decision().targets(state, each)] for each in (puzzle.natural, puzzle.best)]
    return [each[0] if len(each) == 1 else "" for each in found]


def spot(page: Page, element: str) -> None:
    page.locator(f'[data-element="{element}"]').first.click()


def verdict(page: Page, what: str) -> None:
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-value", what)


def test_a_puzzle_is_missed_solved_and_studied_by_mouse(house: Running, visit: Visit) -> None:
    guest = visit(house)
    page = guest.page
    guest.open("#/")
    today = page.get_by_test_id("daily").get_attribute("data-value")
    page.get_by_test_id("daily").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-id", str(today))
    expect(page.get_by_test_id("puzzle-today")).to_contain_text("Puzzle of the day")
    expect(page.get_by_test_id("puzzle-about")).to_contain_text("win the race")
    of_the_day = find_puzzle(UR, str(today))
    assert of_the_day is not None
    state = of_the_day.state()
    for element in state.decision().targets(state, of_the_day.best):
        spot(page, element)
    verdict(page, "right")
    expect(page.get_by_test_id("solved-count")).to_contain_text("1 of 500")
    puzzle = with_targets(UR, str(today))
    natural, best = targets(puzzle)
    guest.open(f"#/puzzles/{UR}/{puzzle.id}")
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-id", puzzle.id)
    expect(page.get_by_test_id("puzzle-today")).to_have_count(0)
    page.locator(f'[data-element="{natural}"]').first.hover()
    expect(page.locator(".ur-tooltip")).to_be_visible()
    expect(page.get_by_test_id("tooltip")).to_have_count(1)
    spot(page, natural)
    verdict(page, "wrong")
    expect(page.get_by_test_id("loss")).to_have_text(f"−{100 * puzzle.loss:.1f}")
    expect(page.get_by_test_id("solved-count")).to_contain_text("1 of 500")
    spot(page, best)
    verdict(page, "right")
    expect(page.get_by_test_id("choices").locator("tr")).to_have_count(len(puzzle.choices))
    expect(page.get_by_test_id("solved-count")).to_contain_text("2 of 500")
    check(guest, LOOKS, "solved")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.get_by_test_id("puzzle-study").click()
    expect(page.locator(f'[data-element="{best}"]').first).to_be_visible()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    # What was solved is still solved, and the next is another of the wanted grade.
    guest.open("#/puzzles")
    page.get_by_test_id("grade-filter").select_option("5")
    expect(page.get_by_test_id(f"puzzles-{UR}")).to_contain_text("2 of 500")
    check(guest, LOOKS, "list")
    page.get_by_test_id(f"puzzles-{UR}").click()
    expect(page.get_by_test_id("grade")).to_have_attribute("data-value", "5")
    check(guest, LOOKS, "puzzle")


def test_a_puzzle_is_solved_by_keyboard_in_german(house: Running, visit: Visit) -> None:
    guest = visit(house, language=GERMAN)
    page = guest.page
    puzzle = with_targets(UR)
    guest.open(f"#/puzzles/{UR}/{puzzle.id}")
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-id", puzzle.id)
    _, best = targets(puzzle)
    way = Random(1)  # arrows are a walk over the table: any way leads there
    for _ in range(200):
        page.keyboard.press(way.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if page.evaluate("document.activeElement?.dataset?.element ?? ''") == best:
            break
    page.keyboard.press("Enter")
    verdict(page, "right")
    assert read(page) & only_in("en", "de", ON_PAGES) == set()
    # The way on has the focus.
    expect(page.get_by_test_id("next-puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("puzzle")).not_to_have_attribute("data-id", puzzle.id)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id(f"puzzles-{UR}")).to_be_visible()


def test_a_puzzle_that_is_none_gets_a_sentence(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=lambda text: "404" in text)
    guest.open(f"#/puzzles/{UR}/00000000")
    expect(guest.page.get_by_test_id("problem")).to_contain_text("There is no such puzzle.")
    guest.open("#/puzzles/chess")
    expect(guest.page.get_by_test_id("problem")).to_contain_text("There is no such puzzle.")


@pytest.mark.slow  # the same page around other boards
@pytest.mark.parametrize("game", [game for game in game_ids() if game != UR and puzzles_of(game)])
@pytest.mark.parametrize("language", ["en-GB", GERMAN])
def test_puzzles_of_every_game_lie_on_their_boards(
    game: str, language: str, house: Running, visit: Visit
) -> None:
    guest = visit(house, language=language)
    page = guest.page
    for puzzle in (puzzles_of(game)[0], puzzles_of(game)[-1]):
        guest.open(f"#/puzzles/{game}/{puzzle.id}")
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-id", puzzle.id)
        page.get_by_test_id("see-solution").click()
        verdict(page, "shown")
        expect(page.get_by_test_id("choices").locator("tr")).to_have_count(len(puzzle.choices))
        if language == GERMAN:
            assert read(page) & only_in("en", "de", ON_PAGES) == set()
        check(guest, LOOKS, f"{game} {puzzle.id}")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
