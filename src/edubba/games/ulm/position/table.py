"""Refuses what could not lie on the table: a ValueError says what is wrong."""

from edubba.core.bits import count_bits, mask_of
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY, NOTHING
from edubba.games.ulm import codes
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.player import Player
from edubba.games.ulm.position.stack import check_stack
from edubba.games.ulm.space import (
    CARDS,
    COATS,
    COLOURS,
    DESCENDANTS,
    LINES,
    QUARTERS,
    SEATS,
    TOWERS,
)
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
        if state.seal_count(quarter) > SEAL_SPACES[quarter]:
            raise ValueError(f"{QUARTERS[quarter]} has only {SEAL_SPACES[quarter]} seal spaces")
        if (
            state.terms.same_seal
            and (codes.COAT_QUARTERS >> quarter) & 1
            and state.seal_count(quarter)
        ):
            raise ValueError(f"the seals of {QUARTERS[quarter]} lie on the edge")  # UL-13.5
    if min(state.coin_bank(), state.sparrow_bank()) < 0:
        raise ValueError("there are more coins or sparrows than the bank had")
    check_stack(state)
    _check_tower(state)
    if state.round == 0:
        _check_setup(state)
    elif places_with(state.grid, NONE) or places_with(state.oath_places, NONE):
        raise ValueError("a cell of the grid or a place of the Oath House is empty")


def _check_tiles(state: UlmState) -> None:
    for colour, name in enumerate(COLOURS):
        there_are = state.terms.tiles[colour]
        lying = state.tiles_of(colour) - state.bag[colour]
        if lying + state.bag[colour] != there_are or state.bag[colour] < 0:
            raise ValueError(f"there are {there_are} {name} tiles, not {lying}")
    for line in range(codes.LINES):
        one, other = LINE_ENDS[line + line], LINE_ENDS[line + line + 1]
        if state.outer[one] != NONE and state.outer[other] != NONE:  # UL-2.5
            raise ValueError(f"{LINES[line]} contains two tiles too many")


def _check_once(names: list[str], places: list[int]) -> None:
    """Each of these things lies in one place alone."""
    for number, name in enumerate(names):
        found = [place for place in places if (place >> number) & 1]
        if len(found) != 1:
            raise ValueError(f"{name} lies in {len(found)} places")


def _check_cards(state: UlmState) -> None:
    places = [state.deck, state.discard, state.drawn]
    for player in state.players:
        places += [player.hand, player.laid]
    _check_once(CARDS, [*places])
    if state.deck & ~state.shuffles[len(state.shuffles) - 1]:
        raise ValueError("the draw pile holds cards that were not shuffled into it")
    if [*state.shuffles].count(0) > 0:
        raise ValueError("no card was shuffled into a new draw pile")


def _check_coats_and_descendants(state: UlmState) -> None:
    places = [state.coats, state.drawn_coats(), mask_of([*state.returned])]
    _check_once(COATS, places + [player.coats for player in state.players])
    for descendant, name in enumerate(DESCENDANTS):
        laid_out = [*state.oath_places].count(descendant)
        owners = sum(player.owns(descendant) for player in state.players)
        if laid_out > 1 or owners > laid_out:
            raise ValueError(f"{name} cannot be there {max(laid_out, owners)} times")


def _check_player(state: UlmState, seat: int) -> None:
    player = state.players[seat]
    who = SEATS[seat]
    if player.played < count_bits(player.laid):
        raise ValueError(f"{who} has played fewer cards than lie face-up")
    placed = state.seals_placed(seat)
    if player.seals < 0 or player.seals + placed != codes.SEALS:
        raise ValueError(f"{who} has {player.seals} of {codes.SEALS} seals and placed {placed}")
    if count_bits(player.coats & codes.GOLD) > codes.CRESTS:
        raise ValueError(f"{who} has more gold coats than family crests")
    for other in range(seat):
        if player.barge != codes.START_SPACE and state.players[other].barge == player.barge:
            raise ValueError(f"two barges lie on space {player.barge}")


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
            raise ValueError(f"{TOWERS[tile]} lies open and is not unseen")
    if state.tower != NONE and state.tower == state.next_tower:
        raise ValueError(f"{TOWERS[state.tower]} is there once")
    mode = state.terms.tower_mode
    if mode == COUNTER and state.tower != NONE:
        raise ValueError("tower tiles only count the rounds")
    shown = mode == ADVANCED and state.round < codes.ROUNDS and state.start_player != NOBODY
    if state.code == frames.TURN_UP_TOWER:
        shown = False
        if mode == COUNTER or (mode == STANDARD and (state.round == 0 or state.tower != NONE)):
            raise ValueError("no tower tile is turned up now")
        if mode == ADVANCED and state.round == codes.ROUNDS:
            raise ValueError("there is no next tower tile in the last round")
    if shown != (state.next_tower != NONE):
        raise ValueError(f"the next tower tile {'lies open' if shown else 'is not to be seen'}")
    if count_bits(state.towers) < len(TOWERS) - _towers_seen(state):  # the removed ones among them
        raise ValueError("too few tower tiles are unseen for the rounds to come")


# Before round 1 nothing has been played yet (UL-3)


def _check_setup(state: UlmState) -> None:
    if state.deck != ALL_CARDS or state.coats != ALL_COATS or len(state.shuffles) != 1:
        raise ValueError("cards or coats of arms are taken before round 1")
    if state.is_pushed_out():
        raise ValueError("a tile is pushed out before round 1")
    if [*state.docks] != [*DOCK_START]:
        raise ValueError("the docks begin with one tile of each colour")
    if places_with(state.edges, NOBODY) != ALL_SLOTS:
        raise ValueError("a seal is placed before round 1")
    start = Player()
    for seat, player in enumerate(state.players):
        same = player.vp == start.vp and player.coins == start.coins
        same = same and player.sparrows == start.sparrows and player.barge == start.barge
        if not same or player.seals != start.seals or player.played != start.played:
            raise ValueError(f"{SEATS[seat]} has not what a player starts with")
        if player.tile_count() > codes.START_TILES:
            raise ValueError(f"{SEATS[seat]} has more tiles than a player starts with")
    if state.code != NOTHING:  # somebody may give up while it is set up
        _check_laid_out(state)


def _check_laid_out(state: UlmState) -> None:
    """What is laid out in order: descendants, the grid, a tile for each player."""
    places, cells, seats, drawn = codes.PLACES, codes.CELLS, state.seats, 0
    if state.code == frames.DRAW_DESCENDANT:
        places, cells, seats = state.a, 0, 0
    elif state.code == frames.LAY_GRID:
        cells, seats = state.a, 0
    elif state.code == frames.DRAW_START_TILE:
        seats, drawn = state.a, codes.START_TILES - state.b
    if not _are_first(state.oath_places, places):
        raise ValueError("the descendants are laid out one after the other")
    if not _are_first(state.grid, cells):
        raise ValueError("the grid is laid out cell by cell")
    for colour in range(len(COLOURS)):
        if [*state.grid].count(colour) > GRID_START[colour]:
            raise ValueError("the grid begins with other tiles")
    for seat, player in enumerate(state.players):
        tiles = codes.START_TILES if seat < seats else drawn if seat == seats else 0
        if player.tile_count() != tiles:
            raise ValueError(f"{SEATS[seat]} has another number of tiles than drawn so far")


def _are_first(row: vec[i64], count: i64) -> bool:
    """Whether just the first places of a row are filled."""
    for place in range(len(row)):
        if (row[place] != NONE) != (place < count):
            return False
    return True
