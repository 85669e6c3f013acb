"""Setup, dice and the turn (RG-1, RG-3, RG-4, RG-5)."""

import pytest
from tests.games.royal_game_of_ur.table import board, new_game

from edubba.core import CHANCE, Rng
from edubba.core.view import to_json
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.space import RULESETS


@pytest.mark.rule("RG-1.1", "RG-3.1", "RG-3.2")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_waits_and_light_throws(ruleset: str) -> None:
    table = new_game(ruleset)
    pieces = table.state.terms.pieces
    assert list(GAME.seats) == [2]
    assert table.waiting == (pieces, pieces)
    assert (table.on("light"), table.on("dark"), table.home) == ([], [], (0, 0))
    assert table.to_throw == "light"


@pytest.mark.rule("RG-1.3")
def test_both_see_the_same() -> None:
    table = board(light=[3], dark=[9]).throw(2)
    seen = [to_json(GAME.view(table.setup, table.state, seat)) for seat in (0, 1)]
    assert seen[0] == seen[1]
    assert table.state.imagine(1, Rng(1)).to_json() == table.state.to_json()


@pytest.mark.rule("RG-4.1", "RG-4.2", "RG-4.3")
def test_chances_of_the_dice() -> None:
    four = {"throw 0": 1, "throw 1": 4, "throw 2": 6, "throw 3": 4, "throw 4": 1}
    for ruleset in ("finkel", "finkel_2", "blitz", "aseb"):
        assert new_game(ruleset).weights() == four
    table = new_game("masters")
    assert table.weights() == {"throw 1": 3, "throw 2": 3, "throw 3": 1, "throw 4": 1}
    assert table.why("throw 0") == "only_chance"


@pytest.mark.rule("RG-4.4")
def test_only_the_dice_choose_the_number() -> None:
    table = board(light=[8], dark=[5]).throw(0)
    assert table.weights() == new_game().weights()
    table.throw(2)
    assert table.why("throw 2") == "only_chance"


@pytest.mark.rule("RG-5.1")
def test_first_the_throw_then_a_move_by_exactly_that_number() -> None:
    table = board(light=[3])
    assert table.why("move 3") == "only_chance"
    table.throw(3).play("move 3")
    assert (table.on("light"), table.waiting) == ([6], (6, 7))


@pytest.mark.rule("RG-5.2")
def test_a_throw_of_nothing_passes_the_turn() -> None:
    table = board(light=[3, 14], home=(2, 0)).throw(0)
    assert table.to_throw == "dark"
    assert table.on("light") == [3, 14]
    assert table.log() == [
        "Light throws 0.",
        "Light has no move with 0 and the turn passes.",
    ]


@pytest.mark.rule("RG-5.3")
def test_without_a_move_the_turn_passes() -> None:
    # Nothing waits; 14 needs a 1 and 12 would have to go to 14.
    table = board(light=[12, 14], home=(5, 0)).throw(2)
    assert table.to_throw == "dark"
    assert [event.name for event in table.events] == ["threw", "skipped"]
    # A safe rosette of the opponent can be all that stands in the way.
    assert board(light=[6], dark=[8], home=(6, 0)).throw(2).to_throw == "dark"


@pytest.mark.rule("RG-5.4", "RG-6.5")
def test_one_of_the_moves_must_be_made() -> None:
    table = board(light=[3, 9], dark=[6]).throw(3)
    assert table.legal() == ["move 3", "move 9"]
    only = board(light=[14], home=(6, 0)).throw(1)
    assert only.legal() == ["move 14"]


@pytest.mark.rule("RG-5.5")
def test_after_the_move_the_other_throws() -> None:
    table = board(light=[5]).throw(1).play("move 5")
    assert table.to_throw == "dark"
    table.throw(2).play("enter")
    assert table.to_throw == "light"
    assert table.state.throws == 2


def test_a_move_can_be_taken_back_until_the_next_throw() -> None:
    table = board(light=[2]).throw(2)
    assert not any(table.state.is_final(action) for action in table.state.legal_actions())
    table.play("move 2")
    assert table.state.actor == CHANCE
