"""Why not: every refusal says what was wrong and what would be right."""

import pytest
from tests.games.game_of_ur.table import Table, board, home_but

from edubba.core import word
from edubba.games.game_of_ur.space import DATA

CASES = [
    (
        board(light={"raven": 6}).throw(3),
        "launch swallow 3",
        "Swallow needs a 2 to launch; the number is 3.",
    ),
    (
        board(light={"rooster": 5}).throw(1, "yes"),
        "launch storm_bird",
        "Storm-bird cannot be launched: one of your own birds stands on 5.",
    ),
    (
        board(light={"raven": 9, "rooster": 10}).throw(1),
        "move raven",
        "Raven cannot move there: one of your own birds stands on 10.",
    ),
    (
        board(light={"raven": 6}, dark={"eagle": 8}).throw(2),
        "move raven",
        "Raven cannot move there: the rosette on 8 is taken.",
    ),
    (
        board(light=home_but(raven=15)).throw(3),
        "move raven",
        "Raven needs exactly 2 to leave the board; 3 is too far.",
    ),
    (
        board(light={"raven": "home"}).throw(2),
        "move raven",
        "Raven is home and takes no further part.",
    ),
    (
        board(light={"eagle": 5}, launch_order="fixed").throw(2, "yes"),
        "launch raven",
        "Raven has to wait: a bird earlier in the order is not launched yet.",
    ),
    (
        board(light={"raven": 7}, counters=(3, 20, 27), shortage="must_afford").throw(2),
        "move raven",
        "Raven would pay a toll of 4, and you hold 3.",
    ),
    (
        board().throw(2),
        "move raven",
        "Raven is not on the board; it has to be launched first.",
    ),
    (
        board(light={"raven": 6}).throw(2, "yes"),
        "launch raven",
        "Raven is on the board already.",
    ),
    (
        board(board="first_millennium").throw(2),
        "launch swallow 3",
        "The Swallow cannot be launched on 3.",
    ),
    (
        board().throw(1, "yes"),
        "roll large",
        "The large bone is thrown once a turn.",
    ),
    (board().throw(2), "small 4", "Only chance decides that, not a player."),
]


@pytest.mark.parametrize(("table", "move", "sentence"), CASES, ids=[c[1] for c in CASES])
def test_reason(table: Table, move: str, sentence: str) -> None:
    assert word(table.refusal(move).words) == sentence


def test_the_first_reason_of_the_list_counts() -> None:
    """A launch that fails twice over gives the reason that stands first in data.json."""
    order = DATA.texts("illegal_reasons")
    table = board(light={"rooster": 5, "swallow": "off"}, launch_order="fixed").throw(1, "yes")
    assert table.why("launch storm_bird") == "start_house_own_bird"
    assert order.index("start_house_own_bird") < order.index("launch_order")
    table = board(launch_order="fixed").throw(2, "yes")
    assert table.state.actor != 0 or table.why("launch eagle") == "needs_launch_number"


def test_every_reason_of_the_list_has_its_words() -> None:
    seen = {table.why(move) for table, move, _ in CASES}
    listed = set(DATA.texts("illegal_reasons"))
    assert listed - seen == {"not_your_turn", "throw_first"}  # said by the match, not by a decision


def test_reasons_carry_their_rule() -> None:
    table = board(light={"raven": 6}, dark={"eagle": 8}).throw(2)
    assert table.refusal("move raven").rule == "GU-7.4"
