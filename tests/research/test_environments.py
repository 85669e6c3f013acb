"""Every game and number of players passes the tests of the libraries it is offered to."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from edubba.core import InvalidInput, Value, find_game, game_ids
from edubba.research import Environment, environments
from edubba.research.arrays import Arrays, Memory, is_open
from edubba.research.gymnasium import AgainstBots
from edubba.research.open_spiel import load
from edubba.research.pettingzoo import env

TABLES = [(game, seats) for game in game_ids() for seats in find_game(game).seats]
QUICK: dict[str, dict[str, Value]] = {"clash_of_cultures": {"no_trading": True}}
"""Random players of Clash mostly talk about trade."""
SHORT = "royal_game_of_ur"
each = pytest.mark.parametrize(("game", "players"), TABLES)
each_quickly = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(
            game,
            seats,
            marks=[] if game == SHORT else [pytest.mark.compiled_only],  # whole games
            id=f"{game}-{seats}",
        )
        for game, seats in TABLES
    ],
)


def listed(game: str, players: int) -> Environment:
    return next(e for e in environments() if (e.game, e.players) == (game, players))


def test_the_registry_lists_every_game_and_number_of_players() -> None:
    assert [(e.game, e.players) for e in environments()] == TABLES
    assert environments() == environments()


@each
def test_pettingzoo(game: str, players: int) -> None:
    with warnings.catch_warnings():  # it warns of observations with a mask, its own convention
        warnings.simplefilter("ignore")
        api_test(env(game, players), num_cycles=30)
        seed_test(lambda: env(game, players), num_cycles=15)


@each
def test_gymnasium(game: str, players: int) -> None:
    check_env(gymnasium.make(listed(game, players).gymnasium).unwrapped, skip_render_check=True)


@each_quickly
def test_open_spiel(game: str, players: int) -> None:
    spiel = load(game, players, QUICK.get(game))
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def play_zoo(zoo: Any, seed: int) -> dict[str, float]:
    """A whole game of PettingZoo by its first legal actions, and what each agent got."""
    zoo.reset(seed=seed)
    earned = dict.fromkeys(zoo.possible_agents, 0.0)
    for agent in zoo.agent_iter():
        seen, reward, ended, cut, _ = zoo.last()
        earned[agent] += reward
        zoo.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    return earned


def test_agents_are_paid_once_and_what_one_wins_another_loses() -> None:
    for seed in range(5):
        earned = play_zoo(env("game_of_ur"), seed)
        assert sorted(earned.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_who_does_not_decide_has_no_legal_action() -> None:
    zoo = env("ulm", 3)
    zoo.reset(seed=1)
    masks = {agent: zoo.observe(agent)["action_mask"].any() for agent in zoo.agents}
    assert [agent for agent in masks if masks[agent]] == [zoo.agent_selection]


def test_an_illegal_action_loses_in_both_libraries() -> None:
    zoo = env("game_of_ur")
    zoo.reset(seed=1)
    illegal = int(np.flatnonzero(zoo.last()[0]["action_mask"] == 0)[0])
    loser = zoo.agent_selection
    zoo.step(illegal)
    assert zoo.unwrapped.rewards[loser] == -1.0
    gym = AgainstBots("game_of_ur")
    gym.reset(seed=1)
    illegal = int(np.flatnonzero(gym.action_masks() == 0)[0])
    _, reward, terminated, _, info = gym.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_the_learner_sits_where_it_is_told_and_bots_play_the_rest() -> None:
    gym = AgainstBots("ur_ziggurat", 3, opponent="random", seat=2)
    _, info = gym.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert gym.playing.state.actor == info["seat"] == 2
        _, reward, over, _, info = gym.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += float(reward)
    assert -1.0 <= total <= 1.0


def test_tables_can_be_drawn() -> None:
    zoo = env("game_of_ur", render_mode="ansi")
    zoo.reset(seed=1)
    assert len(zoo.render().splitlines()) > 3


def test_features_have_their_names_and_shapes() -> None:
    setup = find_game("ulm").setup(3)
    arrays = Arrays(setup)
    many = np.stack([arrays.observation(setup.new(), seat) for seat in range(3)])
    named = arrays.named(many)
    assert named["grid"].shape == (3, 5, 3, 3)
    assert named["quarters"].shape == (3, 3, 8)
    assert arrays.scaled(many).dtype == np.float32
    assert np.abs(arrays.scaled(many)).max() <= 1.0


def test_information_states_tell_what_was_seen_and_nothing_else() -> None:
    assert is_open(find_game("game_of_ur").setup())
    setup = find_game("ulm").setup(2)
    assert not is_open(setup)
    spiel = load("ulm", 2).new_initial_state()
    rng = np.random.default_rng(2)
    while not any(player.hand for player in spiel.position.state.players):
        spiel.apply_action(int(rng.choice(spiel.legal_actions())))
    texts = [spiel.information_state_string(seat) for seat in range(2)]
    holder = next(s for s, p in enumerate(spiel.position.state.players) if p.hand)
    assert texts[holder].splitlines()[1:] != texts[1 - holder].splitlines()[1:]
    assert "? draw_card" in texts[1 - holder]
    assert "? draw_card" not in texts[holder]
    course = spiel.position.course
    assert Memory(setup).information_state(course, holder) == texts[holder]


def test_open_spiel_returns_what_the_game_says() -> None:
    state = load("after_the_flood").new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.returns() == state.position.state.result().returns()
    assert abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """No game ever comes to it: `reset` would wait for ever."""
    with pytest.raises(InvalidInput, match=f"no seat {seat}; the seats are 0 to 1"):
        AgainstBots(SHORT, seat=seat)
