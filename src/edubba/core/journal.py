"""What an action did, as typed events, each with the mask of the seats that may see it."""

from dataclasses import fields, is_dataclass
from typing import Final, final

from edubba.core.native import i64, mypyc_attr
from edubba.core.view import to_json
from edubba.core.words import JsonObject, Message

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
    """One thing that happened. Subclasses are dataclasses of plain numbers, words and lists."""

    @property
    def name(self) -> str:
        """The class name as it stands in JSON: `BorneOff` is `borne_off`."""
        letters = type(self).__name__
        return "".join("_" + c.lower() if c.isupper() else c for c in letters).lstrip("_")

    def words(self) -> Message | None:
        """The sentence for the log, or None for what needs no saying."""
        return None

    def targets(self) -> list[str]:
        """The board elements this event is about, for highlights and animations."""
        return []

    def to_json(self) -> JsonObject:
        facts: JsonObject = {"event": self.name}
        if is_dataclass(self):
            for field in fields(self):
                if field.name in RESERVED:
                    raise TypeError(f"{type(self).__name__} has a field of the name {field.name!r}")
                facts[field.name] = to_json(getattr(self, field.name))
        return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(Event):
    """An event that makes a secret known: free undo ends with it, and previews stop before it."""

    def known_to(self) -> int:
        """Mask of the seats to which it is no news, such as the owner of a card; their previews go
        on."""
        return 0


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
        return any(isinstance(event, Reveal) for event in self.events)
