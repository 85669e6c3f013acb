"""How an event is told: a sentence filled in by its fields, and the spaces it is about."""

from dataclasses import dataclass, fields

from edubba.core.journal import Event
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.space import CELLS, KINDS, UNIT_KINDS


def amounts(counts: list[int], cards: int = 0) -> Message:
    """`2 food, 1 gold, 1 card`, by laying one kind after another."""
    said: Message | None = None
    for kind in range(len(KINDS)):
        if counts[kind] > 0:
            said = words.one_more(said, words.amount(KINDS[kind], counts[kind]))
    if cards > 0:
        said = words.one_more(said, words.amount("cards", cards))
    return Message("clash_of_cultures/nothing") if said is None else said


def units(counts: list[int]) -> Message:
    """`1 Settler, 2 Army units`."""
    said: Message | None = None
    for kind in range(len(UNIT_KINDS)):
        if counts[kind] > 0:
            said = words.one_more(said, words.amount(UNIT_KINDS[kind], counts[kind]))
    return Message("clash_of_cultures/nothing") if said is None else said


def argument(name: str, value: object) -> Arg:
    """A field of an event as it is said, told by its name."""
    if isinstance(value, Message):
        return value
    if isinstance(value, list):
        return units(value) if name == "units" else amounts(value)
    if not isinstance(value, int):
        return str(value)
    if name in ("seat", "other"):
        return words.player(value)
    if name in ("cell", "start"):
        return words.cell(value)
    if name == "advance":
        return words.advance(value)
    if name == "government":
        return words.government(value)
    if name == "kind":
        return words.kind(value)
    if name == "building":
        return words.building(value)
    if name == "wonder":
        return words.wonder(value)
    if name == "unit":
        return words.a_unit(value)
    if name == "mood":
        return words.mood(value)
    if name == "card":
        return words.card(value)
    if name == "civil":
        return words.civil(value)
    if name == "tactic":
        return words.tactic(value)
    if name == "objective_card":
        return words.objective_card(value)
    if name == "drawn":
        return words.event(value)
    if name == "objective":
        return words.objective(value)
    return int(value)


def sentence(event: Event) -> Message:
    """`log-` and the event's name, with its fields."""
    args: dict[str, Arg] = {}
    if isinstance(event, ClashEvent):
        for field in fields(event):
            args[field.name] = argument(field.name, getattr(event, field.name))
    return Message(f"clash_of_cultures/log-{event.name}", **args)


def elements(event: Event) -> list[str]:
    """The space an event is about."""
    found: list[str] = []
    if isinstance(event, ClashEvent):
        for field in fields(event):
            value = getattr(event, field.name)
            if field.name in ("cell", "start") and isinstance(value, int) and value >= 0:
                found.append(f"space:{CELLS[value]}")
    return found


@dataclass
class ClashEvent(Event):
    """An event whose sentence is the catalogue's `log-` and its name."""

    def words(self) -> Message | None:
        return sentence(self)

    def targets(self) -> list[str]:
        return elements(self)
