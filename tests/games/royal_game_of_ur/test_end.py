"""The end, options and positions (RG-1.2, RG-10, RG-11)."""

from typing import Any

import pytest
from tests.games.royal_game_of_ur.table import board, new_game

from edubba.core import InvalidInput, word
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.space import RULESETS


@pytest.mark.rule("RG-1.2", "RG-10.1", "RG-10.2")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_last_piece_home_wins(ruleset: str) -> None:
    pieces = new_game(ruleset).state.terms.pieces
    last = new_game(ruleset).state.terms.home - 1
    table = board(ruleset, light=[1], dark=[last], home=(pieces - 1, pieces - 1), to_move="dark")
    table.throw(1).play(f"move {last}")
    assert table.to_throw == "over"
    result = table.state.result()
    assert (result.places, result.points) == ([2, 1], [pieces - 1, pieces])
    assert result.facts == {"throws": 1}
    assert word(result.reason) == "Dark brings all pieces home and wins."
    assert table.log()[-1] == word(result.reason)


@pytest.mark.rule("RG-10.1")
def test_with_a_piece_left_the_game_goes_on() -> None:
    table = board(light=[13, 14], home=(5, 6)).throw(1)
    assert table.play("move 14").to_throw == "dark"


@pytest.mark.rule("RG-10.3")
def test_resigning() -> None:
    table = board(light=[14], home=(6, 0)).throw(1)
    table.state.concede(0, table.journal)
    assert table.to_throw == "over"
    assert table.state.result().places == [2, 1]
    assert word(table.state.result().reason) == "Light resigns; Dark wins."
    assert table.events[-1].name == "ended"
    again = table.setup.position(table.state.to_json())
    assert again.result() == table.state.result()


@pytest.mark.rule("RG-11.1")
def test_rulesets_are_checked() -> None:
    with pytest.raises(InvalidInput, match="finkel, finkel_2, blitz, masters, aseb"):
        GAME.setup(options={"ruleset": "ludo"})


@pytest.mark.rule("RG-11.3")
def test_pieces_can_be_fewer_for_studies() -> None:
    assert board("blitz", pieces=3).waiting == (3, 3)
    assert board("blitz", pieces=7).waiting == (7, 7)
    assert board("blitz", pieces=0).waiting == (5, 5)
    assert GAME.option("pieces").internal
    with pytest.raises(InvalidInput):
        board(pieces=8)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"light": {"on": [15]}}, "light/on is 15, not 1 to 14"),
        ({"light": {"on": [0]}}, "light/on is 0, not 1 to 14"),
        ({"light": {"on": [3, 3]}}, "Light has two pieces on position 3"),
        ({"light": {"on": [6]}, "dark": {"on": [6]}}, "both players have a piece on b2"),
        ({"light": {"on": [1, 2], "home": 6}}, "7 pieces"),
        ({"light": {"on": [1], "waiting": 5}}, "7 pieces"),
        ({"light": {"home": -1}}, "7 pieces"),
        ({"light": {"home": 7}}, "all pieces home"),
        ({"ending": "race", "winner": "light"}, "all pieces home"),
        ({"winner": "dark"}, "exactly when it has ended"),
        ({"ending": "unfinished"}, "exactly until the game has ended"),
        ({"thrown": 5}, "thrown is 5, not 0 to 4"),
        ({"throws": -1}, "throws is -1, not 0 to"),
        ({"decisions": [{"decision": "move", "actor": 0}]}, "after a throw"),
        ({"thrown": 2, "decisions": [{"decision": "move", "actor": 1}]}, "Light is to move"),
        (
            {"thrown": 2, "decisions": [{"decision": "move", "actor": "chance"}]},
            "a seat decides there",
        ),
        ({"thrown": 2, "decisions": [{"decision": "throw", "actor": 0}]}, "chance decides there"),
    ],
)
def test_impossible_positions_are_refused(position: Any, complaint: str) -> None:
    with pytest.raises(InvalidInput, match=complaint):
        GAME.setup().position(position)


def test_the_dice_of_masters_never_show_nothing_in_a_position_either() -> None:
    with pytest.raises(InvalidInput, match="never show 0"):
        GAME.setup(preset="masters").position({"thrown": 0})


def test_a_move_with_nothing_to_move_is_refused() -> None:
    position: Any = {"thrown": 0, "decisions": [{"decision": "move", "actor": 0}]}
    with pytest.raises(InvalidInput):
        GAME.setup().position(position)
