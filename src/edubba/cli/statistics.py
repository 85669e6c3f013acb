"""What many games say: lengths, branching, and how bots and seats fared."""

import csv
import io
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, pstdev

from edubba.bots.simulate import Simulation
from edubba.core.words import Json, JsonObject

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

    def add_game(self, shares: list[float], points: list[int]) -> None:
        if shares:
            self.shares += shares
            self.points += points
            self.by_game.append(fmean(shares))

    def summary(self) -> dict[str, float]:
        error = CONFIDENCE * pstdev(self.by_game) / sqrt(len(self.by_game))
        return {
            "games": len(self.by_game),
            "win_share": round(fmean(self.shares), DECIMALS),
            "win_share_error": round(error, DECIMALS),
            "points_mean": round(fmean(self.points), DECIMALS),
            "points_sd": round(pstdev(self.points), DECIMALS),
            "points_min": min(self.points),
            "points_max": max(self.points),
        }


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


def gather(simulation: Simulation, bots: list[str], seats: list[str]) -> Statistics:
    """Count up what a simulation has played; bots that never sat down are left out."""
    by_bot = [Record(name) for name in bots]
    by_seat = [Record(name) for name in seats]
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        share = 1 / len(result.winners)
        shares = [share if place == 1 else 0.0 for place in result.places]
        for seat, record in enumerate(by_seat):
            record.add_game([shares[seat]], [result.points[seat]])
        for bot, record in enumerate(by_bot):
            held = [seat for seat, sitter in enumerate(seating) if sitter == bot]
            record.add_game([shares[seat] for seat in held], [result.points[seat] for seat in held])
    lengths = simulation.lengths
    return Statistics(
        games=len(lengths),
        length={
            "mean": round(fmean(lengths), DECIMALS),
            "median": median(lengths),
            "min": min(lengths),
            "max": max(lengths),
        },
        branching=round(int(simulation.choices) / max(1, int(simulation.decisions)), DECIMALS),
        by_bot=[record for record in by_bot if record.shares],
        by_seat=by_seat,
    )
