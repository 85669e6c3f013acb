"""A match as one seat sees it in the terminal: board, news, question and numbered choices."""

import sys
from dataclasses import dataclass

from rich.columns import Columns
from rich.text import Text

from edubba.cli.drawing import Drawing, wrapped
from edubba.cli.keeping import Keeping
from edubba.cli.words import language, text, worded
from edubba.core.book import asked_by
from edubba.core.journal import SPECTATOR
from edubba.core.prompt import Offer, Prompt, outcome_labels
from edubba.core.view import to_json
from edubba.core.words import Message
from edubba.match import LogLine, Match

QUIT = "cli/word-quit"
ERASE_SCROLLBACK = "\x1b[3J"
LONG_LIST = 12
"""Choices from which on short ones stand side by side."""
MOST_PREVIEWS = 40
"""Longer lists of choices are shown without what each would do."""


def names_of(match: Match) -> list[str]:
    """What the seats are called: the person's name, else the game's own word.

    Bots go by that word too: at a table of three `greedy`s nobody would know who is meant.
    """
    game = match.setup.game
    return [
        info.name if info.name and not info.is_bot else worded(game.seat_word(seat))
        for seat, info in enumerate(match.seats)
    ]


@dataclass(frozen=True)
class Choice:
    """What can be chosen: by which number, as records have it, and as the menu shows it."""

    number: str
    move: str
    label: str

    def line(self, width: int, follows: list[str]) -> Text:
        """Number and label, and in brackets what else it does."""
        line = Text(f"  {self.number:>{width}}", style="cyan")
        if self.label != self.number:
            line.append(") ").append(self.label, style="default")
        return line.append(f"   [{' '.join(follows)}]", style="dim") if follows else line


def numbered(offered: list[tuple[str, str]]) -> list[Choice]:
    """Moves with their labels, counted from 1; where all labels are numbers, each by its own:
    nobody should have to type 1 for 0 and 2 for 1."""
    own = all(label.isdecimal() for _, label in offered)
    return [
        Choice(label if own else str(place), move, label)
        for place, (move, label) in enumerate(offered, 1)
    ]


def meant(choices: list[Choice], line: str) -> list[str]:
    """The moves that a line names: by number, else in the words of records or of the menu."""
    by_number = [each.move for each in choices if each.number == line]
    words = line.lower()
    in_words = [each.move for each in choices if words in (each.move.lower(), each.label.lower())]
    return by_number or in_words


def begun(choices: list[Choice], line: str) -> list[Choice]:
    """The choices whose words in the menu begin like a line; if there are none, those in which
    words further on do: `writing` is `Advance: Writing`."""
    words = line.lower()
    labels = [(each, each.label.lower()) for each in choices]
    first = [each for each, label in labels if label.startswith(words)]
    return first or [each for each, label in labels if f" {words}" in label]


def named(command: str) -> tuple[str, str]:
    """How a command may be typed: in English, as guides have it, and in the reader's language."""
    return command.partition("word-")[2], text(command)


class Quit(Exception):
    """Somebody gets up from the table."""


class Table:
    """Prints, and remembers what it has shown to whom."""

    def __init__(self, keeping: Keeping, match: Match) -> None:
        self.console = keeping.console
        self.keeping = keeping
        self.match = match
        self.names = names_of(match)
        self.people = sum(not info.is_bot for info in match.seats)
        self.drawing = Drawing(self.console, match.setup.game)
        self.told: dict[int, list[LogLine]] = {}
        """The log as each seat has read it."""

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence as it is, wrapped between words: brackets in it are no markup."""
        self.show(Text(sentence, style=style))

    def show(self, text: Text) -> None:
        self.console.print(wrapped(self.console, text, self.console.width), soft_wrap=True)

    def say_message(self, id: str, **args: str) -> None:
        self.say(text(id, **args), "dim")

    def seating(self) -> None:
        """Who sits where, at the beginning."""
        person = text("cli/seat-you") if self.people == 1 else text("cli/seat-person")
        for seat, info in enumerate(self.match.seats):
            who = text("cli/seat-bot", bot=info.bot) if info.is_bot else person
            self.say(f"  {self.names[seat]}: {who}")

    def board(self, seat: int, again: bool = False) -> None:
        self.drawing.show(self.match.view(seat), again)

    def lines(self, seat: int) -> list[LogLine]:
        """The log as this seat may read it."""
        return self.match.log_for(seat, language(), self.names)

    def log(self, seat: int) -> None:
        for line in self.lines(seat):
            self.say(f"  {line.text}")

    def news(self, seat: int) -> None:
        """What happened since this seat last looked; taking back may have cut the log."""
        lines, known = self.lines(seat), self.told.get(seat, [])
        if self.match.over and known:  # then all secrets are told, long ago ones too
            fresh = [line for line in lines if line.step > known[-1].step]
        else:
            same = 0
            while same < min(len(lines), len(known)) and lines[same] == known[same]:
                same += 1
            fresh = lines[same:]
        for line in fresh:
            self.say(f"  {line.text}")
        self.told[seat] = lines
        if self.people > 1 and not self.has_secrets():  # then all who sit there have read it
            for other in (SPECTATOR, *range(len(self.names))):
                self.told[other] = self.lines(other)

    def rule(self) -> str:
        """The rule by which what is asked now is asked."""
        state = self.match.state
        return asked_by(self.match.setup.game.id, state.decision().name) or state.rules.asking

    def ask(self, words: Message) -> None:
        """A question, and modestly its rule."""
        question = Text(worded(words, self.names), style="bold")
        rule = self.rule()
        self.show(question.append(f" ({rule})", style="not bold dim") if rule else question)

    def question(self, seat: int) -> list[Choice]:
        """What the seat is asked and may choose."""
        prompt = self.match.prompt(seat)
        if prompt is None:
            return []
        self.ask(prompt.words)
        choices = self.choices(prompt)
        previews: list[list[str]] = [[] for _ in choices]
        if len(choices) <= MOST_PREVIEWS:
            previews = [self.follows(seat, each) for each in prompt.offers]
        alike = {*previews[0]}.intersection(*previews) if len(previews) > 1 else set()
        width = max(len(choice.number) for choice in choices)
        lines: list[Text] = []
        for choice, preview in zip(choices, previews, strict=True):
            differs = [sentence for sentence in preview if sentence not in alike]
            lines.append(choice.line(width, differs))
        if len(lines) > LONG_LIST and all({*preview} <= alike for preview in previews):
            self.console.print(Columns(lines, column_first=True, equal=True, padding=(0, 1)))
        else:
            for line in lines:
                self.show(line)
        if len(choices) == 1:
            self.say_message("cli/only-choice")
        return choices

    def choices(self, prompt: Prompt) -> list[Choice]:
        """What is offered, as the menu has it."""
        return numbered([(each.move, worded(each.label, self.names)) for each in prompt.offers])

    def throw(self) -> list[Choice]:
        """What real bones or cards may show, when somebody has to tell."""
        state, moves = self.match.state, self.match.outcomes()
        self.ask(state.decision().prompt(state))
        labels = outcome_labels(state, [self.match.space.parse(move) for move in moves])
        told = [worded(label, self.names) for label in labels]
        choices = numbered([*zip(moves, told, strict=True)])
        for choice in choices:
            self.show(choice.line(0, []))
        return choices

    def follows(self, seat: int, offer: Offer) -> list[str]:
        """What else an action does: not what its label says, nor what the first target does."""
        label = worded(offer.label, self.names)
        sentences: list[str] = []
        for event in self.match.preview(seat, offer.action):
            words = event.words()
            if words is None or not set(offer.targets[:1]).isdisjoint(event.targets()):
                continue
            sentence = worded(words, self.names)
            if label.lower() not in sentence.lower():
                sentences.append(sentence)
        return sentences

    def end(self) -> None:
        """Why it ended, and every seat's place and points."""
        result = self.match.result
        if result is None:
            return
        self.board(SPECTATOR)
        reason = worded(result.reason, self.names)
        if all(lines[-1].text != reason for lines in self.told.values() if lines):
            self.say(reason, "bold")
        for seat in sorted(range(len(self.names)), key=lambda seat: result.places[seat]):
            place, points = result.places[seat], result.points[seat]
            self.say("  " + text("cli/placed", place=place, name=self.names[seat], points=points))

    def has_secrets(self) -> bool:
        """Whether the seats see different things, so that one must not look at another's screen."""
        views = [to_json(self.match.view(seat)) for seat in range(len(self.names))]
        return any(view != views[0] for view in views)

    def read(self, mark: str) -> str:
        """What somebody types; until then they may close the window, and everything is kept."""
        self.keeping.write()
        line = self.console.input(Text(mark, style="bold green"))
        if not sys.stdin.isatty():  # so that what is kept of it reads as it would have looked
            self.say(line)
        return line

    def agrees(self, question: str) -> bool:
        while True:
            answer = self.read(f"{question} ").strip().lower()
            if answer in text("cli/words-yes").split():
                return True
            if answer in text("cli/words-no").split():
                return False
            if answer in named(QUIT):
                raise Quit

    def curtain(self, seat: int) -> None:
        """Hide the last seat's screen until the next person sits down."""
        self.wipe()
        self.read(text("cli/curtain", name=self.names[seat]) + " ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self.drawing.drawn = []
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(ERASE_SCROLLBACK)
