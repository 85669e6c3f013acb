"""The log of a match: what happened, and what of it stays when the position goes back."""

from dataclasses import dataclass, replace

from edubba.core.journal import Event


@dataclass
class LogItem:
    """One event of the log."""

    step: int
    event: Event
    mask: int
    command: bool
    """Said outside the rules; stays when the position goes back."""


class Log:
    """The events so far. Going back only notes how far: what that takes out of the log is taken out
    when somebody reads it, so that no number of times to go back costs more than once through."""

    def __init__(self) -> None:
        self._told: list[LogItem | int] = []
        """Events, and between them the steps that the position went back to."""

    def tell(self, item: LogItem) -> None:
        self._told.append(item)

    def back_to(self, step: int) -> None:
        """Leave out what the rules told after this step, and put there what was said."""
        self._told.append(step)

    def items(self) -> list[LogItem]:
        lowest: int | None = None
        kept: list[LogItem] = []
        for each in reversed(self._told):
            if isinstance(each, int):
                lowest = each if lowest is None else min(lowest, each)
            elif lowest is None or each.step <= lowest:
                kept.append(each)
            elif each.command:
                kept.append(replace(each, step=lowest))
        kept.reverse()
        self._told = [*kept]
        return kept
