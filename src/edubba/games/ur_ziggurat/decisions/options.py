"""The five options of a turn, and the order in which its parts are carried out (UR-5)."""

from typing import ClassVar, Final, final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import AnyOf, OneOf, Step
from edubba.core.words import Arg
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    BOTH_ACTIONS,
    BUILD,
    CLAIM,
    ONE_ACTION_AND_CUBE,
    OPTION_2_CUBES,
    OPTION_3_CUBES,
    POLITICS,
    TWO_CUBES,
    WAR,
    ZIGGURAT_NEEDS_CUBES,
)
from edubba.games.ur_ziggurat.decisions.cubes import obstacle_to_adding, obstacle_to_claiming
from edubba.games.ur_ziggurat.decisions.exchange import begin_exchange
from edubba.games.ur_ziggurat.decisions.frames import (
    BUILD_FIRST,
    CHOOSE_ORDER,
    CHOOSE_SINGLE_PLAN,
    CLAIM_TILE,
    PLACE_CUBE,
    PROCEED,
    alone,
)
from edubba.games.ur_ziggurat.decisions.gains import gain_cubes
from edubba.games.ur_ziggurat.decisions.politics import politics
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange, without_cubes
from edubba.games.ur_ziggurat.decisions.war import war
from edubba.games.ur_ziggurat.decisions.ziggurats import obstacle_to_building
from edubba.games.ur_ziggurat.events import ChoseBoth, ChoseSingle
from edubba.games.ur_ziggurat.space import TURN_OPTIONS
from edubba.games.ur_ziggurat.state import CUBE_PART, NO_PART, ZigguratState, action_part
from edubba.games.ur_ziggurat.terms import DOWN, UP

MOMENTS: Final = 2
"""In a plan of one action and a cube, the cube comes before the action or after it."""


@final
class ChooseOption(OneOf[ZigguratState]):
    """One of the five options; the first two are always open (UR-5.6)."""

    verbs: ClassVar[tuple[str, ...]] = ("option",)

    def misfit(self, state: ZigguratState) -> str:
        return without_cubes(state) or alone(state)

    def obstacle_to(self, state: ZigguratState, answer: i64) -> i64:
        if answer == TWO_CUBES:
            return obstacle_to_adding(state, state.actor)
        if answer == CLAIM:
            return obstacle_to_claiming(state, state.actor)
        if answer == BUILD:
            return obstacle_to_building(state, state.actor)
        return NO_OBSTACLE

    def choose(self, state: ZigguratState, answer: i64, journal: Journal | None) -> None:
        seat = state.actor
        if answer == BOTH_ACTIONS:
            state.become(CHOOSE_ORDER, seat)
        elif answer == ONE_ACTION_AND_CUBE:
            state.become(CHOOSE_SINGLE_PLAN, seat)
        elif answer == TWO_CUBES:
            go_to_exchange(state)
            state.push(PLACE_CUBE, seat, OPTION_3_CUBES)
        elif answer == CLAIM:
            state.become(CLAIM_TILE, seat)
        else:
            state.become(BUILD_FIRST, seat)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        return {"hand": words.tile(state.hand(state.actor))}

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        hand = state.hand(state.actor)
        return {
            "option": TURN_OPTIONS[action - self.first(state)],
            "front": words.kind(UP[hand]),
            "back": words.kind(DOWN[hand]),
            "limit": state.terms.limit,
            "needed": ZIGGURAT_NEEDS_CUBES,
        }


@final
class ChooseOrder(AnyOf[ZigguratState]):
    """Which of the two actions comes first (UR-5.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("order",)

    def misfit(self, state: ZigguratState) -> str:
        return without_cubes(state) or alone(state)

    def choose(self, state: ZigguratState, answer: i64, journal: Journal | None) -> None:
        first, second = side_of_hand(state, answer), side_of_hand(state, 1 - answer)
        if journal is not None:
            journal.tell(ChoseBoth(state.actor, first, second))
        state.become(PROCEED, state.actor, action_part(first), action_part(second))

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        side: i64 = action - self.first(state)
        first, second = side_of_hand(state, side), side_of_hand(state, 1 - side)
        return {"first": words.kind(first), "second": words.kind(second)}


def side_of_hand(state: ZigguratState, side: i64) -> i64:
    """The action on the front of the hand tile, or on its back."""
    hand = state.hand(state.to_move)
    return UP[hand] if side == 0 else DOWN[hand]


@final
class ChooseSinglePlan(AnyOf[ZigguratState]):
    """Which action, and the cube before or after it, decided in advance (UR-5.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("plan",)

    def misfit(self, state: ZigguratState) -> str:
        return without_cubes(state) or alone(state)

    def choose(self, state: ZigguratState, answer: i64, journal: Journal | None) -> None:
        kind = side_of_hand(state, answer // MOMENTS)
        after = answer % MOMENTS != 0
        if journal is not None:
            journal.tell(ChoseSingle(state.actor, kind, after))
        if after:
            state.become(PROCEED, state.actor, action_part(kind), CUBE_PART)
        else:
            state.become(PROCEED, state.actor, CUBE_PART, action_part(kind))

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        plan: i64 = action - self.first(state)
        kind = words.kind(side_of_hand(state, plan // MOMENTS))
        return {"action": kind, "cube": "after" if plan % MOMENTS else "before"}


@final
class Proceed(Step[ZigguratState]):
    """The next part of the turn; after the last, the exchange (UR-4.4)."""

    frame: ClassVar[tuple[str, ...]] = ("next", "then")

    def misfit(self, state: ZigguratState) -> str:
        """Something comes first if anything comes then, and nothing comes twice."""
        next, then = state.a, state.b
        if then != NO_PART and next in (NO_PART, then):
            return "have_parts"
        return alone(state)

    def run(self, state: ZigguratState, journal: Journal | None) -> None:
        next, then = state.a, state.b
        if next == NO_PART:
            begin_exchange(state, journal)
            return
        state.become(PROCEED, state.actor, then, NO_PART)
        if next == CUBE_PART:
            if obstacle_to_adding(state, state.actor) == NO_OBSTACLE:  # else skipped: UR-5.2
                state.push(PLACE_CUBE, state.actor, OPTION_2_CUBES)
            return
        kind: i64 = next - action_part(0)
        if kind == POLITICS:
            politics(state, journal)
        elif kind == WAR:
            war(state, journal)
        else:
            gain_cubes(state, kind, journal)
