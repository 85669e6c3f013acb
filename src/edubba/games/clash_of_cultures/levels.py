"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# Long turns full of chance: rather many cheap replies than a few good ones further ahead.
LEVELS: Final = {
    "brother": "mcts:iterations=60,seconds=0.8,reply=4,turns=2",
    "overseer": "mcts:iterations=300,seconds=0.8,reply=4,turns=2",
    "master": "mcts:iterations=2000,seconds=0.8,reply=4,turns=2",
}
