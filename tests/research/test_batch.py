"""Many games at once: the same as one by one, and the same however they are divided."""

import numpy as np
import pytest

from edubba.core import CHANCE, OVER, Actions, Batch, InvalidInput, Rng, find_game, game_ids
from edubba.research.vector import Games


@pytest.mark.parametrize("game", game_ids())
def test_a_batch_plays_what_single_games_play(game: str) -> None:
    """Every game of the batch follows its own dice, through its end and into the next game."""
    setup = find_game(game).setup(options={"no_trading": True} if "clash" in game else None)
    batch = Batch(setup, 2, seed=4, first=10)
    features, actions = setup.game.features(setup), Actions()
    sheet = features.sheet()
    dice = [Rng(4 * 1_000_003 + 10 + game) for game in range(2)]
    states = [setup.new(), setup.new()]
    chooser, ends = Rng(1), 0
    for _ in range(250):
        for at in range(2):
            while states[at].actor == CHANCE:
                states[at].legal_into(actions)
                states[at].apply(actions.draw(dice[at]), None)
            features.observe(states[at], states[at].actor, sheet)
            row = [*batch.sheet.values][at * features.size : (at + 1) * features.size]
            assert row == [*sheet.values]
            assert batch.actors[at] == states[at].actor
            mask = [*batch.masks][at * batch.actions : (at + 1) * batch.actions]
            assert [a for a, legal in enumerate(mask) if legal] == states[at].legal_actions()
        chosen = batch.sample(chooser)
        batch.step(chosen)
        for at in range(2):
            states[at].apply(chosen[at], None)
            while states[at].actor == CHANCE:
                states[at].legal_into(actions)
                states[at].apply(actions.draw(dice[at]), None)
            over = states[at].actor == OVER
            assert batch.ended[at] == over
            earned = [*batch.rewards][at * setup.seats : (at + 1) * setup.seats]
            assert earned == (states[at].result().returns() if over else [0.0] * setup.seats)
            if over:
                states[at] = setup.new()
                ends += 1
        if ends > 2:
            break
    assert ends or game == "clash_of_cultures"


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch = Batch(find_game("game_of_ur").setup(), 3, seed=1)
    before = [state.to_json() for state in batch.states]
    chosen = batch.sample(Rng(1))
    for wrong in (-1, 99, next(a for a in range(19) if not batch.masks[2 * 19 + a])):
        with pytest.raises(InvalidInput, match="not legal in game 2"):
            batch.step([*chosen[:2], wrong])
    with pytest.raises(InvalidInput, match="3 games, and 2 actions"):
        batch.step(chosen[:2])
    assert [state.to_json() for state in batch.states] == before


def play(processes: int) -> list[np.ndarray]:
    """Everything that 7 games show in 120 steps."""
    shown: list[np.ndarray] = []
    rng = np.random.default_rng(5)
    with Games("royal_game_of_ur", 7, seed=3, processes=processes) as games:
        for _ in range(120):
            games.step(games.sample(rng))
            seen = (games.observations, games.masks, games.actors, games.rewards, games.ended)
            shown += [part.copy() for part in seen]
    return shown


def test_games_are_the_same_in_several_processes() -> None:
    one, several = play(1), play(2)
    assert any(part.any() for part in one[4::5]), "some game must end"
    for here, there in zip(one, several, strict=True):
        np.testing.assert_array_equal(here, there)


def test_processes_refuse_what_is_not_legal_and_go_on() -> None:
    rng = np.random.default_rng(1)
    with Games("game_of_ur", 4, processes=2) as games:
        chosen = games.sample(rng)
        wrong = chosen.copy()
        wrong[3] = np.flatnonzero(games.masks[3] == 0)[0]
        with pytest.raises(InvalidInput, match="not legal in game 3"):
            games.step(wrong)
        games.step(chosen)
        last = games.observations.copy()
    np.testing.assert_array_equal(games.observations, last)


@pytest.mark.parametrize("processes", [1, 2])
def test_actions_are_any_sequence_of_numbers(processes: int) -> None:
    with Games("royal_game_of_ur", 3, processes=processes) as games:
        for kind in (list, tuple, np.asarray):
            games.step(kind([int(mask.argmax()) for mask in games.masks]))


@pytest.mark.parametrize(("count", "processes"), [(0, 1), (-1, 1), (4, 0), (4, -2)])
def test_no_games_and_no_processes_are_refused(count: int, processes: int) -> None:
    with pytest.raises(InvalidInput, match="at least one of each"):
        Games("game_of_ur", count, processes=processes)


def test_a_process_without_a_game_is_not_begun() -> None:
    with Games("royal_game_of_ur", 2, processes=3) as games:
        games.step(games.sample(np.random.default_rng(1)))
        assert games.masks.any(axis=1).all()
