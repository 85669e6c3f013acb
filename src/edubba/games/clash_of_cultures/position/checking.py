"""Positions from outside: what could not lie on the table is refused before anything runs."""

from typing import Final

from edubba.core.bits import all_bits, count_bits, members
from edubba.core.data import beyond
from edubba.core.state import FRAME, NOBODY, NOTHING
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.board import WHO
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.position.writing import pile
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.totals import totals_of
from edubba.games.clash_of_cultures.words import cannot
from edubba.games.clash_of_cultures.words import player as player_word

SETTING_UP: Final = (
    frames.SET_UP,
    frames.DEAL_POSITION,
    frames.FIRST_CARDS,
    frames.FIRST_PLAYER_BY_LOT,
)
AT_THE_BOTTOM: Final = (*SETTING_UP, frames.MAIN, frames.STATUS)
"""What lies below all other decisions, and nowhere else."""
IN_BATTLE: Final = (
    *(frames.BATTLE_ABILITY, frames.AMBUSH, frames.AMBUSH_DIE, frames.LOSE_SHIP, frames.LAY_CARD),
    *(frames.TACTIC_DIE, frames.KEEP_ABILITIES, frames.WITHDRAW, frames.ROLL_DIE, frames.BUY_VALUE),
    *(frames.RETREAT, frames.RAID_PIECE, frames.BATTLE_OPENING, frames.AMBUSH_OVER),
    *(frames.LOSE_UNITS, frames.ROUND_BEGINS, frames.LAYING, frames.CARDS_SHOWN),
    *(frames.BEFORE_ROLL, frames.ROLLING, frames.BUYING_VALUE, frames.COUNT_HITS),
    *(frames.EXTRA_HITS, frames.TAKE_LOSSES, frames.ROUND_OVER, frames.BATTLE_OVER, frames.WALK_IN),
    frames.RAID_LOSSES,
)
HOLDING: Final = (frames.SWAP_TAKE, frames.TAKE_PLAN)
"""The decisions before which a card was put aside."""


def check_position(state: ClashState, totals: dict[str, int]) -> None:
    """Whether the pieces on the table are those of the box, and stand where they can."""
    for name, count in totals_of(state).items():
        if count != totals[name]:
            kind, _, whose = name.partition(" of ")
            facts: dict[str, Arg] = {"count": count, "all": totals[name]}
            if not whose:
                raise cannot("count", kind=kind, **facts)
            piece = Message(f"clash_of_cultures_board/supply-{kind}")
            raise cannot("count_own", piece=piece, seat=player_word(int(whose)), **facts)
    check_cards(state)
    for seat in range(state.seats):
        check_player(state, seat)
    for cell in range(codes.CELLS):
        check_space(state, cell)
    check_map(state)
    check_stack(state)


def check_cards(state: ClashState) -> None:
    """Every card lies in one place."""
    actions = pile(state.action_discard) + members(state.action_deck)
    plans = members(state.objective_deck) + members(state.objective_discard)
    plans += members(state.looked)
    events = pile(state.event_discard) + members(state.event_deck)
    wonders = members(state.wonder_deck) + members(state.display)
    for seat in range(state.seats):
        player = state.player(seat)
        actions += members(player.hand & all_bits(terms.FIRST_PERSON))
        persons = members(player.hand >> terms.FIRST_PERSON)
        events += [int(terms.PERSON_EVENT[person]) for person in persons]
        plans += members(player.objectives) + members(player.scored)
    for i in range(len(state.cities)):
        wonders += members(state.cities[i].wonders)
    for kind, cards, most in (
        ("action", actions, codes.ACTION_CARDS),
        ("objective", plans, codes.OBJECTIVE_CARDS),
        ("event", events, codes.EVENTS),
        ("wonder", wonders, codes.WONDERS),
    ):
        if len({*cards}) != len(cards) or (cards and max(cards) >= most):
            raise cannot("double", kind=kind)


def check_player(state: ClashState, seat: int) -> None:
    player, place = state.player(seat), f"players/{seat}"
    for kind in range(codes.KINDS):
        right = range(state.maximum(seat, kind) + 1)
        if player.kinds[kind] not in right:
            raise beyond(f"{place}/kinds/{ids.KINDS[kind]}", player.kinds[kind], right)
    if min(player.supply) < 0 or min(player.removed) < 0:
        raise cannot("supply", seat=player_word(seat))
    if player.fresh & ~player.objectives or player.late & ~player.fresh:
        raise cannot("plan", seat=player_word(seat))
    for unit in range(codes.UNITS):
        at = player.unit_at[unit]
        if at < 0:
            continue
        cell = state.cell_of_unit(seat, unit)
        fits = unit < codes.FIRST_SHIP and cell >= 0
        if at < codes.CELLS:
            fits = state.is_sea(cell) if unit >= codes.FIRST_SHIP else state.is_land(cell)
        if not fits:
            raise cannot("stand").at(f"{place}/units/{ids.UNITS[unit]}")
        if (state.standing[cell] & WHO) - 1 != seat:
            raise cannot("meet", cell=ids.CELLS[cell])
    for ship in range(codes.FIRST_SHIP, codes.UNITS):
        aboard = pile(player.unit_at).count(codes.CELLS + ship - codes.FIRST_SHIP)
        if aboard > terms.SHIP_ROOM:
            raise cannot("carry", room=terms.SHIP_ROOM).at(f"{place}/units/{ids.UNITS[ship]}")


def check_space(state: ClashState, cell: int) -> None:
    label = ids.CELLS[cell]
    barbarians = state.barbarians[cell]
    if state.armies(cell) > terms.ARMY_LIMIT:
        raise cannot("crowd", cell=label)
    if barbarians > 0 and (state.standing[cell] or not state.is_land(cell)):
        raise cannot("raid", cell=label)
    if state.has_city(cell):
        check_city(state, state.city(cell))
    elif state.exhausted[cell] and not state.is_land(cell):
        raise cannot("exhaust", cell=label)


def check_city(state: ClashState, city: City) -> None:
    label = ids.CELLS[city.cell]
    if not state.is_land(city.cell) or city.size() > terms.MAX_CITY_SIZE:
        raise cannot("found", cell=label)
    holder = state.holder(city.cell)
    wild = city.owner == codes.BARBARIANS
    taken = wild and holder != codes.BARBARIANS  # which TAKE_OR_RAZE asks about
    if holder >= 0 and holder != city.owner and not taken:
        raise cannot("occupy", cell=label)
    if wild and (city.wonders or city.colours):
        raise cannot("found", cell=label)
    if city.port != NO_CELL:
        beside = state.terms.layout.touch(city.cell, city.port)
        if not beside or not state.is_sea(city.port):
            raise cannot("berth", cell=label)
    elif city.has(codes.PORT):
        raise cannot("berth", cell=label)


def check_map(state: ClashState) -> None:
    """There is a tile for every region that lies face down."""
    layout = state.terms.layout
    hidden = 0
    for region in range(layout.region_count()):
        if state.terrain[layout.regions[region * codes.REGION_SIZE]] == FACE_DOWN:
            hidden += 1
    if count_bits(state.tiles) + int(state.code == frames.ORIENT_REGION) < hidden:
        raise cannot("hide")


def check_stack(state: ClashState) -> None:
    """What waits below the decision on top, and what it takes for granted."""
    if state.code == NOTHING:
        return
    if state.ended:
        raise cannot("go_on")
    waiting = [int(state.below[at]) for at in range(0, state.depth, FRAME)]
    stack = [*waiting, int(state.code)]
    bottom, actor = stack[0], state.below[1] if waiting else state.actor
    if bottom not in AT_THE_BOTTOM or any(code in AT_THE_BOTTOM for code in stack[1:]):
        raise cannot("wait")
    begun = state.round > 0 and state.turn > 0 and state.first != NOBODY
    if bottom in SETTING_UP:
        begun = (state.round, state.turn, state.first, state.active) == (0, 0, NOBODY, NOBODY)
    if not begun:
        raise cannot("begin")
    if bottom not in SETTING_UP and state.active != (actor if bottom == frames.MAIN else NOBODY):
        raise cannot("act")
    fighting = any(code in IN_BATTLE for code in stack)
    if fighting != (state.battle is not None):
        raise cannot("fight")
    if state.held != terms.NONE and state.code not in HOLDING:
        raise cannot("keep")
