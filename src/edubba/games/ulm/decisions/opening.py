"""Setting up: descendants, grid, start tiles, start player (UL-3)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.codes import (
    CELLS,
    COLOURS,
    DESCENDANT,
    DESCENDANTS,
    PLACES,
    START_PLAYER,
    START_TILES,
    TILE,
)
from edubba.games.ulm.decisions.frames import (
    DRAW_DESCENDANT,
    DRAW_START_PLAYER,
    DRAW_START_TILE,
    LAY_GRID,
    ROUND_START,
    TURN_UP_TOWER,
)
from edubba.games.ulm.round_events import (
    DescendantLaidOut,
    StartPlayerDrawn,
    StartTileDrawn,
    TileLaid,
)
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import ADVANCED, GRID_START


@final
class DrawDescendant(Decision):
    """Four of the eight descendants are laid out in the Oath House, in the order drawn (UL-3.2)."""

    name: ClassVar[str] = "draw_descendant"
    frame: ClassVar[tuple[str, ...]] = ("place",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(PLACES)]

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        lying = state.lying_descendants()
        for descendant in range(DESCENDANTS):
            if (lying >> descendant) & 1 == 0:
                actions.add_outcome(DESCENDANT + descendant, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        place = state.a
        descendant: i64 = action - DESCENDANT
        state.oath_places[place] = descendant
        if journal is not None:
            journal.tell(DescendantLaidOut(descendant, place))
        if place + 1 < PLACES:
            state.become(DRAW_DESCENDANT, CHANCE, place + 1, 0)
        else:
            state.become(LAY_GRID, CHANCE, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask("draw_descendant")


@final
class LayGrid(Decision):
    """Nine tiles are laid at random into the cells; every layout is equally likely (UL-3.5)."""

    name: ClassVar[str] = "lay_grid"
    frame: ClassVar[tuple[str, ...]] = ("cell",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(CELLS)]

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for colour in range(COLOURS):
            left = GRID_START[colour]
            for cell in range(state.a):
                if state.grid[cell] == colour:
                    left -= 1
            if left > 0:
                actions.add_outcome(TILE + colour, left)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        cell = state.a
        colour: i64 = action - TILE
        state.bag[colour] -= 1
        state.grid[cell] = colour
        if journal is not None:
            journal.tell(TileLaid(cell, colour))
        if cell + 1 < CELLS:
            state.become(LAY_GRID, CHANCE, cell + 1, 0)
        else:
            state.become(DRAW_START_TILE, CHANCE, 0, START_TILES)

    def prompt(self, base: State) -> Message:
        return words.ask("lay_grid")


def bag_into(state: UlmState, actions: Actions) -> None:
    """The colours in the bag, by their counts (UL-4.6)."""
    for colour in range(COLOURS):
        if state.bag[colour] > 0:
            actions.add_outcome(TILE + colour, state.bag[colour])


@final
class DrawStartTile(Decision):
    """Every player draws a tile from the bag into his supply, in seat order (UL-3.10)."""

    name: ClassVar[str] = "draw_start_tile"
    frame: ClassVar[tuple[str, ...]] = ("seat", "left")
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(base.seats), range(1, START_TILES + 1)]

    def legal_into(self, base: State, actions: Actions) -> None:
        bag_into(cast(UlmState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.a
        left: i64 = state.b - 1
        colour: i64 = action - TILE
        state.bag[colour] -= 1
        state.players[seat].tiles[colour] += 1
        if journal is not None:
            journal.tell(StartTileDrawn(seat, colour))
        if left > 0:
            state.become(DRAW_START_TILE, CHANCE, seat, left)
        elif seat + 1 < state.seats:
            state.become(DRAW_START_TILE, CHANCE, seat + 1, START_TILES)
        else:
            state.become(DRAW_START_PLAYER, CHANCE, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_of("draw_start_tile", base.a)


@final
class DrawStartPlayer(Decision):
    """The start player is drawn and stays so for the whole game (UL-3.11)."""

    name: ClassVar[str] = "draw_start_player"
    by_chance: ClassVar[bool] = True

    def legal_into(self, base: State, actions: Actions) -> None:
        for seat in range(base.seats):
            actions.add_outcome(START_PLAYER + seat, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        state.start_player = action - START_PLAYER
        state.to_move = state.start_player
        if journal is not None:
            journal.tell(StartPlayerDrawn(state.start_player))
        if state.terms.tower_mode == ADVANCED:  # UL-3.12: the top of the stack is visible
            state.become(TURN_UP_TOWER, CHANCE, 0, 0)
        else:
            state.become(ROUND_START, state.to_move, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask("draw_start_player")
