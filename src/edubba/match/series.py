"""A `Series` is several games of the same seats with one ledger.

Ledger, wins and winner follow from the finished games; what people agree on between the games (a
new rate, another game) are entries of their own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from edubba.core.bot import Bot
from edubba.core.errors import EdubbaError, InvalidRecord
from edubba.core.game import Game, Setup
from edubba.core.options import Value
from edubba.core.result import Result, places_by
from edubba.core.words import JsonObject, Message
from edubba.match.clocks import Clock
from edubba.match.dice import SEALED, Dice, SealedDice
from edubba.match.entries import AGAIN, AGREE, LEAVE, RATE, REFUSE, STOP, Entry
from edubba.match.match import Match
from edubba.match.record import Record
from edubba.match.seats import Chooser, SeatInfo
from edubba.match.series_record import SeriesRecord
from edubba.match.words import refused

GAME_SEED: Final = b"edubba 1 seed of a game in a series\n"
OPEN_ENDED: Final = 0
GAMES_OPTION: Final = "match_games"
RATE_OPTION: Final = "rate"


@dataclass
class Offer:
    """A new rate that waits for consent."""

    seat: int
    rate: Value
    waiting: list[int]


class Series:
    """Games of the same seats, one after the other; the current or last one is `match`."""

    def __init__(self, record: SeriesRecord, setup: Setup) -> None:
        """Use `new`, `load` or `from_record` instead."""
        self.record = record
        self.setup = setup
        """What is agreed for the games to come; each match has its own set-up made from it."""
        self.matches: list[Match] = []
        self.offer: Offer | None = None
        self.willing: set[int] = set()
        """The seats that want another game, where they are asked."""
        self.stopped_by: int | None = None
        self.bots: dict[int, Bot] = {}

    @staticmethod
    def new(
        setup: Setup,
        seats: Sequence[SeatInfo | Chooser | str] | None = None,
        *,
        games: int | None = None,
        seed: int | None = None,
        dice: Dice | None = None,
        clock: Clock | None = None,
        start: JsonObject | None = None,
        manual_done: bool | list[int] = False,
        nonces: dict[int, str] | None = None,
    ) -> "Series":
        """Sit down to so many games (0: until somebody has had enough) and begin the first.

        Without `games` the game's own option says how many. `dice` and `start` are for the first
        game; with sealed dice the seeds of all games come from one, which is sealed, too, so that
        the numbers of the seats (`nonces`) hold for all games.
        """
        if games is None:
            agreed = setup.options.values.get(GAMES_OPTION, 1)
            games = agreed if isinstance(agreed, int) else 1
        master = SealedDice(seed)
        first = dice or SealedDice(seed_in_series(master.seed, 1))
        match = Match.new(
            setup,
            seats,
            dice=first,
            clock=clock,
            start=start,
            manual_done=manual_done,
            nonces=nonces,
            series={"number": 1},
        )
        told = match.record.header
        sealed = told.dice == SEALED
        header = replace(
            told,
            commitment=master.commitment if sealed and dice is None else "",
            seed=master.seed.hex() if sealed else "",
            nonces={},
            script=[],
            start=None,
            series={"games": games},
        )
        series = Series(SeriesRecord(header), setup)
        series.bots = match.bots
        series._begin(match)
        return series

    @staticmethod
    def from_record(record: SeriesRecord, game: Game | None = None) -> "Series":
        """Play everything again, and check that each game was set up as agreed."""
        if record.header.seen_by is not None:
            raise InvalidRecord(Message("match/redacted"))
        series = Series(SeriesRecord(record.header), record.header.find(game))
        for number, part in enumerate(record.games, 1):
            last = series.matches[-1].state if series.matches else None
            match = Match.from_record(part, game)
            agreed = series.setup.game.next_in_series(series.setup, last)
            ready = not series.matches or series.can_begin
            numbers = not series.matches or part.header.nonces == series.nonces_kept()
            if not ready or not numbers or match.setup.options != agreed.options:
                raise InvalidRecord(Message("match/not-as-agreed", number=number))
            series._begin(match)
            for entry in record.talk[number - 1]:
                try:
                    series.take(entry)
                except EdubbaError as error:
                    place = Message("match/place-between", number=number, seq=entry.seq)
                    words = Message("match/bad-entry", place=place, detail=error.message)
                    raise InvalidRecord(words) from None
        if not series.matches:
            raise InvalidRecord(Message("match/not-a-series"))
        return series

    @staticmethod
    def load(path: str | Path, game: Game | None = None) -> "Series":
        """The series of a `.tablet` file, replayed and checked."""
        return Series.from_record(SeriesRecord.read(path), game)

    def save(self, path: str | Path) -> None:
        """Write all games into one file, the seeds included."""
        self.record.write(path)

    # How it stands

    @property
    def match(self) -> Match:
        """The game that is played now, or was the last one."""
        return self.matches[-1]

    @property
    def number(self) -> int:
        """Which game is played, from 1."""
        return len(self.matches)

    @property
    def games(self) -> int:
        """How many were agreed; 0 for as many as all want."""
        info = self.record.header.series
        games = None if info is None else info.get("games")
        return games if isinstance(games, int) else 1

    @property
    def ledger(self) -> list[int]:
        """What each seat has won or lost so far, in hundredths of a point."""
        total = [0] * self.setup.seats
        for match in self.matches:
            result = match.result
            if result is not None:
                stakes = self.setup.game.stakes(match.setup, result)
                total = [sum(pair) for pair in zip(total, stakes, strict=True)]
        return total

    @property
    def wins(self) -> list[int]:
        """How many games each seat has won alone."""
        wins = [0] * self.setup.seats
        for match in self.matches:
            if match.result is not None and len(match.result.winners) == 1:
                wins[match.result.winners[0]] += 1
        return wins

    @property
    def leaver(self) -> int | None:
        """The seat that went away before the end."""
        return next((e.seat for e in self.match.record.entries if e.kind == LEAVE), None)

    @property
    def over(self) -> bool:
        """Whether there will be no other game."""
        if not self.match.over:
            return False
        all_played = self.games != OPEN_ENDED and self.number >= self.games
        return all_played or self.stopped_by is not None or self.leaver is not None

    @property
    def result(self) -> Result | None:
        """More points, then more games won (GU-11.6); who left is last whatever the ledger says."""
        if not self.over:
            return None
        ledger, wins = self.ledger, self.wins
        places = places_by([*zip(ledger, wins, strict=True)])
        facts: JsonObject = {"wins": [*wins]}
        result = Result(places, ledger, Message("match/series-drawn"), facts=facts)
        if self.leaver is not None:
            result = result.placed_last([self.leaver])
        if len(result.winners) != 1:
            return result
        winner = self.setup.game.seat_word(result.winners[0])
        return Result(result.places, ledger, Message("match/series-won", seat=winner), facts=facts)

    @property
    def winner(self) -> int | None:
        """Who won the series; None while it lasts and when it is drawn."""
        result = self.result
        return result.winners[0] if result is not None and len(result.winners) == 1 else None

    @property
    def asked(self) -> list[int]:
        """The seats that have still to say whether they want another game."""
        if not self.match.over or self.over or self.games != OPEN_ENDED:
            return []
        return [seat for seat in self._people() if seat not in self.willing]

    @property
    def can_begin(self) -> bool:
        """Whether the next game can begin now."""
        return self.match.over and not self.over and not self.asked

    # Between the games

    def offer_rate(self, seat: int, rate: str | int | float) -> None:
        """Propose another rate for the games to come; it holds once all have agreed (GU-11.5)."""
        self._say(RATE, seat, str(rate))

    def answer_rate(self, seat: int, yes: bool) -> None:
        """Agree to the rate that somebody proposed, or refuse."""
        self._say(AGREE if yes else REFUSE, seat)

    def another(self, seat: int, yes: bool) -> None:
        """Whether this seat wants another game, where that is open; one *no* ends the series."""
        self._say(AGAIN if yes else STOP, seat)

    def next_game(self, *, dice: Dice | None = None, start: JsonObject | None = None) -> Match:
        """Begin the next game: settlement and first player as the game has it."""
        self._check_between()
        if self.asked:
            raise refused("match/why-consent_missing")
        header = self.record.header
        number = self.number + 1
        if dice is None and header.dice == SEALED:
            dice = SealedDice(seed_in_series(bytes.fromhex(header.seed), number))
        opened = self.match.nonces
        match = Match.new(
            self.setup.game.next_in_series(self.setup, self.match.state),
            self.match.seats,
            dice=dice or header.make_dice(),
            clock=header.clock,
            start=start,
            manual_done=header.manual_done,
            nonces=self.nonces_kept(),
            series={"number": number},
        )
        for seat, nonce in opened.items():
            match.open_nonce(seat, nonce, None if header.clock is None else 0)
        match.bots = self.bots
        self._begin(match)
        return match

    def nonces_kept(self) -> dict[int, str]:
        """The seals of the numbers that count in the next game, too: all but the withheld ones."""
        sealed = self.match.record.header.nonces
        withheld = self.match.nonces_withheld
        return {seat: seal for seat, seal in sealed.items() if seat not in withheld}

    def take(self, entry: Entry) -> None:
        """Check what somebody says between two games and let it count."""
        self._check_between()
        seat = entry.seat
        if seat is None or not 0 <= seat < self.setup.seats:
            found, last = -1 if seat is None else seat, self.setup.seats - 1
            raise refused("match/why-no_such_seat", seat=found, last=last)
        name = self.setup.game.seat_word(seat)
        if entry.kind == RATE:
            if RATE_OPTION not in self.setup.options.values:
                raise refused("match/why-no_rate", game=self.setup.game.title)
            rate = self.setup.game.option(RATE_OPTION).check(entry.text)
            self.offer = Offer(seat, rate, [other for other in self._people() if other != seat])
        elif entry.kind in (AGREE, REFUSE):
            if self.offer is None or seat not in self.offer.waiting:
                raise refused("match/why-not_asked", seat=name)
            self.offer.waiting.remove(seat)
            if entry.kind == REFUSE:
                self.offer = None
        elif entry.kind in (AGAIN, STOP):
            if self.games != OPEN_ENDED:
                raise refused("match/why-not_open_ended", games=self.games)
            if entry.kind == AGAIN:
                self.willing.add(seat)
            else:
                self.stopped_by = seat
        else:
            raise refused("match/why-not_readable", text=entry.to_line())
        if self.offer is not None and not self.offer.waiting:
            self.setup = self.setup.changed({RATE_OPTION: self.offer.rate})
            self.offer = None
        self.record.talk[-1].append(entry)

    def _say(self, kind: str, seat: int, text: str = "") -> None:
        self.take(Entry(self.record.said + 1, kind, seat, text))

    def _check_between(self) -> None:
        if not self.match.over:
            raise refused("match/why-game_running")
        if self.over:
            raise refused("match/why-series_over")

    def _begin(self, match: Match) -> None:
        self.matches.append(match)
        self.record.games.append(match.record)
        self.record.talk.append([])
        self.offer = None
        self.willing = set()

    def _people(self) -> list[int]:
        return [seat for seat, info in enumerate(self.match.seats) if not info.is_bot]

    def redacted(self, seat: int) -> SeriesRecord:
        """What this seat (or SPECTATOR) may keep: all of the games that are over."""
        record = self.record
        header = record.header if self.over else record.header.for_seat(seat)
        parts: list[Record] = [match.redacted(seat) for match in self.matches]
        return SeriesRecord(header, parts, [[*said] for said in record.talk])

    def __repr__(self) -> str:
        return f"<Series {self.setup.game.id}, game {self.number}>"


def seed_in_series(master: bytes, number: int) -> bytes:
    """The seed of a game, which follows from that of its series."""
    return sha256(GAME_SEED + master + str(number).encode()).digest()
