"""Positions from outside: what could not lie on the table is refused before anything runs."""

from typing import Final

from edubba.core.bits import all_bits, count_bits, members
from edubba.core.state import FRAME, NOBODY, NOTHING
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.board import WHO
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.position import fields
from edubba.games.clash_of_cultures.position.writing import pile
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.totals import totals_of

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
            raise ValueError(f"{name}: {count} in all, but there are {totals[name]}")
    check_numbers(state)
    check_cards(state)
    for seat in range(state.seats):
        check_player(state, seat)
    for cell in range(codes.CELLS):
        check_space(state, cell)
    check_map(state)
    check_stack(state)


def within(number: int, right: range, what: str) -> None:
    if number not in right:
        raise ValueError(f"{what} is {number}, not {right[0]} to {right[-1]}")


def check_numbers(state: ClashState) -> None:
    """What is counted beside the pieces."""
    for name, right in fields.numbers(state).items():
        within(getattr(state, name), right, name)
    battle = state.battle
    if battle is None:
        return
    for name, right in fields.BATTLE_NUMBERS.items():
        within(getattr(battle, name), right, f"battle/{name}")
    for name, right in fields.BATTLE_PAIRS.items():
        pair = pile(getattr(battle, name))
        if len(pair) != len(battle.cards):
            raise ValueError(f"battle/{name} is no pair")
        for number in pair:
            within(number, right, f"battle/{name}")


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
        ("Action", actions, codes.ACTION_CARDS),
        ("Objective", plans, codes.OBJECTIVE_CARDS),
        ("Event", events, codes.EVENTS),
        ("Wonder", wonders, codes.WONDERS),
    ):
        if len({*cards}) != len(cards) or (cards and max(cards) >= most):
            raise ValueError(f"one of the {kind} cards lies in two places")


def check_player(state: ClashState, seat: int) -> None:
    player, colour = state.player(seat), ids.COLOURS[seat]
    for name, right in fields.player_numbers(player).items():
        within(getattr(player, name), right, f"{name} of {colour}")
    for kind in range(codes.KINDS):
        if not 0 <= player.kinds[kind] <= state.maximum(seat, kind):
            raise ValueError(f"{colour} cannot have {player.kinds[kind]} {ids.KINDS[kind]}")
    if min(player.supply) < 0 or min(player.removed) < 0:
        raise ValueError(f"{colour} has more city pieces in cities than there are")
    if player.fresh & ~player.objectives or player.late & ~player.fresh:
        raise ValueError(f"{colour} drew Objective cards that are not in the hand")
    for unit in range(codes.UNITS):
        at = player.unit_at[unit]
        if at < 0:
            continue
        cell = state.cell_of_unit(seat, unit)
        place = f"{ids.UNITS[unit]} of {colour}"
        if at >= codes.CELLS and (unit >= codes.FIRST_SHIP or cell < 0):
            raise ValueError(f"{place} cannot be aboard there")
        fits = state.is_sea(cell) if unit >= codes.FIRST_SHIP else state.is_land(cell)
        if at < codes.CELLS and not fits:
            raise ValueError(f"{place} cannot stand on {ids.CELLS[at]}")
        if (state.standing[cell] & WHO) - 1 != seat:
            raise ValueError(f"units of two players stand on {ids.CELLS[cell]}")
    for ship in range(codes.FIRST_SHIP, codes.UNITS):
        aboard = pile(player.unit_at).count(codes.CELLS + ship - codes.FIRST_SHIP)
        if aboard > terms.SHIP_ROOM:
            place = f"{ids.UNITS[ship]} of {colour}"
            raise ValueError(f"{place} carries more than {terms.SHIP_ROOM} units")


def check_space(state: ClashState, cell: int) -> None:
    label = ids.CELLS[cell]
    barbarians = state.barbarians[cell]
    if state.armies(cell) > terms.ARMY_LIMIT or not 0 <= barbarians <= terms.BARBARIAN_LIMIT:
        raise ValueError(f"too many units stand on {label}")
    if barbarians > 0 and (state.standing[cell] or not state.is_land(cell)):
        raise ValueError(f"Barbarians cannot stand on {label}")
    if state.has_city(cell):
        check_city(state, state.city(cell))
    elif state.exhausted[cell] and not state.is_land(cell):
        raise ValueError(f"an Exhausted token cannot lie on {label}")


def check_city(state: ClashState, city: City) -> None:
    label = ids.CELLS[city.cell]
    if not state.is_land(city.cell) or city.size() > terms.MAX_CITY_SIZE:
        raise ValueError(f"such a city cannot be on {label}")
    holder = state.holder(city.cell)
    wild = city.owner == codes.BARBARIANS
    taken = wild and holder != codes.BARBARIANS  # which TAKE_OR_RAZE asks about
    if holder >= 0 and holder != city.owner and not taken:
        raise ValueError(f"foreign units stand in the city on {label}")
    if wild and (city.wonders or city.colours):
        raise ValueError(f"Barbarians have no buildings on {label}")
    if city.port != NO_CELL:
        beside = state.terms.layout.touch(city.cell, city.port)
        if not beside or not state.is_sea(city.port):
            raise ValueError(f"the city on {label} cannot have its port there")
    elif city.has(codes.PORT):
        raise ValueError(f"the Port on {label} has no sea space")
    within(city.activations, fields.SOME, f"activations of {label}")


def check_map(state: ClashState) -> None:
    """There is a tile for every region that lies face down."""
    layout = state.terms.layout
    hidden = 0
    for region in range(layout.region_count()):
        if state.terrain[layout.regions[region * codes.REGION_SIZE]] == FACE_DOWN:
            hidden += 1
    if count_bits(state.tiles) + int(state.code == frames.ORIENT_REGION) < hidden:
        raise ValueError("there are fewer tiles than regions that lie face down")


def check_stack(state: ClashState) -> None:
    """What waits below the decision on top, and what it takes for granted."""
    if state.code == NOTHING:
        return
    if state.ended:
        raise ValueError("the game has ended, yet it goes on")
    waiting = [int(state.below[at]) for at in range(0, state.depth, FRAME)]
    actors = [int(state.below[at + 1]) for at in range(0, state.depth, FRAME)]
    stack = [*waiting, int(state.code)]
    actors.append(int(state.actor))
    bottom, actor = stack[0], actors[0]
    if any(code >= state.steps and seat < 0 for code, seat in zip(stack, actors, strict=True)):
        raise ValueError("what happens by itself happens to a seat")
    if bottom not in AT_THE_BOTTOM or any(code in AT_THE_BOTTOM for code in stack[1:]):
        raise ValueError("a turn, a Status Phase or the set-up waits below everything else")
    if bottom in SETTING_UP:
        if (state.round, state.turn, state.first, state.active) != (0, 0, NOBODY, NOBODY):
            raise ValueError("the set-up comes before the first round")
    elif state.round == 0 or state.turn == 0 or state.first == NOBODY:
        raise ValueError(f"there is no round {state.round}, turn {state.turn}")
    elif state.active != (actor if bottom == frames.MAIN else NOBODY):
        raise ValueError("active is whose turn it is, or -1 in a Status Phase")
    fighting = any(code in IN_BATTLE for code in stack)
    if fighting != (state.battle is not None):
        raise ValueError("a battle is fought in one place and not in another")
    if state.held != terms.NONE and state.code not in HOLDING:
        raise ValueError("a card is held that nobody asked for")
