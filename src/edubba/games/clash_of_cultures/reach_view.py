"""What the seat that is asked could do next on the map: where groups go, what spaces give."""

from dataclasses import dataclass
from typing import Final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.city import collect
from edubba.games.clash_of_cultures.decisions.move.groups import may_join
from edubba.games.clash_of_cultures.decisions.move.move import ways_into
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import names_of

MOST_GROUPS: Final = 60
"""Of one space; more than any sane army has."""


@dataclass
class MarchView:
    """A group that could leave a space now, and all its ways."""

    start: str
    units: list[str]
    ways: list[str]
    """The moves that would end its march: `to D3`, `embark D4`."""


def march_views(state: ClashState, seat: int) -> list[MarchView]:
    """All groups that the seat could send out with its next answers; units in ascending order."""
    found: list[MarchView] = []
    if seat != state.actor:
        return found
    if state.code == frames.MOVE_WITH:
        groups_into(state, state.a, state.b, found)
    elif state.code == frames.MOVE_FROM or (state.code == frames.MAIN and state.actions > 0):
        starts = {state.cell_of_unit(state.actor, unit) for unit in range(codes.UNITS)}
        for start in sorted(starts):
            if start != NO_CELL:
                groups_into(state, start, 0, found)
    return found


def groups_into(state: ClashState, start: i64, chosen: i64, found: list[MarchView]) -> None:
    """The groups of one space that hold all who were chosen already, smaller ones first."""
    seat = state.actor
    waiting = [int(chosen)]
    known = {int(chosen)}
    while waiting and len(known) <= MOST_GROUPS:
        group: i64 = waiting.pop(0)
        if group != 0:
            ways = Actions()
            ways_into(state, seat, start, group, ways)
            words = [str(ids.SPACE.decode(way)) for way in ways.as_list()]
            if words:
                found.append(MarchView(ids.CELLS[start], names_of(group, ids.UNITS), words))
        for unit in range(codes.UNITS):
            joined: i64 = group | BIT[unit]
            if joined != group and int(joined) not in known:
                if may_join(state, seat, start, group, unit):
                    known.add(int(joined))
                    waiting.append(int(joined))


@dataclass
class HarvestView:
    """What the city that is being activated can still collect."""

    city: str
    left: int
    """How often something can still be taken."""
    yields: dict[str, list[str]]
    """The kinds that a space may give next."""


def harvest_view(state: ClashState, seat: int) -> HarvestView | None:
    if seat != state.actor or state.code not in (frames.ACTIVATION, frames.COLLECT_SPACE):
        return None
    city = state.city(state.a)
    begun = state.code == frames.COLLECT_SPACE
    if not begun and state.collects < 0:
        return None
    far = collect.distant_spaces(state, seat)
    yields: dict[str, list[str]] = {}
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if begun:
            kinds = collect.kinds_now(state, cells[i])
        else:
            kinds = collect.kinds_at(state, seat, city, cells[i], NO_CELL, far)
        if kinds != 0:
            yields[ids.CELLS[cells[i]]] = names_of(kinds, ids.KINDS)
    if not yields:
        return None
    left = collect.limit(state, city) - (state.b if begun else 0)
    return HarvestView(ids.CELLS[city.cell], left, yields)
