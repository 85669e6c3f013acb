"""A Game of Ur set up from a few words, for tests that read like the scenario."""

from typing import Any, Self, cast

from edubba.core import OVER
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS, SIDES
from edubba.games.game_of_ur.state import UrState
from edubba.testing import Position

GAMBLE = "roll large"


class Table(Position[UrState]):
    def throw(self, *faces: int | str) -> Self:
        """Let chance give these: numbers are small throws, `yes` and `no` large ones. A large throw
        that is the player's choice is chosen."""
        moves: list[str] = []
        choosing = self.state.actor >= 0
        for face in faces:
            if isinstance(face, int):
                moves.append(f"small {face}")
                choosing = self.state.turn > 0 and not self.state.terms.always_both
            else:
                moves += [GAMBLE] * choosing + [f"large {face}"]
        return self.play(*moves)

    def uses(self) -> set[str]:
        """The legal moves and launches, without the gamble."""
        return {*self.legal()} - {GAMBLE}

    def may_gamble(self) -> bool:
        return GAMBLE in self.legal()

    def at(self, side: str, bird: str) -> int | str:
        """Where a bird is: a house, `off` or `home`."""
        return cast("int | str", cast(Any, self.json())[side][bird])

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

    def changed(self) -> dict[str, int | str]:
        """What was exchanged: collected, paid, captured."""
        counted = [*self.told("collected"), *self.told("paid")]
        found: dict[str, int | str] = {event.name: event.counters for event in counted}
        found |= {event.name: BIRDS[event.bird] for event in self.told("captured")}
        return {key: value for key, value in found.items() if value}


def board(
    light: dict[str, Any] | None = None,
    dark: dict[str, Any] | None = None,
    counters: tuple[int, int, int] | None = None,
    to_move: str = "light",
    turn: int | None = None,
    first: str | None = None,
    **options: Any,
) -> Table:
    """A position before the small throw; birds not named are off."""
    position: dict[str, Any] = {"light": light or {}, "dark": dark or {}, "to_move": to_move}
    if counters is not None:
        position["counters"] = dict(zip(("light", "dark", "pool"), counters, strict=True))
    setup = GAME.setup(options=options)
    state = setup.position(position | {"turn": turn, "first": first})
    return Table(setup, cast(UrState, state))


def new_game(**options: Any) -> Table:
    """A game before its first throw."""
    setup = GAME.setup(options=options)
    return Table(setup, cast(UrState, setup.new()))


def home_but(**birds: int | str) -> dict[str, int | str]:
    """All birds home except the named ones."""
    return {**dict.fromkeys(BIRDS, "home"), **birds}


def swallow_launches(*houses: int) -> set[str]:
    return {f"launch swallow {house}" for house in houses}
