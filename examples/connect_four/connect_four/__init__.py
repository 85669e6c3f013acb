"""Connect Four: two players drop stones into seven columns; four in a line win."""

from importlib.resources import files
from typing import Final, cast, final

from connect_four.evaluate import FourEvaluator
from connect_four.rules import DROP, RULES
from connect_four.state import FourState, read_position
from connect_four.view import FourView, draw, view_of
from edubba.core import Evaluator, Game, Setup, State, View, add_catalogue
from edubba.core.data import Data

add_catalogue("connect_four", files(__name__).joinpath("words.ftl").read_text("utf-8"))


@final
class ConnectFour(Game):
    """What the house asks about the game."""

    def __init__(self) -> None:
        self.id = "connect_four"
        self.rules_version = 1
        self.seats = range(2, 3)
        self.options = []
        self.presets = {"seed": {}}
        self.objectives = ["four"]
        self.rules = RULES

    def new(self, setup: Setup) -> FourState:
        """The board is empty, and yellow begins (CF-2)."""
        state = FourState()
        state.begin(setup)
        state.become(DROP, 0)
        return state

    def position(self, setup: Setup, data: Data) -> FourState:
        state = self.new(setup)
        read_position(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> FourView:
        return view_of(cast(FourState, state))

    def draw(self, view: View, language: str = "en", width: int = 80) -> str:
        return draw(cast(FourView, view))

    def evaluator(self, objective: str) -> Evaluator:
        return cast(Evaluator, FourEvaluator())


GAME: Final = ConnectFour()
