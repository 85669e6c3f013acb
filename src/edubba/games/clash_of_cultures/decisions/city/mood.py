"""The mood of cities: how it changes and what it means (CC-6.2, CC-6.3)."""

from edubba.core import NO_OBSTACLE
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState


def capacity(state: ClashState, city: City) -> i64:
    """How much a city can do in one activation (CC-6.2); Forced Labor (CC-3.29.8)."""
    if city.mood == codes.ANGRY and not state.used & BIT[codes.USE_FORCED_LABOR]:
        return terms.ANGRY_CAPACITY
    return city.size() + (terms.HAPPY_BONUS if city.mood == codes.HAPPY else 0)


def activable(city: City) -> bool:
    """An Angry city acts once in a turn (CC-6.3)."""
    return city.mood != codes.ANGRY or city.activations == 0


def obstacle_to_acting(state: ClashState, seat: i64, cell: i64, no_city: i64) -> i64:
    """A city of his that may act; the obstacle where there is none is the asking rule's."""
    if state.owner_at(cell) != seat:
        return no_city
    return NO_OBSTACLE if activable(state.city(cell)) else obstacles.ANGRY_AND_ACTIVE


def set_mood(state: ClashState, cell: i64, mood: i64, journal: Journal | None) -> None:
    if state.city(cell).mood == mood:
        return
    state.edit_city(cell).mood = mood
    if journal is not None:
        journal.tell(board_events.MoodChanged(cell, mood))


def lower(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """One step down; Angry stays Angry."""
    mood = state.city(cell).mood
    set_mood(state, cell, codes.NEUTRAL if mood == codes.HAPPY else codes.ANGRY, journal)


def raise_mood(state: ClashState, cell: i64, journal: Journal | None) -> None:
    mood = state.city(cell).mood
    set_mood(state, cell, codes.NEUTRAL if mood == codes.ANGRY else codes.HAPPY, journal)


def activated(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """An activation is over: every one after the first lowers the mood (CC-6.3)."""
    city = state.edit_city(cell)
    city.activations += 1
    if city.activations > 1:
        lower(state, cell, journal)
