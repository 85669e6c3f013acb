"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# The upper three judge by what was learnt.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=25,judgement=hand",
    "copyist": "greedy:budget=1,sight=45,judgement=hand",
    "reckoner": "greedy:budget=1,sight=75,judgement=hand",
    "scribe": "greedy:budget=30,judgement=hand",
    "brother": "greedy:budget=1,sight=86",
    "overseer": "greedy",
}
