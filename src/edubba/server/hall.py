"""HTTP: tournaments."""

import csv
import io
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection, select

from edubba.server import pairing, present, tournament_models
from edubba.server.guests import Guest, InHouse, MaybeGuest, check_pace
from edubba.server.routes import PROBLEMS
from edubba.server.store import schema as s
from edubba.server.store.rows import Person
from edubba.server.telling import dumps
from edubba.server.tournaments import Tournament

MOST_LISTED: Final = 50

router = APIRouter(prefix="/api/tournaments", responses=PROBLEMS)
TournamentId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]


def line_json(now: Tournament) -> tournament_models.TournamentLine:
    return {
        "id": now.id,
        "name": now.name,
        "kind": now.kind,
        "game": now.game,
        "status": now.status,
        "rated": now.rated,
    }


def tournament_json(now: Tournament, person: Person | None) -> tournament_models.TournamentInfo:
    me = None if person is None else now.entrant(person.id)
    return {
        **line_json(now),
        "rounds": now.rounds,
        "round": max((each.round for each in now.pairings), default=0),
        "ends": None if now.ends is None else present.date(now.ends),
        "mine": person is not None and person.id == now.owner,
        "me": None if me is None or me.gone else me.n,
        "entrants": [
            {"name": each.name, "level": each.level, "gone": each.gone} for each in now.entrants
        ],
        "standings": [
            {
                "who": each.who,
                "points": each.points,
                "opponents": each.opponents,
                "wins": each.wins,
                "played": each.played,
            }
            for each in pairing.standings(len(now.entrants), now.games(), now.kind)
        ],
        "pairings": [
            {
                "round": each.round,
                "first": each.first,
                "second": each.second,
                "table": each.table_id,
                "score": each.score,
            }
            for each in now.pairings
        ],
    }


@router.get("")
async def tournaments(house: InHouse) -> list[tournament_models.TournamentLine]:
    """The last ones, the newest first."""
    query = select(s.tournaments).order_by(s.tournaments.c.created.desc()).limit(MOST_LISTED)

    def ask(c: Connection) -> list[tournament_models.TournamentLine]:
        return [line_json(Tournament(**row._mapping)) for row in c.execute(query)]

    return await house.store.read(ask)


@router.post("")
async def create(
    asked: tournament_models.NewTournament, person: Guest, house: InHouse, request: Request
) -> tournament_models.TournamentInfo:
    """A new one, of which I am the host."""
    check_pace(request, house)
    house.manners.check(asked.name)
    return tournament_json(await house.tournaments.create(person, asked), person)


@router.get("/{id}")
async def tournament(
    id: TournamentId, person: MaybeGuest, house: InHouse
) -> tournament_models.TournamentInfo:
    return tournament_json(await house.tournaments.get(id), person)


@router.post("/{id}/enter")
async def enter(
    id: TournamentId, person: Guest, house: InHouse
) -> tournament_models.TournamentInfo:
    """Take part."""
    return tournament_json(await house.tournaments.enter(id, person), person)


@router.post("/{id}/withdraw")
async def withdraw(
    id: TournamentId, person: Guest, house: InHouse
) -> tournament_models.TournamentInfo:
    """Take part no more."""
    return tournament_json(await house.tournaments.withdraw(id, person), person)


@router.post("/{id}/start")
async def start(
    id: TournamentId, person: Guest, house: InHouse
) -> tournament_models.TournamentInfo:
    """Begin, as its host; from here on everything follows by itself."""
    return tournament_json(await house.tournaments.start(id, person), person)


@router.get("/{id}/results", response_class=Response)
async def results(
    id: TournamentId, house: InHouse, form: Literal["json", "csv"] = "json"
) -> Response:
    """The results as a file: everything as JSON, or the final table as CSV."""
    now = await house.tournaments.get(id)
    told = tournament_json(now, None)
    if form == "json":
        text, kind = dumps(told), "application/json"
    else:
        out = io.StringIO()
        writer = csv.writer(out)
        writer.writerow(["place", "name", "points", "opponents", "wins", "played"])
        for place, each in enumerate(told["standings"], 1):
            name = now.entrants[each["who"]].name
            safe = f"'{name}" if name[:1] in "=+-@" else name  # no formula for a spreadsheet
            row = [place, safe, each["points"], each["opponents"], each["wins"], each["played"]]
            writer.writerow(row)
        text, kind = out.getvalue(), "text/csv"
    headers = {"content-disposition": f'attachment; filename="tournament-{id}.{form}"'}
    return Response(text.encode(), media_type=kind, headers=headers)
