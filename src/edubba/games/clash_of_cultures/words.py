"""Message ids of Clash of Cultures with their arguments; the sentences are in locale/."""

from typing import Final

from edubba.core.errors import Impossible
from edubba.core.words import Arg, Message, Named
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
    HALVES,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PERSONS,
    SPACE,
    UNIT_KINDS,
    USES,
    WONDERS,
)

CIVIL_HALVES: Final = [*(card.text("civil") for card in DATA.each("action_cards")), *PERSONS]
TACTICS_HALVES: Final = [card.text("tactics") for card in DATA.each("action_cards")]
"""The halves of every Action card; a Great Person has no tactics half."""
EVENT_ICONS: Final = [event.text("icon") for event in EVENT_DATA]


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"clash_of_cultures/cannot-{what}", **facts))


def player(seat: int) -> Message:
    if seat == BARBARIANS:
        return Message("clash_of_cultures/barbarians")
    return Message(f"clash_of_cultures/seat-{seat}")


advance: Final[Named] = Named("clash_of_cultures/advance", ADVANCES)
kind: Final[Named] = Named("clash_of_cultures/kind", KINDS)
building: Final[Named] = Named("clash_of_cultures/building", BUILDINGS)
wonder: Final[Named] = Named("clash_of_cultures/wonder", WONDERS)
unit: Final[Named] = Named("clash_of_cultures/unit", UNIT_KINDS)
a_unit: Final[Named] = Named("clash_of_cultures/build", UNIT_KINDS)
"""With its article, as in the log."""
mood: Final[Named] = Named("clash_of_cultures/mood", MOODS)
card: Final[Named] = Named("clash_of_cultures/card", CARDS)
civil: Final[Named] = Named("clash_of_cultures/civil", CIVIL_HALVES)
"""A card by the half that is played in the own turn."""
tactic: Final[Named] = Named("clash_of_cultures/tactics", TACTICS_HALVES)
"""A card by the half that is played in battle."""
government: Final[Named] = Named("clash_of_cultures/government", GOVERNMENTS)
objective_card: Final[Named] = Named("clash_of_cultures/objectives", OBJECTIVE_CARDS)
objective: Final[Named] = Named("clash_of_cultures/objective", OBJECTIVES)
event: Final[Named] = Named("clash_of_cultures/event", EVENTS)
icon: Final[Named] = Named("clash_of_cultures/icon", EVENT_ICONS)
"""What the icon of an Event card does."""


def amount(what: str, count: int) -> Message:
    """So many of a kind, or of cards."""
    return Message(f"clash_of_cultures/amount-{what}", count=count)


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


def cell(which: int) -> str:
    return CELLS[which]


# What an action is called

NAMED: Final = {
    "advance": advance,
    "switch": government,
    "use": Named("clash_of_cultures/use", USES),
    "play": card,
    "card": card,
    "piece": building,
    "wonder": wonder,
    "kind": kind,
    "build": a_unit,
    "objective": objective_card,
    "score": Named("clash_of_cultures/half", HALVES),
}
"""What the argument of a verb is."""


def named(verb: str, id: str) -> Arg:
    """What the argument of a verb is called; spaces and numbers by themselves."""
    if verb == "with":
        kind = id.rstrip("0123456789")
        unit = Message(f"clash_of_cultures/unit-{kind}")
        return Message("clash_of_cultures/one_of", unit=unit, number=id.removeprefix(kind))
    if verb in ("trade", "player"):
        return player(COLOURS.index(id))  # a screen knows their names, and colours of its own
    if verb in NAMED:
        return NAMED[verb].of(id.replace(".", "-"))
    return id


def facts(action: int) -> dict[str, Arg]:
    """What an action is about, for its label and the reasons against it."""
    move = SPACE.decode(action)
    return {"what": named(move.verb, move.args[0])} if move.args else {}
