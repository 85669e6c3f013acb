"""Effects on the mood of cities, and Myths against them (CC-13.5, `mood`, `civil_war`)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, obstacles, words
from edubba.games.clash_of_cultures.bounds import BOUNDS, CELL_BITS, CELL_MASK, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceChoice, YesOrNo
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_here
from edubba.games.clash_of_cultures.decisions.city.growing import sea_beside
from edubba.games.clash_of_cultures.decisions.city.mood import lower, raise_mood, set_mood
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, packed, pay
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE

RANGES: Final = [BOUNDS["effect"], BOUNDS["left"], BOUNDS["hit"]]


def lowers(effect: Effect) -> bool:
    return effect.change < 0 or effect.becomes == codes.ANGRY


def obstacle_to_mood(state: ClashState, effect: Effect, seat: i64, cell: i64) -> i64:
    """Losses only for non-Angry cities, gains only for non-Happy ones."""
    if state.owner_at(cell) != seat:
        return obstacles.NO_CITY_OF_YOURS
    mood = state.city(cell).mood
    if lowers(effect) and mood == codes.ANGRY:
        return obstacles.ANGRY_ALREADY
    if not lowers(effect) and mood == codes.HAPPY:
        return obstacles.HAPPY_ALREADY
    return obstacles.NOT_BY_SEA if effect.by_sea and not sea_beside(state, cell) else NO_OBSTACLE


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
    for i in range(len(state.cities)):
        cell = state.cities[i].cell
        if still_free(state, chosen, cell):
            count += int(obstacle_to_mood(state, effect, seat, cell) == NO_OBSTACLE)
    return count


def connected(state: ClashState, seat: i64) -> bool:
    """Roads, Navigation or Trade Routes make some disasters worse."""
    player = state.player(seat)
    return player.has(codes.ROADS) or player.has(codes.NAVIGATION) or player.has(codes.TRADE_ROUTES)


def how_many(state: ClashState, effect: Effect, seat: i64) -> i64:
    """The cities or units of a player that an effect hits (`n`, `n_if_connected`)."""
    if effect.n_if_connected != NONE and connected(state, seat):
        return effect.n_if_connected
    return effect.n


def start(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Change the mood of cities of his choice (`mood`)."""
    if effect.optional and not can_pay(state, seat, packed(effect.price), 0):
        return
    state.push(frames.MOOD_NEXT, seat, effect.number, how_many(state, effect, seat))
    state.extend(0, 0, 0, 0)


class MoodNext(Step[ClashState]):
    """The next city, as long as one is due and one fits."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "left", "from")

    def ranges(self, state: ClashState) -> list[range]:
        return RANGES

    def misfit(self, state: ClashState) -> str:
        effect = state.a
        return unless(ALL_EFFECTS[effect].op == codes.OP_MOOD, "effect")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        effect, left, chosen = state.a, state.b, state.c
        if left > 0 and fitting_from(state, ALL_EFFECTS[effect], state.actor, chosen) > 0:
            state.code = frames.MOOD_CITY
        else:
            if journal is not None and left > 0:
                journal.tell(events.NoTarget(state.actor))
            state.pop()


class MoodCity(SpaceChoice):
    """Which city changes its mood, each once.

    The frame: the effect, how many are still due, and those that were chosen, packed as 1 + cell.
    """

    frame: ClassVar[tuple[str, ...]] = ("effect", "left", "from")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")
    rule: ClassVar[str] = "CC-13.5"

    def ranges(self, state: ClashState) -> list[range]:
        return RANGES

    def misfit(self, state: ClashState) -> str:
        number, left = state.a, state.b
        effect = ALL_EFFECTS[number]
        paid = effect.op == codes.OP_MOOD and can_pay(state, state.actor, packed(effect.price), 0)
        return unless(paid and left > 0, "effect")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        seat, number, left, chosen = state.actor, state.a, state.b, state.c
        effect = ALL_EFFECTS[number]
        obstacle = obstacle_to_mood(state, effect, seat, cell)
        if obstacle != NO_OBSTACLE:
            return obstacle
        if not state.terms.in_order:
            free = still_free(state, chosen, cell)
            return NO_OBSTACLE if free else obstacles.CITY_CHOSEN_ALREADY
        # Enough cities must be left behind this one for those that are due.
        due: i64 = min(left, fitting_from(state, effect, seat, chosen))
        enough = cell >= chosen and fitting_from(state, effect, seat, cell) >= due
        return NO_OBSTACLE if enough else obstacles.CITIES_IN_ORDER

    def obstacle_beside(self, state: ClashState) -> i64:
        effect = state.a
        return NO_OBSTACLE if ALL_EFFECTS[effect].optional else obstacles.MUST_CHOOSE_CITY

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, number, chosen = state.actor, state.a, state.c
        effect = ALL_EFFECTS[number]
        state.b -= 1
        state.c = cell + 1 if state.terms.in_order else (chosen << CELL_BITS) | (cell + 1)
        state.code = frames.MOOD_NEXT
        suffer(state, seat, cell, effect.change, effect.becomes, effect.myths, journal)
        pay(state, seat, packed(effect.price), 0)


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
    if (
        myths
        and state.player(seat).has(codes.MYTHS)
        and can_pay(state, seat, one_of(codes.MOOD, 1), 0)
    ):
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


class MythsOffer(YesOrNo):
    """Pay 1 Mood token so that the city does not lose its mood (CC-3.25.1)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "becomes")

    def misfit(self, state: ClashState) -> str:
        cell = state.a
        if state.owner_at(cell) != state.actor:
            return "find_city"
        return unless(can_pay(state, state.actor, one_of(codes.MOOD, 1), 0), "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, cell, becomes = state.actor, state.a, state.b
        state.pop()
        if not yes:
            change_mood(state, cell, -1, becomes, journal)
            return
        if journal is not None:
            journal.tell(events.MoodLossPrevented(seat, cell))
        pay(state, seat, one_of(codes.MOOD, 1), 0)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        cell = state.a
        return {"cell": words.cell(cell)}


def obstacle_to_war(state: ClashState, seat: i64, cell: i64, torn: bool) -> i64:
    """A non-Happy own city that holds an own Army unit; without one any that is not Angry."""
    if state.owner_at(cell) != seat:
        return obstacles.NO_CITY_OF_YOURS
    mood = state.city(cell).mood
    if torn:
        split = mood != codes.HAPPY and state.armies(cell) > 0
        return NO_OBSTACLE if split else obstacles.NOT_TORN
    return obstacles.ANGRY_ALREADY if mood == codes.ANGRY else NO_OBSTACLE


# Civil War


def civil_war(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """An Army unit and the mood of a torn city, or just the mood of some city."""
    for torn in (True, False):
        for i in range(len(state.cities)):
            if obstacle_to_war(state, seat, state.cities[i].cell, torn) == NO_OBSTACLE:
                state.push(frames.CIVIL_WAR, seat, int(torn))
                return


class CivilWar(SpaceChoice):
    """Which city is torn by civil war."""

    frame: ClassVar[tuple[str, ...]] = ("torn",)
    rule: ClassVar[str] = "CC-13.4"

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        torn = state.a
        return obstacle_to_war(state, state.actor, cell, torn == 1)

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, torn = state.actor, state.a
        state.pop()
        if state.city(cell).mood != codes.ANGRY:
            suffer(state, seat, cell, -1, NONE, True, journal)
        if torn:
            lose_here(state, seat, cell, codes.FIRST_ARMY, codes.FIRST_SHIP, journal)
