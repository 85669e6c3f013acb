"""Played games: matches and series, their records, dice, clocks, undo, replay and verification."""

from edubba.match.clocks import Clock, Correspondence, Increment, Span, SuddenDeath
from edubba.match.dice import (
    Dice,
    ManualDice,
    ScriptedDice,
    SealedDice,
    new_nonce,
    seal_of_nonce,
    seal_of_seed,
)
from edubba.match.entries import Entry
from edubba.match.header import Header
from edubba.match.match import Match
from edubba.match.record import Record
from edubba.match.seats import BOT, HUMAN, Chooser, SeatInfo, bot_seat, human
from edubba.match.series import Series
from edubba.match.series_record import SeriesRecord, parse_tablet, read_tablet
from edubba.match.verify import Verification, verify
from edubba.match.watching import LogLine, Moment

__all__ = [
    "BOT",
    "HUMAN",
    "Chooser",
    "Clock",
    "Correspondence",
    "Dice",
    "Entry",
    "Header",
    "Increment",
    "LogLine",
    "ManualDice",
    "Match",
    "Moment",
    "Record",
    "ScriptedDice",
    "SealedDice",
    "SeatInfo",
    "Series",
    "SeriesRecord",
    "Span",
    "SuddenDeath",
    "Verification",
    "bot_seat",
    "human",
    "new_nonce",
    "parse_tablet",
    "read_tablet",
    "seal_of_nonce",
    "seal_of_seed",
    "verify",
]
