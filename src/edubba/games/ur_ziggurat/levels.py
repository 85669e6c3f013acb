"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# One of thousands of turns each time, and no luck: few, but good replies.
LEVELS: Final = {
    "brother": "mcts:iterations=60,seconds=0.8,reply=200",
    "overseer": "mcts:iterations=300,seconds=0.8,reply=200",
    "master": "mcts:iterations=2000,seconds=0.8,reply=200",
}
