"""What a position is worth, and why: hints for the players."""

from edubba.analysis.hint import Budget, Hint, hint
from edubba.analysis.race import Analyst, Choice, Judged

__all__ = ["Analyst", "Budget", "Choice", "Hint", "Judged", "hint"]
