"""What the levels of the ladder mean in this game: each sees more, or further, than one below."""

from typing import Final

LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=35",
    "copyist": "expect:judgement=lead",
    "reckoner": "expect:judgement=danger",
    "scribe": "expect:judgement=danger,depth=1",
    "brother": "expect:judgement=danger,depth=2",
    "overseer": "expect",
    "master": "expect:depth=2",
}
