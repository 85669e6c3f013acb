"""Combat: two dice a roll, and the attacker goes on or stops (AF-12); then armies move in."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import reasons, words
from edubba.games.after_the_flood.codes import (
    ALL_ACTIONS,
    AREAS,
    COMBAT,
    FACES,
    PLACE_ARMIES,
    ROLL,
    SEATS,
)
from edubba.games.after_the_flood.decisions.frames import COMBAT_ROLL, ENTER, EXPAND_AGAIN, GO_ON
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.events import ArmiesEntered, AttackEnded, Rolled
from edubba.games.after_the_flood.state import FloodState
from edubba.games.after_the_flood.tables import (
    HOMES,
    MOST_ARMIES,
    TARGET_INFERIOR,
    TARGET_SUPERIOR,
)

# Why armies come into an area, which says how they enter and what follows.
START: Final = 0
REENTRY: Final = 1
INVASION: Final = 2

GO_ROLL: Final = COMBAT
GO_STOP: Final = COMBAT + 1


def target(state: FloodState, attacker: i64, defender: i64) -> i64:
    """The sum that succeeds: easier for the better rank (AF-12.2)."""
    return TARGET_SUPERIOR if state.outranks(attacker, defender) else TARGET_INFERIOR


def approach(state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None) -> None:
    """Walk in, or fight: the first roll comes by itself (AF-11.8, AF-13.2)."""
    if state.armies[area] > 0:
        roll(state, seat, area, cause)
    else:
        enter(state, seat, area, cause, journal)


def not_approaching(state: FloodState, seat: i64, area: i64, cause: i64) -> str:
    """What could not be while armies of an empire come into an area from outside."""
    if state.started[seat] == NOBODY:
        return "the attacker has started no empire"
    if state.ready[seat] == 0:
        return "the attacker has no available army"
    if cause == INVASION:
        if (state.frontier(seat) >> area) & 1 == 0:
            return "no army of the attacker stands next to that area"
    elif state.held[seat] != 0:
        return "the empire has armies on the board already"
    elif (HOMES[state.empire[seat]] >> area) & 1 == 0:
        return "that is not the home of the empire"
    elif cause == REENTRY and not state.terms.reentry:
        return "an empire without armies on the board does not come back"
    elif cause == START and state.crew_in(seat, area) > 0:
        return "the workers have not left yet"
    return out_of_turn(state, seat)


def not_fighting(state: FloodState, seat: i64, area: i64, cause: i64) -> str:
    """The same where somebody stands in the way."""
    if state.holder(area) in (NOBODY, seat):
        return "there is nobody to fight"
    return not_approaching(state, seat, area, cause)


def roll(state: FloodState, seat: i64, area: i64, cause: i64) -> None:
    state.become(COMBAT_ROLL, CHANCE, seat, area)
    state.extend(cause, 0, 0, 0)


@final
class CombatRoll(Decision):
    """36 pairs of dice; a hit takes a defender, a miss an available army (AF-12.2, AF-12.3)."""

    name: ClassVar[str] = "combat_roll"
    frame: ClassVar[tuple[str, ...]] = ("attacker", "area", "cause")
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(SEATS), range(AREAS), range(INVASION + 1)]

    def misfit(self, base: State) -> str:
        return not_fighting(cast(FloodState, base), base.a, base.b, base.c)

    def legal_into(self, base: State, actions: Actions) -> None:
        for pair in range(ROLL, ALL_ACTIONS):
            actions.add_outcome(pair, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.a
        area = state.b
        cause = state.c
        pair: i64 = action - ROLL
        first: i64 = pair // FACES + 1
        second: i64 = pair % FACES + 1
        defender = state.holder(area)
        needed = target(state, seat, defender)
        hit = first + second >= needed
        if journal is not None:
            journal.tell(Rolled(seat, defender, area, first, second, needed, hit))
        if hit:
            state.armies[area] -= 1
            state.idle[defender] += 1
            if state.armies[area] == 0:
                state.held[defender] &= ~(1 << area)
                enter(state, seat, area, cause, journal)
                return
        else:
            state.dismiss(seat, 1)
            if state.ready[seat] == 0:
                end_attack(state, seat, area, cause, journal)
                return
        if cause != INVASION and state.terms.to_the_end:  # AF-11.8
            roll(state, seat, area, cause)
        else:
            state.become(GO_ON, seat, area, cause)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.only_the_dice()

    def prompt(self, base: State) -> Message:
        return words.ask_roll(base.a, base.b)


@final
class GoOn(Decision):
    """After any roll the attacker may stop (AF-12.4); what was lost stays lost (AF-22.10)."""

    name: ClassVar[str] = "combat"
    frame: ClassVar[tuple[str, ...]] = ("area", "cause")

    def ranges(self, base: State) -> list[range]:
        return [range(AREAS), range(INVASION + 1)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.terms.to_the_end and state.b != INVASION:
            return "that fight goes on to the end"
        return not_fighting(state, state.actor, state.a, state.b)

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(GO_ROLL)
        actions.add(GO_STOP)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        if action == GO_ROLL:
            roll(state, state.actor, state.a, state.b)
        else:
            end_attack(state, state.actor, state.a, state.b, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.in_combat()

    def is_final(self, base: State, action: i64) -> bool:
        """The dice are out of the hand."""
        return action == GO_ROLL

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        area = state.a
        return words.ask_go_on(
            state.actor, area, state.holder(area), state.armies[area], state.ready[state.actor]
        )

    def label(self, base: State, action: i64) -> Message:
        if action == GO_STOP:
            return words.label_stop()
        state = cast(FloodState, base)
        return words.label_roll(target(state, state.actor, state.holder(state.a)))


def end_attack(
    state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None
) -> None:
    """Stopped, or out of armies: nothing is placed (AF-22.10)."""
    if journal is not None:
        journal.tell(AttackEnded(seat, area, state.ready[seat]))
    what_then(state, seat, cause, journal)


def enter(state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None) -> None:
    """One army invades (AF-13.2); an empire that starts or comes back puts 1 or 2 (AF-11.9)."""
    if cause != INVASION and state.ready[seat] > 1:
        state.become(ENTER, seat, area, cause)
    else:
        move_in(state, seat, area, 1, cause, journal)


def move_in(
    state: FloodState, seat: i64, area: i64, count: i64, cause: i64, journal: Journal | None
) -> None:
    state.deploy(seat, area, count)
    if journal is not None:
        journal.tell(ArmiesEntered(seat, area, count))
    what_then(state, seat, cause, journal)


def what_then(state: FloodState, seat: i64, cause: i64, journal: Journal | None) -> None:
    """A start is the whole action; other attacks may be followed by a repeat (AF-13.5)."""
    if cause == START:
        end_action(state, seat, journal)
    else:
        state.become(EXPAND_AGAIN, seat, 0, 0)


@final
class Enter(Decision):
    """How many armies an empire puts into its home (AF-11.9)."""

    name: ClassVar[str] = "place_armies"
    frame: ClassVar[tuple[str, ...]] = ("area", "cause")

    def ranges(self, base: State) -> list[range]:
        return [range(AREAS), range(INVASION)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.holder(state.a) != NOBODY:
            return "that area is not free"
        if state.ready[state.actor] < MOST_ARMIES:
            return "there is no choice of how many"
        return not_approaching(state, state.actor, state.a, state.b)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for more in range(min(MOST_ARMIES, state.ready[state.actor])):
            actions.add(PLACE_ARMIES + more)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        count: i64 = action - PLACE_ARMIES + 1
        move_in(state, state.actor, state.a, count, state.b, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.one_or_two_armies()

    def prompt(self, base: State) -> Message:
        return words.ask_place_armies(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        return words.label_armies(action - PLACE_ARMIES + 1)
