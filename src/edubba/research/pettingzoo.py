"""Every game as a PettingZoo environment: agents take turns (AEC), each with its action mask."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, MultiBinary
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.rng import WORD
from edubba.research.arrays import Arrays, Mask, Observation
from edubba.research.playing import Playing

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""


def env(
    game: str,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    preset: str = "seed",
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int | None]:
    """A game for all its seats. An illegal action loses it; an action must come after `reset`."""
    raw = raw_env(game, players, options, preset, render_mode)
    legal = TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv[str, dict[str, Any], int | None]):  # noqa: N801  PettingZoo's name for it
    """The game without checks: agents `seat_0`, `seat_1`, ... in the order of the rules."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "edubba"}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Value] | None = None,
        preset: str = "seed",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = find_game(game).setup(players, options, preset)
        self.arrays = Arrays(self.setup)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game}_v{self.setup.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)

    def _observation_space(self, agent: str) -> Dict:
        return Dict(
            {"observation": self.arrays.box(), "action_mask": MultiBinary(self.arrays.actions)}
        )

    def _action_space(self, agent: str) -> Discrete:
        return Discrete(self.arrays.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing = Playing(self.setup, int(self._seeds.integers(WORD)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.playing.state.actor]

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        seat, state = self._seats[agent], self.playing.state
        return {
            "observation": self.arrays.observation(state, seat),
            "action_mask": self.arrays.mask(state, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.playing.apply(int(action))
        if self.playing.over:
            self.rewards = dict(zip(self.agents, self.playing.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.playing.state.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat to decide sees it."""
        if self.render_mode is None:
            return None
        return self.playing.draw(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""
