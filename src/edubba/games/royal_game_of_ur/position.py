"""Reading a position from outside, and refusing what could not lie on the table."""

from edubba.core.data import COUNTED, Data, beyond
from edubba.core.errors import Impossible
from edubba.core.state import NOBODY
from edubba.core.words import Arg, Message, seat_word
from edubba.games.royal_game_of_ur.codes import LIGHT
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.state import ENDINGS, NOT_THROWN, RACE, UNFINISHED, RoyalState


def read_position(state: RoyalState, data: Data) -> None:
    """Take over what is given of a position; pieces that it does not mention wait."""
    if data.has("decisions") or data.has("ending"):
        state.clear_stack()
    for seat, side in enumerate(SIDES):
        if data.has(side):
            read_side(state, seat, data.at(side))
    state.to_move = data.index_in(SIDES, "to_move", default=state.to_move)
    throws = range(len(state.terms.weights))
    state.thrown = data.number_in(throws, "thrown", default=NOT_THROWN)
    state.throws = data.number_in(COUNTED, "throws", default=state.throws)
    state.winner = data.index_in(SIDES, "winner", default=NOBODY)
    state.ending = data.index_in(ENDINGS, "ending", default=UNFINISHED)
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
    check(state)


def read_side(state: RoyalState, seat: int, side: Data) -> None:
    positions = side.numbers("on") if side.has("on") else []
    home = side.number("home", default=0)
    who, pieces = seat_word("royal_game_of_ur", seat), int(state.terms.pieces)
    waiting = pieces - home - len(positions)
    for position in positions:
        if not 1 <= position < state.terms.home:
            raise beyond(f"{side.place}/on", position, range(1, state.terms.home))
        if (state.standing(seat) >> position) & 1:
            raise cannot("crowd", seat=who, position=position)
        state.flip(seat, position)
    if home < 0 or waiting < 0 or side.number("waiting", default=waiting) != waiting:
        raise cannot("count", seat=who, pieces=pieces)
    state.add_waiting(seat, waiting - state.waiting(seat))


def check(state: RoyalState) -> None:
    """Refuse what could not be (RG-2.10, RG-10.1)."""
    for position in state.positions(LIGHT):
        if state.is_met(LIGHT, position):
            square = state.terms.square(LIGHT, position)
            raise cannot("meet", square=square)
    finished = [s for s in range(len(SIDES)) if state.home(s) == state.terms.pieces]
    if finished != ([state.winner] if state.ending == RACE else []):
        raise cannot("finish")
    if (state.ending == UNFINISHED) != (state.winner == NOBODY):
        raise cannot("win")
    if (state.ending == UNFINISHED) == (state.code < 0) or state.depth > 0:
        raise Impossible(Message("core/position-due"))
    if state.actor >= 0 and state.actor != state.to_move:
        side = seat_word("royal_game_of_ur", state.to_move)
        raise Impossible(Message("core/position-to-move", seat=side))
    if state.thrown == NOT_THROWN:
        if state.actor >= 0:
            raise cannot("move")
    elif state.terms.weights[state.thrown] == 0:
        raise cannot("throw", thrown=state.thrown)


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"royal_game_of_ur/cannot-{what}", **facts))
