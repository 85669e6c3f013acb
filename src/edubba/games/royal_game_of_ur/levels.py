"""What the levels of the ladder mean in this game: each sees more, or further, than one below."""

from typing import Final

LEVELS: Final = {
    "pupil": "expect:judgement=steps",
    "copyist": "expect:judgement=lead",
    "reckoner": "expect",
    "scribe": "expect:depth=1",
    "brother": "expect:depth=2",
    "overseer": "expect:depth=3",
    "master": "expect:depth=4",
}
