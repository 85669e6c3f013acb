"""Every game as an OpenSpiel game: explicit chance, so that its algorithms run on ours."""

import json
from typing import Any

import numpy as np
import pyspiel

from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.state import CHANCE, OVER, State
from edubba.research.arrays import Arrays, Memory, is_open

LONGEST = 20_000
"""Actions and outcomes of a game: more than any has."""
_registered: dict[str, type[pyspiel.Game]] = {}


class Position:
    """A state in a form that OpenSpiel can copy, with the way that led to it."""

    def __init__(self, state: State, course: list[int], memory: Memory | None = None) -> None:
        self.state = state
        self.course = course
        self.memory = memory
        """Only once somebody has asked what the players have seen."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        memory = None if self.memory is None else self.memory.copy()
        return Position(self.state.clone(), [*self.course], memory)

    def information_state(self, setup: Setup, seat: int) -> str:
        if self.memory is None:
            self.memory = Memory(setup)
        return self.memory.information_state(self.course, seat)


class SpielState(pyspiel.State):
    """A position; outcomes of chance are numbered from 0."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position = Position(game.setup.new(), [])

    def current_player(self) -> int:
        actor = int(self.position.state.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.outcomes()
        total, first = sum(weight for _, weight in outcomes), self.first_outcome()
        return [(action - first, weight / total) for action, weight in outcomes]

    def first_outcome(self) -> int:
        return int(self.position.state.space().seat_actions)

    def _apply_action(self, action: int) -> None:
        if self.position.state.actor == CHANCE:
            action += self.first_outcome()
        self.position.course.append(action)
        self.position.state.apply(action, None)

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self.first_outcome() if player == pyspiel.PlayerId.CHANCE else action
        return str(self.position.state.space().decode(number))

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor == OVER)

    def returns(self) -> list[float]:
        state = self.position.state
        return state.result().returns() if state.actor == OVER else [0.0] * int(state.seats)

    def __str__(self) -> str:
        """The whole position: where nothing is hidden, all that matters for how it goes on."""
        return json.dumps(self.position.state.to_json(), separators=(",", ":"))


class SpielObserver:
    """What a player may know as numbers, by name and in one row, and as text."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self.setup = setup
        self.arrays = Arrays(setup)
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(self.arrays.size, np.float32)
        self.dict = self.arrays.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.arrays.observation(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player has seen since the beginning, or what it sees now."""
        if self.perfect_recall:
            return state.position.information_state(self.setup, player)
        seen = self.arrays.observation(state.position.state, player)
        return " ".join(map(str, seen.tolist()))


class SpielGame(pyspiel.Game):
    """A game with agreed options, given as JSON in the parameter `options`."""

    def __init__(self, name: str, game: str, players: int, params: dict[str, Any]) -> None:
        options: dict[str, Value] = json.loads(params.get("options", "") or "{}")
        self.setup = find_game(game).setup(players, options)
        space = self.setup.space()
        info = pyspiel.GameInfo(
            num_distinct_actions=space.seat_actions,
            max_chance_outcomes=space.size - space.seat_actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, self.setup), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setup, recall)


def game_type(name: str, setup: Setup) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it loads it."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{setup.game.id} for {setup.seats}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if is_open(setup)
        else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=setup.seats,
        min_num_players=setup.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


def register(game: str, players: int) -> str:
    """Make a game known to `pyspiel.load_game`; its name there."""
    name = f"edubba_{game}_{players}"
    if name not in _registered:

        class Registered(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(name, game, players, params or {})

        _registered[name] = Registered
        pyspiel.register_game(game_type(name, find_game(game).setup(players)), Registered)
    return name


def load(game: str, players: int | None = None, options: dict[str, Value] | None = None) -> Any:
    """A game for OpenSpiel with these options."""
    seats = find_game(game).setup(players).seats
    parameters = {"options": json.dumps(options)} if options else {}
    return pyspiel.load_game(register(game, seats), parameters)
