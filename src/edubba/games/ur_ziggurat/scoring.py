"""The end of a game: points, places and the reason (UR-9)."""

from typing import final

from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.result import Result, places_by
from edubba.core.state import Ending
from edubba.core.words import Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import TYPE_COUNT
from edubba.games.ur_ziggurat.events import Ended
from edubba.games.ur_ziggurat.points import replacements, type_points
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
    table: dict[str, list[int]] = {}
    if not state.terms.series:
        for kind in range(TYPE_COUNT):
            table[TYPES[kind]] = [type_share(state, seat, kind) for seat in range(state.seats)]
        return table
    series = [state.series(seat) for seat in range(state.seats)]
    for number in range(max(len(lengths) for lengths in series)):
        points: list[int] = []
        for lengths in series:
            points.append(SERIES_POINTS[lengths[number]] if number < len(lengths) else 0)
        table[f"series_{number + 1}"] = points
    return table


def type_share(state: ZigguratState, seat: i64, kind: i64) -> int:
    """What a seat's tiles of one type add to its complete sets."""
    mine = state.control[seat]
    terms, sets, built = state.terms, state.sets(seat), state.ziggurats[seat]
    points = type_points(sets, mine & state.kinds[kind], state.cubes, terms.worth)
    better = replacements(sets, state.kinds, mine, built, state.cubes, terms.any_type, terms.worth)
    return points + better[kind]


@final
class ZigguratEnding(Ending[ZigguratState]):
    """Scoring is automatic: the best partition counts (UR-9.9)."""

    def result(self, state: ZigguratState) -> Result:
        seats = range(state.seats)
        sets = [state.sets(seat) for seat in seats]
        return Result(
            places(state),
            state.scores(),
            reason(state),
            breakdown(state),
            facts={
                "ending": ENDINGS[state.ending],
                "round": state.round,
                "cubes_on_board": [state.on_board(seat) for seat in seats],
                "sets": [*sets],
                "ziggurats": [count_bits(state.ziggurats[seat]) for seat in seats],
            },
        )
