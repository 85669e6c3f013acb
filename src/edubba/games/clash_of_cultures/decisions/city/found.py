"""Found City (CC-5)."""

from edubba.core import NO_OBSTACLE, Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_founder
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX
from edubba.games.clash_of_cultures.state import ClashState


def fit_for_city(state: ClashState, cell: i64, seat: i64) -> bool:
    """Land, not barren, not Exhausted, without city and without foreign units (CC-5.1)."""
    if not state.is_land(cell) or state.terrain[cell] == codes.BARREN:
        return False
    if state.exhausted[cell] or state.has_city(cell):
        return False
    return not state.foreign_units(cell, seat)


def obstacle_to_found(state: ClashState, seat: i64, cell: i64) -> i64:
    """A Settlement in supply, and a Settler on a space that fits (CC-5.1, CC-5.2)."""
    if state.player(seat).supply[0] == 0:
        return obstacles.NO_SETTLEMENT
    if state.settlers(cell) == 0 or state.holder(cell) != seat:
        return obstacles.NO_SETTLER_THERE
    return NO_OBSTACLE if fit_for_city(state, cell, seat) else obstacles.NO_PLACE_FOR_CITY


def found_with_settler(state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
    """A Settler becomes a Settlement."""
    for unit in range(codes.FIRST_ARMY):
        if state.player(seat).unit_at[unit] == cell:
            state.place(seat, unit, SUPPLY_BOX)
            break
    found(state, seat, cell, True, journal)


def found(state: ClashState, seat: i64, cell: i64, settler: bool, journal: Journal | None) -> None:
    """A Neutral city of size 1, not yet activated (CC-5.2)."""
    state.edit(seat).supply[0] -= 1
    state.add_city(cell, seat, codes.NEUTRAL)
    if journal is not None:
        journal.tell(board_events.CityFounded(seat, cell, int(settler)))
    offer_founder(state, seat, cell)
