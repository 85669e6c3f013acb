"""`edubba puzzles play`: the best choice is to be found at the terminal."""

from collections.abc import Iterator
from datetime import UTC, date, datetime

from edubba.analysis.contrast import percent
from edubba.cli.keeping import Keeping
from edubba.cli.screen import screen
from edubba.cli.table import QUIT, Choice, Quit, Table, meant, named
from edubba.cli.words import text, worded
from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.puzzles import Posed, Puzzle, daily, find_puzzle, puzzles_of

SOLUTION = "puzzles/word-solution"


class Unkept(Keeping):
    """Nobody wants puzzles on record."""

    def write(self) -> None:
        pass


def play(id: str, puzzle: str | None, only_today: bool) -> None:
    """One puzzle after the other, from that of the day on, until somebody has enough."""
    found = _wanted(find_game(id).id, puzzle, only_today, datetime.now(UTC).date())
    try:
        for each in found:
            Puzzling(each).run()
    except (Quit, EOFError, KeyboardInterrupt):
        pass


def _wanted(game: str, puzzle: str | None, only_today: bool, today: date) -> Iterator[Puzzle]:
    shipped = sorted(puzzles_of(game), key=lambda each: each.id)
    if not shipped:
        raise InvalidInput(Message("puzzles/none-of", game=find_game(game).title))
    if puzzle is not None:
        asked = find_puzzle(game, puzzle)
        if asked is None:
            raise InvalidInput(Message("puzzles/no-such"))
        return iter([asked])
    first = shipped.index(daily(game, today))
    return iter(shipped[first : first + 1] if only_today else shipped[first:] + shipped[:first])


class Puzzling:
    """One puzzle, from its position to its solution."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.posed = Posed(puzzle)
        match = self.posed.match()
        self.table = Table(Unkept(screen(), match, None), match)

    def run(self) -> None:
        puzzle, table = self.posed.puzzle, self.table
        grade = text(f"puzzles/grade-{puzzle.grade}")
        table.board(self.posed.seat)
        table.say(text("puzzles/task", name=puzzle.id, grade=grade), "bold")
        choices = table.question(self.posed.seat)
        table.say_message("puzzles/how")
        while not self.answered(choices):
            pass

    def answered(self, choices: list[Choice]) -> bool:
        """Read a line; whether it was the best choice, or asks for the solution."""
        line = " ".join(self.table.read("> ").split()).lower()
        if line in named(QUIT):
            raise Quit
        if line in named(SOLUTION):
            self.tell(text("puzzles/solution-is"))
            return True
        chosen = meant(choices, line)
        if len(chosen) != 1:
            self.table.say_message("puzzles/how")
            return False
        [move] = chosen
        action = next(
            each
            for each in self.posed.state.legal_actions()
            if str(self.posed.setup.space().decode(each)) == move
        )
        said = worded(self.posed.said(action), self.table.names)
        if action != self.posed.puzzle.best:
            self.table.say(said, "yellow")
            return False
        self.tell(said)
        return True

    def tell(self, said: str) -> None:
        """The solution: why it is the best, and what every choice is worth."""
        table = self.table
        table.say(said, "bold green")
        for reason in self.posed.reasons():
            table.say(f"  {worded(reason, table.names)}")
        for choice in self.posed.choices():
            label = worded(choice.label, table.names)
            table.say("  " + text("puzzles/worth", what=label, percent=percent(choice.chance)))
