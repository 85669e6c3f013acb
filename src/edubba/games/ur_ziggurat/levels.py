"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=10",
    "copyist": "greedy:budget=1,sight=38",
    "reckoner": "greedy:budget=1,sight=65",
    "scribe": "greedy:budget=1",
    "brother": "greedy:budget=50",
    # One of thousands of turns each time, and no luck: few, but good replies.
    "overseer": "mcts:iterations=100,seconds=0.8,reply=200",
    "master": "mcts:iterations=2000,seconds=0.8,reply=200,more=8,again=1",
}
