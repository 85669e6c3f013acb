"""A decision as a person or a client meets it: the question, and every action with its targets."""

from dataclasses import dataclass

from edubba.core.game import Setup
from edubba.core.journal import Event, Journal, sees
from edubba.core.native import i64
from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.words import Json, JsonObject, Message


@dataclass
class Offer:
    """One legal action: its number, its text form, its label, and the path of board elements."""

    action: int
    move: str
    label: Message
    targets: list[str]

    def to_json(self) -> JsonObject:
        """As clients read it."""
        targets: list[Json] = [*self.targets]
        return {
            "id": self.action,
            "move": self.move,
            "label": self.label.to_json(),
            "targets": targets,
        }


@dataclass
class Prompt:
    """Who is asked what. Offers are for the seat that decides; others only read the question."""

    seat: int
    decision: str
    words: Message
    offers: list[Offer]

    def to_json(self) -> JsonObject:
        """As clients read it."""
        return {
            "seat": self.seat,
            "decision": self.decision,
            "prompt": self.words.to_json(),
            "actions": [offer.to_json() for offer in self.offers],
        }


def prompt_for(setup: Setup, space: ActionSpace, state: State, seat: int) -> Prompt | None:
    """What a seat reads at this position: its own choices, or only the question if it is another's.

    None at a chance node and at the end: nobody is asked.
    """
    if state.actor < 0:
        return None
    decision = state.decision()
    offers: list[Offer] = []
    if seat == state.actor:
        for action in state.legal_actions():
            label = decision.label(state, action)
            move = str(space.decode(action))
            offers.append(Offer(action, move, label, decision.targets(state, action)))
    return Prompt(state.actor, decision.name, decision.prompt(state), offers)


def preview(state: State, action: i64, seat: i64) -> list[Event]:
    """What an action would do, as its actor may know beforehand: nothing past a reveal."""
    journal = Journal()
    state.clone().apply(action, journal)
    events: list[Event] = []
    for event in journal.seen_by(seat):
        if event.reveals() and not sees(event.known_to(), seat):
            break
        events.append(event)
    return events


def outcome_labels(state: State, outcomes: list[int]) -> list[Message]:
    """What chance may bring, in the words of the log: what it does not tell of all of them."""
    told: list[list[Message]] = []
    for action in outcomes:
        journal = Journal()
        state.clone().apply(action, journal)
        told.append([words for event in journal.events if (words := event.words()) is not None])
    labels: list[Message] = []
    for action, mine in zip(outcomes, told, strict=True):
        own = [each for each in mine if len(told) == 1 or not all(each in other for other in told)]
        labels.append(own[0] if own else state.decision().label(state, action))
    return labels
