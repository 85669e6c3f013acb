"""A game's features, legal actions and results as NumPy arrays."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from edubba.core.actions import Actions
from edubba.core.features import Feature
from edubba.core.game import Setup
from edubba.core.journal import Journal, sees
from edubba.core.state import State

Observation: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


class Arrays:
    """Looks at positions of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.features = setup.game.features(setup)
        self.groups: list[Feature] = self.features.groups
        self.size = int(self.features.size)
        self.actions = setup.space().seat_actions
        self._sheet = self.features.sheet()
        self._row: Observation = shared(self._sheet.values)
        self._legal = Actions()

    def box(self) -> Box:
        """The space of observations, with the range of every number."""
        lows = np.repeat([group.low for group in self.groups], self._sizes())
        highs = np.repeat([group.high for group in self.groups], self._sizes())
        return Box(lows.astype(np.int16), highs.astype(np.int16), dtype=np.int16)

    def _sizes(self) -> list[int]:
        return [group.size for group in self.groups]

    def observation(self, state: State, seat: int) -> Observation:
        """All that a seat may know, in one row."""
        self.features.observe(state, seat, self._sheet)
        return self._row.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that is legal for this seat now; all 0 for who does not decide."""
        found = np.zeros(self.actions, np.int8)
        if state.actor == seat:
            state.legal_into(self._legal)
            found[self._legal.as_list()] = 1
        return found

    def named(self, observations: NDArray[np.generic]) -> dict[str, NDArray[np.generic]]:
        """Observations, one or many, by the names of their features and in their shapes."""
        parts = np.split(observations, np.cumsum(self._sizes())[:-1], axis=-1)
        many = observations.shape[:-1]
        return {
            group.name: part.reshape(*many, *group.shape)
            for group, part in zip(self.groups, parts, strict=True)
        }

    def scaled(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """Observations as networks like them: every number divided by the largest it may be."""
        largest = [max(group.high, -group.low) for group in self.groups]
        scale = np.repeat(largest, self._sizes()).astype(np.float32)
        return np.divide(observations, scale, dtype=np.float32)


def shared(values: Any) -> NDArray[Any]:
    """One of the compiled arrays, as it is now and will be: NumPy looks at the same memory."""
    return np.asarray(memoryview(values))


class Memory:
    """What every seat has come to know from the beginning, as text: each action and outcome that it
    saw, each secret that it was shown, and that something was done where it saw nothing more."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._state = setup.new()
        self._past = 0
        self._known = [[f"seat {seat}"] for seat in range(setup.seats)]

    def copy(self) -> "Memory":
        twin = Memory.__new__(Memory)
        twin.setup, twin._state, twin._past = self.setup, self._state.clone(), self._past
        twin._known = [[*known] for known in self._known]
        return twin

    def information_state(self, course: list[int], seat: int) -> str:
        """What a seat knows after these actions and outcomes, which go on from those before."""
        space, state = self.setup.space(), self._state
        for action in course[self._past :]:
            mask, name, journal = state.seen_by(action), state.decision().name, Journal()
            state.apply(action, journal)
            for other, known in enumerate(self._known):
                known.append(str(space.decode(action)) if sees(mask, other) else f"? {name}")
                shown = [event for event in journal.seen_by(other) if event.reveals()]
                known += [f"! {event.to_json()}" for event in shown]
        self._past = len(course)
        return "\n".join(self._known[seat])


def is_open(setup: Setup) -> bool:
    """Whether nothing is hidden in this game: no state of it imagines anything."""
    return type(setup.new()).imagine is State.imagine
