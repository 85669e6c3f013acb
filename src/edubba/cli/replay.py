"""`edubba replay` and `edubba verify`: a recorded game, looked at again and proved."""

import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from edubba.cli.drawing import Drawing, wrapped
from edubba.cli.screen import at_terminal, screen
from edubba.cli.table import names_of
from edubba.cli.words import language, text, worded
from edubba.core.errors import InvalidInput
from edubba.core.journal import SPECTATOR
from edubba.core.words import Message
from edubba.match import Match, Moment, Record, Series, read_tablet, verify


def prove(path: Path) -> int:
    """Say what a record proves; the exit status says whether anything is wrong with it."""
    found = verify(path)
    for message in found.wrong:
        sys.stderr.write(worded(message) + "\n")
    if found.ok:
        sys.stdout.writelines(f"{sentence}\n" for sentence in found.sentences(language()))
    return 0 if found.ok else 1


def replay(path: Path, step: int | None, eyes: int | None, every: bool) -> None:
    record = read_tablet(path)
    if isinstance(record, Record):
        matches = [Match.from_record(record)]
    else:
        matches = Series.from_record(record).matches
    seats = len(matches[0].seats)
    if eyes is not None and eyes > seats:
        raise InvalidInput(Message("cli/no-such-seat", seat=eyes, seats=seats))
    show = Replay(screen(), matches, SPECTATOR if eyes is None else eyes - 1)
    if step is not None:
        if step > show.last:
            raise InvalidInput(Message("cli/no-such-step", step=step, last=show.last))
        show.page(step)
    elif every or not at_terminal():
        for number in range(show.last + 1):
            show.page(number)
    else:
        show.walk()


@dataclass
class Page:
    """One moment of one game."""

    match: Match
    moment: Moment


class Replay:
    """All moments of a match or series, as one seat or a spectator may see them."""

    def __init__(self, console: Console, matches: list[Match], seat: int) -> None:
        self.console = console
        self.seat = seat
        self.pages = [Page(match, moment) for match in matches for moment in match.replay(seat)]
        self.last = len(self.pages) - 1
        self.drawing = Drawing(console, matches[0].setup.game)

    def page(self, number: int) -> None:
        """One step: its number, what happened, and the board if that changed it."""
        match, moment = self.pages[number].match, self.pages[number].moment
        names = names_of(match)
        self.console.print(Text(text("cli/step", step=number, last=self.last), style="dim"))
        for event in moment.events:
            words = event.words()
            if words is not None:
                line = wrapped(self.console, Text(f"  {worded(words, names)}"), self.console.width)
                self.console.print(line, soft_wrap=True)
        self.drawing.show(moment.view)

    def walk(self) -> None:
        """Enter goes on, a number jumps, b goes back, q leaves."""
        at = 0
        self.page(0)
        while True:
            try:
                line = self.console.input(Text(text("cli/replay-mark") + " ", style="bold green"))
            except (EOFError, KeyboardInterrupt):
                return
            word = line.strip().lower()
            if word in ("q", "quit"):
                return
            if word.isdecimal() and int(word[:9]) <= self.last:
                at = int(word[:9])
            elif word in ("b", "back"):
                at = max(0, at - 1)
            elif word or at == self.last:
                self.console.print(Text(text("cli/replay-help", last=self.last), style="dim"))
                continue
            else:
                at += 1
            self.page(at)
