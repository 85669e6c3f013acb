"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# Only the highest judges by what was learnt. It thinks again at each step of a turn, which are
# dozens: searches that play turns out were not found stronger in the time that leaves.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=28,judgement=hand",
    "copyist": "greedy:budget=1,sight=58,judgement=hand",
    "reckoner": "greedy:budget=1,sight=82,judgement=hand",
    "scribe": "greedy:budget=4,judgement=hand",
    "brother": "greedy:budget=32,judgement=hand",
    "overseer": "greedy:budget=200,judgement=hand",
    "master": "greedy:budget=5000",
}
