"""How games of Clash of Cultures end between bots: after the last round, or early, and by what.

A game is whole if it reaches the last round or ends by conquest: a last city taken by another
player. Raids, disasters and razing one's own last city end games too early.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt

from rich.console import Console
from rich.progress import track

from edubba.bots import make_bot
from edubba.bots.simulate import chosen
from edubba.core import Actions, Journal, Rng, find_game
from edubba.core.state import CHANCE, OVER
from edubba.games.clash_of_cultures.board_events import CityCaptured, CityLost, RaidBegan
from edubba.games.clash_of_cultures.events import EventDrawn, Razed
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import ROUNDS

WHOLE = ["six rounds", "conquest"]
KINDS = [*WHOLE, "raid", "razed", "disaster"]
SURE = 1.96
"""Standard errors to each side of a 95 % interval."""


@dataclass(frozen=True)
class Ending:
    """The end of one game."""

    seed: int
    kind: str
    round: int
    points: list[int]

    @property
    def whole(self) -> bool:
        return self.kind in WHOLE or self.round == ROUNDS


def play(seed: int, players: int, level: str) -> Ending:
    """Play one game; the last things told about a city say how it ended."""
    game = find_game("clash_of_cultures")
    bots = [make_bot(level, game) for _ in range(players)]
    dice = Rng(seed)
    thoughts = dice.split()
    state = game.setup(players).new()
    assert isinstance(state, ClashState)
    journal = Journal()
    actions = Actions()
    while state.actor != OVER:
        state.legal_into(actions)
        if state.actor == CHANCE:
            state.apply(actions.draw(dice), journal)
        else:
            state.apply(chosen(bots[state.actor], state, actions, thoughts), journal)
    points = [int(state.points(seat)) for seat in range(players)]
    return Ending(seed, ending_of(state, journal), int(state.round), points)


def ending_of(state: ClashState, journal: Journal) -> str:
    """What took the last city of whoever has none."""
    if all(state.city_count(seat) > 0 for seat in range(state.seats)):
        return "six rounds"
    lost = False
    for event in reversed(journal.events):
        if isinstance(event, Razed):
            return "razed"
        if isinstance(event, CityCaptured):
            return "conquest"
        if isinstance(event, RaidBegan) and lost:
            return "raid"
        if isinstance(event, EventDrawn) and lost:
            return "disaster"
        lost = lost or isinstance(event, CityLost)
    raise AssertionError("nobody lost a city")


def interval(count: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share = count / games
    bend = SURE**2 / games
    middle = (share + bend / 2) / (1 + bend)
    reach = SURE * sqrt(share * (1 - share) / games + bend / (4 * games)) / (1 + bend)
    return middle - reach, middle + reach


def told(count: int, games: int) -> str:
    low, high = interval(count, games)
    return f"{count} ({count / games:.1%}, {low:.1%} to {high:.1%})"


def games_of(asked: argparse.Namespace, players: int) -> Iterator[Ending]:
    seeds = range(asked.seed, asked.seed + asked.games)
    one = partial(play, players=players, level=asked.level)
    with ProcessPoolExecutor(asked.jobs) as pool:
        yield from pool.map(one, seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count how games of Clash of Cultures end.")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; others follow")
    parser.add_argument("--level", default="fair", help="a level or any other bot")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--list", action="store_true", help="name the games that ended early")
    asked = parser.parse_args()
    console = Console()
    for players in asked.players:
        ends = list(
            track(games_of(asked, players), f"{players} players", asked.games, transient=True)
        )
        kinds = Counter(end.kind for end in ends)
        early = [end for end in ends if not end.whole]
        rounds = Counter(end.round for end in early)
        row = [f"{players} players: whole", told(len(ends) - len(early), len(ends))]
        row += [f"{kind} {kinds[kind]}" for kind in KINDS]
        row += [f"round {at}: {rounds[at]}" for at in sorted(rounds)]
        console.print("  ".join(row), highlight=False)
        if asked.list:
            for end in early:
                console.print(f"  seed {end.seed}: {end.kind}, round {end.round}, {end.points}")


if __name__ == "__main__":
    main()
