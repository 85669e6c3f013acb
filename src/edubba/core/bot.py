"""Whoever chooses for a seat without being a person."""

from collections.abc import Callable
from operator import attrgetter
from typing import final

from edubba.core.errors import InvalidInput
from edubba.core.native import i64, mypyc_attr
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.words import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one legal action at a time. It is only ever shown an imagined state.

    Any object that has `choose` will do (`as_bot`); those of the house are subclasses of this.
    """

    name: str = ""
    """What it is called in records."""

    def choose(self, state: State, rng: Rng) -> i64:
        """A legal action for `state.actor`; all randomness comes from `rng`."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def made_of(self) -> tuple[object, ...]:
        """What its `__init__` takes; by that bots are compared, copied and pickled."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(each) for each in self.made_of()])})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bot) or type(self) is not type(other):
            return False
        return self.name == other.name and self.made_of() == other.made_of()

    def __hash__(self) -> int:
        return hash((self.name, self.made_of()))

    def __reduce__(self) -> tuple[type["Bot"], tuple[object, ...], str]:
        return type(self), self.made_of(), self.name

    def __setstate__(self, name: str) -> None:
        self.name = name


@final
class OwnBot(Bot):
    """Somebody's object that can choose, in the form that compiled loops take."""

    def __init__(self, who: object) -> None:
        self.who = who
        self.name = str(getattr(who, "name", "") or type(who).__name__)
        self.ask: Callable[[State, Rng], int] = attrgetter("choose")(who)

    def choose(self, state: State, rng: Rng) -> i64:
        return self.ask(state, rng)

    def made_of(self) -> tuple[object, ...]:
        return (self.who,)


def as_bot(who: object) -> Bot:
    """A bot from any object with a method `choose(state, rng)`, which returns a legal action. It is
    called by its attribute `name`, or else like its class."""
    if isinstance(who, Bot):
        return who
    if not callable(getattr(who, "choose", None)):
        raise InvalidInput(Message("bots/no-choose", what=repr(who)))
    return OwnBot(who)
