"""The end of the game, the points and the tie-breaks (CC-19)."""

from typing import final

from edubba.core.bits import count_bits
from edubba.core.journal import Ended, Journal
from edubba.core.native import i64
from edubba.core.result import Result, places_by
from edubba.core.state import Ending
from edubba.core.words import Message
from edubba.games.clash_of_cultures import terms, words
from edubba.games.clash_of_cultures.codes import GREAT_PYRAMIDS
from edubba.games.clash_of_cultures.state import ClashState


def somebody_cityless(state: ClashState) -> bool:
    return any(state.city_count(seat) == 0 for seat in range(state.seats))


def ends_now(state: ClashState) -> bool:
    """A player without a city ends the game at once (CC-19.1), unless a variant waits (R5)."""
    return not state.terms.end_at_status and somebody_cityless(state)


def finish(state: ClashState, journal: Journal | None) -> None:
    """Nothing more happens; the points are counted."""
    state.ended = True
    state.battle = None
    state.clear_stack()
    if journal is not None:
        journal.tell(Ended(reason(state)))


def breakdown(state: ClashState) -> dict[str, list[int]]:
    """Points by source, in the order of the tie-break (CC-19.2)."""
    seats = range(state.seats)
    players = [state.player(seat) for seat in seats]
    return {
        "city_pieces": [state.pieces_of(seat) * terms.VP_PIECE for seat in seats],
        "advances": [
            count_bits(player.advances) * terms.HALF_VP_ADVANCE // terms.HALVES
            for player in players
        ],
        "wonders": [state.wonders_of(seat) * terms.VP_WONDER for seat in seats],
        "objectives": [count_bits(player.scored) * terms.VP_OBJECTIVE for player in players],
        "events": [player.half_points // terms.HALVES for player in players],
    }


def places(state: ClashState) -> list[int]:
    """Most points; then the Great Pyramids; then city pieces, advances, Wonders, Objectives
    (CC-19.3)."""
    parts = breakdown(state)
    pyramids = state.owner_of_wonder(GREAT_PYRAMIDS)
    most = max(state.points(seat) for seat in range(state.seats))
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        points = state.points(seat)
        later = [parts[source][seat] for source in parts if source != "events"]
        keys.append((points, int(seat == pyramids and points == most), *later))
    return places_by(keys)


def reason(state: ClashState) -> Message:
    """Who won, and whether the rounds or a lost last city ended it."""
    ranks = places(state)
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    points = state.points(winners[0])
    if len(winners) > 1:
        return Message("clash_of_cultures/end-shared", points=points)
    winner = words.player(winners[0])
    if somebody_cityless(state):
        return Message("clash_of_cultures/end-no_city", seat=winner, points=points)
    return Message("clash_of_cultures/end-rounds", seat=winner, points=points, rounds=terms.ROUNDS)


@final
class ClashEnding(Ending[ClashState]):
    """Places by victory points."""

    def result(self, state: ClashState) -> Result:
        points = [int(state.points(seat)) for seat in range(state.seats)]
        pyramids: i64 = state.owner_of_wonder(GREAT_PYRAMIDS)
        return Result(
            places(state),
            points,
            reason(state),
            breakdown=breakdown(state),
            facts={"great_pyramids": None if pyramids < 0 else pyramids},
        )
