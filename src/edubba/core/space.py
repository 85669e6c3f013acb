"""Actions are integers; this is how they read: a `Move` is a verb with arguments."""

from itertools import product
from math import prod
from typing import Final, final

from edubba.core.errors import InvalidInput
from edubba.core.words import Message

CLOSE_ENOUGH: Final = 3
"""How many moves an error offers as what would have been right."""


@final
class Move:
    """One choice in words: `Move("launch", ("swallow", "3"))`, as text `launch swallow 3`."""

    def __init__(self, verb: str, args: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))


@final
class Family:
    """The actions of one verb: all combinations of its arguments, the last one running fastest."""

    def __init__(self, name: str, verb: str, *domains: list[str]) -> None:
        self.name = name
        """The name of its first action code in the game's `codes.py`."""
        self.verb = verb
        self.domains = domains
        self.size = prod(len(domain) for domain in domains)


@final
class ActionSpace:
    """All actions of a game: those of the seats from 0 on, then the outcomes of chance."""

    def __init__(self, seats: list[Family], chance: list[Family]) -> None:
        self.families = [*seats, *chance]
        self.seat_actions = sum(family.size for family in seats)
        """How many actions seats have; outcomes of chance begin at this number."""
        self._moves: list[Move] = []
        for family in self.families:
            for args in product(*family.domains):
                self._moves.append(Move(family.verb, args))
        self.size = len(self._moves)
        self._codes = {str(move): action for action, move in enumerate(self._moves)}
        if len(self._codes) != self.size:
            raise ValueError("two actions have the same text")

    def decode(self, action: int) -> Move:
        """The move of an action."""
        if not 0 <= action < self.size:
            raise InvalidInput(Message("core/no-such-action", action=action, size=self.size))
        return self._moves[action]

    def encode(self, move: Move) -> int:
        """The action of a move."""
        return self.parse(str(move))

    def parse(self, text: str) -> int:
        """The action of a text form such as `launch swallow 3`."""
        action = self._codes.get(" ".join(text.split()))
        if action is None:
            first = text.split()[0] if text.split() else ""
            near = [known for known in self._codes if known.split()[0] == first]
            likely = ", ".join((near or [*self._codes])[:CLOSE_ENOUGH])
            raise InvalidInput(Message("core/no-such-move", text=text.strip(), likely=likely))
        return action

    def offsets(self) -> dict[str, tuple[int, int]]:
        """First action and size of every family by name, from which `codes.py` is written."""
        first = 0
        found: dict[str, tuple[int, int]] = {}
        for family in self.families:
            found[family.name] = (first, family.size)
            first += family.size
        return found
