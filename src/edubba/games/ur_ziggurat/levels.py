"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=18",
    "copyist": "greedy:budget=1,sight=34",
    "reckoner": "greedy:budget=1,sight=47",
    "scribe": "greedy:budget=1,sight=62",
    "brother": "greedy:budget=1",
    "overseer": "greedy",
    # One of thousands of turns each time, and no luck: few, but good replies.
    "master": "mcts:iterations=2000,seconds=0.8,reply=200,more=8,again=1",
}
