"""Reading a position that was written by `to_json` or by hand, and refusing what cannot be."""

from typing import Final

from edubba.core.data import Data
from edubba.core.state import NOBODY, OVER
from edubba.games.after_the_flood import codes, space, terms
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
    must(whole, "the order of play must name every player once")
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
        must(bool(waiting), "all players have passed and nothing says what comes next")
        state.become(frames.ACTION, state.order[waiting[0]])
    usual = PHASE_OF.get(state.code, codes.PHASE_ACTIONS)
    state.phase = data.index_in(space.PHASES, "phase", default=usual)
    check(state)


def _read_player(state: FloodState, seat: int, data: Data) -> None:
    for category in data.keys("points", optional=True):
        at = _index(data, CATEGORIES, category)
        most = range(POINTS[category] + 1)
        state.points[seat * len(CATEGORIES) + at] = data.number_in(most, "points", category)
    for pile, name in ((seat, "resources"), (BIDS + seat, "bid"), (EQUIPMENT + seat, "equipment")):
        if data.has(name):
            for good in range(RESOURCES):
                state.goods[pile * RESOURCES + good] = 0
            for key in data.keys(name):
                good = _index(data, space.RESOURCES, key)
                most = range(terms.QUANTITY[good] + 1)
                state.goods[pile * RESOURCES + good] = data.number_in(most, name, key)
    if data.has("workers"):
        _read_workers(state, seat, data.at("workers"))
    if data.has("armies"):
        _read_armies(state, seat, data.at("armies"))
    for name in data.keys("cities", optional=True):
        area = _index(data, space.AREAS[:SUMER], name)
        must(state.city_owner(area) == NOBODY, f"there are two cities in {name}")
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
        at = _index(data, WORKER_PLACES, name)
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
        area = _index(data, space.AREAS, name)
        must(state.armies[area] == 0, f"two players have armies in {name}")
        if count > 0:
            state.armies[area] = count
            state.held[seat] |= 1 << area
    state.idle[seat] = data.number("unavailable", default=left)


def _index(data: Data, known: list[str], word: str) -> int:
    must(word in known, f"{data.place}: {word} is none of {', '.join(known)}")
    return known.index(word)


def _fill_stock(state: FloodState, data: Data) -> None:
    """The stock is what is left of the 94 pieces; if it is given it must say the same."""
    for good, name in enumerate(space.RESOURCES):
        held = sum(state.goods[p * RESOURCES + good] for p in range(PILES) if p != STOCK)
        left: int = terms.QUANTITY[good] - held
        must(left >= 0, f"there are only {terms.QUANTITY[good]} {name}")
        state.goods[STOCK * RESOURCES + good] = left
        if data.has("stock"):
            said = data.number("stock", name, default=0)
            must(said == left, f"{left} {name} must be in the stock, not {said}")


def must(be: bool, otherwise: str) -> None:
    if not be:
        raise ValueError(otherwise)


def check(state: FloodState) -> None:
    """Refuse what could not lie on the table."""
    for seat in range(SEATS):
        _check_player(state, seat, space.COLOURS[seat])
    entered = sorted(state.started[s] for s in range(SEATS) if state.started[s] != NOBODY)
    numbered = entered == [*range(len(entered))]
    must(numbered, "started_as must be 1, 2, 3 in the order in which empires started")
    chosen = [state.empire[seat] for seat in range(SEATS) if state.empire[seat] != NOBODY]
    must(len(chosen) == len({*chosen}), "two players have the same empire")
    _check_moment(state)


def _check_player(state: FloodState, seat: int, colour: str) -> None:
    crowd = [state.crew(seat, at) for at in range(CROWD)]
    workers, most = terms.WORKERS, terms.SCRIBES_MOST
    must(sum(crowd) == workers and min(crowd) >= 0, f"{colour} must have {workers} workers in all")
    must(state.scribes(seat) <= most, f"{colour} has more than {most} workers in Scribes")
    in_hand = state.cities_in_hand(seat)
    must(in_hand >= 0, f"{colour} has more than {terms.CITIES} cities")
    on_board = [area for area in range(AREAS) if state.holds(seat, area)]
    armies = sum(state.armies[area] for area in on_board) + state.ready[seat] + state.idle[seat]
    right = armies == terms.ARMIES and state.ready[seat] >= 0 and state.idle[seat] >= 0
    must(right, f"{colour} must have {terms.ARMIES} armies in all")
    empire, started = state.empire[seat], state.started[seat]
    if empire == NOBODY:
        must(state.pile_size(EQUIPMENT + seat) == 0, f"{colour} has equipment but no empire")
        at_home = started == NOBODY and state.idle[seat] == terms.ARMIES
        must(at_home, f"{colour} has armies but no empire")
        return
    of_turn = terms.EMPIRE_TURN[empire] == state.turn
    must(of_turn, f"{space.EMPIRES[empire]} is not an empire of turn {state.turn}")
    entered = started != NOBODY or not on_board
    must(entered, f"{colour} has armies on the board, but started_as is not given")
    for area in on_board:
        name, most = space.AREAS[area], terms.MOST_ARMIES
        must(0 < state.armies[area] <= most, f"{colour} must have 1 to {most} armies in {name}")
        home = (terms.HOMES[empire] >> area) & 1
        reached = home or any((reach >> area) & 1 for reach in terms.REACH)
        must(bool(reached) and area != codes.DILMUN, f"no army of {colour} can come to {name}")


def _check_moment(state: FloodState) -> None:
    """The phase and what belongs to it must fit the decision on top; a step takes what it finds,
    since it is only ever laid down by hand."""
    if state.actor == OVER:
        last = state.turn == terms.TURNS or state.conceded != NOBODY
        must(last, f"the game ends after turn {terms.TURNS}")
        return
    must(state.depth == 0, "only one decision can be open")
    for seat in range(SEATS):
        late = state.scored(seat, BY_WORKERS) + state.scored(seat, BY_BOXES)
        must(late == 0, "workers score only at the end")
    if state.code >= state.steps:
        return
    name, phase = state.decision().name, space.PHASES[state.phase]
    in_phase = state.phase == PHASE_OF.get(state.code, codes.PHASE_ACTIONS)
    must(in_phase, f"{name} is not decided in phase {phase}")
    for seat, colour in enumerate(space.COLOURS):
        out = state.pile_size(BIDS + seat) == 0 or state.has_passed(seat)
        must(out, f"{colour} bids, but has not passed")
        entered = state.empire[seat] == NOBODY or state.started[seat] != NOBODY
        starting = seat == state.actor and state.code in STARTING
        must(entered or starting, f"{colour} has an empire, but started_as is not given")
