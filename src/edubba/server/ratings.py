"""How well people and bots play: Glicko-2 where two sit, OpenSkill where more do, on one scale.

A rated match is weighed in the transaction that ends it, and only once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select, update

from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.glicko import CENTRE, RESTLESS, WIDEST, Glicko
from edubba.server.store import schema as s
from edubba.server.store.committer import Job, add_if_missing
from edubba.server.store.rows import HERE, Person, SeatRow, TableRow

BOT: Final = "bot:"
"""Begins the name by which a level is rated."""
TWO: Final = "two"
MORE: Final = "more"
PERIOD: Final = 7 * 24 * 60 * 60 * 1000
"""Milliseconds of a rating period: who does not play for a while is judged less surely."""
MEAN: Final = 25.0
STEP: Final = WIDEST / (MEAN / 3)
"""Points of our scale for one of OpenSkill's, whose newcomers have 25 and deviate by a third."""


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's play of one game."""

    points: float = CENTRE
    deviation: float = WIDEST
    volatility: float = RESTLESS
    games: int = 0
    touched: int = 0


def kind_of(seats: int) -> str:
    return TWO if seats == 2 else MORE


def rated_as(seat: SeatRow) -> str:
    """Under which name a seat is rated."""
    return f"{BOT}{seat.level}" if seat.is_bot else seat.person or ""


def check_rated(seats: Sequence[SeatRow], person: Person) -> None:
    """Ratings are for people who can be told apart, and for levels; nobody makes their own."""
    check_known(person)
    here = any(seat.kind == HERE for seat in seats)
    if here or len(seats) < 2 or _meets_itself([seat for seat in seats if seat.filled]):
        raise Refused(Message("server/rated-seats"))


def _meets_itself(seats: Sequence[SeatRow]) -> bool:
    return len({rated_as(seat) for seat in seats}) < len(seats)


def check_known(person: Person) -> None:
    if not person.account:
        raise Refused(Message("server/rated-account"), 403)


def weighed(before: list[Rating], places: Sequence[int], now: int) -> list[Rating]:
    """The ratings after a match, by the places of its seats."""
    if len(before) == 2:
        after = _by_glicko(before, places, now)
    else:
        after = _by_openskill(before, places)
    return [
        Rating(new.points, new.deviation, new.volatility, old.games + 1, now)
        for old, new in zip(before, after, strict=True)
    ]


def _by_glicko(before: list[Rating], places: Sequence[int], now: int) -> list[Glicko]:
    known = [
        Glicko(old.points, old.deviation, old.volatility).waited(
            max(0, now - old.touched) / PERIOD if old.games else 0
        )
        for old in before
    ]
    first, second = places
    score = 0.5 if first == second else float(first < second)
    return [known[0].after([(known[1], score)]), known[1].after([(known[0], 1 - score)])]


def _by_openskill(before: list[Rating], places: Sequence[int]) -> list[Glicko]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [
        [model.rating(mu=MEAN + (old.points - CENTRE) / STEP, sigma=old.deviation / STEP)]
        for old in before
    ]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Glicko(CENTRE + (one.mu - MEAN) * STEP, one.sigma * STEP, old.volatility)
        for old, [one] in zip(before, after, strict=True)
    ]


def weigh(row: TableRow, match: str, places: Sequence[int], now: int) -> Job:
    """Rate all who played a match, unless it has been done, or somebody played against themselves,
    as two bots of one level may in a tournament: that says nothing of how well they play."""
    who = [rated_as(seat) for seat in row.seats]
    kind = kind_of(len(who))

    def job(c: Connection) -> None:
        done = select(s.rated.c.seat).where(s.rated.c.match_id == match)
        if _meets_itself(row.seats) or c.execute(done).first():
            return
        before = {each: _locked(c, each, row.game, kind) for each in sorted({*who})}
        after = weighed([before[each] for each in who], places, now)
        for seat, (each, new) in enumerate(zip(who, after, strict=True)):
            old = before[each]
            mine = (s.ratings.c.who == each) & (s.ratings.c.game == row.game)
            values = {name: getattr(new, name) for name in Rating.__dataclass_fields__}
            c.execute(update(s.ratings).where(mine, s.ratings.c.kind == kind).values(values))
            c.execute(
                s.rated.insert().values(
                    match_id=match,
                    seat=seat,
                    who=each,
                    place=places[seat],
                    before=old.points,
                    after=new.points,
                    at=now,
                )
            )

    return job


def _locked(c: Connection, who: str, game: str, kind: str) -> Rating:
    """A rating that nobody else changes until this transaction ends."""
    key = {"who": who, "game": game, "kind": kind}
    new = {name: getattr(Rating(), name) for name in Rating.__dataclass_fields__}
    add_if_missing(c, s.ratings, {**key, **new})
    mine = [s.ratings.c[name] == value for name, value in key.items()]
    row = c.execute(select(s.ratings).where(*mine).with_for_update()).one()
    return Rating(row.points, row.deviation, row.volatility, row.games, row.touched)
