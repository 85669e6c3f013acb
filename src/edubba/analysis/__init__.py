"""What a position is worth, and why: hints for the players."""

from edubba.analysis.hint import Budget, Hint, hint

__all__ = ["Budget", "Hint", "hint"]
