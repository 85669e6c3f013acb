"""Setting up and throwing for the first turn (GU-3)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.codes import BIRDS, DARK, LARGE, LIGHT, SMALL, YES
from edubba.games.game_of_ur.decisions.frames import ROLL_OFF_LARGE, ROLL_OFF_SMALL
from edubba.games.game_of_ur.decisions.turn import begin_turn, large_into, small_into
from edubba.games.game_of_ur.events import (
    Anted,
    RollOffScored,
    RollOffTied,
    ThrewLarge,
    ThrewSmall,
    TookFirstTurn,
)
from edubba.games.game_of_ur.space import SIDES
from edubba.games.game_of_ur.state import OFF, UrState
from edubba.games.game_of_ur.tables import CONVERTED, HIGHEST, ROLL_OFF


@final
class Opening(Decision):
    """Both players put the ante into the pool; then the bones or the options say who begins."""

    name: ClassVar[str] = "opening"

    def misfit(self, base: State) -> str:
        return "the ante is paid before anything is decided"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UrState, base)
        ante = state.terms.ante
        state.light -= ante  # GU-3.3
        state.dark -= ante
        state.pool += ante + ante
        if journal is not None:
            journal.tell(Anted(ante))
        if state.terms.opening == ROLL_OFF:
            state.become(ROLL_OFF_SMALL, CHANCE, LIGHT, 0)
        else:
            take_first_turn(state, state.terms.opening, journal)


def take_first_turn(state: UrState, seat: i64, journal: Journal | None) -> None:
    state.first = seat
    if journal is not None:
        journal.tell(TookFirstTurn(seat))
    begin_turn(state, seat)


def roll_off_misfit(state: UrState) -> str:
    """Light throws first and has no score then; dark answers one that the bones can give."""
    if state.turn > 0:
        return "the first turn has been taken"
    if state.pool != state.terms.ante + state.terms.ante:
        return "only the ante lies in the pool"
    for seat in (LIGHT, DARK):
        if state.count_on(seat, OFF) != BIRDS:
            return "no bird is launched before somebody has begun"
    if state.terms.opening != ROLL_OFF:
        return f"{SIDES[state.terms.opening]} begins without a throw"
    if state.a == LIGHT:
        return "light has a score before the throw" if state.b != 0 else ""
    for face in range(1, len(CONVERTED)):
        if state.b == face or state.b == CONVERTED[face]:
            return ""
    return f"the bones never score {state.b}"


@final
class RollOffSmall(Decision):
    """A player throws the small astragal for the first turn (GU-3.5)."""

    name: ClassVar[str] = "roll_off_small"
    frame: ClassVar[tuple[str, ...]] = ("thrower", "light_score")
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(len(SIDES)), range(HIGHEST + 1)]

    def misfit(self, base: State) -> str:
        return roll_off_misfit(cast(UrState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        small_into(cast(UrState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        face: i64 = action - SMALL + 1
        if journal is not None:
            journal.tell(ThrewSmall(state.a, face))
        score = state.b
        state.become(ROLL_OFF_LARGE, CHANCE, state.a, score)
        state.extend(face, 0, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_roll_off(base.a)


@final
class RollOffLarge(Decision):
    """... and the large one: *yes* converts the number, *no* has no other effect (GU-3.5)."""

    name: ClassVar[str] = "roll_off_large"
    frame: ClassVar[tuple[str, ...]] = ("thrower", "light_score", "small")
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(len(SIDES)), range(HIGHEST + 1), range(1, len(CONVERTED))]

    def misfit(self, base: State) -> str:
        return roll_off_misfit(cast(UrState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        large_into(cast(UrState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        thrower = state.a
        reading: i64 = action - LARGE
        score = CONVERTED[state.c] if reading == YES else state.c
        if journal is not None:
            journal.tell(ThrewLarge(thrower, reading, score))
            journal.tell(RollOffScored(thrower, score))
        if thrower == LIGHT:
            state.become(ROLL_OFF_SMALL, CHANCE, DARK, score)
        elif score == state.b:  # GU-3.7
            if journal is not None:
                journal.tell(RollOffTied(score))
            state.become(ROLL_OFF_SMALL, CHANCE, LIGHT, 0)
        else:  # GU-3.6
            take_first_turn(state, LIGHT if state.b > score else DARK, journal)

    def prompt(self, base: State) -> Message:
        return words.ask_roll_off(base.a)
