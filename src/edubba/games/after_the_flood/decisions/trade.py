"""Trade: exchanges abroad and tool making, one after another (AF-10, AF-19.1)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    AREAS,
    FROM_TOOL_MAKERS_READY,
    FROM_TOOL_MAKERS_USED,
    MAKE_TOOL,
    METAL,
    RESOURCES,
    SIPPAR,
    TOOLS,
    TRADE,
    TRADE_END,
    TRADES,
)
from edubba.games.after_the_flood.decisions.frames import TRADE_MENU
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.events import Exchanged, ToolMade
from edubba.games.after_the_flood.state import STOCK, FloodState
from edubba.games.after_the_flood.tables import (
    AREA_OFFERS,
    OFFERS,
    TRADE_AREA,
    TRADE_GET,
    TRADE_GIVE,
    TRADE_OFFER,
    TYPE_OFFERS,
)

# How an exchange can be made: within the limits, with the extra of Sippar, or not at all.
NOT: Final = 0
ORDINARY: Final = 1
EXTRA: Final = 2


def traders(state: FloodState, seat: i64, area: i64) -> i64:
    """Workers, unless armies stand there: then only one's own armies (AF-10.3)."""
    if state.armies[area] > 0:
        return state.armies[area] if state.holds(seat, area) else 0
    return state.crew_in(seat, area)


def within_limits(state: FloodState, seat: i64, trade: i64, taken: i64) -> bool:
    """One exchange a trader and each type once an area (AF-10.4); `taken` are the offers used."""
    if (taken >> TRADE_OFFER[trade]) & 1:
        return False
    if state.terms.types_per_action and taken & TYPE_OFFERS[TRADE_GET[trade]]:
        return False
    area = TRADE_AREA[trade]
    return count_bits(taken & AREA_OFFERS[area]) < traders(state, seat, area)


def extra_reaches(state: FloodState, seat: i64, area: i64) -> bool:
    """Sippar's extra: no opponent's army there, and by option a trader (AF-19.1)."""
    if not state.has_city(seat, SIPPAR):
        return False
    if state.armies[area] > 0 and not state.holds(seat, area):
        return False
    return not state.terms.sippar_needs_trader or traders(state, seat, area) > 0


def manner(state: FloodState, seat: i64, trade: i64, taken: i64, extra: i64) -> i64:
    """How an exchange could be made now."""
    if state.hand(seat, TRADE_GIVE[trade]) == 0 or state.in_stock(TRADE_GET[trade]) == 0:
        return NOT  # AF-10.2, AF-10.6
    if within_limits(state, seat, trade, taken):
        return ORDINARY
    if extra == 0 and extra_reaches(state, seat, TRADE_AREA[trade]):
        return EXTRA
    return NOT


def can_make_tool(state: FloodState, seat: i64) -> bool:
    """A ready tool maker, metal in hand and tools in the stock (AF-10.7)."""
    return (
        state.crew(seat, FROM_TOOL_MAKERS_READY) > 0
        and state.hand(seat, METAL) > 0
        and state.in_stock(TOOLS) > 0
    )


def something_left(state: FloodState, seat: i64, taken: i64, extra: i64) -> bool:
    if can_make_tool(state, seat):
        return True
    for trade in range(TRADES):
        if manner(state, seat, trade, taken, extra) != NOT:
            return True
    return False


def can_trade(state: FloodState, seat: i64) -> bool:
    return something_left(state, seat, 0, 0)


def why_no_trade(state: FloodState, seat: i64) -> Reason:
    if state.crew(seat, FROM_TOOL_MAKERS_READY) > 0 and state.hand(seat, METAL) > 0:
        return reasons.no_exchange_possible()  # the stock has no tools
    for trade in range(TRADES):
        area = TRADE_AREA[trade]
        if traders(state, seat, area) > 0 or extra_reaches(state, seat, area):
            return reasons.no_exchange_possible()
    return reasons.no_trader()


@final
class TradeMenu(Decision):
    """Any number of exchanges and tools, at least one (AF-10.1)."""

    name: ClassVar[str] = "trade"
    frame: ClassVar[tuple[str, ...]] = ("taken", "extra", "tools")

    def ranges(self, base: State) -> list[range]:
        state = cast(FloodState, base)
        used = state.crew(state.actor, FROM_TOOL_MAKERS_USED)
        return [range(1 << OFFERS), range(2), range(used + 1)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        seat = state.actor
        for area in range(AREAS):
            if count_bits(state.a & AREA_OFFERS[area]) > traders(state, seat, area):
                return "more was taken in an area than there are traders"
        for good in range(RESOURCES):
            most = 1 if state.terms.types_per_action else OFFERS
            if count_bits(state.a & TYPE_OFFERS[good]) > most:
                return "a resource was taken too often"
        if state.b and not state.has_city(seat, SIPPAR):
            return "there was no extra exchange without a city in Sippar"
        if not something_left(state, seat, state.a, state.b):
            return "nothing can be traded"
        return out_of_turn(state, seat)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        for trade in range(TRADES):
            if manner(state, seat, trade, state.a, state.b) != NOT:
                actions.add(TRADE + trade)
        if can_make_tool(state, seat):
            actions.add(MAKE_TOOL)
        if state.a | state.b | state.c:
            actions.add(TRADE_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if action == TRADE_END:
            end_action(state, seat, journal)
            return
        taken = state.a
        extra = state.b
        tools = state.c
        if action == MAKE_TOOL:
            tools += 1
            make_tool(state, seat, journal)
        else:
            trade: i64 = action - TRADE
            # An exchange is ordinary if it can be, else it uses up the extra (AF-19.1).
            ordinary = manner(state, seat, trade, taken, extra) == ORDINARY
            if ordinary:
                taken |= 1 << TRADE_OFFER[trade]
            else:
                extra = 1
            exchange(state, seat, trade, not ordinary, journal)
        if something_left(state, seat, taken, extra):
            state.become(TRADE_MENU, seat, taken, extra)
            state.extend(tools, 0, 0, 0)
        else:
            end_action(state, seat, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        seat = state.actor
        if action == TRADE_END:
            return reasons.trade_something_first()
        if action == MAKE_TOOL:
            if state.crew(seat, FROM_TOOL_MAKERS_READY) == 0:
                return reasons.no_ready_tool_maker()
            if state.hand(seat, METAL) == 0:
                return reasons.good_not_held(METAL, "AF-10.7")
            return reasons.not_in_stock(TOOLS, "AF-10.7")
        if not TRADE <= action < MAKE_TOOL:
            return reasons.trading_now()
        return why_no_exchange(state, seat, action - TRADE)

    def prompt(self, base: State) -> Message:
        if base.a | base.b | base.c:
            return words.ask_trade_again(base.actor)
        return words.ask_trade(base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == TRADE_END:
            return words.label_trade_end()
        if action == MAKE_TOOL:
            return words.label_make_tool()
        state = cast(FloodState, base)
        trade: i64 = action - TRADE
        extra = manner(state, state.actor, trade, state.a, state.b) == EXTRA
        return words.label_trade(TRADE_AREA[trade], TRADE_GET[trade], TRADE_GIVE[trade], extra)

    def targets(self, base: State, action: i64) -> list[str]:
        if action == TRADE_END:
            return []
        if action == MAKE_TOOL:
            return [elements.source(base.actor, FROM_TOOL_MAKERS_READY)]
        trade: i64 = action - TRADE
        give = elements.good(base.actor, TRADE_GIVE[trade])
        return [elements.area(TRADE_AREA[trade]), elements.stock(TRADE_GET[trade]), give]


def make_tool(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """Metal to tools; the tool maker is used until phase 1 (AF-10.7)."""
    state.shift(seat, FROM_TOOL_MAKERS_READY, FROM_TOOL_MAKERS_USED, 1)
    state.carry(METAL, seat, STOCK, 1)
    state.carry(TOOLS, STOCK, seat, 1)
    if journal is not None:
        journal.tell(ToolMade(seat))


def exchange(
    state: FloodState, seat: i64, trade: i64, extra: bool, journal: Journal | None
) -> None:
    """One piece for one piece (AF-10.2)."""
    got = TRADE_GET[trade]
    gave = TRADE_GIVE[trade]
    state.carry(gave, seat, STOCK, 1)
    state.carry(got, STOCK, seat, 1)
    if journal is not None:
        journal.tell(Exchanged(seat, TRADE_AREA[trade], got, gave, extra))


def why_no_exchange(state: FloodState, seat: i64, trade: i64) -> Reason:
    area = TRADE_AREA[trade]
    if state.hand(seat, TRADE_GIVE[trade]) == 0:
        return reasons.good_not_held(TRADE_GIVE[trade], "AF-10.2")
    if state.in_stock(TRADE_GET[trade]) == 0:
        return reasons.not_in_stock(TRADE_GET[trade], "AF-10.6")
    holder = state.holder(area)
    if holder not in (NOBODY, seat):
        return reasons.army_bars_trade(area, holder)
    if traders(state, seat, area) == 0:
        return reasons.no_trader_there(area)
    if (state.a >> TRADE_OFFER[trade]) & 1:
        return reasons.taken_there(area, TRADE_GET[trade])
    if state.terms.types_per_action and state.a & TYPE_OFFERS[TRADE_GET[trade]]:
        return reasons.taken_in_action(TRADE_GET[trade])
    return reasons.traders_used_up(area)
