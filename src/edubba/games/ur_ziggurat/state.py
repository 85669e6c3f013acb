"""A position of UR: which tile lies where, whose cubes stand on it, and whose turn it is."""

from typing import Final, final

from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.space import ActionSpace
from edubba.core.state import EMPTY, NOBODY, State
from edubba.core.words import JsonObject
from edubba.games.ur_ziggurat.codes import (
    CUBE_LIMIT,
    ENTRY_CUBES,
    OPTION_3_CUBES,
    PAIR_COUNT,
    TILE_COUNT,
    TYPE_COUNT,
    ZIGGURAT_OWNER_CUBE,
    ZIGGURATS,
)
from edubba.games.ur_ziggurat.points import (
    best_series,
    complete_sets,
    points_by_type,
    series_points,
)
from edubba.games.ur_ziggurat.space import DATA, SPACES, TYPES
from edubba.games.ur_ziggurat.terms import DOWN, SIDES_OF_A_TILE, TILE_IDS, UP, Terms

# The parts of a turn in a frame of `proceed`: nothing, an action (1 + its type), or a cube.
NO_PART: Final = 0
CUBE_PART: Final = TYPE_COUNT + 1

BELOW: Final = TYPE_COUNT
"""Where in `ZigguratState.kinds` the lower sides begin."""
NO_TALLY: Final = vec[i64]([0] * TILE_COUNT)
"""Copied, never changed: what the tally of an action starts from."""
UNDRAWN: Final = -1
"""Where no tile lies yet."""
UNFINISHED: Final = 0
FIFTH_ZIGGURAT: Final = 1
NO_EXCHANGE: Final = 2
LAST_ROUND: Final = 3
"""How a game can have ended: `ZigguratState.ending`."""
ENDINGS: Final = ["unfinished", *DATA.texts("end_reasons")]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ZigguratState(State):
    """One position. Nothing is hidden. Sets of cells are bit masks, see `Board`."""

    terms: Terms
    tiles: vec[i64]
    """The lie of each of the 40 tiles by place: the cells, the hands by seat, those set aside."""
    kinds: vec[i64]
    """For each type the places whose tile shows it; then, from BELOW on, those whose tile has it on
    its lower side."""
    cubes: vec[i64]
    """Cubes on each cell, the one under a ziggurat included."""
    control: vec[i64]
    """For each seat the cells it controls (UR-2.7)."""
    ziggurats: vec[i64]
    """For each seat the cells with its ziggurats."""
    supply: vec[i64]
    """Cubes of each seat that are not on the board."""
    drawn: vec[i64]
    """Tiles of each pair drawn so far; never changed after the set-up, so clones then share it."""
    tally: vec[i64]
    """Per cell: in a shortage the cubes it may still get, in Politics the cubes it will end with.
    Empty at all other times."""
    stock: i64 = ZIGGURATS
    first: i64 = NOBODY
    """The start player."""
    to_move: i64 = NOBODY
    """Whose turn it is, also while another seat places its cubes."""
    round: i64 = 0
    """From 1 on; 0 during the set-up."""
    ending: i64 = UNFINISHED

    def lay_out(self, terms: Terms) -> None:
        """An empty table: no tile drawn, all cubes in supply (UR-3.1)."""
        self.terms = terms
        self.tiles = vec[i64]([UNDRAWN] * TILE_COUNT)
        self.kinds = vec[i64]([0] * (2 * TYPE_COUNT))
        self.cubes = vec[i64]([0] * int(terms.board.cells))
        self.control = vec[i64]([0] * int(self.seats))
        self.ziggurats = vec[i64]([0] * int(self.seats))
        self.supply = vec[i64]([int(terms.cubes)] * int(self.seats))
        self.drawn = vec[i64]([0] * PAIR_COUNT)
        self.tally = EMPTY

    def space(self) -> ActionSpace:
        return SPACES[self.terms.board.id]

    def bounds(self, name: str) -> range:
        if name in ("cell", "attacker", "target"):
            return range(self.terms.board.cells)
        if name in ("next", "then"):
            return range(CUBE_PART + 1)
        if name == "placed":
            return range(ENTRY_CUBES * self.seats)
        if name == "cubes":
            return range(1, OPTION_3_CUBES + 1)
        if name == "pool":
            return range(1, self.terms.cubes + 1)
        return range(TILE_COUNT)  # draw, place

    # Where things lie

    def hand_place(self, seat: i64) -> i64:
        return self.terms.board.cells + seat

    def aside_place(self, reserve: i64) -> i64:
        return self.terms.board.cells + self.seats + reserve

    def name(self, cell: i64) -> str:
        return self.terms.board.names[cell]

    def hand(self, seat: i64) -> i64:
        """The lie of a seat's hand tile."""
        return self.tiles[self.terms.board.cells + seat]

    def lay(self, place: i64, lie: i64) -> None:
        """Put a tile somewhere in place of what lay there."""
        old = self.tiles[place]
        bit: i64 = BIT[place]
        if old != UNDRAWN:
            self.kinds[UP[old]] &= ~bit
            self.kinds[BELOW + DOWN[old]] &= ~bit
        self.tiles[place] = lie
        self.kinds[UP[lie]] |= bit
        self.kinds[BELOW + DOWN[lie]] |= bit

    def matching(self, hand: i64) -> i64:
        """The places whose tile is too much like a hand tile to be taken for it (UR-7.3)."""
        terms, kinds, front, back = self.terms, self.kinds, UP[hand], DOWN[hand]
        if terms.match_face:
            return kinds[front]
        if terms.match_either:
            return kinds[front] | kinds[back]
        with_front = kinds[front] | kinds[BELOW + front]
        with_back = kinds[back] | kinds[BELOW + back]
        return with_front | with_back if terms.match_shared else with_front & with_back

    def built(self) -> i64:
        """The cells with a ziggurat."""
        cells: i64 = 0
        for seat in range(self.seats):
            cells |= self.ziggurats[seat]
        return cells

    def controlled(self) -> i64:
        """The cells that anybody controls."""
        cells: i64 = 0
        for seat in range(self.seats):
            cells |= self.control[seat]
        return cells

    def unoccupied(self) -> i64:
        """The cells without a cube (UR-2.7)."""
        return self.terms.board.every & ~self.controlled() & ~self.built()

    def enemies(self, seat: i64) -> i64:
        """The cells controlled by other players."""
        return self.controlled() & ~self.control[seat]

    def owner(self, cell: i64) -> i64:
        """Whose cubes stand on a cell, or NOBODY."""
        for seat in range(self.seats):
            if ((self.control[seat] | self.ziggurats[seat]) >> cell) & 1:
                return seat
        return NOBODY

    def below_limit(self, seat: i64) -> i64:
        """The cells a seat controls that have room for a cube."""
        return self.control[seat] & ~self.full(seat)

    def full(self, seat: i64) -> i64:
        """The cells a seat controls with as many cubes as a tile can hold."""
        mine = self.control[seat]
        cells: i64 = 0
        for cell in range(self.terms.board.cells):
            if (mine >> cell) & 1 and self.cubes[cell] == CUBE_LIMIT:
                cells |= BIT[cell]
        return cells

    def on_board(self, seat: i64) -> i64:
        """Cubes of a seat on the board, those under ziggurats included."""
        return self.terms.cubes - self.supply[seat]

    def in_play(self, seat: i64) -> i64:
        """Cubes of a seat on the cells it controls."""
        return self.on_board(seat) - ZIGGURAT_OWNER_CUBE * count_bits(self.ziggurats[seat])

    # Moving cubes

    def put(self, seat: i64, cell: i64, cubes: i64) -> None:
        """From supply on a cell that is the seat's own or nobody's."""
        self.supply[seat] -= cubes
        self.cubes[cell] += cubes
        self.control[seat] |= BIT[cell]

    def take(self, seat: i64, cell: i64, cubes: i64) -> None:
        """From a controlled cell back to supply; at 0 the cell becomes unoccupied."""
        self.supply[seat] += cubes
        self.set_cubes(seat, cell, self.cubes[cell] - cubes)

    def set_cubes(self, seat: i64, cell: i64, cubes: i64) -> None:
        """What stands on a cell of this seat from now on."""
        bit: i64 = BIT[cell]
        self.cubes[cell] = cubes
        if cubes > 0:
            self.control[seat] |= bit
        else:
            self.control[seat] &= ~bit

    def build(self, seat: i64, cell: i64) -> None:
        """One cube stays under the ziggurat, the others return (UR-8.1)."""
        bit: i64 = BIT[cell]
        self.supply[seat] += self.cubes[cell] - ZIGGURAT_OWNER_CUBE
        self.cubes[cell] = ZIGGURAT_OWNER_CUBE
        self.control[seat] &= ~bit
        self.ziggurats[seat] |= bit
        self.stock -= 1

    def clone(self) -> "ZigguratState":
        copy = ZigguratState()
        copy.stack_from(self)
        copy.terms = self.terms
        copy.tiles = self.tiles[:]
        copy.kinds = self.kinds[:]
        copy.cubes = self.cubes[:]
        copy.control = self.control[:]
        copy.ziggurats = self.ziggurats[:]
        copy.supply = self.supply[:]
        copy.drawn = self.drawn if self.round > 0 else self.drawn[:]
        copy.tally = self.tally if len(self.tally) == 0 else self.tally[:]
        copy.stock = self.stock
        copy.first = self.first
        copy.to_move = self.to_move
        copy.round = self.round
        copy.ending = self.ending
        return copy

    # Points and positions

    def series(self, seat: i64) -> vec[i64]:
        """The lengths of a seat's series (UR-9.10)."""
        hand, mine = self.hand(seat), self.control[seat]
        return best_series(self.kinds, mine, self.ziggurats[seat], UP[hand], DOWN[hand])

    def points(self, seat: i64) -> i64:
        """What a seat would have if the game ended now."""
        if self.terms.series:
            return 0 if self.hand(seat) == UNDRAWN else series_points(self.series(seat))
        points: i64 = 0
        by_type = self.points_by_type(seat)
        for kind in range(TYPE_COUNT):
            points += by_type[kind]
        return points

    def points_by_type(self, seat: i64) -> vec[i64]:
        """What a seat's tiles of each type add to its complete sets."""
        mine, built, terms = self.control[seat], self.ziggurats[seat], self.terms
        return points_by_type(self.kinds, mine, built, self.cubes, terms.any_type, terms.worth)

    def sets(self, seat: i64) -> i64:
        """How many complete sets a seat has."""
        terms = self.terms
        return complete_sets(self.kinds, self.control[seat], self.ziggurats[seat], terms.any_type)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def to_json(self) -> JsonObject:
        """Everything by name; docs/positions.md tells what may be left out by hand."""
        board = self.terms.board
        cells: JsonObject = {}
        for cell in range(board.cells):
            place = tile_to_json(self.tiles[cell])
            if place is not None:
                owner = self.owner(cell)
                if owner != NOBODY:
                    place["owner"] = owner
                    place["cubes"] = self.cubes[cell]
                    if (self.ziggurats[owner] >> cell) & 1:
                        place["ziggurat"] = True
                cells[board.names[cell]] = place
        tally: JsonObject = {}
        for cell in range(len(self.tally)):
            if self.tally[cell] > 0:
                tally[board.names[cell]] = self.tally[cell]
        seats, aside = range(self.seats), range(self.terms.aside)
        return {
            "cells": cells,
            "hands": [tile_to_json(self.hand(seat)) for seat in seats],
            "aside": [tile_to_json(self.tiles[self.aside_place(reserve)]) for reserve in aside],
            "supply": [self.supply[seat] for seat in seats],
            "stock": self.stock,
            "first": None if self.first == NOBODY else self.first,
            "to_move": None if self.to_move == NOBODY else self.to_move,
            "round": self.round,
            "tally": tally,
            "ending": ENDINGS[self.ending],
            "decisions": self.frames_to_json(),
        }


def action_part(kind: i64) -> i64:
    return 1 + kind


def tile_to_json(lie: i64) -> JsonObject | None:
    """A tile and its upper side (in a hand: its front), or None where none lies yet."""
    if lie == UNDRAWN:
        return None
    return {"tile": TILE_IDS[lie // SIDES_OF_A_TILE], "up": TYPES[UP[lie]]}
