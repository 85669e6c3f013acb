"""Mercenaries: whom one can hire, where they go, what they leave (CC-11.8, CC-11.9)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of


def stacks(game: Table, *labels: str) -> list[int]:
    return [int(game.state.barbarians[cell_of(label)]) for label in labels]


def camp(**goods: int) -> Table:
    """Open land, no units; red holds Mercenaries and these goods."""
    game = table().all_land().no_units(0).no_units(1).has(0, food=0).has(0, **goods)
    return game.holds(0, "act_13").turn_of(0)


@pytest.mark.rule("CC-11.8")
def test_stacks_two_spaces_from_a_city_or_unit() -> None:
    game = camp(food=1).barbarians("D4", 1).barbarians("D5", 1).play("play act_13")
    assert game.legal() == ["from D4", "stop"]
    assert game.whys("from D5", "from D6") == ["hire_too_far", "no_barbarians_there"]
    near = camp(food=1).barbarians("B6", 1)
    assert near.units(0, "G7", settlers=1).legal("play") == []
    assert near.units(0, "B4", settlers=1).legal("play") == ["act_13"]
    first = camp(food=1).barbarians("A5", 1).units(0, "A3", settlers=1)
    assert first.legal("play") == ["act_13"]
    his = camp(food=1).barbarians("B6", 1).units(1, "B4", settlers=1)
    assert his.legal("play") == []


@pytest.mark.rule("CC-11.8")
def test_every_stack_has_its_price() -> None:
    assert camp().barbarians("D3", 1).legal("play") == []
    assert camp(ideas=1, mood=1).barbarians("D3", 1).legal("play") == []
    game = camp(food=1, wood=1, ore=1, ideas=1, gold=1, mood=1, culture=1).barbarians("D3", 1)
    game.play("play act_13", "from D3")
    assert game.legal("kind") == ["food", "wood", "ore", "gold", "culture"]
    assert game.whys("kind ideas", "kind mood") == ["hire_kinds", "hire_kinds"]
    game.play("kind culture")
    assert "culture" not in game.goods(0)
    poor = camp(wood=1).barbarians("D3", 1).play("play act_13", "from D3")
    assert (poor.legal("kind"), poor.whys("kind food")) == (["wood"], ["cannot_pay"])
    assert poor.lacks("kind food") == ["1 food"]
    once = camp(wood=1).barbarians("D3", 1).barbarians("C3", 1)
    once.play("play act_13", "from D3", "kind wood", "to D4")
    assert once.asked == "main"  # no pay for another


@pytest.mark.rule("CC-11.8", "CC-11.9")
def test_a_stack_goes_one_land_space_once() -> None:
    game = camp(wood=3).land("C4 sea").barbarians("D3", 2).barbarians("D4", 3).barbarians("E3", 2)
    game.play("play act_13", "from D3", "kind wood")
    assert game.legal("to") == ["C3", "D2", "E3", "E4"]  # on D4 five would stand
    assert game.whys("to D4", "to C4", "to D5") == [
        "barbarians_full",
        "hire_one_land_space",
        "hire_one_land_space",
    ]
    game.play("to E3")
    assert stacks(game, "D3", "E3") == [0, 4]
    assert game.legal() == ["from D4", "stop"]
    assert game.whys("from E3", "from D3") == ["hired_already", "no_barbarians_there"]
    game.play("stop")
    assert stacks(game, "D3", "E3", "D4") == [1, 4, 3]  # a new one where the stack left


@pytest.mark.rule("CC-11.8")
def test_a_stack_without_a_way_is_not_hired() -> None:
    game = table().all_land("sea").land("D4 fertile").no_units(0).has(0, food=1)
    game.holds(0, "act_13").turn_of(0).barbarians("D4", 1)
    assert game.legal("play") == []
    edge = table().no_units(0).has(0, food=1).holds(0, "act_13").turn_of(0)
    edge.land("D3 sea, C3 sea, E3 sea").barbarians("D1", 1).exhausted("D1")
    assert edge.legal("play") == ["act_13"]


@pytest.mark.rule("CC-11.9")
def test_settlements_get_a_barbarian_back_if_they_have_room_and_the_supply_some() -> None:
    game = camp(wood=1).barbarians("D3", 2)
    game.state.barbarians_left = 0
    game.play("play act_13", "from D3", "kind wood", "to D4").settle()
    assert stacks(game, "D3", "D4") == [0, 2]
    one = camp(wood=1).barbarians("D3", 2)
    one.state.barbarians_left = 1
    one.play("play act_13", "from D3", "kind wood", "to D4").settle()
    assert stacks(one, "D3", "D4") == [1, 2]
    outside = camp(wood=1).barbarians("D3", 2, settlement=False)
    outside.play("play act_13", "from D3", "kind wood", "to D4").settle()
    assert stacks(outside, "D3", "D4") == [0, 2]
    back = camp(wood=2).barbarians("D3", 2).barbarians("C3", 3)
    back.play("play act_13", "from D3", "kind wood", "to D4", "from C3", "kind wood", "to D3")
    assert stacks(back.settle(), "D3", "C3", "D4") == [4, 1, 2]  # it came to three, and grew
    full = camp(wood=2).barbarians("D3", 2).barbarians("C3", 4)
    full.play("play act_13", "from D3", "kind wood", "to D4", "from C3", "kind wood", "to D3")
    assert stacks(full.settle(), "D3", "C3", "D4") == [4, 1, 2]
    south = table().all_land().no_units(0).no_units(1).has(1, wood=1).holds(1, "act_13")
    south.barbarians("E6", 2).turn_of(1).play("play act_13", "from E6", "kind wood", "to F6")
    assert stacks(south.settle(), "E6", "F6") == [1, 2]


@pytest.mark.rule("CC-11.8")
def test_units_in_the_open_fight_one_round() -> None:
    game = camp(wood=1).barbarians("D4", 2).units(1, "D5", armies=2, settlers=1)
    game.play("play act_13", "from D4", "kind wood", "to D5", "die 4", "die 1", "die 1", "die 1")
    assert (game.stands("D5"), stacks(game.settle(), "D4", "D5")) == ((1, 1, 0), [3, 0])
    both = camp(wood=1).barbarians("D4", 1).units(1, "D5", armies=1)
    both.play("play act_13", "from D4", "kind wood", "to D5", "die 5", "die 5").settle()
    assert (both.stands("D5"), stacks(both, "D4", "D5")) == ((0, 0, 0), [1, 0])
    won = camp(wood=1).barbarians("D4", 2).units(1, "D5", armies=1)
    won.play("play act_13", "from D4", "kind wood", "to D5", "die 5", "die 1", "die 1").settle()
    assert (won.stands("D5"), stacks(won, "D4", "D5"), won.asked) == ((0, 0, 0), [1, 2], "main")


@pytest.mark.rule("CC-11.8")
def test_lone_settlers_are_eliminated() -> None:
    game = camp(wood=1).barbarians("D4", 1).units(1, "D5", settlers=2).units(1, "D6", settlers=1)
    game.play("play act_13", "from D4", "kind wood", "to D5").settle()
    assert (game.stands("D5"), game.stands("D6")) == ((0, 0, 0), (1, 0, 0))
    assert stacks(game, "D4", "D5") == [1, 1]


@pytest.mark.rule("CC-11.8")
def test_a_stack_may_join_others_or_raid_even_its_master() -> None:
    game = camp(wood=1).barbarians("D4", 1).barbarians("D5", 3)
    game.play("play act_13", "from D4", "kind wood", "to D5").settle()
    assert stacks(game, "D4", "D5") == [1, 4]
    own = camp(wood=1).barbarians("D3", 1).city("D2", 0, "happy", "temple")
    own.play("play act_13", "from D3", "kind wood", "to D2", "die 5", "piece temple").settle()
    assert (own.at("D2").size(), own.mood("D2"), stacks(own, "D3", "D2")) == (1, "angry", [2, 0])


def test_hired_stacks_are_remembered_all_over_the_board() -> None:
    """The largest board is told in two halves; E10 is the first space of the second one."""
    game = table(3).all_land().no_units(0).no_units(1).no_units(2).has(0, food=3)
    game.units(0, "F9", settlers=1).barbarians("E10", 2).barbarians("E9", 1).holds(0, "act_13")
    game.turn_of(0).play("play act_13", "from E10", "kind food", "to D9")
    assert game.legal() == ["from E9", "stop"]
    assert game.whys("from D9") == ["hired_already"]
    game.play("from E9", "kind food", "to E10")
    assert (game.asked, game.goods(0)) == ("main", {"food": 1})  # nobody is left to hire
    assert stacks(game, "E10", "E9", "D9") == [2, 1, 2]


@pytest.mark.rule("CC-16.6.7", "CC-11.8")
def test_the_great_colosseum_pays_barbarians_with_a_mood_token() -> None:
    for owner, kinds in ((0, ["mood"]), (1, [])):
        game = camp(mood=1).barbarians("D3", 1).city("D5", owner, wonders="great_colosseum")
        assert game.legal("play") == ["act_13"] * len(kinds)
        if kinds:
            game.play("play act_13", "from D3")
            assert (game.legal("kind"), game.whys("kind ideas")) == (kinds, ["hire_kinds"])


def test_barbarians_that_cannot_be_hired() -> None:
    game = table().has(0, food=2).all_land().land("G5 sea, G6 sea").no_units(0).turn_of(0)
    game.barbarians("D3", 1).barbarians("D6", 2).holds(0, "act_13").play("play act_13")
    assert game.whys("from D5", "from D6") == ["no_barbarians_there", "hire_too_far"]
    game.play("from D3")
    assert game.whys("kind ideas", "kind wood") == ["hire_kinds", "cannot_pay"]
    game.barbarians("E4", 4, settlement=False).play("kind food")
    assert game.whys("to D5", "to E4") == ["hire_one_land_space", "barbarians_full"]
    game.play("to D4")
    assert game.whys("from D4") == ["hired_already"]
    game = table().has(0, food=1).no_units(0).all_land("sea").land("D4 fertile").turn_of(0)
    game.barbarians("E2", 1).barbarians("D4", 1).holds(0, "act_13").play("play act_13")
    assert game.whys("from D4") == ["hire_no_way"]
