"""Hints name a legal action and give reasons that hold."""

import pytest
from tests.bots import stones
from tests.bots.test_mcts import GAMES, decisions
from tests.games.game_of_ur.table import board, home_but

from edubba.analysis import Budget, Hint, hint
from edubba.analysis.hint import compared
from edubba.bots.candidates import Candidate
from edubba.bots.turns import Line
from edubba.core import InvalidInput, Rng
from edubba.core.catalogue import word
from edubba.core.game import Evaluator
from edubba.core.native import i64, vec
from edubba.core.registry import find_game

QUICK = Budget(iterations=16, seconds=0.4)


def ids(found: Hint) -> list[str]:
    return [reason.id.removeprefix("analysis/") for reason in found.reasons]


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_hint_can_be_played_and_read(id: str, seats: int) -> None:
    game = find_game(id)
    setup = game.setup(seats)
    for state in decisions(game, seats, seed=4, count=3, every=9):
        seat = int(state.actor)
        before = state.to_json()
        found = hint(setup, state.imagine(seat, Rng(1)), seat, QUICK, Rng(2))
        assert found.action in state.legal_actions()
        assert setup.space().parse(found.move) == found.action
        assert found.reasons
        for sentence in [found.label, *found.reasons]:
            assert word(sentence).strip()
            assert "/" not in word(sentence).split()[0]
        assert state.to_json() == before
        assert found.to_json()["id"] == found.action


def test_a_win_is_called_one() -> None:
    table = board(light=home_but(swallow=15), dark={"eagle": 9}).throw(2)
    found = hint(find_game("game_of_ur").setup(), table.state, 0, QUICK, Rng(1))
    assert ids(found)[0] == "wins"
    assert "It wins the game at once." in [word(reason) for reason in found.reasons]


def test_the_only_choice_is_called_so() -> None:
    found = hint(stones.GAME.setup(), stones.pile(1), 0, QUICK, Rng(1))
    assert ids(found) == ["only-move"]


class Lead(Evaluator):
    """Judges by points, as where nothing else is known."""


class JudgedStones(stones.Stones):
    def evaluator(self, objective: str) -> Evaluator:
        return Lead()


def test_what_is_better_only_after_the_reply_is_said() -> None:
    found = hint(JudgedStones().setup(), stones.pile(5), 0, Budget(60, 30), Rng(1))
    assert found.move == "take 1"
    assert ids(found)[:2] == ["clearly-better", "better-after-replies"]


@pytest.mark.parametrize(
    ("doubt", "ahead", "said"),
    [
        (0.01, 0.02, "about-equal"),
        (0.01, 0.1, "slightly-better"),
        (0.01, 0.2, "clearly-better"),
        (0.12, 0.1, "about-equal"),  # cannot be told from luck
        (0.12, 0.2, "slightly-better"),
    ],
)
def test_a_difference_is_said_as_far_as_it_is_sure(doubt: float, ahead: float, said: str) -> None:
    best, other = (Candidate(Line(vec[i64]([move]), 1.0)) for move in range(2))
    assert [reason.id for reason in compared(best, other)] == ["analysis/looks-best"]
    best.results, other.results = [ahead], [0.0]
    best.score, best.doubt = ahead, doubt
    assert [reason.id for reason in compared(best, other)] == [f"analysis/{said}"]


def test_only_the_seat_that_decides_gets_one() -> None:
    with pytest.raises(InvalidInput, match="that is not seat 1"):
        hint(stones.GAME.setup(), stones.pile(5), 1, QUICK, Rng(1))
