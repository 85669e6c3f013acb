"""Refuses positions that could not lie on the table."""

from edubba.core.bits import count_bits
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.ulm.codes import (
    CARDS,
    COAT_QUARTERS,
    COATS,
    COLOURS,
    CRESTS,
    GOLD,
    LINES,
    QUARTERS,
    ROUNDS,
    SEALS,
    SLOTS,
    START_SPACE,
    TOWERS,
)
from edubba.games.ulm.decisions.frames import TURN_UP_TOWER
from edubba.games.ulm.setup_check import check_setup
from edubba.games.ulm.space import CARDS as CARD_IDS
from edubba.games.ulm.space import COATS as COAT_IDS
from edubba.games.ulm.space import COLOURS as COLOUR_IDS
from edubba.games.ulm.space import DESCENDANTS as DESCENDANT_IDS
from edubba.games.ulm.space import LINES as LINE_IDS
from edubba.games.ulm.space import QUARTERS as QUARTER_IDS
from edubba.games.ulm.space import SEATS
from edubba.games.ulm.space import TOWERS as TOWER_IDS
from edubba.games.ulm.stack_check import check_stack
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import ADVANCED, COUNTER, LINE_ENDS, NONE, SEAL_SPACES, STANDARD


def check(state: UlmState) -> None:
    """Raise a ValueError that says what is wrong."""
    _check_tiles(state)
    _check_cards(state)
    _check_coats_and_descendants(state)
    for seat in range(state.seats):
        _check_player(state, seat)
    for quarter in range(QUARTERS):
        if state.seal_count(quarter) > SEAL_SPACES[quarter]:
            raise ValueError(f"{QUARTER_IDS[quarter]} has only {SEAL_SPACES[quarter]} seal spaces")
        if state.terms.same_seal and (COAT_QUARTERS >> quarter) & 1 and state.seal_count(quarter):
            raise ValueError(f"the seals of {QUARTER_IDS[quarter]} lie on the edge")  # UL-13.5
    if min(state.coin_bank(), state.sparrow_bank()) < 0:
        raise ValueError("there are more coins or sparrows than the bank had")
    check_stack(state)
    _check_tower(state)
    if state.round == 0:
        check_setup(state)
    elif _count(state.grid, NONE) or _count(state.oath_places, NONE):
        raise ValueError("a cell of the grid or a place of the Oath House is empty")


def tiles_of(state: UlmState, colour: i64) -> i64:
    """All tiles of a colour, wherever they lie (UL-1.1)."""
    count = state.bag[colour]
    for tiles in (state.grid, state.outer, state.docks):
        count += _count(tiles, colour)
    for tile in (state.drawn_tile, state.second_tile):
        count += tile == colour
    for seat in range(state.seats):
        count += state.players[seat].tiles[colour]
    return count


def _count(tiles: vec[i64], colour: i64) -> i64:
    count: i64 = 0
    for i in range(len(tiles)):
        count += tiles[i] == colour
    return count


def _check_tiles(state: UlmState) -> None:
    for colour in range(COLOURS):
        there_are = state.terms.tiles[colour]
        found = tiles_of(state, colour)
        if found != there_are or state.bag[colour] < 0:
            name = COLOUR_IDS[colour]
            raise ValueError(f"there are {there_are} {name} tiles, not {found - state.bag[colour]}")
        if state.line[colour] < 0:
            raise ValueError("the line offers fewer than 0 actions")
    for line in range(LINES):
        one, other = LINE_ENDS[line + line], LINE_ENDS[line + line + 1]
        if state.outer[one] != NONE and state.outer[other] != NONE:  # UL-2.5
            raise ValueError(f"{LINE_IDS[line]} contains two tiles too many")


def _check_cards(state: UlmState) -> None:
    for card in range(CARDS):
        places = (state.deck >> card) & 1
        places += (state.discard >> card) & 1
        places += (state.drawn >> card) & 1
        for seat in range(state.seats):
            places += (state.players[seat].hand >> card) & 1
            places += (state.players[seat].laid >> card) & 1
        if places != 1:
            raise ValueError(f"{CARD_IDS[card]} lies in {places} places")
    if state.deck & ~state.shuffles[len(state.shuffles) - 1]:
        raise ValueError("the draw pile holds cards that were not shuffled into it")
    for pile in range(len(state.shuffles)):
        if state.shuffles[pile] == 0:
            raise ValueError("no card was shuffled into a new draw pile")


def _check_coats_and_descendants(state: UlmState) -> None:
    for coat in range(COATS):
        places = (state.coats >> coat) & 1
        places += _count(state.returned, coat)
        places += (state.first_coat == coat) + (state.second_coat == coat)
        for seat in range(state.seats):
            places += (state.players[seat].coats >> coat) & 1
        if places != 1:
            raise ValueError(f"{COAT_IDS[coat]} lies in {places} places")
    for descendant, name in enumerate(DESCENDANT_IDS):
        laid_out = _count(state.oath_places, descendant)
        owners = 0
        for seat in range(state.seats):
            owners += (state.players[seat].descendants >> descendant) & 1
        if laid_out > 1 or owners > laid_out:
            raise ValueError(f"{name} cannot be there {max(laid_out, owners)} times")


def _check_player(state: UlmState, seat: int) -> None:
    player = state.players[seat]
    who = SEATS[seat]
    if min(player.coins, player.sparrows, player.seals) < 0:
        raise ValueError(f"{who} has fewer than 0 of something")
    if player.played < count_bits(player.laid):
        raise ValueError(f"{who} has played fewer cards than lie face-up")
    for colour in range(COLOURS):
        if player.tiles[colour] < 0:
            raise ValueError(f"{who} has fewer than 0 tiles of a colour")
    placed = state.quarter_seals(seat)
    for spot in range(SLOTS):
        placed += state.edges[spot] == seat
    if player.seals + placed != SEALS:
        raise ValueError(f"{who} has {player.seals + placed} seals, not {SEALS}")
    for quarter in range(QUARTERS):
        if state.seals_of(quarter, seat) < 0:
            raise ValueError(f"{who} has fewer than 0 seals in {QUARTER_IDS[quarter]}")
    if count_bits(player.coats & GOLD) > CRESTS:
        raise ValueError(f"{who} has more gold coats than family crests")
    for other in range(seat):
        if player.barge != START_SPACE and state.players[other].barge == player.barge:
            raise ValueError(f"two barges lie on space {player.barge}")


def _towers_seen(state: UlmState) -> int:
    """How many tower tiles have been turned up until now (UL-4.2, UL-10.6)."""
    mode = state.terms.tower_mode
    if mode == COUNTER:
        return 0
    seen: int = state.round if mode == STANDARD else min(state.round + 1, ROUNDS)
    if state.code == TURN_UP_TOWER or state.start_player == NOBODY:
        seen -= 1
    return max(seen, 0)


def _check_tower(state: UlmState) -> None:
    for tile in (state.tower, state.next_tower):
        if tile != NONE and (state.towers >> tile) & 1:
            raise ValueError(f"{TOWER_IDS[tile]} lies open and is not unseen")
    if state.tower != NONE and state.tower == state.next_tower:
        raise ValueError(f"{TOWER_IDS[state.tower]} is there once")
    mode = state.terms.tower_mode
    if mode == COUNTER and state.tower != NONE:
        raise ValueError("tower tiles only count the rounds")
    shown = mode == ADVANCED and state.round < ROUNDS and state.start_player != NOBODY
    if state.code == TURN_UP_TOWER:
        shown = False
        if mode == COUNTER or (mode == STANDARD and (state.round == 0 or state.tower != NONE)):
            raise ValueError("no tower tile is turned up now")
        if mode == ADVANCED and state.round == ROUNDS:
            raise ValueError("there is no next tower tile in the last round")
    if shown != (state.next_tower != NONE):
        raise ValueError(f"the next tower tile {'lies open' if shown else 'is not to be seen'}")
    if count_bits(state.towers) < TOWERS - _towers_seen(state):  # the removed ones among them
        raise ValueError("too few tower tiles are unseen for the rounds to come")
