"""What bots give away in a race: their choices held against decisions whose values are known.

    python -m edubba.solve.regret game_of_ur -o board=second_millennium \\
        --decisions second.decisions --bots pupil,copyist,master

The decisions are those that `edubba.solve.distil` writes, of games between more and less careful
players; some of them are kept in the tests.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from edubba.bots import make_bot
from edubba.core.bot import Bot
from edubba.core.game import Game, Setup
from edubba.core.race import Race
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, State
from edubba.tables.exact import moves_of

Sides = tuple[list[int], list[int]]
BLUNDER = 0.05


@dataclass
class Decision:
    """A position in which a seat chooses, and what each of its actions is worth."""

    state: State
    worth: dict[int, float]
    course: list[int]
    """What was thrown and gambled before, from the bare position on."""


@dataclass
class Regret:
    """What a bot gave away over some decisions."""

    mean: float
    interval: float
    agreement: float
    """The share of decisions in which nothing was better."""
    blunders: float
    """The share of those that cost a twentieth of a game or more."""
    seconds: float
    """For a decision."""


def sides_after(game: Game, state: State, action: int) -> Sides | None:
    """Where both sides stand after an action, the one that chose it first; None for a gamble."""
    after = state.clone()
    after.apply(action)
    if after.actor == CHANCE and not game.evaluator(game.objectives[0]).can_judge(after):
        return None
    return game.race_sides(after, state.actor)


def decision_of(setup: Setup, race: Race, line: str) -> Decision:
    """A line of decisions as a position: the throw is found by the moves that it allows."""
    mover, other, number, gambles, values = json.loads(line)
    wanted = [(move.mover, move.other) for move in moves_of(race, mover, other, number)]
    for state, course in thrown(setup.game.race_position(setup, mover, other)):
        found = {each: sides_after(setup.game, state, each) for each in state.legal_actions()}
        told = [key(race, sides) for sides in (*wanted, *[None] * gambles)]
        if sorted(key(race, sides) for sides in found.values()) == sorted(told):
            known = dict(zip(told, values, strict=True))
            worth = {each: known[key(race, to)] for each, to in found.items()}
            return Decision(state, worth, course)
    raise ValueError(f"no throw leads to {line}")


def key(race: Race, sides: Sides | None) -> str:
    """Sides as a text that equal pieces do not change; empty for a gamble."""
    if sides is None:
        return ""
    return str(sides if race.distinct else [sorted(side) for side in sides])


def thrown(state: State) -> Iterator[tuple[State, list[int]]]:
    """The decisions that can follow a throw, at once or after a gamble that succeeds, with what
    leads to it."""
    for outcome in state.legal_actions():
        after = state.clone()
        after.apply(outcome)
        if after.actor < 0:
            continue
        yield after, [outcome]
        for action in after.legal_actions():
            if sides_after(after.setup.game, after, action) is None:
                gambled = after.clone()
                gambled.apply(action)
                for reading in gambled.legal_actions():
                    read = gambled.clone()
                    read.apply(reading)
                    if read.actor == after.actor:
                        yield read, [outcome, action, reading]


def measured(bot: Bot, decisions: list[Decision], seed: int = 1) -> Regret:
    rng = Rng(seed)
    began = perf_counter()
    lost: list[float] = []
    for each in decisions:
        chosen = int(bot.choose(each.state, rng))
        lost.append(max(each.worth.values()) - each.worth[chosen])
    count = len(lost)
    mean = sum(lost) / count
    spread = (sum((each - mean) ** 2 for each in lost) / max(count - 1, 1)) ** 0.5
    return Regret(
        mean,
        1.96 * spread / count**0.5,
        sum(each < 1e-9 for each in lost) / count,
        sum(each >= BLUNDER for each in lost) / count,
        (perf_counter() - began) / count,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what bots give away in a race.")
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--decisions", type=Path, required=True)
    parser.add_argument("--bots", required=True, help="with commas, or semicolons")
    parser.add_argument("--every", type=int, default=1, help="take each so many-th decision")
    asked = parser.parse_args()
    game = find_game(asked.game)
    setup = game.setup(options=dict(each.split("=", 1) for each in asked.option))
    race = game.race(setup)
    assert race is not None
    lines = asked.decisions.read_text("utf-8").splitlines()[:: asked.every]
    decisions = [decision_of(setup, race, line) for line in lines]
    print(f"{len(decisions)} decisions")
    for name in asked.bots.split(";" if ";" in asked.bots else ","):
        found = measured(make_bot(name, game), decisions)
        print(
            f"{name:32} {found.mean:.6f} ± {found.interval:.6f}  best {found.agreement:.1%}"
            f"  blunders {found.blunders:.2%}  {1000 * found.seconds:.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
