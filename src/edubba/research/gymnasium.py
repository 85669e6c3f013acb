"""Every game as a Gymnasium environment: one seat learns, bots play the others."""

from typing import Any, SupportsFloat

import gymnasium
from gymnasium.spaces import Discrete

from edubba.bots import make_bot
from edubba.core.errors import InvalidInput
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.rng import WORD
from edubba.core.words import Message
from edubba.research.arrays import Arrays, Mask, Observation
from edubba.research.playing import Playing

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""


class AgainstBots(gymnasium.Env[Observation, int]):
    """One seat of a game; `opponent` plays all others. `seat` is drawn anew for every game unless
    one is named. `action_masks` and `info["action_mask"]` say what is legal."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str = "random",
        seat: int | None = None,
        options: dict[str, Value] | None = None,
        preset: str = "seed",
        render_mode: str | None = None,
    ) -> None:
        self.setup = find_game(game).setup(players, options, preset)
        last = self.setup.seats - 1
        if seat is not None and not 0 <= seat <= last:
            raise InvalidInput(Message("match/why-no_such_seat", seat=seat, last=last))
        self.arrays = Arrays(self.setup)
        self.opponent = make_bot(opponent, self.setup.game)
        self.render_mode = render_mode
        self.named_seat = seat
        self.seat = 0
        self.observation_space = self.arrays.box()  # type: ignore[assignment]
        self.action_space = Discrete(self.arrays.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # a game that the others end before the seat decides is no lesson
            self.playing = Playing(self.setup, int(self.np_random.integers(WORD)))
            drawn = int(self.np_random.integers(self.setup.seats))
            self.seat = drawn if self.named_seat is None else self.named_seat
            self._let_others_play()
            if not self.playing.over:
                return self._seen()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return *self._seen()[:1], ILLEGAL, True, False, {"illegal": True, **self._seen()[1]}
        self.playing.apply(int(action))
        self._let_others_play()
        observation, info = self._seen()
        return observation, self.playing.returns()[self.seat], self.playing.over, False, info

    def action_masks(self) -> Mask:
        """What is legal now, by the name under which learners that mask actions look for it."""
        return self.arrays.mask(self.playing.state, self.seat)

    def render(self) -> str | None:
        return None if self.render_mode is None else self.playing.draw(self.seat)

    def _let_others_play(self) -> None:
        playing = self.playing
        while not playing.over and playing.state.actor != self.seat:
            state, thoughts = playing.state, playing.thoughts
            playing.apply(self.opponent.choose(state.imagine(state.actor, thoughts), thoughts))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.arrays.observation(self.playing.state, self.seat)
        return seen, {"action_mask": self.action_masks(), "seat": self.seat}


def register(game: str, players: int) -> str:
    """Make a game known to `gymnasium.make`; its id there."""
    version = find_game(game).rules_version
    id = f"edubba/{game}-{players}-v{version}"
    if id not in gymnasium.registry:
        kwargs = {"game": game, "players": players}
        gymnasium.register(id, "edubba.research.gymnasium:AgainstBots", kwargs=kwargs)
    return id
