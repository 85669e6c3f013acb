"""One contestant in a process of its own: `worker.py NAME [...]` plays when told and reports.

It reads the number of CPU seconds of each round from standard input and answers with decisions of
seats (or whole games) and the CPU seconds they took, those of all threads. Chance is drawn but not
counted, for everybody alike.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

Round = Callable[[int], int]
"""Plays one random game from a seed and counts the seats' decisions."""


def edubba_game(way: str, id: str, *agreed: str) -> Round:
    """Our game with these options on; `cloning` plays every step on a copy of the position."""
    from edubba.core import Actions, Rng, find_game
    from edubba.core.playout import playout, playout_cloning

    setup = find_game(id).setup(options=dict.fromkeys(agreed, True))
    play = playout_cloning if way == "cloning" else playout
    actions = Actions()
    return lambda seed: play(setup.new(), Rng(seed), actions)


def royalur_finkel() -> Round:
    from royalur import Game

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game.create_finkel()
        decisions = 0
        while not game.is_finished():
            if game.is_waiting_for_roll():
                game.roll_dice()
            else:
                game.make_move(random.choice(game.find_available_moves()))
                decisions += 1
        return decisions

    return play


def open_spiel_driven(name: str) -> Round:
    """A game of OpenSpiel, every step asked for by ordinary Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


TOGETHER = 1000
"""Playings out, or steps of a search, between two looks at the clock."""


def open_spiel_rollouts(name: str) -> Round:
    """Random games of OpenSpiel played by its C++ code alone, counted as games: a search of two
    steps, each of which judges by half of them."""
    return open_spiel_search(name, 2)


def open_spiel_search(name: str, steps: int = TOGETHER) -> Round:
    """OpenSpiel's search in C++ with random games at each leaf, counted as these."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def play(seed: int) -> int:
        leaves = pyspiel.RandomRolloutEvaluator(TOGETHER // steps, seed)
        pyspiel.MCTSBot(game, leaves, 1.4, steps, 500, False, seed, False).step(state)
        return TOGETHER

    return play


def edubba_search(id: str) -> Round:
    """Our search with one random game at each leaf, counted as these."""
    from edubba.bots import make_bot
    from edubba.bots.mcts import PROBES, MctsBot
    from edubba.core import Rng, find_game

    setup = find_game(id).setup()
    bot = make_bot(f"mcts:judgement=none,iterations={TOGETHER}", setup.game)
    assert isinstance(bot, MctsBot)
    state = setup.new()

    def play(seed: int) -> int:
        return PROBES + sum(len(turn.results) for turn in bot.ranked(state, Rng(seed)))

    return play


STEPS = 20
"""Steps of a batch between two looks at the clock."""


def edubba_batched(id: str, count: str, seats: str = "") -> Round:
    """Our game in a batch: actions, observations, masks and rewards of all games at every step."""
    from edubba.core import Batch, Rng, find_game

    batch = Batch(find_game(id).setup(int(seats) if seats else None), int(count), 1)
    rng = Rng(1)

    def play(seed: int) -> int:
        for _ in range(STEPS):
            batch.step(batch.sample(rng))
        return STEPS * int(batch.count)

    return play


def edubba_driven(id: str) -> Round:
    """Our game, every step asked for by ordinary Python, chosen with our own generator."""
    from edubba.core import CHANCE, OVER, Actions, Rng, find_game

    setup = find_game(id).setup()
    actions = Actions()

    def play(seed: int) -> int:
        rng = Rng(seed)
        state = setup.new()
        decisions = 0
        while state.actor != OVER:
            state.legal_into(actions)
            if state.actor == CHANCE:
                state.apply(actions.draw(rng))
            else:
                state.apply(actions.pick(rng))
                decisions += 1
        return decisions

    return play


def edubba_whole(id: str, *agreed: str) -> Round:
    """Whole random games of ours, counted as games."""
    play = edubba_game("playout", id, *agreed)
    return lambda seed: min(1, play(seed))


def pgx_backgammon(count: str) -> Round:
    """Pgx in a batch, all of it compiled by JAX: random legal actions, observations, reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), int(count)))

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        chosen, following = jax.random.split(key)
        logits = jnp.where(carry.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        after = step(carry, actions, jax.random.split(following, int(count)))
        return after, after.observation.sum()

    run = jax.jit(lambda states, keys: jax.lax.scan(one, states, keys))

    def play(seed: int) -> int:
        nonlocal states
        states, seen = run(states, jax.random.split(jax.random.PRNGKey(seed), STEPS))
        seen.block_until_ready()
        return STEPS * int(count)

    return play


def pettingzoo_classic(name: str) -> Round:
    """A whole game of one of PettingZoo's, by random legal actions."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        rng = random.Random(seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(rng.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play


def catanatron_whole() -> Round:
    """Whole random games of Catanatron with two players, counted as games."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed).play()
        return 1

    return play


OTHERS: dict[str, Callable[..., Round]] = {
    "open_spiel": open_spiel_driven,
    "open_spiel_rollouts": open_spiel_rollouts,
    "open_spiel_search": open_spiel_search,
    "search": edubba_search,
    "batched": edubba_batched,
    "driven": edubba_driven,
    "whole": edubba_whole,
    "pgx": pgx_backgammon,
    "pettingzoo": pettingzoo_classic,
    "catanatron": catanatron_whole,
}


def contestant(name: str, args: list[str]) -> Round:
    if name in OTHERS:
        return OTHERS[name](*args)
    if name == "royalur":
        return royalur_finkel()
    return edubba_game(*args)


def main() -> None:
    play = contestant(sys.argv[1], sys.argv[2:])
    play(0)
    seed = 1
    for line in sys.stdin:
        budget = float(line)
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < budget:
            decisions += play(seed)
            seed += 1
        print(decisions, spent, flush=True)


if __name__ == "__main__":
    main()
