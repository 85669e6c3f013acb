"""What the levels of the ladder mean in this game: each sees more than the one below."""

from typing import Final

LEVELS: Final = {
    "pupil": "expect:judgement=steps",
    "copyist": "expect:judgement=lead",
    "reckoner": "expect:judgement=danger",
    "scribe": "expect:judgement=glance",
    "brother": "expect:judgement=glance,depth=2",
    "overseer": "expect",
    "master": "expect:depth=2",
}
