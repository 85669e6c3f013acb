"""A player in a view: his board, his units, and of his hands what the seat knows."""

from dataclasses import dataclass

from edubba.core.bits import count_bits
from edubba.games.clash_of_cultures.board_view import chosen
from edubba.games.clash_of_cultures.codes import CELLS, FIRST_ARMY, FIRST_SHIP, RESOURCES, UNITS
from edubba.games.clash_of_cultures.decisions.advances.governments import government_of
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX
from edubba.games.clash_of_cultures.position.fields import MARKS
from edubba.games.clash_of_cultures.secrets import knows, knows_objectives
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    CARDS,
    COLOURS,
    GOVERNMENTS,
    KINDS,
    OBJECTIVE_CARDS,
    UNIT_KINDS,
)
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import UNITS as UNIT_IDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import PIECES


@dataclass
class UnitView:
    id: str
    cell: str
    aboard: str | None
    """The ship that carries it."""
    marks: list[str]
    """What it may no longer do this turn: `fought`, `mountain`, `forest`, `fertile`, `moved`."""


def unit_views(state: ClashState, owner: int) -> list[UnitView]:
    found: list[UnitView] = []
    player = state.player(owner)
    for unit in range(UNITS):
        at = player.unit_at[unit]
        if at >= 0:
            ship = UNIT_IDS[FIRST_SHIP + at - CELLS] if at >= CELLS else None
            cell = LABELS[state.cell_of_unit(owner, unit)]
            marks = chosen(player.marks[unit], MARKS)
            found.append(UnitView(UNIT_IDS[unit], cell, ship, marks))
    return found


@dataclass
class PlayerView:
    seat: int
    colour: str
    points: int
    score: dict[str, int]
    """The points by source; they add up to `points`."""
    goods: dict[str, int]
    maximum: dict[str, int]
    """The ends of the tracks."""
    advances: list[str]
    government: str | None
    happiness: int
    culture: int
    supply: dict[str, int]
    """City pieces and units that can still be built."""
    units: list[UnitView]
    hand: list[str]
    """The Action cards this seat knows of this hand."""
    hand_size: int
    objectives: list[str]
    """The Objective cards this seat knows of this hand."""
    objectives_size: int
    scored: list[str]
    lost_actions: int
    """Actions that his next player-turn will lack."""
    truce: list[str]
    """Whom he may not attack in his present or next player-turn."""
    banned: bool
    """Pestilence: he builds nothing until he has Sanitation."""
    borrowed: str | None
    """The advance lent by the Great Library."""


def player_view(
    state: ClashState, owner: int, seat: int, score: dict[str, list[int]]
) -> PlayerView:
    player = state.player(owner)
    government = government_of(player)
    return PlayerView(
        seat=owner,
        colour=COLOURS[owner],
        points=state.points(owner),
        score={source: points[owner] for source, points in score.items()},
        goods={kind: int(player.kinds[at]) for at, kind in enumerate(KINDS)},
        maximum={KINDS[at]: int(state.maximum(owner, at)) for at in range(RESOURCES)},
        advances=chosen(player.advances, ADVANCES),
        government=None if government < 0 else GOVERNMENTS[government],
        happiness=player.happiness,
        culture=player.culture,
        supply=supply_of(state, owner),
        units=unit_views(state, owner),
        hand=chosen(knows(state, owner, seat), CARDS),
        hand_size=count_bits(player.hand),
        objectives=chosen(knows_objectives(state, owner, seat), OBJECTIVE_CARDS),
        objectives_size=count_bits(player.objectives),
        scored=chosen(player.scored, OBJECTIVE_CARDS),
        lost_actions=player.assassinated + player.revolted,
        truce=chosen(player.truce, COLOURS),
        banned=player.banned == 1,
        borrowed=None if player.borrowed < 0 else ADVANCES[player.borrowed],
    )


def supply_of(state: ClashState, owner: int) -> dict[str, int]:
    """City pieces, then units, that are neither on the board nor out of the game."""
    player = state.player(owner)
    found = {piece: int(player.supply[at]) for at, piece in enumerate(PIECES)}
    for kind in UNIT_KINDS:
        found[kind] = 0
    for unit in range(UNITS):
        if player.unit_at[unit] == SUPPLY_BOX:
            found[UNIT_KINDS[int(unit >= FIRST_ARMY) + int(unit >= FIRST_SHIP)]] += 1
    return found
