"""Late turns of After the Flood: crowded areas and boxes, full hands, cities and empires of all
three players that stand next to each other."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import JsonObject
from edubba.games.after_the_flood.space import (
    AREAS,
    COLOURS,
    DATA,
    EMPIRES,
    GROUNDS,
    RESOURCES,
    SOURCES,
)
from edubba.games.after_the_flood.terms import (
    ARMIES,
    CITIES,
    EMPIRE_TURN,
    HOMES,
    MOST_ARMIES,
    QUANTITY,
    SCRIBES_MOST,
    TURNS,
    WORKERS,
)

SUMER = [area.text("id") for area in DATA.each("areas") if area.text("kind") == "sumer"]
SIDES = ["scribes_ready", "scribes_new", "scribes_used"]
CROWDED = [place for place in SOURCES if place not in (*SIDES, "stock")]
INVADABLE = {to for area in DATA.each("areas") for to in area.texts("adjacent")}
FIRST_TURN = 2
MOST_HELD = 7
"""Areas that one empire of a rich position holds at most."""


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """Somewhere in the rounds of a late turn, or when all have just passed."""
    turn = FIRST_TURN + rng.below(TURNS - FIRST_TURN + 1)
    order = _shuffled([0, 1, 2], rng)
    passed = order[: rng.below(len(order) + 1)]
    position: JsonObject = {"turn": turn, "order": [COLOURS[seat] for seat in order]}
    position["passed"] = [COLOURS[seat] for seat in sorted(passed)]
    players: list[JsonObject] = [{} for _ in COLOURS]
    for player in players:
        player["workers"] = _workers(setup, rng)
        player["points"] = {"areas": 2 * rng.below(30), "nippur": rng.below(12), "cities": 4}
        player["moved_cities"] = rng.below(setup.options.count("max_relocations_per_turn") + 1)
    _build(players, rng)
    started = _start_empires(players, turn, rng)
    _deal(players, passed, started, rng)
    for colour, player in zip(COLOURS, players, strict=True):
        position[colour] = player
    acting = [seat for seat in order if seat not in passed]
    frame: JsonObject = {"decision": "settle_order", "actor": "chance"}
    if acting:
        frame = {"decision": "action", "actor": acting[rng.below(len(acting))]}
    position["decisions"] = [frame]
    return position


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    left = [*items]
    return [left.pop(rng.below(len(left))) for _ in items]


def _workers(setup: Setup, rng: Rng) -> JsonObject:
    """Two in Scribes, some available, and most of the others in a few places."""
    crew = dict.fromkeys(SOURCES, 0)
    settled = setup.options.word("scribe_ready") == "next_action"
    for _ in range(rng.below(SCRIBES_MOST + 1)):
        side = SIDES[rng.below(len(SIDES))]
        crew["scribes_ready" if settled else side] += 1
    crew["stock"] = rng.below(11)
    favoured = [CROWDED[rng.below(len(CROWDED))] for _ in range(6)]
    for _ in range(rng.below(WORKERS + 1 - sum(crew.values()))):
        crew[favoured[rng.below(len(favoured))]] += 1
    return {place: count for place, count in crew.items() if count > 0}


def _build(players: list[JsonObject], rng: Rng) -> None:
    """Cities, some of them expanded, in most of Sumer."""
    cities: list[JsonObject] = [{} for _ in players]
    for area in SUMER:
        owner = cities[rng.below(len(cities))]
        if len(owner) < CITIES and rng.below(6) > 0:
            owner[area] = "expanded" if rng.below(2) else "plain"
    for player, own in zip(players, cities, strict=True):
        player["cities"] = own


def _start_empires(players: list[JsonObject], turn: int, rng: Rng) -> list[int]:
    """Most players have an empire, some of which hold nothing any more; who, as they started."""
    empires = [at for at in range(len(EMPIRES)) if EMPIRE_TURN[at] == turn]
    started = _shuffled([*range(len(players))], rng)[: 1 + rng.below(len(players))]
    free = [*GROUNDS]
    for number, seat in enumerate(started):
        empire = empires.pop(rng.below(len(empires)))
        homes = [area for at, area in enumerate(AREAS) if (HOMES[empire] >> at) & 1]
        reached = [area for area in free if area in INVADABLE or area in homes]
        left = ARMIES - rng.below(8)
        armies: JsonObject = {}
        for _ in range(min(rng.below(MOST_HELD + 1), len(reached))):
            area = reached.pop(rng.below(len(reached)))
            free.remove(area)
            count = 1 + rng.below(MOST_ARMIES)
            armies[area] = count
            left -= count
        armies["available"] = rng.below(max(0, left) + 1)
        players[seat]["empire"] = EMPIRES[empire]
        players[seat]["started_as"] = number + 1
        players[seat]["armies"] = armies
    return started


def _deal(players: list[JsonObject], passed: list[int], started: list[int], rng: Rng) -> None:
    """Most resources lie in hands, bids and equipment, so that the stock runs dry."""
    piles: list[tuple[int, str]] = [(seat, "resources") for seat in range(len(players))] * 2
    piles += [(seat, "bid") for seat in passed] + [(seat, "equipment") for seat in started]
    held: dict[tuple[int, str], dict[str, int]] = {pile: {} for pile in piles}
    for good, name in enumerate(RESOURCES):
        for _ in range(QUANTITY[good] - rng.below(1 + QUANTITY[good] // 2)):
            pile = held[piles[rng.below(len(piles))]]
            pile[name] = pile.get(name, 0) + 1
    for (seat, kind), pile in held.items():
        players[seat][kind] = {**pile}
