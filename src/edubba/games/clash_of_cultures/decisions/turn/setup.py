"""Before the first turn: starting positions, first cards, the first player (CC-1)."""

from typing import ClassVar

from edubba.core import CHANCE, Actions, Chance, Journal, Step
from edubba.core.bits import all_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events, terms
from edubba.games.clash_of_cultures.bounds import sets_of, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.cards.decks import draw
from edubba.games.clash_of_cultures.state import ClashState


def settle_start(state: ClashState, seat: i64, region: i64) -> None:
    """City, Settler, goods and advances of one player on his starting region (CC-1.4 to CC-1.6)."""
    cell = state.terms.layout.city_cells[region]
    player = state.edit(seat)
    player.start = cell
    for kind in range(codes.KINDS):
        player.kinds[kind] = terms.START_RESOURCES[kind]
    player.advances = terms.START_ADVANCES
    player.supply[0] -= 1
    state.add_city(cell, seat, terms.START_MOOD)
    for unit in range(terms.START_SETTLERS):
        state.place(seat, unit, cell)


class SetUp(Step[ClashState]):
    """Seats take their starting regions in order, or by lot with four players (CC-1.3)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        layout = state.terms.layout
        if layout.dealt:
            state.become(frames.DEAL_POSITION, CHANCE)
            return
        for seat in range(state.seats):
            settle_start(state, seat, layout.seats[seat])
        state.become(frames.FIRST_CARDS, 0)


class DealPosition(Chance[ClashState]):
    """The starting regions are dealt to the seats, each deal equally likely (CC-1.3)."""

    frame: ClassVar[tuple[str, ...]] = ("seat", "taken")

    def ranges(self, state: ClashState) -> list[range]:
        layout = state.terms.layout
        return [range(state.seats), sets_of(layout.starts)]

    def misfit(self, state: ClashState) -> str:
        seat, taken = state.a, state.b
        seated: i64 = 0
        for region in range(state.terms.layout.starts):
            there = state.has_city(state.terms.layout.city_cells[region])
            if there != ((taken >> region) & 1 == 1):
                return "deal"
            seated += int(there)
        return unless(seated == seat, "deal")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        taken = state.b
        actions.add_lots(codes.START, all_bits(state.terms.layout.starts) & ~taken)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        region: i64 = action - codes.START
        seat, taken = state.a, state.b
        settle_start(state, seat, region)
        one: i64 = 1
        if seat + 1 < state.seats:
            state.become(frames.DEAL_POSITION, CHANCE, seat + 1, taken | (one << region))
        else:
            state.become(frames.FIRST_CARDS, 0)


class FirstCards(Step[ClashState]):
    """Each player draws his first Action and Objective card (CC-1.7)."""

    frame: ClassVar[tuple[str, ...]] = ("seat",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(state.seats + 1)]

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.a
        if seat == state.seats:
            state.become(frames.FIRST_PLAYER_BY_LOT, CHANCE)
            return
        state.a = seat + 1
        draw(state, seat, codes.DECK_OBJECTIVE, terms.START_OBJECTIVES)
        draw(state, seat, codes.DECK_ACTION, terms.START_ACTION_CARDS)


class FirstPlayerByLot(Chance[ClashState]):
    """A random player begins (CC-1.8)."""

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add_lots(codes.FIRST, all_bits(state.seats))

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.first = action - codes.FIRST
        if journal is not None:
            journal.tell(events.GameBegan(state.first))
        state.become(frames.BEGIN_ROUND, state.first)


def new_boards(state: ClashState) -> None:
    """Empty boards of everything that lies on cells, and the first frame."""
    layout = state.terms.layout
    state.terrain = layout.terrain
    assert len(state.terrain) == codes.CELLS
    state.become(frames.SET_UP, 0)
