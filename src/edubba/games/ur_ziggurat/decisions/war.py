"""War: any number of attacks, each paid for by the attacking tile (UR-6.6)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import all_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace, Question
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.ur_ziggurat.board import NOWHERE
from edubba.games.ur_ziggurat.codes import (
    CUBE_LIMIT,
    STOP,
    WAR,
    WAR_MIN_MOVED,
    WAR_PENALTY,
    WAR_UNOCCUPIED_BASE,
)
from edubba.games.ur_ziggurat.decisions.base import cell_facts
from edubba.games.ur_ziggurat.decisions.frames import WAR_ATTACK, WAR_MOVE, within_a_turn
from edubba.games.ur_ziggurat.elements import tile_element
from edubba.games.ur_ziggurat.events import Attacked, MovedIn, NoEffect
from edubba.games.ur_ziggurat.obstacles import (
    ATTACK_TOO_DEAR,
    NEVER_ATTACKED,
    NOTHING_THERE,
    OWN_TILE,
    TILE_HAS_ZIGGURAT,
    TILE_NOT_YOURS,
    TOO_FEW_TO_MOVE,
)
from edubba.games.ur_ziggurat.state import ZigguratState
from edubba.games.ur_ziggurat.terms import UP


def war(state: ZigguratState, journal: Journal | None) -> None:
    """Ask for attacks as long as there are legal ones (UR-10.4)."""
    if find_attacks(state, state.to_move, None):
        state.push(WAR_ATTACK, state.to_move)
    elif journal is not None:
        journal.tell(NoEffect(state.to_move, WAR))


def cost(state: ZigguratState, attacker: i64, target: i64) -> i64:
    """The target's cubes and a penalty, which War tiles and equal types are spared (UR-6.6.2)."""
    price = state.cubes[target]
    if price == 0:
        price = WAR_UNOCCUPIED_BASE
    kind = UP[state.tiles[attacker]]
    if kind != WAR and kind != UP[state.tiles[target]]:
        price += WAR_PENALTY
    return price


def obstacle_to_attack(
    state: ZigguratState, attacker: i64, target: i64, mine: i64, built: i64
) -> i64:
    """What keeps who controls `mine` from attacking there, where ziggurats stand on `built`
    (UR-6.6.1, UR-6.6.3)."""
    if (built >> attacker) & 1:
        return TILE_HAS_ZIGGURAT
    if (mine >> attacker) & 1 == 0:
        return TILE_NOT_YOURS
    if target == NOWHERE:
        return NOTHING_THERE
    if (built >> target) & 1:
        return TILE_HAS_ZIGGURAT
    if (mine >> target) & 1:
        return OWN_TILE
    if state.cubes[target] == CUBE_LIMIT:
        return NEVER_ATTACKED
    if state.cubes[attacker] < cost(state, attacker, target) + WAR_MIN_MOVED:
        return ATTACK_TOO_DEAR
    return NO_OBSTACLE


def find_attacks(state: ZigguratState, seat: i64, actions: Actions | None) -> bool:
    """List all attacks of a seat; whether there are any. Without a list the first is enough."""
    board = state.terms.board
    mine, built = state.control[seat], state.built()
    found = False
    for cell in range(board.cells):
        # Only own cells with cubes for the cheapest attack, beside something to attack.
        if (mine >> cell) & 1 and state.cubes[cell] >= WAR_UNOCCUPIED_BASE + WAR_MIN_MOVED:
            if board.near[cell] & ~(mine | built):
                first: i64 = cell * board.directions
                for way in range(first, first + board.directions):
                    target = board.beside[way]
                    if obstacle_to_attack(state, cell, target, mine, built) == NO_OBSTACLE:
                        if actions is None:
                            return True
                        actions.add(board.attack + way)
                        found = True
    return found


def occupy(
    state: ZigguratState, attacker: i64, target: i64, cubes: i64, journal: Journal | None
) -> None:
    """Move in (UR-6.6.4) and look for further attacks, also from there (UR-6.6.5)."""
    seat = state.actor
    state.set_cubes(seat, attacker, state.cubes[attacker] - cubes)
    state.set_cubes(seat, target, cubes)
    if journal is not None:
        journal.tell(MovedIn(seat, state.name(attacker), state.name(target), cubes))
    if find_attacks(state, seat, None):
        state.become(WAR_ATTACK, seat)
    else:
        state.pop()


@final
class WarAttack(Question[ZigguratState]):
    """One more attack on an unoccupied or enemy tile next to an own one, or enough (UR-6.6.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("attack", "stop")
    rule: ClassVar[str] = "UR-6.6.1"

    def misfit(self, state: ZigguratState) -> str:
        if not find_attacks(state, state.actor, None):
            return "attack"
        return within_a_turn(state)

    def legal_into(self, state: ZigguratState, actions: Actions) -> None:
        actions.add(STOP)
        find_attacks(state, state.actor, actions)

    def obstacle(self, state: ZigguratState, action: i64) -> i64:
        if action == STOP:
            return NO_OBSTACLE
        attacker, target = sides(state, action)
        mine = state.control[state.actor]
        return obstacle_to_attack(state, attacker, target, mine, state.built())

    def apply(self, state: ZigguratState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        attacker, target = sides(state, action)
        price = cost(state, attacker, target)
        owner, beaten = state.owner(target), state.cubes[target]
        if owner != NOBODY:
            state.take(owner, target, beaten)
        state.take(seat, attacker, price)
        if journal is not None:
            here, there = state.name(attacker), state.name(target)
            journal.tell(Attacked(seat, here, there, price, owner, beaten))
        if state.cubes[attacker] > WAR_MIN_MOVED:
            state.become(WAR_MOVE, seat, attacker, target)
        else:
            occupy(state, attacker, target, WAR_MIN_MOVED, journal)

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        """The cell it is about is the attacker where that is none, and else the target."""
        if action == STOP:
            return {"asked": self.name}
        attacker, target = sides(state, action)
        if target == NOWHERE or (state.control[state.actor] >> attacker) & 1 == 0:
            return cell_facts(state, attacker)
        facts = cell_facts(state, target)
        price = cost(state, attacker, target)
        facts["attacker"] = state.name(attacker)
        facts["cost"] = price
        facts["needed"] = price + WAR_MIN_MOVED
        facts["held"] = state.cubes[attacker]
        return facts

    def targets(self, state: ZigguratState, action: i64) -> list[str]:
        if action == STOP:
            return []
        return [tile_element(state.name(cell)) for cell in sides(state, action)]


def sides(state: ZigguratState, attack: i64) -> tuple[i64, i64]:
    """The two cells of an attack: from where, and to where, which may be NOWHERE."""
    board = state.terms.board
    way: i64 = attack - board.attack
    return way // board.directions, board.beside[way]


@final
class WarMove(OneSpace[ZigguratState]):
    """How many of the cubes left on the attacking tile move into the conquered one (UR-6.6.4)."""

    frame: ClassVar[tuple[str, ...]] = ("attacker", "target")
    verbs: ClassVar[tuple[str, ...]] = ("move",)

    def first(self, state: ZigguratState) -> i64:
        return state.terms.board.move_count

    def misfit(self, state: ZigguratState) -> str:
        attacker, target = state.a, state.b
        if (state.terms.board.near[attacker] >> target) & 1 == 0:
            return "reach"
        if (state.unoccupied() >> target) & 1 == 0:
            return "move_in"
        left = state.cubes[attacker] if (state.control[state.actor] >> attacker) & 1 else 0
        if not WAR_MIN_MOVED < left <= CUBE_LIMIT - WAR_UNOCCUPIED_BASE:
            return "move_in"
        return within_a_turn(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        attacker = state.a
        spaces.without(TOO_FEW_TO_MOVE, ~all_bits(state.cubes[attacker] - WAR_MIN_MOVED + 1))

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        attacker, target = state.a, state.b
        occupy(state, attacker, target, space + WAR_MIN_MOVED, journal)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        attacker, target = state.a, state.b
        here, there = state.name(attacker), state.name(target)
        return {"attacker": here, "target": there, "left": state.cubes[attacker]}

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        cubes: i64 = action - self.first(state) + WAR_MIN_MOVED
        return {"cubes": cubes, **self.asked(state)}
