"""Why not: every refusal says what was wrong and what would be right."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import Table, board, home_but

from edubba.core import word
from edubba.games.game_of_ur.space import DATA

POOR: dict[str, Any] = {"counters": (3, 20, 27), "shortage": "must_afford"}
SAID = [
    (board(light={"raven": 6}).throw(3), "launch swallow 3"),
    (board(light={"rooster": 5}).throw(1, "yes"), "launch storm_bird"),
    (board(light={"raven": 9, "rooster": 10}).throw(1), "move raven"),
    (board(light={"raven": 6}, dark={"eagle": 8}).throw(2), "move raven"),
    (board(light=home_but(raven=15)).throw(3), "move raven"),
    (board(light={"raven": "home"}).throw(2), "move raven"),
    (board(light={"eagle": 5}, launch_order="fixed").throw(2, "yes"), "launch raven"),
    (board(light={"raven": 7}, **POOR).throw(2), "move raven"),
    (board().throw(2), "move raven"),
    (board(light={"raven": 6}).throw(2, "yes"), "launch raven"),
    (board(board="first_millennium").throw(2), "launch swallow 3"),
    (board(light={"swallow": 3}).throw(1), "launch swallow 4"),
    (board().throw(1, "yes"), "roll large"),
    (board().throw(2), "small 4"),
]
SENTENCES = """
GU-6.1 Swallow needs a 2 to launch; the number is 3.
GU-6.5 Storm-bird cannot be launched: one of your own birds stands on 5.
GU-7.5 Raven cannot move there: one of your own birds stands on 10.
GU-7.4 Raven cannot move there: the rosette on 8 is taken.
GU-9.3 Raven needs exactly 2 to leave the board; 3 is too far.
GU-9.5 Raven is home and takes no further part.
GU-13.6 Raven has to wait: a bird earlier in the order is not launched yet.
GU-13.10 Raven would pay a toll of 4, and you hold 3.
GU-7.1 Raven is not on the board; it has to be launched first.
GU-6.1 Raven is on the board already.
GU-6.3 The Swallow cannot be launched on 3.
GU-6.1 Swallow is on the board already.
GU-4.2 The large bone is thrown once a turn.
GU-4.7 Only chance decides that, not a player.
"""
CASES = [*zip(SAID, SENTENCES.strip().splitlines(), strict=True)]


@pytest.mark.parametrize(("asked", "said"), CASES, ids=[said for _, said in CASES])
def test_a_reason_has_its_rule_and_its_words(asked: tuple[Table, str], said: str) -> None:
    table, move = asked
    reason = table.refusal(move)
    assert f"{reason.rule} {word(reason.words)}" == said


def test_the_first_reason_of_the_list_counts() -> None:
    """A launch that fails twice over gives the reason that stands first in data.json."""
    order = DATA.texts("illegal_reasons")
    table = board(light={"rooster": 5, "swallow": "off"}, launch_order="fixed").throw(1, "yes")
    assert table.why("launch storm_bird") == "start_house_own_bird"
    assert order.index("start_house_own_bird") < order.index("launch_order")
    table = board(launch_order="fixed").throw(2, "yes")
    assert table.state.actor != 0 or table.why("launch eagle") == "needs_launch_number"


def test_every_reason_of_the_list_has_its_words() -> None:
    seen = {table.why(move) for table, move in SAID}
    listed = set(DATA.texts("illegal_reasons"))
    assert listed - seen == {"not_your_turn", "throw_first"}  # said by the match, not by a decision
