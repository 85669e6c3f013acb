"""One game in which chance is drawn by itself, as environments play it."""

from edubba.core.actions import Actions
from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.core.view import View


class Playing:
    """A position that always waits for a seat, or is over."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.state: State = setup.new()
        self.dice = Rng(seed)
        self.thoughts = self.dice.split()
        """The randomness of bots, so that they do not disturb the dice."""
        self._actions = Actions()
        self._draw()

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def apply(self, action: int) -> None:
        """Carry out a legal action and draw chance until a seat decides."""
        self.state.apply(action, None)
        self._draw()

    def returns(self) -> list[float]:
        """What each seat has got: 0 before the end."""
        return self.state.result().returns() if self.over else [0.0] * self.setup.seats

    def draw(self, seat: int) -> str:
        """The table as a seat sees it, as text."""
        view: View = self.setup.game.view(self.setup, self.state, seat)
        return self.setup.game.draw(view)

    def _draw(self) -> None:
        while self.state.actor == CHANCE:
            self.state.legal_into(self._actions)
            self.state.apply(self._actions.draw(self.dice), None)
