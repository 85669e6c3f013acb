"""What perfect play wins against bots, exactly, where the race is short enough to ask them at every
position that can come up:

    python -m edubba.solve.policy game_of_ur -o board=second_millennium --pieces swallow,eagle \\
        --bots "pupil:objective=race;copyist:objective=race"

Both sides have only these pieces to bring home, and all of them are off the board. A bot must
choose the same whenever it is asked the same.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from edubba.bots import make_bot
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Setup
from edubba.core.race import OFF, Race
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, State
from edubba.solve.devices import Processor
from edubba.solve.race import Solver
from edubba.solve.results import OnDevice
from edubba.tables.exact import Exact, RaceMove

SETTLED = 1e-13
Houses = tuple[int, ...]


@dataclass(frozen=True)
class Way:
    """Where a turn leads with some chance: both sides' houses, and whether the mover goes on."""

    chance: float
    mover: Houses
    other: Houses
    again: bool


Turn = Callable[[Houses, Houses], list[Way]]
"""All ways that a player's turn can take from a position."""


def perfect(exact: Exact, mover: Houses, other: Houses) -> list[Way]:
    """A turn of whoever loses nothing; of equals a move rather than the gamble."""
    race = exact.race
    one, two = [*mover], [*other]
    total = sum(throw.weight for throw in race.throws)
    yes = race.yes / (race.yes + race.no)
    found: list[Way] = []

    def go(chance: float, moves: list[tuple[RaceMove, float]]) -> None:
        if not moves:
            found.append(Way(chance, mover, other, False))
            return
        best = moves[0][0]
        found.append(Way(chance, tuple(best.mover), tuple(best.other), best.again))

    for throw in race.throws:
        chance = throw.weight / total
        moves = exact.moves(one, two, throw.number) if throw.number >= 0 else []
        gambles = throw.converted >= 0
        if gambles and (not moves or exact.gamble(one, two, throw).value > moves[0][1]):
            go(chance * yes, exact.moves(one, two, throw.converted))
            go(chance * (1.0 - yes), [])
        else:
            go(chance, moves)
    return found


def as_asked(setup: Setup, bot: Bot, mover: Houses, other: Houses) -> list[Way]:
    """A turn of a bot, by the engine."""
    start = setup.game.race_position(setup, [*mover], [*other])
    race = setup.game.race(setup)
    assert race is not None
    found: list[Way] = []
    for chance, mine, theirs in _ends(setup, bot, start, 1.0):
        landed = [*(Counter(mine) - Counter(mover))]
        again = bool(landed) and landed[0] != race.home and race.again[landed[0]]
        again = again or (race.capture_again and theirs != other)
        found.append(Way(chance, mine, theirs, again))
    return found


def _ends(
    setup: Setup, bot: Bot, state: State, chance: float
) -> Iterator[tuple[float, Houses, Houses]]:
    """How likely a turn ends where, from a throw on."""
    game = setup.game
    actions = Actions()
    state.legal_into(actions)
    for at in range(actions.count):
        after = state.clone()
        after.apply(actions.items[at])
        while after.actor == 0:
            after.apply(int(bot.choose(after, Rng(1))))
        part = chance * int(actions.weights[at]) / int(actions.total)
        judged = game.evaluator(game.objectives[0])
        if after.actor == CHANCE and not judged.can_judge(after):
            yield from _ends(setup, bot, after, part)
        else:
            mine, theirs = (tuple(int(h) for h in side) for side in game.race_sides(after, 0))
            yield part, mine, theirs


def score(race: Race, start: Houses, turns: tuple[Turn, Turn]) -> tuple[float, int]:
    """How often the first player wins from a position in which both stand alike, each beginning
    half of the games; and how many positions that takes into account."""
    ways: dict[tuple[int, Houses, Houses], list[Way]] = {}
    new = [(seat, start, start) for seat in range(2)]
    home = (race.home,) * race.count
    while new:
        seat, mover, other = new.pop()
        if (seat, mover, other) in ways:
            continue
        ways[seat, mover, other] = turns[seat](mover, other)
        for way in ways[seat, mover, other]:
            if way.mover != home:
                new.append(after(seat, way))
    value = dict.fromkeys(ways, 0.5)
    change = 1.0
    while change > SETTLED:
        change = 0.0
        for key, leading in ways.items():
            sum_ = 0.0
            for way in leading:
                won = way.mover == home
                sum_ += way.chance * (float(key[0] == 0) if won else value[after(key[0], way)])
            change = max(change, abs(sum_ - value[key]))
            value[key] = sum_
    return (value[0, start, start] + value[1, start, start]) / 2, len(ways)


def after(seat: int, way: Way) -> tuple[int, Houses, Houses]:
    """Who is to move, and both sides, that one's first."""
    return (seat, way.mover, way.other) if way.again else (1 - seat, way.other, way.mover)


def against(setup: Setup, race: Race, pieces: list[str], bot: Bot) -> tuple[float, int]:
    """What perfect play wins against a bot when both have these pieces to bring home."""
    start = tuple(OFF if name in pieces else race.home for name in race.pieces)
    solver = Solver(race, Processor(), len(pieces))
    for _ in solver.run():
        pass
    exact = Exact(race, OnDevice(solver))
    return score(race, start, (partial(perfect, exact), partial(as_asked, setup, bot)))


def main() -> None:
    parser = argparse.ArgumentParser(description="What perfect play wins against bots, exactly.")
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--pieces", required=True, help="what both sides have to bring home")
    parser.add_argument("--bots", required=True, help="with semicolons")
    asked = parser.parse_args()
    game = find_game(asked.game)
    setup = game.setup(options=dict(each.split("=", 1) for each in asked.option))
    race = game.race(setup)
    assert race is not None
    for name in asked.bots.split(";"):
        won, positions = against(setup, race, asked.pieces.split(","), make_bot(name, game))
        print(f"{name:32} {won:.6f}  ({positions:,} positions)", flush=True)


if __name__ == "__main__":
    main()
