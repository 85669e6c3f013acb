"""The two sides of a battle: who fights, with how many, and how they lose (CC-9.1, CC-9.7)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.city.influence_targets import path_lengths
from edubba.games.clash_of_cultures.decisions.move.paths import ALL_ARMIES, ALL_SHIPS
from edubba.games.clash_of_cultures.decisions.saying import kind_of
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX, Battle
from edubba.games.clash_of_cultures.state import ClashState

ATTACKER: Final = 0
DEFENDER: Final = 1


def seat_of(battle: Battle, side: i64) -> i64:
    return battle.attacker if side == ATTACKER else battle.defender


def fighters(state: ClashState, battle: Battle, side: i64) -> i64:
    """Army units or Barbarians on land, ships at sea; Settlers and cargo never fight."""
    if side == ATTACKER:
        if battle.attacker == codes.BARBARIANS:
            return state.barbarians[battle.origin]
        return count_bits(battle.units & (ALL_SHIPS if battle.naval else ALL_ARMIES))
    if battle.defender == codes.BARBARIANS:
        return state.barbarians[battle.cell]
    return state.ships(battle.cell) if battle.naval else state.armies(battle.cell)


def has_usable_fortress(state: ClashState, cell: i64) -> bool:
    return state.has_city(cell) and state.usable(state.city(cell), codes.FORTRESS)


def could_trade(state: ClashState, seat: i64, unit: i64) -> bool:
    """Whether a Settler or ship has a partner city as in CC-3.30."""
    if (
        not state.player(seat).owns(codes.TRADE_ROUTES)
        or codes.FIRST_ARMY <= unit < codes.FIRST_SHIP
    ):
        return False
    steps = path_lengths(state, state.cell_of_unit(seat, unit))
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner != seat and city.owner != codes.BARBARIANS and city.mood != codes.ANGRY:
            if steps[city.cell] <= terms.TRADE_ROUTE_REACH:
                return True
    return False


def lose_unit(state: ClashState, seat: i64, unit: i64, journal: Journal | None) -> None:
    """A unit goes back to supply; a ship takes its cargo along (CC-9.7, CC-20.8)."""
    cell = state.cell_of_unit(seat, unit)
    if unit >= codes.FIRST_SHIP:
        for other in range(codes.FIRST_SHIP):
            if state.player(seat).unit_at[other] == codes.CELLS + unit - codes.FIRST_SHIP:
                lose_unit(state, seat, other, journal)
    state.place(seat, unit, SUPPLY_BOX)
    if journal is not None:
        journal.tell(board_events.UnitLost(seat, kind_of(unit), cell))


def lose_here(
    state: ClashState, seat: i64, cell: i64, first: i64, after: i64, journal: Journal | None
) -> None:
    """One of the units of a kind in a space is lost; which one is asked where they are not alike,
    in a turn of their own (R33)."""
    player = state.player(seat)
    found: i64 = terms.NONE
    for unit in range(first, after):
        if player.unit_at[unit] != cell:
            continue
        if found == terms.NONE:
            found = unit
        elif seat == state.active and player.marks[unit] != player.marks[found]:
            state.push(frames.LOSE_ONE, seat, first, after)
            state.extend(cell, 0, 0, 0)
            return
    lose_unit(state, seat, found, journal)


def note_trade_unit(state: ClashState, killer: i64, seat: i64, unit: i64) -> None:
    """Remember for Scavenger that a unit of a trade route was removed."""
    battle = state.edit_battle()
    if killer != codes.BARBARIANS and could_trade(state, seat, unit):
        battle.trade_units[ATTACKER if killer == battle.attacker else DEFENDER] = 1


def fights(state: ClashState, battle: Battle, side: i64, unit: i64) -> bool:
    """Whether an Army unit or, at sea, a ship fights on a side."""
    if side == ATTACKER:
        return (battle.units >> unit) & 1 == 1
    return state.player(battle.defender).unit_at[unit] == battle.cell


def first_fighter(state: ClashState, battle: Battle, side: i64) -> i64:
    """The fighting unit that goes first where all are alike."""
    low = codes.FIRST_SHIP if battle.naval else codes.FIRST_ARMY
    high = codes.UNITS if battle.naval else codes.FIRST_SHIP
    for unit in range(low, high):
        if fights(state, battle, side, unit):
            return unit
    return terms.NONE


def remove_fighter(
    state: ClashState, battle: Battle, side: i64, unit: i64, journal: Journal | None
) -> None:
    seat = seat_of(battle, side)
    battle.kills[1 - side] += 1
    note_trade_unit(state, seat_of(battle, 1 - side), seat, unit)
    if side == ATTACKER:
        battle.units &= ~BIT[unit]
    lose_unit(state, seat, unit, journal)


def remove_barbarian(state: ClashState, battle: Battle, side: i64, journal: Journal | None) -> None:
    cell = battle.origin if side == ATTACKER else battle.cell
    state.set_barbarians(cell, state.barbarians[cell] - 1)
    if journal is not None:
        journal.tell(board_events.BarbarianLost(cell))
    battle.kills[1 - side] += 1


def lose(state: ClashState, side: i64, count: i64) -> None:
    """Push the loss of some fighting units of one side."""
    seat = seat_of(state.edit_battle(), side)
    state.push(frames.LOSE_UNITS, 0 if seat == codes.BARBARIANS else seat, side, count)


def like_an_earlier(state: ClashState, battle: Battle, side: i64, unit: i64) -> bool:
    """Whether an Army unit is like one before it: attackers by the ship to which a retreat would
    lead them back, defenders by what they may still do in the turn of their own (R33)."""
    player = state.player(seat_of(battle, side))
    for other in range(codes.FIRST_ARMY, unit):
        if fights(state, battle, side, other):
            if side == ATTACKER:
                if player.unit_at[other] == player.unit_at[unit]:
                    return True
            elif player.marks[other] == player.marks[unit]:
                return True
    return False


def armies_differ(state: ClashState, battle: Battle, side: i64) -> bool:
    """Whether it matters which Army unit of a side is lost."""
    if side == ATTACKER:
        if not battle.disembarked:
            return False
    elif battle.defender != state.active:
        return False
    kinds: i64 = 0
    for unit in range(codes.FIRST_ARMY, codes.FIRST_SHIP):
        if fights(state, battle, side, unit) and not like_an_earlier(state, battle, side, unit):
            kinds += 1
    return kinds > 1


class LoseUnits(Step[ClashState]):
    """One fighting unit a hit; who loses what differs chooses which (CC-9.7)."""

    frame: ClassVar[tuple[str, ...]] = ("side", "count")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle, side, count = state.edit_battle(), state.a, state.b
        left = fighters(state, battle, side)
        if count == 0 or left == 0:
            state.pop()
            return
        if count < left and (battle.naval or armies_differ(state, battle, side)):
            state.code = frames.LOSE_SHIP
            return
        state.b -= 1
        if seat_of(battle, side) == codes.BARBARIANS:
            remove_barbarian(state, battle, side, journal)
        else:
            remove_fighter(state, battle, side, first_fighter(state, battle, side), journal)


class LoseShip(OneThing):
    """Which ship is sunk, or which of Army units that are not alike is lost."""

    frame: ClassVar[tuple[str, ...]] = ("side", "count")
    verbs: ClassVar[tuple[str, ...]] = ("with",)

    def misfit(self, state: ClashState) -> str:
        side, count = state.a, state.b
        mine = seat_of(state.edit_battle(), side) == state.actor
        return unless(mine and count > 0, "choose")

    def obstacle_to(self, state: ClashState, unit: i64) -> i64:
        battle, side = state.edit_battle(), state.a
        if battle.naval:
            lost = unit >= codes.FIRST_SHIP and fights(state, battle, side, unit)
        else:
            lost = codes.FIRST_ARMY <= unit < codes.FIRST_SHIP and fights(state, battle, side, unit)
            lost = lost and not like_an_earlier(state, battle, side, unit)
        return NO_OBSTACLE if lost else obstacles.UNIT_NOT_IN_BATTLE

    def choose(self, state: ClashState, unit: i64, journal: Journal | None) -> None:
        battle, side = state.edit_battle(), state.a
        remove_fighter(state, battle, side, unit, journal)
        state.b -= 1
        state.code = frames.LOSE_UNITS
