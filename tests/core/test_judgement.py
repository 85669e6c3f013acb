"""Networks correct evaluators where they were trained for, and nowhere else."""

from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.core import InvalidInput, Result, Rng, State
from edubba.core.judgement import HAND, Learned, decided, ended, judgement_of, network_name
from edubba.core.network import write_network
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.games.ulm import GAME

SETUP = GAME.setup(2)
SIZE = int(GAME.aspects(SETUP).size)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A network that adds 2 for every point of the seat that looks, 1 and three times the hand."""
    groups = GAME.aspects(SETUP).groups
    place = sum(group.size for group in groups[: [g.name for g in groups].index("points")])
    weights = [0.0] * (SIZE + 1)
    weights[place] = 2.0
    weights[SIZE] = 3.0
    told = {"step": 4.0, "trust": 0.5, "spread": 10.0}
    layers = [(weights, [50.0]), ([1.0], [-49.0])]
    write_network(tmp_path / network_name(2), [SIZE + 1, 1, 1], layers, {**told})
    return tmp_path


def some(seats: int = 2, seed: int = 3) -> State:
    state, rng = GAME.setup(seats).new(), Rng(seed)
    for _ in range(60):
        legal = [each for each, _ in state.outcomes()] or state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


def test_a_network_is_told_the_aspects_and_what_the_evaluator_says(folder: Path) -> None:
    judge = judgement_of(GAME, "points", str(folder))
    state = some()
    for seat in range(2):
        said = GAME.evaluator("points").value(state, seat) / 4.0
        points = state.players[seat].vp  # type: ignore[attr-defined]
        expected = 0.5 * said + 2.0 * points + 3.0 * said + 1.0
        assert judge.value(state, seat) == pytest.approx(expected, abs=1e-6)


def test_elsewhere_the_evaluator_judges_alone(folder: Path) -> None:
    judge = judgement_of(GAME, "points", str(folder))
    hand = GAME.evaluator("points")
    assert isinstance(judge, Learned)
    assert judge.value(some(3), 0) == hand.value(some(3), 0)
    option = next(each for each in GAME.options if each.describe()["kind"] == "flag")
    other = GAME.setup(2, {option.name: not option.default}).new()
    assert judge.value(other, 0) == hand.value(other, 0)
    assert type(judgement_of(GAME, "points", HAND)) is type(hand)


def test_a_won_game_is_worth_more_than_any_hope() -> None:
    def result(*points: int) -> Result:
        places = [1 + sum(other > own for other in points) for own in points]
        return Result(places, [*points], Message("core/not-over"))

    assert decided(result(5, 4), 0, 10.0) > 7 > -7 > decided(result(5, 4), 1, 10.0)
    assert decided(result(9, 4), 0, 10.0) > decided(result(5, 4), 0, 10.0)
    assert ended(result(5, 5), 0, 10.0) == pytest.approx(0.5)
    assert ended(result(50, 5), 0, 10.0) > 0.98 > ended(result(6, 5), 0, 10.0) > 0.75


def test_a_folder_without_a_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="no network for this game in the folder"):
        make_bot(f"greedy:judgement={tmp_path}", GAME)
    (tmp_path / network_name(2)).write_bytes(b"clay")
    with pytest.raises(InvalidInput, match="no network for this game in the folder"):
        make_bot(f"greedy:judgement={tmp_path}", GAME)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("ulm", 2),
        ("ulm", 3),
        ("after_the_flood", 3),
        ("ur_ziggurat", 2),
        ("ur_ziggurat", 3),
        ("clash_of_cultures", 2),
        ("clash_of_cultures", 3),
    ],
)
def test_shipped_networks_judge_the_usual_game(game: str, seats: int) -> None:
    found = find_game(game)
    judge = judgement_of(found, found.objectives[0])
    assert isinstance(judge, Learned)
    state = found.setup(seats).new()
    assert judge.value(state, 0) != found.evaluator(found.objectives[0]).value(state, 0)
    assert judge.corrector is not None
    assert judge.corrector.network.inputs == found.aspects(state.setup).size + 1


@pytest.mark.parametrize("game", ["royal_game_of_ur", "game_of_ur"])
def test_games_without_one_keep_their_evaluator(game: str) -> None:
    found = find_game(game)
    judge = judgement_of(found, found.objectives[0])
    assert type(judge) is type(found.evaluator(found.objectives[0]))
