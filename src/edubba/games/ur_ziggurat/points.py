"""What a holding is worth at the end: complete sets (UR-9.5 to UR-9.7) or series (UR-9.10)."""

from edubba.core.bits import count_bits
from edubba.core.native import append, i64, vec
from edubba.games.ur_ziggurat.codes import (
    CUBE_LIMIT,
    POINTS_PER_CUBE_IN_COMPLETE_SET,
    TYPE_COUNT,
    ZIGGURAT_OWNER_CUBE,
    ZIGGURATS_PER_SET_MAX,
)
from edubba.games.ur_ziggurat.tables import SERIES_POINTS


def complete_sets(kinds: vec[i64], control: i64, ziggurats: i64) -> i64:
    """The largest number of disjoint complete sets; `kinds` are the cells of each type (UR-9.7)."""
    sets: i64 = 0
    while can_form(sets + 1, kinds, control, ziggurats):
        sets += 1
    return sets


def can_form(sets: i64, kinds: vec[i64], control: i64, ziggurats: i64) -> bool:
    """Whether ziggurats of the right types fill every gap, at most one a set."""
    gaps: i64 = 0
    for kind in range(TYPE_COUNT):
        gap = sets - count_bits(control & kinds[kind])
        if gap > 0:
            if gap > count_bits(ziggurats & kinds[kind]):
                return False
            gaps += gap
    return gaps <= sets * ZIGGURATS_PER_SET_MAX


def type_points(sets: i64, cells: i64, cubes: vec[i64]) -> i64:
    """What the tiles of one type add: the fullest controlled ones, then a ziggurat for each gap."""
    points: i64 = 0
    wanted = sets
    height: i64 = CUBE_LIMIT
    while height > 0 and wanted > 0:
        cell: i64 = 0
        rest = cells
        while rest and wanted > 0:
            if rest & 1 and cubes[cell] == height:
                points += height * POINTS_PER_CUBE_IN_COMPLETE_SET
                wanted -= 1
            rest >>= 1
            cell += 1
        height -= 1
    return points + wanted * ZIGGURAT_OWNER_CUBE * POINTS_PER_CUBE_IN_COMPLETE_SET


def set_points(kinds: vec[i64], control: i64, ziggurats: i64, cubes: vec[i64]) -> i64:
    """Points of the best partition into complete sets (UR-9.5)."""
    sets = complete_sets(kinds, control, ziggurats)
    points: i64 = 0
    if sets > 0:
        for kind in range(TYPE_COUNT):
            points += type_points(sets, control & kinds[kind], cubes)
    return points


def series_lengths(kinds: vec[i64], control: i64, ziggurats: i64, hand: i64) -> vec[i64]:
    """The lengths of the series, longest first, when the hand tile counts as type `hand`."""
    owned = vec[i64]([0] * TYPE_COUNT)
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
