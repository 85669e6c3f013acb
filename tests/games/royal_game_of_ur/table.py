"""A Royal Game of Ur set up from a few words, for tests that read like the scenario."""

import re
from typing import Self, cast

from edubba.core import CHANCE, OVER
from edubba.core.words import JsonObject
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.state import RoyalState
from edubba.testing import Position


class Table(Position[RoyalState]):
    def throw(self, number: int) -> Self:
        return self.play(f"throw {number}")

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

    def drawing(self, width: int = 80) -> list[str]:
        """The board as text without its colours."""
        text = GAME.draw(GAME.view(self.setup, self.state, LIGHT), width=width)
        return [line.rstrip() for line in re.sub(r"\[[^\]]*\]", "", text).splitlines()]


def board(
    ruleset: str = "finkel",
    light: list[int] | None = None,
    dark: list[int] | None = None,
    home: tuple[int, int] = (0, 0),
    to_move: str = "light",
    pieces: int = 0,
) -> Table:
    """A position about to throw: pieces on these positions of their paths, the others waiting."""
    setup = GAME.setup(options={"ruleset": ruleset, "pieces": pieces}, house=True)
    position: JsonObject = {"to_move": to_move}
    position["light"] = {"on": [*(light or [])], "home": home[LIGHT]}
    position["dark"] = {"on": [*(dark or [])], "home": home[DARK]}
    return Table(setup, cast(RoyalState, setup.position(position)))


def new_game(ruleset: str = "finkel") -> Table:
    setup = GAME.setup(options={"ruleset": ruleset})
    return Table(setup, cast(RoyalState, setup.new()))
