"""Refuses a table that could not be before round 1: nothing has been played yet (UL-3)."""

from edubba.core.native import i64
from edubba.core.state import NOBODY, NOTHING
from edubba.games.ulm.codes import CELLS, COLOURS, PLACES, SLOTS, START_TILES
from edubba.games.ulm.decisions.frames import (
    DRAW_DESCENDANT,
    DRAW_START_TILE,
    LAY_GRID,
)
from edubba.games.ulm.player import Player
from edubba.games.ulm.space import SEATS
from edubba.games.ulm.state import ALL_CARDS, ALL_COATS, UlmState
from edubba.games.ulm.terms import DOCK_START, GRID_START, NONE


def check_setup(state: UlmState) -> None:
    """Raise a ValueError that says what is wrong."""
    if state.deck != ALL_CARDS or state.coats != ALL_COATS or len(state.shuffles) != 1:
        raise ValueError("cards or coats of arms are taken before round 1")
    if state.is_pushed_out():
        raise ValueError("a tile is pushed out before round 1")
    for slot in range(len(state.docks)):
        if state.docks[slot] != DOCK_START[slot]:
            raise ValueError("the docks begin with one tile of each colour")
    for spot in range(SLOTS):
        if state.edges[spot] != NOBODY:
            raise ValueError("a seal is placed before round 1")
    for seat in range(state.seats):
        _check_player(state, seat)
    if state.code != NOTHING:  # somebody may give up while it is set up
        _check_laid_out(state)


def _check_player(state: UlmState, seat: i64) -> None:
    player, start = state.players[seat], Player()
    same = player.vp == start.vp and player.coins == start.coins
    same = same and player.sparrows == start.sparrows and player.barge == start.barge
    same = same and player.seals == start.seals and player.played == start.played
    if not same:
        raise ValueError(f"{SEATS[seat]} has not what a player starts with")
    if player.tile_count() > START_TILES:
        raise ValueError(f"{SEATS[seat]} has more tiles than a player starts with")


def _check_laid_out(state: UlmState) -> None:
    """What is laid out in order: descendants, the grid, a tile for each player."""
    places: i64 = PLACES
    cells: i64 = CELLS
    if state.code == DRAW_DESCENDANT:
        places, cells = state.a, 0
    elif state.code == LAY_GRID:
        cells = state.a
    for place in range(PLACES):
        if (state.oath_places[place] != NONE) != (place < places):
            raise ValueError("the descendants are laid out one after the other")
    left = GRID_START[:]
    for cell in range(CELLS):
        if (state.grid[cell] != NONE) != (cell < cells):
            raise ValueError("the grid is laid out cell by cell")
        if state.grid[cell] != NONE:
            left[state.grid[cell]] -= 1
    for colour in range(COLOURS):
        if left[colour] < 0:
            raise ValueError("the grid begins with other tiles")
    for seat in range(state.seats):
        tiles: i64 = START_TILES
        if state.code == DRAW_DESCENDANT or state.code == LAY_GRID:
            tiles = 0
        elif state.code == DRAW_START_TILE:
            tiles = START_TILES if seat < state.a else 0
            if seat == state.a:
                tiles = START_TILES - state.b
        if state.players[seat].tile_count() != tiles:
            raise ValueError(f"{SEATS[seat]} has another number of tiles than drawn so far")
