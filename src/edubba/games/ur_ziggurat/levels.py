"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# The upper three judge by what was learnt.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=18,judgement=hand",
    "copyist": "greedy:budget=1,sight=38,judgement=hand",
    "reckoner": "greedy:budget=1,sight=58,judgement=hand",
    "scribe": "greedy:budget=1,sight=80,judgement=hand",
    "brother": "greedy:budget=1",
    "overseer": "greedy:budget=40",
    # One of thousands of turns each time, and no luck: few, but good replies.
    "master": "mcts:iterations=2000,seconds=0.8,reply=200,more=8,again=1",
}
