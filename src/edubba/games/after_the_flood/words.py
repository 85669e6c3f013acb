"""What the things of After the Flood are called; the words are in locale/."""

from typing import Final

from edubba.core.state import NOBODY
from edubba.core.words import Message, Named, seat_word
from edubba.games.after_the_flood.space import (
    ACTS,
    AREAS,
    DATA,
    PAYMENTS,
    PLACES,
    RESOURCES,
    SOURCES,
)


def side(seat: int) -> Message:
    if seat == NOBODY:
        return Message("after_the_flood/nobody")
    return seat_word("after_the_flood", seat)


good: Final[Named] = Named("after_the_flood/good", RESOURCES)
area: Final[Named] = Named("after_the_flood/place", AREAS)
place: Final[Named] = Named("after_the_flood/place", PLACES)
"""Where a worker can be put."""
source: Final[Named] = Named("after_the_flood/place", SOURCES)
"""Where a worker can be."""


def supply(available: bool) -> Message:
    """A player's available or unavailable workers."""
    return Message(f"after_the_flood/place-{'stock' if available else 'unavailable'}")


act: Final[Named] = Named("after_the_flood/act", ACTS)


def payment(payment: int) -> Message:
    if PAYMENTS[payment] in RESOURCES:
        return Message("after_the_flood/pay-good", good=good(payment))
    return Message(f"after_the_flood/pay-{PAYMENTS[payment]}")


def empire(empire: int) -> Message:
    """An empire is called like its home; those without one are of Sumer."""
    home = DATA.at("empires", empire)
    area = home.text("start_area") if home.has("start_area") else "sumer"
    return Message(f"after_the_flood/place-{area}")


def listed(items: list[Message]) -> Message:
    """Things one after another, as a sentence names them."""
    if not items:
        return Message("after_the_flood/nothing")
    said = items[0]
    for item in items[1:-1]:
        said = Message("after_the_flood/list-more", said=said, item=item)
    if len(items) > 1:
        said = Message("after_the_flood/list-last", said=said, item=items[-1])
    return said


def order(seats: list[int]) -> Message:
    return listed([side(seat) for seat in seats])


def ranks(seats: list[int]) -> Message:
    """Players from rank A down."""
    ranked = zip(DATA.texts("equipment_ranks"), map(side, seats), strict=False)
    return listed([Message("after_the_flood/has_rank", rank=r, seat=seat) for r, seat in ranked])


def pieces(counts: list[int]) -> Message:
    """Pieces by resource: `2 wood and 1 oil`."""
    held = [(n, good(at)) for at, n in enumerate(counts) if n > 0]
    return listed([Message("after_the_flood/pieces", count=n, good=each) for n, each in held])


def shares(counts: list[int]) -> Message:
    """What each player gets or loses: `Red 2 and Green 1`."""
    got = [(side(seat), n) for seat, n in enumerate(counts) if n > 0]
    said = [Message("after_the_flood/share", seat=seat, count=n) for seat, n in got]
    return listed(said or [side(NOBODY)])


def date(turn: int) -> Message:
    return Message(f"after_the_flood/date-{turn}")
