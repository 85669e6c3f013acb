"""What a network that judges UR is told: each seat's land, cubes and prospects, in few numbers."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.features import Aspects, Feature, Sheet, turns_on, turns_to
from edubba.core.native import i64, vec
from edubba.games.ur_ziggurat.codes import (
    AGRICULTURE,
    COMMERCE,
    CUBE_LIMIT,
    CULTURE,
    TYPE_COUNT,
    WAR,
    WAR_PENALTY,
    ZIGGURATS,
)
from edubba.games.ur_ziggurat.evaluate import action_gain, hand_gains
from edubba.games.ur_ziggurat.features import MOST_ROUNDS
from edubba.games.ur_ziggurat.points import height_at
from edubba.games.ur_ziggurat.state import UNDRAWN, ZigguratState
from edubba.games.ur_ziggurat.terms import DOWN, UP

MOST: Final = 120
"""Points, cubes and gains beyond this are cut off."""
HEIGHTS: Final = CUBE_LIMIT + 1
GAINS: Final = 4
DANGERS: Final = 2
NONE: Final = vec[i64]([0] * (2 * TYPE_COUNT + HEIGHTS))
"""Copied, never changed."""


@final
class ZigguratAspects(Aspects[ZigguratState]):
    """Everything by seats in the order of play, the one that looks first."""

    def __init__(self, seats: int) -> None:
        own = [
            Feature("points", (seats,), "what each would have now", MOST),
            Feature("lead", (2,), "points and cubes ahead of the best other seat", MOST, -MOST),
            Feature("cubes", (seats,), "cubes on the board", MOST),
            Feature("sets", (seats,), "complete sets", 9),
            Feature("ziggurats", (seats,), "ziggurats", ZIGGURATS),
            Feature("tiles", (seats, TYPE_COUNT), "tiles under control by type", 40),
            Feature("on_type", (seats, TYPE_COUNT), "cubes on them", MOST),
            Feature("heights", (seats, HEIGHTS), "how many tiles; then those of each height", 40),
            Feature("next_set", (seats, TYPE_COUNT), "cubes that wait for the next set", 5),
            Feature("gains", (seats, GAINS), "the hand tile's, and each kind of gain", MOST),
            Feature("dangers", (seats, DANGERS), "tiles that War could take, their cubes", MOST),
            Feature("hands", (seats, TYPE_COUNT), "types of the hand tile"),
            Feature("free", (TYPE_COUNT,), "unoccupied tiles by type", 40),
            Feature("stock", (1,), "ziggurats left", ZIGGURATS),
            Feature("to_move", (seats,), "whose turn it is"),
            Feature("round", (1,), "0 during the set-up", MOST_ROUNDS),
        ]
        super().__init__(seats, own)

    def write(self, state: ZigguratState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        points = vec[i64]([0] * seats)
        lead: i64 = -MOST
        ahead: i64 = -MOST
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            points[turns] = state.points(owner)
            sheet.put(points[turns])
            if turns > 0:
                lead = max(lead, points[turns])
                ahead = max(ahead, state.on_board(owner))
        sheet.put(points[0] - lead)
        sheet.put(state.on_board(seat) - ahead)
        for turns in range(seats):
            sheet.put(state.on_board(turns_on(seat, turns, seats)))
        for turns in range(seats):
            sheet.put(state.sets(turns_on(seat, turns, seats)))
        for turns in range(seats):
            sheet.put(count_bits(state.ziggurats[turns_on(seat, turns, seats)]))
        self.write_land(state, seat, sheet)
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            place: i64 = state.sets(owner) + 1
            for kind in range(TYPE_COUNT):
                sheet.put(height_at(place, state.control[owner] & state.kinds[kind], state.cubes))
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            sheet.put(hand_gains(state, owner))
            sheet.put(action_gain(state, owner, AGRICULTURE))
            sheet.put(action_gain(state, owner, CULTURE))
            sheet.put(action_gain(state, owner, COMMERCE))
        for turns in range(seats):
            write_dangers(state, turns_on(seat, turns, seats), sheet)
        for turns in range(seats):
            hand = state.hand(turns_on(seat, turns, seats))
            if hand != UNDRAWN:
                sheet.mark(UP[hand], 1)
                sheet.mark(DOWN[hand], 1)
            sheet.skip(TYPE_COUNT)
        free = state.unoccupied()
        for kind in range(TYPE_COUNT):
            sheet.put(count_bits(free & state.kinds[kind]))
        sheet.put(state.stock)
        sheet.one_of(turns_to(state.to_move, seat, seats), seats)
        sheet.put(state.round)

    def write_land(self, state: ZigguratState, seat: i64, sheet: Sheet) -> None:
        """Tiles and cubes by type, and tiles by their height."""
        seats = self.seats
        on_type: i64 = seats * TYPE_COUNT
        heights: i64 = on_type + seats * TYPE_COUNT
        for turns in range(seats):
            mine = state.control[turns_on(seat, turns, seats)]
            counts = NONE[:]
            for kind in range(TYPE_COUNT):
                rest, cell = mine & state.kinds[kind], i64(0)
                while rest:
                    if rest & 1:
                        cubes = state.cubes[cell]
                        counts[kind] += 1
                        counts[TYPE_COUNT + kind] += cubes
                        counts[2 * TYPE_COUNT + cubes] += 1
                    rest >>= 1
                    cell += 1
            for kind in range(TYPE_COUNT):
                sheet.mark(turns * TYPE_COUNT + kind, counts[kind])
                sheet.mark(on_type + turns * TYPE_COUNT + kind, counts[TYPE_COUNT + kind])
            for height in range(1, HEIGHTS):
                sheet.mark(heights + turns * HEIGHTS + height, counts[2 * TYPE_COUNT + height])
            sheet.mark(heights + turns * HEIGHTS, count_bits(mine))
        sheet.skip(heights + seats * HEIGHTS)


def write_dangers(state: ZigguratState, seat: i64, sheet: Sheet) -> None:
    """The tiles of a seat that an enemy beside them could take by War (UR-6.6.2, UR-6.6.3)."""
    near = state.terms.board.near
    enemies = state.enemies(seat)
    tiles: i64 = 0
    cubes: i64 = 0
    for kind in range(TYPE_COUNT):
        same = state.kinds[WAR] | state.kinds[kind]
        rest, cell = state.control[seat] & state.kinds[kind], i64(0)
        while rest:
            if rest & 1:
                beside, other = enemies & near[cell], i64(0)
                here = state.cubes[cell]
                while beside:
                    if beside & 1:
                        penalty: i64 = 0 if (same >> other) & 1 else WAR_PENALTY
                        if state.cubes[other] > here + penalty:
                            tiles += 1
                            cubes += here
                            break
                    beside >>= 1
                    other += 1
            rest >>= 1
            cell += 1
    sheet.put(tiles)
    sheet.put(cubes)
