"""Refuses a stack of decisions that could not wait for each other: who decides, what lies on what,
and what must lie on the table with it."""

from typing import Final

from edubba.core.bits import count_bits
from edubba.core.native import i64
from edubba.core.state import CHANCE, FRAME, NOBODY, NOTHING
from edubba.games.ulm.codes import (
    ASSEMBLY_PLAYS,
    CARDS,
    COLOURS,
    FREE_PLAYS,
    LINE,
    OATH_HOUSE,
    PART_CLEAR_AWAY,
    PART_COATS,
    PART_DESCENDANT,
    PART_DOCK_TILES,
    PART_DRAW_CARDS,
    PART_MOVE,
    ROUNDS,
    TOWER_COUNCIL_ASSEMBLY,
)
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.space import SEATS
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import FIRST_PART, NONE, PART_KIND, PRIVILEGE

SETTING_UP: Final = [
    frames.DRAW_DESCENDANT,
    frames.LAY_GRID,
    frames.DRAW_START_TILE,
    frames.DRAW_START_PLAYER,
]
BETWEEN_TURNS: Final = [frames.TURN_UP_TOWER, frames.ROUND_START, frames.TOWER_DUTIES]
TURN: Final = [
    frames.TURN_BEGIN,
    frames.FILL_DOCKS,
    frames.FIRST_WINDOW,
    frames.TURN_START,
    frames.CLEAR_VIEW,
    frames.TURN_DRAW,
    frames.BUILDER_CHOICE,
    frames.EMPTY_BAG,
    frames.BEFORE_PUSH,
    frames.MENU,
    frames.ACTION_MENU,
]
LOWEST: Final = [*SETTING_UP, *BETWEEN_TURNS, *TURN]
"""What lies at the bottom of a stack, and only there."""
LEVY: Final = [frames.LEVY_CHOICE, frames.LEVY_RETURN]
_TAKING: Final = [frames.DOCK_TILES, frames.DOCK_CHOICE, frames.REFILL_DOCK]
_DRAWING: Final = [frames.DEAL, frames.DRAW_CARD]
_CHOOSING_COATS: Final = [frames.COATS_UP, frames.DRAW_COAT, frames.COAT_CHOICE]
STARTED_BY: Final = {
    PART_MOVE: [frames.MOVE_BARGE, frames.RIVER_BONUS, *_TAKING, *_DRAWING],
    PART_DOCK_TILES: _TAKING,
    PART_DRAW_CARDS: _DRAWING,
    PART_CLEAR_AWAY: [frames.CLEAR_AWAY, frames.ABBOT_TILE, frames.REFILL_DOCK],
    PART_COATS: _CHOOSING_COATS,
}
"""What the parts of an effect start while further parts wait; the last part waits for nothing."""


def check_stack(state: UlmState) -> None:
    """Raise a ValueError that says what is wrong."""
    stack = _frames(state)
    if not stack:
        if state.conceded == NOBODY and state.round < ROUNDS:
            raise ValueError(f"the game is not over in round {state.round}")
        return
    for at in range(len(stack) - 1):
        _check_waiting(state, stack[at], stack[at + 1], at == 0)
    lowest, top = stack[0][0], stack[-1][0]
    if lowest not in LOWEST:
        raise ValueError(f"{_name(state, lowest)} is part of a turn, but no turn waits")
    for frame in stack:
        _check_actor(state, frame)
    _check_round(state, lowest)
    _check_turn(state, lowest, stack[0][2])
    if state.drawn and top not in (frames.DEAL, frames.DRAW_CARD, frames.KEEP_CARD):
        raise ValueError("cards are drawn, but no choice is made among them")
    if state.first_coat != NONE and top not in _CHOOSING_COATS:
        raise ValueError("coats of arms are turned up, but no choice is made among them")
    _check_oath_house(state)


def _frames(state: UlmState) -> list[list[int]]:
    """Code, actor and the first two numbers of each frame, from the bottom."""
    found: list[list[int]] = []
    at: i64 = 0
    while at < state.depth:
        found.append([state.below[at + i] for i in range(4)])
        at += FRAME
    if state.code != NOTHING:
        found.append([state.code, state.actor, state.a, state.b])
    return found


def _name(state: UlmState, code: int) -> str:
    return state.rules.decisions[code].name


def _check_waiting(state: UlmState, waiting: list[int], above: list[int], lowest: bool) -> None:
    """Only some frames wait for another one, and not for any other."""
    code, other = waiting[0], above[0]
    fits = other not in LOWEST
    if code == frames.TOWER_DUTIES:
        fits = other in LEVY
    elif code == frames.FILL_DOCKS:
        fits = other == frames.REFILL_DOCK
    elif code == frames.DOCK_TILES:
        fits = other in _TAKING and other != frames.DOCK_TILES
    elif code == frames.RIVER_BONUS:
        fits = other in _TAKING or other in _DRAWING
    elif code == frames.EFFECT:
        fits = other in _started(waiting[2], waiting[3])
    elif lowest:
        waits = code in (frames.FIRST_WINDOW, frames.BEFORE_PUSH, frames.MENU)
        fits = fits and waits and other not in LEVY
    else:
        fits = False
    if not fits:
        raise ValueError(f"{_name(state, other)} does not lie on {_name(state, code)}")


def _started(effect: int, done: int) -> list[int]:
    """What the part of an effect that was carried out last starts."""
    if effect not in range(len(FIRST_PART) - 1):
        return []
    parts = FIRST_PART[effect + 1] - FIRST_PART[effect]
    if done not in range(1, parts):
        return []
    return STARTED_BY.get(PART_KIND[FIRST_PART[effect] + done - 1], [])


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
            raise ValueError(f"{SEATS[owing]} is to pay the levy, but another seat decides")
    if actor != right:
        raise ValueError(f"{SEATS[right]} is to move, but another seat decides")


def _check_round(state: UlmState, lowest: int) -> None:
    """Which frames belong to which round, and who moves then."""
    if lowest in SETTING_UP:
        if state.round > 0 or state.start_player != NOBODY:
            raise ValueError("the game has begun, yet it is set up")
        return
    if state.start_player == NOBODY:
        raise ValueError("a game that has begun has a start player")
    if lowest in TURN and state.round == 0:
        raise ValueError("no turn is taken before round 1")
    if lowest == frames.ROUND_START and state.round == ROUNDS:
        raise ValueError(f"there are only {ROUNDS} rounds")
    if lowest in (frames.TURN_UP_TOWER, frames.TOWER_DUTIES):
        if state.to_move != state.start_player:
            raise ValueError("a round begins with its start player")
        if state.round == 0 and lowest == frames.TOWER_DUTIES:
            raise ValueError("no tower tile is in force before round 1")


def _check_turn(state: UlmState, lowest: int, second: int) -> None:
    """What the turn allows, and the tiles drawn for it (UL-4.6, UL-4.10, UL-4.12, UL-7.5)."""
    plays = ASSEMBLY_PLAYS
    if lowest in TURN and lowest != frames.TURN_BEGIN and state.tower != TOWER_COUNCIL_ASSEMBLY:
        plays = FREE_PLAYS
    if state.plays_left not in range(plays + 1):
        raise ValueError(f"turn/plays_left is {state.plays_left}, not 0 to {plays}")
    offered: i64 = 0
    for colour in range(COLOURS):
        offered += state.line[colour]
    if offered > LINE:
        raise ValueError(f"a line offers {LINE} actions, not {offered}")
    drawn = 0
    if lowest == frames.BEFORE_PUSH:
        drawn = 1
    elif lowest == frames.BUILDER_CHOICE:
        drawn = 2
    elif lowest == frames.TURN_DRAW:
        drawn = second
    found = (state.drawn_tile != NONE) + (state.second_tile != NONE)
    if found < drawn:
        raise ValueError("there is no drawn tile to push")
    if found > drawn or (drawn == 1 and state.drawn_tile == NONE):
        raise ValueError("a tile is drawn that was pushed already, or is still in the bag")


def _check_oath_house(state: UlmState) -> None:
    """Every seal there has its descendant, but for the one whose tile is about to be taken."""
    taking = state.code == frames.DESCENDANT_CHOICE
    if state.code == frames.EFFECT and state.a in range(CARDS, len(FIRST_PART) - 1):
        pending = state.b == 0 and state.a == PRIVILEGE[OATH_HOUSE]
        taking = pending and PART_KIND[FIRST_PART[state.a]] == PART_DESCENDANT
    for seat in range(state.seats):
        seals = state.seals_of(OATH_HOUSE, seat)
        owned = count_bits(state.players[seat].descendants)
        if seals != owned + int(taking and seat == state.to_move):
            raise ValueError(f"{SEATS[seat]} has {seals} seals in oath_house for {owned} tiles")
