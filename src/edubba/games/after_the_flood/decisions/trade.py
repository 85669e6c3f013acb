"""Trade: exchanges abroad and tool making, one after another (AF-10, AF-19.1)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Question
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, elements, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import AREAS, RESOURCES, SUMER, TRADES
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.state import STOCK, FloodState


def traders(state: FloodState, seat: i64, area: i64) -> i64:
    """Own workers, unless armies stand there: then only one's own armies (AF-10.3)."""
    if state.armies[area] > 0:
        return state.armies[area] if state.holds(seat, area) else 0
    return state.crew_in(seat, area)


def obstacle_to_ordinary(state: FloodState, seat: i64, trade: i64, taken: i64) -> i64:
    """One exchange a trader and each type once an area (AF-10.4); `taken` are the offers used."""
    area = terms.TRADE_AREA[trade]
    able = traders(state, seat, area)
    if able == 0:
        return obstacles.ARMY_BARS_TRADE if state.armies[area] > 0 else obstacles.NO_TRADER_THERE
    if (taken >> terms.TRADE_OFFER[trade]) & 1:
        return obstacles.TAKEN_THERE
    if state.terms.types_per_action and taken & terms.TYPE_OFFERS[terms.TRADE_GET[trade]]:
        return obstacles.TAKEN_IN_ACTION
    busy = count_bits(taken & terms.AREA_OFFERS[area])
    return NO_OBSTACLE if busy < able else obstacles.TRADERS_USED_UP


def extra_reaches(state: FloodState, seat: i64, area: i64) -> bool:
    """Sippar's extra: no opponent's army there, and by option a trader (AF-19.1)."""
    if not state.has_city(seat, codes.SIPPAR):
        return False
    if state.armies[area] > 0 and not state.holds(seat, area):
        return False
    return not state.terms.sippar_needs_trader or traders(state, seat, area) > 0


def obstacle_to_exchange(state: FloodState, seat: i64, trade: i64, taken: i64, extra: i64) -> i64:
    """Both pieces must be there (AF-10.2, AF-10.6); beyond the limits the extra of Sippar helps."""
    if state.hand(seat, terms.TRADE_GIVE[trade]) == 0:
        return obstacles.GOOD_NOT_HELD
    if state.in_stock(terms.TRADE_GET[trade]) == 0:
        return obstacles.NOT_IN_STOCK
    obstacle = obstacle_to_ordinary(state, seat, trade, taken)
    if (
        obstacle != NO_OBSTACLE
        and extra == 0
        and extra_reaches(state, seat, terms.TRADE_AREA[trade])
    ):
        return NO_OBSTACLE
    return obstacle


def obstacle_to_tool(state: FloodState, seat: i64) -> i64:
    """A ready tool maker, metal in hand and tools in the stock (AF-10.7)."""
    if state.crew(seat, codes.FROM_TOOL_MAKERS_READY) == 0:
        return obstacles.NO_READY_TOOL_MAKER
    if state.hand(seat, codes.METAL) == 0:
        return obstacles.METAL_NOT_HELD
    return NO_OBSTACLE if state.in_stock(codes.TOOLS) > 0 else obstacles.NO_TOOLS_IN_STOCK


def something_left(state: FloodState, seat: i64, taken: i64, extra: i64) -> bool:
    if obstacle_to_tool(state, seat) == NO_OBSTACLE:
        return True
    for trade in range(TRADES):
        if obstacle_to_exchange(state, seat, trade, taken, extra) == NO_OBSTACLE:
            return True
    return False


def can_trade_somewhere(state: FloodState, seat: i64) -> bool:
    for area in range(SUMER, AREAS):
        if terms.AREA_OFFERS[area] != 0:
            if traders(state, seat, area) > 0 or extra_reaches(state, seat, area):
                return True
    return False


def obstacle_to_trading(state: FloodState, seat: i64) -> i64:
    tool = obstacle_to_tool(state, seat)
    if tool == NO_OBSTACLE:
        return NO_OBSTACLE
    if tool != obstacles.NO_TOOLS_IN_STOCK and not can_trade_somewhere(state, seat):
        return obstacles.NO_TRADER
    left = something_left(state, seat, 0, 0)
    return NO_OBSTACLE if left else obstacles.NO_EXCHANGE_POSSIBLE


@final
class Trade(Question[FloodState]):
    """Any number of exchanges and tools, at least one (AF-10.1)."""

    frame: ClassVar[tuple[str, ...]] = ("taken", "extra", "tools")
    verbs: ClassVar[tuple[str, ...]] = ("trade", "make_tool", "trade_end")
    rule: ClassVar[str] = "AF-10.2"

    def misfit(self, state: FloodState) -> str:
        taken, extra, seat = state.a, state.b, state.actor
        for area in range(AREAS):
            if count_bits(taken & terms.AREA_OFFERS[area]) > traders(state, seat, area):
                return "trade"
        for good in range(RESOURCES):
            most = 1 if state.terms.types_per_action else terms.OFFERS
            if count_bits(taken & terms.TYPE_OFFERS[good]) > most:
                return "trade"
        if extra and not state.has_city(seat, codes.SIPPAR):
            return "trade"
        return out_of_turn(state, seat) if something_left(state, seat, taken, extra) else "trade"

    def obstacle(self, state: FloodState, action: i64) -> i64:
        taken, extra, tools = state.a, state.b, state.c
        if action == codes.TRADE_END:
            return NO_OBSTACLE if taken | extra | tools else obstacles.TRADE_SOMETHING_FIRST
        if action == codes.MAKE_TOOL:
            return obstacle_to_tool(state, state.actor)
        return obstacle_to_exchange(state, state.actor, action - codes.TRADE, taken, extra)

    def legal_into(self, state: FloodState, actions: Actions) -> None:
        taken, extra, seat = state.a, state.b, state.actor
        for trade in range(TRADES):
            obstacle = obstacle_to_exchange(state, seat, trade, taken, extra)
            actions.offer(codes.TRADE + trade, obstacle)
        actions.offer(codes.MAKE_TOOL, obstacle_to_tool(state, seat))
        actions.offer(codes.TRADE_END, self.obstacle(state, codes.TRADE_END))

    def apply(self, state: FloodState, action: i64, journal: Journal | None) -> None:
        taken, extra, tools = state.a, state.b, state.c
        seat = state.actor
        if action == codes.TRADE_END:
            end_action(state, seat)
            return
        if action == codes.MAKE_TOOL:
            tools += 1
            make_tool(state, seat, journal)
        else:
            trade: i64 = action - codes.TRADE
            # An exchange is ordinary if it can be, else it uses up the extra (AF-19.1).
            ordinary = obstacle_to_ordinary(state, seat, trade, taken) == NO_OBSTACLE
            if ordinary:
                taken |= 1 << terms.TRADE_OFFER[trade]
            else:
                extra = 1
            exchange(state, seat, trade, not ordinary, journal)
        if something_left(state, seat, taken, extra):
            state.become(frames.TRADE, seat, taken, extra)
            state.extend(tools, 0, 0, 0)
        else:
            end_action(state, seat)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        taken, extra, tools = state.a, state.b, state.c
        return {"done": int(taken | extra | tools != 0)}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        taken = state.a
        if action >= codes.MAKE_TOOL:
            return {"good": words.good(codes.METAL), "get": words.good(codes.TOOLS)}
        trade: i64 = action - codes.TRADE
        area = terms.TRADE_AREA[trade]
        ordinary = obstacle_to_ordinary(state, state.actor, trade, taken) == NO_OBSTACLE
        return {
            "area": words.area(area),
            "holder": words.side(state.holder(area)),
            "get": words.good(terms.TRADE_GET[trade]),
            "good": words.good(terms.TRADE_GIVE[trade]),
            "extra": int(not ordinary),
        }

    def targets(self, state: FloodState, action: i64) -> list[str]:
        if action == codes.TRADE_END:
            return []
        if action == codes.MAKE_TOOL:
            return [elements.source(state.actor, codes.FROM_TOOL_MAKERS_READY)]
        trade: i64 = action - codes.TRADE
        give = elements.good(state.actor, terms.TRADE_GIVE[trade])
        return [
            elements.area(terms.TRADE_AREA[trade]),
            elements.stock(terms.TRADE_GET[trade]),
            give,
        ]


def make_tool(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """Metal to tools; the tool maker is used until phase 1 (AF-10.7)."""
    state.shift(seat, codes.FROM_TOOL_MAKERS_READY, codes.FROM_TOOL_MAKERS_USED, 1)
    state.carry(codes.METAL, seat, STOCK, 1)
    state.carry(codes.TOOLS, STOCK, seat, 1)
    if journal is not None:
        journal.tell(events.ToolMade(seat))


def exchange(
    state: FloodState, seat: i64, trade: i64, extra: bool, journal: Journal | None
) -> None:
    """One piece for one piece (AF-10.2)."""
    got, gave = terms.TRADE_GET[trade], terms.TRADE_GIVE[trade]
    state.carry(gave, seat, STOCK, 1)
    state.carry(got, STOCK, seat, 1)
    if journal is not None:
        journal.tell(events.Exchanged(seat, terms.TRADE_AREA[trade], got, gave, extra))
