"""Governments: having one, and switching to another (CC-3.8, CC-3.9)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    ADVANCE,
    ADVANCES,
    SWITCH,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.payment import (
    packed,
)
from edubba.games.clash_of_cultures.decisions.saying import trim
from edubba.games.clash_of_cultures.events import AdvanceGained, GovernmentLeft
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ALL_GOVERNMENT,
    CATEGORY,
    GOVERNMENT_CATEGORY,
    NONE,
    OF_CATEGORY,
    REQUIRES,
    SWITCH_PRICE,
    TOP_OF,
)

SWITCH_COST: Final = packed(SWITCH_PRICE)


def government_of(player: Player) -> i64:
    """The government a player has advances of, or NONE."""
    for government in range(len(GOVERNMENT_CATEGORY)):
        if player.advances & OF_CATEGORY[GOVERNMENT_CATEGORY[government]]:
            return government
    return NONE


def can_switch_to(player: Player, government: i64) -> bool:
    """Another government whose top's condition is met (CC-3.9)."""
    now = government_of(player)
    if now in (NONE, government):
        return False
    return REQUIRES[TOP_OF[GOVERNMENT_CATEGORY[government]]] & ~player.advances == 0


def can_switch(player: Player) -> bool:
    for government in range(len(GOVERNMENT_CATEGORY)):
        if can_switch_to(player, government):
            return True
    return False


def switch_to(state: ClashState, seat: i64, government: i64, journal: Journal | None) -> None:
    """Move all cubes: first to the top advance, then to others of his choice."""
    player = state.edit(seat)
    cubes = count_bits(player.advances & ALL_GOVERNMENT)
    category = GOVERNMENT_CATEGORY[government]
    player.advances &= ~ALL_GOVERNMENT
    if journal is not None:
        journal.tell(GovernmentLeft(seat, government))
    place_cube(state, seat, TOP_OF[category], journal)
    state.push(frames.SWITCHED, seat, category, cubes - 1)


def place_cube(state: ClashState, seat: i64, advance: i64, journal: Journal | None) -> None:
    state.edit(seat).advances |= BIT[advance]
    trim(state, seat, journal)
    if journal is not None:
        journal.tell(AdvanceGained(seat, advance))


def cubes_misfit(state: ClashState, least: i64) -> str:
    """Why so many cubes cannot be on their way to a government."""
    owned: i64 = state.player(state.actor).advances & ALL_GOVERNMENT
    of = OF_CATEGORY[state.a]
    if of & ALL_GOVERNMENT == 0 or owned & ~of or not (owned >> TOP_OF[state.a]) & 1:
        return "he has another government"
    return unless(least <= state.b <= count_bits(of & ~owned), "there is no place for the cubes")


@final
class Switched(Step[ClashState]):
    """Cubes still to be placed in the new government; all left for all places is no choice."""

    name: ClassVar[str] = "switched"
    frame: ClassVar[tuple[str, ...]] = ("category", "cubes")

    def misfit(self, state: ClashState) -> str:
        return cubes_misfit(state, 0)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        free: i64 = OF_CATEGORY[state.a] & ~state.player(state.actor).advances
        if state.b == 0:
            state.pop()
            return
        if count_bits(free) > state.b:
            state.code = frames.CHOOSE_GOVERNMENT_ADVANCE
            return
        seat = state.actor
        state.pop()
        for advance in range(ADVANCES):
            if (free >> advance) & 1:
                place_cube(state, seat, advance, journal)


@final
class ChooseGovernmentAdvance(Before):
    """Which advance of the new government takes the next cube (CC-3.9)."""

    name: ClassVar[str] = "choose_government_advance"
    frame: ClassVar[tuple[str, ...]] = ("category", "cubes")

    def misfit(self, state: ClashState) -> str:
        return cubes_misfit(state, 1)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        owned = state.player(state.actor).advances & OF_CATEGORY[state.a]
        free: i64 = OF_CATEGORY[state.a] & ~owned
        for advance in range(ADVANCES):
            if (free >> advance) & 1:
                if state.terms.in_order:
                    # Enough places must be left behind this one for the other cubes.
                    if owned >> advance != 0 or count_bits(free >> advance) < state.b:
                        continue
                actions.add(ADVANCE + advance)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        place_cube(state, state.actor, action - ADVANCE, journal)
        state.b -= 1
        state.code = frames.SWITCHED

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-choose_government_advance",
            seat=words.player(state.actor),
            cubes=state.b,
        )

    def reason(self, state: ClashState, action: i64) -> Reason:
        advance: i64 = action - ADVANCE
        if not 0 <= advance < ADVANCES:
            return words.not_offered()
        if CATEGORY[advance] != state.a:
            return words.with_rule("new_government_only", "CC-3.9")
        if state.player(state.actor).owns(advance):
            return words.already_owned(advance)
        return words.with_rule("cubes_in_order", "CC-3.9")


def switches_into(state: ClashState, seat: i64, actions: Actions) -> None:
    player = state.player(seat)
    for government in range(len(GOVERNMENT_CATEGORY)):
        if can_switch_to(player, government):
            actions.add(SWITCH + government)
