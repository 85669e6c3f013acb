"""What the decisions of this game share: labels and places by the action alone."""

from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import SEAT_ACTIONS


class Choice(Decision):
    """A decision of a seat. The question is the catalogue's `ask-` and the decision's name."""

    def prompt(self, base: State) -> Message:
        return Message(f"clash_of_cultures/ask-{self.name}", seat=words.player(base.actor))

    def label(self, base: State, action: i64) -> Message:
        return words.label(action)

    def targets(self, base: State, action: i64) -> list[str]:
        return words.targets(action)

    def why_not(self, base: State, action: i64) -> Reason:
        if action >= SEAT_ACTIONS or action < 0:
            return words.only_chance()
        return self.reason(base, action)

    def reason(self, base: State, action: i64) -> Reason:
        """Why an action that a seat can choose in general is not offered here."""
        return words.not_offered()


class Chance(Decision):
    """A decision of chance; nobody reads its question."""

    def prompt(self, base: State) -> Message:
        return Message(f"clash_of_cultures/ask-{self.name}")

    def why_not(self, base: State, action: i64) -> Reason:
        return words.only_chance()
