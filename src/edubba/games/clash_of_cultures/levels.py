"""What levels of the ladder mean in this game, where they are not the usual."""

from typing import Final

# All judge by hand: among thousands of turns what was learnt chose no better, and built fewer
# Wonders (docs/strength.md); it says what people's chances are. The master thinks again at each
# step of a turn, which are dozens: searches that play turns out were not found stronger in that
# time.
LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=28,judgement=hand",
    "copyist": "greedy:budget=1,sight=58,judgement=hand",
    "reckoner": "greedy:budget=1,sight=82,judgement=hand",
    "scribe": "greedy:budget=4,judgement=hand",
    "brother": "greedy:budget=32,judgement=hand",
    "overseer": "greedy:budget=200,judgement=hand",
    "master": "greedy:budget=5000,judgement=hand",
}
