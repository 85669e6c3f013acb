"""The entries of a record: everything that ever changed a match, one line each.

    7 dice: small 2
    8 seat 0: launch swallow 3 @41250
    9 auto 1: decline
    10 seat 0: /undo

A sequence number, who, what, and where times are kept the milliseconds since the start.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

DICE: Final = "dice"
"""An outcome of chance."""
MOVE: Final = "move"
"""A seat's action."""
AUTO: Final = "auto"
"""A seat's only possible answer to a question that is asked because others must not know that."""

# What a person may say outside the rules; in a line these stand behind a slash.
DONE: Final = "done"
UNDO: Final = "undo"
REDO: Final = "redo"
RESTART: Final = "restart"
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
RESIGN: Final = "resign"
FLAG: Final = "flag"
LEAVE: Final = "leave"
SIT: Final = "sit"
OPEN: Final = "open"
WITHHOLD: Final = "withhold"
# ... and between the games of a series
RATE: Final = "rate"
AGAIN: Final = "again"
STOP: Final = "stop"

COMMANDS: Final = {
    *(DONE, UNDO, REDO, RESTART, ASK, AGREE, REFUSE),
    *(RESIGN, FLAG, LEAVE, SIT, OPEN, WITHHOLD),
    *(RATE, AGAIN, STOP),
}
HARMLESS: Final = {ASK, REFUSE, RESIGN, FLAG, LEAVE, SIT, OPEN, WITHHOLD}
"""What leaves the position as it is, unless it ends the match."""
LINE: Final = re.compile(r"(\d{1,9}) (?:(dice)|(seat|auto) (\d{1,2})): (.+?)(?: @(\d{1,15}))?")
HIDDEN: Final = "?"
"""What stands for an action that a seat may not know, before the name of the decision."""


@dataclass(frozen=True)
class Entry:
    """One change of a match. The position is the fold of all of them, and nothing else is state."""

    seq: int
    """1 for the first; unique in its match."""
    kind: str
    seat: int | None
    """Whose it is; nobody's for the dice."""
    text: str = ""
    """The text form of the action, or what a command says beside its name."""
    at: int | None = None
    """Milliseconds since the start; None where no time is kept."""

    @property
    def is_action(self) -> bool:
        """Whether it carries an action or outcome, which others might not be allowed to know."""
        return self.kind in (DICE, MOVE, AUTO)

    @property
    def is_hidden(self) -> bool:
        """Whether its reader may not know which action it was."""
        return self.is_action and self.text.startswith(HIDDEN)

    def hidden(self, decision: str) -> "Entry":
        """The same entry for those who may only know that this decision was taken."""
        return replace(self, text=f"{HIDDEN} {decision}")

    def to_line(self) -> str:
        """As it stands in a record."""
        who = self.kind if self.kind == DICE else f"seat {self.seat}"
        what = self.text
        if self.kind == AUTO:
            who = f"auto {self.seat}"
        elif not self.is_action:
            what = f"/{self.kind} {self.text}".rstrip()
        when = "" if self.at is None else f" @{self.at}"
        return f"{self.seq} {who}: {what}{when}"

    @staticmethod
    def from_line(line: str) -> "Entry":
        """Read what `to_line` wrote; a `ValueError` if it is no such line."""
        found = LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"not an entry: {line}")
        seq, dice, how, seat, what, at = found.groups()
        kind = dice or (AUTO if how == AUTO else MOVE)
        if kind == MOVE and what.startswith("/"):
            kind, _, what = what[1:].partition(" ")
            if kind not in COMMANDS:
                raise ValueError(f"no such command: {kind}")
        who, when = None if dice else int(seat), None if at is None else int(at)
        return Entry(int(seq), kind, who, what, when)
