"""The course of play: the actions that led to the position, undone ones taken out again."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from edubba.core.journal import Journal
from edubba.core.state import State
from edubba.match.entries import AUTO, DICE, MOVE

EVERY: Final = 16
"""A copy of the position is kept before every so many steps; it is only a cache."""
CONCEDES: Final = -1
"""Stands for the action of a seat that gives the game up."""


@dataclass(eq=False)
class Step:
    """One action or outcome in the course of play."""

    kind: str
    seat: int | None
    action: int
    seq: int
    """The entry that brought it about."""
    final: bool = False
    """The rules let nobody think again after it."""
    reveals: bool = False
    """It made a secret known."""

    def apply(self, state: State, journal: Journal | None) -> None:
        if self.kind in (DICE, MOVE, AUTO):
            state.apply(self.action, journal)
        elif self.seat is not None:
            state.concede(self.seat, journal)


class Course:
    """The steps so far, the position they lead to, and every position before it."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.steps: list[Step] = []
        self._marks: list[State] = [start.clone()]
        self._moves: dict[int, list[int]] = {}
        """Where the steps stand that each seat chose."""
        self._near: dict[int, State] = {}
        """Where those who follow have come to, and will go on from; a cache, too."""

    def push(self, step: Step, journal: Journal) -> None:
        """Carry out one more step."""
        mark, rest = divmod(len(self.steps), EVERY)
        if rest == 0 and mark == len(self._marks):
            self._marks.append(self.state.clone())
        step.apply(self.state, journal)
        step.reveals = journal.reveals()
        if step.seat is not None and step.kind == MOVE:
            self._moves.setdefault(step.seat, []).append(len(self.steps))
        self.steps.append(step)

    def cut(self, length: int) -> list[Step]:
        """Go back to an earlier position; the steps that are gone."""
        gone = self.steps[length:]
        self.state = self.at(length)
        for step in reversed(gone):
            if step.seat is not None and step.kind == MOVE:
                self._moves[step.seat].pop()
        del self.steps[length:]
        del self._marks[length // EVERY + 1 :]
        self._near = {}
        return gone

    def at(self, length: int) -> State:
        """A copy of the position after so many steps."""
        if length == len(self.steps):
            return self.state.clone()
        if length in self._near:
            return self._near[length].clone()
        mark = length // EVERY
        state = self._marks[mark].clone()
        for step in self.steps[mark * EVERY : length]:
            step.apply(state, None)
        return state

    def positions(self, first: int) -> Iterator[State]:
        """The position after `first` steps and every later one; each only until the next."""
        if first == len(self.steps):
            yield self.state
            return
        state = self.at(first)
        yield state
        for step in self.steps[first:]:
            step.apply(state, None)
            if self.steps[-1:] == [step]:  # also for who began before the course was cut
                self._near = {at: each for at, each in self._near.items() if at >= first}
                self._near[len(self.steps)] = state
            yield state

    def undo_point(self, seat: int, barrier: int) -> int | None:
        """Where this seat's last action stands, if it may take it back without asking.

        Nothing but that action and automatic answers of the same seat may lie behind it, no secret
        may have come out, and it may not be final. Before `barrier` the turn is closed.
        """
        for at in range(len(self.steps) - 1, barrier - 1, -1):
            step = self.steps[at]
            if step.seat != seat or step.reveals or step.final:
                return None
            if step.kind == MOVE:
                return at
            if step.kind != AUTO:
                return None
        return None

    def moves_of(self, seat: int) -> list[int]:
        """Where the steps stand that this seat chose."""
        return self._moves.get(seat, [])
