"""Reading a position that was written by `to_json` or by hand, and refusing what cannot be."""

from typing import Final

from edubba.core.bits import count_bits
from edubba.core.data import Data
from edubba.core.state import CHANCE, NOBODY, OVER
from edubba.games.after_the_flood.codes import (
    ACT_PASS,
    AREAS,
    DILMUN,
    PLACES,
    RESOURCES,
    SEATS,
    SOURCES,
    SUMER,
)
from edubba.games.after_the_flood.decisions.frames import (
    ACTION,
    BUY_ARMIES,
    CHOOSE_HOME,
    COMBAT_ROLL,
    DRAW_ORDER,
    EQUIP_ARMIES,
    EXPAND_MENU,
    GO_ON,
)
from edubba.games.after_the_flood.space import AREAS as AREA_IDS
from edubba.games.after_the_flood.space import COLOURS, EMPIRES, PHASES
from edubba.games.after_the_flood.space import RESOURCES as RESOURCE_IDS
from edubba.games.after_the_flood.state import (
    BIDS,
    CATEGORIES,
    CROWD,
    EQUIPMENT,
    PILES,
    STOCK,
    UNAVAILABLE,
    WORKER_PLACES,
    FloodState,
)
from edubba.games.after_the_flood.tables import (
    ARMIES,
    CITIES,
    EMPIRE_TURN,
    HOMES,
    MOST_ARMIES,
    QUANTITY,
    REACH,
    SCRIBES_MOST,
    TURNS,
    TYPE_OFFERS,
    WORKERS,
)

FRAME_LIMITS: Final = {
    "act": ACT_PASS,
    "site": SUMER,
    "spent": 2,
    "done": 2,
    "resource": RESOURCES,
    "place": PLACES,
    "source": SOURCES,
    "taken": 1 << sum(count_bits(offers) for offers in TYPE_OFFERS),
    "extra": 2,
    "tools": ARMIES + WORKERS,
    "home": AREAS,
    "attacker": SEATS,
    "area": AREAS,
    "cause": 3,
    "next": SEATS + 1,
    "city": SUMER,
}
"""What the integers of a frame must be below."""


def read(state: FloodState, data: Data) -> None:
    """Take over what is given; what is left out stays as it is after setup, with red to act.

    Given workers, armies or resources replace all of a player's; the rest is unavailable or in the
    stock.
    """
    state.turn = data.number("turn") if data.has("turn") else state.turn
    state.phase = data.index_in(PHASES, "phase") if data.has("phase") else PHASES.index("actions")
    for at, colour in enumerate(data.each("order") if data.has("order") else []):
        if at < SEATS:
            state.order[at] = colour.index_in(COLOURS)
    for colour in data.each("passed") if data.has("passed") else []:
        state.passed |= 1 << colour.index_in(COLOURS)
    for seat, name in enumerate(COLOURS):
        if data.has(name):
            _read_player(state, seat, data.at(name))
    _fill_stock(state, data)
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
        if state.code == DRAW_ORDER:
            for at in range(SEATS):
                state.order[at] = NOBODY
    else:
        waiting = [s for s in range(SEATS) if not (state.passed >> state.order[s]) & 1]
        if not waiting:
            raise ValueError("all players have passed and nothing says what comes next")
        state.become(ACTION, state.order[waiting[0]], 0, 0)
    check(state)


def _read_player(state: FloodState, seat: int, data: Data) -> None:
    for category in data.keys("points") if data.has("points") else []:
        at = _index(data, CATEGORIES, category)
        state.points[seat * len(CATEGORIES) + at] = data.number("points", category)
    for pile, name in ((seat, "resources"), (BIDS + seat, "bid"), (EQUIPMENT + seat, "equipment")):
        if data.has(name):
            for good in range(RESOURCES):
                state.goods[pile * RESOURCES + good] = 0
            for key in data.keys(name):
                good = _index(data, RESOURCE_IDS, key)
                state.goods[pile * RESOURCES + good] = data.number(name, key)
    if data.has("workers"):
        _read_workers(state, seat, data.at("workers"))
    if data.has("armies"):
        _read_armies(state, seat, data.at("armies"))
    for name in data.keys("cities") if data.has("cities") else []:
        area = _index(data, AREA_IDS[:SUMER], name)
        if state.city_owner(area) != NOBODY:
            raise ValueError(f"there are two cities in {name}")
        state.cities[seat] |= 1 << area
        state.expanded |= data.at("cities").index_in(["plain", "expanded"], name) << area
    state.moved[seat] = data.number("moved_cities") if data.has("moved_cities") else 0
    if data.has("empire"):
        state.empire[seat] = data.index_in(EMPIRES, "empire")
    if data.has("started_as"):
        state.started[seat] = data.number("started_as") - 1


def _read_workers(state: FloodState, seat: int, data: Data) -> None:
    for at in range(CROWD):
        state.workers[seat * CROWD + at] = 0
    left: int = WORKERS
    for name in [*data.keys()]:
        at = _index(data, WORKER_PLACES, name)
        state.workers[seat * CROWD + at] = data.number(name)
        left -= data.number(name)
    if not data.has(WORKER_PLACES[UNAVAILABLE]):
        state.workers[seat * CROWD + UNAVAILABLE] = left


def _read_armies(state: FloodState, seat: int, data: Data) -> None:
    left: int = ARMIES
    state.ready[seat] = 0
    for name in [*data.keys()]:
        count = data.number(name)
        if name == "unavailable":
            continue
        left -= count
        if name == "available":
            state.ready[seat] = count
            continue
        area = _index(data, AREA_IDS, name)
        if state.armies[area] > 0:
            raise ValueError(f"two players have armies in {name}")
        if count > 0:
            state.armies[area] = count
            state.held[seat] |= 1 << area
    state.idle[seat] = data.number("unavailable") if data.has("unavailable") else left


def _index(data: Data, known: list[str], word: str) -> int:
    if word not in known:
        raise ValueError(f"{data.place}: {word} is none of {', '.join(known)}")
    return known.index(word)


def _fill_stock(state: FloodState, data: Data) -> None:
    """The stock is what is left of the 94 pieces; if it is given it must say the same."""
    for good, name in enumerate(RESOURCE_IDS):
        held = sum(state.goods[p * RESOURCES + good] for p in range(PILES) if p != STOCK)
        left: int = QUANTITY[good] - held
        if left < 0:
            raise ValueError(f"there are only {QUANTITY[good]} {name}")
        state.goods[STOCK * RESOURCES + good] = left
        if data.has("stock"):
            said = data.number("stock", name) if data.at("stock").has(name) else 0
            if said != left:
                raise ValueError(f"{left} {name} must be in the stock, not {said}")


def check(state: FloodState) -> None:
    """Refuse what could not lie on the table."""
    if not 1 <= state.turn <= TURNS:
        raise ValueError(f"there is no turn {state.turn}")
    order = sorted(state.order[at] for at in range(SEATS))
    if order != [*range(SEATS)] and state.code != DRAW_ORDER:
        raise ValueError("the order of play must name every player once")
    for pile in range(PILES):
        if any(state.goods[pile * RESOURCES + good] < 0 for good in range(RESOURCES)):
            raise ValueError("nobody holds fewer than 0 of a resource")
    for seat in range(SEATS):
        _check_player(state, seat)
    entered = sorted(state.started[s] for s in range(SEATS) if state.started[s] != NOBODY)
    if entered != [*range(len(entered))]:
        raise ValueError("started_as must be 1, 2, 3 in the order in which empires started")
    chosen = [state.empire[seat] for seat in range(SEATS) if state.empire[seat] != NOBODY]
    if len(chosen) != len(set(chosen)):
        raise ValueError("two players have the same empire")
    _check_frame(state)


def _check_player(state: FloodState, seat: int) -> None:
    colour = COLOURS[seat]
    crowd = [state.crew(seat, at) for at in range(CROWD)]
    if sum(crowd) != WORKERS or min(crowd) < 0:
        raise ValueError(f"{colour} must have {WORKERS} workers in all")
    if state.scribes(seat) > SCRIBES_MOST:
        raise ValueError(f"{colour} has more than {SCRIBES_MOST} workers in Scribes")
    if count_bits(state.cities[seat]) > CITIES:
        raise ValueError(f"{colour} has more than {CITIES} cities")
    on_board = [area for area in range(AREAS) if state.holds(seat, area)]
    armies = sum(state.armies[area] for area in on_board) + state.ready[seat] + state.idle[seat]
    if armies != ARMIES or state.ready[seat] < 0 or state.idle[seat] < 0:
        raise ValueError(f"{colour} must have {ARMIES} armies in all")
    empire, started = state.empire[seat], state.started[seat]
    if empire != NOBODY and EMPIRE_TURN[empire] != state.turn:
        raise ValueError(f"{EMPIRES[empire]} is not an empire of turn {state.turn}")
    if empire == NOBODY and (started != NOBODY or state.idle[seat] < ARMIES):
        raise ValueError(f"{colour} has armies but no empire")
    if started == NOBODY and on_board:
        raise ValueError(f"{colour} has armies on the board, but started_as is not given")
    for area in on_board:
        if not 0 < state.armies[area] <= MOST_ARMIES:
            raise ValueError(f"{colour} must have 1 to {MOST_ARMIES} armies in {AREA_IDS[area]}")
        home = (HOMES[empire] >> area) & 1
        if area == DILMUN or (not home and not any((reach >> area) & 1 for reach in REACH)):
            raise ValueError(f"no army of {colour} can come to {AREA_IDS[area]}")


def _check_frame(state: FloodState) -> None:
    """The decision on top must fit what lies on the table."""
    if state.actor == OVER:
        return
    decision = state.decision()
    numbers = [state.a, state.b, state.c]
    for name, number in zip(decision.frame, numbers, strict=False):
        if not 0 <= number < FRAME_LIMITS[name]:
            raise ValueError(f"{decision.name}: {name} cannot be {number}")
    seat = state.a if state.code == COMBAT_ROLL else state.actor
    area = state.b if state.code == COMBAT_ROLL else state.a
    if state.code in (COMBAT_ROLL, GO_ON):
        if state.holder(area) in (NOBODY, seat) or state.started[seat] == NOBODY:
            raise ValueError(f"{decision.name}: there is nobody to fight in {AREA_IDS[area]}")
        if state.ready[seat] == 0:
            raise ValueError(f"{decision.name}: the attacker has no available army")
    if state.code in (CHOOSE_HOME, BUY_ARMIES, EQUIP_ARMIES):
        if state.empire[seat] == NOBODY or state.started[seat] != NOBODY:
            raise ValueError(f"{decision.name}: {COLOURS[seat]} is not starting an empire")
    if state.code == EXPAND_MENU and (state.started[seat] == NOBODY or state.ready[seat] == 0):
        raise ValueError(f"{decision.name}: {COLOURS[seat]} has no empire with available armies")
    if state.code == ACTION and (state.actor == CHANCE or (state.passed >> state.actor) & 1):
        raise ValueError("the player who is to act has passed")
