"""A Game of Ur set up from a few words, for tests that read like the scenario."""

from typing import Any, cast

from edubba.core import CHANCE, OVER, Event, Journal, word
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS, SIDES, SPACE
from edubba.games.game_of_ur.state import UrState

ALL_HOME = dict.fromkeys(BIRDS, "home")


class Board:
    """A position, the last events, and the few things a test does with them."""

    def __init__(self, state: UrState) -> None:
        self.state = state
        self.events: list[Event] = []

    def throw(self, *faces: int | str) -> "Board":
        """Let chance give these: numbers are small throws, `yes` and `no` large ones. A large throw
        that is the player's choice is chosen."""
        for face in faces:
            if isinstance(face, str) and self.state.actor != CHANCE:
                self.play("roll large")
            assert self.state.actor == CHANCE
            self._apply(f"large {face}" if isinstance(face, str) else f"small {face}")
        return self

    def play(self, move: str) -> "Board":
        action = SPACE.parse(move)
        assert action in self.state.legal_actions(), f"{move} is not legal: {self.why(move)}"
        self._apply(move)
        return self

    def _apply(self, move: str) -> None:
        journal = Journal()
        self.state.apply(SPACE.parse(move), journal)
        self.events = [*journal.events]

    def legal(self) -> set[str]:
        """The legal actions as text, without the gamble."""
        return {str(SPACE.decode(a)) for a in self.state.legal_actions()} - {"roll large"}

    def may_gamble(self) -> bool:
        return "roll large" in {str(SPACE.decode(a)) for a in self.state.legal_actions()}

    def why(self, move: str) -> str:
        """The reason against a move, as its bare id, or `legal`."""
        reason = self.state.refusal(SPACE.parse(move))
        return "legal" if reason is None else reason.code

    def why_words(self, move: str) -> str:
        reason = self.state.refusal(SPACE.parse(move))
        assert reason is not None
        return word(reason.words)

    def at(self, side: str, bird: str) -> int | str:
        """Where a bird is: a house, `off` or `home`."""
        return cast("int | str", cast(Any, self.state.to_json())[side][bird])

    def counters(self) -> tuple[int, int, int]:
        """Light, dark, pool."""
        return (self.state.light, self.state.dark, self.state.pool)

    def turn_of(self) -> str | None:
        """Whose turn it is, None when the game is over."""
        return None if self.state.actor == OVER else SIDES[self.state.to_move]

    def number(self) -> int:
        """The number in force at a player's decision."""
        assert self.state.actor >= 0
        return self.state.a

    def told(self, kind: str) -> list[Any]:
        """The last action's events of one kind."""
        return [event for event in self.events if event.name == kind]

    def changed(self) -> dict[str, int | str]:
        """What the last action exchanged: collected, paid, captured."""
        found: dict[str, int | str] = {}
        for event in self.told("collected"):
            found["collected"] = event.counters
        for event in self.told("paid"):
            found["paid"] = event.counters
        for event in self.told("captured"):
            found["captured"] = BIRDS[event.bird]
        return {key: value for key, value in found.items() if value}


def board(
    light: dict[str, Any] | None = None,
    dark: dict[str, Any] | None = None,
    to_move: str = "light",
    counters: tuple[int, int, int] | None = None,
    turn: int | None = None,
    first: str | None = None,
    **options: Any,
) -> Board:
    """A position before the small throw; birds not named are off."""
    position: dict[str, Any] = {"light": light or {}, "dark": dark or {}, "to_move": to_move}
    if counters is not None:
        position["counters"] = dict(zip(("light", "dark", "pool"), counters, strict=True))
    if turn is not None:
        position["turn"] = turn
    if first is not None:
        position["first"] = first
    return Board(cast(UrState, GAME.setup(options=options).position(position)))


def new_game(**options: Any) -> Board:
    """A game before its first throw."""
    return Board(cast(UrState, GAME.setup(options=options).new()))


def home_but(**birds: int | str) -> dict[str, int | str]:
    """All birds home except the named ones."""
    return {**ALL_HOME, **birds}


def swallow_launches(*houses: int) -> set[str]:
    return {f"launch swallow {house}" for house in houses}
