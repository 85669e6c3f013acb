"""A record that somebody brings in the browser: the game goes on where it stood."""

from pathlib import Path

from playwright.sync_api import expect

from edubba.bots import make_bot
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.match import Match
from tests.e2e.conftest import Visit
from tests.e2e.player import by_mouse
from tests.server.running import Running

MOVES = 8


def saved(file: Path) -> None:
    """A game of two people that was broken off."""
    game = find_game("royal_game_of_ur")
    match = Match.new(game.setup(), ["Ninsun", "Shulgi"], seed=5)
    player, rng = make_bot("random", game), Rng(1)
    for _ in range(MOVES):
        match.play(player.choose(match.imagine(match.actor, rng), rng))
    match.save(file)


def test_a_saved_game_goes_on(house: Running, visit: Visit, tmp_path: Path) -> None:
    tablet = tmp_path / "evening.tablet"
    saved(tablet)
    guest = visit(house).open("#/tables")
    with guest.page.expect_file_chooser() as chooser:
        guest.page.get_by_role("button", name="Go on with a saved game").click()
    chooser.value.set_files(tablet)
    expect(guest.page.get_by_test_id("turn")).to_contain_text("to move")
    log = guest.page.locator(".log li").filter(has_text="enters a piece")
    expect(log.first).to_be_visible()
    assert guest.play(by_mouse, 3) == 3


def test_a_file_that_is_no_tablet_is_refused_in_a_sentence(
    house: Running, visit: Visit, tmp_path: Path
) -> None:
    wrong = tmp_path / "shopping.tablet"
    wrong.write_text("bread, beer, barley\n")
    guest = visit(house, ignore=lambda text: "Failed to load resource" in text)
    guest.open("#/tables")
    guest.page.get_by_test_id("load-file").set_input_files(wrong)
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("tablet")
    assert "‹" not in alert.inner_text()
