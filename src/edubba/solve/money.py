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
from itertools import pairwise
from pathlib import Path

import torch
from torch import nn

from edubba.core.registry import find_game
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.money import CHANCES, COUNTERS, INPUTS, POOL, PURSE, SHARES
from edubba.solve.nets import Pressed, rounded, write
from edubba.solve.placements import Placements
from edubba.solve.ways import GAMES, LONGEST, START, Boards, Ways

RATE = 1e-3
CARELESS = 0.08
"""The share of choices at random, so that positions differ."""
IN_BYTES = 0.7
"""From which share of the time on weights are rounded."""


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


def learn(money: Money, seconds: float, games: int = GAMES) -> int:
    """Play and learn for a time; how many steps it took."""
    boards = Boards(money.ways, games)
    optimiser = torch.optim.Adam(money.parameters(), lr=RATE, betas=(0.9, 0.99))
    began = time.perf_counter()
    steps = 0
    while (spent := (time.perf_counter() - began) / seconds) < 1.0:
        money.in_bytes = spent > IN_BYTES
        for group in optimiser.param_groups:
            group["lr"] = (
                RATE * 0.5 * (1.0 + math.cos(math.pi * spent)) * min(1.0, (steps + 1) / 200)
            )
        expected, found = boards.best(money)
        asked = boards.one, boards.other, boards.purse, boards.pool
        loss = ((money(*asked) - expected) ** 2).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        over, _ = boards.play(found, CARELESS)
        boards.restart(over | (boards.turns > LONGEST))
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
        boards = Boards(one.ways, games // 2)
        open_ = torch.ones(games // 2, dtype=torch.bool, device=boards.on)
        seat = begins
        for _ in range(LONGEST):
            judge = one if seat == 0 else two
            _, found = boards.best(judge)
            over, final = boards.play(found, 0.0)
            ended = over & open_
            net = final[ended] - sum(START) / 2
            nets += (net if seat == 0 else -net).tolist()
            wins += int(ended.sum()) if seat == 0 else 0
            open_ &= ~over
            boards.restart(over)
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
