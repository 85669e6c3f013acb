"""What many games say: lengths, branching, and how bots and seats fared."""

import csv
import io
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, pstdev

from edubba.core.words import Json, JsonObject
from edubba.research.runs import Played

CONFIDENCE = 1.96
"""Standard errors to either side that hold the true share in 95 of 100 cases."""
DECIMALS = 4


@dataclass
class Record:
    """How one bot, or whoever sat at one seat, did over the games."""

    name: str
    shares: list[float] = field(default_factory=list)
    """For each seat held: 1 for a win, 1/k for a first place shared by k, else 0."""
    points: list[int] = field(default_factory=list)
    by_game: list[float] = field(default_factory=list)
    """The mean share of each game, since the seats of one game depend on each other."""
    points_by_game: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    """The mean luck of each game, if it was weighed."""

    def add_game(self, shares: list[float], points: list[int], luck: list[float]) -> None:
        if shares:
            self.shares += shares
            self.points += points
            self.by_game.append(fmean(shares))
            self.points_by_game.append(fmean(points))
            if luck:
                self.luck.append(fmean(luck))

    def summary(self) -> dict[str, float]:
        error = CONFIDENCE * pstdev(self.by_game) / sqrt(len(self.by_game))
        told: dict[str, float] = {
            "games": len(self.by_game),
            "win_share": round(fmean(self.shares), DECIMALS),
            "win_share_error": round(error, DECIMALS),
            "points_mean": round(fmean(self.points), DECIMALS),
            "points_sd": round(pstdev(self.points), DECIMALS),
            "points_min": min(self.points),
            "points_max": max(self.points),
        }
        if self.luck:
            told["win_share_adjusted"], told["win_share_adjusted_error"] = without_luck(
                self.by_game, self.luck
            )
            told["points_adjusted"], told["points_adjusted_error"] = without_luck(
                self.points_by_game, self.luck
            )
        return told


def without_luck(results: list[float], luck: list[float]) -> tuple[float, float]:
    """The mean of results with as much luck taken out as explains most of them (a control
    variate), and its error."""
    spread = fmean(each * each for each in luck)
    middle = fmean(results)
    share = fmean((x - middle) * y for x, y in zip(results, luck, strict=True)) / (spread or 1.0)
    left = [x - share * y for x, y in zip(results, luck, strict=True)]
    error = CONFIDENCE * pstdev(left) / sqrt(len(left))
    return round(fmean(left), DECIMALS), round(error, DECIMALS)


@dataclass
class Statistics:
    """All of it, in the order in which it is printed."""

    games: int
    length: dict[str, float]
    branching: float
    by_bot: list[Record]
    by_seat: list[Record]

    def to_json(self) -> JsonObject:
        length: JsonObject = {**self.length}
        bots: list[Json] = [{"bot": record.name, **record.summary()} for record in self.by_bot]
        seats: list[Json] = [
            {"seat": seat, **record.summary()} for seat, record in enumerate(self.by_seat)
        ]
        return {
            "games": self.games,
            "length": length,
            "branching": self.branching,
            "by_bot": bots,
            "by_seat": seats,
        }

    def to_csv(self) -> str:
        """One row for all games, one a bot, one a seat; what a row does not have stays empty."""
        rows: list[dict[str, str | float]] = [
            {
                "group": "all",
                "games": self.games,
                "branching": self.branching,
                **{f"length_{name}": value for name, value in self.length.items()},
            }
        ]
        rows += [
            {"group": "bot", "name": record.name, **record.summary()} for record in self.by_bot
        ]
        rows += [
            {"group": "seat", "name": str(seat), **record.summary()}
            for seat, record in enumerate(self.by_seat)
        ]
        out = io.StringIO()
        writer = csv.DictWriter(
            out,
            ["group", "name", *self.by_bot[0].summary(), *list(rows[0])[2:]],
            restval="",
            lineterminator="\n",
        )
        writer.writeheader()
        writer.writerows(rows)
        return out.getvalue()


def gather(games: list[Played], bots: list[str], seats: list[str]) -> Statistics:
    """Count up what was played; bots that never sat down are left out."""
    by_bot = [Record(name) for name in bots]
    by_seat = [Record(name) for name in seats]
    for played in games:
        shares, points, luck = played.shares, played.points, played.luck
        for seat, record in enumerate(by_seat):
            record.add_game([shares[seat]], [points[seat]], luck[seat : seat + 1])
        for bot, record in enumerate(by_bot):
            held = [seat for seat, sitter in enumerate(played.seating) if sitter == bot]
            record.add_game(
                [shares[seat] for seat in held],
                [points[seat] for seat in held],
                [luck[seat] for seat in held] if luck else [],
            )
    lengths = [played.decisions for played in games]
    return Statistics(
        games=len(lengths),
        length={
            "mean": round(fmean(lengths), DECIMALS),
            "median": median(lengths),
            "min": min(lengths),
            "max": max(lengths),
        },
        branching=round(sum(each.choices for each in games) / max(1, sum(lengths)), DECIMALS),
        by_bot=[record for record in by_bot if record.shares],
        by_seat=by_seat,
    )
