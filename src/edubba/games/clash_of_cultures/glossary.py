"""The wording of everything a view names by its id: advances, buildings, Wonders, cards, Events."""

from dataclasses import dataclass
from typing import Final

from edubba.core.data import Data
from edubba.core.words import Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.space import (
    ACTION_CARDS,
    CARDS,
    CIVIL_DATA,
    DATA,
    EVENT_DATA,
    WONDER_DATA,
)

NO_OUTLINE: Final = "none"


@dataclass
class AdvanceText:
    """One advance of the player boards."""

    name: Message
    text: Message
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
class BuildingText:
    name: Message
    text: Message
    advance: str


@dataclass
class WonderText:
    name: Message
    text: Message
    cost: dict[str, int]
    requires: list[str]


@dataclass
class CivilText:
    """The half that is played in the own turn."""

    name: Message
    text: Message
    uses_action: bool
    cost: dict[str, int]


@dataclass
class TacticsText:
    """The half that is played in battle."""

    name: Message
    text: Message
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
class ObjectiveText:
    name: Message
    text: Message
    timing: str
    """`status`: declared in the Status Phase; `instant`: when it happens."""


@dataclass
class ObjectiveCardText:
    name: Message
    peace: ObjectiveText
    war: ObjectiveText
    points: int


@dataclass
class EventText:
    name: Message
    text: Message
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


def said(family: str, id: str) -> Message:
    """The text of one thing: `text_of-civil-spy`."""
    return Message(f"clash_of_cultures/text_of-{family}-{id}")


def _advances() -> dict[str, AdvanceText]:
    found: dict[str, AdvanceText] = {}
    for at, data in enumerate(DATA.each("advances")):
        id = data.text("id")
        found[id] = AdvanceText(
            name=words.advance(at),
            text=said("advance", id),
            category=data.text("category"),
            government=data.flag("government"),
            top=data.flag("is_top"),
            requires=data.texts("requires"),
            outline=None if data.text("outline") == NO_OUTLINE else data.text("outline"),
            building=data.text("unlocks_building") if data.has("unlocks_building") else None,
            cost=amounts(data.at("base_price")),
            extra_cost=amounts(data.at("extra_cost")),
        )
    return found


def _buildings() -> dict[str, BuildingText]:
    found: dict[str, BuildingText] = {}
    for at, data in enumerate(DATA.each("buildings")):
        id = data.text("id")
        found[id] = BuildingText(words.building(at), said("building", id), data.text("advance"))
    return found


def _wonders() -> dict[str, WonderText]:
    found: dict[str, WonderText] = {}
    for at, data in enumerate(WONDER_DATA):
        id = data.text("id")
        found[id] = WonderText(
            words.wonder(at),
            said("wonder", id),
            amounts(data.at("cost")),
            data.texts("requires_advances"),
        )
    return found


def _cards() -> dict[str, CardText]:
    civils: dict[str, CivilText] = {}
    for data in CIVIL_DATA:
        id = data.text("id")
        civils[id] = CivilText(
            Message(f"clash_of_cultures/civil-{id}"),
            said("civil", id),
            data.flag("uses_action"),
            amounts(data.at("cost")),
        )
    tactics: dict[str, TacticsText] = {}
    for data in DATA.each("tactics"):
        id = data.text("id")
        tactics[id] = TacticsText(
            Message(f"clash_of_cultures/tactics-{id}"),
            said("tactics", id),
            data.text("role"),
            data.text("location"),
            data.text("fighters"),
        )
    found: dict[str, CardText] = {}
    for at, id in enumerate(CARDS):
        if at < len(ACTION_CARDS):
            card = DATA.at("action_cards", at)
            halves = civils[card.text("civil")], tactics[card.text("tactics")]
            found[id] = CardText(words.card(at), halves[0], halves[1])
        else:
            found[id] = CardText(words.card(at), civils[id], None)
    return found


def _objectives() -> dict[str, ObjectiveCardText]:
    each: dict[str, ObjectiveText] = {}
    for at, data in enumerate(DATA.each("objectives")):
        id = data.text("id")
        each[id] = ObjectiveText(words.objective(at), said("objective", id), data.text("timing"))
    found: dict[str, ObjectiveCardText] = {}
    for card in DATA.each("objective_cards"):
        id = card.text("id")
        peace, war = card.texts("objectives")
        name = Message(f"clash_of_cultures/objectives-{id}")
        found[id] = ObjectiveCardText(name, each[peace], each[war], card.number("vp"))
    return found


def _events() -> dict[str, EventText]:
    found: dict[str, EventText] = {}
    for at, data in enumerate(EVENT_DATA):
        id, icon = data.text("id"), data.text("icon")
        found[id] = EventText(words.event(at), said("event", id), icon, words.icon(at))
    return found


ADVANCE_TEXTS: Final = _advances()
BUILDING_TEXTS: Final = _buildings()
WONDER_TEXTS: Final = _wonders()
CARD_TEXTS: Final = _cards()
OBJECTIVE_TEXTS: Final = _objectives()
EVENT_TEXTS: Final = _events()


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
