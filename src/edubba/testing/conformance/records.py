"""A match is its record: written down and read back it is the same, also with moves taken back."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.match.match import Match
from edubba.match.record import Record
from edubba.testing.conformance.differences import difference
from edubba.testing.conformance.report import Report
from edubba.testing.conformance.walk import Broken, Terms, anything, changed_options

TAKE_BACK = 3
"""One in so many moves is taken back and made again."""
READ_BACK = 20
"""After so many moves, twice as many and so on, and at the end, the record is read back."""


def check_records(setup: Setup, seed: int, terms: Terms, report: Report) -> None:
    """Play one match with seats that close their turns themselves, so that they can think again."""
    played = RandomMatch(setup, seed)
    try:
        while not played.match.over:
            played.move()
            if played.moves > terms.longest:
                played.fail(f"the match has not ended after {terms.longest} moves")
        played.read_back()
    except Broken:
        raise
    except Exception as error:
        raise Broken(played.sentence(f"{type(error).__name__}: {error}")) from error
    report.records += 1


class RandomMatch:
    """One match of random moves."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.rng = Rng(seed)
        self.match = Match.new(setup, seed=seed, manual_done=True)
        self.moves = 0
        self.next_reading = READ_BACK

    def move(self) -> None:
        """Let whoever is next move, think again, or close the turn."""
        match = self.match
        if match.open_turn is not None:
            match.done(match.open_turn)
            return
        before, seat = match.state.fingerprint(), int(match.actor)
        match.play(anything(match.state, self.rng), seat)
        self.moves += 1
        after = match.state.fingerprint()
        if match.can_undo(seat) and self.rng.below(TAKE_BACK) == 0:
            match.undo(seat)
            self.compare(before, "undo does not bring back the position before the move")
            match.redo(seat)
            self.compare(after, "redo does not bring back the position after the move")
        if self.moves == self.next_reading:
            self.next_reading += self.moves
            self.read_back()

    def read_back(self) -> None:
        text = self.match.record.text()
        again = Match.from_record(Record.parse(text), self.setup.game)
        here, there = self.match.state, again.state
        if here.fingerprint() != there.fingerprint():
            apart = difference(here.to_json(), there.to_json())
            self.fail(f"the record leads to another position: {apart}")
        if again.result != self.match.result:
            self.fail(f"the record ends with {again.result!r}, not with {self.match.result!r}")
        if again.record.text() != text:
            self.fail("the record read back is written differently")

    def compare(self, print: str, broke: str) -> None:
        if self.match.state.fingerprint() != print:
            self.fail(broke)

    def fail(self, broke: str) -> None:
        raise Broken(self.sentence(broke))

    def sentence(self, broke: str) -> str:
        game, seats = self.setup.game.id, self.setup.seats
        return (
            f"{game} with {seats} seats, seed {self.seed}, move {self.moves} of a match: {broke}\n"
            f"This match again: conform(..., seats=[{seats}], games=1, seed={self.seed}"
            f"{changed_options(self.setup)})"
        )
