"""Income of Trade Routes and Taxes (CC-3.26, CC-3.30)."""

from edubba.core import Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.cards.conditions import routes
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.state import ClashState


def income_kinds(state: ClashState, seat: i64) -> i64:
    """Currency lets income be taken as gold, unit by unit (CC-3.26.4)."""
    return BIT[codes.GOLD] if state.player(seat).has(codes.CURRENCY) else 0


def tax(state: ClashState, seat: i64) -> None:
    """Goods for every city (CC-3.26.3)."""
    kinds: i64 = BIT[codes.FOOD] | BIT[codes.WOOD] | BIT[codes.ORE] | income_kinds(state, seat)
    state.push(frames.CHOOSE_GOOD, seat, kinds, state.city_count(seat))


class TradeIncome(Step[ClashState]):
    """The income of trade routes (CC-3.30)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        count: i64 = routes(state, seat, False) if state.player(seat).has(codes.TRADE_ROUTES) else 0
        count = min(count, terms.TRADE_ROUTES_MAX)
        if count > 0:
            say_used(seat, codes.TRADE_ROUTES, journal)
        if count == 0:
            state.pop()
        elif income_kinds(state, seat):
            state.become(frames.CHOOSE_GOOD, seat, BIT[codes.FOOD] | BIT[codes.GOLD], count)
        else:
            state.pop()
            give(state, seat, codes.FOOD, count, journal)
