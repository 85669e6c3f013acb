"""A player in a view: his board, his units, and of his hands what the seat knows."""

from dataclasses import dataclass

from edubba.core.bits import count_bits, names_of, word_of
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.codes import CELLS, FIRST_ARMY, FIRST_SHIP, RESOURCES, UNITS
from edubba.games.clash_of_cultures.decisions.advances.governments import government_of
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.position.fields import MARKS
from edubba.games.clash_of_cultures.secrets import knows, knows_objectives
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
            ship = ids.UNITS[FIRST_SHIP + at - CELLS] if at >= CELLS else None
            cell = ids.CELLS[state.cell_of_unit(owner, unit)]
            marks = names_of(player.marks[unit], MARKS)
            found.append(UnitView(ids.UNITS[unit], cell, ship, marks))
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
    return PlayerView(
        seat=owner,
        colour=ids.COLOURS[owner],
        points=state.points(owner),
        score={source: points[owner] for source, points in score.items()},
        goods={kind: int(player.kinds[at]) for at, kind in enumerate(ids.KINDS)},
        maximum={ids.KINDS[at]: int(state.maximum(owner, at)) for at in range(RESOURCES)},
        advances=names_of(player.advances, ids.ADVANCES),
        government=word_of(government_of(player), ids.GOVERNMENTS),
        happiness=player.happiness,
        culture=player.culture,
        supply=supply_of(player),
        units=unit_views(state, owner),
        hand=names_of(knows(state, owner, seat), ids.CARDS),
        hand_size=count_bits(player.hand),
        objectives=names_of(knows_objectives(state, owner, seat), ids.OBJECTIVE_CARDS),
        objectives_size=count_bits(player.objectives),
        scored=names_of(player.scored, ids.OBJECTIVE_CARDS),
        lost_actions=player.assassinated + player.revolted,
        truce=names_of(player.truce, ids.COLOURS),
        banned=player.banned == 1,
        borrowed=word_of(player.borrowed, ids.ADVANCES),
    )


def supply_of(player: Player) -> dict[str, int]:
    """City pieces, then units, that are neither on the board nor out of the game."""
    return {
        **{piece: int(player.supply[at]) for at, piece in enumerate(PIECES)},
        "settler": player.in_supply(0, FIRST_ARMY),
        "army": player.in_supply(FIRST_ARMY, FIRST_SHIP),
        "ship": player.in_supply(FIRST_SHIP, UNITS),
    }
