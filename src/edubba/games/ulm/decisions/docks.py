"""The loading docks: taking tiles and refilling (UL-9.3, UL-12.2)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.codes import (
    ABBOT,
    DECLINE,
    DOCKS,
    PART_DOCK_TILES,
    TAKE_DOCK,
    TILE,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.frames import DOCK_CHOICE, DOCK_TILES, REFILL_DOCK
from edubba.games.ulm.decisions.opening import bag_into
from edubba.games.ulm.elements import dock_element
from edubba.games.ulm.events import DockRefilled, DockTileTaken, Helped, Lapsed
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import (
    MOST_OF,
    NONE,
)


@final
class DockTiles(Decision):
    """Take so many dock tiles one after the other, each slot refilled before the next (UL-8.13)."""

    name: ClassVar[str] = "dock_tiles"
    frame: ClassVar[tuple[str, ...]] = ("left",)

    def ranges(self, base: State) -> list[range]:
        return [range(1, MOST_OF[PART_DOCK_TILES] + 1)]

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        left: i64 = state.a - 1
        if left > 0:
            state.become(DOCK_TILES, state.to_move, left, 0)
        else:
            state.pop()
        if state.has_dock_tile():
            offer(state, DOCK_CHOICE, 0, 0, journal)
        elif journal is not None:
            journal.tell(Lapsed(state.to_move, PART_DOCK_TILES))


def docks_into(state: UlmState, actions: Actions) -> None:
    for slot in range(DOCKS):
        if state.docks[slot] != NONE:
            actions.add(TAKE_DOCK + slot)


def take(state: UlmState, slot: i64, journal: Journal | None) -> None:
    """A dock tile goes into the supply; the slot is refilled at once, if the bag holds a tile."""
    colour = state.docks[slot]
    state.docks[slot] = NONE
    state.players[state.to_move].tiles[colour] += 1
    if journal is not None:
        journal.tell(DockTileTaken(state.to_move, slot, colour))
    if state.bag_count() > 0:
        state.become(REFILL_DOCK, CHANCE, slot, 0)
    else:
        state.pop()


@final
class DockChoice(Decision):
    """Which dock tile to take (D12)."""

    name: ClassVar[str] = "dock_choice"

    def legal_into(self, base: State, actions: Actions) -> None:
        docks_into(cast(UlmState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        take(cast(UlmState, base), action - TAKE_DOCK, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_take(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("dock_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        slot = action - TAKE_DOCK
        return words.label_dock("take_dock", slot, cast(UlmState, base).docks[slot])

    def targets(self, base: State, action: i64) -> list[str]:
        return [dock_element(action - TAKE_DOCK)]


@final
class AbbotTile(Decision):
    """Abbot: after a Clear-away he may take a dock tile (UL-7.1)."""

    name: ClassVar[str] = "abbot_tile"

    def misfit(self, base: State) -> str:
        if not cast(UlmState, base).players[base.actor].owns(ABBOT):
            return "only an Abbot takes a tile then"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        docks_into(cast(UlmState, base), actions)
        actions.add(DECLINE)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        if action == DECLINE:
            base.pop()
        else:
            if journal is not None:
                journal.tell(Helped(base.actor, ABBOT))
            take(cast(UlmState, base), action - TAKE_DOCK, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_take(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("abbot_tile", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == DECLINE:
            return words.label("decline_tile")
        slot = action - TAKE_DOCK
        return words.label_dock("take_dock", slot, cast(UlmState, base).docks[slot])

    def targets(self, base: State, action: i64) -> list[str]:
        return [] if action == DECLINE else [dock_element(action - TAKE_DOCK)]


def why_not_take(action: i64) -> Reason:
    if TAKE_DOCK <= action < TAKE_DOCK + DOCKS:
        return reasons.empty_dock(action - TAKE_DOCK)
    return reasons.finish_first(action)


@final
class RefillDock(Decision):
    """A random tile from the bag fills the slot (UL-9.3)."""

    name: ClassVar[str] = "refill_dock"
    frame: ClassVar[tuple[str, ...]] = ("slot",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(DOCKS)]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.docks[state.a] != NONE:
            return "the dock is not empty"
        return "the bag is empty" if state.bag_count() == 0 else ""

    def legal_into(self, base: State, actions: Actions) -> None:
        bag_into(cast(UlmState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        colour: i64 = action - TILE
        state.bag[colour] -= 1
        state.docks[state.a] = colour
        if journal is not None:
            journal.tell(DockRefilled(state.a, colour))
        state.pop()

    def prompt(self, base: State) -> Message:
        return words.ask_dock("refill_dock", base.a)
