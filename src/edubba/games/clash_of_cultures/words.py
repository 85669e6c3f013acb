"""Message ids of Clash of Cultures with their arguments; the sentences are in locale/."""

from typing import Final

from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures.codes import BARBARIANS
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    CELLS,
    COLOURS,
    DATA,
    EVENT_DATA,
    EVENTS,
    GOVERNMENTS,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PERSONS,
    SPACE,
    UNIT_KINDS,
    WONDERS,
)


def player(seat: int) -> Message:
    if seat == BARBARIANS:
        return Message("clash_of_cultures/barbarians")
    return Message(f"clash_of_cultures/seat-{seat}")


def advance(which: int) -> Message:
    return Message(f"clash_of_cultures/advance-{ADVANCES[which]}")


def kind(which: int) -> Message:
    return Message(f"clash_of_cultures/kind-{KINDS[which]}")


def building(which: int) -> Message:
    return Message(f"clash_of_cultures/building-{BUILDINGS[which]}")


def wonder(which: int) -> Message:
    return Message(f"clash_of_cultures/wonder-{WONDERS[which]}")


def unit(which: int) -> Message:
    return Message(f"clash_of_cultures/unit-{UNIT_KINDS[which]}")


def a_unit(which: int) -> Message:
    """With its article, as in the log."""
    return Message(f"clash_of_cultures/build-{UNIT_KINDS[which]}")


def amount(what: str, count: int) -> Message:
    """So many of a kind, or of cards."""
    return Message(f"clash_of_cultures/amount-{what}", count=count)


def mood(which: int) -> Message:
    return Message(f"clash_of_cultures/mood-{MOODS[which]}")


def card(which: int) -> Message:
    return Message(f"clash_of_cultures/card-{CARDS[which]}")


CIVIL_HALVES: Final = [*(card.text("civil") for card in DATA.each("action_cards")), *PERSONS]
TACTICS_HALVES: Final = [card.text("tactics") for card in DATA.each("action_cards")]
"""The halves of every Action card; a Great Person has no tactics half."""


def civil(card: int) -> Message:
    """A card by the half that is played in the own turn."""
    return Message(f"clash_of_cultures/civil-{CIVIL_HALVES[card]}")


def tactic(card: int) -> Message:
    """A card by the half that is played in battle."""
    return Message(f"clash_of_cultures/tactics-{TACTICS_HALVES[card]}")


def government(which: int) -> Message:
    return Message(f"clash_of_cultures/government-{GOVERNMENTS[which]}")


def objective_card(which: int) -> Message:
    return Message(f"clash_of_cultures/objectives-{OBJECTIVE_CARDS[which]}")


def one_more(said: Message | None, more: Message) -> Message:
    """A list that grows by one."""
    return more if said is None else Message("clash_of_cultures/amounts", some=said, more=more)


def region(tile: str) -> Message:
    """What lies on the four spaces of a tile."""
    [found] = [each for each in DATA.each("region_tiles") if each.text("id") == tile]
    said: Message | None = None
    for terrain in found.texts("terrain"):
        said = one_more(said, Message(f"clash_of_cultures_board/terrain-{terrain}"))
    assert said is not None
    return said


def objective(which: int) -> Message:
    return Message(f"clash_of_cultures/objective-{OBJECTIVES[which]}")


def event(which: int) -> Message:
    return Message(f"clash_of_cultures/event-{EVENTS[which]}")


EVENT_ICONS: Final = [event.text("icon") for event in EVENT_DATA]


def icon(event: int) -> Message:
    """What the icon of an Event card does."""
    return Message(f"clash_of_cultures/icon-{EVENT_ICONS[event]}")


def cell(which: int) -> str:
    return CELLS[which]


# What an action is called

NAMED: Final = {
    "advance": "advance",
    "switch": "government",
    "use": "use",
    "play": "card",
    "card": "card",
    "piece": "building",
    "wonder": "wonder",
    "kind": "kind",
    "build": "build",
    "objective": "objectives",
    "score": "half",
}
"""What the argument of a verb is, as the catalogue calls it."""


def named(verb: str, id: str) -> Arg:
    """What the argument of a verb is called; spaces and numbers by themselves."""
    if verb == "with":
        kind = id.rstrip("0123456789")
        unit = Message(f"clash_of_cultures/unit-{kind}")
        return Message("clash_of_cultures/one_of", unit=unit, number=id.removeprefix(kind))
    if verb in ("trade", "player"):
        return player(COLOURS.index(id))  # a screen knows their names, and colours of its own
    if verb in NAMED:
        return Message(f"clash_of_cultures/{NAMED[verb]}-{id.replace('.', '-')}")
    return id


def facts(action: int) -> dict[str, Arg]:
    """What an action is about, for its label and the reasons against it."""
    move = SPACE.decode(action)
    return {"what": named(move.verb, move.args[0])} if move.args else {}
