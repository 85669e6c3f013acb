"""What the 36 advances outside governments do (CC-3.20 to CC-3.28)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import ADVANCES, DATA
from edubba.games.clash_of_cultures.terms import BLUE, CATEGORY, REQUIRES, YELLOW


@pytest.mark.rule("CC-3.5", "CC-3.6")
def test_outlines() -> None:
    assert sum(YELLOW) == 13
    assert sum(BLUE) == 14
    assert all(not YELLOW[a] and not BLUE[a] for a in range(36, 48))
    game = table().levels(0, happiness=8).turn_of(0).play("advance storage")
    assert (game.player(0).happiness, game.asked) == (9, "main")


@pytest.mark.rule("CC-3.20", "CC-3.21", "CC-3.22", "CC-3.23")
def test_the_first_four_categories() -> None:
    check_categories("agriculture construction maritime education", 0)


@pytest.mark.rule("CC-3.24", "CC-3.25", "CC-3.26", "CC-3.27")
def test_the_next_four_categories() -> None:
    check_categories("warfare spirituality economy culture", 4)


@pytest.mark.rule("CC-3.28", "CC-3.29")
def test_science_and_the_governments() -> None:
    check_categories("science democracy autocracy theocracy", 8)


def check_categories(names: str, first: int) -> None:
    """Four advances a category, the first on top, which the other three need."""
    for at, name in enumerate(names.split()):
        members = [a for a in range(48) if CATEGORY[a] == first + at]
        assert DATA.texts("categories")[first + at] == name
        assert members == list(range(4 * (first + at), 4 * (first + at) + 4))
        for member in members[1:]:
            assert REQUIRES[member] == 1 << members[0]


@pytest.mark.rule("CC-3.12", "CC-3.28.1", "CC-3.28.2", "CC-3.25.3")
def test_advances_without_food() -> None:
    game = table().knows(0, "math astronomy fishing").has(0, food=0).turn_of(0)
    assert game.legal("advance") == ["engineering", "roads", "navigation", "cartography"]
    game.play("advance roads")
    assert (game.state.actions, game.goods(0)) == (2, {"culture": 1})
    game = table().knows(0, "myths priesthood").has(0, food=0).turn_of(0)
    assert game.legal("advance") == ["math"]
    game.play("advance math")
    assert "astronomy" not in game.legal("advance")
    game.play("end_turn", "end_turn")
    assert "astronomy" in game.legal("advance")


@pytest.mark.rule("CC-3.20.1", "CC-3.21.1", "CC-3.22.1")
def test_what_can_be_collected() -> None:
    game = table().land("D3 sea, E3 sea").no_units(0).turn_of(0)
    game.state.edit(0).advances = 0
    game.has(0, food=0)
    assert game.why("activate D2") == "nothing_to_do_there"
    for name, picks in (
        ("farming", ["C2", "D2"]),
        ("mining", ["E2"]),
        ("fishing", ["D3", "E3"]),
        ("irrigation", ["D1"]),
    ):
        one = Table(game.setup, game.state.clone())
        one.state.edit(0).advances = 1 << ADVANCES.index(name)
        one.play("activate D2", "collect")
        assert one.legal("pick") == picks


@pytest.mark.rule("CC-3.20.2", "CC-18.3")
def test_storage() -> None:
    game = table().turn_of(0)
    assert (game.state.maximum(0, 0), game.state.maximum(0, 1)) == (2, 7)
    game.play("advance storage")
    assert game.state.maximum(0, 0) == 7


@pytest.mark.rule("CC-3.20.4")
def test_husbandry() -> None:
    game = (
        table()
        .knows(0, "husbandry storage")
        .all_land()
        .no_units(0)
        .city("D2", 0, "happy", "temple")
    )
    game.turn_of(0).play("activate D2", "collect", "pick B2")
    assert "D4" not in game.legal("pick")
    game.play("stop", "activate D2", "collect")
    assert "B2" not in game.legal("pick")
    roads = table().knows(0, "husbandry storage roads").all_land().no_units(0)
    roads.city("D2", 0, "happy", "temple").turn_of(0).play("activate D2", "collect", "pick B2")
    assert "D4" in roads.legal("pick")
    roads.play("pick D4")
    assert "F2" not in roads.legal("pick")


@pytest.mark.rule("CC-3.21.2", "CC-16.1", "CC-20.2")
def test_engineering_reveals_a_wonder() -> None:
    game = table().turn_of(0).play("advance engineering", "draw great_statue")
    assert game.state.display == 1 << 5
    assert (game.state.wonder_deck >> 5) & 1 == 0
    empty = table().turn_of(0)
    empty.state.wonder_deck = 0
    empty.play("advance engineering")
    assert (empty.asked, empty.state.display) == ("main", 0)


@pytest.mark.rule("CC-3.21.3", "CC-3.24.4")
def test_units_for_mood_tokens() -> None:
    game = table().knows(0, "sanitation draft").has(0, food=0, mood=4).no_units(0)
    game.city("D2", 0, "happy", "temple academy").turn_of(0).play("activate D2", "build_units")
    assert game.legal("build") == ["drafted_army", "welcomed_settler"]
    game.play("build drafted_army")
    assert game.legal("build") == ["welcomed_settler"]
    game.play("build welcomed_settler")
    assert (game.stands("D2"), game.goods(0)) == ((1, 1, 0), {"mood": 2})
    game.knows(0, "writing philosophy voting civil_liberties").play("activate D2", "build_units")
    game.play("build drafted_army").settle()
    assert game.goods(0).get("mood", 0) == 0


@pytest.mark.rule("CC-6.5", "CC-6.8")
def test_ships_are_built_on_the_port_sea_space() -> None:
    def harbour(names: str) -> Table:
        game = table().knows(0, names).has(0, food=0, wood=1, ore=1).land("D3 sea, C3 sea")
        return game.no_units(0).city("D2", 0, "happy", "port", port="D3").turn_of(0)

    game = harbour("fishing").play("activate D2", "build_units", "build ship").settle()
    assert (game.stands("D3"), game.goods(0)) == ((0, 0, 1), {})
    assert harbour("").play("activate D2").legal("build_units") == []
    blocked = harbour("fishing").units(1, "D3", ships=1).play("activate D2")
    assert blocked.refusal("build_units").rule == "CC-6.5"


@pytest.mark.rule("CC-3.22.3")
def test_war_ships_cancel_a_hit() -> None:
    game = table().knows(1, "fishing war_ships").no_units(0).no_units(1)
    game.land("D3 sea, D4 sea, C4 sea, E4 sea")
    game.units(0, "D3", ships=1).units(1, "D4", ships=1).turn_of(0)
    game.play("move", "from D3", "with ship1", "to D4", "die 6", "die 1")
    assert game.asked == "retreat"
    game.play("no", "die 6", "die 1")
    assert game.stands("D4") == (0, 0, 1)
    assert game.player(1).on_board(0, 24) == 0


@pytest.mark.rule("CC-3.23.2")
def test_public_education() -> None:
    game = table().knows(0, "writing public_education").city("D2", 0, "happy", "academy")
    game.turn_of(0).play("activate D2", "collect", "pick C2", "stop")
    assert game.goods(0)["ideas"] == 1
    game.play("activate D2", "collect", "pick C2", "stop")
    assert game.goods(0)["ideas"] == 1


@pytest.mark.rule("CC-3.23.3")
def test_free_education() -> None:
    game = table().knows(0, "writing free_education").has(0, food=2, ideas=3).turn_of(0)
    game.play("advance fishing", "count 1")
    assert game.asked == "free_education_offer"
    game.play("yes")
    assert game.goods(0) == {"food": 1, "ideas": 1, "mood": 2}
    game = table().knows(0, "writing free_education").has(0, food=2, ideas=3).turn_of(0)
    game.play("advance fishing", "count 0")
    assert game.asked == "main"


@pytest.mark.rule("CC-3.23.3", "CC-18.1")
def test_gold_pays_for_free_education_too() -> None:
    def offered(rules: int, **goods: int) -> Table:
        game = table(rules=rules).knows(0, "writing free_education").has(0, food=0, **goods)
        return game.turn_of(0).play("advance fishing")

    game = offered(3, gold=3)
    assert (game.asked, game.legal()) == ("free_education_offer", ["yes", "no"])
    game.play("yes")
    assert game.goods(0) == {"mood": 2}  # one by Fishing itself
    assert offered(2, gold=3).legal() == ["no"]


@pytest.mark.rule("CC-3.23.4")
def test_philosophy() -> None:
    game = table().knows(0, "writing").turn_of(0).play("advance philosophy")
    assert game.goods(0)["ideas"] == 1
    game.has(0, food=2, ideas=1).play("advance math", "count 0")
    assert game.goods(0)["ideas"] == 2


@pytest.mark.rule("CC-3.24.1")
def test_tactics_lets_armies_move_and_cards_be_laid() -> None:
    game = table().all_land().no_units(0).no_units(1).units(0, "D3", armies=1).turn_of(0)
    assert "move" not in game.legal()
    game.knows(0, "tactics").holds(0, "act_05").units(1, "D4", armies=1)
    game.holds(1, "act_06").play("move", "from D3", "with army1", "to D4")
    assert (game.asked, game.state.actor) == ("lay_card", 0)
    game.play("no")
    assert game.asked == "roll_die"  # blue lacks Tactics


def siege(seat_1: str = "tactics", **goods: int) -> Table:
    game = table().knows(0, "tactics siegecraft").knows(1, seat_1).all_land().no_units(0)
    game.no_units(1).has(0, **goods).city("D5", 1, "neutral", "fortress").units(0, "D4", armies=1)
    return game.turn_of(0).play("move", "from D4", "with army1", "to D5")


@pytest.mark.rule("CC-3.24.2", "CC-9.3")
def test_siegecraft() -> None:
    game = siege(wood=2, ore=2).play("yes", "yes")
    assert game.goods(0) == {"food": 2, "gold": 2}
    assert game.at("D5").owner == 0  # without its die the Fortress alone does not fight (CC-20.15)
    game = siege(wood=0, ore=2).play("yes", "die 5", "die 1").settle()
    assert game.at("D5").owner == 0  # the attacker is left
    game = siege(wood=2, ore=0).play("no", "die 5", "die 5").settle()
    assert game.at("D5").owner == 1
    for answer, owner in (("yes", 0), ("no", 1)):  # its cancelled hit saves an Army unit, or not
        game = table().knows(0, "tactics siegecraft").knows(1, "tactics").all_land().no_units(0)
        game.no_units(1).has(0, ore=2).city("D5", 1, "neutral", "fortress")
        game.units(0, "D4", armies=2).units(1, "D5", armies=1).turn_of(0)
        game.play("move", "from D4", "with army1", "with army2", "to D5", answer)
        game.play("die 4", "die 1", "die 1", "die 1").settle()
        assert game.at("D5").owner == owner


@pytest.mark.rule("CC-3.24.3", "CC-3.28.4")
def test_steel_weapons() -> None:
    def fight(mine: str, his: str, *answers: str) -> Table:
        game = table().knows(0, "tactics " + mine).knows(1, his).all_land().no_units(0).no_units(1)
        game.has(0, ore=1).units(0, "D3", armies=1).units(1, "D4", armies=1).turn_of(0)
        return game.play("move", "from D3", "with army1", "to D4", *answers)

    game = fight("steel_weapons", "", "yes", "die 3", "die 1")
    assert (game.stands("D4"), game.goods(0)) == ((0, 1, 0), {"food": 2})
    assert game.state.holder(cell_of("D4")) == 0
    game = fight("steel_weapons", "steel_weapons", "yes", "die 3", "die 1")
    assert game.asked == "retreat"  # only +1 against steel
    game = fight("steel_weapons math metallurgy", "", "die 3", "die 1")
    assert (game.state.holder(cell_of("D4")), game.goods(0)["ore"]) == (0, 1)
    game = fight("steel_weapons", "", "no", "die 3", "die 1")
    assert game.asked == "retreat"


@pytest.mark.rule("CC-3.25.4")
def test_state_religion() -> None:
    game = table().knows(0, "myths state_religion").has(0, food=0, wood=2, ore=2).all_land()
    game.city("D4", 0).no_units(0).turn_of(0).play("activate D2", "piece temple", "kind mood")
    assert game.goods(0) == {"wood": 1, "ore": 1, "mood": 1}
    game.play("activate D4")
    assert game.legal("piece") == []


@pytest.mark.rule("CC-3.26.1")
def test_bartering() -> None:
    game = table().knows(0, "bartering").holds(0, "act_01 act_02").turn_of(0, actions=0)
    game.play("use bartering", "card act_02", "kind culture")
    assert (game.hand(0), game.goods(0)["culture"]) == ({"act_01"}, 1)
    assert game.why("use bartering") == "use_once"


@pytest.mark.rule("CC-3.26.2", "CC-3.26.4", "CC-3.30")
def test_trade_routes_paid_in_gold() -> None:
    game = table().knows(0, "bartering trade_routes currency").has(0, food=0).all_land()
    game.no_units(0).city("D5", 1).city("C5", 1).units(0, "D4", settlers=2).turn_of(1)
    game.play("end_turn", "kind food", "kind gold")
    assert game.goods(0) == {"food": 1, "gold": 1}


@pytest.mark.rule("CC-3.26.3", "CC-3.26.4")
def test_taxes() -> None:
    game = table().knows(0, "bartering taxes").has(0, food=0, mood=1).all_land().city("D4", 0)
    game.turn_of(0).play("use taxes")
    assert game.legal("kind") == ["food", "wood", "ore"]
    game.play("kind ore")
    assert game.legal("kind") == ["food", "wood", "ore"]
    game.play("kind wood")
    assert (game.goods(0), game.state.actions) == ({"wood": 1, "ore": 1}, 2)
    rich = table().knows(0, "bartering taxes currency").has(0, mood=1).turn_of(0)
    assert rich.play("use taxes").legal("kind") == ["food", "wood", "ore", "gold"]


@pytest.mark.rule("CC-3.27.1", "CC-8.6")
def test_arts() -> None:
    game = table().knows(0, "arts").has(0, culture=1).all_land().city("D4", 0)
    game.city("D7", 1, "neutral", "academy temple").turn_of(0, actions=0)
    game.play("use arts", "influence D7", "piece temple", "die 5")
    assert (game.at("D7").colour(3), game.goods(0)) == (0, {"food": 2})
    assert game.legal("use") == []


@pytest.mark.rule("CC-3.27.2")
def test_sports() -> None:
    game = table().knows(0, "arts sports").has(0, culture=3).city("D2", 0, "angry").turn_of(0)
    game.play("use sports", "pick D2", "pick D2")
    assert (game.mood("D2"), game.goods(0)["culture"], game.state.actions) == ("happy", 1, 2)
    game.city("D2", 0, "angry").play("use sports", "pick D2")
    assert (game.mood("D2"), game.asked) == ("neutral", "main")


@pytest.mark.rule("CC-3.27.3", "CC-8.7")
def test_monuments() -> None:
    game = table().knows(1, "arts monuments").all_land().city("D4", 0)
    game.city("D7", 1, "neutral", "academy temple", wonders="great_statue").turn_of(0)
    assert game.why("influence D7") == "influence_monuments"
    game = table().knows(0, "arts").turn_of(0).play("advance monuments", "draw great_library")
    assert game.state.display == 1 << 2


@pytest.mark.rule("CC-3.27.4")
def test_theaters() -> None:
    game = table().knows(0, "arts theaters").has(0, mood=1).turn_of(0, actions=0)
    game.play("use theaters", "kind mood")
    assert game.goods(0) == {"food": 2, "culture": 1}
    assert game.legal("use") == []


@pytest.mark.rule("CC-3.28.3")
def test_medicine() -> None:
    game = table().knows(0, "math medicine").has(0, food=2, gold=1).no_units(0).turn_of(0)
    game.play("activate D2", "build_units", "build settler", "stop", "count 1")
    assert game.legal("kind") == ["food", "gold"]
    game.play("kind gold")
    assert game.goods(0) == {"food": 1, "gold": 1}


@pytest.mark.rule("CC-3.28.4")
def test_metallurgy_in_collect() -> None:
    game = table().knows(0, "math metallurgy").all_land("mountain").no_units(0).turn_of(0)
    game.play("activate D2", "collect", "pick C3", "pick D3", "yes")
    assert game.goods(0) == {"food": 2, "ore": 1, "gold": 1}
