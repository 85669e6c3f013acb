"""HTTP: how well people play, what they have played, and who plays best."""

from collections import Counter
from typing import Annotated, Final

from fastapi import APIRouter, Path
from sqlalchemy import Connection, select

from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.server import models, people_models, present
from edubba.server.errors import Refused
from edubba.server.guests import InHouse, MaybeGuest
from edubba.server.lists import rating_json
from edubba.server.ratings import BOT, MORE, TWO
from edubba.server.routes import PROBLEMS
from edubba.server.store import schema as s
from edubba.server.store.store import tables_of

MOST_SHOWN: Final = 50
MOST_COUNTED: Final = 2000
MOST_RANKED: Final = 100

router = APIRouter(responses=PROBLEMS)
PersonId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]


@router.get("/api/people/{id}")
async def profile(id: PersonId, person: MaybeGuest, house: InHouse) -> people_models.Profile:
    """What somebody has played, and how well."""
    own = person is not None and person.id == id
    return await house.store.read(lambda c: _profile(c, id, own))


def _profile(c: Connection, id: str, own: bool) -> people_models.Profile:
    known = select(s.people.c.name, s.accounts.c.created).join(s.accounts)
    who = c.execute(known.where(s.people.c.id == id)).first()
    if who is None:
        raise Refused(Message("server/no-such-person", name=id), 404)
    history = _history(c, id, own)
    mine = select(s.ratings).where(s.ratings.c.who == id).order_by(s.ratings.c.game)
    played = Counter(each["game"] for each in history)
    won = Counter(each["game"] for each in history if each["places"][each["seat"]] == 1)
    return {
        "id": id,
        "name": who.name,
        "since": present.date(who.created),
        "ratings": [rating_json(row) for row in c.execute(mine)],
        "statistics": [
            {"game": game, "played": number, "won": won[game]} for game, number in played.items()
        ],
        "history": history[:MOST_SHOWN],
    }


def _history(c: Connection, id: str, own: bool) -> list[people_models.Played]:
    """The matches of a person that are over, the last touched first."""
    played = (
        select(s.matches.c.id, s.matches.c.table_id, s.matches.c.result, s.seats.c.seat)
        .join(s.tables, s.tables.c.id == s.matches.c.table_id)
        .join(s.seats, s.seats.c.table_id == s.matches.c.table_id)
        .where(s.seats.c.person == id, s.matches.c.over)
        .order_by(s.tables.c.touched.desc(), s.matches.c.number.desc())
        .limit(MOST_COUNTED)
    )
    if not own:
        played = played.where(s.tables.c.private.is_(False))
    rows = [row for row in c.execute(played) if row.result is not None]
    ids = {row.table_id for row in rows}
    tables = {row.id: row for row in tables_of(c, select(s.tables).where(s.tables.c.id.in_(ids)))}
    changes = {
        row.match_id: round(row.after) - round(row.before)
        for row in c.execute(select(s.rated).where(s.rated.c.who == id))
    }
    return [
        {
            "table": row.table_id,
            "match": row.id,
            "game": tables[row.table_id].game,
            "date": present.date(tables[row.table_id].touched),
            "names": [seat.name or seat.level or "" for seat in tables[row.table_id].seats],
            "seat": row.seat,
            "places": row.result["places"],
            "change": changes.get(row.id),
        }
        for row in rows
    ]


@router.get("/api/ratings/{game}")
async def leader_board(game: models.Id, house: InHouse) -> people_models.LeaderBoard:
    """Who plays a game best, people and bots on one scale."""
    found = find_game(game).id
    return await house.store.read(
        lambda c: {"game": found, "two": _ranked(c, found, TWO), "more": _ranked(c, found, MORE)}
    )


def _ranked(c: Connection, game: str, kind: str) -> list[people_models.Ranked]:
    ratings = s.ratings.c
    query = (
        select(s.ratings, s.people.c.name)
        .outerjoin(s.people, s.people.c.id == ratings.who)
        .where(ratings.game == game, ratings.kind == kind)
        .order_by((ratings.points - 2 * ratings.deviation).desc(), ratings.who)
        .limit(MOST_RANKED)
    )
    return [
        {
            "who": None if row.name is None else row.who,
            "name": row.name or "",
            "level": row.who.removeprefix(BOT) if row.name is None else None,
            "rating": rating_json(row),
        }
        for row in c.execute(query)
    ]
