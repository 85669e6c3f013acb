"""The Royal Game of Ur: two players, a race of identical pieces, in its five classic rulesets."""

from typing import Final, cast, final

from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.race import Race
from edubba.core.state import CHANCE, State
from edubba.core.view import View
from edubba.core.words import Json, JsonObject
from edubba.games.royal_game_of_ur.codes import DARK
from edubba.games.royal_game_of_ur.decisions import RULES
from edubba.games.royal_game_of_ur.decisions.frames import THROW
from edubba.games.royal_game_of_ur.evaluate import JUDGEMENTS, OBJECTIVES, RoyalEvaluator
from edubba.games.royal_game_of_ur.features import RoyalFeatures
from edubba.games.royal_game_of_ur.levels import LEVELS
from edubba.games.royal_game_of_ur.position import read_position
from edubba.games.royal_game_of_ur.race import race_of
from edubba.games.royal_game_of_ur.space import DATA, SIDES
from edubba.games.royal_game_of_ur.state import RoyalState
from edubba.games.royal_game_of_ur.terms import WAITING, terms_of
from edubba.games.royal_game_of_ur.text import draw
from edubba.games.royal_game_of_ur.view import RoyalView, view_of


@final
class RoyalGameOfUr(Game):
    """The classic race: Finkel, Blitz, Masters and Aseb."""

    def __init__(self) -> None:
        self.described_by(DATA, RULES)
        self.objectives = OBJECTIVES
        self.judgements = JUDGEMENTS
        self.levels = LEVELS

    def new(self, setup: Setup) -> RoyalState:
        """Everything waits, and light throws first (RG-3)."""
        state = RoyalState()
        state.begin(setup)
        state.terms = terms_of(setup)
        state.light_waiting = state.terms.pieces
        state.dark_waiting = state.terms.pieces
        state.become(THROW, CHANCE)
        return state

    def position(self, setup: Setup, data: Data) -> RoyalState:
        """Unless the position says otherwise: light to move, about to throw."""
        state = self.new(setup)
        read_position(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(RoyalState, state))

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(RoyalView, view), language, width)

    def race(self, setup: Setup) -> Race:
        return race_of(terms_of(setup))

    def race_sides(self, state: State, seat: int) -> tuple[list[int], list[int]]:
        royal = cast(RoyalState, state)
        return royal.places(seat), royal.places(DARK - seat)

    def race_position(self, setup: Setup, mover: list[int], other: list[int]) -> State:
        home = int(terms_of(setup).home)
        position: JsonObject = {}
        for side, places in zip(SIDES, (mover, other), strict=True):
            on: list[Json] = [place for place in places if place not in (WAITING, home)]
            position[side] = {"on": on, "home": places.count(home)}
        return setup.position(position)

    def features(self, setup: Setup) -> Features:
        return cast(Features, RoyalFeatures(terms_of(setup)))

    def evaluator(self, objective: str) -> Evaluator:
        return self.judge(objective, "")

    def judge(self, objective: str, judgement: str) -> Evaluator:
        return cast(Evaluator, RoyalEvaluator(judgement))


GAME: Final = RoyalGameOfUr()
