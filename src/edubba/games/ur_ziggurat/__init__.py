"""UR: city-states on a land of double-sided tiles, for two to five players; perfect information."""

from typing import Final, cast, final

from edubba.core.bits import members
from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.errors import InvalidInput
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.options import Options
from edubba.core.space import ActionSpace
from edubba.core.state import CHANCE, State
from edubba.core.view import View
from edubba.core.words import Message
from edubba.games.ur_ziggurat.aspects import ZigguratAspects
from edubba.games.ur_ziggurat.decisions import RULES
from edubba.games.ur_ziggurat.decisions.frames import CHANCE_START_PLAYER
from edubba.games.ur_ziggurat.evaluate import OBJECTIVES, ZigguratEvaluator
from edubba.games.ur_ziggurat.features import ZigguratFeatures
from edubba.games.ur_ziggurat.levels import LEVELS
from edubba.games.ur_ziggurat.position import read_position
from edubba.games.ur_ziggurat.space import DATA, SPACES
from edubba.games.ur_ziggurat.state import ZigguratState
from edubba.games.ur_ziggurat.terms import Terms
from edubba.games.ur_ziggurat.text import draw
from edubba.games.ur_ziggurat.view import ZigguratView, view_of


@final
class UrZiggurat(Game):
    """The tile game of 2006, not the race of the same name."""

    def __init__(self) -> None:
        self.described_by(DATA, RULES)
        self.objectives = OBJECTIVES
        self.levels = LEVELS

    def check_options(self, seats: int, options: Options) -> None:
        """What ziggurats count in sets is agreed only where sets are counted (UR-9.11, UR-9.12)."""
        told = [options.word("ziggurat_in_set"), options.word("ziggurat_points")]
        if options.word("scoring") != "seed_cubes" and told != ["own_type", "1"]:
            raise InvalidInput(Message("ur_ziggurat/bad-ziggurats"))

    def space(self, setup: Setup) -> ActionSpace:
        return SPACES[Terms(setup.seats, setup.options).board.id]

    def new(self, setup: Setup) -> ZigguratState:
        state = ZigguratState()
        state.begin(setup)
        state.lay_out(Terms(setup.seats, setup.options))
        state.become(CHANCE_START_PLAYER, CHANCE)
        return state

    def position(self, setup: Setup, data: Data) -> ZigguratState:
        state = self.new(setup)
        state.clear_stack()
        read_position(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(ZigguratState, state))

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(ZigguratView, view), language, width)

    def totals(self, state: State) -> dict[str, int]:
        """Cubes of each player (UR-2.8), tiles, and ziggurats."""
        ur = cast(ZigguratState, state)
        totals = {"tiles": len(ur.tiles), "ziggurats": int(ur.stock)}
        for seat in range(ur.seats):
            built = members(ur.ziggurats[seat])
            owned = [*members(ur.control[seat]), *built]
            totals[f"cubes_{seat}"] = ur.supply[seat] + sum(ur.cubes[cell] for cell in owned)
            totals["ziggurats"] += len(built)
        return totals

    def features(self, setup: Setup) -> Features:
        return cast(Features, ZigguratFeatures(setup.seats, Terms(setup.seats, setup.options)))

    def aspects(self, setup: Setup) -> Features:
        return cast(Features, ZigguratAspects(setup.seats))

    def evaluator(self, objective: str) -> Evaluator:
        return cast(Evaluator, ZigguratEvaluator())


GAME: Final = UrZiggurat()
