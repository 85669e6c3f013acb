"""Late, crowded positions of Ulm: many seals, cards in hand and face-up, coats, descendants, full
supplies, and hardly anything left in the bag, the draw pile and the stack of coats."""

from typing import TypeVar

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject
from edubba.games.ulm import codes
from edubba.games.ulm.space import (
    CARDS,
    CELLS,
    COATS,
    COLOURS,
    DESCENDANTS,
    DOCKS,
    QUARTERS,
    SLOTS,
    TOWERS,
)
from edubba.games.ulm.terms import LINE_ENDS, SEAL_SPACES, Terms

EARLIEST = 6
"""Earlier rounds are not late."""
PURSE = 12
"""Coins and sparrows of a rich player, where the bank has enough."""
SPARE = 3
"""Tiles of a colour and cards that may be left undrawn."""
FRAMES = ["turn_begin", "menu", "before_push"]
"""What is about to happen."""
Thing = TypeVar("Thing")


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """A position in which nearly everything has been taken."""
    terms = Terms(setup.options)
    to_move = rng.below(setup.seats)
    data: JsonObject = {
        "round": EARLIEST + rng.below(codes.ROUNDS + 1 - EARLIEST),
        "start_player": rng.below(setup.seats),
        "to_move": to_move,
    }
    _tower(data, setup, rng)
    people: list[JsonObject] = []
    for barge in _shuffled([*range(terms.danube.spaces)], rng)[: setup.seats]:
        coins = min(PURSE, terms.coins // setup.seats)
        sparrows = min(PURSE, terms.sparrows // setup.seats)
        purse = {"coins": rng.below(coins + 1), "sparrows": rng.below(sparrows + 1)}
        people.append({"vp": rng.below(60), **purse, "barge": barge})
    frame = FRAMES[rng.below(len(FRAMES))]
    data["decisions"] = [{"decision": frame, "actor": to_move}]
    _tiles(data, people, terms, frame, rng)
    _seals(data, people, terms, rng)
    _cards(data, people, rng)
    data["players"] = [*people]
    return data


def _shuffled(things: list[Thing], rng: Rng) -> list[Thing]:
    rest = [*things]
    return [rest.pop(rng.below(len(rest))) for _ in things]


def _tower(data: JsonObject, setup: Setup, rng: Rng) -> None:
    mode = setup.options.word("tower_mode")
    if mode == "counter":
        return
    tiles: list[Json] = [*_shuffled(TOWERS, rng)]
    number = data["round"]
    assert isinstance(number, int)
    data["tower"] = tiles[0]
    unseen = tiles[number:]
    if mode == "advanced" and number < codes.ROUNDS:
        data["next_tower"] = unseen.pop()
    data["towers_unseen"] = unseen


def _tiles(data: JsonObject, people: list[JsonObject], terms: Terms, frame: str, rng: Rng) -> None:
    """Grid, docks and slots are full; the players hold nearly all the rest."""
    bag = [name for colour, name in enumerate(COLOURS) for _ in range(terms.tiles[colour])]
    bag = _shuffled(bag, rng)
    cells: list[Json] = [bag.pop() for _ in CELLS]
    data["grid"] = [cells[row : row + codes.LINE] for row in range(0, len(CELLS), codes.LINE)]
    data["docks"] = [bag.pop() if rng.below(6) else None for _ in DOCKS]
    outer: JsonObject = {}
    for line in range(1, codes.LINES):  # one stays free
        if rng.below(4):
            outer[SLOTS[LINE_ENDS[line + line + rng.below(2)]]] = bag.pop()
    data["outer"] = outer
    if frame == "before_push":
        data["drawn_tile"] = bag.pop()
    elif frame == "menu":
        data["turn"] = {
            "line": _counted([COLOURS[rng.below(len(COLOURS))] for _ in range(codes.LINE)])
        }
    hands: list[list[str]] = [[] for _ in people]
    while len(bag) > rng.below(SPARE * len(COLOURS)):
        hands[rng.below(len(people))].append(bag.pop())
    for person, hand in zip(people, hands, strict=True):
        person["tiles"] = _counted(hand)


def _counted(names: list[str]) -> JsonObject:
    return {name: names.count(name) for name in dict.fromkeys(names)}


def _seals(data: JsonObject, people: list[JsonObject], terms: Terms, rng: Rng) -> None:
    """Seals all over the city, with the coats and descendants that they brought."""
    seals = [[0] * len(people) for _ in QUARTERS]
    edges: JsonObject = {}
    spots = _shuffled(SLOTS, rng)
    coats = _shuffled([*range(len(COATS))], rng)
    lying = _shuffled(DESCENDANTS, rng)[: codes.PLACES]
    data["oath_house"] = [*lying]
    owned: list[list[Json]] = [[] for _ in people]
    arms: list[list[int]] = [[] for _ in people]
    left = [codes.SEALS] * len(people)
    places = [q for q in range(len(QUARTERS)) for _ in range(SEAL_SPACES[q])]
    for quarter in _shuffled(places, rng):
        seat = rng.below(len(people))
        if left[seat] == 0 or rng.below(4) == 0:
            continue
        if (codes.COAT_QUARTERS >> quarter) & 1:
            if terms.same_seal:
                edges[spots.pop()] = seat
            else:
                seals[quarter][seat] += 1
                left[seat] -= 1
                if left[seat] > 0:
                    edges[spots.pop()] = seat
            _take_coat(coats, arms[seat])
        else:
            seals[quarter][seat] += 1
            if quarter == codes.OATH_HOUSE:
                owned[seat].append(lying.pop())
        left[seat] = max(0, left[seat] - 1)
    data["quarters"] = {name: [*seals[quarter]] for quarter, name in enumerate(QUARTERS)}
    data["edges"] = edges
    for seat, person in enumerate(people):
        person["descendants"] = owned[seat]
        person["coats"] = [COATS[coat] for coat in arms[seat]]


def _take_coat(coats: list[int], arms: list[int]) -> None:
    """The next coat that the player has a crest for."""
    gold = sum((codes.GOLD >> coat) & 1 for coat in arms)
    for coat in coats:
        if gold < codes.CRESTS or (codes.GOLD >> coat) & 1 == 0:
            coats.remove(coat)
            arms.append(coat)
            return


def _cards(data: JsonObject, people: list[JsonObject], rng: Rng) -> None:
    """Full hands and many cards face-up; a few discarded, hardly one to draw."""
    pile = _shuffled(CARDS, rng)
    discard: list[Json] = [pile.pop() for _ in range(rng.below(len(CARDS) // 4))]
    held: list[JsonObject] = [{} for _ in people]
    while len(pile) > rng.below(SPARE + 1):
        where = "hand" if rng.below(2) else "face_up"
        held[rng.below(len(people))][pile.pop()] = where
    data["discard"] = discard
    for person, cards in zip(people, held, strict=True):
        person["cards"] = cards
        person["cards_played"] = [*cards.values()].count("face_up") + rng.below(5)
