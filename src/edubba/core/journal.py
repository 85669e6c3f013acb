"""What an action did, as typed events, each with the mask of the seats that may see it."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from edubba.core.native import i64, mypyc_attr
from edubba.core.view import field_names, to_json
from edubba.core.words import Arg, JsonObject, Message, name_of, seat_word

EVERYONE: Final = -1
"""The mask of all seats and of spectators."""
SPECTATOR: Final = -3
"""The seat number of somebody who only watches; knows what everyone knows."""
RESERVED: Final = ("event", "name", "words", "targets")
"""What the JSON of every event says beside its fields; no field may be called so."""


def only(seat: i64) -> i64:
    """The mask of one seat."""
    return 1 << seat


def sees(mask: i64, seat: i64) -> bool:
    """Whether a seat (or SPECTATOR) belongs to a mask."""
    return mask == EVERYONE or (seat >= 0 and (mask >> seat) & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. Subclasses are dataclasses of plain numbers, words and lists.

    A game has one base of its own that says what its fields are called (`argument`, `element`);
    what an event says then follows from its name and its fields.
    """

    domain: ClassVar[str] = ""
    """The catalogue of its sentence, `log-` and its name; empty for what needs no saying."""

    @property
    def name(self) -> str:
        """Its class's, as it stands in JSON and in the catalogue."""
        return name_of(type(self))

    def words(self) -> Message | None:
        """The sentence for the log, or None for what needs no saying."""
        if not self.domain:
            return None
        args: dict[str, Arg] = {}
        for name, value in self.fields().items():
            argument = self.argument(name, value)
            if argument is not None:
                args[name] = argument
        return Message(f"{self.domain}/log-{self.name}", **args)

    def targets(self) -> list[str]:
        """The board elements this event is about, for highlights and animations."""
        found: list[str] = []
        for name, value in self.fields().items():
            found += self.elements(name, value)
        return found

    def argument(self, name: str, value: object) -> Arg | None:
        """A field as it is said, told by its name; None for what is not said."""
        if name == "seat" and isinstance(value, int):
            return seat_word(self.domain, value)
        return value if isinstance(value, (int, str, Message)) else None

    def elements(self, name: str, value: object) -> list[str]:
        """The board elements that a field names, told by its name."""
        return []

    def fields(self) -> dict[str, object]:
        """Its fields by name, in their order."""
        return {name: getattr(self, name) for name in field_names(type(self))}

    def reveals(self) -> bool:
        """Whether it makes a secret known: free undo ends with it, and previews stop before it."""
        return False

    def known_to(self) -> int:
        """Of what reveals: mask of the seats to which it is no news, such as the owner of a card;
        their previews go on."""
        return 0

    def to_json(self) -> JsonObject:
        """Its name and its fields, as clients read them."""
        facts: JsonObject = {"event": self.name}
        for name, value in self.fields().items():
            if name in RESERVED:
                raise TypeError(f"{type(self).__name__} has a field of the name {name!r}")
            facts[name] = to_json(value)
        return facts


@dataclass
class Ended(Event):
    """How a game came out, in every game the last event."""

    reason: Message

    def words(self) -> Message:
        return self.reason


@final
class Journal:
    """Collects the events of actions while it is attached to `State.apply`."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.masks: list[int] = []

    def tell(self, event: Event) -> None:
        """Everyone sees this."""
        self.events.append(event)
        self.masks.append(EVERYONE)

    def whisper(self, mask: i64, event: Event) -> None:
        """Only the seats of the mask see this."""
        self.events.append(event)
        self.masks.append(mask)

    def seen_by(self, seat: i64) -> list[Event]:
        """The events that a seat (or SPECTATOR) may see, in order."""
        return [e for e, mask in zip(self.events, self.masks, strict=True) if sees(mask, seat)]

    def reveals(self) -> bool:
        """Whether any of the events makes a secret known."""
        return any(event.reveals() for event in self.events)
