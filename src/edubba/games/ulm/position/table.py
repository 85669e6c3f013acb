"""Refuses what could not lie on the table."""

from edubba.core.bits import count_bits, mask_of
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY, NOTHING
from edubba.core.words import Arg, Named
from edubba.games.ulm import codes, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.player import Player
from edubba.games.ulm.position.stack import check_stack
from edubba.games.ulm.space import COLOURS, DESCENDANTS, TOWERS
from edubba.games.ulm.state import ALL_CARDS, ALL_COATS, ALL_SLOTS, UlmState, places_with
from edubba.games.ulm.terms import (
    ADVANCED,
    COUNTER,
    DOCK_START,
    GRID_START,
    LINE_ENDS,
    NONE,
    SEAL_SPACES,
    STANDARD,
)


def check(state: UlmState) -> None:
    _check_tiles(state)
    _check_cards(state)
    _check_coats_and_descendants(state)
    for seat in range(state.seats):
        _check_player(state, seat)
    for quarter in range(codes.QUARTERS):
        name, most = words.quarter(quarter), SEAL_SPACES[quarter]
        if state.seal_count(quarter) > most:
            raise words.cannot("hold", quarter=name, most=most)
        if (
            state.terms.same_seal
            and (codes.COAT_QUARTERS >> quarter) & 1
            and state.seal_count(quarter)
        ):
            raise words.cannot("hold_there", quarter=name)  # UL-13.5
    if min(state.coin_bank(), state.sparrow_bank()) < 0:
        raise words.cannot("afford")
    check_stack(state)
    _check_tower(state)
    if state.round == 0:
        _check_setup(state)
    elif places_with(state.grid, NONE) or places_with(state.oath_places, NONE):
        raise words.cannot("gape")


def _check_tiles(state: UlmState) -> None:
    for colour in range(len(COLOURS)):
        there_are = state.terms.tiles[colour]
        lying = state.tiles_of(colour) - state.bag[colour]
        if lying + state.bag[colour] != there_are or state.bag[colour] < 0:
            facts: dict[str, Arg] = {"most": there_are, "found": lying}
            raise words.cannot("count", colour=words.colour(colour), **facts)
    for line in range(codes.LINES):
        one, other = LINE_ENDS[line + line], LINE_ENDS[line + line + 1]
        if state.outer[one] != NONE and state.outer[other] != NONE:  # UL-2.5
            raise words.cannot("squeeze", line=words.line(one))


def _check_once(things: Named, places: list[int]) -> None:
    """Each of these things lies in one place alone."""
    for number in range(len(things.words)):
        count = len([place for place in places if (place >> number) & 1])
        if count != 1:
            raise words.cannot("lie", thing=things(number), count=count)


def _check_cards(state: UlmState) -> None:
    places = [state.deck, state.discard, state.drawn]
    for player in state.players:
        places += [player.hand, player.laid]
    _check_once(words.card, [*places])
    if state.deck & ~state.shuffles[len(state.shuffles) - 1] or [*state.shuffles].count(0) > 0:
        raise words.cannot("shuffle")


def _check_coats_and_descendants(state: UlmState) -> None:
    places = [state.coats, state.drawn_coats(), mask_of([*state.returned])]
    _check_once(words.coat, places + [player.coats for player in state.players])
    for descendant in range(len(DESCENDANTS)):
        laid_out = [*state.oath_places].count(descendant)
        owners = sum(player.owns(descendant) for player in state.players)
        if laid_out > 1 or owners > laid_out:
            name, count = words.descendant(descendant), max(laid_out, owners)
            raise words.cannot("be", descendant=name, count=count)


def _check_player(state: UlmState, seat: int) -> None:
    player = state.players[seat]
    who = words.player(seat)
    if player.played < count_bits(player.laid):
        raise words.cannot("show", seat=who)
    placed = state.seals_placed(seat)
    if player.seals < 0 or player.seals + placed != codes.SEALS:
        facts: dict[str, Arg] = {"seals": player.seals, "all": codes.SEALS, "placed": placed}
        raise words.cannot("keep", seat=who, **facts)
    if count_bits(player.coats & codes.GOLD) > codes.CRESTS:
        raise words.cannot("wear", seat=who)
    for other in range(seat):
        if player.barge != codes.START_SPACE and state.players[other].barge == player.barge:
            raise words.cannot("moor", space=player.barge)


# The tower


def _towers_seen(state: UlmState) -> int:
    """How many tower tiles have been turned up until now (UL-4.2, UL-10.6)."""
    mode = state.terms.tower_mode
    if mode == COUNTER:
        return 0
    seen: int = state.round if mode == STANDARD else min(state.round + 1, codes.ROUNDS)
    if state.code == frames.TURN_UP_TOWER or state.start_player == NOBODY:
        seen -= 1
    return max(seen, 0)


def _check_tower(state: UlmState) -> None:
    for tile in (state.tower, state.next_tower):
        if tile != NONE and (state.towers >> tile) & 1:
            raise words.cannot("rise", tower=words.tower(tile))
    if state.tower != NONE and state.tower == state.next_tower:
        raise words.cannot("rise", tower=words.tower(state.tower))
    mode = state.terms.tower_mode
    if mode == COUNTER and state.tower != NONE:
        raise words.cannot("open")
    shown = mode == ADVANCED and state.round < codes.ROUNDS and state.start_player != NOBODY
    if state.code == frames.TURN_UP_TOWER:
        shown = False
        if (
            mode == COUNTER
            or (mode == STANDARD and (state.round == 0 or state.tower != NONE))
            or (mode == ADVANCED and state.round == codes.ROUNDS)
        ):
            raise words.cannot("open")
    if shown != (state.next_tower != NONE):
        raise words.cannot("foresee" if shown else "open")
    if count_bits(state.towers) < len(TOWERS) - _towers_seen(state):  # the removed ones among them
        raise words.cannot("last")


# Before round 1 nothing has been played yet (UL-3)


def _check_setup(state: UlmState) -> None:
    if state.deck != ALL_CARDS or state.coats != ALL_COATS or len(state.shuffles) != 1:
        raise words.cannot("take_yet")
    touched = state.is_pushed_out() or [*state.docks] != [*DOCK_START]
    if touched or places_with(state.edges, NOBODY) != ALL_SLOTS:
        raise words.cannot("take_yet")
    start = Player()
    for seat, player in enumerate(state.players):
        same = player.vp == start.vp and player.coins == start.coins
        same = same and player.sparrows == start.sparrows and player.barge == start.barge
        if (
            not same
            or player.seals != start.seals
            or player.played != start.played
            or player.tile_count() > codes.START_TILES
        ):
            raise words.cannot("start", seat=words.player(seat))
    if state.code != NOTHING:  # somebody may give up while it is set up
        _check_laid_out(state)


def _check_laid_out(state: UlmState) -> None:
    """What is laid out in order: descendants, the grid, a tile for each player."""
    places, cells, seats, drawn = codes.PLACES, codes.CELLS, state.seats, 0
    laid, left = state.a, state.b
    if state.code == frames.DRAW_DESCENDANT:
        places, cells, seats = laid, 0, 0
    elif state.code == frames.LAY_GRID:
        cells, seats = laid, 0
    elif state.code == frames.DRAW_START_TILE:
        seats, drawn = laid, codes.START_TILES - left
    if not _are_first(state.oath_places, places) or not _are_first(state.grid, cells):
        raise words.cannot("lay_out")
    for colour in range(len(COLOURS)):
        if [*state.grid].count(colour) > GRID_START[colour]:
            raise words.cannot("lay_out")
    for seat, player in enumerate(state.players):
        tiles = codes.START_TILES if seat < seats else drawn if seat == seats else 0
        if player.tile_count() != tiles:
            raise words.cannot("start", seat=words.player(seat))


def _are_first(row: vec[i64], count: i64) -> bool:
    """Whether just the first places of a row are filled."""
    for place in range(len(row)):
        if (row[place] != NONE) != (place < count):
            return False
    return True
