"""What a position is worth, and why: hints for the players, and games looked at again."""

from edubba.analysis.hint import Budget, Hint, hint
from edubba.analysis.race import Analyst, Choice, Judged
from edubba.analysis.review import Review, picture, review

__all__ = [
    "Analyst",
    "Budget",
    "Choice",
    "Hint",
    "Judged",
    "Review",
    "hint",
    "picture",
    "review",
]
