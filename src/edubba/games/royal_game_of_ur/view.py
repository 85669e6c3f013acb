"""What everybody sees of a Royal Game of Ur: everything."""

from dataclasses import dataclass

from edubba.core.state import NOBODY
from edubba.core.view import View
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import BOARDS, DATA, RULESETS, SIDES
from edubba.games.royal_game_of_ur.state import NOT_THROWN, RoyalState


@dataclass
class SideView:
    """One player's pieces."""

    side: str
    waiting: int
    squares: list[str]
    """The squares on which pieces stand, in the order of the path."""
    positions: list[int]
    """The same as positions on this player's path."""
    home: int
    path: list[str]


@dataclass
class RoyalView(View):
    """The whole table."""

    ruleset: str
    board: str
    rosettes: list[str]
    """The squares with a rosette."""
    safe_rosettes: bool
    pieces: int
    """Pieces of each player."""
    sides: list[SideView]
    to_move: str
    thrown: int | None
    """The last throw."""
    throws: int
    winner: str | None


def view_of(state: RoyalState) -> RoyalView:
    terms = state.terms
    return RoyalView(
        ruleset=RULESETS[terms.ruleset],
        board=BOARDS[terms.board],
        rosettes=DATA.texts("boards", int(terms.board), "rosettes"),
        safe_rosettes=len(terms.safe) > 0,
        pieces=terms.pieces,
        sides=[_side(state, LIGHT), _side(state, DARK)],
        to_move=SIDES[state.to_move],
        thrown=None if state.thrown == NOT_THROWN else state.thrown,
        throws=state.throws,
        winner=None if state.winner == NOBODY else SIDES[state.winner],
    )


def _side(state: RoyalState, seat: int) -> SideView:
    positions = state.positions(seat)
    return SideView(
        side=SIDES[seat],
        waiting=state.waiting(seat),
        squares=[state.terms.square(seat, position) for position in positions],
        positions=positions,
        home=state.home(seat),
        path=[*state.terms.squares[seat]],
    )
