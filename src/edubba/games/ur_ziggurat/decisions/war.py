"""War: any number of attacks, each paid for by the attacking tile (UR-6.6)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.board import NOWHERE
from edubba.games.ur_ziggurat.codes import (
    CUBE_LIMIT,
    STOP,
    WAR,
    WAR_MIN_MOVED,
    WAR_PENALTY,
    WAR_UNOCCUPIED_BASE,
)
from edubba.games.ur_ziggurat.decisions.asking import not_asked
from edubba.games.ur_ziggurat.decisions.frames import WAR_ATTACK, WAR_MOVE, within_a_turn
from edubba.games.ur_ziggurat.events import Attacked, MovedIn, NoEffect, tile_element
from edubba.games.ur_ziggurat.state import ZigguratState


def war(state: ZigguratState, journal: Journal | None) -> None:
    """Ask for attacks as long as there are legal ones (UR-10.4)."""
    if any_attack(state, state.to_move):
        state.push(WAR_ATTACK, state.to_move, 0, 0)
    elif journal is not None:
        journal.tell(NoEffect(state.to_move, WAR))


def cost(state: ZigguratState, attacker: i64, defender: i64) -> i64:
    """The defender's cubes and a penalty, which War tiles and equal types are spared (UR-6.6.2)."""
    price = state.cubes[defender]
    if price == 0:
        price = WAR_UNOCCUPIED_BASE
    kind = state.type_of(attacker)
    if kind != WAR and kind != state.type_of(defender):
        price += WAR_PENALTY
    return price


def attackers(state: ZigguratState, seat: i64) -> i64:
    """Own cells with enough cubes for the cheapest attack."""
    mine = state.control[seat]
    cells: i64 = 0
    for cell in range(state.terms.board.cells):
        if (mine >> cell) & 1 and state.cubes[cell] >= WAR_UNOCCUPIED_BASE + WAR_MIN_MOVED:
            cells |= BIT[cell]
    return cells


def is_attack(state: ZigguratState, attacker: i64, way: i64, closed: i64) -> bool:
    """Towards a tile that is not closed to attacks, with enough to pay and one more to move in
    (UR-6.6.3)."""
    target = state.terms.board.beside[way]
    if target == NOWHERE or (closed >> target) & 1:
        return False
    return state.cubes[attacker] >= cost(state, attacker, target) + WAR_MIN_MOVED


def any_attack(state: ZigguratState, seat: i64) -> bool:
    board = state.terms.board
    able = attackers(state, seat)
    closed = state.control[seat] | state.built()
    for cell in range(board.cells):
        if (able >> cell) & 1 and board.near[cell] & ~closed:
            at: i64 = cell * board.directions
            for way in range(at, at + board.directions):
                if is_attack(state, cell, way, closed):
                    return True
    return False


def occupy(
    state: ZigguratState, attacker: i64, target: i64, cubes: i64, journal: Journal | None
) -> None:
    """Move in (UR-6.6.4) and look for further attacks, also from there (UR-6.6.5)."""
    seat = state.actor
    state.set_cubes(seat, attacker, state.cubes[attacker] - cubes)
    state.set_cubes(seat, target, cubes)
    if journal is not None:
        names = state.terms.board.names
        journal.tell(MovedIn(seat, names[attacker], names[target], cubes))
    if any_attack(state, seat):
        state.become(WAR_ATTACK, seat, 0, 0)
    else:
        state.pop()


@final
class WarAttack(Decision):
    """One more attack on an unoccupied or enemy tile next to an own one, or enough (UR-6.6.1)."""

    name: ClassVar[str] = "war_attack"

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if not any_attack(state, state.actor):
            return f"seat {state.actor} can attack no tile"
        return within_a_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        board = state.terms.board
        actions.add(STOP)
        able = attackers(state, state.actor)
        closed = state.control[state.actor] | state.built()
        for cell in range(board.cells):
            if (able >> cell) & 1 and board.near[cell] & ~closed:
                at: i64 = cell * board.directions
                for way in range(at, at + board.directions):
                    if is_attack(state, cell, way, closed):
                        actions.add(board.attack + way)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        board = state.terms.board
        attacker: i64 = (action - board.attack) // board.directions
        target = board.beside[action - board.attack]
        price = cost(state, attacker, target)
        owner = state.owner(target)
        beaten = state.cubes[target]
        if owner != NOBODY:
            state.take(owner, target, beaten)
        state.take(seat, attacker, price)
        if journal is not None:
            names = board.names
            journal.tell(Attacked(seat, names[attacker], names[target], price, owner, beaten))
        if state.cubes[attacker] > WAR_MIN_MOVED:
            state.become(WAR_MOVE, seat, attacker, target)
        else:
            occupy(state, attacker, target, WAR_MIN_MOVED, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        board = state.terms.board
        way: i64 = action - board.attack
        if not 0 <= way < len(board.beside):
            return not_asked(state, action)
        attacker: i64 = way // board.directions
        target = board.beside[way]
        name = board.names[attacker]
        if (state.built() >> attacker) & 1:
            return words.tile_has_ziggurat(name)
        if (state.control[state.actor] >> attacker) & 1 == 0:
            return words.tile_not_yours(name, "UR-6.6.1")
        if target == NOWHERE:
            return words.nothing_there(name)
        other = board.names[target]
        if (state.built() >> target) & 1:
            return words.tile_has_ziggurat(other)
        if (state.control[state.actor] >> target) & 1:
            return words.own_tile(other)
        if state.cubes[target] == CUBE_LIMIT:
            return words.never_attacked(other, CUBE_LIMIT)
        needed: i64 = cost(state, attacker, target) + WAR_MIN_MOVED
        return words.attack_too_dear(name, other, needed, state.cubes[attacker])

    def prompt(self, base: State) -> Message:
        return words.ask_attack(base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == STOP:
            return words.label_no_attack()
        state = cast(ZigguratState, base)
        board = state.terms.board
        attacker: i64 = (action - board.attack) // board.directions
        target = board.beside[action - board.attack]
        price = cost(state, attacker, target)
        names = board.names
        if state.cubes[target] == 0:
            return words.label_attack_unoccupied(names[attacker], names[target], price)
        owner = state.owner(target)
        return words.label_attack(names[attacker], names[target], price, owner, state.cubes[target])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == STOP:
            return []
        board = cast(ZigguratState, base).terms.board
        way: i64 = action - board.attack
        names = board.names
        attacker: i64 = way // board.directions
        return [tile_element(names[attacker]), tile_element(names[board.beside[way]])]


@final
class WarMove(Decision):
    """How many of the cubes left on the attacking tile move into the conquered one (UR-6.6.4)."""

    name: ClassVar[str] = "war_move"
    frame: ClassVar[tuple[str, ...]] = ("attacker", "target")

    def ranges(self, base: State) -> list[range]:
        cells = int(cast(ZigguratState, base).terms.board.cells)
        return [range(cells), range(cells)]

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if (state.terms.board.near[state.a] >> state.b) & 1 == 0:
            return "the two tiles do not lie side by side"
        if (state.unoccupied() >> state.b) & 1 == 0:
            return "the conquered tile is empty when cubes move in"
        left = state.cubes[state.a] if (state.control[state.actor] >> state.a) & 1 else 0
        if not WAR_MIN_MOVED < left <= CUBE_LIMIT - WAR_UNOCCUPIED_BASE:
            return f"an attack that leaves a choice cannot leave {left} cubes"
        return within_a_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        first: i64 = state.terms.board.move_count - WAR_MIN_MOVED
        for cubes in range(WAR_MIN_MOVED, state.cubes[state.a] + 1):
            actions.add(first + cubes)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.move_count + WAR_MIN_MOVED
        occupy(state, state.a, state.b, cubes, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.move_count + WAR_MIN_MOVED
        if not WAR_MIN_MOVED <= cubes < CUBE_LIMIT:
            return not_asked(state, action)
        return words.too_few_to_move(state.terms.board.names[state.a], state.cubes[state.a])

    def prompt(self, base: State) -> Message:
        state = cast(ZigguratState, base)
        names = state.terms.board.names
        left = state.cubes[state.a]
        return words.ask_move(state.actor, names[state.a], names[state.b], left)

    def label(self, base: State, action: i64) -> Message:
        state = cast(ZigguratState, base)
        cubes: i64 = action - state.terms.board.move_count + WAR_MIN_MOVED
        return words.label_move(cubes, state.terms.board.names[state.b])
