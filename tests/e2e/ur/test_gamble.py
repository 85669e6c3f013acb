"""The gamble as a decision: what is sure beside what could be, before anybody throws."""

import pytest
from playwright.sync_api import expect

from edubba.analysis.race import known_choices
from edubba.core.state import State
from edubba.games.game_of_ur import GAME
from tests.e2e.ur.conftest import Open
from tests.games.game_of_ur.table import board

POSITION = {"light": {"raven": 6}}


def worth(state: State) -> tuple[float, float]:
    """The chance to win of the best move and of the gamble, in percent."""
    choices = known_choices(GAME.setup(), state)
    space = GAME.setup().space()
    rolls = [each.value for each in choices if str(space.decode(each.action)) == "roll large"]
    moves = [each.value for each in choices if each.value not in rolls]
    return round(100 * max(moves), 1), round(100 * rolls[0], 1)


@pytest.mark.rule("GU-UI-3.7", "GU-UI-3.2")
def test_use_the_number_or_gamble(shared: Open) -> None:
    table = shared(endTurn="manual").lay(POSITION, [2, "yes"])
    expect(table.named("prompt")).to_contain_text("Throw the small bone")
    table.throw()
    expect(table.named("ur-use")).to_contain_text("Use 2")
    gamble = table.named("ur-gamble")
    expect(gamble).to_contain_text("Gamble: 1/2 for 6, else the turn is lost")
    move, large = worth(board(light={"raven": 6}).throw(2).state)
    expect(table.named("ur-chance-use")).to_have_text(f"{move:g} % to win")
    expect(table.named("ur-chance-gamble")).to_have_text(f"{large:g} % to win")
    gamble.hover()
    ghosts = table.page.locator(".ur-ghost")
    expect(ghosts).to_have_count(1)  # the Raven could go on to house 12
    table.away()
    expect(ghosts).to_have_count(0)
    table.named("ur-use").click()
    assert table.hook("hover")["element"] == "bird:light:raven"
    gamble.click()
    table.wait_for("choose_converted")
    expect(gamble).to_have_count(0)


@pytest.mark.rule("GU-UI-3.2")
def test_a_gamble_that_must_be_taken_says_so(shared: Open) -> None:
    table = shared(endTurn="manual").lay({}, [3, "yes"])
    table.throw()
    expect(table.named("ur-use")).to_have_count(0)
    expect(table.named("ur-gamble")).to_contain_text("Throw the large bone: 1/2 for 7")
