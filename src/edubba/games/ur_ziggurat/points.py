"""What a holding is worth at the end: complete sets (UR-9.5 to UR-9.7) or series (UR-9.10)."""

from typing import Final

from edubba.core.bits import BIT, count_bits, members
from edubba.core.native import append, i64, vec
from edubba.games.ur_ziggurat.codes import (
    CUBE_LIMIT,
    POINTS_PER_CUBE_IN_COMPLETE_SET,
    TYPE_COUNT,
    ZIGGURAT_OWNER_CUBE,
    ZIGGURATS_PER_SET_MAX,
)
from edubba.games.ur_ziggurat.terms import SERIES_POINTS

ZIGGURAT_POINTS: Final = ZIGGURAT_OWNER_CUBE * POINTS_PER_CUBE_IN_COMPLETE_SET
"""What a ziggurat counts in a set unless more is agreed: its one cube (UR-9.5)."""

COUNTER: Final = 6
FULL_COUNTER: Final = 63
"""A counter of tiles has so many bits, and so much room."""

NO_POINTS: Final = vec[i64]([0] * TYPE_COUNT)
"""Copied, never changed."""


def complete_sets(kinds: vec[i64], control: i64, ziggurats: i64, any_type: bool = False) -> i64:
    """The largest number of disjoint complete sets; `kinds` are the cells of each type (UR-9.7)."""
    sets: i64 = 0
    while can_form(sets + 1, kinds, control, ziggurats, any_type):
        sets += 1
    return sets


def can_form(sets: i64, kinds: vec[i64], control: i64, ziggurats: i64, any_type: bool) -> bool:
    """Whether ziggurats fill every gap, at most one a set: those of the right types (UR-9.6), or
    any (UR-9.11)."""
    gaps: i64 = 0
    for kind in range(TYPE_COUNT):
        gap = sets - count_bits(control & kinds[kind])
        if gap > 0:
            if not any_type and gap > count_bits(ziggurats & kinds[kind]):
                return False
            gaps += gap
    if any_type and gaps > count_bits(ziggurats):
        return False
    return gaps <= sets * ZIGGURATS_PER_SET_MAX


def tally(cells: i64, cubes: vec[i64]) -> i64:
    """How many of these cells have each height, as counters of COUNTER bits in one word."""
    heights: i64 = 0
    rest, cell = cells, i64(0)
    while rest:
        if rest & 1:
            heights += BIT[cubes[cell] * COUNTER]
        rest >>= 1
        cell += 1
    return heights


def height_at(place: i64, cells: i64, cubes: vec[i64]) -> i64:
    """The height of the tile in this place when the fullest comes first; 0 if there are fewer."""
    heights = tally(cells, cubes)
    wanted = place
    height: i64 = CUBE_LIMIT
    while height > 0:
        wanted -= (heights >> height * COUNTER) & FULL_COUNTER
        if wanted <= 0:
            break
        height -= 1
    return height


def type_points(sets: i64, cells: i64, cubes: vec[i64], worth: i64 = ZIGGURAT_POINTS) -> i64:
    """What the tiles of one type add: the fullest controlled ones, then a ziggurat for each gap."""
    points: i64 = 0
    wanted = sets
    heights = tally(cells, cubes)
    height: i64 = CUBE_LIMIT
    while height > 0 and wanted > 0:
        there: i64 = (heights >> height * COUNTER) & FULL_COUNTER
        counted = there if there < wanted else wanted
        points += counted * height * POINTS_PER_CUBE_IN_COMPLETE_SET
        wanted -= counted
        height -= 1
    return points + wanted * worth


def points_by_type(
    kinds: vec[i64],
    control: i64,
    ziggurats: i64,
    cubes: vec[i64],
    any_type: bool = False,
    worth: i64 = ZIGGURAT_POINTS,
) -> vec[i64]:
    """What the tiles of each type add to the best partition into complete sets (UR-9.5)."""
    points = NO_POINTS[:]
    sets = complete_sets(kinds, control, ziggurats, any_type)
    if sets > 0:
        for kind in range(TYPE_COUNT):
            points[kind] = type_points(sets, control & kinds[kind], cubes, worth)
        if worth > ZIGGURAT_POINTS and ziggurats:
            for height, kind in replaced(sets, kinds, control, ziggurats, cubes, any_type):
                points[kind] += max(0, worth - height * POINTS_PER_CUBE_IN_COMPLETE_SET)
    return points


def replaced(
    sets: i64, kinds: vec[i64], control: i64, ziggurats: i64, cubes: vec[i64], any_type: bool
) -> list[tuple[int, int]]:
    """The tiles, as (height, type), for which ziggurats that fill no gap can stand: of those that
    count the lowest first, never two in a set, and of their own type unless any will do (UR-9.11,
    UR-9.12)."""
    lowest: list[tuple[int, int]] = []
    room: int = sets * ZIGGURATS_PER_SET_MAX
    spare: int = count_bits(ziggurats)
    for kind in range(TYPE_COUNT):
        heights = sorted([cubes[cell] for cell in members(control & kinds[kind])], reverse=True)
        counted = heights[:sets]
        gap = sets - len(counted)
        room -= gap
        spare -= gap
        own = len(counted) if any_type else count_bits(ziggurats & kinds[kind]) - gap
        lowest += [(height, kind) for height in counted[::-1][:own]]
    return sorted(lowest)[: min(room, spare)]


def series_lengths(kinds: vec[i64], control: i64, ziggurats: i64, hand: i64) -> vec[i64]:
    """The lengths of the series, longest first, when the hand tile counts as type `hand`."""
    owned = NO_POINTS[:]
    for kind in range(TYPE_COUNT):
        owned[kind] = count_bits(control & kinds[kind])
    owned[hand] += 1
    owned = append(owned, count_bits(ziggurats))
    lengths = vec[i64]()
    while True:
        length: i64 = 0
        for kind in range(len(owned)):
            if owned[kind] > len(lengths):
                length += 1
        if length == 0:
            return lengths
        lengths = append(lengths, length)


def series_points(lengths: vec[i64]) -> i64:
    points: i64 = 0
    for series in range(len(lengths)):
        points += SERIES_POINTS[lengths[series]]
    return points


def best_series(kinds: vec[i64], control: i64, ziggurats: i64, front: i64, back: i64) -> vec[i64]:
    """The series with whichever side of the hand tile is better (UR-9.10)."""
    one = series_lengths(kinds, control, ziggurats, front)
    other = series_lengths(kinds, control, ziggurats, back)
    return one if series_points(one) >= series_points(other) else other
