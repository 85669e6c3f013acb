"""Exchanging the drawn tile and pushing it into the grid, and what the push brings (UL-2.4, UL-4.7
to UL-4.9, UL-7.2, UL-7.4, UL-9.1)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Question
from edubba.core.words import Arg
from edubba.games.ulm import codes, events, obstacles, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.possible import WINDOW, find_window, obstacle_to_window
from edubba.games.ulm.decisions.supplies import gain_sparrows, score
from edubba.games.ulm.decisions.windows import use_window
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
    ENTRY_EDGE,
    ENTRY_EDGES,
    NONE,
    PUSH_LINE,
    PUSH_PATH,
    PUSHED_OUT_TO,
    THREES,
)


def push_in(state: UlmState, push: i64, journal: Journal | None) -> None:
    """The drawn tile enters, the line moves on, the far tile leaves to the opposite side."""
    entering = state.drawn_tile
    before = uniform_threes(state)
    moving = entering
    for step in range(codes.LINE):
        cell = PUSH_PATH[push * codes.LINE + step]
        moving, state.grid[cell] = state.grid[cell], moving
    state.outer[PUSHED_OUT_TO[push]] = moving
    state.drawn_tile = NONE
    if journal is not None:
        journal.tell(events.Pushed(state.to_move, push, entering, moving))
    for colour in range(codes.COLOURS):
        state.line[colour] = 0
    for step in range(codes.LINE):  # UL-4.10: the colours right after the push
        state.line[state.grid[PUSH_PATH[push * codes.LINE + step]]] += 1
    reward_sparrows(state, push, journal)
    if state.players[state.to_move].owns(codes.CITY_GUARD) and uniform_threes(state) & ~before:
        if journal is not None:
            journal.tell(events.GuardScored(state.to_move))
        score(state, state.to_move, codes.GUARD_VP, journal)


def uniform_threes(state: UlmState) -> i64:
    """Bits of the lines of three that are of one colour (UL-2.7)."""
    uniform: i64 = 0
    for three in range(codes.THREES):
        at: i64 = three * codes.LINE
        colour = state.grid[THREES[at]]
        same = True
        for i in range(at + 1, at + codes.LINE):
            if state.grid[THREES[i]] != colour:
                same = False
        if same:
            uniform |= BIT[three]
    return uniform


def reward_sparrows(state: UlmState, push: i64, journal: Journal | None) -> None:
    """Owners of seals beside the entry cell gain sparrows, in turn order from the active player
    (UL-9.1, UL-12.12)."""
    spots: i64 = BIT[ENTRY_EDGE[push]] if state.terms.entry_point else ENTRY_EDGES[push]
    for turn in range(state.seats):
        seat: i64 = (state.to_move + turn) % state.seats
        sparrows: i64 = 0
        for spot in range(codes.SLOTS):
            if (spots >> spot) & 1 and state.edges[spot] == seat:
                sparrows += codes.EDGE_SPARROWS
        if sparrows > 0:
            gain_sparrows(state, seat, sparrows, journal)


def obstacle_to_exchange(state: UlmState, seat: i64, slot: i64) -> i64:
    """Of swapping the drawn tile with this dock tile (UL-4.7, UL-9.4)."""
    if not state.exchange_open:
        return obstacles.EXCHANGE_OVER
    if state.docks[slot] == NONE:
        return obstacles.EMPTY_DOCK
    if state.docks[slot] == state.drawn_tile:
        return obstacles.EXCHANGE_SAME
    if (
        state.tower != codes.TOWER_SPARROW_FLIGHT
        and state.players[seat].sparrows < codes.EXCHANGE_PRICE
    ):
        return obstacles.NO_SPARROW
    return NO_OBSTACLE


def obstacle_to_scholar(state: UlmState, seat: i64, colour: i64) -> i64:
    """Of keeping the drawn tile and pushing one of this colour (UL-7.2)."""
    if not state.players[seat].owns(codes.SCHOLAR):
        return obstacles.NO_SCHOLAR
    if not state.scholar_open:
        return obstacles.SCHOLAR_USED
    if colour == state.drawn_tile:
        return obstacles.SCHOLAR_SAME
    return NO_OBSTACLE if state.players[seat].tiles[colour] > 0 else obstacles.NO_TILE_FOR_SCHOLAR


def obstacle_to_push(state: UlmState, push: i64) -> i64:
    return obstacles.BLOCKED if state.is_blocked(PUSH_LINE[push]) else NO_OBSTACLE


@final
class BeforePush(Question[UlmState]):
    """Push; before that perhaps exchange the tile, use the Scholar or the window (D5)."""

    verbs: ClassVar[tuple[str, ...]] = ("exchange_dock", "scholar_push", "push", *WINDOW)

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        seat = state.actor
        for slot in range(codes.DOCKS):
            actions.offer(codes.EXCHANGE_DOCK + slot, obstacle_to_exchange(state, seat, slot))
        if state.players[seat].owns(codes.SCHOLAR):
            for colour in range(codes.COLOURS):
                actions.offer(codes.SCHOLAR_PUSH + colour, obstacle_to_scholar(state, seat, colour))
        for push in range(codes.SLOTS):
            actions.offer(codes.PUSH + push, obstacle_to_push(state, push))
        find_window(state, seat, actions)

    def obstacle(self, state: UlmState, action: i64) -> i64:
        if action < codes.SCHOLAR_PUSH:
            return obstacle_to_exchange(state, state.actor, action - codes.EXCHANGE_DOCK)
        if action < codes.PUSH:
            return obstacle_to_scholar(state, state.actor, action - codes.SCHOLAR_PUSH)
        if action < codes.USE_ACTION:
            return obstacle_to_push(state, action - codes.PUSH)
        return obstacle_to_window(state, action)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        if action < codes.SCHOLAR_PUSH:
            exchange(state, action - codes.EXCHANGE_DOCK, journal)
        elif action < codes.PUSH:
            use_scholar(state, action - codes.SCHOLAR_PUSH, journal)
        elif action < codes.USE_ACTION:
            push_in(state, action - codes.PUSH, journal)
            state.become(frames.MENU, state.to_move)
        else:
            use_window(state, action, journal)

    def asked(self, state: UlmState) -> dict[str, Arg]:
        return {"drawn_tile": words.colour(state.drawn_tile)}


def exchange(state: UlmState, slot: i64, journal: Journal | None) -> None:
    """Swap the drawn tile with a dock tile, for a sparrow (UL-4.7), or for nothing (UL-9.4)."""
    price: i64 = 0 if state.tower == codes.TOWER_SPARROW_FLIGHT else codes.EXCHANGE_PRICE
    state.players[state.to_move].sparrows -= price
    gave = state.drawn_tile
    state.drawn_tile = state.docks[slot]
    state.docks[slot] = gave
    state.exchange_open = False
    if journal is not None:
        journal.tell(events.Exchanged(state.to_move, slot, gave, state.drawn_tile, price))


def use_scholar(state: UlmState, colour: i64, journal: Journal | None) -> None:
    """Keep the drawn tile and push one of the supply instead (UL-7.2)."""
    player = state.players[state.to_move]
    kept = state.drawn_tile
    player.tiles[kept] += 1
    player.tiles[colour] -= 1
    state.drawn_tile = colour
    state.exchange_open = False
    state.scholar_open = False
    if journal is not None:
        journal.tell(events.ScholarSwapped(state.to_move, kept, colour))
