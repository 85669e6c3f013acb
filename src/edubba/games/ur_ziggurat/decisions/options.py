"""The five options of a turn, and the order in which its parts are carried out (UR-5)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    AGRICULTURE,
    BOTH_ACTIONS,
    BUILD,
    CLAIM,
    COMMERCE,
    CULTURE,
    ONE_ACTION_AND_CUBE,
    OPTION,
    OPTION_2_CUBES,
    OPTION_3_CUBES,
    ORDER_BOTH,
    POLITICS,
    SINGLE_PLAN,
    STOP,
    TWO_CUBES,
    TYPE_COUNT,
)
from edubba.games.ur_ziggurat.decisions.asking import not_asked
from edubba.games.ur_ziggurat.decisions.cubes import can_claim, can_place_cube
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
from edubba.games.ur_ziggurat.decisions.gains import agriculture, commerce, culture
from edubba.games.ur_ziggurat.decisions.politics import politics
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange, without_cubes
from edubba.games.ur_ziggurat.decisions.war import war
from edubba.games.ur_ziggurat.decisions.ziggurats import can_build, why_no_ziggurat
from edubba.games.ur_ziggurat.events import ChoseBoth, ChoseSingle
from edubba.games.ur_ziggurat.state import ZigguratState
from edubba.games.ur_ziggurat.tables import DOWN, UP

# The parts of a turn in a PROCEED frame: nothing, an action (1 + its type), or a cube.
NO_PART: Final = 0
CUBE_PART: Final = TYPE_COUNT + 1
CUBE_AFTER: Final = 1
"""Bit of a plan of one action and a cube: the cube comes after the action, not before."""


def action_part(kind: i64) -> i64:
    return 1 + kind


@final
class ChooseOption(Decision):
    """One of the five options; the first two are always open (UR-5.6)."""

    name: ClassVar[str] = "choose_option"

    def misfit(self, base: State) -> str:
        return without_cubes(cast(ZigguratState, base)) or alone(base)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        actions.add(OPTION + BOTH_ACTIONS)
        actions.add(OPTION + ONE_ACTION_AND_CUBE)
        if can_place_cube(state, seat):  # UR-5.3
            actions.add(OPTION + TWO_CUBES)
        if can_claim(state, seat):  # UR-5.4
            actions.add(OPTION + CLAIM)
        if can_build(state, seat):  # UR-5.5
            actions.add(OPTION + BUILD)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        if action == OPTION + BOTH_ACTIONS:
            state.become(CHOOSE_ORDER, seat, 0, 0)
        elif action == OPTION + ONE_ACTION_AND_CUBE:
            state.become(CHOOSE_SINGLE_PLAN, seat, 0, 0)
        elif action == OPTION + TWO_CUBES:
            go_to_exchange(state)
            state.push(PLACE_CUBE, seat, OPTION_3_CUBES, 0)
        elif action == OPTION + CLAIM:
            state.become(CLAIM_TILE, seat, 0, 0)
        else:
            state.become(BUILD_FIRST, seat, 0, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        seat = state.actor
        if action == OPTION + TWO_CUBES:
            if state.supply[seat] == 0:
                return words.supply_empty("UR-5.3")
            return words.no_room() if state.control[seat] else words.only_ziggurats()
        if action == OPTION + CLAIM:
            if state.supply[seat] == 0:
                return words.supply_empty("UR-5.4")
            return words.board_full()
        if action == OPTION + BUILD:
            return why_no_ziggurat(state, seat)
        return not_asked(state, action)

    def prompt(self, base: State) -> Message:
        hand = hand_of(cast(ZigguratState, base))
        return words.ask_option(base.actor, UP[hand], DOWN[hand])

    def label(self, base: State, action: i64) -> Message:
        hand = hand_of(cast(ZigguratState, base))
        return words.label_option(action - OPTION, UP[hand], DOWN[hand])


def hand_of(state: ZigguratState) -> i64:
    """The hand tile of the player to move."""
    return state.tiles[state.hand_place(state.to_move)]


@final
class ChooseOrder(Decision):
    """Which of the two actions comes first (UR-5.1)."""

    name: ClassVar[str] = "choose_order"

    def misfit(self, base: State) -> str:
        return without_cubes(cast(ZigguratState, base)) or alone(base)

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(ORDER_BOTH)
        actions.add(ORDER_BOTH + 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        hand = hand_of(state)
        first = UP[hand] if action == ORDER_BOTH else DOWN[hand]
        second = DOWN[hand] if action == ORDER_BOTH else UP[hand]
        if journal is not None:
            journal.tell(ChoseBoth(state.actor, first, second))
        state.become(PROCEED, state.actor, action_part(first), action_part(second))

    def why_not(self, base: State, action: i64) -> Reason:
        return not_asked(cast(ZigguratState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_order(base.actor)

    def label(self, base: State, action: i64) -> Message:
        hand = hand_of(cast(ZigguratState, base))
        if action == ORDER_BOTH:
            return words.label_order(UP[hand], DOWN[hand])
        return words.label_order(DOWN[hand], UP[hand])


@final
class ChooseSinglePlan(Decision):
    """Which action, and the cube before or after it, decided in advance (UR-5.2)."""

    name: ClassVar[str] = "choose_single_plan"

    def misfit(self, base: State) -> str:
        return without_cubes(cast(ZigguratState, base)) or alone(base)

    def legal_into(self, base: State, actions: Actions) -> None:
        for plan in range(SINGLE_PLAN, STOP):
            actions.add(plan)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        kind = planned_action(state, action)
        after = (action - SINGLE_PLAN) & CUBE_AFTER != 0
        if journal is not None:
            journal.tell(ChoseSingle(state.actor, kind, after))
        if after:
            state.become(PROCEED, state.actor, action_part(kind), CUBE_PART)
        else:
            state.become(PROCEED, state.actor, CUBE_PART, action_part(kind))

    def why_not(self, base: State, action: i64) -> Reason:
        return not_asked(cast(ZigguratState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_plan(base.actor)

    def label(self, base: State, action: i64) -> Message:
        state = cast(ZigguratState, base)
        kind = planned_action(state, action)
        if (action - SINGLE_PLAN) & CUBE_AFTER:
            return words.label_action_then_cube(kind)
        return words.label_cube_then_action(kind)


def planned_action(state: ZigguratState, plan: i64) -> i64:
    """The action of a plan: that of the hand tile's front, or of its back."""
    hand = hand_of(state)
    return UP[hand] if plan - SINGLE_PLAN <= CUBE_AFTER else DOWN[hand]


@final
class Proceed(Decision):
    """The next part of the turn; after the last, the exchange (UR-4.4)."""

    name: ClassVar[str] = "proceed"
    frame: ClassVar[tuple[str, ...]] = ("next", "then")

    def ranges(self, base: State) -> list[range]:
        return [range(CUBE_PART + 1), range(CUBE_PART + 1)]

    def misfit(self, base: State) -> str:
        """Something comes first if anything comes then, and nothing comes twice."""
        state = cast(ZigguratState, base)
        if state.b != NO_PART and state.a in (NO_PART, state.b):
            return "a turn has not these parts"
        return alone(state)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        part = state.a
        if part == NO_PART:
            begin_exchange(state, journal)
            return
        state.become(PROCEED, seat, state.b, NO_PART)
        if part == CUBE_PART:
            if can_place_cube(state, seat):  # else it is skipped: UR-5.2
                state.push(PLACE_CUBE, seat, OPTION_2_CUBES, 0)
        else:
            carry_out(state, part - action_part(0), journal)


def carry_out(state: ZigguratState, kind: i64, journal: Journal | None) -> None:
    """Begin one of the five actions for the player to move."""
    if kind == AGRICULTURE:
        agriculture(state, journal)
    elif kind == CULTURE:
        culture(state, journal)
    elif kind == COMMERCE:
        commerce(state, journal)
    elif kind == POLITICS:
        politics(state, journal)
    else:
        war(state, journal)
