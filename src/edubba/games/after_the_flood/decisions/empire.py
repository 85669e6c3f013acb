"""Start Empire: choose, raise and buy armies, equip, enter (AF-11)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    AREAS,
    BABYLON,
    BOUGHT,
    BUY,
    BUY_END,
    EMPIRE,
    EMPIRE_AREA,
    EMPIRES,
    EQUIP,
    EQUIP_END,
    RESOURCES,
    SEATS,
    SUMER,
)
from edubba.games.after_the_flood.decisions.combat import START, approach
from edubba.games.after_the_flood.decisions.frames import (
    BUY_ARMIES,
    CHOOSE_HOME,
    EQUIP_ARMIES,
)
from edubba.games.after_the_flood.decisions.rounds import out_of_turn
from edubba.games.after_the_flood.events import (
    ArmiesBought,
    EmpireStarted,
    Equipped,
    Ranked,
    WorkersLeft,
)
from edubba.games.after_the_flood.state import EQUIPMENT, STOCK, UNAVAILABLE, FloodState
from edubba.games.after_the_flood.tables import (
    AREA_SOURCE,
    BABYLON_ARMIES,
    BASE_ARMIES,
    BOUGHT_WITH,
    BUYS,
    EMPIRE_TURN,
    HOME,
    HOMES,
    NEEDS_WORKERS,
    NOWHERE,
    VALUE,
)


def is_taken(state: FloodState, empire: i64) -> bool:
    for seat in range(SEATS):
        if state.empire[seat] == empire:
            return True
    return False


def has_the_workers(state: FloodState, seat: i64, empire: i64) -> bool:
    """At least the minimum at home, and nobody has more (AF-11.2); Sumer asks for none."""
    if (NEEDS_WORKERS >> empire) & 1 == 0:
        return True
    home = HOME[empire]
    mine = state.crew_in(seat, home)
    if mine < state.terms.empire_min_workers:
        return False
    for other in range(SEATS):
        if state.crew_in(other, home) > mine:
            return False
    return True


def is_open(state: FloodState, seat: i64, empire: i64) -> bool:
    """An empire of this turn that nobody has started (AF-11.1)."""
    if EMPIRE_TURN[empire] != state.turn or is_taken(state, empire):
        return False
    return has_the_workers(state, seat, empire)


def can_start(state: FloodState, seat: i64) -> bool:
    if state.empire[seat] != NOBODY:  # one a turn, even if it was lost
        return False
    for empire in range(EMPIRES):
        if is_open(state, seat, empire):
            return True
    return False


def why_no_start(state: FloodState, seat: i64) -> Reason:
    if state.empire[seat] != NOBODY:
        return reasons.one_empire_a_turn()
    return reasons.no_empire_open()


@final
class ChooseEmpire(Decision):
    """One of this turn's empires (AF-11.1, AF-11.2)."""

    name: ClassVar[str] = "empire"

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if not can_start(state, state.actor):
            return "no empire can be started"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for empire in range(EMPIRES):
            if is_open(state, state.actor, empire):
                actions.add(EMPIRE + empire)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        empire: i64 = action - EMPIRE
        state.empire[seat] = empire
        if HOME[empire] == NOWHERE:
            state.become(CHOOSE_HOME, seat, 0, 0)
        else:
            raise_armies(state, seat, HOME[empire], journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if not EMPIRE <= action < EMPIRE_AREA:
            return reasons.choose_empire()
        empire: i64 = action - EMPIRE
        if EMPIRE_TURN[empire] != state.turn:
            return reasons.empire_of_another_turn(empire, EMPIRE_TURN[empire])
        if is_taken(state, empire):
            return reasons.empire_taken(empire)
        if state.crew_in(state.actor, HOME[empire]) < state.terms.empire_min_workers:
            return reasons.no_worker_at_home(empire)
        return reasons.others_have_more(empire)

    def prompt(self, base: State) -> Message:
        return words.ask_empire(base.actor)

    def label(self, base: State, action: i64) -> Message:
        state = cast(FloodState, base)
        empire: i64 = action - EMPIRE
        babylon = BABYLON_ARMIES if state.has_city(state.actor, BABYLON) else 0
        return words.label_empire(empire, BASE_ARMIES[empire] + babylon)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.empire(action - EMPIRE)]


def not_starting(state: FloodState) -> str:
    """What could not be between the choice of an empire and its entry (AF-21.34)."""
    if state.empire[state.actor] == NOBODY or state.started[state.actor] != NOBODY:
        return "that player is not starting an empire"
    return out_of_turn(state, state.actor)


def not_arming(state: FloodState) -> str:
    """The same once its armies are raised for `state.a`, the area where it starts."""
    misfit = not_starting(state)
    if misfit:
        return misfit
    if (HOMES[state.empire[state.actor]] >> state.a) & 1 == 0:
        return "the empire does not start there"
    return "" if state.ready[state.actor] > 0 else "the empire has no available army"


@final
class ChooseHome(Decision):
    """A Sumer empire starts in any Sumer area, whatever stands in it (AF-11.2)."""

    name: ClassVar[str] = "empire_area"

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        misfit = not_starting(state)
        if misfit:
            return misfit
        if HOME[state.empire[state.actor]] != NOWHERE:
            return "only an empire of Sumer chooses where to start"
        return "the armies come later" if state.ready[state.actor] > 0 else ""

    def legal_into(self, base: State, actions: Actions) -> None:
        for area in range(SUMER):
            actions.add(EMPIRE_AREA + area)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        raise_armies(cast(FloodState, base), base.actor, action - EMPIRE_AREA, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.choose_sumer_area()

    def prompt(self, base: State) -> Message:
        return words.ask_empire_area(base.actor)

    def label(self, base: State, action: i64) -> Message:
        state = cast(FloodState, base)
        area: i64 = action - EMPIRE_AREA
        holder = state.holder(area)
        return words.area(area) if holder == NOBODY else words.label_fight_for(area, holder)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.area(action - EMPIRE_AREA)]


def muster(state: FloodState, seat: i64, count: i64) -> i64:
    """Make armies available, never more than a player has (AF-11.4); how many came."""
    count = min(count, state.idle[seat])
    state.idle[seat] -= count
    state.ready[seat] += count
    return count


def raise_armies(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 1: the base armies, and two more with a city in Babylon (AF-11.3, AF-19.2)."""
    empire = state.empire[seat]
    armies = muster(state, seat, BASE_ARMIES[empire])
    babylon: i64 = 0
    if state.has_city(seat, BABYLON):
        babylon = muster(state, seat, BABYLON_ARMIES)
    if journal is not None:
        journal.tell(EmpireStarted(seat, empire, area, armies + babylon, babylon))
    buy_or_go_on(state, seat, area, journal)


def can_buy(state: FloodState, seat: i64) -> bool:
    """An army is left, and a piece to buy it with (AF-11.4)."""
    if state.idle[seat] > 0:
        for choice in range(BOUGHT):
            if state.hand(seat, BOUGHT_WITH[choice]) > 0:
                return True
    return False


def buy_or_go_on(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 2 is skipped, or ends, when nothing can be bought."""
    if can_buy(state, seat):
        state.become(BUY_ARMIES, seat, area, 0)
    else:
        equip_or_go_on(state, seat, area, journal)


def equip_or_go_on(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 3 is skipped, or ends, when no resource is left."""
    if state.pile_size(seat) > 0:
        state.become(EQUIP_ARMIES, seat, area, 0)
    else:
        enter_home(state, seat, area, journal)


@final
class BuyArmies(Decision):
    """Step 2: grain, metal and tools for armies (AF-11.4)."""

    name: ClassVar[str] = "buy"
    frame: ClassVar[tuple[str, ...]] = ("home",)

    def ranges(self, base: State) -> list[range]:
        return [range(AREAS)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        misfit = not_arming(state)
        if misfit:
            return misfit
        return "" if can_buy(state, state.actor) else "no army can be bought"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for choice in range(BOUGHT):
            if state.hand(state.actor, BOUGHT_WITH[choice]) > 0:
                actions.add(BUY + choice)
        actions.add(BUY_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        area = state.a
        if action == BUY_END:
            equip_or_go_on(state, seat, area, journal)
            return
        good = BOUGHT_WITH[action - BUY]
        state.carry(good, seat, STOCK, 1)
        armies = muster(state, seat, BUYS[good])
        if journal is not None:
            journal.tell(ArmiesBought(seat, good, armies))
        buy_or_go_on(state, seat, area, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if BUY <= action < BUY_END:
            return reasons.good_not_held(BOUGHT_WITH[action - BUY], "AF-11.4")
        return reasons.buying_now()

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        return words.ask_buy(state.actor, state.ready[state.actor])

    def label(self, base: State, action: i64) -> Message:
        if action == BUY_END:
            return words.label_buy_end()
        state = cast(FloodState, base)
        good = BOUGHT_WITH[action - BUY]
        return words.label_buy(good, min(BUYS[good], state.idle[state.actor]))

    def targets(self, base: State, action: i64) -> list[str]:
        if action == BUY_END:
            return []
        return [elements.good(base.actor, BOUGHT_WITH[action - BUY])]


@final
class EquipArmies(Decision):
    """Step 3: any number of resources into the Army Equipment box (AF-11.5)."""

    name: ClassVar[str] = "equip"
    frame: ClassVar[tuple[str, ...]] = ("home",)

    def ranges(self, base: State) -> list[range]:
        return [range(AREAS)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        misfit = not_arming(state)
        if misfit:
            return misfit
        return "" if state.pile_size(state.actor) > 0 else "there is no resource to equip with"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for good in range(RESOURCES):
            if state.hand(state.actor, good) > 0:
                actions.add(EQUIP + good)
        actions.add(EQUIP_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        area = state.a
        if action == EQUIP_END:
            enter_home(state, seat, area, journal)
        else:
            state.carry(action - EQUIP, seat, EQUIPMENT + seat, 1)
            equip_or_go_on(state, seat, area, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if EQUIP <= action < EQUIP_END:
            return reasons.good_not_held(action - EQUIP, "AF-11.5")
        return reasons.equipping_now()

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        return words.ask_equip(state.actor, state.strength(state.actor))

    def label(self, base: State, action: i64) -> Message:
        if action == EQUIP_END:
            return words.label_equip_end()
        good: i64 = action - EQUIP
        return words.label_equip(good, VALUE[good])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == EQUIP_END:
            return []
        return [elements.good(base.actor, action - EQUIP)]


def ranking(state: FloodState) -> list[int]:
    """The players with started empires from rank A down."""
    found: list[int] = []
    for rank in range(SEATS):
        for seat in range(SEATS):
            if state.rank(seat) == rank:
                found.append(seat)
    return found


def enter_home(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Step 4: ranks are settled (AF-11.6), own workers leave (AF-11.7), armies come in."""
    earlier: i64 = 0
    for other in range(SEATS):
        if state.started[other] != NOBODY:
            earlier += 1
    state.started[seat] = earlier
    if journal is not None:
        journal.tell(Equipped(seat, state.pieces(EQUIPMENT + seat), state.strength(seat)))
        journal.tell(Ranked(ranking(state)))
    leaving = state.crew_in(seat, area)
    if leaving > 0:
        state.shift(seat, AREA_SOURCE[area], UNAVAILABLE, leaving)
        if journal is not None:
            journal.tell(WorkersLeft(seat, area, leaving))
    approach(state, seat, area, START, journal)
