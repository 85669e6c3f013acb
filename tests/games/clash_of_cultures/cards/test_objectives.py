"""All 54 objectives of the 32 Objective cards (CC-15.6 to CC-15.10)."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures.decisions.cards.conditions import holds
from edubba.games.clash_of_cultures.goals import GOAL_STATUS
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import OBJECTIVES

SITES = ["B3", "B5", "D4", "F3", "F5", "C6", "E6"]


def cities(game: Table, count: int, mood: str = "neutral") -> Table:
    """So many cities of red in all, the first one on D2."""
    for label in SITES[: count - 1]:
        game.city(label, 0, mood)
    return game


def category(first: str) -> Callable[[Table], object]:
    names = {
        "construction": "mining engineering sanitation roads",
        "education": "writing public_education free_education philosophy",
        "culture": "arts sports monuments theaters",
        "science": "math astronomy medicine metallurgy",
        "economy": "bartering trade_routes taxes currency",
        "maritime": "fishing navigation war_ships cartography",
        "warfare": "tactics siegecraft steel_weapons draft",
        "government": "voting separation_of_power civil_liberties free_economy",
    }[first]
    return lambda game: game.knows(0, names)


def with_building(building: str, advance: str) -> Callable[[Table], object]:
    return lambda game: game.knows(0, advance).city("D2", 0, "happy", building)


MET: dict[str, Callable[[Table], object]] = {
    "large_civilization": lambda game: cities(game, 6),
    "scientific_lead": with_building("academy", "writing"),
    "coastal_culture": with_building("port", "fishing"),
    "religious_fervor": with_building("temple", "myths"),
    "fortifications": with_building("fortress", "tactics"),
    "advanced_culture": lambda game: game.knows(0, "storage irrigation husbandry roads"),
    "city_planner": category("construction"),
    "education_lead": category("education"),
    "culture_focus": category("culture"),
    "science_focus": category("science"),
    "trade_focus": category("economy"),
    "seafarers": category("maritime"),
    "militarized": category("warfare"),
    "government": category("government"),
    "goal_focused": category("culture"),
    "eureka": lambda game: game.has(0, ideas=5),
    "wealth": lambda game: game.has(0, gold=5),
    "ore_supplies": lambda game: game.has(0, ore=5),
    "wood_supplies": lambda game: game.has(0, wood=5),
    "food_supplies": lambda game: game.has(0, food=5),
    "optimized_storage": lambda game: game.has(0, food=3, wood=3, ore=3),
    "happy_population": lambda game: cities(game, 4, "happy"),
    "architecture": lambda game: game.knows(0, "fishing writing tactics myths").city(
        "D2", 0, "happy", "port academy fortress temple"
    ),
    "colony": lambda game: far_city(game),
    "consulate": lambda game: influence_two(game),
    "culture_power": lambda game: influence_two(game),
    "metropolis": lambda game: game.city("D2", 0, "happy", "port academy fortress temple"),
    "expansionist": lambda game: cities(game, 4),
    "trade_power": lambda game: (
        game.knows(0, "trade_routes").city("D5", 1).city("C5", 1).units(0, "D6", settlers=3)
    ),
    "shipping_routes": lambda game: (
        game.knows(0, "trade_routes").land("D6 sea").city("D5", 1).units(0, "D6", ships=2)
    ),
    "diversified_research": lambda game: game.knows(
        0, "fishing writing tactics myths bartering arts math"
    ),
    "sea_blockade": lambda game: (
        game.land("E6 sea").city("D7", 1, "happy", "port", port="E6").units(0, "E6", ships=2)
    ),
    "large_fleet": lambda game: game.land("E6 sea").units(0, "E6", ships=2),
    "large_army": lambda game: game.units(0, "D4", armies=4),
    "standing_army": lambda game: garrison(cities(game, 4)),
    "threat": lambda game: game.units(0, "D6", armies=4),
    "military_might": lambda game: (
        game.units(0, "D4", armies=4).units(0, "D5", armies=4).units(0, "D3", armies=4)
    ),
    "outpost": lambda game: (
        game.units(0, "D4", armies=1).units(0, "D5", armies=1).units(0, "B4", armies=1)
    ),
}


def far_city(game: Table) -> Table:
    return game.city("F7", 0)


def influence_two(game: Table) -> Table:
    """Red buildings in two cities of blue."""
    game.city("D7", 1, "happy", "academy", colour=0).city("D5", 1)
    return game.city("D5", 1, "neutral", "academy", colour=0)


def garrison(game: Table) -> Table:
    for label in ["D2", *SITES[:3]]:
        game.units(0, label, armies=1)
    return game


@pytest.mark.parametrize("name", MET)
@pytest.mark.rule("CC-15.6", "CC-15.7", "CC-15.8")
def test_status_objectives(name: str) -> None:
    game = open_land()
    goal = OBJECTIVES.index(name)
    assert GOAL_STATUS[goal]
    assert not holds(game.state, 0, goal)
    MET[name](game)
    assert holds(game.state, 0, goal)


@pytest.mark.rule("CC-15.7", "CC-15.8", "CC-10.7")
def test_leads_are_strict_and_buildings_need_their_advance() -> None:
    game = open_land().city("D2", 0, "happy", "academy")
    lead = OBJECTIVES.index("scientific_lead")
    assert not holds(game.state, 0, lead)
    game.knows(0, "writing")
    assert holds(game.state, 0, lead)
    game.knows(1, "writing").city("D7", 1, "happy", "academy")
    assert not holds(game.state, 0, lead)
    game = open_land().knows(0, "fishing writing tactics myths")
    game.city("D2", 0, "happy", "port academy fortress").city("D2", 0, "happy", "temple", colour=1)
    assert not holds(game.state, 0, OBJECTIVES.index("architecture"))


def test_colony_not_with_city_founder() -> None:
    game = far_city(open_land())
    goal = OBJECTIVES.index("colony")
    game.state.edit(0).founder_round = game.state.round
    assert not holds(game.state, 0, goal)


def test_status_scoring_pays_and_excludes() -> None:
    game = open_land().has(0, ideas=6, gold=2).holds(0, "obj_07 obj_11").status(0)
    assert game.legal("score") == ["obj_07.peace"]
    game.play("score obj_07.peace")
    assert (game.goods(0)["ideas"], game.scored(0)) == (4, 1)
    routes = open_land().knows(0, "trade_routes").land("D6 sea").city("D5", 1).city("C5", 1)
    routes.units(0, "D6", ships=3).holds(0, "obj_28 obj_29").status(0)
    assert routes.legal("score") == ["obj_28.peace", "obj_29.peace"]
    routes.play("score obj_28.peace")
    assert routes.legal("score") == []


def offered(game: Table, card: str, half: str = "war") -> bool:
    """Whether red is now asked for this half of this card."""
    return game.asked == "score_now" and f"score {card}.{half}" in game.legal()


def attack(game: Table, armies: int, label: str = "D4", start: str = "D3") -> Table:
    game.units(0, start, armies=armies).turn_of(0).play("move", f"from {start}")
    return game.play(*[f"with army{n + 1}" for n in range(armies)], f"to {label}")


def fighting() -> Table:
    return open_land().knows(0, "tactics")


def test_city_founder_and_magnificent_culture() -> None:
    game = open_land().holds(0, "obj_27").units(0, "F7", settlers=1).turn_of(0).play("found F7")
    assert offered(game, "obj_27", "peace")
    game.play("score obj_27.peace")
    assert game.player(0).founder_round == 1
    wonder = open_land().holds(0, "obj_32").knows(0, "engineering irrigation storage")
    wonder.display("great_gardens").has(0, food=5, wood=5, ore=2, culture=5).city("D4", 0)
    wonder.turn_of(0).play("activate D4", "wonder great_gardens")
    assert offered(wonder, "obj_32", "peace")
    wonder.play("stop").status(0)
    assert wonder.legal("score") == ["obj_32.peace"]  # the only builder of this Round


def test_conscription_and_terror_regime() -> None:
    game = fighting().knows(0, "draft").has(0, mood=2).holds(0, "obj_01").turn_of(0)
    for _ in range(2):
        game.play("activate D2", "build_units", "build drafted_army").settle()
        if game.asked == "build_unit":
            game.play("stop")
    assert offered(game, "obj_01")
    terror = cities(open_land(), 4, "angry").city("D2", 0, "angry").holds(0, "obj_29").turn_of(0)
    terror.play("activate D2", "collect", "pick C2")
    assert offered(terror, "obj_29")


def test_conqueror_and_naval_assault() -> None:
    game = fighting().holds(0, "obj_02").city("D5", 1).units(1, "D5", armies=1)
    attack(game, 1, "D5", "D4").play("die 5", "die 1", "pick D7")
    assert offered(game, "obj_02")
    sea = fighting().holds(0, "obj_10").land("D4 sea").city("D5", 1, "angry")
    sea.units(0, "D4", ships=1).aboard(0, 1, armies=1).turn_of(0)
    sea.play("move", "from D4", "with army1", "to D5")
    assert offered(sea, "obj_10")


def test_warmonger_general_and_great_battle() -> None:
    game = fighting().holds(0, "obj_03").units(1, "D4", armies=1).units(1, "C4", armies=1)
    game.units(0, "D3", armies=1).units(0, "C3", armies=1).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4", "die 5", "die 1")
    game.play("from C3", "with army2", "to C4", "die 1", "die 1", "yes")
    assert offered(game, "obj_03")
    for battles, met in (
        (["D3 won", "D3 lost"], True),  # any earlier one counts, not only the last (R37)
        (["D3 lost"], False),
        (["C4 won"], False),
        ([], False),
    ):
        again = fighting().holds(0, "obj_03").units(1, "C4", armies=1).units(0, "C3", armies=1)
        again.turn_of(0)
        again.state.land_battles = vec[i64](
            [2 * cell_of(one.split()[0]) + int(one.endswith("won")) for one in battles]
        )
        again.play("move", "from C3", "with army1", "to C4", "die 1", "die 1", "yes")
        assert (again.asked == "score_now") == met
    general = attack(fighting().holds(0, "obj_05").units(1, "D4", armies=3), 3)
    general.play("die 6", "die 5", "die 4", "die 1", "die 1", "die 1")
    assert offered(general, "obj_05")
    great = attack(fighting().holds(0, "obj_06").units(1, "D4", armies=3), 3)
    great.play(*["die 1"] * 6, "yes")
    assert offered(great, "obj_06")


def test_defiance_and_bold() -> None:
    game = attack(fighting().holds(0, "obj_07").units(1, "D4", armies=2), 1)
    game.play("die 5", "die 1", "die 1", "no", "die 5", "die 1")
    assert offered(game, "obj_07")
    bold = fighting().knows(1, "tactics draft").holds(0, "obj_16").units(1, "D4", armies=1)
    attack(bold, 1).play("die 5", "die 1")
    assert offered(bold, "obj_16")
    meek = attack(fighting().holds(0, "obj_16").units(1, "D4", armies=1), 1).play("die 5", "die 1")
    assert meek.asked != "score_now"


def test_legendary_battle_and_scavenger() -> None:
    game = fighting().holds(0, "obj_18")
    game.city("D5", 1, "neutral", "temple academy port", wonders="great_statue")
    game.units(1, "D5", armies=1)
    attack(game, 3, "D5", "D4").play("die 1", "die 1", "die 1", "die 1", "yes")
    assert offered(game, "obj_18")
    routes = fighting().knows(1, "trade_routes").holds(0, "obj_21").units(1, "D4", settlers=1)
    attack(routes, 1)
    assert offered(routes, "obj_21")
    alone = fighting().holds(0, "obj_21").units(1, "D4", settlers=1)
    assert attack(alone, 1).asked != "score_now"


def test_aggressor_and_barbarians() -> None:
    game = attack(fighting().holds(0, "obj_23").units(1, "D4", armies=2), 2)
    game.play("die 6", "die 4", "die 1", "die 1")
    assert offered(game, "obj_23")
    conquest = attack(fighting().holds(0, "obj_24").barbarians("D4", 2), 2)
    conquest.play("die 6", "die 4", "die 1", "die 1", "no")
    assert offered(conquest, "obj_24")
    resistance = attack(fighting().holds(0, "obj_27").barbarians("D4", 2), 2)
    resistance.play("die 6", "die 4", "die 1", "die 1", "no")
    assert offered(resistance, "obj_27")


def test_every_objective_has_a_test() -> None:
    instant = """city_founder magnificent_culture draft_objective terror_regime conqueror
        naval_assault warmonger general great_battle defiance bold legendary_battle scavenger
        aggressor barbarian_conquest resistance"""
    assert sorted([*MET, *instant.split()]) == sorted(OBJECTIVES)


def test_objectives_that_cannot_be_scored() -> None:
    game = table().holds(0, "obj_11 obj_12").has(0, ore=5).status()
    assert game.whys("score obj_11.peace", "score obj_13.peace") == [
        "objective_not_met",
        "card_not_in_hand",
    ]
    game = table().knows(0, "tactics").holds(0, "obj_24 obj_25 obj_26").status()
    game.knows(0, "philosophy voting separation_of_power civil_liberties free_economy")
    game.play("score obj_24.peace")
    assert game.whys("score obj_25.peace") == ["objective_once"]
