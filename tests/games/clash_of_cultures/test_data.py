"""The structure and the arithmetic of data.json, and that the action space is dense."""

from collections import Counter
from importlib.resources import files

import pytest

from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, LIST_LENGTH
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    CARDS,
    CELLS,
    CIVILS,
    COLOURS,
    DATA,
    EVENT_DATA,
    OBJECTIVES,
    OPS,
    SPACE,
    USES,
    WONDERS,
)
from edubba.games.clash_of_cultures.terms import (
    ARMY_LIMIT,
    BARBARIAN_LIMIT,
    HIT_DIVISOR,
    MAX_CITY_SIZE,
    RESOURCE_MAX,
    SHIP_ROOM,
)
from edubba.testing.codes import written_codes


def test_the_action_space_is_dense() -> None:
    """Every number decodes to a move of its own, and no more than about 1,500 of them exist."""
    assert SPACE.seat_actions == sum(family.size for family in SPACE.families[:33])
    assert SPACE.size <= 1500
    texts = [str(SPACE.decode(action)) for action in range(SPACE.size)]
    assert len(set(texts)) == SPACE.size
    assert [SPACE.parse(text) for text in texts] == list(range(SPACE.size))
    assert all(len(family.domains) <= 1 for family in SPACE.families)


def test_codes_are_up_to_date() -> None:
    package = "edubba.games.clash_of_cultures"
    assert files(package).joinpath("codes.py").read_text("utf-8") == written_codes(package)


def test_numbers_of_components() -> None:
    assert len(CELLS) == 88
    assert (len(ADVANCES), len(CARDS), len(OBJECTIVES), len(WONDERS)) == (48, 51, 54, 8)
    assert (len(DATA.each("events")), len(EVENT_DATA), len(USES), len(CIVILS)) == (38, 40, 13, 30)
    assert [DATA.number("player_supply", name) for name in DATA.keys("player_supply")] == [
        7,
        5,
        5,
        5,
        5,
        4,
        16,
        4,
        48,
    ]
    supply = [DATA.number("common_supply", name) for name in DATA.keys("common_supply")]
    assert supply == [10, 20, 12, 16, 4, 7, 8]
    assert (ARMY_LIMIT, BARBARIAN_LIMIT, SHIP_ROOM, MAX_CITY_SIZE) == (4, 4, 2, 5)
    assert (RESOURCE_MAX, HIT_DIVISOR) == (7, 5)
    assert GAME.seats == range(2, 5)
    assert COLOURS == ["red", "blue", "yellow", "green"]


def test_every_civil_half_is_on_two_cards_with_different_tactics() -> None:
    pairs = [(card.text("civil"), card.text("tactics")) for card in DATA.each("action_cards")]
    assert set(Counter(civil for civil, _ in pairs).values()) == {2}
    assert len(set(pairs)) == 42
    counts = Counter(tactic for _, tactic in pairs)
    assert counts == {
        "peltasts": 4,
        "encircled": 4,
        "wedge_formation": 2,
        "high_morale": 5,
        "heavy_resistance": 3,
        "high_ground": 5,
        "surprise": 2,
        "siege": 1,
        "for_the_people": 1,
        "improved_defenses": 1,
        "tactical_retreat": 2,
        "defensive_formation": 4,
        "scout": 1,
        "martyr": 1,
        "archers": 4,
        "flanking": 2,
    }


def test_icons_of_the_events() -> None:
    icons = "".join(
        {"none": "-", "gold_mine": "G", "exhausted": "E", "barbarians_spawn": "S"}.get(icon, "A")
        for icon in [event.text("icon") for event in EVENT_DATA]
    )
    assert icons == "--AAAAAASSSSEESSSEAAAAAEAASA-----GG--G-A"


def test_every_card_has_its_effect() -> None:
    """Each effect is of the vocabulary, and no list of a card is empty."""
    for civil in (*DATA.each("civil_actions"), *EVENT_DATA):
        assert civil.each("effects")
        assert all(effect.text("op") in OPS for effect in civil.each("effects"))
    listed = sum(LIST_LENGTH[i] for i in range(len(LIST_LENGTH)))
    hanging = sum(
        (ALL_EFFECTS[i].avoid >= 0) + (ALL_EFFECTS[i].otherwise >= 0)
        for i in range(len(ALL_EFFECTS))
    )
    assert len(ALL_EFFECTS) == listed + hanging


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_drawing_centres_are_regular(players: str) -> None:
    """Neighbouring hexes lie one hex apart, in a box of 1000 x 1000."""
    layout = DATA.at("layouts", players)
    radius = layout.at("hex_radius").value
    assert isinstance(radius, (int, float))
    places: dict[str, tuple[float, float]] = {}
    for space in layout.each("spaces_list"):
        x, y = space.at("x").value, space.at("y").value
        assert isinstance(x, (int, float))
        assert isinstance(y, (int, float))
        assert 0 < x < 1000
        assert 0 < y < 1000
        places[space.text("id")] = (x, y)
    for space in layout.each("spaces_list"):
        x, y = places[space.text("id")]
        for other in space.texts("adjacent"):
            assert space.text("id") in next(
                s.texts("adjacent") for s in layout.each("spaces_list") if s.text("id") == other
            )
            gap = ((x - places[other][0]) ** 2 + (y - places[other][1]) ** 2) ** 0.5
            assert abs(gap - radius * 3**0.5) < 0.5
    kinds = Counter(place.text("kind") for place in layout.each("positions"))
    assert kinds == {"start": int(players), "unrevealed": layout.number("regions_face_down")}
    assert layout.number("regions_face_down") + layout.number("regions_unused") == 16
    assert layout.number("spaces") == 4 * sum(kinds.values())
