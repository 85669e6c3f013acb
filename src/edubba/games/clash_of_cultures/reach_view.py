"""What a seat could do next: where groups go, what spaces give, which verbs are closed to it."""

from dataclasses import dataclass
from typing import Final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT, names_of
from edubba.core.native import i64
from edubba.core.words import Message
from edubba.games.clash_of_cultures import codes, obstacles
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.city import collect
from edubba.games.clash_of_cultures.decisions.move.groups import may_join, ways_into
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState

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
        start, group = state.a, state.b
        groups_into(state, start, group, found)
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
    cell, taken = state.a, state.b
    city = state.city(cell)
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
            kinds = collect.kinds_at(state, seat, city, cells[i], far)
        if kinds != 0:
            yields[ids.CELLS[cells[i]]] = names_of(kinds, ids.KINDS)
    if not yields:
        return None
    left = collect.limit(state, city) - (taken if begun else 0)
    return HarvestView(ids.CELLS[city.cell], left, yields)


@dataclass
class ShutView:
    """A verb of the turn with which nothing can be done now."""

    verb: str
    why: Message | None
    """What stands in the way of all it could be done with; None where they differ, or there is
    nothing at all."""
    rule: str


MENU: Final = [
    ("advance", range(codes.ADVANCE, codes.SWITCH), "CC-3.1"),
    ("move", range(codes.MOVE, codes.FOUND), "CC-4.1"),
    ("found", range(codes.FOUND, codes.ACTIVATE), "CC-5.1"),
    ("activate", range(codes.ACTIVATE, codes.CIVIC), "CC-6.1"),
    ("civic", range(codes.CIVIC, codes.INFLUENCE), "CC-7.1"),
    ("influence", range(codes.INFLUENCE, codes.PLAY), "CC-8.1"),
    ("play", range(codes.PLAY, codes.USE), "CC-15.2"),
    ("use", range(codes.USE, codes.TRADE), "CC-2.5"),
    ("trade", range(codes.TRADE, codes.TRADE + len(ids.COLOURS)), "CC-17.1"),
]
"""The verbs of a turn with their answers and the rule that is about them."""
NOTHING_THERE: Final = {
    obstacles.ALREADY_OWNED,
    obstacles.NEEDS_ADVANCE,
    obstacles.NO_SETTLER_THERE,
    obstacles.NO_CITY_HERE,
    obstacles.NO_CITY_OF_YOURS,
    obstacles.NO_CITY_THERE,
    obstacles.NOT_ON_THIS_BOARD,
    obstacles.CARD_NOT_PLAYED,
    obstacles.USE_NOT_OWNED,
    obstacles.NO_SUCH_PLAYER,
    obstacles.TRADE_WITH_ONESELF,
}
"""What is in the way of answers that nobody would think of: no such thing is there."""


def shut_views(state: ClashState, seat: int) -> list[ShutView]:
    """The verbs that are closed to a seat that may choose one; to one that builds, the units."""
    if seat == state.actor and state.code == frames.BUILD_UNIT:
        return shut_units(state)
    if seat != state.actor or state.code != frames.MAIN:
        return []
    question = state.decision()
    assert isinstance(question, Choice)
    legal = {*state.legal_actions()}
    found: list[ShutView] = []
    for verb, answers, rule in MENU:
        switches = range(codes.SWITCH, codes.MOVE) if verb == "advance" else range(0)
        if any(each in legal for each in (*answers, *switches)):
            continue
        asked = [each for each in answers if question.obstacle(state, each) not in NOTHING_THERE]
        reasons = [question.why_not(state, each) for each in asked]
        said = {(reason.words.id, str(reason.words.args.get("lack"))) for reason in reasons}
        same = len(said) == 1
        words = reasons[0].words if same else None
        found.append(ShutView(verb, words, reasons[0].rule if same else rule))
    return found


def shut_units(state: ClashState) -> list[ShutView]:
    """Settlers, Army units and ships that cannot be built at their own price."""
    question = state.decision()
    assert isinstance(question, Choice)
    found: list[ShutView] = []
    for kind, name in enumerate(ids.UNIT_KINDS):
        if question.obstacle(state, codes.BUILD + kind) != NO_OBSTACLE:
            reason = question.why_not(state, codes.BUILD + kind)
            found.append(ShutView(name, reason.words, reason.rule))
    return found
