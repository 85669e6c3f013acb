"""What the kit has looked at, in numbers."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Report:
    """The counts of one run of the kit in which nothing broke."""

    game: str
    games: int = 0
    """Random games played."""
    ended: int = 0
    """Those of them that met their end."""
    positions: int = 0
    refusals: int = 0
    """Pairs of a position and an action that were asked for their refusal."""
    said: set[str] = field(default_factory=set)
    """The different sentences that were worded."""
    worlds: int = 0
    """Pairs of a true position and a different world that an observer cannot tell from it."""
    supports: int = 0
    """Positions whose every fact was found among the imagined worlds."""
    choices: int = 0
    """Choices of bots that came out the same in both worlds."""
    records: int = 0
    """Matches that were written down, read back, undone and redone."""
    partings: Counter[str] = field(default_factory=Counter)
    """How often worlds parted, by the decision or the reveal that the game declares."""

    def __str__(self) -> str:
        counts = [
            f"{self.games:,} games",
            f"{self.positions:,} positions",
            f"{self.refusals:,} refusals",
            f"{len(self.said):,} sentences",
            f"{self.worlds:,} pairs of worlds",
            f"{self.supports:,} supports",
            f"{self.choices:,} choices of bots",
            f"{self.records:,} records",
        ]
        parted = ", ".join(f"{name} {count:,}" for name, count in sorted(self.partings.items()))
        return f"{self.game} conforms: {', '.join(counts)}; parted: {parted or 'never'}"
