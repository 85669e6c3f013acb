"""Setting up: descendants, grid, start tiles, start player (UL-3)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import all_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE
from edubba.core.words import Message
from edubba.games.ulm import codes, events, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import Draw, DrawTile, out_of_bag
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import ADVANCED, GRID_START


@final
class DrawDescendant(Draw):
    """Four of the eight descendants are laid out in the Oath House, in the order drawn (UL-3.2)."""

    frame: ClassVar[tuple[str, ...]] = ("place",)

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        left = all_bits(codes.DESCENDANTS) & ~state.lying_descendants()
        actions.add_lots(codes.DESCENDANT, left)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        place = state.a
        descendant: i64 = action - codes.DESCENDANT
        state.oath_places[place] = descendant
        if journal is not None:
            journal.tell(events.DescendantLaidOut(descendant, place))
        if place + 1 < codes.PLACES:
            state.become(frames.DRAW_DESCENDANT, CHANCE, place + 1)
        else:
            state.become(frames.LAY_GRID, CHANCE)


@final
class LayGrid(Draw):
    """Nine tiles are laid at random into the cells; every layout is equally likely (UL-3.5)."""

    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        cell = state.a
        for colour in range(codes.COLOURS):
            left = GRID_START[colour]
            for laid in range(cell):
                if state.grid[laid] == colour:
                    left -= 1
            if left > 0:
                actions.add_outcome(codes.TILE + colour, left)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        cell, colour = state.a, out_of_bag(state, action)
        state.grid[cell] = colour
        if journal is not None:
            journal.tell(events.TileLaid(cell, colour))
        if cell + 1 < codes.CELLS:
            state.become(frames.LAY_GRID, CHANCE, cell + 1)
        else:
            state.become(frames.DRAW_START_TILE, CHANCE, 0, codes.START_TILES)

    def label(self, state: UlmState, action: i64) -> Message:
        return Message("ulm/a-tile", colour=words.colour(action - codes.TILE))


@final
class DrawStartTile(DrawTile):
    """Every player draws a tile from the bag into his supply, in seat order (UL-3.10)."""

    frame: ClassVar[tuple[str, ...]] = ("seat", "left")

    def ranges(self, state: UlmState) -> list[range]:
        return [range(state.seats), range(1, codes.START_TILES + 1)]

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        seat, left, colour = state.a, state.b, out_of_bag(state, action)
        state.players[seat].tiles[colour] += 1
        if journal is not None:
            journal.tell(events.StartTileDrawn(seat, colour))
        if left > 1:
            state.become(frames.DRAW_START_TILE, CHANCE, seat, left - 1)
        elif seat + 1 < state.seats:
            state.become(frames.DRAW_START_TILE, CHANCE, seat + 1, codes.START_TILES)
        else:
            state.become(frames.DRAW_START_PLAYER, CHANCE)


@final
class DrawStartPlayer(Draw):
    """The start player is drawn and stays so for the whole game (UL-3.11)."""

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add_lots(codes.START_PLAYER, all_bits(state.seats))

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        state.start_player = action - codes.START_PLAYER
        state.to_move = state.start_player
        if journal is not None:
            journal.tell(events.StartPlayerDrawn(state.start_player))
        if state.terms.tower_mode == ADVANCED:  # UL-3.12: the top of the stack is visible
            state.become(frames.TURN_UP_TOWER, CHANCE)
        else:
            state.become(frames.ROUND_START, state.to_move)
