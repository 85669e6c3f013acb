"""What a network gives away in games, on the card: its choices held against exact values."""

import torch

from edubba.core.rng import Rng
from edubba.solve.nets import Net
from edubba.solve.race import Solver
from edubba.solve.results import OnDevice
from edubba.tables.exact import Exact, RaceMove, moves_of


class Judge:
    """A network as the source of values of many positions at once."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.placements = net.placements

    def of_moves(self, moves: list[RaceMove], passed: tuple[list[int], list[int]]) -> list[float]:
        """What the side that moves has after each move, and, last, after passing."""
        number, home = self.placements.number, self.placements.race.home
        pairs = [(m.mover, m.other) if m.again else (m.other, m.mover) for m in moves]
        pairs.append((passed[1], passed[0]))
        on = self.placements.on
        both = torch.tensor([[number(one), number(two)] for one, two in pairs], device=on)
        with torch.no_grad():
            told = self.net(both[:, 0], both[:, 1]).tolist()
        again = [move.again for move in moves] + [False]
        found = [value if same else 1.0 - value for value, same in zip(told, again, strict=True)]
        for at, move in enumerate(moves):
            if all(house == home for house in move.mover):
                found[at] = 1.0
        return found


Decision = list[object]
"""Both sides' houses, the index of the number, whether it may be gambled with, and what each use of
it (in the order of `moves_of`, the gamble last) is worth."""


def regret(
    net: Net, solver: Solver, decisions: int, seed: int, kept: list[Decision]
) -> dict[str, float]:
    """What the network's choices give away in games of more or less careful players."""
    race = solver.race
    exact, judge, rng = Exact(race, OnDevice(solver)), Judge(net), Rng(seed)
    lost: list[float] = []
    weights = [throw.weight for throw in race.throws]
    chance = race.yes / (race.yes + race.no)
    while len(lost) < decisions:
        sides = [[0] * solver.most + [race.home] * (race.count - solver.most) for _ in range(2)]
        careless = [rng.below(100) for _ in range(2)]
        seat = 0
        while all(any(house != race.home for house in side) for side in sides):
            mover, other = sides[seat], sides[1 - seat]
            mark, at = rng.below(sum(weights)), 0
            while mark >= weights[at]:
                mark, at = mark - weights[at], at + 1
            throw = race.throws[at]
            moves = moves_of(race, mover, other, throw.number) if throw.number >= 0 else []
            gambles = throw.converted >= 0
            further = moves_of(race, mover, other, throw.converted) if gambles else []
            told = judge.of_moves([*moves, *further], (mover, other))
            worth, gained = told[: len(moves)], told[len(moves) : -1]
            true = [exact.of_move(move) for move in moves]
            if gambles:
                worth.append(chance * max(gained, default=told[-1]) + (1 - chance) * told[-1])
                true.append(exact.gamble(mover, other, throw).value)
            choice = max(range(len(worth)), key=worth.__getitem__, default=-1)
            if len(worth) > 1:
                lost.append(max(true) - true[choice])
                kept.append([mover, other, throw.number, gambles, true])
            if len(worth) > 1 and rng.below(100) < careless[seat]:
                choice = rng.below(len(worth))
            after: RaceMove | None = moves[choice] if 0 <= choice < len(moves) else None
            if gambles and choice == len(moves) and rng.below(race.yes + race.no) < race.yes:
                best = max(range(len(gained)), key=gained.__getitem__, default=-1)
                after = further[best] if further else None
                if len(further) > 1:
                    true = [exact.of_move(move) for move in further]
                    lost.append(max(true) - true[best])
                    kept.append([mover, other, throw.converted, False, true])
            if after is not None:
                sides[seat], sides[1 - seat] = after.mover, after.other
            if after is None or not after.again:
                seat = 1 - seat
    return {
        "decisions": len(lost),
        "regret": sum(lost) / len(lost),
        "agreement": sum(each < 1e-9 for each in lost) / len(lost),
        "worst": max(lost),
    }
