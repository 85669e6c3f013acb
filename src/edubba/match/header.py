"""The head of a record: everything that was agreed and sealed before the first entry."""

import json
from dataclasses import dataclass, field, replace
from typing import Final

from edubba.core.data import Data
from edubba.core.errors import Impossible, InvalidInput, InvalidRecord, told
from edubba.core.game import Game, Setup
from edubba.core.journal import SPECTATOR
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import Json, JsonObject, Message
from edubba.match.clocks import Clock, clock_from_json
from edubba.match.dice import MANUAL, SCRIPTED, SEALED, Dice, ManualDice, ScriptedDice, SealedDice
from edubba.match.seats import SeatInfo
from edubba.match.tablet import QUOTED, Line

WATCHED: Final = "spectator"
"""Stands for the seat number in what a spectator may keep."""
SECRET_START: Final = "?"
HASH_DIGITS: Final = 64


def dumps(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def loads(text: str, place: str = "") -> Json:
    """JSON from a file; whatever is wrong with it is `Impossible`."""
    try:
        value: Json = json.loads(text)
        if "\\u" in text:  # half of a pair, which nothing can write again
            dumps(value).encode()
    except (ValueError, RecursionError):
        raise Impossible(Message("match/head-json", place=place)) from None
    return value


@dataclass(frozen=True)
class Header:
    """What a match was set up with."""

    game: str
    rules_version: int
    options: JsonObject
    seats: list[SeatInfo]
    dice: str = SEALED
    commitment: str = ""
    """The hash of the seed; known to everybody from the start."""
    seed: str = ""
    """The seed itself; whoever holds it knows every roll to come."""
    nonces: dict[int, str] = field(default_factory=dict)
    """The seats that add to the dice, each with the hash of what it will open."""
    script: list[str] = field(default_factory=list)
    clock: Clock | None = None
    manual_done: list[int] = field(default_factory=list)
    """The seats that close their turns themselves."""
    start: Json = None
    """The position at the beginning, where it is not the game's own."""
    series: JsonObject | None = None
    """Which game of a series this is."""
    seen_by: int | None = None
    """The seat that may keep this record, or SPECTATOR; None for the whole one."""

    # The match behind it

    def find(self, game: Game | None = None) -> Setup:
        """The game with its options, if this house can play it by the same rules."""
        if game is None or game.id != self.game:
            try:
                game = find_game(self.game)
            except InvalidInput as error:
                raise InvalidRecord(error.message) from None
        theirs, ours = self.rules_version, game.rules_version
        if theirs > ours:
            words = Message("match/newer-rules", game=game.title, theirs=theirs, ours=ours)
            raise InvalidRecord(words)
        if theirs < game.oldest_rules:
            words = Message("match/older-rules", game=game.title, theirs=theirs, ours=ours)
            raise InvalidRecord(words)
        values: dict[str, Value] = {}
        for name, value in self.options.items():
            if isinstance(value, (bool, int, str)):
                values[name] = value
            elif isinstance(value, list):
                values[name] = [part for part in value if isinstance(part, int)]
        try:
            return game.setup(len(self.seats), values, version=theirs, house=True)
        except InvalidInput as error:
            raise InvalidRecord(error.message) from None

    def make_dice(self) -> Dice:
        """The dice that the match goes on with; a record without its seed only waits for them."""
        if self.dice == SEALED and self.seed:
            return SealedDice(bytes.fromhex(self.seed))
        return ScriptedDice(self.script) if self.dice == SCRIPTED else ManualDice()

    def for_seat(self, seat: int) -> "Header":
        """What this seat (or SPECTATOR) may know of a running match: neither seed nor secrets."""
        start = None if self.start is None else SECRET_START
        return replace(self, seed="", script=[], start=start, seen_by=seat)

    # As text

    def lines(self) -> list[str]:
        """As it stands in a record."""
        lines = [f"game: {self.game}", f"rules: {self.rules_version}"]
        lines += [f"option {name}: {dumps(value)}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {dumps(info.to_json())}" for seat, info in enumerate(self.seats)]
        lines.append(f"dice: {self.dice}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"nonce {seat}: {seal}" for seat, seal in self.nonces.items()]
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.script:
            lines.append(f"script: {dumps([*self.script])}")
        if self.clock is not None:
            lines.append(f"clock: {dumps(self.clock.to_json())}")
        if self.manual_done:
            lines.append(f"manual done: {dumps([*self.manual_done])}")
        if self.start is not None:
            lines.append(f"start: {dumps(self.start)}")
        if self.series is not None:
            lines.append(f"series: {dumps(self.series)}")
        if self.seen_by is not None:
            lines.append(f"seen by: {WATCHED if self.seen_by == SPECTATOR else self.seen_by}")
        return lines

    @staticmethod
    def parse(lines: list[Line]) -> "Header":
        """Read what `lines` wrote; an `InvalidRecord` says what is wrong."""
        values: dict[str, str] = {}
        for line in lines:
            key, colon, value = line.text.partition(": ")
            if not colon or key in values or not _is_known(key):
                words = Message("match/bad-header", line=line.number, text=line.shown)
                raise InvalidRecord(words)
            values[key] = value
        try:
            return _header(values)
        except KeyError as missing:
            raise InvalidRecord(Message("match/missing-header", key=str(missing.args[0]))) from None
        except ValueError as error:
            raise InvalidRecord(Message("match/wrong-header", detail=told(error))) from None


PLAIN_KEYS: Final = {
    *("game", "rules", "dice", "commitment", "seed", "script"),
    *("clock", "manual done", "start", "series", "seen by"),
}


def _is_known(key: str) -> bool:
    kind, _, rest = key.partition(" ")
    return key in PLAIN_KEYS or (bool(rest) and kind in ("option", "seat", "nonce"))


def _header(values: dict[str, str]) -> Header:
    named = {kind: _family(values, kind) for kind in ("option", "seat", "nonce")}
    infos = [SeatInfo.from_json(_json(values, f"seat {n}"), f"seat {n}") for n in named["seat"]]
    if [*named["seat"]] != [str(seat) for seat in range(len(infos))]:
        raise Impossible(Message("match/head-seats"))
    places = range(len(infos))
    dice = Data(values["dice"][:QUOTED], "dice")
    dice.index_in([SEALED, SCRIPTED, MANUAL])
    seen: int | None = None
    if "seen by" in values:
        word = values["seen by"]
        seen = SPECTATOR if word == WATCHED else _one_of(places, word, "seen by")
    series = _json(values, "series")
    if series is not None and not isinstance(series, dict):
        raise Data(series, "series").no("object", ())
    manual = _list(values, "manual done").numbers()
    for seat in manual:
        _one_of(places, str(seat), "manual done")
    return Header(
        game=values["game"],
        rules_version=Data(loads(values["rules"], "rules"), "rules").number(),
        options={name: _json(values, f"option {name}") for name in named["option"]},
        seats=infos,
        dice=dice.text(),
        commitment=_hex(values.get("commitment", ""), "commitment"),
        seed=_hex(values.get("seed", ""), "seed"),
        nonces={
            _one_of(places, seat, "nonce"): _hex(seal, "nonce")
            for seat, seal in named["nonce"].items()
        },
        script=_list(values, "script").texts(),
        clock=clock_from_json(_json(values, "clock")) if "clock" in values else None,
        manual_done=manual,
        start=_json(values, "start"),
        series=series,
        seen_by=seen,
    )


def _family(values: dict[str, str], kind: str) -> dict[str, str]:
    named = ((key.partition(" "), value) for key, value in values.items())
    return {name: value for (first, space, name), value in named if space and first == kind}


def _json(values: dict[str, str], key: str) -> Json:
    return loads(values[key], key[:QUOTED]) if key in values else None


def _list(values: dict[str, str], key: str) -> Data:
    return Data(_json(values, key) if key in values else [], key)


def is_hash(text: str) -> bool:
    """Whether this is a SHA-256, or a seed, as it is written."""
    return len(text) == HASH_DIGITS and not text.strip("0123456789abcdef")


def _hex(text: str, place: str) -> str:
    if text and not is_hash(text):
        raise Impossible(Message("match/head-hash", place=place, digits=HASH_DIGITS))
    return text


def _one_of(seats: range, text: str, place: str) -> int:
    return Data(text[:QUOTED], place).index_in([*map(str, seats)])
