"""Start Empire: choose, raise and buy armies, equip, enter (AF-11)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, elements, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import BOUGHT, EMPIRES, SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.base import OneArea, OnePiece
from edubba.games.after_the_flood.decisions.combat import approach
from edubba.games.after_the_flood.decisions.rounds import out_of_turn
from edubba.games.after_the_flood.state import EQUIPMENT, START, STOCK, UNAVAILABLE, FloodState


def is_taken(state: FloodState, empire: i64) -> bool:
    for seat in range(SEATS):
        if state.empire[seat] == empire:
            return True
    return False


def lack_of_workers(state: FloodState, seat: i64, empire: i64) -> i64:
    """At least the minimum at home, and nobody has more (AF-11.2); Sumer asks for none."""
    home = terms.HOME[empire]
    if home == terms.NOWHERE:
        return NO_OBSTACLE
    mine = state.crew_in(seat, home)
    if mine < state.terms.empire_min_workers:
        return obstacles.NO_WORKER_AT_HOME
    for other in range(SEATS):
        if state.crew_in(other, home) > mine:
            return obstacles.OTHERS_HAVE_MORE
    return NO_OBSTACLE


def obstacle_to_empire(state: FloodState, seat: i64, empire: i64) -> i64:
    """It must be of this turn, and nobody may have started it (AF-11.1)."""
    if terms.EMPIRE_TURN[empire] != state.turn:
        return obstacles.EMPIRE_OF_ANOTHER_TURN
    if is_taken(state, empire):
        return obstacles.EMPIRE_TAKEN
    return lack_of_workers(state, seat, empire)


def obstacle_to_starting(state: FloodState, seat: i64) -> i64:
    if state.empire[seat] != NOBODY:  # one a turn, even if it was lost
        return obstacles.ONE_EMPIRE_A_TURN
    for empire in range(EMPIRES):
        if obstacle_to_empire(state, seat, empire) == NO_OBSTACLE:
            return NO_OBSTACLE
    return obstacles.NO_EMPIRE_OPEN


@final
class Empire(OneOf[FloodState]):
    """One of this turn's empires (AF-11.1, AF-11.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("empire",)

    def misfit(self, state: FloodState) -> str:
        if obstacle_to_starting(state, state.actor) != NO_OBSTACLE:
            return "start"
        return out_of_turn(state, state.actor)

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        return obstacle_to_empire(state, state.actor, answer)

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.empire[seat] = answer
        if terms.HOME[answer] == terms.NOWHERE:
            state.become(frames.EMPIRE_AREA, seat)
        else:
            raise_armies(state, seat, terms.HOME[answer], journal)

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        empire: i64 = action - self.start
        babylon = terms.BABYLON_ARMIES if state.has_city(state.actor, codes.BABYLON) else 0
        return {
            "empire": words.empire(empire),
            "armies": terms.BASE_ARMIES[empire] + babylon,
            "turn": terms.EMPIRE_TURN[empire],
        }

    def targets(self, state: FloodState, action: i64) -> list[str]:
        return [elements.empire(action - self.start)]


def not_starting(state: FloodState) -> str:
    """What could not be between the choice of an empire and its entry (AF-21.34)."""
    if state.empire[state.actor] == NOBODY or state.started[state.actor] != NOBODY:
        return "start"
    return out_of_turn(state, state.actor)


def not_arming(state: FloodState, home: i64) -> str:
    """The same once its armies are raised for the area where it starts."""
    misfit = not_starting(state)
    if misfit:
        return misfit
    if (terms.HOMES[state.empire[state.actor]] >> home) & 1 == 0:
        return "start"
    return "" if state.ready[state.actor] > 0 else "arm"


@final
class EmpireArea(OneArea):
    """A Sumer empire starts in any Sumer area, whatever stands in it (AF-11.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("empire_area",)

    def misfit(self, state: FloodState) -> str:
        misfit = not_starting(state)
        if misfit:
            return misfit
        if terms.HOME[state.empire[state.actor]] != terms.NOWHERE:
            return "start"
        return "arm" if state.ready[state.actor] > 0 else ""

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        """No area is barred."""

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        raise_armies(state, state.actor, space, journal)


def muster(state: FloodState, seat: i64, count: i64) -> i64:
    """Make armies available, never more than a player has (AF-11.4); how many came."""
    count = min(count, state.idle[seat])
    state.idle[seat] -= count
    state.ready[seat] += count
    return count


def raise_armies(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 1: the base armies, and two more with a city in Babylon (AF-11.3, AF-19.2)."""
    empire = state.empire[seat]
    armies = muster(state, seat, terms.BASE_ARMIES[empire])
    babylon: i64 = 0
    if state.has_city(seat, codes.BABYLON):
        babylon = muster(state, seat, terms.BABYLON_ARMIES)
    if journal is not None:
        journal.tell(events.EmpireStarted(seat, empire, area, armies + babylon, babylon))
    buy_or_go_on(state, seat, area, journal)


def can_buy(state: FloodState, seat: i64) -> bool:
    """An army is left, and a piece to buy it with (AF-11.4)."""
    if state.idle[seat] > 0:
        for choice in range(BOUGHT):
            if state.hand(seat, terms.BOUGHT_WITH[choice]) > 0:
                return True
    return False


def buy_or_go_on(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 2 is skipped, or ends, when nothing can be bought."""
    if can_buy(state, seat):
        state.become(frames.BUY, seat, area)
    else:
        equip_or_go_on(state, seat, area, journal)


def equip_or_go_on(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 3 is skipped, or ends, when no resource is left."""
    if state.pile_size(seat) > 0:
        state.become(frames.EQUIP, seat, area)
    else:
        enter_home(state, seat, area, journal)


@final
class Buy(OnePiece):
    """Step 2: grain, metal and tools for armies (AF-11.4)."""

    frame: ClassVar[tuple[str, ...]] = ("home",)
    verbs: ClassVar[tuple[str, ...]] = ("buy", "buy_end")
    rule: ClassVar[str] = "AF-11.4"

    def misfit(self, state: FloodState) -> str:
        home = state.a
        if not can_buy(state, state.actor):
            return "arm"
        return not_arming(state, home)

    def good(self, answer: i64) -> i64:
        return terms.BOUGHT_WITH[answer]

    def add(self, state: FloodState, good: i64, journal: Journal | None) -> None:
        home, seat = state.a, state.actor
        state.carry(good, seat, STOCK, 1)
        armies = muster(state, seat, terms.BUYS[good])
        if journal is not None:
            journal.tell(events.ArmiesBought(seat, good, armies))
        buy_or_go_on(state, seat, home, journal)

    def end(self, state: FloodState, journal: Journal | None) -> None:
        home = state.a
        equip_or_go_on(state, state.actor, home, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        return {"armies": state.ready[state.actor]}


@final
class Equip(OnePiece):
    """Step 3: any number of resources into the Army Equipment box (AF-11.5)."""

    frame: ClassVar[tuple[str, ...]] = ("home",)
    verbs: ClassVar[tuple[str, ...]] = ("equip", "equip_end")
    rule: ClassVar[str] = "AF-11.5"

    def misfit(self, state: FloodState) -> str:
        home = state.a
        if state.pile_size(state.actor) == 0:
            return "arm"
        return not_arming(state, home)

    def add(self, state: FloodState, good: i64, journal: Journal | None) -> None:
        home, seat = state.a, state.actor
        state.carry(good, seat, EQUIPMENT + seat, 1)
        equip_or_go_on(state, seat, home, journal)

    def end(self, state: FloodState, journal: Journal | None) -> None:
        home = state.a
        enter_home(state, state.actor, home, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        return {"value": state.strength(state.actor)}


def enter_home(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 4: ranks are settled (AF-11.6), own workers leave (AF-11.7), armies come in."""
    earlier: i64 = 0
    for other in range(SEATS):
        if state.started[other] != NOBODY:
            earlier += 1
    state.started[seat] = earlier
    if journal is not None:
        journal.tell(events.Equipped(seat, state.pieces(EQUIPMENT + seat), state.strength(seat)))
        ranked = [each for each in range(SEATS) if state.started[each] != NOBODY]
        journal.tell(events.Ranked(sorted(ranked, key=state.rank)))
    leaving = state.crew_in(seat, area)
    if leaving > 0:
        state.shift(seat, terms.AREA_SOURCE[area], UNAVAILABLE, leaving)
        if journal is not None:
            journal.tell(events.WorkersLeft(seat, area, leaving))
    approach(state, seat, area, START, journal)
