"""Setting up and throwing for the first turn (GU-3)."""

from typing import ClassVar, final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import CHANCE
from edubba.games.game_of_ur import events
from edubba.games.game_of_ur.codes import BIRDS, DARK, LARGE, LIGHT, SMALL, YES
from edubba.games.game_of_ur.decisions.base import LargeBone, SmallBone
from edubba.games.game_of_ur.decisions.frames import ROLL_OFF_LARGE, ROLL_OFF_SMALL
from edubba.games.game_of_ur.decisions.turn import begin_turn
from edubba.games.game_of_ur.state import OFF, UrState
from edubba.games.game_of_ur.terms import CONVERTED, ROLL_OFF


@final
class Opening(Step[UrState]):
    """Both players put the ante into the pool; then the bones or the options say who begins."""

    by_chance: ClassVar[bool] = True

    def misfit(self, state: UrState) -> str:
        return "ante"

    def run(self, state: UrState, journal: Journal | None) -> None:
        ante = state.terms.ante
        state.light -= ante  # GU-3.3
        state.dark -= ante
        state.pool += ante + ante
        if journal is not None:
            journal.tell(events.Anted(ante))
        if state.terms.opening == ROLL_OFF:
            state.become(ROLL_OFF_SMALL, CHANCE, LIGHT)
        else:
            take_first_turn(state, state.terms.opening, journal)


def take_first_turn(state: UrState, seat: i64, journal: Journal | None) -> None:
    state.first = seat
    if journal is not None:
        journal.tell(events.TookFirstTurn(seat))
    begin_turn(state, seat)


def roll_off_misfit(state: UrState) -> str:
    """Light throws first and has no score then; dark answers one that the bones can give."""
    thrower, light_score = state.a, state.b
    if (
        state.turn > 0
        or state.pool != state.terms.ante + state.terms.ante
        or state.count_on(LIGHT, OFF) + state.count_on(DARK, OFF) != BIRDS + BIRDS
        or state.terms.opening != ROLL_OFF
    ):
        return "early"
    if thrower == LIGHT:
        return "score" if light_score != 0 else ""
    scores = [*range(1, len(CONVERTED)), *CONVERTED]
    if light_score == 0 or light_score not in scores:
        return "score"
    return ""


@final
class RollOffSmall(SmallBone):
    """A player throws the small astragal for the first turn (GU-3.5)."""

    frame: ClassVar[tuple[str, ...]] = ("thrower", "light_score")

    def misfit(self, state: UrState) -> str:
        return roll_off_misfit(state)

    def apply(self, state: UrState, action: i64, journal: Journal | None) -> None:
        thrower, light_score = state.a, state.b
        small: i64 = action - SMALL + 1
        if journal is not None:
            journal.tell(events.ThrewSmall(thrower, small))
        state.become(ROLL_OFF_LARGE, CHANCE, thrower, light_score)
        state.extend(small, 0, 0, 0)


@final
class RollOffLarge(LargeBone):
    """... and the large one: *yes* converts the number, *no* has no other effect (GU-3.5)."""

    frame: ClassVar[tuple[str, ...]] = ("thrower", "light_score", "small")

    def misfit(self, state: UrState) -> str:
        return roll_off_misfit(state)

    def apply(self, state: UrState, action: i64, journal: Journal | None) -> None:
        thrower, light_score, small = state.a, state.b, state.c
        reading: i64 = action - LARGE
        score = CONVERTED[small] if reading == YES else small
        if journal is not None:
            journal.tell(events.ThrewLarge(thrower, reading, score))
            journal.tell(events.RollOffScored(thrower, score))
        if thrower == LIGHT:
            state.become(ROLL_OFF_SMALL, CHANCE, DARK, score)
        elif score == light_score:  # GU-3.7
            if journal is not None:
                journal.tell(events.RollOffTied(score))
            state.become(ROLL_OFF_SMALL, CHANCE, LIGHT)
        else:  # GU-3.6
            take_first_turn(state, LIGHT if light_score > score else DARK, journal)
