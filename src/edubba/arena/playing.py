"""One game of a tournament, played in a process that can be ended: whoever crashes, hangs or plays
illegally loses that game, and the tournament goes on."""

import multiprocessing
import time
from contextlib import suppress
from ctypes import c_int64
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from edubba.arena.outside import leave, make_player, rules_of
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER

APART = 1_000_003
"""Between the seeds of two tournaments."""
NOBODY = -1
FAULTS = RAISED, ILLEGAL, LATE, ENDED = "raised", "illegal", "late", "ended"
LONG = 1.0
"""Seconds that no level may think longer than."""


@dataclass(frozen=True)
class Rules:
    """What is the same for all games of a tournament."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    seconds: float | None = None
    iterations: int | None = None
    options: dict[str, Value] = field(default_factory=dict)
    patience: float = 60.0
    """Seconds for one decision, after which a bot has lost."""


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played: the dice it has, and which bot sits at each seat."""

    dice: int
    seating: tuple[int, ...]


@dataclass
class Outcome:
    """How it went."""

    dice: int
    seating: list[int]
    places: list[int]
    points: list[int]
    decisions: list[int]
    """For each seat."""
    over: list[int]
    """For each seat: decisions that took longer than `LONG`."""
    longest: float
    fault: str = ""
    """What a bot did wrong, if the game ended by that: one of `FAULTS`, ..."""
    culprit: int = NOBODY
    """... the seat where it sat, ..."""
    detail: str = ""
    """... and the action, the seconds or the error."""

    @property
    def shares(self) -> list[float]:
        first = self.places.count(1)
        return [1.0 / first if place == 1 else 0.0 for place in self.places]


def play(rules: Rules, fixture: Fixture, bots: list[Bot], thinking: Any) -> Outcome:
    """Play one game; `thinking` always holds the seat whose bot is at work."""
    game = find_game(rules.game)
    version = game.rules_version
    for seat, who in enumerate(fixture.seating):
        thinking.value = seat
        try:
            version = min(version, rules_of(bots[who], game))
        except Exception as error:
            return lost(fixture, seat, RAISED, said_by(error))
    thinking.value = NOBODY
    setup = game.setup(rules.players, rules.options, version=version)
    dice = Rng(rules.seed * APART + fixture.dice)
    thoughts = dice.split()
    state, actions = setup.new(), Actions()
    decisions, over, longest = [0] * setup.seats, [0] * setup.seats, 0.0
    while state.actor != OVER:
        state.legal_into(actions)
        if state.actor == CHANCE or actions.count == 1:
            action = actions.draw(dice) if state.actor == CHANCE else actions.items[0]
            state.apply(action, None)
            continue
        seat = int(state.actor)
        thinking.value = seat
        began = time.monotonic()
        fault, detail = "", ""
        try:
            action = bots[fixture.seating[seat]].choose(state.imagine(seat, thoughts), thoughts)
            if not actions.has(action):
                fault, detail = ILLEGAL, str(action)
        except Exception as error:
            fault, detail = RAISED, said_by(error)
        thinking.value = NOBODY
        if fault:
            return lost(fixture, seat, fault, detail)
        spent = time.monotonic() - began
        longest = max(longest, spent)
        decisions[seat] += 1
        over[seat] += spent > LONG
        state.apply(action, None)
    result = state.result()
    places, points = [*result.places], [*result.points]
    return Outcome(fixture.dice, [*fixture.seating], places, points, decisions, over, longest)


def said_by(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def lost(fixture: Fixture, culprit: int, fault: str, detail: str = "") -> Outcome:
    """The game of a bot that did wrong: all others are first."""
    seats = len(fixture.seating)
    places = [seats if seat == culprit else 1 for seat in range(seats)]
    nothing = [0] * seats
    seating = [*fixture.seating]
    return Outcome(
        fixture.dice, seating, places, nothing, nothing, nothing, 0.0, fault, culprit, detail
    )


class Worker:
    """A process in which games are played one after another; a new one when it had to be ended."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.process: Any = None

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.thinking = context.Value(c_int64, NOBODY, lock=False)
        self.here, there = context.Pipe()
        self.process = context.Process(target=inside, args=(self.rules, there, self.thinking))
        self.process.daemon = False  # bots of other environments are processes of its own
        self.process.start()
        there.close()

    def play(self, fixture: Fixture) -> Outcome:
        """Play one game, whatever happens in it."""
        if self.process is None:
            self.open()
        self.here.send(fixture)
        seat, since = NOBODY, time.monotonic()
        while not self.here.poll(min(1.0, self.rules.patience / 4)):
            now = int(self.thinking.value)
            if now != seat or now == NOBODY:
                seat, since = now, time.monotonic()
            elif time.monotonic() - since > self.rules.patience:
                self.close()
                return lost(fixture, seat, LATE, f"{self.rules.patience:g}")
        try:
            told: Outcome | Exception = self.here.recv()
        except (EOFError, OSError):
            seat = int(self.thinking.value)
            self.close()
            return lost(fixture, max(seat, 0), ENDED)
        if isinstance(told, Exception):
            raise told
        return told

    def close(self) -> None:
        # Taken first: who waits for an answer in another thread closes the worker as well.
        process, self.process = self.process, None
        if process is not None:
            process.terminate()
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()


def inside(rules: Rules, line: Connection, thinking: Any) -> None:
    """Runs in a worker: bots sit down once and stay for all games."""
    bots: list[Bot] = []
    with suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            fixture = line.recv()
            try:
                if not bots:
                    game = find_game(rules.game)
                    limits = rules.seconds, rules.iterations
                    bots = [make_player(text, game, *limits) for text in rules.bots]
                line.send(play(rules, fixture, bots, thinking))
            except Exception as error:  # not a bot's, or it would have lost
                line.send(error)
    for bot in bots:
        leave(bot)
