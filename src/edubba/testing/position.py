"""A position under test: set up, played by moves in words, and asked short questions."""

from typing import Any, Generic, Self

from typing_extensions import TypeVar

from edubba.core.catalogue import word
from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR, Event, Journal
from edubba.core.state import CHANCE, OVER, State
from edubba.core.words import JsonObject, Reason

T = TypeVar("T", bound=State, default=State)


class Position(Generic[T]):
    """One vocabulary for the tests of all games; a game adds questions about its own pieces.

    `play` moves by their text, `legal` moves, `why` not, and the `events` of the last `play`.
    """

    def __init__(self, setup: Setup, state: T) -> None:
        self.setup = setup
        self.space = setup.space()
        self.state = state
        self.journal = Journal()
        """What the last call of `play` did."""

    def action(self, move: str) -> int:
        """The number of a move in words; a game may read shorter ones."""
        return self.space.parse(move)

    def play(self, *moves: str) -> Self:
        """Play moves of the seats and outcomes of chance, each of which must be legal."""
        self.journal = Journal()
        for move in moves:
            action = self.action(move)
            reason = self.state.refusal(action)
            assert reason is None, f"{move}: {word(reason.words)} Legal are {self.legal()}"
            self.state.apply(action, self.journal)
        return self

    # Questions

    @property
    def asked(self) -> str:
        """The name of the decision on top, or `over`."""
        return "over" if self.state.actor == OVER else self.state.decision().name

    @property
    def question(self) -> str:
        """The question in words."""
        return word(self.state.decision().prompt(self.state))

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves, or the arguments of those with a verb."""
        moves = [self.space.decode(action) for action in self.state.legal_actions()]
        if not verb:
            return [str(move) for move in moves]
        return [" ".join(move.args) for move in moves if move.verb == verb]

    def weights(self) -> dict[str, int]:
        """At a chance node: the outcomes with their weights."""
        assert self.state.actor == CHANCE, f"{self.asked} is no matter of chance"
        outcomes = self.state.outcomes()
        return {str(self.space.decode(action)): weight for action, weight in outcomes}

    def labels(self) -> dict[str, str]:
        """The legal moves, and what each is called."""
        decision = self.state.decision()
        legal = self.state.legal_actions()
        return {str(self.space.decode(a)): word(decision.label(self.state, a)) for a in legal}

    def targets(self) -> dict[str, list[str]]:
        """The legal moves, and the board elements that lead to each."""
        decision = self.state.decision()
        legal = self.state.legal_actions()
        return {str(self.space.decode(a)): decision.targets(self.state, a) for a in legal}

    def refusal(self, move: str) -> Reason:
        """Why a move is refused; that it is refused is part of the question."""
        reason = self.state.refusal(self.action(move))
        assert reason is not None, f"{move} is legal"
        assert "‹" not in word(reason.words), f"the catalogue cannot word {reason!r}"
        return reason

    def why(self, move: str) -> str:
        """The bare id of the reason against a move."""
        return self.refusal(move).code

    @property
    def events(self) -> list[Event]:
        return self.journal.events

    def told(self, kind: str) -> list[Any]:
        """The last events of one kind, by the name they have in JSON."""
        return [event for event in self.events if event.name == kind]

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """The sentences that a seat read of the last `play`."""
        said = [event.words() for event in self.journal.seen_by(seat)]
        return [word(words) for words in said if words is not None]

    def points(self) -> list[int]:
        return self.state.scores()

    def json(self) -> JsonObject:
        return self.state.to_json()
