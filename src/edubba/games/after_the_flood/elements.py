"""The names of the board's elements, as targets and events use them."""

from edubba.games.after_the_flood.space import AREAS, COLOURS, EMPIRES, PLACES, RESOURCES, SOURCES


def area(area: int) -> str:
    return f"area:{AREAS[area]}"


def city(area: int) -> str:
    return f"city:{AREAS[area]}"


def army(area: int) -> str:
    """The armies standing in an area."""
    return f"army:{AREAS[area]}"


def place(seat: int, place: int) -> str:
    """An area outside Sumer, a worker box, or the available workers."""
    return _place(seat, PLACES[place])


def source(seat: int, source: int) -> str:
    """Where a worker stands; the sides of a box have names of their own."""
    return _place(seat, SOURCES[source])


def _place(seat: int, id: str) -> str:
    if id == "stock":
        return workers(seat)
    return f"area:{id}" if id in AREAS else f"box:{id}"


def good(seat: int, good: int) -> str:
    """A player's pieces of a resource."""
    return f"good:{COLOURS[seat]}:{RESOURCES[good]}"


def stock(good: int) -> str:
    return f"stock:{RESOURCES[good]}"


def workers(seat: int) -> str:
    """A player's available workers."""
    return f"workers:{COLOURS[seat]}"


def armies(seat: int) -> str:
    """A player's available armies."""
    return f"armies:{COLOURS[seat]}"


def empire(empire: int) -> str:
    return f"empire:{EMPIRES[empire]}"
