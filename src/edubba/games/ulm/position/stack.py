"""Refuses a stack of decisions that could not wait for each other: who decides, what lies on what,
and what must lie on the table with it."""

from typing import Final

from edubba.core.bits import count_bits
from edubba.core.data import beyond
from edubba.core.errors import Impossible
from edubba.core.native import i64
from edubba.core.state import CHANCE, FRAME, NOBODY, NOTHING
from edubba.core.words import Arg, Message
from edubba.games.ulm import codes
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.player import total
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import FIRST_PART, NONE, PART_KIND, PRIVILEGE
from edubba.games.ulm.words import cannot, player

SETTING_UP: Final = [*range(frames.DRAW_DESCENDANT, frames.DRAW_START_PLAYER + 1)]
BETWEEN_TURNS: Final = [frames.TURN_UP_TOWER, frames.ROUND_START, frames.TOWER_DUTIES]
TURN: Final = [
    *range(frames.TURN_START, frames.ACTION_MENU + 1),
    *range(frames.TURN_BEGIN, frames.MENU + 1),
]
BEFORE_THE_PUSH: Final = [
    *range(frames.TURN_START, frames.BEFORE_PUSH + 1),
    frames.FILL_DOCKS,
    frames.FIRST_WINDOW,
]
LOWEST: Final = [*SETTING_UP, *BETWEEN_TURNS, *TURN]
"""What lies at the bottom of a stack, and only there."""
LEVY: Final = [frames.LEVY_CHOICE, frames.LEVY_RETURN]
NESTED: Final = [c for c in range(frames.RIVER_BONUS + 1) if c not in LOWEST + LEVY]
TAKING: Final = [frames.DOCK_CHOICE, frames.REFILL_DOCK]
DRAWING: Final = [frames.DEAL, frames.DRAW_CARD]
CHOOSING_COATS: Final = [frames.COATS_UP, frames.DRAW_COAT, frames.COAT_CHOICE]
WAITS_FOR: Final = {
    frames.TOWER_DUTIES: LEVY,
    frames.FILL_DOCKS: [frames.REFILL_DOCK],
    frames.FIRST_WINDOW: NESTED,
    frames.BEFORE_PUSH: NESTED,
    frames.MENU: NESTED,
    frames.DOCK_TILES: TAKING,
    frames.RIVER_BONUS: [frames.DOCK_TILES, *TAKING, *DRAWING],
}
"""What may lie on a waiting frame; an effect waits for what its part started."""
STARTED_BY: Final = {
    codes.PART_MOVE: [frames.MOVE_BARGE, frames.RIVER_BONUS, frames.DOCK_TILES, *TAKING, *DRAWING],
    codes.PART_DOCK_TILES: [frames.DOCK_TILES, *TAKING],
    codes.PART_DRAW_CARDS: DRAWING,
    codes.PART_CLEAR_AWAY: [frames.CLEAR_AWAY, frames.ABBOT_TILE, frames.REFILL_DOCK],
    codes.PART_COATS: CHOOSING_COATS,
}
"""What the parts of an effect start while further parts wait; the last part waits for nothing."""


def check_stack(state: UlmState) -> None:
    """Say what is wrong."""
    stack = _frames(state)
    if not stack:
        if state.conceded == NOBODY and state.round < codes.ROUNDS:
            raise cannot("end", round=state.round)
        return
    for at in range(len(stack) - 1):
        code, other = stack[at][0], stack[at + 1][0]
        fitting = _started(stack[at]) if code == frames.EFFECT else WAITS_FOR.get(code, [])
        if other not in fitting:
            raise cannot("wait")
    lowest, top = stack[0][0], stack[-1][0]
    if lowest not in LOWEST:
        raise cannot("wait")
    for frame in stack:
        _check_actor(state, frame)
    _check_round(state, lowest)
    _check_turn(state, lowest, stack[0][2])
    forgotten = state.drawn and top not in (frames.DEAL, frames.DRAW_CARD, frames.KEEP_CARD)
    if forgotten or (state.first_coat != NONE and top not in CHOOSING_COATS):
        raise cannot("pick")
    _check_oath_house(state)


def _frames(state: UlmState) -> list[list[int]]:
    """Code, actor and the first two numbers of each frame, from the bottom."""
    found: list[list[int]] = []
    at: i64 = 0
    while at < state.depth:
        found.append([state.below[at + i] for i in range(4)])
        at += FRAME
    if state.code != NOTHING:
        first, second = state.a, state.b
        found.append([state.code, state.actor, first, second])
    return found


def _started(effect: list[int]) -> list[int]:
    """What the part of an effect that was carried out last starts."""
    number, done = effect[2], effect[3]
    if number not in range(len(FIRST_PART) - 1):
        return []
    if done not in range(1, FIRST_PART[number + 1] - FIRST_PART[number]):
        return []
    return STARTED_BY.get(PART_KIND[FIRST_PART[number] + done - 1], [])


def _check_actor(state: UlmState, frame: list[int]) -> None:
    code, actor, settled = frame[0], frame[1], frame[2]
    if actor == CHANCE and code < state.steps:
        return
    right = state.to_move
    if code == frames.ROUND_START:
        right = state.start_player
    elif code in LEVY:
        return
    elif code == frames.TOWER_DUTIES and state.code in LEVY:
        owing = (state.start_player + settled - 1) % state.seats
        if state.actor != owing:
            raise Impossible(Message("core/position-to-move", seat=player(owing)))
    if actor != right:
        raise Impossible(Message("core/position-to-move", seat=player(right)))


def _check_round(state: UlmState, lowest: int) -> None:
    """Which frames belong to which round, and who moves then."""
    begun = state.start_player != NOBODY
    fits = begun
    if lowest in SETTING_UP:
        fits = state.round == 0 and not begun
    elif lowest in (frames.TURN_UP_TOWER, frames.TOWER_DUTIES):
        led = begun and state.to_move == state.start_player
        fits = led and (state.round > 0 or lowest == frames.TURN_UP_TOWER)
    elif lowest == frames.ROUND_START:
        fits = begun and state.round < codes.ROUNDS
    elif lowest in TURN:
        fits = begun and state.round > 0
    if not fits:
        raise cannot("begin")


def _check_turn(state: UlmState, lowest: int, second: int) -> None:
    """What the turn allows, and the tiles drawn for it (UL-4.6, UL-4.10, UL-4.12, UL-7.5)."""
    plays = codes.ASSEMBLY_PLAYS
    if (
        lowest in TURN
        and lowest != frames.TURN_BEGIN
        and state.tower != codes.TOWER_COUNCIL_ASSEMBLY
    ):
        plays = codes.FREE_PLAYS
    if state.plays_left not in range(plays + 1):
        raise beyond("turn/plays_left", state.plays_left, range(plays + 1))
    offered = total(state.line)
    if offered > codes.LINE:
        raise cannot("offer")
    if lowest in BEFORE_THE_PUSH and state.all_blocked():  # UL-4.5
        raise cannot("block")
    if lowest in BEFORE_THE_PUSH and offered > 0:
        raise cannot("offer")
    to_be = {frames.BEFORE_PUSH: 1, frames.BUILDER_CHOICE: 2, frames.TURN_DRAW: second}
    drawn = to_be.get(lowest, 0)
    found = (state.drawn_tile != NONE) + (state.second_tile != NONE)
    if found != drawn or (drawn == 1 and state.drawn_tile == NONE):
        raise cannot("push")


def _check_oath_house(state: UlmState) -> None:
    """Every seal there has its descendant, but for the one whose tile is about to be taken."""
    effect, done = state.a, state.b
    pending = effect == PRIVILEGE[codes.OATH_HOUSE] and done == 0
    taking = state.code == frames.DESCENDANT_CHOICE or (state.code == frames.EFFECT and pending)
    for seat in range(state.seats):
        seals = state.seals_of(codes.OATH_HOUSE, seat)
        owned = count_bits(state.players[seat].descendants)
        if seals != owned + int(taking and seat == state.to_move):
            facts: dict[str, Arg] = {"seals": seals, "owned": owned}
            raise cannot("swear", seat=player(seat), **facts)
