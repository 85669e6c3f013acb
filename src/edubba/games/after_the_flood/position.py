"""Reading a position that was written by `to_json` or by hand, and refusing what cannot be."""

from typing import Final

from edubba.core.data import Data
from edubba.core.errors import Impossible
from edubba.core.state import NOBODY, OVER
from edubba.core.words import Arg, Message
from edubba.games.after_the_flood import codes, space, terms, words
from edubba.games.after_the_flood.codes import AREAS, GROUNDS, RESOURCES, SEATS, SUMER
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.state import (
    BIDS,
    BY_BOXES,
    BY_WORKERS,
    CATEGORIES,
    CROWD,
    EQUIPMENT,
    PILES,
    STOCK,
    UNAVAILABLE,
    WORKER_PLACES,
    FloodState,
)

PHASE_OF: Final = {
    frames.FIRST_ORDER: codes.PHASE_COLLECT,
    frames.EXPAND_CITY: codes.PHASE_VICTORY_POINTS,
    frames.LUXURIES: codes.PHASE_VICTORY_POINTS,
}
"""When a decision is made, if not in the phase of actions."""
STARTING: Final = (frames.EMPIRE_AREA, frames.BUY, frames.EQUIP)
"""Decisions between the choice of an empire and its entry (AF-21.34)."""
POINTS: Final = {
    "areas": terms.TURNS * terms.AREA_POINTS * GROUNDS,
    "nippur": terms.TURNS * terms.NIPPUR_POINTS * SUMER,
    "cities": terms.TURNS * terms.CITIES * max(int(points) for points in terms.EXPANSION_POINTS),
    "workers": sum(int(points) for points in terms.END_POINTS),
    "boxes": sum(int(points) for points in terms.BOX_POINTS),
}
"""More than this nobody can score in a category."""


def read(state: FloodState, data: Data) -> None:
    """Take over what is given; what is left out stays as it is after setup, with red to act.

    Given workers, armies or resources replace all of a player's; the rest is unavailable or in the
    stock.
    """
    state.turn = data.number_in(range(1, terms.TURNS + 1), "turn", default=state.turn)
    order = [colour.index_in(space.COLOURS) for colour in data.each("order", optional=True)]
    whole = not order or sorted(order) == [*range(SEATS)]
    must(whole, cannot("order"))
    for at, seat in enumerate(order):
        state.order[at] = seat
    for colour in data.each("passed", optional=True):
        state.passed |= 1 << colour.index_in(space.COLOURS)
    for seat, name in enumerate(space.COLOURS):
        if data.has(name):
            _read_player(state, seat, data.at(name))
    _fill_stock(state, data)
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
        if state.code == frames.FIRST_ORDER:
            for at in range(SEATS):
                state.order[at] = NOBODY
    else:
        waiting = [s for s in range(SEATS) if not state.has_passed(state.order[s])]
        must(bool(waiting), cannot("go_on"))
        state.become(frames.ACTION, state.order[waiting[0]])
    usual = PHASE_OF.get(state.code, codes.PHASE_ACTIONS)
    state.phase = data.index_in(space.PHASES, "phase", default=usual)
    check(state)


def _read_player(state: FloodState, seat: int, data: Data) -> None:
    for category in data.keys("points", optional=True):
        at = data.index_of(category, CATEGORIES, "points")
        most = range(POINTS[category] + 1)
        state.points[seat * len(CATEGORIES) + at] = data.number_in(most, "points", category)
    for pile, name in ((seat, "resources"), (BIDS + seat, "bid"), (EQUIPMENT + seat, "equipment")):
        if data.has(name):
            for good in range(RESOURCES):
                state.goods[pile * RESOURCES + good] = 0
            for key in data.keys(name):
                good = data.index_of(key, space.RESOURCES, name)
                most = range(terms.QUANTITY[good] + 1)
                state.goods[pile * RESOURCES + good] = data.number_in(most, name, key)
    if data.has("workers"):
        _read_workers(state, seat, data.at("workers"))
    if data.has("armies"):
        _read_armies(state, seat, data.at("armies"))
    for name in data.keys("cities", optional=True):
        area = data.index_of(name, space.AREAS[:SUMER], "cities")
        must(state.city_owner(area) == NOBODY, cannot("share", area=words.area(area)))
        state.cities[seat] |= 1 << area
        state.expanded |= data.at("cities").index_in(["plain", "expanded"], name) << area
    most = range(state.terms.max_relocations + 1)
    state.moved[seat] = data.number_in(most, "moved_cities", default=state.moved[seat])
    state.empire[seat] = data.index_in(space.EMPIRES, "empire", default=state.empire[seat])
    if data.has("started_as"):
        state.started[seat] = data.number_in(range(1, SEATS + 1), "started_as") - 1


def _read_workers(state: FloodState, seat: int, data: Data) -> None:
    for at in range(CROWD):
        state.workers[seat * CROWD + at] = 0
    left: int = terms.WORKERS
    for name in [*data.keys()]:
        at = data.index_of(name, WORKER_PLACES)
        state.workers[seat * CROWD + at] = data.number_in(range(terms.WORKERS + 1), name)
        left -= data.number(name)
    if not data.has(WORKER_PLACES[UNAVAILABLE]):
        state.workers[seat * CROWD + UNAVAILABLE] = left


def _read_armies(state: FloodState, seat: int, data: Data) -> None:
    left: int = terms.ARMIES
    state.ready[seat] = 0
    for name in [*data.keys()]:
        count = data.number_in(range(terms.ARMIES + 1), name)
        if name == "unavailable":
            continue
        left -= count
        if name == "available":
            state.ready[seat] = count
            continue
        area = data.index_of(name, space.AREAS)
        must(state.armies[area] == 0, cannot("meet", area=words.area(area)))
        if count > 0:
            state.armies[area] = count
            state.held[seat] |= 1 << area
    state.idle[seat] = data.number("unavailable", default=left)


def _fill_stock(state: FloodState, data: Data) -> None:
    """The stock is what is left of the 94 pieces; if it is given it must say the same."""
    for good, name in enumerate(space.RESOURCES):
        held = sum(state.goods[p * RESOURCES + good] for p in range(PILES) if p != STOCK)
        left: int = terms.QUANTITY[good] - held
        most = terms.QUANTITY[good]
        must(left >= 0, cannot("hold", most=most, good=words.good(good)))
        state.goods[STOCK * RESOURCES + good] = left
        if data.has("stock") and (left > 0 or data.at("stock").has(name)):
            data.number_in(range(left, left + 1), "stock", name)


def must(be: bool, otherwise: Impossible) -> None:
    if not be:
        raise otherwise


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"after_the_flood/cannot-{what}", **facts))


def check(state: FloodState) -> None:
    """Refuse what could not lie on the table."""
    for seat in range(SEATS):
        _check_player(state, seat, words.side(seat))
    entered = sorted(state.started[s] for s in range(SEATS) if state.started[s] != NOBODY)
    must(entered == [*range(len(entered))], cannot("number"))
    chosen = [state.empire[seat] for seat in range(SEATS) if state.empire[seat] != NOBODY]
    must(len(chosen) == len({*chosen}), cannot("share_empire"))
    _check_moment(state)


def _check_player(state: FloodState, seat: int, side: Message) -> None:
    crowd = [state.crew(seat, at) for at in range(CROWD)]
    workers, most = terms.WORKERS, terms.SCRIBES_MOST
    whole = sum(crowd) == workers and min(crowd) >= 0
    must(whole, cannot("crew", seat=side, count=workers))
    must(state.scribes(seat) <= most, cannot("school", seat=side, most=most))
    in_hand = state.cities_in_hand(seat)
    must(in_hand >= 0, cannot("settle", seat=side, most=terms.CITIES))
    on_board = [area for area in range(AREAS) if state.holds(seat, area)]
    armies = sum(state.armies[area] for area in on_board) + state.ready[seat] + state.idle[seat]
    right = armies == terms.ARMIES and state.ready[seat] >= 0 and state.idle[seat] >= 0
    must(right, cannot("muster", seat=side, count=terms.ARMIES))
    empire, started = state.empire[seat], state.started[seat]
    if empire == NOBODY:
        at_home = started == NOBODY and state.idle[seat] == terms.ARMIES
        at_home = at_home and state.pile_size(EQUIPMENT + seat) == 0
        must(at_home, cannot("rule", seat=side))
        return
    of_turn = terms.EMPIRE_TURN[empire] == state.turn
    must(of_turn, cannot("date", empire=words.empire(empire), turn=state.turn))
    must(started != NOBODY or not on_board, cannot("enter", seat=side))
    for area in on_board:
        name, most = words.area(area), terms.MOST_ARMIES
        fit = 0 < state.armies[area] <= most
        must(fit, cannot("crowd", seat=side, most=most, area=name))
        home = (terms.HOMES[empire] >> area) & 1
        reached = home or any((reach >> area) & 1 for reach in terms.REACH)
        reached = reached and area != codes.DILMUN
        must(bool(reached), cannot("reach", seat=side, area=name))


def _check_moment(state: FloodState) -> None:
    """The phase and what belongs to it must fit the decision on top; a step takes what it finds,
    since it is only ever laid down by hand."""
    if state.actor == OVER:
        last = state.turn == terms.TURNS or state.conceded != NOBODY
        must(last, cannot("end", turns=terms.TURNS))
        return
    must(state.depth == 0, cannot("decide"))
    for seat in range(SEATS):
        late = state.scored(seat, BY_WORKERS) + state.scored(seat, BY_BOXES)
        must(late == 0, cannot("score"))
    if state.code >= state.steps:
        return
    in_phase = state.phase == PHASE_OF.get(state.code, codes.PHASE_ACTIONS)
    must(in_phase, cannot("ask"))
    for seat in range(SEATS):
        out = state.pile_size(BIDS + seat) == 0 or state.has_passed(seat)
        must(out, cannot("offer", seat=words.side(seat)))
        entered = state.empire[seat] == NOBODY or state.started[seat] != NOBODY
        starting = seat == state.actor and state.code in STARTING
        must(entered or starting, cannot("enter", seat=words.side(seat)))
