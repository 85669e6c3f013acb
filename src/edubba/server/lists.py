"""Games, levels and tables in the words of the protocol."""

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter
from sqlalchemy import Row

from edubba.bots.levels import level_label, level_manner, levels
from edubba.core.errors import EdubbaError
from edubba.core.game import Game
from edubba.core.options import Choice, Count, Counts, Option
from edubba.core.registry import find_game, game_ids
from edubba.core.state import State
from edubba.core.words import JsonObject, Message
from edubba.match.dice import SealedDice
from edubba.match.series import GAMES_OPTION
from edubba.server import models, people_models, present
from edubba.server.people import guest_names
from edubba.server.store.rows import OPEN, Person, SeatRow, TableRow

if TYPE_CHECKING:
    from edubba.server.house import House
    from edubba.server.table import LiveTable

TABLE = TypeAdapter(models.TableInfo)


# Games


@cache
def games_json() -> list[models.GameInfo]:
    """All games that work; one that does not must not hide the others."""
    found: list[models.GameInfo] = []
    for id in game_ids():
        with suppress(EdubbaError):
            found.append(game_json(find_game(id)))
    return found


def game_json(game: Game) -> models.GameInfo:
    offered = [option for option in game.options if not option.internal]
    return {
        "id": game.id,
        "title": game.title.to_json(),
        "summary": Message(f"{game.id}/summary").to_json(),
        "seats": [*game.seats],
        "seat_words": [game.seat_word(seat).to_json() for seat in range(max(game.seats))],
        "options": [option_json(game, option) for option in offered],
        "presets": [
            {
                "name": name,
                "label": Message(f"{game.id}/preset-{name}").to_json(),
                "options": {**values},
            }
            for name, values in game.presets.items()
        ],
        "proposed": game.proposed,
        "hidden": has_secrets(game),
        "series": any(option.name == GAMES_OPTION for option in offered),
        "objectives": [
            {"name": name, "label": Message(f"{game.id}/objective-{name}").to_json()}
            for name in (game.objectives if len(game.objectives) > 1 else [])
        ],
        "rules_version": game.rules_version,
    }


def option_json(game: Game, option: Option) -> models.OptionInfo:
    choices = [*option.values] if isinstance(option, Choice) else None
    id = f"option-{option.name}"
    worded = [each for each in choices or [] if present.has_words(game.id, f"{id}-{each}")]
    least, most = (
        (option.least, option.most) if isinstance(option, (Count, Counts)) else (None, None)
    )
    return {
        "name": option.name,
        "kind": option.describe()["kind"],
        "default": option.default,
        "choices": choices,
        "least": least,
        "most": most,
        "auto": isinstance(option, Count) and option.auto,
        "never": isinstance(option, Count) and option.never,
        "length": option.length if isinstance(option, Counts) else None,
        "label": Message(f"{game.id}/option-{option.name}").to_json(),
        "choice_labels": {
            each: Message(f"{game.id}/option-{option.name}-{each}").to_json() for each in worded
        },
    }


@cache
def has_secrets(game: Game) -> bool:
    """Whether seats know different things: the game has something to imagine."""
    return type(game.setup().new()).imagine is not State.imagine


def levels_json() -> list[models.LevelInfo]:
    return [
        {
            "name": name,
            "label": level_label(name).to_json(),
            "manner": level_manner(name).to_json(),
        }
        for name in levels()
    ]


def me_json(person: Person) -> people_models.Me:
    return {"id": person.id, "name": person.name, "account": person.account}


# Tables


def row_json(row: TableRow, person: Person | None, online: set[str]) -> models.TableInfo:
    """A table as one person may see it."""
    me = None if person is None else person.id
    mine = bool(row.seats_of(me))
    head = row.head
    result = None if head is None else head.result
    return {
        "id": row.id,
        "game": row.game,
        "preset": row.preset,
        "options": offered_of(row),
        "private": row.private,
        "created": present.date(row.created),
        "status": row.status,
        "mine": mine,
        "invite": row.invite if mine else None,
        "seats": [seat_json(seat, me, online) for seat in row.seats],
        "clock": row.clock,
        "manual_done": row.manual_done,
        "match": None if head is None else head.match,
        "version": 0 if head is None else head.version,
        "result": result,
        "series": None if result is None else result["series"],
        "rematch": row.rematch,
        "commitment": commitment_of(row),
        "rated": row.rated,
        "help": row.helps,
        "host": me is not None and row.owner == me,
    }


def seat_json(seat: SeatRow, me: str | None, online: set[str]) -> models.SeatState:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person is not None,
        "mine": seat.person is not None and seat.person == me,
        "online": seat.is_bot or seat.person in online,
        "level": seat.level,
        "ready": seat.filled,
        "left": seat.left_early,
        "kept": not seat.filled and seat.kept_for not in (None, me),
        "unnamed": seat.name in guest_names(),
    }


def offered_of(row: TableRow) -> JsonObject:
    """What was agreed, without what the house keeps to itself."""
    kept = internal_options(row.game)
    return {name: value for name, value in row.options.items() if name not in kept}


@cache
def internal_options(game: str) -> frozenset[str]:
    """The names of the options that are not for people; none of a game that is gone."""
    try:
        return frozenset(option.name for option in find_game(game).options if option.internal)
    except EdubbaError:
        return frozenset()


def commitment_of(row: TableRow) -> str | None:
    """What the dice were sealed with when the table was set up; in a series, all seeds of it."""
    if row.seed:
        return SealedDice(int(row.seed)).commitment
    return None if row.head is None else row.head.commitment


def online_at(house: "House", table: str) -> set[str]:
    """The people who follow a table."""
    audience = house.audiences.get(table)
    return set() if audience is None else audience.online()


def table_json(table: "LiveTable", person: Person | None) -> models.TableInfo:
    """A table in play: with those who are here, and its series as it stands."""
    row, series = table.row, table.series
    told = row_json(row, person, online_at(table.house, row.id))
    if series is not None:
        told["series"] = present.series_json(series)
        if series.match.over and not series.over:
            for at, seat in enumerate(told["seats"]):
                seat["ready"] = at in series.willing or row.seats[at].is_bot
    return told


def listed(house: "House", rows: list[TableRow], person: Person | None) -> list[models.TableInfo]:
    """Tables for a list, which must not break because of one of them."""
    told: list[models.TableInfo] = []
    for row in rows:
        try:
            told.append(TABLE.validate_python(row_json(row, person, online_at(house, row.id))))
        except Exception as error:
            house.report(row.id, "a table cannot be listed", error)
    return told


def is_waiting(row: TableRow) -> bool:
    """Whether somebody could still come who did not play here before."""
    return row.status == OPEN and any(
        not seat.filled and seat.kept_for is None for seat in row.seats
    )


def rating_json(row: Row[Any]) -> people_models.RatingInfo:
    return {
        "game": row.game,
        "kind": row.kind,
        "points": round(row.points),
        "deviation": round(row.deviation),
        "games": row.games,
    }
