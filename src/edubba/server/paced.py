"""A match whose forced answers take a moment, as an answer that was thought about would.

A question that is asked because others must not know whether there is a choice would tell them
just that if it were answered at once wherever there is none. Among seats that do not share a screen
such an answer waits, and everybody sees that the seat is asked.
"""

from edubba.core.state import CHANCE
from edubba.match import Match, Record, Series
from edubba.match.entries import AUTO, DICE


class PacedMatch(Match):
    """Draws what is due, but leaves forced answers to `answer`."""

    @staticmethod
    def of(match: Match) -> "PacedMatch":
        """The same match, paced."""
        paced = PacedMatch(Record(match.record.header), match.setup, match.dice)
        paced.take(match.record.entries)
        return paced

    @staticmethod
    def in_series(series: Series) -> "PacedMatch":
        """The present match of a series, paced and put back in its place."""
        paced = PacedMatch.of(series.match)
        series.matches[-1] = paced
        series.record.games[-1] = paced.record
        return paced

    @property
    def waits(self) -> bool:
        """Whether the seat that is asked has only one answer."""
        return not self.over and self._fold.forced() is not None

    def answer(self, at: int) -> None:
        """Give the only possible answer."""
        forced = self._fold.forced()
        if forced is not None:
            self._add(AUTO, self.actor, str(self.space.decode(forced)), at)
        self.settle(at)

    def settle(self, at: int | None = None) -> None:
        while not self.over and self.open_turn is None and not self.waits:
            if self.actor != CHANCE or self._fold.nonces_missing:
                return
            drawn = self._draw()
            if drawn is None:
                return
            self._add(DICE, None, str(self.space.decode(drawn)), at)


def waits_for_answer(match: Match) -> bool:
    return isinstance(match, PacedMatch) and match.waits
