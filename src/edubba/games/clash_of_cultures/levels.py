"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# Only the highest judges by what was learnt. It thinks again at each step of a turn, which are
# dozens: searches that play turns out were not found stronger in the time that leaves.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=25,judgement=hand",
    "copyist": "greedy:budget=1,sight=60,judgement=hand",
    "reckoner": "greedy:budget=1,sight=85,judgement=hand",
    "scribe": "greedy:budget=6,judgement=hand",
    "brother": "greedy:budget=24,judgement=hand",
    "overseer": "greedy:judgement=hand",
    "master": "greedy:budget=5000",
}
