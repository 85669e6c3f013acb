"""What runs in the worker processes: bots and hints, on imagined positions only, and proofs."""

import json
import os
import signal
import threading
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from time import process_time
from typing import Final, NamedTuple

from edubba.analysis.hint import hint as think
from edubba.analysis.judge import Budget
from edubba.analysis.race import Choice, known_choices
from edubba.bots import make_bot
from edubba.core.bot import Bot
from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.words import JsonObject
from edubba.match import Record, verify
from edubba.server.players import STAND_IN

STUCK: Final = 75
"""The exit status of a worker whose thought took too long."""

MOST_PLAYED_OUT: Final = 400
"""Playings out of each choice for a hint; usually its time ends first."""


class Question(NamedTuple):
    """A position for a bot: one that its seat cannot tell from the true one."""

    setup: str
    """JSON, as `Setup.to_json` wrote it, with the version of the rules that is played by."""
    position: str
    seat: int
    level: str
    seed: int
    limit: float
    """Seconds after which the worker gives itself up."""


class Thought(NamedTuple):
    """What came of it."""

    action: int
    reasons: list[JsonObject]


class Proof(NamedTuple):
    """What a finished match proves of its dice."""

    ok: bool
    words: list[JsonObject]
    seconds: float
    """Of CPU that it took to find out."""


def begin(house: Connection) -> None:
    """Run once in every worker; the house holds the other end of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house stops its workers itself
    threading.Thread(target=_end_with_the_house, args=[house], daemon=True).start()


def _end_with_the_house(house: Connection) -> None:
    """End when the house closes the line, and also when it was killed."""
    with suppress(EOFError, OSError):
        house.recv()
    os._exit(0)


def ready() -> bool:
    """Load what every thought needs."""
    make_bot(STAND_IN, find_game("game_of_ur"))
    return True


def choose(question: Question) -> Thought:
    """A bot's choice."""
    with Limit(question.limit):
        setup = setup_of(question.setup)
        state = setup.position(json.loads(question.position))
        bot = _bot(question.level, question.setup)
        return Thought(int(bot.choose(state, Rng(question.seed))), [])


def hint(question: Question, seconds: float) -> Thought:
    """What a good player would do, and why."""
    with Limit(question.limit):
        setup = setup_of(question.setup)
        state = setup.position(json.loads(question.position))
        budget = Budget(MOST_PLAYED_OUT, seconds)
        found = think(setup, state, question.seat, budget, Rng(question.seed))
        return Thought(found.action, [words.to_json() for words in found.reasons])


def chances(question: Question, _seconds: float) -> list[Choice]:
    """What every choice is worth in a race; nothing where it would be guessed."""
    with Limit(question.limit):
        setup = setup_of(question.setup)
        return known_choices(setup, setup.position(json.loads(question.position)))


def prove(tablet: str) -> Proof:
    """What the record of a finished match proves."""
    begun = process_time()
    found = verify(Record.parse(tablet))
    told = [words.to_json() for part in found.parts() for words in part]
    return Proof(found.ok, told, process_time() - begun)


class Limit:
    """Ends this process when a thought takes too long; the house starts a new one."""

    def __init__(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, os._exit, [STUCK])
        self._timer.daemon = True

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()


@lru_cache(maxsize=64)
def _bot(level: str, setup: str) -> Bot:
    """Bots stay, so that one that has found a turn plays it to its end."""
    return make_bot(level, setup_of(setup).game)


@lru_cache(maxsize=256)
def setup_of(text: str) -> Setup:
    """A set-up as it was written for workers; people bring such texts, too, so not all are kept."""
    told = json.loads(text)
    options: dict[str, Value] = told["options"]
    game = find_game(told["game"])
    return game.setup(told["seats"], options, version=told["rules"], house=True)
