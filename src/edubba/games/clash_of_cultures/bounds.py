"""What the numbers of frames may be: one table for all decisions, since a name means the same in
every frame. A decision that means something else by it says so itself."""

from typing import Final

from edubba.core.bits import BIT
from edubba.games.clash_of_cultures.codes import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    CELLS,
    COUNTS,
    EVENTS,
    KINDS,
    OBJECTIVE_CARDS,
    SHIP,
    TILES,
    UNITS,
    WONDERS,
)
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, DECKS, LIST_FIRST
from edubba.games.clash_of_cultures.goals import GOALS
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.space import CATEGORIES, GOVERNMENTS, MOODS
from edubba.games.clash_of_cultures.terms import NONE

SIDES: Final = 2
"""Attacker and defender; the number after them ends a walk over both."""
PACKED: Final = 6
"""Bits for each count in a packed price or trade offer."""
HALF: Final = CELLS // 2
"""Cells in each of the two sets that stand for a set of cells."""


CELL_BITS: Final = 8
CELL_MASK: Final = 255
"""A few cities in one number, packed as 1 + cell."""


def sets_of(count: int) -> range:
    """All sets of so many things, as bits."""
    return range(int(BIT[count]))


YES_OR_NO: Final = range(2)
SPACE: Final = range(CELLS)
MAYBE_SPACE: Final = range(NO_CELL, CELLS)
PRICE: Final = sets_of(KINDS * PACKED)
OFFER: Final = sets_of((KINDS + 2) * PACKED)

ALIKE: Final = [
    (
        YES_OR_NO,
        ["activates", "counter", "free", "objectives", "optional", "retreat", "torn", "with_event"],
    ),
    (range(4), ["allowed", "how"]),
    (SPACE, ["cell", "city", "from", "space", "stack"]),
    (PRICE, ["committed", "need", "paid", "price"]),
    (range(COUNTS), ["count", "extra", "hits", "left", "steps", "successes", "taken", "value"]),
    (MAYBE_SPACE, ["entry", "fished", "last", "start"]),
    (OFFER, ["gives", "wants"]),
    (sets_of(CELLS - HALF), ["high", "left_high"]),
    (sets_of(HALF), ["left_low", "low"]),
    (sets_of(GOALS), ["met", "scored"]),
]
BOUNDS: Final = {
    **{name: right for right, names in ALIKE for name in names},
    "advance": range(ADVANCES),
    "among": sets_of(ADVANCES),
    "becomes": range(NONE, len(MOODS)),
    "building": range(BUILDINGS),
    "card": range(CARDS),
    "category": range(len(CATEGORIES)),
    "counts": sets_of(44),
    "cubes": range(5),
    "deck": range(len(DECKS)),
    "dice": range(1, COUNTS),
    "effect": range(len(ALL_EFFECTS)),
    "event": range(EVENTS),
    "government": range(len(GOVERNMENTS)),
    "group": sets_of(UNITS),
    "hit": sets_of(3 * CELL_BITS),
    "item": range(2 * (KINDS + 2)),
    "kind": range(KINDS),
    "kinds": sets_of(KINDS),
    "list": range(len(LIST_FIRST)),
    "looked": range(1, OBJECTIVE_CARDS + 1),
    "order": sets_of(25),
    "pieces": sets_of(BUILDINGS),
    "side": range(SIDES),
    "tile": range(TILES),
    "unit": range(SHIP),
    "wonder": range(WONDERS),
}


def bounds(name: str, seats: int) -> range:
    """What a number of a frame may be by its name; what is not in the table is about players."""
    if name in ("seat", "other", "loser"):
        return range(seats)
    if name in ("asked", "handled"):
        return range(seats + 1)
    if name == "players":
        return sets_of(seats)
    return BOUNDS[name]


def unless(fits: bool, wrong: str) -> str:
    """What is wrong with a frame, or nothing."""
    return "" if fits else wrong
