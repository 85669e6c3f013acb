"""Politics: rearranging cubes among own tiles (UR-6.5)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import EMPTY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CUBE_LIMIT, POLITICS
from edubba.games.ur_ziggurat.decisions.asking import not_asked
from edubba.games.ur_ziggurat.decisions.frames import POLITICS_ASSIGN, within_a_turn
from edubba.games.ur_ziggurat.decisions.gains import NO_GAINS
from edubba.games.ur_ziggurat.events import NoEffect, Rearranged
from edubba.games.ur_ziggurat.state import ZigguratState


def politics(state: ZigguratState, journal: Journal | None) -> None:
    """Ask tile by tile how many cubes it ends with; the cubes move when all is said (UR-10.2)."""
    seat = state.to_move
    mine = state.control[seat]
    if mine == 0:
        if journal is not None:
            journal.tell(NoEffect(seat, POLITICS))
        return
    pool: i64 = 0
    for cell in range(state.terms.board.cells):
        if (mine >> cell) & 1:
            pool += state.cubes[cell]
    state.tally = NO_GAINS[: state.terms.board.cells]
    state.push(POLITICS_ASSIGN, seat, 0, pool)
    assign_from(state, 0, pool, journal)


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
    cell = first
    rest = pool
    while cell < state.terms.board.cells:
        if (mine >> cell) & 1:
            fewest = least(state, cell, rest)
            if fewest < most(rest):
                state.become(POLITICS_ASSIGN, state.actor, cell, rest)
                return
            state.tally[cell] = fewest
            rest -= fewest
        cell += 1
    rearrange(state, journal)


def rearrange(state: ZigguratState, journal: Journal | None) -> None:
    seat = state.actor
    mine = state.control[seat]
    where: list[str] = []
    counts: list[int] = []
    for cell in range(state.terms.board.cells):
        if (mine >> cell) & 1:
            if journal is not None and state.cubes[cell] != state.tally[cell]:
                where.append(state.terms.board.names[cell])
                counts.append(state.tally[cell])
            state.set_cubes(seat, cell, state.tally[cell])
    if journal is not None:
        journal.tell(Rearranged(seat, where, counts))
    state.tally = EMPTY
    state.pop()


@final
class PoliticsAssign(Decision):
    """How many cubes this tile ends with, so that the rest fits on the later ones (UR-6.5.1)."""

    name: ClassVar[str] = "politics_assign"
    frame: ClassVar[tuple[str, ...]] = ("cell", "pool")

    def ranges(self, base: State) -> list[range]:
        terms = cast(ZigguratState, base).terms
        return [range(int(terms.board.cells)), range(1, int(terms.cubes) + 1)]

    def misfit(self, base: State) -> str:
        """The cubes told of and those still in the pool are all that stand on the seat's tiles."""
        state = cast(ZigguratState, base)
        mine = state.control[state.actor]
        if (mine >> state.a) & 1 == 0:
            return f"seat {state.actor} does not control that tile"
        cubes: i64 = 0
        for cell in range(state.terms.board.cells):
            told = state.tally[cell]
            if told > 0 and (cell >= state.a or told > CUBE_LIMIT or (mine >> cell) & 1 == 0):
                return "the tally counts own tiles before that one"
            if (mine >> cell) & 1:
                cubes += state.cubes[cell] - told
        if cubes != state.b:
            return f"{cubes} cubes are left to tell of"
        if least(state, state.a, state.b) >= most(state.b):
            return "that tile leaves no choice"
        return within_a_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        first = state.terms.board.politics_count
        for cubes in range(least(state, state.a, state.b), most(state.b) + 1):
            actions.add(first + cubes)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.politics_count
        state.tally[state.a] = cubes
        assign_from(state, state.a + 1, state.b - cubes, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.politics_count
        if not 0 <= cubes <= CUBE_LIMIT:
            return not_asked(state, action)
        name = state.terms.board.names[state.a]
        if cubes > state.b:
            return words.pool_too_small(name, cubes, state.b)
        return words.rest_too_large(name, least(state, state.a, state.b))

    def prompt(self, base: State) -> Message:
        state = cast(ZigguratState, base)
        name = state.terms.board.names[state.a]
        return words.ask_politics(state.actor, name, state.cubes[state.a], state.b)

    def label(self, base: State, action: i64) -> Message:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.politics_count
        return words.label_cubes_on(cubes, state.terms.board.names[state.a])
