"""What everybody sees of a Game of Ur: everything."""

from dataclasses import dataclass

from edubba.core.state import NOBODY, OVER
from edubba.core.view import View
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME, LIGHT
from edubba.games.game_of_ur.outlook import OutlookView, outlook_of
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import DATA, READINGS, SIDES
from edubba.games.game_of_ur.state import NOT_THROWN, OFF, UrState
from edubba.games.game_of_ur.terms import LAUNCH_NUMBER, VALUE, square


@dataclass
class BirdView:
    """One bird, wherever it is."""

    id: str
    place: str
    """`off`, `home`, or the square it stands on."""
    house: int
    """0 when off, 17 when home."""
    launch_number: int
    value: int


@dataclass
class SideView:
    """One player's birds and counters."""

    side: str
    birds: list[BirdView]
    counters: int
    brought_in: int
    home: int


@dataclass
class UrView(View):
    """The whole table."""

    board: str
    rosettes: list[str]
    """The squares with a rosette."""
    sides: list[SideView]
    pool: int
    to_move: str
    turn: int
    first: str | None
    small: int | None
    large: str | None
    number: int | None
    """The number in force: the primary one after the small throw, the converted one after yes."""
    swallow_starts: list[int]
    small_weights: list[int]
    """How often the small bone shows 1 to 4."""
    large_weights: list[int]
    """How often the large bone says yes, and no."""
    always_both: bool
    """Both bones are thrown in every turn."""
    outlook: list[OutlookView]
    """What every number would do for the birds of the player to move; empty at the end."""
    winner: str | None


def view_of(state: UrState) -> UrView:
    board = DATA.at("boards", int(state.terms.board))
    return UrView(
        board=board.text("id"),
        rosettes=board.texts("rosette_squares"),
        sides=[_side(state, LIGHT), _side(state, DARK)],
        pool=state.pool,
        to_move=SIDES[state.to_move],
        turn=state.turn,
        first=None if state.first == NOBODY else SIDES[state.first],
        small=None if state.small == NOT_THROWN else state.small,
        large=None if state.large == NOT_THROWN else READINGS[state.large - 1],
        number=int(state.in_force()) or None,
        swallow_starts=state.terms.swallow_houses(),
        small_weights=[*state.terms.small],
        large_weights=[*state.terms.large],
        always_both=state.terms.always_both,
        outlook=[] if state.actor == OVER else outlook_of(state),
        winner=None if state.winner == NOBODY else SIDES[state.winner],
    )


def _side(state: UrState, seat: int) -> SideView:
    birds: list[BirdView] = []
    for bird in range(BIRDS):
        house = state.house(seat, bird)
        place = "off" if house == OFF else "home" if house == HOME else square(seat, house)
        birds.append(BirdView(BIRD_IDS[bird], place, house, LAUNCH_NUMBER[bird], VALUE[bird]))
    return SideView(
        side=SIDES[seat],
        birds=birds,
        counters=state.purse(seat),
        brought_in=state.terms.brought[seat],
        home=state.count_on(seat, HOME),
    )
