"""Late rounds of UR: a full land of high piles and some ziggurats, supplies that run short, and
actions about to be carried out."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject
from edubba.games.ur_ziggurat.codes import CUBE_LIMIT, TYPE_COUNT, ZIGGURATS
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import CUBE_PART, action_part
from edubba.games.ur_ziggurat.terms import Terms

MOST_OPEN = 6
"""Unoccupied cells of a rich position, at most."""
HIGH = 3
"""One pile in so many is full, whatever it would have been."""
LATE = 5
"""Rounds before the last from which on a position counts as late."""


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """The beginning of a turn, or its two parts about to be carried out."""
    terms = Terms(setup.seats, setup.options)
    tiles = _tiles(rng)
    cells: JsonObject = {}
    for name in terms.board.names:
        cells[name] = tiles.pop()
    _settle(setup, terms, cells, rng)
    seat = rng.below(setup.seats)
    position: JsonObject = {"cells": cells}
    position["hands"] = [tiles.pop() for _ in range(setup.seats)]
    position["aside"] = [*tiles]
    position["first"] = rng.below(setup.seats)
    position["to_move"] = seat
    position["round"] = max(1, terms.max_rounds - rng.below(LATE))
    if any(_owner(cell) == seat for cell in cells.values()) and rng.below(3):
        parts = [action_part(kind) for kind in range(TYPE_COUNT)] + [CUBE_PART]
        first = parts.pop(rng.below(len(parts)))
        then = parts[rng.below(len(parts))]
        frame: JsonObject = {"decision": "proceed", "actor": seat, "next": first, "then": then}
        position["decisions"] = [frame]
    return position


def _tiles(rng: Rng) -> list[Json]:
    """All tiles, shuffled, each with either side up."""
    tiles: list[Json] = []
    for tile in DATA.each("tiles"):
        lying: JsonObject = {"tile": tile.text("id"), "up": tile.texts("sides")[rng.below(2)]}
        tiles.insert(rng.below(len(tiles) + 1), lying)
    return tiles


def _settle(setup: Setup, terms: Terms, cells: JsonObject, rng: Rng) -> None:
    """Give nearly all cells to somebody, until the cubes run out."""
    supply = [int(terms.cubes)] * setup.seats
    built = [0] * setup.seats
    names = [*cells]
    for _ in range(1 + rng.below(MOST_OPEN)):
        names.pop(rng.below(len(names)))
    for name in names:
        seat = rng.below(setup.seats)
        cell = cells[name]
        assert isinstance(cell, dict)
        if supply[seat] == 0:
            continue
        can_build = built[seat] < terms.limit and sum(built) < ZIGGURATS - 1
        if can_build and rng.below(6) == 0:
            cell |= {"owner": seat, "ziggurat": True}
            built[seat] += 1
            supply[seat] -= 1
            continue
        cubes = CUBE_LIMIT if rng.below(HIGH) == 0 else 1 + rng.below(CUBE_LIMIT)
        cubes = min(cubes, supply[seat])
        cell |= {"owner": seat, "cubes": cubes}
        supply[seat] -= cubes


def _owner(cell: Json) -> Json:
    assert isinstance(cell, dict)
    return cell.get("owner")
