"""A random game with everybody looking on: what the checks of the kit are shown."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn
from zlib import crc32

from edubba.core.bot import Bot
from edubba.core.catalogue import word
from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR, Journal
from edubba.core.options import NEVER, Count
from edubba.core.questions import NO_ACTION
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.core.words import Message
from edubba.testing.conformance.report import Report

REPEATS = 12
"""How often an action is tried again, when something differs."""


class Broken(AssertionError):
    """A promise that a game did not keep; its text says where and how."""


@dataclass
class Partings:
    """Where two worlds may part that a seat could not tell from each other until then."""

    decisions: set[str] = field(default_factory=set)
    """Decisions whose seen choice or outcome may be impossible in the other world."""
    reveals: set[str] = field(default_factory=set)
    """Events that reveal, by the name they have in JSON, that may differ."""
    consequences: set[str] = field(default_factory=set)
    """Decisions whose hidden choice may have an open consequence, so that something is learned."""


@dataclass
class Terms:
    """How a game is looked at."""

    partings: Partings
    bots: Sequence[Bot]
    longest: int
    """The most actions and outcomes a random game may take."""
    thorough: bool
    """Whether the dear checks are made at every position instead of now and then."""


class Walk:
    """One random game, and how to say what broke in it."""

    def __init__(self, setup: Setup, seed: int, terms: Terms, report: Report) -> None:
        self.setup = setup
        self.space = setup.space()
        self.seed = seed
        self.terms = terms
        self.report = report
        self.step = 0
        """How many actions and outcomes have been applied."""
        self.journal = Journal()
        """What the last of them did; at first, what happened before the first decision."""
        self.state = setup.new(self.journal)
        self.left_behind = self.state
        """A twin of the position before the last action, which must not have changed."""
        self.last = NO_ACTION
        self._print = ""
        self._rng = Rng(seed)

    @property
    def print(self) -> str:
        """The fingerprint of the position, taken once for all checks."""
        if not self._print:
            self._print = self.state.fingerprint()
        return self._print

    def choose(self) -> int:
        """What the seat or chance does next."""
        return anything(self.state, self._rng)

    def advance(self, action: int) -> None:
        """Play on in a clone and in the original by turns: neither may disturb the other."""
        self.left_behind = self.state.clone()
        if self.step % 2:
            self.state, self.left_behind = self.left_behind, self.state
        self.journal = Journal()
        self.last = action
        self.state.apply(action, self.journal)
        self.step += 1
        self._print = ""

    def rng_for(self, check: str) -> Rng:
        """Chance for one check, so that no check changes the game or what another check sees."""
        return Rng(self.seed ^ crc32(check.encode()))

    def every(self, steps: int) -> bool:
        """Whether a check is due that is too dear for every position."""
        return self.terms.thorough or self.step % steps == 0

    def observers(self) -> list[int]:
        return [*range(self.setup.seats), SPECTATOR]

    def observers_in_turn(self) -> list[int]:
        """For what is dear: every third step one of them, or all at every step."""
        if self.terms.thorough or self.state.actor == OVER:
            return self.observers()
        turn, rest = divmod(self.step, 3)
        return [] if rest else [self.observers()[turn % (self.setup.seats + 1)]]

    def say(self, message: Message) -> None:
        """Word a sentence, once for each that is different."""
        known = repr(message)
        if known not in self.report.said:
            self.report.said.add(known)
            text = word(message)
            self.require("‹" not in text, f"the catalogue cannot word {message!r}")

    # What to say when something broke

    def require(self, holds: bool, broke: str) -> None:
        if not holds:
            self.fail(broke)

    def fail(self, broke: str) -> NoReturn:
        raise Broken(self.sentence(self.random_rule() or broke))

    def random_rule(self) -> str:
        """Whether the last action does not always do the same: then nothing else that differs says
        what is wrong."""
        ends: set[str] = set()
        before = self.left_behind.fingerprint()
        for _ in range(REPEATS if self.step else 0):
            twin = self.left_behind.clone()
            twin.apply(self.last)
            ends.add(twin.fingerprint())
            if self.left_behind.fingerprint() != before:
                return ""  # a clone that is none
        if len(ends) < 2:
            return ""
        move = self.space.decode(self.last)
        return f"“{move}” does not do the same twice: all chance must come from chance nodes"

    def sentence(self, broke: str) -> str:
        at = "the end" if self.state.actor == OVER else self.state.decision().name
        game, seats = self.setup.game.id, self.setup.seats
        return (
            f"{game} with {seats} seats, seed {self.seed}, step {self.step} ({at}): {broke}\n"
            f"This game again: conform(..., seats=[{seats}], games=1, seed={self.seed}"
            f"{changed_options(self.setup)})"
        )

    @contextmanager
    def blaming(self) -> Iterator[None]:
        """Whatever the game's own code raises is told as a broken promise, with the place."""
        try:
            yield
        except Broken:
            raise
        except Exception as error:
            raise Broken(self.sentence(f"{type(error).__name__}: {error}")) from error


class Check:
    """One promise of the contract, looked at while a random game goes by."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rng = walk.rng_for(type(self).__name__)

    def look(self) -> None:
        """At every position, the first and the last included."""

    def before(self, action: int) -> None:
        """This action or outcome is about to be applied."""

    def after(self, action: int) -> None:
        """It has been applied; its events lie in `walk.journal`."""

    def end(self) -> None:
        """The game is over."""


def play(walk: Walk, checks: Sequence[type[Check]]) -> None:
    """Play a random game to its end while the checks look on; one that need not end, as far as is
    looked."""
    with walk.blaming():
        watching = [check(walk) for check in checks]
        for check in watching:
            check.look()
        while walk.state.actor != OVER:
            longest = walk.terms.longest
            if walk.step == longest and may_last(walk.setup):
                break
            walk.require(walk.step < longest, f"the game has not ended after {longest} actions")
            action = walk.choose()
            for check in watching:
                check.before(action)
            walk.advance(action)
            for check in watching:
                check.after(action)
            for check in watching:
                check.look()
        if walk.state.actor == OVER:
            walk.report.ended += 1
            for check in watching:
                check.end()
    walk.report.games += 1
    walk.report.positions += walk.step + 1


def may_last(setup: Setup) -> bool:
    """Whether an end that always comes was agreed to come never."""
    return any(
        isinstance(option, Count) and option.never and setup.options.values[option.name] == NEVER
        for option in setup.game.options
    )


def anything(state: State, rng: Rng) -> int:
    """A legal action or an outcome, at random."""
    if state.actor == CHANCE:
        return draw(state.outcomes(), rng)
    legal = state.legal_actions()
    if not legal:
        raise ValueError("nothing is legal, and the game is not over")
    return legal[rng.below(len(legal))]


def draw(outcomes: list[tuple[int, int]], rng: Rng) -> int:
    mark = rng.below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        mark -= weight
        if mark < 0:
            return action
    raise ValueError(f"no outcome has a weight: {outcomes}")


def who(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def changed_options(setup: Setup) -> str:
    return f", options={setup.changes()!r}" if setup.changes() else ""
