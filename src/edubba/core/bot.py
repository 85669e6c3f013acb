"""Whoever chooses for a seat without being a person."""

from edubba.core.native import i64, mypyc_attr
from edubba.core.rng import Rng
from edubba.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one legal action at a time. It is only ever shown an imagined state."""

    name: str

    def choose(self, state: State, rng: Rng) -> i64:
        """A legal action for `state.actor`; all randomness comes from `rng`."""
        raise NotImplementedError(f"{type(self).__name__}.choose")
