"""Building ziggurats on full tiles (UR-8)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CELL, STOP, ZIGGURAT_NEEDS_CUBES, ZIGGURATS_PER_TURN_MAX
from edubba.games.ur_ziggurat.decisions.asking import (
    add_cells,
    cell_label,
    cell_name,
    cell_target,
    is_cell,
    not_asked,
)
from edubba.games.ur_ziggurat.decisions.frames import BUILD_SECOND, alone
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange
from edubba.games.ur_ziggurat.events import ZigguratBuilt
from edubba.games.ur_ziggurat.state import ZigguratState


def can_build(state: ZigguratState, seat: i64) -> bool:
    """A full tile, a ziggurat in stock, and fewer than the agreed limit (UR-5.5, UR-8.7)."""
    if state.stock == 0 or count_bits(state.ziggurats[seat]) >= state.terms.limit:
        return False
    return state.full(seat) != 0


def unbuildable(state: ZigguratState) -> str:
    """For `misfit`: what is wrong if the seat that decides can build nothing."""
    return "" if can_build(state, state.actor) else f"seat {state.actor} can build no ziggurat"


def why_no_ziggurat(state: ZigguratState, seat: i64) -> Reason:
    if state.stock == 0:
        return words.stock_empty()
    if count_bits(state.ziggurats[seat]) >= state.terms.limit:
        return words.ziggurat_limit(state.terms.limit)
    if state.control[seat] == 0:
        return words.only_ziggurats()
    return words.no_full_tile(ZIGGURAT_NEEDS_CUBES)


def why_not_there(state: ZigguratState, action: i64) -> Reason:
    """Why a ziggurat cannot be built on a cell."""
    if not is_cell(state, action):
        return not_asked(state, action)
    cell: i64 = action - CELL
    name = cell_name(state, action)
    if (state.built() >> cell) & 1:
        return words.tile_has_ziggurat(name)
    if (state.control[state.actor] >> cell) & 1 == 0:
        return words.tile_not_yours(name, "UR-8.1")
    return words.too_few_for_ziggurat(name, state.cubes[cell], ZIGGURAT_NEEDS_CUBES)


def build(state: ZigguratState, action: i64, journal: Journal | None) -> None:
    state.build(state.actor, action - CELL)
    if journal is not None:
        journal.tell(ZigguratBuilt(state.actor, cell_name(state, action), state.stock))


@final
class BuildFirst(Decision):
    """The first, or only, ziggurat of a turn (UR-8.1)."""

    name: ClassVar[str] = "build_first"

    def misfit(self, base: State) -> str:
        return unbuildable(cast(ZigguratState, base)) or alone(base)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        add_cells(state.full(state.actor), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        build(state, action, journal)
        if ZIGGURATS_PER_TURN_MAX > 1 and can_build(state, state.actor):  # UR-8.2, UR-8.3
            state.become(BUILD_SECOND, state.actor, 0, 0)
        else:
            go_to_exchange(state)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_there(cast(ZigguratState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_build(base.actor)

    def label(self, base: State, action: i64) -> Message:
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return cell_target(cast(ZigguratState, base), action)


@final
class BuildSecond(Decision):
    """A second ziggurat on another full tile, or not (UR-8.2)."""

    name: ClassVar[str] = "build_second"

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if state.ziggurats[state.actor] == 0:
            return f"seat {state.actor} has built no first one"
        return unbuildable(state) or alone(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        actions.add(STOP)
        add_cells(state.full(state.actor), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        if action != STOP:
            build(state, action, journal)
        go_to_exchange(state)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_there(cast(ZigguratState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_build_second(base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == STOP:
            return words.label_no_second()
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return [] if action == STOP else cell_target(cast(ZigguratState, base), action)
