"""What positions say by plain names: numbers with what each may be, flags, and sets with the words
for what is in them. They are written, read and checked from these tables."""

from typing import Final

from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures import terms
from edubba.games.clash_of_cultures.bounds import PRICE, YES_OR_NO, sets_of
from edubba.games.clash_of_cultures.codes import ADVANCES, CARDS, COUNTS
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.state import EXTRA_SPACES, ClashState

MANY: Final = range(10_000)
"""Beyond what there ever is of what has no limit: offers, rounds of a battle, half points."""
SOME: Final = range(COUNTS)
STACK: Final = range(terms.BARBARIAN_LIMIT + 1)
ROUND: Final = range(terms.ROUNDS + 1)
USED: Final = sets_of(24)


def numbers(state: ClashState) -> dict[str, range]:
    """What is counted beside the pieces."""
    somebody = range(NOBODY, state.seats)
    return {
        "settlements_left": range(terms.BARBARIAN_SETTLEMENTS + 1),
        "barbarians_left": range(terms.BARBARIAN_UNITS + 1),
        "exhausted_left": range(terms.EXHAUSTED_TOKENS + 1),
        "round": ROUND,
        "turn": range(terms.TURNS + 1),
        "first": somebody,
        "active": somebody,
        "actions": SOME,
        "used": USED,
        "collects": range(-FAR, COUNTS),
        "next_collect": range(EXTRA_SPACES + 1),
        "drafted": SOME,
        "offers": MANY,
        "moves": range(terms.MOVES + 1),
        "warlord": SOME,
        "paid": PRICE,
        "chosen": somebody,
        "learned": range(terms.NONE, ADVANCES),
        "revealed": range(terms.NONE, state.terms.layout.region_count()),
        "held": range(terms.NONE, CARDS),
    }


FLAGS: Final = [
    *("ended", "begun", "influenced", "takeover"),
    *("won_land", "captured", "sailed", "navigated"),
]
SETS: Final = {
    "tiles": ids.TILES,
    "action_deck": ids.CARDS,
    "objective_deck": ids.OBJECTIVE_CARDS,
    "event_deck": ids.EVENTS,
    "wonder_deck": ids.WONDERS,
    "objective_discard": ids.OBJECTIVE_CARDS,
    "display": ids.WONDERS,
    "looked": ids.OBJECTIVE_CARDS,
    "offered": ids.CARDS,
    "offered_objectives": ids.OBJECTIVE_CARDS,
    "returned": ids.CARDS,
    "returned_objectives": ids.OBJECTIVE_CARDS,
}


def player_numbers(player: Player) -> dict[str, range]:
    """The numbers of a player's board; a level has room for all that can still be gained."""
    return {
        "happiness": level(player, terms.YELLOW),
        "culture": level(player, terms.BLUE),
        "half_points": MANY,
        "assassinated": SOME,
        "revolted": SOME,
        "banned": YES_OR_NO,
        "founder_round": ROUND,
        "wonder_round": ROUND,
    }


def level(player: Player, raises: vec[i64]) -> range:
    missing = [at for at in range(ADVANCES) if not player.owns(at)]
    return range(ADVANCES + 1 - sum(int(raises[at]) for at in missing))


PLAYER_SETS: Final = {
    "advances": ids.ADVANCES,
    "hand": ids.CARDS,
    "objectives": ids.OBJECTIVE_CARDS,
    "scored": ids.OBJECTIVE_CARDS,
    "fresh": ids.OBJECTIVE_CARDS,
    "late": ids.OBJECTIVE_CARDS,
    "truce": ids.COLOURS,
    "shown_to": ids.COLOURS,
}
MARKS: Final = ["fought", "mountain", "forest", "fertile", "moved"]
"""The marks of `pieces.py`, in the order of their bits."""
BATTLE_NUMBERS: Final = {"round": MANY, "bonus": SOME, "barbarians": SOME}
BATTLE_FLAGS: Final = [
    *("naval", "raid", "ambush", "disembarked", "die_off", "hit_off", "shown"),
    *("fortress", "great_city", "in_city", "defended", "hurt", "withdrawn"),
]
BATTLE_PAIRS: Final = {
    "steel": SOME,
    "denied": YES_OR_NO,
    "cancels": SOME,
    "dice": SOME,
    "values": range(-COUNTS, FAR),
    "kills": SOME,
    "began": SOME,
    "losses": SOME,
    "hits": SOME,
    "trade_units": YES_OR_NO,
}
"""What each side has of something."""
