"""What everybody sees of After the Flood: everything, with what a drawing needs beside it."""

from dataclasses import dataclass

from edubba.core.state import NOBODY
from edubba.core.view import View
from edubba.core.words import Message
from edubba.games.after_the_flood import codes, space, terms
from edubba.games.after_the_flood.codes import AREAS, EMPIRES, SEATS, SUMER
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.state import (
    BIDS,
    CATEGORIES,
    EQUIPMENT,
    STOCK,
    UNAVAILABLE,
    FloodState,
)


@dataclass
class AreaView:
    """One area with all that stands in it."""

    id: str
    sumer: bool
    points: int
    """What most workers here score at the end."""
    icons: list[str]
    """The resources that can be taken here in trade."""
    city: str | None
    """The colour of the city."""
    expanded: bool
    holder: str | None
    """Whose armies stand here."""
    armies: int
    workers: list[int]
    """By seat."""
    x: float
    y: float
    """The middle of the area on the map of data.json."""


@dataclass
class BoxView:
    """A worker box, or one side of it."""

    id: str
    """`irrigation`, `weaving`, `scribes_ready`, `scribes_new`, ..."""
    workers: list[int]


@dataclass
class PlayerView:
    """What lies before one player."""

    colour: str
    points: int
    scored: dict[str, int]
    """Points by category."""
    resources: dict[str, int]
    bid: dict[str, int]
    equipment: dict[str, int]
    workers_available: int
    workers_unavailable: int
    armies_available: int
    armies_unavailable: int
    cities_in_hand: int
    moved_cities: int
    empire: str | None
    strength: int
    rank: str | None
    passed: bool


@dataclass
class EmpireView:
    """One of the three empires of this turn."""

    id: str
    armies: int
    home: str | None
    """Its name as well; None for an empire of Sumer, which starts in any of its areas."""
    taken_by: str | None


@dataclass
class ActView:
    """One of the six actions, as it stands for whoever chooses one now."""

    id: str
    why: Message | None
    """What stands in its way, and by which rule."""
    rule: str
    moves: list[str]
    """How it can go on; where it must be paid for first (AF-7.3), after some payment."""
    payments: dict[str, list[str]]
    """What can pay for it, each with those of the moves that it would spoil (AF-7.4)."""


@dataclass
class FloodView(View):
    """The whole table."""

    turn: int
    phase: str
    order: list[str]
    """Empty before it is drawn."""
    actor: str | None
    players: list[PlayerView]
    stock: dict[str, int]
    areas: list[AreaView]
    boxes: list[BoxView]
    empires: list[EmpireView]
    acts: list[ActView]
    """Only while an action is being chosen."""


def view_of(state: FloodState) -> FloodView:
    drawn = state.order[0] != NOBODY
    return FloodView(
        turn=state.turn,
        phase=space.PHASES[state.phase],
        order=[space.COLOURS[seat] for seat in state.turn_order() if drawn],
        actor=_colour(state.actor),
        players=[_player(state, seat) for seat in range(SEATS)],
        stock=_pile(state, STOCK),
        areas=[_area(state, area) for area in range(AREAS)],
        boxes=[
            BoxView(id, [int(state.crew(seat, at)) for seat in range(SEATS)])
            for at, id in enumerate(space.SOURCES)
            if id not in space.AREAS and id != "stock"
        ],
        empires=[_empire(state, e) for e in range(EMPIRES) if terms.EMPIRE_TURN[e] == state.turn],
        acts=_acts(state) if state.actor >= 0 and state.code == frames.ACTION else [],
    )


def _colour(seat: int) -> str | None:
    return space.COLOURS[seat] if seat >= 0 else None


def _pile(state: FloodState, pile: int) -> dict[str, int]:
    """All eight resources, also those of which there are none."""
    return dict(zip(space.RESOURCES, state.pieces(pile), strict=True))


def _area(state: FloodState, area: int) -> AreaView:
    data = space.DATA.at("areas", area)
    x, y = data.at("center", 0).value, data.at("center", 1).value
    assert isinstance(x, float)
    assert isinstance(y, float)
    return AreaView(
        id=space.AREAS[area],
        sumer=area < SUMER,
        points=terms.END_POINTS[area],
        icons=data.texts("trade_icons"),
        city=_colour(state.city_owner(area)),
        expanded=(state.expanded >> area) & 1 == 1,
        holder=_colour(state.holder(area)),
        armies=state.armies[area],
        workers=[int(state.crew_in(seat, area)) for seat in range(SEATS)],
        x=x,
        y=y,
    )


def _player(state: FloodState, seat: int) -> PlayerView:
    empire, rank = state.empire[seat], state.rank(seat)
    return PlayerView(
        colour=space.COLOURS[seat],
        points=state.total(seat),
        scored={name: int(state.scored(seat, at)) for at, name in enumerate(CATEGORIES)},
        resources=_pile(state, seat),
        bid=_pile(state, BIDS + seat),
        equipment=_pile(state, EQUIPMENT + seat),
        workers_available=state.crew(seat, codes.FROM_STOCK),
        workers_unavailable=state.crew(seat, UNAVAILABLE),
        armies_available=state.ready[seat],
        armies_unavailable=state.idle[seat],
        cities_in_hand=state.cities_in_hand(seat),
        moved_cities=state.moved[seat],
        empire=None if empire == NOBODY else space.EMPIRES[empire],
        strength=state.strength(seat),
        rank=None if rank == NOBODY else space.DATA.text("equipment_ranks", int(rank)),
        passed=state.has_passed(seat),
    )


def _empire(state: FloodState, empire: int) -> EmpireView:
    owner = [space.COLOURS[seat] for seat in range(SEATS) if state.empire[seat] == empire]
    return EmpireView(
        id=space.EMPIRES[empire],
        armies=terms.BASE_ARMIES[empire],
        home=None if terms.HOME[empire] == terms.NOWHERE else space.AREAS[terms.HOME[empire]],
        taken_by=owner[0] if owner else None,
    )


def _acts(state: FloodState) -> list[ActView]:
    legal = state.legal_actions()
    acts: list[ActView] = []
    for act, id in enumerate(space.ACTS):
        action = codes.ACT + act
        if action in legal:
            acts.append(_act(state, id, action))
        else:
            reason = state.decision().why_not(state, action)
            acts.append(ActView(id, reason.words, reason.rule, [], {}))
    return acts


def _act(state: FloodState, id: str, action: int) -> ActView:
    """How an action could go on, tried out; passing is a question of its own."""
    tried = _after(state, action)
    if tried.code != frames.PAYMENT:
        return ActView(id, None, "", [] if tried.code == frames.PASS else _moves(state, tried), {})
    paid = {
        space.PAYMENTS[payment - codes.PAY]: _moves(state, _after(tried, payment))
        for payment in tried.legal_actions()
    }
    moves = list(dict.fromkeys(move for each in paid.values() for move in each))
    return ActView(id, None, "", moves, {each: _without(moves, paid[each]) for each in paid})


def _without(moves: list[str], left: list[str]) -> list[str]:
    kept = set(left)
    return [move for move in moves if move not in kept]


def _after(state: FloodState, action: int) -> FloodState:
    tried = state.clone()
    tried.apply(action)
    return tried


def _moves(state: FloodState, tried: FloodState) -> list[str]:
    """What the player who acts is asked next."""
    if tried.actor != state.actor:
        return []
    return [str(space.SPACE.decode(each)) for each in tried.legal_actions()]
