"""Ratings from games of two or more seats, with intervals.

The chance of a seat to be first is its strength among all strengths at the table (Bradley and
Terry, for more than two after Plackett and Luce). Ratings are on Elo's scale, their mean is 0.
"""

from dataclasses import asdict, dataclass
from math import exp, log, sqrt

from edubba.core.words import JsonObject

ELO = 400.0 / log(10.0)
SURE = 1.96
PRIOR = 0.05
"""Pulls ratings together as much as this part of a game would, so that who won all has one."""
STEPS = 200


@dataclass
class Standing:
    """How a bot came out."""

    bot: str
    games: int
    share: float
    """Of first places, each seat of a game counted; a shared one counts its part."""
    share_low: float
    share_high: float
    rating: float
    low: float
    high: float
    faults: int
    """Games lost by crashing, hanging or playing illegally."""
    decisions: int
    over: int
    """Decisions that took longer than a second."""

    def to_json(self) -> JsonObject:
        told: JsonObject = {}
        for name, value in asdict(self).items():
            told[name] = round(value, 4) if isinstance(value, float) else value
        return told


Seated = tuple[list[int], list[float]]
"""The bot at each seat of a game, and the share of the first place that each got."""


def ratings(count: int, games: list[Seated]) -> tuple[list[float], list[float]]:
    """Strengths as logarithms, with mean 0, and their standard errors."""
    at = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for _ in range(STEPS):
        slope = [-PRIOR * each for each in at]
        curve = [[PRIOR if i == j else 0.0 for j in range(count)] for i in range(count)]
        for seating, shares in games:
            strengths = [exp(at[bot]) for bot in seating]
            chances = [each / sum(strengths) for each in strengths]
            among = [0.0] * count
            for bot, share, chance in zip(seating, shares, chances, strict=True):
                slope[bot] += share - chance
                among[bot] += chance
            for i in set(seating):
                curve[i][i] += among[i]
                for j in set(seating):
                    curve[i][j] -= among[i] * among[j]
        step = solve(curve, slope)
        at = [each + max(-1.0, min(1.0, by)) for each, by in zip(at, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    middle = sum(at) / count
    errors = []
    for i in range(count):
        # The error of a rating against the mean of all.
        away = [(1.0 if i == j else 0.0) - 1.0 / count for j in range(count)]
        known = sum(a * b for a, b in zip(away, solve(curve, away), strict=True))
        errors.append(sqrt(max(known, 0.0)))
    return [each - middle for each in at], errors


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan, for a handful of bots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        best = max(range(i, len(rows)), key=lambda at: abs(rows[at][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for j in range(len(rows)):
            if j != i:
                part = rows[j][i] / rows[i][i]
                rows[j] = [a - part * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][-1] / rows[i][i] for i in range(len(rows))]


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of a share that holds in 95 of 100 cases, also near 0 and 1."""
    if count == 0:
        return 0.0, 1.0
    wide = SURE * SURE / count
    middle = (share + wide / 2) / (1 + wide)
    half = SURE * sqrt(share * (1 - share) / count + wide / (4 * count)) / (1 + wide)
    return max(0.0, middle - half), min(1.0, middle + half)


def clear(scores: list[float], even: float, alpha: float = 0.05) -> bool:
    """Whether a mean differs from what is even, however often one has looked (the mixture
    boundary of Robbins, with the spread as it was found)."""
    count = len(scores)
    if count < FEWEST:
        return False
    mean = sum(scores) / count
    spread = sqrt(sum((each - mean) ** 2 for each in scores) / count + 1.0 / (4 * count))
    rho = count * EAGER
    bound = spread * sqrt(2 * (rho + 1) / (count * rho) * log(sqrt(rho + 1) / alpha))
    return abs(mean - even) > bound


FEWEST = 6
"""Pairs of games before anything may be called clear."""
EAGER = 0.1
"""The boundary is narrowest after about the inverse of this many pairs, times ten."""


def standings(
    bots: list[str], games: list[Seated], faults: list[int], decisions: list[int], over: list[int]
) -> list[Standing]:
    """All bots, the best first."""
    found, errors = ratings(len(bots), games)
    table: list[Standing] = []
    for bot, name in enumerate(bots):
        got = [
            s for seating, shares in games for b, s in zip(seating, shares, strict=True) if b == bot
        ]
        share = sum(got) / max(1, len(got))
        low, high = wilson(share, len(got))
        rating, error = ELO * found[bot], SURE * ELO * errors[bot]
        told = faults[bot], decisions[bot], over[bot]
        table.append(
            Standing(
                name, len(got), share, low, high, rating, rating - error, rating + error, *told
            )
        )
    return sorted(table, key=lambda each: -each.rating)
