"""The turn: the small throw, use or gamble, the large throw, the converted move (GU-4, GU-5)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Question
from edubba.core.state import CHANCE, NOBODY
from edubba.core.words import Arg
from edubba.games.game_of_ur import elements, events
from edubba.games.game_of_ur.codes import DARK, LARGE, LAUNCH_SWALLOW, ROLL_LARGE, SMALL
from edubba.games.game_of_ur.decisions import frames
from edubba.games.game_of_ur.decisions.base import LargeBone, SmallBone
from edubba.games.game_of_ur.decisions.moves import facts_of, find_uses, obstacle_to_use, use
from edubba.games.game_of_ur.obstacles import LARGE_ONCE
from edubba.games.game_of_ur.scoring import finish
from edubba.games.game_of_ur.state import NOT_THROWN, TURN_CAP, UrState
from edubba.games.game_of_ur.terms import BIRD_OF, CONVERTED, LAUNCH_HOUSE


def begin_turn(state: UrState, seat: i64) -> None:
    state.to_move = seat
    state.turn += 1
    state.become(frames.SMALL_THROW, CHANCE)


def end_turn(state: UrState, journal: Journal | None) -> None:
    """Pass the turn on (GU-5.11), unless the last one allowed is over (GU-10.6)."""
    if state.turn >= state.terms.turn_cap:
        finish(state, NOBODY, TURN_CAP, journal)
    else:
        begin_turn(state, DARK - state.to_move)


def before_large(state: UrState) -> str:
    return "" if state.large == NOT_THROWN else "large_thrown"


@final
class SmallThrow(SmallBone):
    """The small astragal gives the primary number (GU-5.2)."""

    def apply(self, state: UrState, action: i64, journal: Journal | None) -> None:
        number: i64 = action - SMALL + 1
        state.small = number
        state.large = NOT_THROWN
        if journal is not None:
            journal.tell(events.ThrewSmall(state.to_move, number))
        if state.terms.always_both:  # GU-13.4
            state.become(frames.LARGE_THROW, CHANCE, number)
        else:
            state.become(frames.USE_OR_GAMBLE, state.to_move, number)


class Use(Question[UrState]):
    """Move or launch a bird with a number, or throw the large astragal, once a turn (GU-4.2)."""

    frame: ClassVar[tuple[str, ...]] = ("number",)
    verbs: ClassVar[tuple[str, ...]] = ("roll", "move", "launch")

    def legal_into(self, state: UrState, actions: Actions) -> None:
        number = state.a
        actions.offer(ROLL_LARGE, self.obstacle(state, ROLL_LARGE))
        find_uses(state, number, actions)

    def obstacle(self, state: UrState, action: i64) -> i64:
        number = state.a
        if action == ROLL_LARGE:
            return NO_OBSTACLE if state.large == NOT_THROWN else LARGE_ONCE
        return obstacle_to_use(state, action, number)

    def apply(self, state: UrState, action: i64, journal: Journal | None) -> None:
        number = state.a
        if action == ROLL_LARGE:  # GU-5.5
            state.become(frames.LARGE_THROW, CHANCE, number)
        elif not use(state, action, number, journal):
            end_turn(state, journal)

    def is_final(self, state: UrState, action: i64) -> bool:
        """The bone is out of the hand."""
        return action == ROLL_LARGE

    def asked(self, state: UrState) -> dict[str, Arg]:
        number = state.a
        return {"number": number, "usable": int(find_uses(state, number, None))}

    def facts(self, state: UrState, action: i64) -> dict[str, Arg]:
        number = state.a
        if action == ROLL_LARGE:
            return {"converted": CONVERTED[state.small]}
        return facts_of(state, action, number)

    def targets(self, state: UrState, action: i64) -> list[str]:
        """A bird, and for the Swallow's launch the house as well."""
        if action == ROLL_LARGE:
            return [elements.LARGE_DIE]
        found = [elements.bird(state.actor, BIRD_OF[action])]
        if action >= LAUNCH_SWALLOW:
            found.append(elements.square(state.actor, LAUNCH_HOUSE[action]))
        return found


@final
class UseOrGamble(Use):
    """Use the primary number or throw the large astragal (GU-5.3); throw it if there is no use
    (GU-5.4)."""

    def misfit(self, state: UrState) -> str:
        return "both_thrown" if state.terms.always_both else before_large(state)


@final
class LargeThrow(LargeBone):
    """*Yes* converts the number (GU-4.3), *no* forfeits the turn (GU-5.6); when both bones are
    always thrown, *no* keeps the primary number (GU-13.4)."""

    frame: ClassVar[tuple[str, ...]] = ("number",)

    def misfit(self, state: UrState) -> str:
        return before_large(state)

    def apply(self, state: UrState, action: i64, journal: Journal | None) -> None:
        reading: i64 = action - LARGE
        state.large = reading + 1
        number = state.in_force()
        if journal is not None:
            journal.tell(events.ThrewLarge(state.to_move, reading, number))
        if number > 0 and find_uses(state, number, None):  # GU-5.7
            state.become(frames.CONVERTED_MOVE, state.to_move, number)
            return
        if journal is not None:
            lost = events.Skipped(state.to_move, number)  # GU-5.8
            journal.tell(lost if number > 0 else events.Forfeited(state.to_move))
        end_turn(state, journal)


@final
class ConvertedMove(Use):
    """Use the number in force; one cannot pass (GU-5.7, GU-5.9)."""

    def misfit(self, state: UrState) -> str:
        number = state.a
        if state.large == NOT_THROWN:
            return "large_due"
        return "" if find_uses(state, number, None) else "no_use"
