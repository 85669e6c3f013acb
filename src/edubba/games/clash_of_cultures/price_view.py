"""What things cost a seat now, in which ways it may pay, and what an attempt may come to."""

from dataclasses import dataclass
from typing import Final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.native import i64
from edubba.core.words import Message
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances import abilities
from edubba.games.clash_of_cultures.decisions.advances import advance as advancing
from edubba.games.clash_of_cultures.decisions.city import build, civic, influence
from edubba.games.clash_of_cultures.decisions.city.growing import piece_price
from edubba.games.clash_of_cultures.decisions.city.influence_targets import (
    may_boost,
    obstacle_to_influence,
    tokens_for_range,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, part
from edubba.games.clash_of_cultures.events import amounts
from edubba.games.clash_of_cultures.state import ClashState

MOST_WAYS: Final = 150
"""To pay a price; of more the substitutions are asked one by one."""


@dataclass
class InfluenceView:
    """An attempt that the seat could make on a city."""

    tokens: int
    """Culture tokens that the distance costs, before the roll."""
    needs: int
    """The lowest face of the die that succeeds by itself."""
    boosts: int
    """How many more points the seat could pay for with Culture tokens after the roll."""


@dataclass
class PricesView:
    """What things cost a seat now, whatever spares it some of it: goods by their kind."""

    advances: dict[str, dict[str, int]]
    """Those it does not have."""
    pieces: dict[str, dict[str, int]]
    units: dict[str, dict[str, int]]
    """Of drafted Army units and welcomed Settlers too, whoever may have them."""
    uses: dict[str, dict[str, int]]
    """Abilities of advances and Wonders that have a price."""
    civic: dict[str, dict[str, int]]
    """One step of mood, for its cities that are not Happy."""
    influence: dict[str, InfluenceView]
    """The cities it could try to influence, while it is asked."""
    lack: Message | None
    """What is missing for the advance it could have soonest; None where it can have one now, or
    none is left for it."""


def prices_view(state: ClashState, seat: int) -> PricesView | None:
    if seat < 0:
        return None
    return PricesView(
        {
            name: goods_in(advancing.price_of(state, seat, advance, False))
            for advance, name in enumerate(ids.ADVANCES)
            if not state.player(seat).owns(advance)
        },
        {
            name: goods_in(piece_price(state, seat, building))
            for building, name in enumerate(ids.BUILDINGS)
        },
        {
            name: goods_in(build.price_of(state, seat, build.with_one(0, what)))
            for what, name in enumerate(ids.BUILDS)
        },
        {
            name: goods_in(abilities.USE_PRICE[use])
            for use, name in enumerate(ids.USES)
            if abilities.USE_PRICE[use] != 0
        },
        {
            ids.CELLS[city.cell]: goods_in(civic.price_of(city))
            for city in state.cities
            if city.owner == seat and city.mood != codes.HAPPY
        },
        influence_views(state, seat),
        lack_for_an_advance(state, seat),
    )


def lack_for_an_advance(state: ClashState, seat: i64) -> Message | None:
    least: list[int] = []
    for advance in range(codes.ADVANCES):
        if advancing.can_gain(state.player(seat), advance):
            short = advancing.shortage_for(state, seat, advance)
            lack = [int(short[kind]) for kind in range(codes.KINDS)]
            if sum(lack) == 0:
                return None
            if not least or sum(lack) < sum(least):
                least = lack
    return amounts(least, ids.KINDS) if least else None


def influence_views(state: ClashState, seat: int) -> dict[str, InfluenceView]:
    """The attempts that this seat could make now; of the one it has begun, that one."""
    found: dict[str, InfluenceView] = {}
    if seat != state.actor:
        return found
    for city in state.cities:
        reachable = obstacle_to_influence(state, seat, city.cell, 0, state.takeover) == NO_OBSTACLE
        if reachable:
            tokens = tokens_for_range(state, seat, city)
            needs = terms.INFLUENCE_SUCCESS - influence.bonus(state, seat)
            boosts: i64 = 0
            if may_boost(state, seat, city):
                while boosts < needs - 1 and can_pay(
                    state, seat, one_of(codes.CULTURE, tokens + boosts + 1), 0
                ):
                    boosts += 1
            found[ids.CELLS[city.cell]] = InfluenceView(tokens, needs, boosts)
    return found


@dataclass
class WayView:
    """One way to pay, and the answers that lead to it."""

    paid: dict[str, int]
    counts: list[int]
    """How much stands in at each question that will be asked."""


def payment_views(state: ClashState, seat: int) -> list[WayView]:
    """All ways in which the seat that pays may still do so, what replaces least first; none where
    there are too many to list."""
    if seat != state.actor or state.code != frames.PAY:
        return []
    found: dict[int, WayView] = {}
    waiting: list[tuple[ClashState, list[int]]] = [(state, [])]
    for before, counts in waiting:
        for action in before.legal_actions():
            after = before.clone()
            after.decision().apply(after, action, None)
            after.decision().run(after, None)
            answers = [*counts, action - codes.COUNT]
            if after.depth == state.depth:
                waiting.append((after, answers))
            elif int(after.paid) not in found:
                found[int(after.paid)] = WayView(goods_in(after.paid), answers)
        if len(waiting) > MOST_WAYS or len(found) > MOST_WAYS:
            return []
    return sorted(found.values(), key=lambda way: (sum(way.counts), way.counts))


def goods_in(price: i64) -> dict[str, int]:
    """A price by the kinds that are in it."""
    return {name: part(price, kind) for kind, name in enumerate(ids.KINDS) if part(price, kind) > 0}
