"""The turn: the small throw, use or gamble, the large throw, the converted move (GU-4, GU-5)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.codes import DARK, LARGE, ROLL_LARGE, SMALL, YES
from edubba.games.game_of_ur.decisions.frames import (
    CONVERTED_MOVE,
    LARGE_THROW,
    SMALL_THROW,
    USE_OR_GAMBLE,
)
from edubba.games.game_of_ur.decisions.moves import (
    find_uses,
    label_of,
    targets_of,
    use,
    why_not_use,
)
from edubba.games.game_of_ur.events import Forfeited, Skipped, ThrewLarge, ThrewSmall
from edubba.games.game_of_ur.scoring import finish
from edubba.games.game_of_ur.state import NOT_THROWN, TURN_CAP, UrState
from edubba.games.game_of_ur.tables import CONVERTED


def small_into(state: UrState, actions: Actions) -> None:
    """The faces of the small astragal with their weights (GU-4.4)."""
    weights = state.terms.small
    for face in range(len(weights)):
        actions.add_outcome(SMALL + face, weights[face])


def large_into(state: UrState, actions: Actions) -> None:
    """*Yes* and *no* with their weights (GU-4.5)."""
    weights = state.terms.large
    for reading in range(len(weights)):
        actions.add_outcome(LARGE + reading, weights[reading])


def begin_turn(state: UrState, seat: i64) -> None:
    state.to_move = seat
    state.turn += 1
    state.become(SMALL_THROW, CHANCE, 0, 0)


def end_turn(state: UrState, journal: Journal | None) -> None:
    """Pass the turn on (GU-5.11), unless the last one allowed is over (GU-10.6)."""
    if state.turn >= state.terms.turn_cap:
        finish(state, NOBODY, TURN_CAP, journal)
    else:
        begin_turn(state, DARK - state.to_move)


def must_use(state: UrState, number: i64, journal: Journal | None) -> None:
    """A number that has to be used if it can be (GU-5.7), else the turn is skipped (GU-5.8)."""
    if find_uses(state, number, None):
        state.become(CONVERTED_MOVE, state.to_move, number, 0)
        return
    if journal is not None:
        journal.tell(Skipped(state.to_move, number))
    end_turn(state, journal)


# What must hold of positions from outside


def shown(state: UrState) -> range:
    """The number that the small bone shows, as a frame repeats it."""
    return range(int(state.small), int(state.small) + 1)


def large_lies(state: UrState) -> str:
    return "" if state.large == NOT_THROWN else "the large bone has been thrown"


def before_first_turn(state: UrState) -> str:
    return "" if state.turn > 0 else "nobody has begun"


@final
class SmallThrow(Decision):
    """The small astragal gives the primary number (GU-5.2)."""

    name: ClassVar[str] = "small_throw"
    by_chance: ClassVar[bool] = True

    def misfit(self, base: State) -> str:
        return before_first_turn(cast(UrState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        small_into(cast(UrState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        number: i64 = action - SMALL + 1
        state.small = number
        state.large = NOT_THROWN
        if journal is not None:
            journal.tell(ThrewSmall(state.to_move, number))
        if state.terms.always_both:  # GU-13.4
            state.become(LARGE_THROW, CHANCE, number, 0)
        else:
            state.become(USE_OR_GAMBLE, state.to_move, number, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_small(cast(UrState, base).to_move)


@final
class UseOrGamble(Decision):
    """Use the primary number or throw the large astragal (GU-5.3); throw it if there is no use
    (GU-5.4)."""

    name: ClassVar[str] = "use_or_gamble"
    frame: ClassVar[tuple[str, ...]] = ("number",)

    def ranges(self, base: State) -> list[range]:
        return [shown(cast(UrState, base))]

    def misfit(self, base: State) -> str:
        state = cast(UrState, base)
        if state.terms.always_both:
            return "both bones are always thrown"
        return large_lies(state) or before_first_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(ROLL_LARGE)
        find_uses(cast(UrState, base), base.a, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        if action == ROLL_LARGE:  # GU-5.5
            state.become(LARGE_THROW, CHANCE, state.a, 0)
        elif not use(state, action, journal):
            end_turn(state, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_use(cast(UrState, base), action, base.a)

    def is_final(self, base: State, action: i64) -> bool:
        """The bone is out of the hand."""
        return action == ROLL_LARGE

    def prompt(self, base: State) -> Message:
        state = cast(UrState, base)
        if find_uses(state, state.a, None):
            return words.ask_use(state.to_move, state.a)
        return words.ask_forced(state.to_move, state.a)

    def label(self, base: State, action: i64) -> Message:
        if action == ROLL_LARGE:
            return words.label_gamble(CONVERTED[base.a])
        return label_of(cast(UrState, base), action, base.a)

    def targets(self, base: State, action: i64) -> list[str]:
        if action == ROLL_LARGE:
            return ["die:large"]
        return targets_of(cast(UrState, base), action)


@final
class LargeThrow(Decision):
    """*Yes* converts the number (GU-4.3), *no* forfeits the turn (GU-5.6); when both bones are
    always thrown, *no* keeps the primary number (GU-13.4)."""

    name: ClassVar[str] = "large_throw"
    frame: ClassVar[tuple[str, ...]] = ("number",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [shown(cast(UrState, base))]

    def misfit(self, base: State) -> str:
        state = cast(UrState, base)
        return large_lies(state) or before_first_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        large_into(cast(UrState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        reading: i64 = action - LARGE
        state.large = reading + 1
        number: i64 = 0
        if reading == YES:
            number = CONVERTED[state.a]
        elif state.terms.always_both:
            number = state.a
        if journal is not None:
            journal.tell(ThrewLarge(state.to_move, reading, number))
        if number > 0:
            must_use(state, number, journal)
            return
        if journal is not None:
            journal.tell(Forfeited(state.to_move))
        end_turn(state, journal)

    def prompt(self, base: State) -> Message:
        return words.ask_large(cast(UrState, base).to_move)


@final
class ConvertedMove(Decision):
    """Use the number in force; one cannot pass (GU-5.7, GU-5.9)."""

    name: ClassVar[str] = "converted_move"
    frame: ClassVar[tuple[str, ...]] = ("number",)

    def ranges(self, base: State) -> list[range]:
        state = cast(UrState, base)
        if state.large == 1 + YES:
            number = int(CONVERTED[state.small])
        elif state.large != NOT_THROWN and state.terms.always_both:
            number = int(state.small)
        else:
            return [range(0)]
        return [range(number, number + 1)]

    def misfit(self, base: State) -> str:
        state = cast(UrState, base)
        return "" if find_uses(state, state.a, None) else "the number has no use"

    def legal_into(self, base: State, actions: Actions) -> None:
        find_uses(cast(UrState, base), base.a, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UrState, base)
        if not use(state, action, journal):
            end_turn(state, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_use(cast(UrState, base), action, base.a)

    def prompt(self, base: State) -> Message:
        return words.ask_converted(cast(UrState, base).to_move, base.a)

    def label(self, base: State, action: i64) -> Message:
        return label_of(cast(UrState, base), action, base.a)

    def targets(self, base: State, action: i64) -> list[str]:
        return targets_of(cast(UrState, base), action)
