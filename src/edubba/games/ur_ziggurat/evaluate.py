"""What a bot thinks of a position: points now, points to come, and how near the end is."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.games.ur_ziggurat.codes import (
    AGRICULTURE,
    AGRICULTURE_LOSS,
    CUBE_LIMIT,
    POLITICS,
    TYPE_COUNT,
    WAR,
    ZIGGURATS,
)
from edubba.games.ur_ziggurat.decisions.gains import gain
from edubba.games.ur_ziggurat.points import height_at
from edubba.games.ur_ziggurat.state import UNDRAWN, UNFINISHED, ZigguratState
from edubba.games.ur_ziggurat.terms import DOWN, UP

OBJECTIVES: Final = ["win"]

WIN: Final = 10_000.0
"""More than anything on the board: a game that is over counts by its place."""
POINT: Final = 3.0
CUBE: Final = 0.6
"""A cube on the board: it breaks ties and can become a point."""
TILE: Final = 9.0
"""A tile under control: there are few, and who has more of them can fill more sets."""
NEXT_SET: Final = 1.5
"""A cube that would score if the next set were complete, by how complete that set is."""
GAIN: Final = 0.5
"""A cube that the hand tile's actions would bring."""
RIVAL: Final = 0.5
"""How much the strongest opponent's position counts against one's own."""
HURRY: Final = 6.0
"""Each ziggurat brings the end nearer: good for who leads, bad for who does not."""


@final
class ZigguratEvaluator(Evaluator[ZigguratState]):
    """The chance to win, on a scale of its own."""

    def value(self, state: ZigguratState, seat: i64) -> float:
        points, cubes = state.points(seat), state.on_board(seat)
        best = 0.0
        leaders: i64 = 1  # that would share the first place, this seat among them; 0: it is behind
        for other in range(state.seats):
            if other != seat:
                theirs = state.points(other)
                best = max(best, standing(state, other, theirs))
                ahead = theirs - points if theirs != points else state.on_board(other) - cubes
                if ahead > 0:
                    leaders = 0
                elif ahead == 0 and leaders > 0:
                    leaders += 1
        value = standing(state, seat, points) - RIVAL * best
        if state.ending != UNFINISHED:
            return value + (WIN / float(leaders) if leaders > 0 else -WIN)
        built = float(ZIGGURATS - state.stock)
        value += HURRY * built if leaders > 0 else -HURRY * built
        return value + GAIN * float(hand_gains(state, seat))


def standing(state: ZigguratState, seat: i64, points: i64) -> float:
    """Points, cubes and tiles; with scoring by sets also the cubes waiting for the next one."""
    value = POINT * float(points) + CUBE * float(state.on_board(seat))
    mine = state.control[seat]
    value += TILE * float(count_bits(mine))
    if state.terms.series:
        return value
    sets = state.sets(seat)
    waiting: i64 = 0
    types: i64 = 0
    for kind in range(TYPE_COUNT):
        cells = mine & state.kinds[kind]
        # A tile that waits counts its cubes, and one more for being there.
        height = height_at(sets + 1, cells, state.cubes)
        if height > 0:
            types += 1
            waiting += height + 1
    if state.terms.any_type and types < TYPE_COUNT and spare_ziggurat(state, seat, sets):
        types += 1
    return value + NEXT_SET * float(waiting * types * types) / float(TYPE_COUNT * TYPE_COUNT)


def spare_ziggurat(state: ZigguratState, seat: i64, sets: i64) -> bool:
    """Whether a ziggurat is left that could fill a gap of the next set (UR-9.11)."""
    used: i64 = 0
    for kind in range(TYPE_COUNT):
        gap: i64 = sets - count_bits(state.control[seat] & state.kinds[kind])
        used += gap if gap > 0 else 0
    return count_bits(state.ziggurats[seat]) > used


def hand_gains(state: ZigguratState, seat: i64) -> i64:
    """Cubes that the two actions of the hand tile would bring if it were this seat's turn."""
    hand = state.hand(seat)
    if hand == UNDRAWN:
        return 0
    return action_gain(state, seat, UP[hand]) + action_gain(state, seat, DOWN[hand])


def action_gain(state: ZigguratState, seat: i64, kind: i64) -> i64:
    """Own cubes an action would add, supply left aside; Politics and War bring none."""
    mine = state.control[seat]
    sources: i64 = mine & state.kinds[kind]
    if sources == 0 or kind in (POLITICS, WAR):
        return 0
    total: i64 = 0
    around = state.terms.board.around(sources) if kind == AGRICULTURE else mine
    enemies = state.enemies(seat)
    rest, cell = mine, i64(0)
    while rest:
        if rest & 1:
            won = gain(state, kind, sources, enemies, cell)
            if (around >> cell) & 1 == 0:
                won -= AGRICULTURE_LOSS
            room: i64 = CUBE_LIMIT - state.cubes[cell]
            total += won if won < room else room
        rest >>= 1
        cell += 1
    return total
