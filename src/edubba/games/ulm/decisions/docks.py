"""The loading docks: taking tiles and refilling (UL-9.3, UL-12.2)."""

from typing import ClassVar, final

from edubba.core.actions import Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace, Step
from edubba.core.state import CHANCE
from edubba.games.ulm import codes, events, obstacles
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import DrawTile, out_of_bag
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.state import UlmState, places_with
from edubba.games.ulm.terms import MOST_OF, NONE


@final
class DockTiles(Step[UlmState]):
    """Take so many dock tiles one after the other, each slot refilled before the next (UL-8.13)."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def ranges(self, state: UlmState) -> list[range]:
        return [range(1, MOST_OF[codes.PART_DOCK_TILES] + 1)]

    def run(self, state: UlmState, journal: Journal | None) -> None:
        left = state.a
        if left > 1:
            state.become(frames.DOCK_TILES, state.to_move, left - 1)
        else:
            state.pop()
        if state.has_dock_tile():
            offer(state, frames.DOCK_CHOICE, journal)
        elif journal is not None:
            journal.tell(events.Lapsed(state.to_move, codes.PART_DOCK_TILES))


class TakeTile(OneSpace[UlmState]):
    """A dock tile goes into the supply; the slot is refilled at once, if the bag holds a tile."""

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.EMPTY_DOCK, places_with(state.docks, NONE))

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        colour = state.docks[space]
        state.docks[space] = NONE
        state.players[state.to_move].tiles[colour] += 1
        if journal is not None:
            journal.tell(events.DockTileTaken(state.to_move, space, colour))
        if state.bag_count() > 0:
            state.become(frames.REFILL_DOCK, CHANCE, space)
        else:
            state.pop()


@final
class DockChoice(TakeTile):
    """Which dock tile to take (D12)."""

    verbs: ClassVar[tuple[str, ...]] = ("take_dock",)


@final
class AbbotTile(TakeTile):
    """Abbot: after a Clear-away he may take a dock tile (UL-7.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("take_dock", "decline")

    def misfit(self, state: UlmState) -> str:
        owned = state.players[state.actor].owns(codes.ABBOT)
        return "" if owned else "call"

    def other(self, state: UlmState) -> i64:
        return codes.DECLINE

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.tell(events.Helped(state.actor, codes.ABBOT))
        super().choose(state, space, journal)

    def choose_other(self, state: UlmState, journal: Journal | None) -> None:
        state.pop()


@final
class RefillDock(DrawTile):
    """A random tile from the bag fills the slot (UL-9.3)."""

    frame: ClassVar[tuple[str, ...]] = ("slot",)

    def misfit(self, state: UlmState) -> str:
        slot = state.a
        if state.docks[slot] != NONE:
            return "fill"
        return "bag" if state.bag_count() == 0 else ""

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        slot, colour = state.a, out_of_bag(state, action)
        state.docks[slot] = colour
        if journal is not None:
            journal.tell(events.DockRefilled(slot, colour))
        state.pop()
