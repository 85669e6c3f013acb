"""Effects on the mood of cities, and Myths against them (CC-13.5, `mood`, `civil_war`)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import BOUNDS, CELL_BITS, CELL_MASK, unless
from edubba.games.clash_of_cultures.codes import (
    ANGRY,
    FIRST_ARMY,
    FIRST_SHIP,
    HAPPY,
    MOOD,
    MYTHS,
    NAVIGATION,
    NO,
    OP_MOOD,
    PICK,
    ROADS,
    STOP,
    TRADE_ROUTES,
    YES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_here
from edubba.games.clash_of_cultures.decisions.city.growing import sea_beside
from edubba.games.clash_of_cultures.decisions.city.mood import lower, raise_mood, set_mood
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, packed, pay
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.events import MoodLossPrevented, NoTarget
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE


def lowers(effect: Effect) -> bool:
    return effect.change < 0 or effect.becomes == ANGRY


def fits(state: ClashState, effect: Effect, seat: i64, cell: i64) -> bool:
    """Losses only for non-Angry cities, gains only for non-Happy ones."""
    if state.owner_at(cell) != seat:
        return False
    mood = state.city(cell).mood
    if mood == (ANGRY if lowers(effect) else HAPPY):
        return False
    return not effect.by_sea or sea_beside(state, cell)


def still_free(state: ClashState, chosen: i64, cell: i64) -> bool:
    """Whether a city was not chosen yet; matches begun before version 3 go up from a cell."""
    if state.terms.in_order:
        return cell >= chosen
    rest = chosen
    while rest:
        if (rest & CELL_MASK) - 1 == cell:
            return False
        rest >>= CELL_BITS
    return True


def fitting_from(state: ClashState, effect: Effect, seat: i64, chosen: i64) -> i64:
    """How many cities can still be picked."""
    count: i64 = 0
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if still_free(state, chosen, cells[i]) and fits(state, effect, seat, cells[i]):
            count += 1
    return count


def connected(state: ClashState, seat: i64) -> bool:
    """Roads, Navigation or Trade Routes make some disasters worse."""
    player = state.player(seat)
    return player.has(ROADS) or player.has(NAVIGATION) or player.has(TRADE_ROUTES)


def how_many(state: ClashState, effect: Effect, seat: i64) -> i64:
    """The cities or units of a player that an effect hits (`n`, `n_if_connected`)."""
    if effect.n_if_connected != NONE and connected(state, seat):
        return effect.n_if_connected
    return effect.n


def start(state: ClashState, effect: Effect, index: i64, seat: i64) -> None:
    if effect.optional and not can_pay(state, seat, packed(effect.price), 0):
        return
    state.push(frames.MOOD_NEXT, seat, index, how_many(state, effect, seat))
    state.extend(0, 0, 0, 0)


@final
class MoodNext(Step[ClashState]):
    """The next city, as long as one is due and one fits."""

    name: ClassVar[str] = "mood_next"
    frame: ClassVar[tuple[str, ...]] = ("effect", "left", "from")

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], BOUNDS["left"], BOUNDS["hit"]]

    def misfit(self, state: ClashState) -> str:
        return unless(ALL_EFFECTS[state.a].op == OP_MOOD, "that effect changes no mood")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        effect = ALL_EFFECTS[state.a]
        if state.b > 0 and fitting_from(state, effect, state.actor, state.c) > 0:
            state.code = frames.MOOD_CITY
        else:
            if journal is not None and state.b > 0:
                journal.tell(NoTarget(state.actor))
            state.pop()


@final
class MoodCity(SpaceBefore):
    """Which city changes its mood, each once.

    The frame: the effect, how many are still due, and those that were chosen, packed as 1 + cell.
    """

    name: ClassVar[str] = "mood_city"
    frame: ClassVar[tuple[str, ...]] = ("effect", "left", "from")

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], BOUNDS["left"], BOUNDS["hit"]]

    def misfit(self, state: ClashState) -> str:
        effect = ALL_EFFECTS[state.a]
        paid = effect.op == OP_MOOD and can_pay(state, state.actor, packed(effect.price), 0)
        return unless(paid and state.b > 0, "that effect changes no mood")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        effect = ALL_EFFECTS[state.a]
        all_left = fitting_from(state, effect, seat, state.c)
        due: i64 = min(state.b, all_left)
        cells = state.terms.layout.cells
        seen: i64 = 0
        for i in range(len(cells)):
            if still_free(state, state.c, cells[i]) and fits(state, effect, seat, cells[i]):
                if all_left - seen >= due or not state.terms.in_order:
                    actions.add(PICK + cells[i])
                seen += 1
        if effect.optional:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        index = state.a
        effect = ALL_EFFECTS[index]
        cell: i64 = action - PICK
        state.b -= 1
        state.c = cell + 1 if state.terms.in_order else (state.c << CELL_BITS) | (cell + 1)
        state.code = frames.MOOD_NEXT
        price = packed(effect.price)
        suffer(state, seat, cell, effect.change, effect.becomes, effect.myths, journal)
        pay(state, seat, price, 0)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        effect = ALL_EFFECTS[state.a]
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-13.5")
        if lowers(effect) and state.city(cell).mood == ANGRY:
            return words.with_rule("angry_already", "CC-13.5")
        if not lowers(effect) and state.city(cell).mood == HAPPY:
            return words.with_rule("happy_already", "CC-7.1")
        if effect.by_sea and not sea_beside(state, cell):
            return words.with_rule("not_by_sea", "CC-13.5")
        if state.terms.in_order:
            return words.with_rule("cities_in_order", "CC-13.5")
        return words.with_rule("city_chosen_already", "CC-13.5")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        if action == STOP:
            return words.with_rule("must_choose_city", "CC-13.5")
        return words.not_offered()


def suffer(
    state: ClashState,
    seat: i64,
    cell: i64,
    change: i64,
    becomes: i64,
    myths: bool,
    journal: Journal | None,
) -> None:
    """Change a city's mood, unless Myths may prevent the loss (CC-13.5)."""
    if myths and state.player(seat).has(MYTHS) and can_pay(state, seat, one_of(MOOD, 1), 0):
        state.push(frames.MYTHS_OFFER, seat, cell, becomes)
        return
    change_mood(state, cell, change, becomes, journal)


def change_mood(
    state: ClashState, cell: i64, change: i64, becomes: i64, journal: Journal | None
) -> None:
    if becomes != NONE:
        set_mood(state, cell, becomes, journal)
    elif change < 0:
        lower(state, cell, journal)
    else:
        raise_mood(state, cell, journal)


@final
class MythsOffer(Before):
    """Pay 1 Mood token so that the city does not lose its mood (CC-3.25.1)."""

    name: ClassVar[str] = "myths_offer"
    frame: ClassVar[tuple[str, ...]] = ("cell", "becomes")

    def misfit(self, state: ClashState) -> str:
        mine = state.owner_at(state.a) == state.actor
        paid = can_pay(state, state.actor, one_of(MOOD, 1), 0)
        return unless(mine and paid, "no mood can be kept there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add(YES)
        actions.add(NO)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        becomes = state.b
        state.pop()
        if action == NO:
            change_mood(state, cell, -1, becomes, journal)
            return
        if journal is not None:
            journal.tell(MoodLossPrevented(seat, cell))
        pay(state, seat, one_of(MOOD, 1), 0)

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-myths_offer",
            seat=words.player(state.actor),
            cell=words.cell(state.a),
        )


# Civil War


def torn(state: ClashState, seat: i64, cell: i64) -> bool:
    """A non-Happy own city that holds an own Army unit."""
    if state.owner_at(cell) != seat or state.city(cell).mood == HAPPY:
        return False
    return state.armies(cell) > 0


def any_torn(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if torn(state, seat, state.cities[i].cell):
            return True
    return False


def civil_war(state: ClashState, index: i64, seat: i64) -> None:
    """An Army unit and the mood of a torn city, or just the mood of some city."""
    if any_torn(state, seat):
        state.push(frames.CIVIL_WAR, seat, 1)
        return
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].mood != ANGRY:
            state.push(frames.CIVIL_WAR, seat)
            return


@final
class CivilWar(SpaceBefore):
    """Which city is torn by civil war."""

    name: ClassVar[str] = "civil_war"
    frame: ClassVar[tuple[str, ...]] = ("torn",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            cell = cells[i]
            if state.a == 1:
                if torn(state, seat, cell):
                    actions.add(PICK + cell)
            elif state.owner_at(cell) == seat and state.city(cell).mood != ANGRY:
                actions.add(PICK + cell)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        cell: i64 = action - PICK
        was_torn = state.a == 1
        state.pop()
        if state.city(cell).mood != ANGRY:
            suffer(state, seat, cell, -1, NONE, True, journal)
        if was_torn:
            lose_here(state, seat, cell, FIRST_ARMY, FIRST_SHIP, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-13.4")
        if state.a == 1:
            return words.with_rule("not_torn", "CC-13.4")
        return words.with_rule("angry_already", "CC-13.5")
