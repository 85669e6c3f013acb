"""How many units a city can build, and of which kinds (CC-6.5, CC-20.1)."""

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of


def yard(**goods: int) -> Table:
    """A large Happy city of red with a Port on D3 and the goods named."""
    game = open_land().land("D3 sea").knows(0, "fishing").has(0, **goods)
    return game.city("D2", 0, "happy", "port temple academy", port="D3")


def ordered(game: Table) -> list[str]:
    return game.turn_of(0).play("activate D2", "build_units").legal("build")


@pytest.mark.rule("CC-6.5", "CC-20.1")
def test_the_last_unit_in_supply_can_be_built() -> None:
    def without(kind: str, count: int) -> Table:
        """So many of the units of a kind are on the board, elsewhere."""
        game = yard(food=2, wood=1, ore=1)
        where = ["E6", "E5", "E4", "E3"] if kind != "ships" else ["D3"]
        for n in range(count):
            game.units(0, where[n // 4], **{kind: 1})
        return game

    assert ordered(without("armies", 15)) == ["settler", "army", "ship"]
    assert ordered(without("armies", 16)) == ["settler", "ship"]
    assert ordered(without("ships", 3)) == ["settler", "army", "ship"]
    assert ordered(without("ships", 4)) == ["settler", "army"]
    assert ordered(without("settlers", 3)) == ["settler", "army", "ship"]
    assert ordered(without("settlers", 4)) == ["army", "ship"]


@pytest.mark.rule("CC-6.5", "CC-4.10")
def test_four_army_units_in_a_city() -> None:
    assert "army" in ordered(yard(food=2).units(0, "D2", armies=3))
    assert "army" not in ordered(yard(food=2).units(0, "D2", armies=4))
    game = yard(food=2, gold=7).units(0, "D2", armies=2).turn_of(0)
    game.play("activate D2", "build_units", "build army", "build army")
    assert game.why("build army") == "build_full"


@pytest.mark.rule("CC-6.5", "CC-6.9")
def test_ships_need_a_usable_port_without_foreign_ships() -> None:
    assert "ship" in ordered(yard(wood=1, ore=1))
    assert "ship" in ordered(yard(wood=1, ore=1).units(0, "D3", ships=1))
    assert "ship" not in ordered(yard(food=1, wood=1, ore=1).units(1, "D3", ships=1))
    unknown = open_land().land("D3 sea").has(0, food=1, wood=1, ore=1)
    assert ordered(unknown.city("D2", 0, "happy", "port", port="D3")) == ["army"]


@pytest.mark.rule("CC-3.24.4", "CC-3.21.3", "CC-3.29.3")
def test_one_unit_of_each_kind_for_mood_tokens() -> None:
    def game(advances: str, mood: int) -> Table:
        return yard(food=1, mood=mood).knows(0, advances)

    assert ordered(game("fishing", 2)) == ["army"]
    assert ordered(game("draft", 1)) == ["army", "drafted_army"]
    assert ordered(game("sanitation", 1)) == ["army", "welcomed_settler"]
    assert ordered(game("draft civil_liberties", 1)) == ["army"]
    assert ordered(game("draft civil_liberties", 2)) == ["army", "drafted_army"]
    both = game("draft sanitation", 4).turn_of(0)
    both.play("activate D2", "build_units", "build drafted_army")
    assert both.legal("build") == ["army", "welcomed_settler"]
    both.play("build welcomed_settler", "stop").settle()
    assert (both.stands("D2"), both.goods(0)["mood"]) == ((1, 1, 0), 2)


@pytest.mark.rule("CC-3.29.5", "CC-3.28.3")
def test_nationalism_and_medicine_after_a_build() -> None:
    def built(advance: str, what: str) -> Table:
        game = yard(food=2, wood=1, ore=1, mood=1).knows(0, f"sanitation {advance}").turn_of(0)
        game.play("activate D2", "build_units", f"build {what}")
        return game.play("stop") if game.asked == "build_unit" else game

    assert built("nationalism", "army").asked == "choose_token"
    assert built("nationalism", "ship").asked == "choose_token"
    assert built("nationalism", "settler").asked == "main"
    assert built("medicine", "ship").legal("kind") == ["wood", "ore"]
    assert built("medicine", "welcomed_settler").asked == "main"  # tokens are no resources
    assert built("math", "army").asked == "main"


@pytest.mark.rule("CC-15.9", "CC-3.24.4")
def test_the_second_drafted_unit_of_a_turn_is_conscription() -> None:
    game = yard(food=1, mood=3).knows(0, "draft").holds(0, "obj_01").turn_of(0)
    for scored in ([], ["obj_01.war"]):
        game.play("activate D2", "build_units", "build drafted_army")
        if game.asked == "build_unit":
            game.play("stop")
        assert game.legal("score") == scored


def test_building_units() -> None:
    game = table().has(0, food=2).units(0, "D2", armies=4).turn_of(0)
    game.play("activate D2", "build_units")
    assert game.whys("stop", "build army", "build ship", "build drafted_army") == [
        "build_first",
        "build_full",
        "build_port",
        "build_full",
    ]
    assert game.whys("build welcomed_settler") == ["build_welcome"]
    game = table().has(0, food=1).no_units(0).turn_of(0).play("activate D2", "build_units")
    assert game.whys("build settler", "build drafted_army") == ["cannot_pay", "build_draft"]
    assert game.lacks("build settler") == ["1 food"]
    game = table().has(0, food=2, gold=2).no_units(0).units(0, "D2", settlers=4).turn_of(0)
    game.play("activate D2", "build_units")
    assert game.whys("build settler") == ["build_none_left"]
    game = table(rules=2).knows(0, "fishing sanitation").has(0, food=2, wood=1, ore=1, mood=1)
    game.no_units(0).turn_of(0).land("D3 sea").city("D2", 0, "happy", "port", port="D3")
    game.play("activate D2", "build_units", "build ship")
    assert game.whys("build army") == ["units_in_order"]
    game = (
        table()
        .knows(0, "draft sanitation")
        .has(0, food=2, mood=2)
        .units(0, "D2", armies=3)
        .turn_of(0)
    )
    game.play("activate D2", "build_units", "build army")
    assert game.whys("build drafted_army") == ["build_full"]


def test_the_capacity_of_a_city() -> None:
    game = table().knows(0, "sanitation").has(0, food=2, mood=1).no_units(0).turn_of(0)
    game.city("D2", 0, "happy", "temple").play("activate D2", "build_units", "build army")
    game.play("build army")
    assert game.asked == "build_unit"
    game.state.edit_city(cell_of("D2")).mood = 0
    assert game.whys("build welcomed_settler") == ["build_capacity"]
