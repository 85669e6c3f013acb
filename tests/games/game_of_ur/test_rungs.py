"""The levels as rungs: what each gives away, held against exact values; and that games end."""

from pathlib import Path

import pytest
from tests.games.game_of_ur.table import board, home_but

from edubba.bots import levels, make_bot
from edubba.bots.simulate import Simulation
from edubba.core import Game, Rng
from edubba.core.registry import find_game
from edubba.games.game_of_ur import GAME
from edubba.solve.regret import Decision, decision_of, measured

EXACT = Path(__file__).parent / "exact"
RATIO = 0.6
"""What a rung may give away of what the one below does; measured over 10,000 decisions it holds
for every step (docs/strength.md). Few decisions scatter, so tests take two steps at once."""


def decisions(board: str, count: int) -> list[Decision]:
    setup = GAME.setup(options={"board": board})
    race = GAME.race(setup)
    lines = (EXACT / f"{board}.jsonl").read_text("utf-8").splitlines()[:count]
    return [decision_of(setup, race, line) for line in lines]


def regret(level: str, given: list[Decision]) -> float:
    return measured(make_bot(f"{level}:objective=race", GAME), given).mean


def test_a_decision_is_a_position_with_a_value_for_every_action() -> None:
    for given in decisions("second_millennium", 30):
        assert {*given.worth} == {*given.state.legal_actions()}


@pytest.mark.interpreted_only  # without a network in it; the others are compiled_only
def test_the_lower_rungs_see_more_and_more() -> None:
    given = decisions("second_millennium", 150)
    pupil, copyist, reckoner = (regret(each, given) for each in levels()[:3])
    assert pupil > copyist > reckoner
    assert reckoner < RATIO * pupil


@pytest.mark.compiled_only  # networks judge
@pytest.mark.parametrize("board", ["first_millennium", "second_millennium"])
def test_every_second_rung_gives_away_far_less(board: str) -> None:
    given = decisions(board, 150)
    found = [regret(level, given) for level in levels()]
    for lower, higher in zip(found, found[2:], strict=False):
        assert higher < RATIO * lower
    assert found[-1] < 0.0002


def reached_the_cap(game: Game, bots: list[str], games: int) -> int:
    run = Simulation(game.setup(), [make_bot(name, game) for name in bots], 1, True)
    run.run(games)
    return sum(result.reason.id.endswith("turn_cap") for result in run.results)


@pytest.mark.parametrize("weak", ["pupil", "copyist"])
def test_games_of_weak_players_end(weak: str) -> None:
    assert reached_the_cap(GAME, [weak, "pupil"], 10) == 0


@pytest.mark.compiled_only  # networks judge
@pytest.mark.parametrize("objective", GAME.objectives)
@pytest.mark.parametrize("level", levels())
def test_whoever_can_win_wins(level: str, objective: str) -> None:
    """Nothing is in the pool, so the counters stay as they are."""
    light, dark = home_but(swallow=15), home_but(swallow="off")
    table = board(light, dark, counters=(18, 32, 0), turn=200).throw(2)
    bot = make_bot(f"{level}:objective={objective}", GAME)
    assert table.setup.space().parse("move swallow") == bot.choose(table.state, Rng(1))


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("one", range(7))
def test_no_game_between_two_levels_reaches_the_cap_of_turns(one: int) -> None:
    """A thousand games over all pairs, the player against itself among them."""
    for other in range(one, 7):
        assert reached_the_cap(GAME, [levels()[one], levels()[other]], 36) == 0


def test_the_pupil_never_gambles_while_a_bird_can_move() -> None:
    for given in decisions("first_millennium", 60):
        chosen = make_bot("pupil:objective=race", GAME).choose(given.state, Rng(1))
        assert str(GAME.setup().space().decode(chosen)) != "roll large"


@pytest.mark.parametrize("id", ["game_of_ur", "royal_game_of_ur"])
def test_where_pieces_are_is_told_both_ways(id: str) -> None:
    game = find_game(id)
    setup = game.setup()
    race = game.race(setup)
    assert race is not None
    rest = [race.home] * (race.count - 3)
    state = game.race_position(setup, [0, 3, 9, *rest], [1, 4, 10, *rest])
    own, other = game.race_sides(state, 0)
    assert (sorted(own), sorted(other)) == ([0, 3, 9, *rest], [1, 4, 10, *rest])
    assert game.race_sides(state, 1) == (other, own)
