"""What things are called; the sentences are in locale/."""

from collections.abc import Callable, Mapping
from typing import Final

from edubba.core.errors import Impossible
from edubba.core.words import Arg, Message, Named
from edubba.games.ulm import codes
from edubba.games.ulm.space import (
    ACTIONS,
    BONUSES,
    CARD_KINDS,
    CARDS,
    COATS,
    COLOURS,
    DESCENDANTS,
    PARTS,
    QUARTERS,
    SIDES,
    SLOTS,
    TOWERS,
    TRADE_KINDS,
)
from edubba.games.ulm.terms import COAT_INCOME, COAT_VP, Terms


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"ulm/cannot-{what}", **facts))


def player(seat: int) -> Message:
    return Message(f"ulm/seat-{seat}")


colour: Final[Named] = Named("ulm/colour", COLOURS)
action: Final[Named] = Named("ulm/action", ACTIONS)
"""The action of a tile of this colour."""
card: Final[Named] = Named("ulm/card", CARDS)
"""A card's name with the colour of its tile, which tells cards of a kind apart."""
top: Final[Named] = Named("ulm/top", CARDS)
"""What a card does when it is played for its top."""


def end(card: int, terms: Terms) -> Message:
    """What a card is worth when it lies face-up at the end."""
    if CARD_KINDS[card] in TRADE_KINDS:  # UL-11.5, UL-13.3
        same, different = int(terms.same_bonus), int(terms.different_bonus)
        return Message("ulm/end-trade", same=same, different=different)
    return Message(f"ulm/end-{CARD_KINDS[card]}")


quarter: Final[Named] = Named("ulm/quarter", QUARTERS)


def privilege(quarter: int, terms: Terms) -> Message:
    if terms.same_seal and (codes.COAT_QUARTERS >> quarter) & 1:  # UL-13.5
        return Message("ulm/privilege-same_seal")
    return Message(f"ulm/privilege-{QUARTERS[quarter]}")


coat: Final[Named] = Named("ulm/coat", [each.removeprefix("coat_") for each in COATS])


def worth(coat: int, terms: Terms) -> Message:
    """What a coat of arms brings: points, and a gold one what its crest pays."""
    when = "at_end" if terms.coats_at_end else "when_taken"
    points = Message(f"ulm/worth-{when}", vp=int(COAT_VP[coat]))
    if COAT_INCOME[coat] == 0:
        return points
    return Message("ulm/worth-gold", points=points, pays=pays(coat, terms))


def pays(coat: int, terms: Terms) -> Message:
    """What the crest of a gold coat pays, and to whom (UL-6.8, UL-13.6)."""
    return Message(f"ulm/pays-{terms.crest_income}", income=int(COAT_INCOME[coat]))


descendant: Final[Named] = Named("ulm/descendant", DESCENDANTS)
power: Final[Named] = Named("ulm/power", DESCENDANTS)
tower: Final[Named] = Named("ulm/tower", [each.removeprefix("tower_") for each in TOWERS])


def decree(tile: int, terms: Terms) -> Message:
    """What a tower tile changes in its round."""
    if terms.reduced_price_only and tile in (
        codes.TOWER_GUILD_RATES,
        codes.TOWER_BOOK_FAIR,
    ):  # UL-13.8
        return Message(f"ulm/decree_must-{TOWERS[tile].removeprefix('tower_')}")
    if terms.shortfall_costs_vp and tile == codes.TOWER_IMPERIAL_TAX:  # UL-13.9
        return Message("ulm/decree_or_loss-imperial_tax")
    if terms.one_play and tile == codes.TOWER_COUNCIL_ASSEMBLY:  # UL-13.13
        return Message("ulm/decree_in_all-council_assembly")
    if terms.extra_seal and tile == codes.TOWER_OPEN_GATES:  # UL-13.14
        return Message("ulm/decree_more-open_gates")
    return Message(f"ulm/decree-{TOWERS[tile].removeprefix('tower_')}")


side: Final[Named] = Named("ulm/side", SIDES)


def line(push: int) -> Message:
    """The row or column into which a tile is pushed."""
    kind = "column" if SLOTS[push][0] in ("n", "s") else "row"
    return Message(f"ulm/line-{kind}", number=1 + int(SLOTS[push][1:]))


def where(push: int) -> Message:
    """`push n0` is from the north into column 1, `push e2` from the east into row 3."""
    return Message("ulm/where", side=Message(f"ulm/side-{SLOTS[push][0]}"), line=line(push))


bonus: Final[Named] = Named("ulm/bonus", BONUSES)


def dock(slot: int) -> int:
    """People count docks from 1."""
    return slot + 1


def all_of(names: list[Arg]) -> Arg:
    """Several names in a row."""
    joined = names[0]
    for name in names[1:]:
        joined = Message("ulm/and", one=joined, other=name)
    return joined


# What numbers stand for is told by their names, in moves, frames and events alike.

COLOURED: Final = ("colour", "gave", "given", "kept", "one", "other", "out", "pushed", "took")
NAMES: Final[dict[str, Callable[[int], Arg]]] = {
    **dict.fromkeys([*COLOURED, "returned"], colour),
    "seat": player,
    "bonus": bonus,
    "card": card,
    "coat": coat,
    "descendant": descendant,
    "part": PARTS.__getitem__,
    "push": where,
    "quarter": quarter,
    "side": side,
    "slot": dock,
    "spot": SLOTS.__getitem__,
    "tile": tower,
}
KNOWN: Final[dict[str, tuple[str, Callable[[int], Arg]]]] = {
    "colour": ("action", action),
    "card": ("top", top),
    "descendant": ("power", power),
    "push": ("line", line),
}
"""What can be said along with a thing."""
SEVERAL: Final[dict[str, Callable[[int], Arg]]] = {"cards": card, "colours": colour}


def said(things: Mapping[str, object]) -> dict[str, Arg]:
    """Things in words, by the same names."""
    args: dict[str, Arg] = {}
    for name, value in things.items():
        if isinstance(value, list):
            args[name] = all_of([SEVERAL[name](each) for each in value])
        elif isinstance(value, int) and name in NAMES:
            args[name] = NAMES[name](value)
            if name in KNOWN:
                along, word = KNOWN[name]
                args[along] = word(value)
        elif isinstance(value, (int, str, Message)):
            args[name] = value
    return args
