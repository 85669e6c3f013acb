"""The file in which a game is on record from its first move, whatever happens to the terminal."""

import shlex
from pathlib import Path
from time import monotonic

from rich.console import Console

from edubba.bots import bot_names
from edubba.cli.errors import explain
from edubba.cli.files import new_tablet
from edubba.cli.seating import HUMAN
from edubba.cli.words import text
from edubba.core.errors import InvalidRecord
from edubba.match import Match, Series

GLANCE = 0.2
"""Seconds after which what bots have done meanwhile is kept, too."""


class Keeping:
    """Writes a match or series down whenever it has changed: always the whole file or none."""

    def __init__(self, console: Console, kept: Match | Series, path: Path | None) -> None:
        self.console = console
        self.kept = kept
        self.path = path
        self.content = None if path is None else path.read_bytes()
        """The file as it was left here: anything else in it is another window's."""
        self.written = -1
        self.at = 0.0
        self.trouble = ""
        self.write()

    def write(self) -> None:
        """Keep what is new. A disk that takes nothing does not end the game, but is told once."""
        now = self._size()
        if now == self.written:
            return
        try:
            if self.path is None or self._gone_on_elsewhere(self.path):
                self.path = new_tablet(self.kept.setup.game.id)
                if self.content is not None:
                    told = text("cli/keeping", file=str(self.path))
                    self.console.print(told, style="yellow", markup=False, soft_wrap=True)
            self.kept.save(self.path)
            self.written, self.content = now, self.path.read_bytes()
        except (InvalidRecord, OSError) as error:
            if not self.trouble:
                self.trouble, _ = explain(error, "")
                self.console.print(self.trouble, style="yellow", markup=False)
        self.at = monotonic()

    def glance(self) -> bool:
        """The same while bots play, now and then; whether it was time."""
        due = monotonic() - self.at >= GLANCE
        if due:
            self.write()
        return due

    def tell(self) -> None:
        """Where the game lies, and the command that shows it again or goes on with it."""
        self.write()
        if self.written < 0:
            return
        words, command = ("cli/kept", "play --from")
        if self.kept.over:
            words, command = ("cli/on-record", "replay")
        lines = f"\n{text(words)}\n  edubba {command} {shlex.quote(str(self.path))}{self._own()}"
        self.console.print(lines, markup=False, soft_wrap=True)

    def _gone_on_elsewhere(self, path: Path) -> bool:
        """Whether another window has written to the file since: its moves stay, ours move out."""
        return self.content is not None and path.exists() and path.read_bytes() != self.content

    def _own(self) -> str:
        """Bots that are not of the house have to be named again to go on."""
        match = self.kept if isinstance(self.kept, Match) else self.kept.match
        seats = [info.bot or HUMAN for info in match.seats]
        known = {HUMAN, *bot_names()}
        if self.kept.over or all(seat.partition(":")[0] in known for seat in seats):
            return ""
        return f" --seats {shlex.quote(','.join(seats))}"

    def _size(self) -> int:
        """Grows with everything that happens."""
        kept = self.kept
        return kept.record.count + kept.number if isinstance(kept, Series) else kept.version
