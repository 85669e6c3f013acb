"""Refuses positions that could not lie on the table."""

from edubba.core.bits import count_bits
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.ulm.codes import (
    CARDS,
    COATS,
    COLOURS,
    CRESTS,
    GOLD,
    OATH_HOUSE,
    QUARTERS,
    SEALS,
    SLOTS,
    START_SPACE,
    TOWERS,
)
from edubba.games.ulm.space import CARDS as CARD_IDS
from edubba.games.ulm.space import COATS as COAT_IDS
from edubba.games.ulm.space import COLOURS as COLOUR_IDS
from edubba.games.ulm.space import DESCENDANTS as DESCENDANT_IDS
from edubba.games.ulm.space import QUARTERS as QUARTER_IDS
from edubba.games.ulm.space import SEATS
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import NONE, SEAL_SPACES


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
    if min(state.coin_bank(), state.sparrow_bank()) < 0:
        raise ValueError("there are more coins or sparrows than the bank had")
    if state.towers >> TOWERS:
        raise ValueError("there is no such tower tile")
    _check_decision(state)


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
    if min(player.coins, player.sparrows, player.seals, player.played) < 0:
        raise ValueError(f"{who} has fewer than 0 of something")
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


def _check_decision(state: UlmState) -> None:
    if state.actor >= 0 and state.decision().name not in ("levy_choice", "levy_return"):
        if state.actor != state.to_move:
            raise ValueError(f"{SEATS[state.to_move]} is to move, but the other seat decides")
    if state.actor >= 0 and state.decision().name == "before_push" and state.drawn_tile == NONE:
        raise ValueError("there is no drawn tile to push")
    if state.start_player == NOBODY and state.round > 0:
        raise ValueError("a game that has begun has a start player")
    resolving = state.actor >= 0 and state.decision().name == "descendant_choice"
    for seat in range(state.seats):
        seals = state.seals_of(OATH_HOUSE, seat)
        owned = count_bits(state.players[seat].descendants)
        if seals != owned and not (resolving and seals == owned + 1):
            raise ValueError(f"{SEATS[seat]} has {seals} seals in oath_house for {owned} tiles")
