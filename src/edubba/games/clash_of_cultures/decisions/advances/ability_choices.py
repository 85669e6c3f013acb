"""The choices that abilities of advances and Wonders ask for (CC-3.26 to CC-3.29, CC-16.6)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import CityActivated
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    ADVANCE,
    ADVANCES,
    CARD,
    CARDS,
    CELLS,
    CULTURE,
    GOLD,
    HAPPY,
    INFLUENCE,
    KIND,
    KINDS,
    MOOD,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    PICK,
    SHIP,
    STOP,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.abilities import lighthouse_city, may_collect
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    discard,
    discard_objective,
    say_discarded,
)
from edubba.games.clash_of_cultures.decisions.city import collect, influence, influence_targets
from edubba.games.clash_of_cultures.decisions.city.build import add_units
from edubba.games.clash_of_cultures.decisions.city.mood import activable, raise_mood
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, pay, settle
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import gain_action
from edubba.games.clash_of_cultures.events import AdvanceBorrowed, ObjectiveDiscarded
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ALL_GOVERNMENT,
    SPORTS_PRICE,
    SPORTS_STEPS,
)


@final
class Barter(Before):
    """Which Action card to discard for gold or a Culture token (CC-3.26.1)."""

    name: ClassVar[str] = "barter"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        hand = state.player(state.actor).hand
        for card in range(CARDS):
            if (hand >> card) & 1:
                actions.add(CARD + card)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        discard(state, seat, action - CARD)
        say_discarded(seat, action - CARD, journal)
        state.become(frames.CHOOSE_GOOD, seat, BIT[GOLD] | BIT[CULTURE], 1)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if CARD <= action < CARD + CARDS:
            return words.not_in_hand("CC-3.26.1")
        return words.not_offered()


@final
class ArtsTarget(Before):
    """The target of the attempt that Arts gives (CC-3.27.1)."""

    name: ClassVar[str] = "arts_target"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        influence_targets.cities_into(state, state.actor, actions, 0)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        influence.begin(state, seat, action - INFLUENCE)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if INFLUENCE <= action < INFLUENCE + CELLS:
            return influence_targets.why_not(state, state.actor, action - INFLUENCE)
        return words.not_offered()


@final
class SportsCity(SpaceBefore):
    """Which city to raise, by one or two steps (CC-3.27.2)."""

    name: ClassVar[str] = "sports_city"
    frame: ClassVar[tuple[str, ...]] = ("steps", "city")

    def misfit(self, state: ClashState) -> str:
        if state.a == 0:
            paid = can_pay(state, state.actor, one_of(CULTURE, SPORTS_PRICE), 0)
            return unless(paid, "that cannot be paid")
        return unless(state.a < SPORTS_STEPS, "so many steps are not given")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.owner_at(cells[i]) == state.actor and state.city(cells[i]).mood != HAPPY:
                if state.a == 0 or cells[i] == state.b:
                    actions.add(PICK + cells[i])
        if state.a > 0:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
            return
        cell: i64 = action - PICK
        raise_mood(state, cell, journal)
        state.a += 1
        state.b = cell
        price = one_of(CULTURE, SPORTS_PRICE)
        again = state.a < SPORTS_STEPS and state.city(cell).mood != HAPPY
        if not again or not can_pay(state, seat, price + price, 0):
            state.pop()
        pay(state, seat, price, 0)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-3.27.2")
        if state.city(cell).mood == HAPPY:
            return words.with_rule("happy_already", "CC-3.27.2")
        return words.with_rule("sports_same_city", "CC-3.27.2")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        if action == STOP:
            return words.with_rule("raise_first", "CC-3.27.2")
        return words.not_offered()


@final
class Theater(Before):
    """Which token to give for one of the other kind (CC-3.27.4)."""

    name: ClassVar[str] = "theater"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        kinds = state.player(state.actor).kinds
        if kinds[MOOD] > 0:
            actions.add(KIND + MOOD)
        if kinds[CULTURE] > 0:
            actions.add(KIND + CULTURE)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        given: i64 = action - KIND
        settle(state, seat, one_of(given, 1), journal)
        give(state, seat, CULTURE if given == MOOD else MOOD, 1, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if KIND <= action < KIND + KINDS:
            return words.with_rule("no_such_token", "CC-3.27.4")
        return words.not_offered()


@final
class FreeCollectCity(SpaceBefore):
    """The city of the one Collect that Free Economy gives (CC-3.29.4)."""

    name: ClassVar[str] = "free_collect_city"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if may_collect(state, state.actor, cells[i]):
                actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        cell: i64 = action - PICK
        state.become(frames.ACTIVATED, seat, cell)
        if journal is not None:
            journal.tell(CityActivated(seat, cell))
        collect.begin(state, seat, cell)
        state.collects = -FAR

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-3.29.4")
        if not activable(state.city(cell)):
            return words.with_rule("angry_and_active", "CC-6.3")
        return words.with_rule("collect_nothing_here", "CC-6.4")


@final
class Borrow(Before):
    """The advance that the Great Library lends for this turn (CC-20.12)."""

    name: ClassVar[str] = "borrow"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        owned = state.player(state.actor).advances
        for advance in range(ADVANCES):
            if not ((owned | ALL_GOVERNMENT) >> advance) & 1:
                actions.add(ADVANCE + advance)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        if action == STOP:
            return
        state.edit(seat).borrowed = action - ADVANCE
        if journal is not None:
            journal.tell(AdvanceBorrowed(seat, action - ADVANCE))

    def reason(self, state: ClashState, action: i64) -> Reason:
        advance: i64 = action - ADVANCE
        if not 0 <= advance < ADVANCES:
            return words.not_offered()
        if state.player(state.actor).owns(advance):
            return words.already_owned(advance)
        return words.with_rule("no_government", "CC-20.12")


@final
class LighthouseSpace(SpaceBefore):
    """On which sea space the Great Lighthouse places a ship (CC-16.6.4)."""

    name: ClassVar[str] = "lighthouse_space"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.is_sea(cells[i]) and not state.foreign_units(cells[i], state.actor):
                actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.become(frames.ACTIVATED, seat, lighthouse_city(state).cell)
        if journal is not None:
            journal.tell(CityActivated(seat, state.a))
        add_units(state, seat, SHIP, 1, action - PICK, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if not state.is_sea(cell):
            return words.with_rule("needs_sea", "CC-16.6.4")
        return words.with_rule("foreign_ships", "CC-16.6.4")


@final
class StatueCard(Before):
    """Which Objective card to discard for an action (CC-16.6.6)."""

    name: ClassVar[str] = "statue_card"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        hand = state.player(state.actor).objectives
        for card in range(OBJECTIVE_CARDS):
            if (hand >> card) & 1:
                actions.add(OBJECTIVE + card)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        discard_objective(state, seat, action - OBJECTIVE)
        if journal is not None:
            journal.tell(ObjectiveDiscarded(seat, action - OBJECTIVE))
        gain_action(state, seat, 1, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if OBJECTIVE <= action < OBJECTIVE + OBJECTIVE_CARDS:
            return words.not_in_hand("CC-16.6.6")
        return words.not_offered()
