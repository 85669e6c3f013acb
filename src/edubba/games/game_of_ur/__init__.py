"""The Game of Ur with the five birds: two players, a race, a pool of counters, a gamble a turn."""

from typing import Final, cast, final

from edubba.core.catalogue import ENGLISH
from edubba.core.data import Data
from edubba.core.drawing import WIDTH
from edubba.core.errors import InvalidInput
from edubba.core.features import Features
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.native import i64, vec
from edubba.core.options import Options
from edubba.core.race import Race
from edubba.core.result import Result
from edubba.core.state import CHANCE, NOBODY, State
from edubba.core.view import View
from edubba.core.words import Json, JsonObject, Message
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME, LIGHT
from edubba.games.game_of_ur.decisions import RULES
from edubba.games.game_of_ur.decisions.frames import OPENING
from edubba.games.game_of_ur.evaluate import JUDGEMENTS, OBJECTIVES, UrEvaluator
from edubba.games.game_of_ur.features import UrFeatures
from edubba.games.game_of_ur.levels import LEVELS
from edubba.games.game_of_ur.position import read_position
from edubba.games.game_of_ur.race import race_of
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import DATA, SIDES
from edubba.games.game_of_ur.state import OFF, UrState
from edubba.games.game_of_ur.terms import FROM_PURCHASE, terms_of
from edubba.games.game_of_ur.text import draw
from edubba.games.game_of_ur.view import UrView, view_of


@final
class GameOfUr(Game):
    """The five-bird game."""

    def __init__(self) -> None:
        self.described_by(DATA, RULES)
        self.objectives = OBJECTIVES
        self.judgements = JUDGEMENTS
        self.levels = LEVELS

    def race(self, setup: Setup) -> Race:
        return race_of(terms_of(setup))

    def check_options(self, seats: int, options: Options) -> None:
        ante, purchase = options.count("ante"), options.count("purchase")
        if ante > purchase:  # GU-13.13
            raise InvalidInput(Message("game_of_ur/bad-ante", ante=ante, purchase=purchase))
        brought = options.counts("brought_in")
        if brought == [FROM_PURCHASE] * len(SIDES):
            return
        if options.word("settlement") != "carry" or min(brought) < ante:  # GU-11.4
            raise InvalidInput(Message("game_of_ur/bad-brought-in", ante=ante))

    def new(self, setup: Setup) -> UrState:
        state = UrState()
        state.begin(setup)
        state.terms = terms_of(setup)
        state.houses = vec[i64]([OFF] * (setup.seats * BIRDS))
        state.light = state.terms.brought[LIGHT]
        state.dark = state.terms.brought[DARK]
        state.become(OPENING, CHANCE)
        return state

    def position(self, setup: Setup, data: Data) -> UrState:
        """The ante is paid."""
        state = self.new(setup)
        state.run_steps(None)
        read_position(state, data)
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return view_of(cast(UrState, state))

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        return draw(cast(UrView, view), language, width)

    def race_sides(self, state: State, seat: int) -> tuple[list[int], list[int]]:
        ur = cast(UrState, state)
        return [*ur.side(seat)], [*ur.side(DARK - seat)]

    def race_position(self, setup: Setup, mover: list[int], other: list[int]) -> State:
        words: dict[int, Json] = {OFF: "off", HOME: "home"}
        position: JsonObject = {}
        for side, houses in zip(SIDES, (mover, other), strict=True):
            placed = zip(BIRD_IDS, houses, strict=True)
            position[side] = {bird: words.get(house, house) for bird, house in placed}
        return setup.position(position)

    def totals(self, state: State) -> dict[str, int]:
        ur = cast(UrState, state)
        return {"counters": ur.light + ur.dark + ur.pool, "birds": len(ur.houses)}

    def features(self, setup: Setup) -> Features:
        return cast(Features, UrFeatures())

    def evaluator(self, objective: str) -> Evaluator:
        return self.judge(objective, "")

    def judge(self, objective: str, judgement: str) -> Evaluator:
        return cast(Evaluator, UrEvaluator(objective, judgement))

    def stakes(self, setup: Setup, result: Result) -> list[int]:
        """Net times rate (GU-11.5)."""
        cents = setup.options.cents("rate")
        return [net * cents for net in result.points]

    def next_in_series(self, setup: Setup, last: State | None) -> Setup:
        """What is brought in (GU-11.3, GU-11.4) and who begins (GU-13.12)."""
        if last is None:
            return setup
        ended = cast(UrState, last)
        options = setup.options
        if options.word("settlement") == "carry":
            held = [ended.light, ended.dark]
            short, full = options.count("ante"), options.count("purchase")
            setup = setup.changed({"brought_in": [full if n < short else n for n in held]})
        if options.word("first_player") == "loser_of_last" and ended.winner != NOBODY:
            setup = setup.changed({"first_player": SIDES[DARK - ended.winner]})
        return setup


GAME: Final = GameOfUr()
