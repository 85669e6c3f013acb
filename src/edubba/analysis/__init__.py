"""What a position is worth, and why: hints for the players, and games looked at again."""

from edubba.analysis.hint import Hint, hint
from edubba.analysis.judge import Budget, Judgement, Weighed, judge
from edubba.analysis.race import Analyst, Choice, Judged
from edubba.analysis.review import Review, picture, review
from edubba.analysis.turning import Turning, turning

__all__ = [
    "Analyst",
    "Budget",
    "Choice",
    "Hint",
    "Judged",
    "Judgement",
    "Review",
    "Turning",
    "Weighed",
    "hint",
    "judge",
    "picture",
    "review",
    "turning",
]
