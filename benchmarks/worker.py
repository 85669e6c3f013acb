"""One contestant in a process of its own: `worker.py NAME [...]` plays when told and reports.

It reads the number of CPU seconds of each round from standard input and answers with decisions of
seats and the CPU seconds they took. Chance is drawn but not counted, for everybody alike.
"""

import random
import sys
import time
from collections.abc import Callable

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


def open_spiel_backgammon() -> Round:
    import pyspiel

    game = pyspiel.load_game("backgammon")

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


def contestant(name: str, args: list[str]) -> Round:
    if name == "royalur":
        return royalur_finkel()
    if name == "open_spiel":
        return open_spiel_backgammon()
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
