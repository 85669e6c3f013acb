"""The wording of everything a view names by its id: advances, buildings, Wonders, cards, Events."""

from dataclasses import dataclass
from typing import Final

from edubba.core.data import Data
from edubba.core.words import Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.space import CARDS, CIVIL_DATA, DATA, EVENT_DATA, WONDER_DATA
from edubba.games.clash_of_cultures.terms import CARD_CIVIL, CARD_TACTIC, NONE

NO_OUTLINE: Final = "none"


@dataclass
class Text:
    """What a thing is called, and what is printed on it."""

    name: Message
    text: Message


@dataclass
class AdvanceText(Text):
    """One advance of the player boards."""

    category: str
    government: bool
    top: bool
    """Whether it must be owned before the others of its category."""
    requires: list[str]
    outline: str | None
    """`happiness` (yellow), `culture` (blue) or none."""
    building: str | None
    """The building that needs it."""
    cost: dict[str, int]
    extra_cost: dict[str, int]


@dataclass
class BuildingText(Text):
    advance: str


@dataclass
class WonderText(Text):
    cost: dict[str, int]
    requires: list[str]


@dataclass
class CivilText(Text):
    """The half that is played in the own turn."""

    uses_action: bool
    cost: dict[str, int]


@dataclass
class TacticsText(Text):
    """The half that is played in battle."""

    role: str
    """`attacker`, `defender` or `any`."""
    location: str
    fighters: str


@dataclass
class CardText:
    """An Action card; a Great Person has no tactics half."""

    name: Message
    civil: CivilText
    tactics: TacticsText | None


@dataclass
class ObjectiveText(Text):
    timing: str
    """`status`: declared in the Status Phase; `instant`: when it happens."""


@dataclass
class ObjectiveCardText:
    name: Message
    peace: ObjectiveText
    war: ObjectiveText
    points: int


@dataclass
class EventText(Text):
    icon: str
    icon_text: Message


@dataclass
class Glossary:
    """All 48 advances, the buildings and Wonders; of the cards those that the view names."""

    advances: dict[str, AdvanceText]
    buildings: dict[str, BuildingText]
    wonders: dict[str, WonderText]
    cards: dict[str, CardText]
    objectives: dict[str, ObjectiveCardText]
    events: dict[str, EventText]


def amounts(data: Data) -> dict[str, int]:
    kinds = data.keys()
    return {kind: data.number(kind) for kind in kinds}


def said(family: str, data: Data) -> Message:
    """What is printed on a thing: `text_of-civil-spy`."""
    return Message(f"clash_of_cultures/text_of-{family}-{data.text('id')}")


ADVANCE_TEXTS: Final = {
    data.text("id"): AdvanceText(
        name=words.advance(at),
        text=said("advance", data),
        category=data.text("category"),
        government=data.flag("government"),
        top=data.flag("is_top"),
        requires=data.texts("requires"),
        outline=None if data.text("outline") == NO_OUTLINE else data.text("outline"),
        building=data.text("unlocks_building") if data.has("unlocks_building") else None,
        cost=amounts(data.at("base_price")),
        extra_cost=amounts(data.at("extra_cost")),
    )
    for at, data in enumerate(DATA.each("advances"))
}
BUILDING_TEXTS: Final = {
    data.text("id"): BuildingText(words.building(at), said("building", data), data.text("advance"))
    for at, data in enumerate(DATA.each("buildings"))
}
WONDER_TEXTS: Final = {
    data.text("id"): WonderText(
        words.wonder(at),
        said("wonder", data),
        amounts(data.at("cost")),
        data.texts("requires_advances"),
    )
    for at, data in enumerate(WONDER_DATA)
}
CIVIL_TEXTS: Final = [
    CivilText(
        Message(f"clash_of_cultures/civil-{data.text('id')}"),
        said("civil", data),
        data.flag("uses_action"),
        amounts(data.at("cost")),
    )
    for data in CIVIL_DATA
]
TACTICS_TEXTS: Final = [
    TacticsText(
        Message(f"clash_of_cultures/tactics-{data.text('id')}"),
        said("tactics", data),
        data.text("role"),
        data.text("location"),
        data.text("fighters"),
    )
    for data in DATA.each("tactics")
]
CARD_TEXTS: Final = {
    id: CardText(
        words.card(at),
        CIVIL_TEXTS[CARD_CIVIL[at]],
        None if CARD_TACTIC[at] == NONE else TACTICS_TEXTS[CARD_TACTIC[at]],
    )
    for at, id in enumerate(CARDS)
}
OBJECTIVES: Final = {
    data.text("id"): ObjectiveText(
        words.objective(at), said("objective", data), data.text("timing")
    )
    for at, data in enumerate(DATA.each("objectives"))
}
OBJECTIVE_TEXTS: Final = {
    data.text("id"): ObjectiveCardText(
        words.objective_card(at),
        OBJECTIVES[data.text("objectives", 0)],
        OBJECTIVES[data.text("objectives", 1)],
        data.number("vp"),
    )
    for at, data in enumerate(DATA.each("objective_cards"))
}
EVENT_TEXTS: Final = {
    data.text("id"): EventText(
        words.event(at), said("event", data), data.text("icon"), words.icon(at)
    )
    for at, data in enumerate(EVENT_DATA)
}


def glossary(cards: list[str], objectives: list[str], events: list[str]) -> Glossary:
    """The wording for a view that names these cards; of others it says nothing."""
    return Glossary(
        advances=ADVANCE_TEXTS,
        buildings=BUILDING_TEXTS,
        wonders=WONDER_TEXTS,
        cards={id: CARD_TEXTS[id] for id in sorted({*cards})},
        objectives={id: OBJECTIVE_TEXTS[id] for id in sorted({*objectives})},
        events={id: EVENT_TEXTS[id] for id in sorted({*events})},
    )
