"""What bots think of a position."""

import pytest
from tests.games.royal_game_of_ur.table import Table, board

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.core import CHANCE, OVER, Actions, InvalidInput, Rng, State
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import RULESETS

EVALUATOR = GAME.evaluator("race")


def value(table: Table, seat: int = LIGHT) -> float:
    return EVALUATOR.value(table.state, seat)


def test_what_one_gains_the_other_loses() -> None:
    for table in (board(), board(light=[3, 9], dark=[8], home=(1, 4)), board("blitz", light=[12])):
        assert value(table, LIGHT) + value(table, DARK) == pytest.approx(1)


def test_further_is_better_and_so_is_the_throw() -> None:
    assert value(board(light=[3])) > value(board(light=[2])) > value(board())
    assert value(board(home=(1, 0))) > value(board(light=[14]))
    assert value(board(), LIGHT) > 0.5 > value(board(), DARK)


def test_a_piece_in_danger_is_worth_less() -> None:
    behind, beyond = board(light=[7], dark=[5]), board(light=[7], dark=[9])
    assert value(behind) - value(board(dark=[5])) < value(beyond) - value(board(dark=[9]))
    safe = board(light=[8], dark=[6])
    assert value(safe) > value(board(light=[9], dark=[6]))
    # On the Masters path c7 is in front of dark's piece on b8, though light counts it 12.
    assert value(board("masters", light=[12], dark=[14])) < value(board("masters", light=[12]))


def test_the_end_is_certain() -> None:
    table = board(light=[14], home=(6, 6)).throw(1).play("move 14")
    assert (value(table, LIGHT), value(table, DARK)) == (1, 0)


def test_there_is_only_the_race() -> None:
    assert GAME.objectives == ["race"]
    with pytest.raises(InvalidInput, match="there is: race"):
        make_bot("greedy:objective=counters", GAME)


def test_the_copyist_runs_with_the_foremost_piece_and_captures() -> None:
    bot = make_bot("copyist", GAME)
    for table, move in (
        (board(light=[2, 9]).throw(2), "move 9"),
        (board(light=[5, 11], dark=[7]).throw(2), "move 5"),
    ):
        assert str(GAME.setup().space().decode(bot.choose(table.state, Rng(1)))) == move


@pytest.mark.compiled_only  # many games
def test_the_pupil_beats_chance_and_the_copyist_the_pupil() -> None:
    for bots, least in ((["pupil", "random"], 0.5), (["copyist", "pupil"], 0.6)):
        run = Simulation(GAME.setup(), [make_bot(name, GAME) for name in bots], 5, True)
        run.run(60)
        assert max(run.lengths) < 400, "two who only count squares capture each other for ever"
        seats = [seating.index(0) for seating in run.seating]
        won = [seat in result.winners for seat, result in zip(seats, run.results, strict=True)]
        assert sum(won) > least * len(won)


@pytest.mark.compiled_only  # many games
@pytest.mark.parametrize("ruleset", RULESETS)
def test_following_it_beats_chance(ruleset: str) -> None:
    games = 30
    won = sum(plays_for(game % 2, ruleset, Rng(game)) for game in range(games))
    assert won >= games * 2 // 3


def plays_for(seat: int, ruleset: str, rng: Rng) -> bool:
    """Whether the seat that always takes the best looking move beats one that plays at random."""
    state = GAME.setup(preset=ruleset).new()
    actions = Actions()
    while state.actor != OVER:
        state.legal_into(actions)
        if state.actor == CHANCE:
            state.apply(actions.draw(rng))
        elif state.actor == seat:
            state.apply(max(actions.as_list(), key=lambda action: after(state, action)))
        else:
            state.apply(actions.pick(rng))
    return state.result().winners == [seat]


def after(state: State, action: int) -> float:
    seat = state.actor
    state = state.clone()
    state.apply(action)
    return EVALUATOR.value(state, seat)
