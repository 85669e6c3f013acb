"""The end of a game: points, places and the reason (UR-9)."""

from typing import final

from edubba.core.bits import count_bits
from edubba.core.journal import Ended, Journal
from edubba.core.native import i64
from edubba.core.result import Result, places_by
from edubba.core.state import Ending
from edubba.core.words import Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.space import TYPES
from edubba.games.ur_ziggurat.state import ENDINGS, ZigguratState
from edubba.games.ur_ziggurat.terms import SERIES_POINTS


def finish(state: ZigguratState, ending: i64, journal: Journal | None) -> None:
    """Close the game; the position keeps all that points are counted from."""
    state.ending = ending
    state.clear_stack()
    if journal is not None:
        journal.tell(Ended(reason(state)))


def places(state: ZigguratState) -> list[int]:
    """Most points, then most cubes on the board; equal in both share the place (UR-9.8)."""
    return places_by([(state.points(seat), state.on_board(seat)) for seat in range(state.seats)])


def reason(state: ZigguratState) -> Message:
    """Why the game ended and who won."""
    winners = [seat for seat, place in enumerate(places(state)) if place == 1]
    best = state.points(winners[0])
    level = [seat for seat in range(state.seats) if state.points(seat) == best]
    cubes, seat = state.on_board(winners[0]), words.seat(winners[0])
    if len(winners) > 1:
        seats = words.seats(winners)
        outcome = Message("ur_ziggurat/won-shared", seats=seats, points=best, cubes=cubes)
    elif len(level) > 1:
        outcome = Message("ur_ziggurat/won-by_cubes", seat=seat, points=best, cubes=cubes)
    else:
        outcome = Message("ur_ziggurat/won-by_points", seat=seat, points=best)
    ending = ENDINGS[state.ending]
    return Message(f"ur_ziggurat/end-{ending}", round=state.round, outcome=outcome)


def breakdown(state: ZigguratState) -> dict[str, list[int]]:
    """Points by type of tile, or by series."""
    seats = range(state.seats)
    if not state.terms.series:
        shares = [state.points_by_type(seat) for seat in seats]
        return {name: [share[kind] for share in shares] for kind, name in enumerate(TYPES)}
    series = [state.series(seat) for seat in seats]
    table: dict[str, list[int]] = {}
    for number in range(max(len(lengths) for lengths in series)):
        found = [lengths[number] if number < len(lengths) else 0 for lengths in series]
        table[f"series_{number + 1}"] = [SERIES_POINTS[length] for length in found]
    return table


@final
class ZigguratEnding(Ending[ZigguratState]):
    """Scoring is automatic: the best partition counts (UR-9.9)."""

    def result(self, state: ZigguratState) -> Result:
        seats = range(state.seats)
        return Result(
            places(state),
            state.scores(),
            reason(state),
            breakdown(state),
            facts={
                "ending": ENDINGS[state.ending],
                "round": state.round,
                "cubes_on_board": [state.on_board(seat) for seat in seats],
                "sets": [state.sets(seat) for seat in seats],
                "ziggurats": [count_bits(state.ziggurats[seat]) for seat in seats],
            },
        )
