"""Politics: rearranging cubes among own tiles (UR-6.5)."""

from typing import ClassVar, final

from edubba.core.actions import Spaces
from edubba.core.bits import all_bits, count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace
from edubba.core.state import EMPTY
from edubba.core.words import Arg
from edubba.games.ur_ziggurat.codes import CUBE_LIMIT, POLITICS
from edubba.games.ur_ziggurat.decisions.frames import POLITICS_ASSIGN, within_a_turn
from edubba.games.ur_ziggurat.events import NoEffect, Rearranged
from edubba.games.ur_ziggurat.obstacles import POOL_TOO_SMALL, REST_TOO_LARGE
from edubba.games.ur_ziggurat.state import NO_TALLY, ZigguratState


def politics(state: ZigguratState, journal: Journal | None) -> None:
    """Ask tile by tile how many cubes it ends with; the cubes move when all is said (UR-10.2)."""
    seat = state.to_move
    if state.control[seat] == 0:
        if journal is not None:
            journal.tell(NoEffect(seat, POLITICS))
        return
    state.tally = NO_TALLY[: state.terms.board.cells]
    state.push(POLITICS_ASSIGN, seat)
    assign_from(state, 0, state.in_play(seat), journal)


def least(state: ZigguratState, cell: i64, pool: i64) -> i64:
    """What must stay on a tile because the later ones cannot hold more (UR-6.5.1)."""
    later = count_bits(state.control[state.actor] >> (cell + 1))
    rest: i64 = pool - CUBE_LIMIT * later
    return rest if rest > 0 else 0


def most(pool: i64) -> i64:
    return pool if pool < CUBE_LIMIT else CUBE_LIMIT


def assign_from(state: ZigguratState, first: i64, pool: i64, journal: Journal | None) -> None:
    """Ask about the next tile with a real choice; when there is none, move the cubes (UR-10.4)."""
    mine = state.control[state.actor]
    rest = pool
    for cell in range(first, state.terms.board.cells):
        if (mine >> cell) & 1:
            fewest = least(state, cell, rest)
            if fewest < most(rest):
                state.become(POLITICS_ASSIGN, state.actor, cell, rest)
                return
            state.tally[cell] = fewest
            rest -= fewest
    rearrange(state, journal)


def rearrange(state: ZigguratState, journal: Journal | None) -> None:
    seat = state.actor
    mine = state.control[seat]
    where: list[str] = []
    counts: list[int] = []
    for cell in range(state.terms.board.cells):
        if (mine >> cell) & 1:
            if journal is not None and state.cubes[cell] != state.tally[cell]:
                where.append(state.name(cell))
                counts.append(state.tally[cell])
            state.set_cubes(seat, cell, state.tally[cell])
    if journal is not None:
        journal.tell(Rearranged(seat, where, counts))
    state.tally = EMPTY
    state.pop()


@final
class PoliticsAssign(OneSpace[ZigguratState]):
    """How many cubes this tile ends with, so that the rest fits on the later ones (UR-6.5.1); the
    counts are a set, as the cells of a board are."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "pool")
    verbs: ClassVar[tuple[str, ...]] = ("leave",)

    def first(self, state: ZigguratState) -> i64:
        return state.terms.board.politics_count

    def misfit(self, state: ZigguratState) -> str:
        """The cubes told of and those still in the pool are all that stand on the seat's tiles."""
        cell, pool = state.a, state.b
        mine = state.control[state.actor]
        if (mine >> cell) & 1 == 0:
            return "govern"
        left = state.in_play(state.actor)
        for each in range(state.terms.board.cells):
            told = state.tally[each]
            if told > 0 and (each >= cell or told > CUBE_LIMIT or (mine >> each) & 1 == 0):
                return "count_so"
            left -= told
        if left != pool or least(state, cell, pool) >= most(pool):
            return "count_so"
        return within_a_turn(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        cell, pool = state.a, state.b
        spaces.without(POOL_TOO_SMALL, ~all_bits(most(pool) + 1))
        spaces.without(REST_TOO_LARGE, all_bits(least(state, cell, pool)))

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        cell, pool = state.a, state.b
        state.tally[cell] = space
        assign_from(state, cell + 1, pool - space, journal)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        cell, pool = state.a, state.b
        return {"cell": state.name(cell), "cubes": state.cubes[cell], "pool": pool}

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        cell, pool = state.a, state.b
        cubes: i64 = action - self.first(state)
        fewest = least(state, cell, pool)
        return {"cell": state.name(cell), "cubes": cubes, "pool": pool, "least": fewest}
