"""Combat: two dice a roll, and the attacker goes on or stops (AF-12); then armies move in."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.questions import AnyOf, Chance
from edubba.core.state import CHANCE, NOBODY
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, events, terms, words
from edubba.games.after_the_flood.codes import FACES
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.state import INVASION, REENTRY, START, FloodState

GO_ON: Final = 0
"""The answer that rolls again; the other one stops."""
PAIRS: Final = vec[i64]([1] * (FACES * FACES))
"""How likely each pair of dice is: all are alike."""


def target(state: FloodState, attacker: i64, defender: i64) -> i64:
    """The sum that succeeds: easier for the better rank (AF-12.2)."""
    return terms.TARGET_SUPERIOR if state.outranks(attacker, defender) else terms.TARGET_INFERIOR


def approach(state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None) -> None:
    """Walk in, or fight: the first roll comes by itself (AF-11.8, AF-13.2)."""
    if state.armies[area] > 0:
        roll(state, seat, area, cause)
    else:
        enter(state, seat, area, cause, journal)


def not_approaching(state: FloodState, seat: i64, area: i64, cause: i64) -> str:
    """What could not be while armies of an empire come into an area from outside."""
    if state.started[seat] == NOBODY or state.ready[seat] == 0:
        return "expand"
    if cause == INVASION:
        if (state.frontier(seat) >> area) & 1 == 0:
            return "approach"
    elif (
        state.held[seat] != 0
        or (terms.HOMES[state.empire[seat]] >> area) & 1 == 0
        or (cause == REENTRY and not state.terms.reentry)
        or (cause == START and state.crew_in(seat, area) > 0)
    ):
        return "approach"
    return out_of_turn(state, seat)


def not_fighting(state: FloodState, seat: i64, area: i64, cause: i64) -> str:
    """The same where somebody stands in the way."""
    if state.holder(area) in (NOBODY, seat):
        return "fight"
    return not_approaching(state, seat, area, cause)


def roll(state: FloodState, seat: i64, area: i64, cause: i64) -> None:
    state.become(frames.COMBAT_ROLL, CHANCE, seat, area)
    state.extend(cause, 0, 0, 0)


@final
class CombatRoll(Chance[FloodState]):
    """36 pairs of dice; a hit takes a defender, a miss an available army (AF-12.2, AF-12.3)."""

    frame: ClassVar[tuple[str, ...]] = ("attacker", "area", "cause")

    def misfit(self, state: FloodState) -> str:
        attacker, area, cause = state.a, state.b, state.c
        return not_fighting(state, attacker, area, cause)

    def legal_into(self, state: FloodState, actions: Actions) -> None:
        actions.add_row(codes.ROLL, PAIRS)

    def apply(self, state: FloodState, action: i64, journal: Journal | None) -> None:
        attacker, area, cause = state.a, state.b, state.c
        pair: i64 = action - codes.ROLL
        first: i64 = pair // FACES + 1
        second: i64 = pair % FACES + 1
        defender = state.holder(area)
        needed = target(state, attacker, defender)
        hit = first + second >= needed
        if journal is not None:
            journal.tell(events.Rolled(attacker, defender, area, first, second, needed, hit))
        if hit:
            state.armies[area] -= 1
            state.idle[defender] += 1
            if state.armies[area] == 0:
                state.held[defender] &= ~(1 << area)
                enter(state, attacker, area, cause, journal)
                return
        else:
            state.dismiss(attacker, 1)
            if state.ready[attacker] == 0:
                end_attack(state, attacker, area, cause, journal)
                return
        if cause != INVASION and state.terms.to_the_end:  # AF-11.8
            roll(state, attacker, area, cause)
        else:
            state.become(frames.COMBAT, attacker, area, cause)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        attacker, area = state.a, state.b
        return {"seat": words.side(attacker), "area": words.area(area)}


@final
class Combat(AnyOf[FloodState]):
    """After any roll the attacker may stop (AF-12.4); what was lost stays lost (AF-22.10)."""

    frame: ClassVar[tuple[str, ...]] = ("area", "cause")
    verbs: ClassVar[tuple[str, ...]] = ("combat",)

    def misfit(self, state: FloodState) -> str:
        area, cause = state.a, state.b
        if state.terms.to_the_end and cause != INVASION:
            return "fight"
        return not_fighting(state, state.actor, area, cause)

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        area, cause = state.a, state.b
        if answer == GO_ON:
            roll(state, state.actor, area, cause)
        else:
            end_attack(state, state.actor, area, cause, journal)

    def is_final(self, state: FloodState, action: i64) -> bool:
        """The dice are out of the hand."""
        return action == self.start + GO_ON

    def asked(self, state: FloodState) -> dict[str, Arg]:
        area = state.a
        return {
            "area": words.area(area),
            "armies": state.ready[state.actor],
            "defender": words.side(state.holder(area)),
            "defenders": state.armies[area],
        }

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        area = state.a
        needed = target(state, state.actor, state.holder(area))
        return {"stops": action - self.start - GO_ON, "needed": needed}


def end_attack(
    state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None
) -> None:
    """Stopped, or out of armies: nothing is placed (AF-22.10)."""
    if journal is not None:
        journal.tell(events.AttackEnded(seat, area, state.ready[seat]))
    what_then(state, seat, cause)


def enter(state: FloodState, seat: i64, area: i64, cause: i64, journal: Journal | None) -> None:
    """One army invades (AF-13.2); an empire that starts or comes back puts 1 or 2 (AF-11.9)."""
    if cause != INVASION and state.ready[seat] > 1:
        state.become(frames.PLACE_ARMIES, seat, area, cause)
    else:
        move_in(state, seat, area, 1, cause, journal)


def move_in(
    state: FloodState, seat: i64, area: i64, count: i64, cause: i64, journal: Journal | None
) -> None:
    state.deploy(seat, area, count)
    if journal is not None:
        journal.tell(events.ArmiesEntered(seat, area, count))
    what_then(state, seat, cause)


def what_then(state: FloodState, seat: i64, cause: i64) -> None:
    """A start is the whole action; other attacks may be followed by a repeat (AF-13.5)."""
    if cause == START:
        end_action(state, seat)
    else:
        state.become(frames.EXPAND_AGAIN, seat)


@final
class PlaceArmies(AnyOf[FloodState]):
    """How many armies an empire puts into its home (AF-11.9)."""

    frame: ClassVar[tuple[str, ...]] = ("area", "cause")
    verbs: ClassVar[tuple[str, ...]] = ("place_armies",)

    def misfit(self, state: FloodState) -> str:
        area, cause = state.a, state.b
        if cause == INVASION:
            return "choose"
        if state.holder(area) != NOBODY:
            return "approach"
        if state.ready[state.actor] < terms.MOST_ARMIES:
            return "choose"
        return not_approaching(state, state.actor, area, cause)

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        area, cause = state.a, state.b
        move_in(state, state.actor, area, answer + 1, cause, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        area = state.a
        return {"area": words.area(area)}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        return {"count": action - self.start + 1}
