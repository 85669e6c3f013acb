"""OpenSpiel's own search plays the Royal Game of Ur, against chance and against our bots.

pip install edubba[research]
python examples/research/open_spiel_search.py
"""

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from edubba.bots import make_bot
from edubba.core import Rng, find_game
from edubba.research.open_spiel import load

GAME = "royal_game_of_ur"


class OurBot:
    """A bot of the house, as OpenSpiel asks for an action."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = make_bot(name, find_game(GAME))
        self.rng = Rng(seed)

    def step(self, state: Any) -> int:
        position = state.position.state
        return int(self.bot.choose(position.imagine(position.actor, self.rng), self.rng))


def play(game: Any, players: list[Any], dice: np.random.Generator) -> list[float]:
    """One game; what each seat got."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTS on the Royal Game of Ur.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=10)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load(GAME)
    random = np.random.RandomState(asked.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    search = mcts.MCTSBot(game, 2.0, asked.simulations, evaluator, random_state=random)
    dice = np.random.default_rng(asked.seed)
    won = 0.0
    for number in range(asked.games):
        other = OurBot(asked.opponent, asked.seed + number)
        own = number % 2
        returns = play(game, [search, other] if own == 0 else [other, search], dice)
        won += (returns[own] + 1) / 2
    print(f"OpenSpiel's MCTS won {won:g} of {asked.games} games against {asked.opponent}")


if __name__ == "__main__":
    main()
