"""What a solved race has to say, in a file small enough to keep:

    python -m edubba.solve.results game_of_ur --board second_millennium --device gpu --lengths \\
        --out docs/solution

The value of the opening, of each first throw and of the gamble at it; how perfect players play; for
each layer its size, sweeps, residual and mean; and some hundred positions with their values,
against which other solvers can be held.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from edubba.core.race import Race, Values
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject
from edubba.solve.devices import Card, Device, Processor
from edubba.solve.race import Solved, Solver
from edubba.solve.work import values_of
from edubba.tables.exact import Exact, possible

SAMPLES = 400
GAMES = 1_000
LONGEST = 10_000
DIGITS = 9
"""Of means: beyond them, the order in which values are added shows."""
TOLERANCE = 2e-9


Row = tuple[str, str, int, int, float, list[float]]
"""A layer: its major and minor side, positions, sweeps, residual, and the mean for each mover."""


class OnDevice(Values):
    """The values of a solver, for the same questions as those of a table."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.most = solver.most
        self.home = solver.race.home

    def value(self, mover: list[int], other: list[int]) -> float:
        left = [
            {piece: house for piece, house in enumerate(side) if house != self.home}
            for side in (mover, other)
        ]
        if not left[0]:
            return 1.0
        return self.solver.value(left[0], left[1]) if left[1] else 0.0


def opening(exact: Exact) -> list[Json]:
    """Each first throw: what it is worth, by its best move and by the gamble."""
    race = exact.race
    off = [0] * race.count
    found: list[Json] = []
    for throw in race.throws:
        told: JsonObject = {"number": race.numbers[throw.number]}
        told["value"] = exact.after_throw(off, off, throw)
        moves = exact.moves(off, off, throw.number)
        told["moves"] = [[race.pieces[move.piece], move.house, value] for move, value in moves]
        if throw.converted >= 0:
            told["gamble"] = exact.gamble(off, off, throw).value
        found.append(told)
    return found


def samples(race: Race, exact: Exact, seed: int) -> Iterator[Json]:
    """Random positions with their values."""
    rng = Rng(seed)
    found = 0
    while found < SAMPLES:
        sides: list[list[int]] = []
        for _ in range(2):
            ways = [[0, race.home, *race.reach(piece)] for piece in range(race.count)]
            sides.append([way[rng.below(len(way))] for way in ways])
        if not possible(race, sides[0], sides[1]):
            found += 1
            yield [[*sides[0]], [*sides[1]], exact.before_throw(sides[0], sides[1])]


def perfect_games(exact: Exact, seed: int) -> JsonObject:
    """Perfect players against each other: how long it takes, and how they use the gamble.

    A gamble is right where it is worth more than every move; ties are played as moves.
    """
    race = exact.race
    rng = Rng(seed)
    chance = race.yes + race.no
    weights = [throw.weight for throw in race.throws]
    turns: list[int] = []
    first_won = choices = gambles = 0
    for _ in range(GAMES):
        sides = [[0] * race.count, [0] * race.count]
        seat = 0
        for turn in range(1, LONGEST):
            mover, other = sides[seat], sides[1 - seat]
            mark = rng.below(sum(weights))
            at = 0
            while mark >= weights[at]:
                mark -= weights[at]
                at += 1
            throw = race.throws[at]
            moves = exact.moves(mover, other, throw.number)
            gamble = exact.gamble(mover, other, throw)
            throws_again = not moves or gamble.value > moves[0][1]
            choices += bool(moves)
            gambles += bool(moves) and throws_again
            if throws_again:
                said_yes = rng.below(chance) < race.yes
                moves = exact.moves(mover, other, throw.converted) if said_yes else []
            if moves:
                sides[seat], sides[1 - seat] = moves[0][0].mover, moves[0][0].other
            if all(house == race.home for house in sides[seat]):
                turns.append(turn)
                first_won += seat == 0
                break
            seat = 1 - seat
    mean = sum(turns) / len(turns)
    spread = (sum((each - mean) ** 2 for each in turns) / (len(turns) - 1)) ** 0.5
    return {
        "games": len(turns),
        "turns": mean,
        "turns_interval": 1.96 * spread / len(turns) ** 0.5,
        "shortest": min(turns),
        "longest": max(turns),
        "first_won": first_won / len(turns),
        "choices": choices,
        "gambles": gambles,
    }


def layers(solver: Solver, report: list[Solved]) -> list[Row]:
    found: list[Row] = []
    for solved in report:
        layer = solver.layers[solved.layer]
        means: list[float] = []
        both = [*values_of(solver.device, layer)] if solved.positions < MOST_SUMMED else []
        half = len(both) // 2
        for parts in (both[:half], both[half:]) if both else ():
            means.append(round(sum(map(sum, parts)) / solved.positions, DIGITS))
        major, minor = ("".join(map(str, pieces)) for pieces in solved.layer)
        found.append((major, minor, solved.positions, solved.sweeps, solved.residual, means))
    return found


MOST_SUMMED = 2_000_000
"""Positions up to which a layer's mean is worked out."""


def compared(found: list[Row], path: Path) -> str:
    """Hold layers against those of an earlier result; an AssertionError names the first that
    differs. Only sizes and means count: how many sweeps it took is nobody's business."""
    known = {(row[0], row[1]): row for row in json.loads(path.read_text("utf-8"))["layers"]}
    positions = 0
    for row in found:
        there = known[row[0], row[1]]
        means = zip(row[5], there[5], strict=True)
        same = row[2] == there[2] and all(abs(a - b) <= TOLERANCE for a, b in means)
        assert same, f"layer {row[0]} {row[1]}: {row[5]} instead of {there[5]}"
        positions += there[2]
    return f"{len(found)} layers with {positions:,} positions agree"


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve a race and write down what it says.")
    parser.add_argument("game")
    parser.add_argument("--board", required=True)
    parser.add_argument("--max-birds", type=int)
    parser.add_argument("--device", choices=["cpu", "gpu"], default="cpu")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--lengths", action="store_true", help="how long perfect play takes, too")
    parser.add_argument("--compare", type=Path, help="hold the layers against an earlier result")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    race = game.race(game.setup(options={"board": asked.board}))
    assert race is not None
    device: Device = Card() if asked.device == "gpu" else Processor()
    began = perf_counter()
    solver = Solver(race, device, asked.max_birds, asked.lengths)
    report = [*solver.run()]
    spent = perf_counter() - began
    exact = Exact(race, OnDevice(solver))
    updates = sum(2 * solved.positions * solved.sweeps for solved in report)
    sweeping = sum(solved.sweeping for solved in report)
    told: JsonObject = {
        "game": asked.game,
        "options": {**race.options},
        "positions": sum(s.positions * (1 + (s.layer[0] != s.layer[1])) for s in report),
        "residual": max(solved.residual for solved in report),
        "device": device.name,
        "seconds": round(spent, 1),
        "updates": updates,
        "updates_per_second": round(updates / sweeping),
    }
    if solver.most == race.count:
        off = [0] * race.count
        told["first_wins"] = exact.before_throw(off, off)
        if solver.lengths:
            told["throws"] = solver.length(*[dict(enumerate(off))] * 2)
        told["opening"] = opening(exact)
        told["perfect"] = perfect_games(exact, asked.seed)
        told["samples"] = [*samples(race, exact, asked.seed)]
    found = layers(solver, report)
    told["layers"] = [[*row[:5], [*row[5]]] for row in found]
    if asked.compare is not None:
        print(compared(found, asked.compare), f"in {spent:.0f} s")
    if asked.out is None:
        return
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"{asked.game}-{asked.board}.json"
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in told.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(path)


if __name__ == "__main__":
    main()
