"""What lies before a player and can be counted, so that choices can be told apart in the words of
the game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from edubba.core.game import Setup
from edubba.core.state import State
from edubba.core.words import Message

Count: TypeAlias = Callable[[Any, int], int]
"""A number in a view, for one of the seats there."""
Terms: TypeAlias = Mapping[str, Count]


def _amount(value: Any) -> int:
    if isinstance(value, dict):
        return sum(value.values())
    return len(value) if isinstance(value, list) else int(value)


def _own(name: str, sign: int = 1) -> Count:
    """What the view of a player calls so."""
    return lambda view, seat: sign * _amount(getattr(view.players[seat], name))


def _part(name: str, kind: str) -> Count:
    """One kind of what the view of a player calls so."""
    return lambda view, seat: int(getattr(view.players[seat], name)[kind])


def _areas(view: Any, seat: int) -> Iterable[Any]:
    """Where a seat has most workers, and by that points in the end."""
    for area in view.areas:
        others = [workers for other, workers in enumerate(area.workers) if other != seat]
        if area.workers[seat] > max(others):
            yield area


def _lies(view: Any, seat: int, what: str) -> Iterable[Any]:
    """Areas whose city or armies are a seat's."""
    return (each for each in view.areas if getattr(each, what) == view.players[seat].colour)


def _cities(view: Any, seat: int) -> list[Any]:
    return [each for each in view.cities if each.owner == view.players[seat].colour]


def _way(view: Any, seat: int) -> list[int]:
    """How far each piece in play has come; of the Royal Game's those that are not home."""
    side = view.sides[seat]
    if hasattr(side, "birds"):
        return [bird.house for bird in side.birds if 0 < bird.house < _length(view, seat)]
    return [*side.positions]


def _length(view: Any, seat: int) -> int:
    side = view.sides[seat]
    return len(side.path) + 1 if hasattr(side, "path") else BIRDS_HOME


def _houses(view: Any, seat: int) -> int:
    return sum(_way(view, seat)) + _length(view, seat) * int(view.sides[seat].home)


def _guarded(view: Any, seat: int) -> int:
    """Pieces where none can be captured."""
    side, other = view.sides[seat], view.sides[1 - seat]
    safe = set(side.squares) - set(other.path)
    if view.safe_rosettes:
        safe |= {*side.squares} & {*view.rosettes}
    return len(safe)


def _on_rosettes(view: Any, seat: int) -> int:
    return sum(bird.place in view.rosettes for bird in view.sides[seat].birds)


def _type(number: int) -> Count:
    return lambda view, seat: int(view.players[seat].types[number])


def _in_hand(kind: str) -> Count:
    """Sides of the hand tile of a type."""

    def sides(view: Any, seat: int) -> int:
        tile = view.players[seat].hand
        return 0 if tile is None else (tile.up == kind) + (tile.down == kind)

    return sides


def _shown(kind: str) -> Count:
    """Free tiles that show a type: room to claim it."""
    return lambda view, seat: sum(
        cell.owner is None and cell.tile is not None and cell.tile.up == kind for cell in view.cells
    )


def _beside(view: Any, seat: int, free: bool) -> list[Any]:
    """Tiles beside a seat's own that nobody controls, or that somebody else does."""
    own = [cell for cell in view.cells if cell.owner == seat]
    rest = [cell for cell in view.cells if cell.owner != seat and (cell.owner is None) == free]
    return [cell for cell in rest if any(_touch(cell, each) for each in own)]


def _touch(cell: Any, other: Any) -> bool:
    """Whether two cells have a side in common: two corners of their outlines."""
    outlines = (cell.hexagon, other.hexagon) if not cell.square else (cell.square, other.square)
    here, there = ({tuple(corner) for corner in outline} for outline in outlines)
    return len(here & there) > 1


BIRDS_HOME: Final = 17
"""The house of a bird that is home."""
RACE: Final[Terms] = {
    "home": lambda view, seat: int(view.sides[seat].home),
    "in_play": lambda view, seat: int(view.sides[seat].home) + len(_way(view, seat)),
    "houses": _houses,
}
COUNTED: Final[Mapping[str, Terms]] = {
    "royal_game_of_ur": {**RACE, "safe": _guarded},
    "game_of_ur": {
        "counters": lambda view, seat: int(view.sides[seat].counters),
        **RACE,
        "rosettes": _on_rosettes,
    },
    "ur_ziggurat": {
        "points": _own("points"),
        "on_board": _own("on_board"),
        "ziggurats": _own("ziggurats"),
        "controlled": lambda view, seat: sum(view.players[seat].types),
        "types": lambda view, seat: sum(each > 0 for each in view.players[seat].types),
        "full": lambda view, seat: sum(
            cell.owner == seat and cell.cubes == view.limit and not cell.ziggurat
            for cell in view.cells
        ),
    },
    "after_the_flood": {
        "points": _own("points"),
        "end_points": lambda view, seat: sum(each.points for each in _areas(view, seat)),
        "resources": _own("resources"),
        "workers_available": _own("workers_available"),
        "workers": lambda view, seat: sum(
            each.workers[seat] for each in [*view.areas, *view.boxes]
        ),
        "armies_available": _own("armies_available"),
        "armies": lambda view, seat: sum(each.armies for each in _lies(view, seat, "holder")),
        "held": lambda view, seat: len([*_lies(view, seat, "holder")]),
        "strength": _own("strength"),
        "bid": _own("bid"),
        "cities": lambda view, seat: len([*_lies(view, seat, "city")]),
        "expanded": lambda view, seat: sum(each.expanded for each in _lies(view, seat, "city")),
    },
    "ulm": {
        "points": _own("vp"),
        "end_points": _own("to_add"),
        "coins": _own("coins"),
        "sparrows": _own("sparrows"),
        "crests": _own("crests"),
        "tiles": _own("tiles"),
        "descendants": _own("descendants"),
        "coats": _own("coats"),
        "barge": _own("barge"),
        "seals": _own("seals", -1),  # the view tells how many are left: what is laid is gained
        "quarters": lambda view, seat: sum(
            any(seal.owner == seat for seal in each.seals) for each in view.quarters
        ),
        "cards": lambda view, seat: len(view.players[seat].hand) + view.players[seat].hidden,
        "laid": _own("face_up"),
    },
    "clash_of_cultures": {
        "points": _own("points"),
        "goods": _own("goods"),
        "advances": _own("advances"),
        "happiness": _own("happiness"),
        "culture": _own("culture"),
        "hand_size": _own("hand_size"),
        "objectives": _own("objectives_size"),
        "scored": _own("scored"),
        "units": _own("units"),
        "cities": lambda view, seat: len(_cities(view, seat)),
        "buildings": lambda view, seat: sum(len(each.buildings) for each in _cities(view, seat)),
        "wonders": lambda view, seat: sum(len(each.wonders) for each in _cities(view, seat)),
        "happy": lambda view, seat: sum(each.mood == "happy" for each in _cities(view, seat)),
        "angry": lambda view, seat: -sum(each.mood == "angry" for each in _cities(view, seat)),
    },
}
"""What is counted in each game, the more the better, by names that the catalogue words."""
TYPES: Final = ("agriculture", "culture", "commerce", "politics", "war")
FINER: Final[Mapping[str, Terms]] = {
    "royal_game_of_ur": {
        "foremost": lambda view, seat: max(_way(view, seat), default=0),
        "hindmost": lambda view, seat: min(_way(view, seat), default=0),
    },
    "game_of_ur": {
        "foremost": lambda view, seat: max(_way(view, seat), default=0),
        "hindmost": lambda view, seat: min(_way(view, seat), default=0),
    },
    "ur_ziggurat": {
        "room": lambda view, seat: len(_beside(view, seat, free=True)),
        "borders": lambda view, seat: -len(_beside(view, seat, free=False)),
        **{f"kind:ur_ziggurat/type-{kind}": _type(at) for at, kind in enumerate(TYPES)},
        **{f"shown:ur_ziggurat/type-{kind}": _shown(kind) for kind in TYPES},
        **{f"hand:ur_ziggurat/type-{kind}": _in_hand(kind) for kind in TYPES},
    },
    "after_the_flood": {
        f"kind:after_the_flood/good-{kind}": _part("resources", kind)
        for kind in ("grain", "wood", "metal", "textile", "tools", "oil", "gold", "lapis")
    },
    "ulm": {
        f"kind:ulm/colour-{kind}": _part("tiles", kind)
        for kind in ("brown", "turquoise", "white", "orange", "gray")
    },
    "clash_of_cultures": {
        f"kind:clash_of_cultures/kind-{kind}": _part("goods", kind)
        for kind in ("food", "wood", "ore", "ideas", "gold")
    },
}
"""What is told only where nothing of that differs. After a colon stands what the game calls it."""


def counted(setup: Setup, state: State, seat: int, finely: bool = False) -> dict[str, int]:
    """Points and goods of a seat."""
    return _counts(setup, state, seat, (seat,), finely)


def of_others(setup: Setup, state: State, seat: int) -> dict[str, int]:
    """The same of all others together, as far as a seat sees it."""
    others = [other for other in range(state.seats) if other != seat]
    return _counts(setup, state, seat, others, False)


def _counts(
    setup: Setup, state: State, eyes: int, seats: Iterable[int], finely: bool
) -> dict[str, int]:
    terms = (FINER if finely else COUNTED).get(setup.game.id)
    if terms is None:
        return {} if finely else {"points": sum(int(state.scores()[seat]) for seat in seats)}
    view: Any = setup.game.view(setup, state, eyes)
    return {name: sum(int(count(view, seat)) for seat in seats) for name, count in terms.items()}


def named(counts: list[tuple[str, int]]) -> Message:
    """Several goods as one: with commas, and a word before the last."""
    return listed([_named(name, count) for name, count in counts])


def _named(name: str, count: int) -> Message:
    term, _, what = name.partition(":")
    if what:
        return Message(f"analysis/goods-{term}", count=count, what=Message(what))
    return Message(f"analysis/goods-{term}", count=count)


def listed(goods: list[Message]) -> Message:
    first, *rest = goods
    if not rest:
        return first
    id = "analysis/goods-several" if len(rest) > 1 else "analysis/goods-two"
    return Message(id, first=first, second=listed(rest))
