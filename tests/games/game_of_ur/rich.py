"""Games of Ur with most birds on the way, empty and rich purses, and gambles about to be thrown."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.codes import FIRST_SHARED, HOUSES
from edubba.games.game_of_ur.space import BIRDS, FACES, SIDES
from edubba.games.game_of_ur.terms import terms_of


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """About to throw, to choose, or to gamble."""
    terms = terms_of(setup)
    position: JsonObject = {}
    taken: set[int] = set()
    for side in SIDES:
        own: set[int] = set()
        birds: JsonObject = {}
        for bird in BIRDS:
            house = 1 + rng.below(HOUSES)
            if rng.below(6) == 0 or house in own or house in taken:
                birds[bird] = "off"
            else:
                birds[bird] = house
                own.add(house)
        if rng.below(2):
            birds[BIRDS[rng.below(len(BIRDS))]] = "home"
        position[side] = birds
        taken = {house for house in own if house >= FIRST_SHARED}
    total = int(terms.brought[0] + terms.brought[1])
    light = 0 if rng.below(3) == 0 else rng.below(total + 1)
    dark = 0 if rng.below(3) == 0 else rng.below(total - light + 1)
    if rng.below(3) == 0:
        light = total - dark  # an empty pool
    position["counters"] = {"light": light, "dark": dark, "pool": total - light - dark}
    seat = rng.below(len(SIDES))
    position["to_move"] = SIDES[seat]
    position["first"] = SIDES[rng.below(len(SIDES))]
    position["turn"] = 1 + rng.below(int(terms.turn_cap))
    small = 1 + rng.below(len(FACES))
    kind = rng.below(3)
    if kind > 0:
        position["small"] = small
        choosing = kind == 1 and not terms.always_both
        position["decisions"] = [
            {"decision": "use_or_gamble", "actor": seat, "number": small}
            if choosing
            else {"decision": "large_throw", "actor": "chance", "number": small}
        ]
    return position
