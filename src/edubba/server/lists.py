"""Games, levels and tables in the words of the protocol."""

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from edubba.bots.levels import levels
from edubba.core.errors import EdubbaError
from edubba.core.game import Game
from edubba.core.options import Choice, Count, Counts, Option
from edubba.core.registry import find_game, game_ids
from edubba.core.state import State
from edubba.core.words import Json, JsonObject, Message
from edubba.match.dice import SealedDice
from edubba.server import present
from edubba.server.models import TableInfo
from edubba.server.players import level_label
from edubba.server.store.rows import OPEN, Person, TableRow

if TYPE_CHECKING:
    from edubba.server.house import House
    from edubba.server.table import LiveTable

SERIES_OPTION = "match_games"


# Games


@cache
def games_json() -> list[JsonObject]:
    """All games that work; one that does not must not hide the others."""
    found: list[JsonObject] = []
    for id in game_ids():
        try:
            found.append(game_json(find_game(id)))
        except EdubbaError:
            continue
    return found


def game_json(game: Game) -> JsonObject:
    offered = [option for option in game.options if not option.internal]
    presets: list[Json] = []
    for name, values in game.presets.items():
        options: JsonObject = {key: plain(value) for key, value in values.items()}
        label = Message(f"{game.id}/preset-{name}").to_json()
        presets.append({"name": name, "label": label, "options": options})
    seats: list[Json] = [*game.seats]
    wanted: list[Json] = [*game.objectives]
    return {
        "id": game.id,
        "title": game.title.to_json(),
        "summary": Message(f"{game.id}/summary").to_json(),
        "seats": seats,
        "seat_words": [game.seat_word(seat).to_json() for seat in range(max(game.seats))],
        "options": [option_json(game, option) for option in offered],
        "presets": presets,
        "proposed": game.proposed,
        "hidden": has_secrets(game),
        "series": any(option.name == SERIES_OPTION for option in offered),
        "objectives": wanted,
        "rules_version": game.rules_version,
    }


def option_json(game: Game, option: Option) -> JsonObject:
    choices: list[Json] | None = None
    labels: JsonObject = {}
    if isinstance(option, Choice):
        choices = [*option.values]
        for value in option.values:
            if present.has_words(game.id, f"option-{option.name}-{value}"):
                labels[value] = Message(f"{game.id}/option-{option.name}-{value}").to_json()
    bounds = (option.least, option.most) if isinstance(option, (Count, Counts)) else (None, None)
    return {
        "name": option.name,
        "kind": option.describe()["kind"],
        "default": plain(option.default),
        "choices": choices,
        "least": bounds[0],
        "most": bounds[1],
        "auto": option.auto if isinstance(option, Count) else False,
        "never": option.never if isinstance(option, Count) else False,
        "length": option.length if isinstance(option, Counts) else None,
        "label": Message(f"{game.id}/option-{option.name}").to_json(),
        "choice_labels": labels,
    }


def plain(value: bool | int | str | list[int]) -> Json:
    return [*value] if isinstance(value, list) else value


@cache
def has_secrets(game: Game) -> bool:
    """Whether seats know different things: the game has something to imagine."""
    return type(game.setup().new()).imagine is not State.imagine


def levels_json() -> list[Json]:
    return [{"name": name, "label": level_label(name).to_json()} for name in levels()]


# Tables


def row_json(row: TableRow, person: Person | None, online: set[str]) -> JsonObject:
    """A table as one person may see it."""
    me = None if person is None else person.id
    mine = bool(row.seats_of(me))
    seats: list[Json] = []
    for seat in row.seats:
        seats.append(
            {
                "kind": seat.kind,
                "name": seat.name,
                "person": seat.person is not None,
                "mine": seat.person is not None and seat.person == me,
                "online": seat.is_bot or (seat.person is not None and seat.person in online),
                "level": seat.level,
                "ready": seat.filled,
                "left": seat.left,
                "kept": not seat.filled and seat.kept_for not in (None, me),
            }
        )
    head = row.head
    result = None if head is None else head.result
    created = datetime.fromtimestamp(row.created / 1000, UTC).isoformat(timespec="seconds")
    return {
        "id": row.id,
        "game": row.game,
        "preset": row.preset,
        "options": offered_of(row),
        "private": row.private,
        "created": created,
        "status": row.status,
        "mine": mine,
        "invite": row.invite if mine else None,
        "seats": seats,
        "clock": row.clock,
        "manual_done": row.manual_done,
        "match": None if head is None else head.match,
        "version": 0 if head is None else head.version,
        "result": result,
        "series": None if result is None else result["series"],
        "rematch": row.rematch,
        "commitment": commitment_of(row),
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


def table_json(house: "House", table: "LiveTable", person: Person | None) -> JsonObject:
    """A table in play: with those who are here, and its series as it stands."""
    audience = house.audiences.get(table.row.id)
    told = row_json(table.row, person, set() if audience is None else audience.online())
    if table.series is not None:
        told["series"] = present.series_json(table.series)
        willing = table.series.willing
        if table.series.match.over and not table.series.over:
            told["seats"] = [
                {**seat, "ready": at in willing or table.row.seats[at].is_bot}
                for at, seat in enumerate(_seats(told))
            ]
    return told


def _seats(told: JsonObject) -> list[JsonObject]:
    seats = told["seats"]
    assert isinstance(seats, list)
    return [seat for seat in seats if isinstance(seat, dict)]


def listed(house: "House", rows: list[TableRow], person: Person | None) -> list[TableInfo]:
    """Tables for a list, which must not break because of one of them."""
    told: list[TableInfo] = []
    for row in rows:
        audience = house.audiences.get(row.id)
        online = set() if audience is None else audience.online()
        try:
            told.append(TableInfo.model_validate(row_json(row, person, online)))
        except Exception as error:
            house.report(row.id, "a table cannot be listed", error)
    return told


def is_waiting(row: TableRow) -> bool:
    """Whether somebody could still come who did not play here before."""
    return row.status == OPEN and any(
        not seat.filled and seat.kept_for is None for seat in row.seats
    )
