"""A Royal Game of Ur set up from a few words, for tests that read like the scenario."""

from edubba.core import CHANCE, OVER, Event, Journal, Setup, word
from edubba.core.words import Json
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import SIDES, SPACE
from edubba.games.royal_game_of_ur.state import RoyalState


class Board:
    """A position, the last events, and the few things a test does with them."""

    def __init__(self, setup: Setup, state: RoyalState) -> None:
        self.setup = setup
        self.state = state
        self.events: list[Event] = []

    def throw(self, number: int) -> "Board":
        assert self.state.actor == CHANCE
        return self._apply(f"throw {number}")

    def play(self, move: str) -> "Board":
        assert SPACE.parse(move) in self.state.legal_actions(), f"{move}: {self.why(move)}"
        return self._apply(move)

    def _apply(self, move: str) -> "Board":
        journal = Journal()
        self.state.apply(SPACE.parse(move), journal)
        self.events = [*journal.events]
        return self

    def legal(self) -> list[str]:
        assert self.state.actor >= 0
        return [str(SPACE.decode(action)) for action in self.state.legal_actions()]

    def why(self, move: str) -> str:
        """The reason against a move, as its bare id, or `legal`."""
        reason = self.state.refusal(SPACE.parse(move))
        return "legal" if reason is None else reason.code

    def log(self) -> list[str]:
        """What the last action did, in sentences."""
        said = [event.words() for event in self.events]
        return [word(sentence) for sentence in said if sentence is not None]

    def on(self, side: str) -> list[int]:
        return self.state.positions(SIDES.index(side))

    def squares(self, side: str) -> list[str]:
        seat = SIDES.index(side)
        return [self.state.terms.square(seat, position) for position in self.on(side)]

    @property
    def waiting(self) -> tuple[int, int]:
        return self.state.waiting(LIGHT), self.state.waiting(DARK)

    @property
    def home(self) -> tuple[int, int]:
        return self.state.home(LIGHT), self.state.home(DARK)

    @property
    def to_throw(self) -> str:
        """Whose throw it is, or where else the game stands."""
        if self.state.actor == OVER:
            return "over"
        return SIDES[self.state.to_move] if self.state.actor == CHANCE else "choosing"


def board(
    ruleset: str = "finkel",
    light: list[int] | None = None,
    dark: list[int] | None = None,
    home: tuple[int, int] = (0, 0),
    to_move: str = "light",
    pieces: int = 0,
) -> Board:
    """A position about to throw: pieces on these positions of their paths, the others waiting."""
    setup = GAME.setup(options={"ruleset": ruleset, "pieces": pieces}, house=True)
    sides: list[Json] = [{"on": [*(light or [])], "home": home[0]}]
    sides.append({"on": [*(dark or [])], "home": home[1]})
    state = setup.position({"light": sides[0], "dark": sides[1], "to_move": to_move})
    assert isinstance(state, RoyalState)
    return Board(setup, state)


def new_game(ruleset: str = "finkel") -> Board:
    setup = GAME.setup(options={"ruleset": ruleset})
    state = setup.new()
    assert isinstance(state, RoyalState)
    return Board(setup, state)
