"""Reading a position from outside, and refusing what could not lie on the table."""

from typing import Final

from edubba.core.data import Data, beyond
from edubba.core.errors import Impossible
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, NOTHING
from edubba.core.words import Arg, Json, Message, seat_word
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME, HOUSES, LIGHT
from edubba.games.game_of_ur.decisions.frames import SMALL_THROW
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import FACES, READINGS, SIDES
from edubba.games.game_of_ur.state import (
    ENDINGS,
    NOT_THROWN,
    PRIVATE,
    RACE,
    TURN_CAP,
    UNFINISHED,
    UrState,
)

WHERE: Final[list[Json]] = ["off", *range(1, HOUSES + 1), "home"]
"""What is said of a bird."""


def read_position(state: UrState, data: Data) -> None:
    """Take over what is given of a position. Unless it says otherwise: light first and to move,
    about to throw; what else is left out stays as it is."""
    for seat, side in enumerate(SIDES):
        for name in data.keys(side, optional=True):
            bird = data.index_of(name, BIRD_IDS, side)
            data.may_be(WHERE, side, name)
            state.put(seat, bird, house_of(data.at(side, name)))
    if data.has("counters"):
        state.light = data.number("counters", "light")
        state.dark = data.number("counters", "dark")
        state.pool = data.number("counters", "pool")
    state.to_move = data.index_in(SIDES, "to_move", default=LIGHT)
    state.first = data.index_in(SIDES, "first", default=LIGHT)
    turns = range(state.terms.turn_cap + 1)
    state.turn = data.number_in(turns, "turn", default=1 + (state.to_move != state.first))
    if state.turn not in turns:
        raise beyond("turn", state.turn, turns)
    faces = range(1, len(FACES) + 1)
    state.small = data.number_in(faces, "small", default=NOT_THROWN)
    state.large = 1 + data.index_in(READINGS, "large", default=NOT_THROWN - 1)
    state.winner = data.index_in(SIDES, "winner", default=NOBODY)
    state.ending = data.index_in(ENDINGS, "ending", default=UNFINISHED)
    state.become(SMALL_THROW, CHANCE)
    if data.has("ending"):
        state.clear_stack()
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
    if state.turn == 0:  # the bones have not said yet who begins
        state.first = NOBODY
    check(state)
    check_end(state)


def house_of(place: Data) -> int:
    """Where a bird is, from its word or its number."""
    if isinstance(place.value, str) and place.value in WHERE:
        return WHERE.index(place.value)
    return place.number_in(range(1, HOUSES + 1))


def check(state: UrState) -> None:
    """Birds, counters, throws and turns (GU-2.6, GU-8.11, GU-10.6, GU-13.7)."""
    terms = state.terms
    for seat in (LIGHT, DARK):
        side = seat_word("game_of_ur", seat)
        for house in range(1, HOUSES + 1):
            if state.count_on(seat, house) > terms.room(house):
                raise cannot("crowd", seat=side, house=house)
        if state.purse(seat) < 0 and not terms.debt:
            raise cannot("owe", seat=side)
    if state.pool < 0:
        raise cannot("empty")
    brought: i64 = terms.brought[LIGHT] + terms.brought[DARK]
    if state.light + state.dark + state.pool != brought:
        raise cannot("count")
    if state.standing(LIGHT) & state.standing(DARK) & ~PRIVATE:
        raise cannot("meet")
    if state.actor >= 0 and state.actor != state.to_move:
        raise Impossible(
            Message("core/position-to-move", seat=seat_word("game_of_ur", state.to_move))
        )
    if state.actor != CHANCE and state.small == NOT_THROWN and state.ending == UNFINISHED:
        raise cannot("choose")
    if state.small == NOT_THROWN and state.large != NOT_THROWN:
        raise cannot("gamble")
    if state.turn == 0 and state.code >= SMALL_THROW:
        raise cannot("go_on")


def check_end(state: UrState) -> None:
    """How a game ends, and with what (GU-10.1, GU-10.2, GU-10.5, GU-10.6)."""
    over = state.ending != UNFINISHED
    if over == (state.code != NOTHING) or state.depth > 0:
        raise Impossible(Message("core/position-due"))
    if over and state.pool > 0:
        raise cannot("keep_pool")
    if (state.winner == NOBODY) != (state.ending in (UNFINISHED, TURN_CAP)):
        raise cannot("win")
    if state.ending == TURN_CAP and state.turn != state.terms.turn_cap:
        raise cannot("end")
    for seat in (LIGHT, DARK):
        won = state.ending == RACE and state.winner == seat
        if (state.count_on(seat, HOME) == BIRDS) != won:
            raise cannot("finish")


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"game_of_ur/cannot-{what}", **facts))
