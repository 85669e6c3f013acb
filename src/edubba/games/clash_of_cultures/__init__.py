"""Clash of Cultures: two to four cultures, six rounds, a map that is turned up as it is entered."""

from typing import Final, cast, final

from edubba.core.bits import all_bits
from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.native import i64, vec
from edubba.core.state import State
from edubba.core.view import View
from edubba.games.clash_of_cultures import terms
from edubba.games.clash_of_cultures.aspects import ClashAspects
from edubba.games.clash_of_cultures.codes import ACTION_CARDS, CELLS, OBJECTIVE_CARDS, TILES
from edubba.games.clash_of_cultures.decisions import RULES
from edubba.games.clash_of_cultures.decisions.turn.setup import new_boards
from edubba.games.clash_of_cultures.evaluate import ClashEvaluator
from edubba.games.clash_of_cultures.features import ClashFeatures
from edubba.games.clash_of_cultures.levels import LEVELS
from edubba.games.clash_of_cultures.pieces import City, Player, new_player
from edubba.games.clash_of_cultures.position.reading import read_position
from edubba.games.clash_of_cultures.space import DATA
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import Terms
from edubba.games.clash_of_cultures.text import draw
from edubba.games.clash_of_cultures.totals import totals_of
from edubba.games.clash_of_cultures.view import ClashView, view_of


@final
class ClashOfCultures(Game):
    """The civilisation game."""

    def __init__(self) -> None:
        self.described_by(DATA, RULES)
        self.proposed = DATA.text("proposed_preset")
        self.objectives = ["points"]
        self.levels = LEVELS

    def new(self, setup: Setup) -> ClashState:
        state = self.empty(setup)
        new_boards(state)
        return state

    def empty(self, setup: Setup) -> ClashState:
        """Boards with nothing on them, and full decks."""
        state = ClashState()
        state.begin(setup)
        state.terms = Terms(setup.seats, setup.options, setup.version)
        state.players = vec[Player]([new_player(setup.seats) for _ in range(setup.seats)])
        state.cities = vec[City]()
        state.city_at = vec[i64]([terms.NONE] * CELLS)
        state.terrain = state.terms.layout.terrain
        state.exhausted = vec[i64]([0] * CELLS)
        state.barbarians = vec[i64]([0] * CELLS)
        state.standing = vec[i64]([0] * CELLS)
        state.tiles = all_bits(TILES)
        state.action_deck = all_bits(ACTION_CARDS)
        state.objective_deck = all_bits(OBJECTIVE_CARDS)
        state.event_deck = state.terms.events
        state.wonder_deck = state.terms.wonders
        state.action_discard = vec[i64]()
        state.event_discard = vec[i64]()
        state.land_battles = vec[i64]()
        state.settlements_left = terms.BARBARIAN_SETTLEMENTS
        state.barbarians_left = terms.BARBARIAN_UNITS
        state.exhausted_left = terms.EXHAUSTED_TOKENS
        return state

    def position(self, setup: Setup, data: Data) -> ClashState:
        state = self.empty(setup)
        read_position(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(ClashState, state), seat)

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(ClashView, view), language, width)

    def totals(self, state: State) -> dict[str, int]:
        return totals_of(cast(ClashState, state))

    def features(self, setup: Setup) -> Features:
        return cast(Features, ClashFeatures(setup.seats))

    def aspects(self, setup: Setup) -> Features:
        return cast(Features, ClashAspects(setup.seats))

    def evaluator(self, objective: str) -> Evaluator:
        return cast(Evaluator, ClashEvaluator())


GAME: Final = ClashOfCultures()
