"""After the Flood: three players, five turns of workers, trade, empires and cities in Sumer."""

from typing import Final, cast, final

from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.native import i64, vec
from edubba.core.state import CHANCE, NOBODY, State
from edubba.core.view import View
from edubba.games.after_the_flood import codes, space, terms
from edubba.games.after_the_flood.codes import AREAS, RESOURCES, SEATS
from edubba.games.after_the_flood.decisions import RULES, frames
from edubba.games.after_the_flood.decisions.opening import take_order
from edubba.games.after_the_flood.evaluate import OBJECTIVES, FloodEvaluator
from edubba.games.after_the_flood.features import FloodFeatures
from edubba.games.after_the_flood.levels import LEVELS
from edubba.games.after_the_flood.position import read
from edubba.games.after_the_flood.state import (
    CATEGORIES,
    CROWD,
    PILES,
    STOCK,
    UNAVAILABLE,
    FloodState,
)
from edubba.games.after_the_flood.terms import Terms
from edubba.games.after_the_flood.text import draw
from edubba.games.after_the_flood.view import FloodView, view_of


@final
class AfterTheFlood(Game):
    """The game of the three peoples of Sumer."""

    def __init__(self) -> None:
        self.described_by(space.DATA, RULES)
        self.objectives = OBJECTIVES
        self.levels = LEVELS

    def new(self, setup: Setup) -> FloodState:
        """Setup (AF-4), before the order of play is drawn."""
        state = FloodState()
        state.begin(setup)
        state.terms = Terms(setup.options)
        state.order = vec[i64]([NOBODY] * SEATS)
        state.goods = vec[i64]([0] * (PILES * RESOURCES))
        state.workers = vec[i64]([0] * (SEATS * CROWD))
        state.armies = vec[i64]([0] * AREAS)
        state.held = vec[i64]([0] * SEATS)
        state.ready = vec[i64]([space.DATA.number("setup", "armies_available")] * SEATS)
        state.idle = vec[i64]([space.DATA.number("setup", "armies_unavailable")] * SEATS)
        state.cities = vec[i64]([0] * SEATS)
        state.moved = vec[i64]([0] * SEATS)
        state.empire = vec[i64]([NOBODY] * SEATS)
        state.started = vec[i64]([NOBODY] * SEATS)
        state.points = vec[i64]([space.DATA.number("setup", "vp")] * (SEATS * len(CATEGORIES)))
        for good in range(RESOURCES):
            state.goods[STOCK * RESOURCES + good] = terms.QUANTITY[good]
            for seat in range(SEATS):
                state.carry(good, STOCK, seat, terms.START_GOODS[good])  # AF-4.3
        for seat in range(SEATS):  # AF-4.1
            crowd = seat * CROWD
            state.workers[crowd + codes.FROM_IRRIGATION] = space.DATA.number(
                "setup", "workers_irrigation"
            )
            state.workers[crowd + codes.FROM_WEAVING] = space.DATA.number(
                "setup", "workers_weaving"
            )
            state.workers[crowd + codes.FROM_STOCK] = space.DATA.number(
                "setup", "workers_available"
            )
            state.workers[crowd + UNAVAILABLE] = space.DATA.number("setup", "workers_unavailable")
        if state.terms.first_order == terms.NOWHERE:
            state.become(frames.FIRST_ORDER, CHANCE)
        else:
            take_order(state, state.terms.first_order)  # AF-4.2
            state.become(frames.COLLECT, CHANCE)
        return state

    def position(self, setup: Setup, data: Data) -> FloodState:
        """Unless the position says otherwise: just set up, red, purple, green, red to act."""
        state = self.new(setup)
        take_order(state, 0)
        state.clear_stack()
        read(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(FloodState, state))

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(FloodView, view), language, width)

    def totals(self, state: State) -> dict[str, int]:
        """Every resource, and the workers and armies of all players, wherever they are."""
        flood = cast(FloodState, state)
        counts = {"workers": 0, "armies": 0}
        for good, name in enumerate(space.RESOURCES):
            counts[name] = sum(flood.goods[pile * RESOURCES + good] for pile in range(PILES))
        for at in range(SEATS * CROWD):
            counts["workers"] += flood.workers[at]
        for area in range(AREAS):
            counts["armies"] += flood.armies[area]
        for seat in range(SEATS):
            counts["armies"] += flood.ready[seat] + flood.idle[seat]
        return counts

    def features(self, setup: Setup) -> Features:
        return cast(Features, FloodFeatures())

    def evaluator(self, objective: str) -> Evaluator:
        return cast(Evaluator, FloodEvaluator())


GAME: Final = AfterTheFlood()
