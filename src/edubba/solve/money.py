"""The money game of the five birds learnt by self-play on a graphics card:

    python -m edubba.solve.money -o board=second_millennium --race NET --out DIR --name NAME

Thousands of games side by side, both sides playing for counters by the network that is learning. In
each position it learns what the best choices after all throws are worth by its own judgement; the
chance to win the race comes from a network that is there already. Then it plays against whoever
reckons with that chance and the pool alone. Needs PyTorch (the extra `train`).
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.race import Race
from edubba.core.registry import find_game
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.money import CHANCES, COUNTERS, INPUTS, POOL, PURSE, SHARES
from edubba.games.game_of_ur.terms import VALUE
from edubba.solve.distil import Placements, Pressed, rounded, write

GAMES = 8192
"""Played side by side."""
RATE = 1e-3
CARELESS = 0.08
"""The share of choices at random, so that positions differ."""
START = (15.0, 15.0, 20.0)
"""Counters of both players and of the pool."""
LONGEST = 400
MOVES = 8
"""Uses of a number: one a bird, and three more houses for a Swallow to enter."""
IN_BYTES = 0.7
"""From which share of the time on weights are rounded."""


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


class Money(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """The counters that the side to move can expect at the end, beside its purse and its chance of
    the pool."""

    def __init__(self, ways: Ways, chance: Pressed, widths: list[int]) -> None:
        super().__init__()
        self.ways, self.chance = ways, chance
        self.in_bytes = False
        sizes = [INPUTS, *widths, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.known = True
        with torch.no_grad():
            self.layers[0].weight.normal_(std=0.1)
            self.layers[-1].weight.zero_()
            self.layers[-1].bias.zero_()
        places = ways.race.home + 1
        self.steps = torch.arange(2 * ways.race.count, device=ways.on) * places

    def correction(self, p: torch.Tensor, *position: torch.Tensor) -> torch.Tensor:
        one, other, purse, pool = position
        houses = torch.cat([self.ways.houses[one], self.ways.houses[other]], 1) + self.steps
        more = [
            POOL + pool.long().clamp(0, COUNTERS),
            PURSE + purse.long().clamp(0, COUNTERS),
            CHANCES + (p * SHARES).long().clamp(0, SHARES - 1),
        ]
        on = torch.cat([houses, torch.stack(more, 1)], 1)
        weights = [rounded(each.weight) if self.in_bytes else each.weight for each in self.layers]
        now = nn.functional.embedding_bag(on, weights[0].T, mode="sum") + self.layers[0].bias
        for weight, layer in zip(weights[1:], self.layers[1:], strict=True):
            now = nn.functional.linear(torch.relu(now), weight, layer.bias)
        return now.squeeze(-1)

    def forward(self, *position: torch.Tensor) -> torch.Tensor:
        one, other, purse, pool = position
        p = self.chance(one, other)
        expected = purse + p * pool
        return expected + self.correction(p, *position) if self.known else expected


class Tables:
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
        value = torch.full(legal.shape, -1e9, device=self.on)
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
        gained = torch.where(best[:, :, 1] < -1e8, passed[:, None], best[:, :, 1])
        gamble = self.yes * gained + (1 - self.yes) * passed[:, None]
        expected = (torch.maximum(first, gamble) * self.shares).sum(1)
        return expected, ((first, gamble, best, which, value), places)

    def play(self, found: Found, careless: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Throw and move in all games; the purses of the side that moved, where one has ended."""
        (first, gamble, best, which, value), (to, theirs, purse, pool, won) = found
        every = torch.arange(self.games, device=self.on)
        throw = torch.multinomial(self.shares, self.games, replacement=True)
        slip = torch.rand(self.games, device=self.on) < careless
        use = first[every, throw] >= gamble[every, throw]
        use = torch.where(slip, torch.rand(self.games, device=self.on) < 0.5, use)
        use &= first[every, throw] > -1e8
        lucky = torch.rand(self.games, device=self.on) < self.yes
        part = torch.where(use, 0, 1)
        there = value[every, throw, part]
        chance = torch.where(there > -1e8, torch.rand_like(there), -1.0)
        move = torch.where(slip, chance.argmax(1), which[every, throw, part])
        moves = (use | lucky) & (best[every, throw, part] > -1e8)
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


def learn(money: Money, seconds: float, games: int = GAMES) -> int:
    """Play and learn for a time; how many steps it took."""
    tables = Tables(money.ways, games)
    optimiser = torch.optim.Adam(money.parameters(), lr=RATE, betas=(0.9, 0.99))
    began = time.perf_counter()
    steps = 0
    while (spent := (time.perf_counter() - began) / seconds) < 1.0:
        money.in_bytes = spent > IN_BYTES
        for group in optimiser.param_groups:
            group["lr"] = (
                RATE * 0.5 * (1.0 + math.cos(math.pi * spent)) * min(1.0, (steps + 1) / 200)
            )
        expected, found = tables.best(money)
        asked = tables.one, tables.other, tables.purse, tables.pool
        loss = ((money(*asked) - expected) ** 2).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        over, _ = tables.play(found, CARELESS)
        tables.restart(over | (tables.turns > LONGEST))
        steps += 1
        if steps % 200 == 0:
            print(f"  {spent:.0%}, step {steps}, {float(loss.detach()) ** 0.5:.4f}", flush=True)
    money.in_bytes = True
    return steps


def match(one: Money, two: Money, games: int) -> dict[str, float]:
    """The first against the second, which begins in half of the games: counters won a game."""
    nets: list[float] = []
    wins = 0
    for begins in range(2):
        tables = Tables(one.ways, games // 2)
        open_ = torch.ones(games // 2, dtype=torch.bool, device=tables.on)
        seat = begins
        for _ in range(LONGEST):
            judge = one if seat == 0 else two
            _, found = tables.best(judge)
            over, final = tables.play(found, 0.0)
            ended = over & open_
            net = final[ended] - sum(START) / 2
            nets += (net if seat == 0 else -net).tolist()
            wins += int(ended.sum()) if seat == 0 else 0
            open_ &= ~over
            tables.restart(over)
            if not bool(open_.any()):
                break
            seat = 1 - seat
    mean = sum(nets) / len(nets)
    spread = (sum((each - mean) ** 2 for each in nets) / len(nets)) ** 0.5
    return {
        "games": len(nets),
        "counters": mean,
        "interval": 1.96 * spread / len(nets) ** 0.5,
        "wins": wins / len(nets),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the money game by self-play.")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--race", type=Path, required=True, help="the network of the race")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--widths", default="64,32")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=GAMES, help="side by side")
    parser.add_argument("--match", type=int, default=2 * GAMES, help="games at the end")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game("game_of_ur")
    race = game.race(game.setup(options=dict(each.split("=", 1) for each in asked.option)))
    assert race is not None
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    on = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    placements = Placements(race, race.count, on)
    ways, chance = Ways(placements), Pressed(placements, asked.race.read_bytes())
    widths = [int(width) for width in asked.widths.split(",")]
    money, plain = (Money(ways, chance, widths).to(on) for _ in range(2))
    plain.known = False
    steps = learn(money, asked.seconds, asked.games)
    told: JsonObject = {"options": {**race.options}, "sight": "money", "steps": steps}
    told |= {**match(money, plain, asked.match)}
    print(json.dumps(told), flush=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    weights, added = zip(*((each.weight.detach(), each.bias) for each in money.layers), strict=True)
    write(asked.out / f"{asked.name}.net", [*weights], [*added], told)


if __name__ == "__main__":
    main()
