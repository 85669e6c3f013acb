"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# Only the two highest judge by what was learnt.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=30,judgement=hand",
    "copyist": "greedy:budget=1,sight=55,judgement=hand",
    "reckoner": "greedy:budget=1,sight=80,judgement=hand",
    "scribe": "greedy:budget=8,judgement=hand",
    "brother": "greedy:judgement=hand",
    "overseer": "greedy",
    "master": "mcts:iterations=2000,seconds=0.8,again=1,reply=15,width=5,more=5",
}
