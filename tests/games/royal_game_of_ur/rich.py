"""Royal games of Ur with most pieces on the way, about to throw."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject
from edubba.games.royal_game_of_ur.codes import LIGHT
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.terms import terms_of


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """Pieces wherever they can stand, few waiting, some home."""
    terms = terms_of(setup)
    position: JsonObject = {}
    barred: set[int] = set()
    for seat, side in enumerate(SIDES):
        on: set[int] = set()
        for _ in range(terms.pieces):
            place = 1 + rng.below(int(terms.home) - 1)
            if place not in barred and rng.below(8):
                on.add(place)
        left = int(terms.pieces) - len(on)
        home = rng.below(left + 1) if on else rng.below(left)
        standing: list[Json] = [*sorted(on)]
        position[side] = {"on": standing, "home": home, "waiting": left - home}
        if seat == LIGHT:
            barred = {int(terms.meets[place]) for place in on}
    position["to_move"] = SIDES[rng.below(len(SIDES))]
    position["throws"] = rng.below(200)
    return position
