"""The kit for game authors: `conform(game)` checks all that the contract asks for.

Beside it: `Position`, in whose words tests are written, `golden` playthroughs, `perft` numbers,
`fuzz` (random games in large numbers), and the pytest plugin with the marker `rule`.
"""

from typing import TYPE_CHECKING

from edubba.testing.conformance import Broken, Partings, Report, conform
from edubba.testing.position import Position

if TYPE_CHECKING:
    import pytest

__all__ = ["Broken", "Partings", "Position", "Report", "conform", "rule"]


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Name the rules, at most four, that the decorated test would find broken."""
    import pytest  # only tests need it

    return pytest.mark.rule(*ids)
