"""A puzzle put to somebody: what is said of a choice, and the solution with its reasons."""

from edubba.analysis.contrast import contrast, percent
from edubba.analysis.judge import Weighed, weighed
from edubba.core.words import Message
from edubba.match import Match
from edubba.match.dice import ManualDice
from edubba.puzzles.puzzle import Puzzle


class Posed:
    """A puzzle on the table."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.setup = puzzle.setup()
        self.state = puzzle.state()
        self.seat = int(self.state.actor)

    def match(self, *moves: int) -> Match:
        """A match that begins there, with these moves made."""
        match = Match.new(self.setup, dice=ManualDice(), start=self.state.to_json())
        for move in moves:
            match.play(move)
        return match

    def label(self, action: int) -> Message:
        return self.state.decision().label(self.state, action)

    def said(self, action: int) -> Message:
        """What a legal choice is worth beside the best, which is not named."""
        puzzle, what = self.puzzle, self.label(action)
        if action == puzzle.best:
            return Message("puzzles/right", what=what)
        loss = self.loss(action)
        if loss is None:
            return Message("puzzles/not-played-out", what=what, count=len(puzzle.choices))
        best = puzzle.choices[0][1]
        return Message("puzzles/loses", what=what, percent=percent(best - loss), best=percent(best))

    def loss(self, action: int) -> float | None:
        """What a choice gives away; None where nobody has looked into it."""
        chance = dict(self.puzzle.choices).get(action)
        return None if chance is None else self.puzzle.choices[0][1] - chance

    def choices(self) -> list[Weighed]:
        """Those of the puzzle with their reasons, the best first."""
        turns = self.puzzle.turns or [[]] * len(self.puzzle.choices)
        return [
            weighed(self.setup, self.state, [action, *turn], chance, chance, chance)
            for (action, chance), turn in zip(self.puzzle.choices, turns, strict=True)
        ]

    def reasons(self) -> list[Message]:
        """Why the best choice is better than the next."""
        best, other, *_ = self.choices()
        return best.reasons + contrast(self.setup, self.state, best, other)
