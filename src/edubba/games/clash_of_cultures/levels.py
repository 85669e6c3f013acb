"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=25",
    "copyist": "greedy:budget=1,sight=50",
    "reckoner": "greedy:budget=1,sight=80",
    "scribe": "greedy:budget=6",
    "brother": "greedy:budget=50",
    "overseer": "greedy",
    # Long turns full of chance: rather many cheap replies than a few good ones further ahead.
    # What can be mended in two turns still looks silly: a city razed and founded again, an offer
    # that nobody takes.
    "master": "mcts:iterations=2000,seconds=0.8,reply=4,turns=2,near=3",
}
