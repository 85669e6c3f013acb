"""The mood of cities: how it changes and what it means (CC-6.2, CC-6.3)."""

from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures.board_events import MoodChanged
from edubba.games.clash_of_cultures.codes import ANGRY, HAPPY, NEUTRAL, USE_FORCED_LABOR
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ANGRY_CAPACITY,
    HAPPY_BONUS,
)


def capacity(state: ClashState, city: City) -> i64:
    """How much a city can do in one activation (CC-6.2); Forced Labor (CC-3.29.8)."""
    if city.mood == ANGRY and not state.used & BIT[USE_FORCED_LABOR]:
        return ANGRY_CAPACITY
    return city.size() + (HAPPY_BONUS if city.mood == HAPPY else 0)


def activable(city: City) -> bool:
    """An Angry city acts once in a turn (CC-6.3)."""
    return city.mood != ANGRY or city.activations == 0


def set_mood(state: ClashState, cell: i64, mood: i64, journal: Journal | None) -> None:
    if state.city(cell).mood == mood:
        return
    state.edit_city(cell).mood = mood
    if journal is not None:
        journal.tell(MoodChanged(cell, mood))


def lower(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """One step down; Angry stays Angry."""
    mood = state.city(cell).mood
    set_mood(state, cell, NEUTRAL if mood == HAPPY else ANGRY, journal)


def raise_mood(state: ClashState, cell: i64, journal: Journal | None) -> None:
    mood = state.city(cell).mood
    set_mood(state, cell, NEUTRAL if mood == ANGRY else HAPPY, journal)


def activated(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """An activation is over: every one after the first lowers the mood (CC-6.3)."""
    city = state.edit_city(cell)
    city.activations += 1
    if city.activations > 1:
        lower(state, cell, journal)
