"""Ulm: push tiles into the Cathedral grid, sail down the Danube, seal the quarters of the city."""

from typing import Final, cast, final

from edubba.core.bits import count_bits
from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, State
from edubba.core.view import View
from edubba.games.ulm.aspects import UlmAspects
from edubba.games.ulm.decisions import RULES, frames
from edubba.games.ulm.evaluate import OBJECTIVES, UlmEvaluator
from edubba.games.ulm.features import UlmFeatures
from edubba.games.ulm.levels import LEVELS
from edubba.games.ulm.position import read
from edubba.games.ulm.space import COLOURS, DATA
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import Terms
from edubba.games.ulm.text import draw
from edubba.games.ulm.view import UlmView, view_of


@final
class Ulm(Game):
    """The game of ten rounds."""

    def __init__(self) -> None:
        self.described_by(DATA, RULES)
        self.objectives = OBJECTIVES
        self.levels = LEVELS

    def new(self, setup: Setup) -> UlmState:
        state = UlmState()
        state.begin(setup)
        state.lay_out(Terms(setup.options))
        state.become(frames.DRAW_DESCENDANT, CHANCE)
        return state

    def position(self, setup: Setup, data: Data) -> UlmState:
        """Unless the position says otherwise, a turn begins in round 1."""
        state = self.new(setup)
        read(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(UlmState, state), seat)

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(UlmView, view), language, width)

    def totals(self, state: State) -> dict[str, int]:
        ulm = cast(UlmState, state)
        totals: dict[str, int] = {}
        for colour, name in enumerate(COLOURS):
            totals[name] = ulm.tiles_of(colour)
        cards = count_bits(ulm.deck) + count_bits(ulm.discard) + count_bits(ulm.drawn)
        coats = ulm.coat_count() + count_bits(ulm.drawn_coats())
        crests: i64 = 0
        for seat in range(ulm.seats):
            player = ulm.players[seat]
            cards += count_bits(player.hand) + count_bits(player.laid)
            coats += count_bits(player.coats)
            crests += player.crests()
            totals[f"seals_{seat}"] = player.seals + ulm.seals_placed(seat)
        for quarter in range(len(ulm.seals_in) // ulm.seats):
            crests += ulm.crest_owner(quarter) != NOBODY
        return {**totals, "cards": cards, "coats": coats, "crests": crests}

    def features(self, setup: Setup) -> Features:
        return cast(Features, UlmFeatures(setup.seats, Terms(setup.options)))

    def aspects(self, setup: Setup) -> Features:
        return cast(Features, UlmAspects(setup.seats, Terms(setup.options).danube))

    def evaluator(self, objective: str) -> Evaluator:
        return cast(Evaluator, UlmEvaluator())


GAME: Final = Ulm()
