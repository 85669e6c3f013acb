"""The five birds on a graphics card: what every number does to every placement, and thousands of
games side by side."""

from collections.abc import Callable

import numpy as np
import torch

from edubba.core.race import Race
from edubba.games.game_of_ur.terms import VALUE
from edubba.solve.placements import Known, Placements, Pool

GAMES = 8192
"""Played side by side."""
START = (15.0, 15.0, 20.0)
"""Counters of both players and of the pool."""
LONGEST = 400
MOVES = 8
"""Uses of a number: one a bird, and three more houses for a Swallow to enter."""
IMPOSSIBLE = -1e9
"""What a use that there is not is worth."""
KEPT = 0.1
"""The share of all places a throw could lead to that is remembered."""

Judge = Callable[..., torch.Tensor]
"""The counters that the side to move can expect, by both placements, its purse and the pool."""
Places = tuple[torch.Tensor, ...]
"""Where moves lead: both placements, purse, pool, and whether the race is won."""
Found = tuple[tuple[torch.Tensor, ...], Places]
"""What choices are worth, and where they lead."""


class Ways:
    """What every number does to every placement of a side, as tables on the card."""

    def __init__(self, placements: Placements) -> None:
        self.placements = placements
        self.race = race = placements.race
        self.on = on = placements.on
        home, places = race.home, race.home + 1
        houses = placements.houses
        powers = places ** np.arange(race.count)
        keys = houses @ powers
        order = np.argsort(keys)

        def number(of: np.ndarray) -> np.ndarray:
            return order[np.searchsorted(keys[order], of)]

        count, numbers = len(houses), len(race.numbers)
        to = np.full((count, numbers, MOVES), -1, dtype=np.int32)
        house = np.zeros((count, numbers, MOVES), dtype=np.int8)
        flow = np.zeros((count, numbers, MOVES), dtype=np.int8)
        paid = np.zeros((race.count, places, places), dtype=np.int8)
        for bird in range(race.count):
            for start in range(1, home):
                for to_house in range(start + 1, places):
                    paid[bird, start, to_house] = counters(race, bird, start, to_house)
            at = houses[:, bird]
            for n in range(numbers):
                for extra, enters in enumerate(race.launches[bird][n]):
                    slot = bird if extra == 0 else race.count + extra - 1
                    free = (at == 0) & ~(houses == enters).any(1)
                    to[free, n, slot] = number(keys[free] + enters * powers[bird])
                    house[free, n, slot] = enters
                steps = np.array([each[n] for each in race.steps] + [0])
                target = np.where(at > 0, steps[np.minimum(at, home)], 0)
                own = (houses == target[:, None]).any(1) & (target < home)
                free = (target > 0) & ~own
                moved = keys[free] + (target[free] - at[free]) * powers[bird]
                to[free, n, bird] = number(moved)
                house[free, n, bird] = target[free]
                flow[free, n, bird] = paid[bird, at[free], target[free]]
        lost = np.full((count, places), -1, dtype=np.int32)
        for bird in range(race.count):
            at = houses[:, bird]
            on_way = (at > 0) & (at < home)
            lost[on_way, at[on_way]] = number(keys[on_way] - at[on_way] * powers[bird])

        def table(numbers: np.ndarray) -> torch.Tensor:
            return torch.from_numpy(numbers).to(on)

        self.houses = table(houses)
        self.to, self.house, self.flow = table(to).long(), table(house).long(), table(flow)
        self.lost = table(lost).long()
        self.meets = torch.tensor([*race.meets, 0], device=on)
        self.safe = torch.tensor([*race.safe, False], device=on)
        self.off = int(number(np.zeros(1, dtype=np.int64))[0])
        self.home = int(number(np.full(1, home * powers.sum()))[0])


def counters(race: Race, bird: int, start: int, target: int) -> int:
    """What a move takes from a full pool, or pays out of a full purse (GU-8.2, GU-8.3)."""
    if target == race.home:
        return 0
    if race.safe[target]:
        return int(VALUE[bird])
    return -int(VALUE[bird]) * any(race.safe[house] for house in range(start + 1, target))


class Boards:
    """Many games side by side: the side to move first."""

    def __init__(self, ways: Ways, games: int) -> None:
        self.ways, self.games = ways, games
        self.on = ways.on
        race = ways.race
        self.throws = [(throw.number, throw.converted) for throw in race.throws]
        weights = torch.tensor([float(throw.weight) for throw in race.throws], device=self.on)
        self.shares = weights / weights.sum()
        self.yes = race.yes / (race.yes + race.no)
        self.one = torch.full((games,), ways.off, device=self.on)
        self.other = self.one.clone()
        self.purse = torch.full((games,), START[0], device=self.on)
        self.pool = torch.full((games,), START[2], device=self.on)
        self.turns = torch.zeros(games, dtype=torch.long, device=self.on)

    def choices(self, judge: Judge) -> tuple[torch.Tensor, torch.Tensor, Places]:
        """For each throw: what its moves, its converted moves and passing are worth, and where they
        lead."""
        ways = self.ways
        total = sum(START)
        numbers = [n for throw in self.throws for n in throw]
        which = torch.tensor(numbers, device=self.on)
        to, house, flow = (t[self.one][:, which] for t in (ways.to, ways.house, ways.flow))
        met = ways.meets[house]
        hit_to = ways.lost[self.other].gather(1, met.flatten(1)).view_as(met)
        hit = (met > 0) & (hit_to >= 0)
        legal = (to >= 0) & ~(hit & ways.safe[house])
        theirs = torch.where(hit, hit_to, self.other[:, None, None])
        purse, pool = self.purse[:, None, None], self.pool[:, None, None]
        gain = torch.where(
            flow > 0, torch.minimum(flow.float(), pool), -torch.minimum(-flow.float(), purse)
        )
        purse, pool = purse + gain, pool - gain
        value = torch.full(legal.shape, IMPOSSIBLE, device=self.on)
        won = to == ways.home
        value[won] = (purse + pool)[won]
        open_ = legal & ~won
        mine = purse[open_]
        asked = (theirs[open_], to[open_], total - mine - pool[open_], pool[open_])
        passed_asked = (self.other, self.one, total - self.purse - self.pool, self.pool)
        both = [torch.cat(pair) for pair in zip(asked, passed_asked, strict=True)]
        with torch.no_grad():
            said = total - judge(*both)
        value[open_] = said[: len(mine)]
        passed = said[len(mine) :]
        return value, passed, (to, theirs, purse, pool, won)

    def best(self, judge: Judge) -> tuple[torch.Tensor, Found]:
        """The value of every position before its throw, and what is needed to play on."""
        value, passed, places = self.choices(judge)
        count = len(self.throws)
        value = value.view(self.games, count, 2, MOVES)
        best, which = value.max(3)
        first = best[:, :, 0]
        gained = torch.where(best[:, :, 1] < IMPOSSIBLE / 2, passed[:, None], best[:, :, 1])
        gamble = self.yes * gained + (1 - self.yes) * passed[:, None]
        expected = (torch.maximum(first, gamble) * self.shares).sum(1)
        return expected, ((first, gamble, best, which, value), places)

    def play(
        self, found: Found, careless: float | torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Throw and move in all games; the purses of the side that moved, where one has ended."""
        (first, gamble, best, which, value), (to, theirs, purse, pool, won) = found
        every = torch.arange(self.games, device=self.on)
        throw = torch.multinomial(self.shares, self.games, replacement=True)
        slip = torch.rand(self.games, device=self.on) < careless
        use = first[every, throw] >= gamble[every, throw]
        use = torch.where(slip, torch.rand(self.games, device=self.on) < 0.5, use)
        use &= first[every, throw] > IMPOSSIBLE / 2
        lucky = torch.rand(self.games, device=self.on) < self.yes
        part = torch.where(use, 0, 1)
        there = value[every, throw, part]
        chance = torch.where(there > IMPOSSIBLE / 2, torch.rand_like(there), -1.0)
        move = torch.where(slip, chance.argmax(1), which[every, throw, part])
        moves = (use | lucky) & (best[every, throw, part] > IMPOSSIBLE / 2)
        at = every, 2 * throw + part, move
        one = torch.where(moves, to[at], self.one)
        other = torch.where(moves, theirs[at], self.other)
        mine = torch.where(moves, purse[at], self.purse)
        left = torch.where(moves, pool[at], self.pool)
        over = moves & won[at]
        final = mine + left
        self.turns += 1
        self.one, self.other = other, one
        self.purse, self.pool = sum(START) - mine - left, left
        return over, final

    def restart(self, over: torch.Tensor) -> None:
        """Begin these games anew."""
        self.one = torch.where(over, self.ways.off, self.one)
        self.other = torch.where(over, self.ways.off, self.other)
        self.purse = torch.where(over, START[0], self.purse)
        self.pool = torch.where(over, START[2], self.pool)
        self.turns = torch.where(over, 0, self.turns)


class Games:
    """Games for the race between more and less careful players, who judge by a network."""

    def __init__(self, ways: Ways, known: Known, chance: Judge, games: int = GAMES) -> None:
        self.boards = Boards(ways, games)
        self.known = known
        self.chance = chance
        self.careless = torch.rand(2, games, device=ways.on)
        """How often the choice of the side to move, and of the other, is a random one."""

    def judge(self, *position: torch.Tensor) -> torch.Tensor:
        one, other, *_ = position
        return sum(START) * self.chance(one, other)

    def positions(self, count: int) -> Pool:
        """Play on until so many places were met that throws lead to; with their values."""
        found: list[tuple[torch.Tensor, torch.Tensor]] = []
        while sum(len(one) for one, _ in found) < count:
            found.append(self._turn())
        one, other = (torch.cat(parts)[:count] for parts in zip(*found, strict=True))
        return one.int(), other.int(), self.known.values(one, other)

    def _turn(self) -> tuple[torch.Tensor, torch.Tensor]:
        boards = self.boards
        boards.purse.fill_(sum(START))  # who has them all wins as many with the race, and no more
        boards.pool.zero_()
        _, found = boards.best(self.judge)
        to, theirs, _, _, won = found[1]
        there = (found[0][-1].view_as(to) > IMPOSSIBLE / 2) & ~won
        kept = there & (torch.rand(to.shape, device=to.device) < KEPT)
        over, _ = boards.play(found, self.careless[0])
        over |= boards.turns > LONGEST
        boards.restart(over)
        self.careless = torch.where(over, torch.rand_like(self.careless), self.careless.flip(0))
        return theirs[kept], to[kept]

    def ahead(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        """The chance to win one throw ahead: the best choices after all throws, by their shares."""
        boards = Boards(self.boards.ways, len(one))
        boards.one, boards.other = one.long(), other.long()
        boards.purse.fill_(sum(START))
        boards.pool.zero_()
        return boards.best(self.judge)[0] / sum(START)
