"""How an attack begins: with or without a battle, and the ambush (CC-9.1, CC-9.2, CC-9.14)."""

import pytest
from tests.games.clash_of_cultures.scenes import attack, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.decisions.battle.attack import ambush_dice
from edubba.games.clash_of_cultures.space import TACTICS


def walked_in(advance: str, cards: str) -> Table:
    """Red walks into an empty city of blue."""
    game = open_land().city("D4", 1, "angry").knows(1, advance).holds(1, cards)
    return attack(game, 1)


@pytest.mark.rule("CC-9.2", "CC-9.14")
def test_an_ambush_needs_tactics_and_a_card() -> None:
    assert walked_in("tactics", "act_41").asked == "ambush"
    assert walked_in("fishing", "act_41").at("D4").owner == 0
    assert walked_in("tactics", "").at("D4").owner == 0


@pytest.mark.rule("CC-9.14")
def test_the_cards_of_an_ambush() -> None:
    """One card of each tactics half, and a Great Person, who has none."""
    halves = "act_01 act_02 act_05 act_06 act_07 act_09 act_10 act_11 act_13 act_16 act_17"
    game = walked_in("tactics", f"{halves} act_22 act_23 act_24 act_26 act_31 great_artist")
    high_morale, heavy_resistance, surprise = "act_06", "act_07", "act_10"
    for_the_people, improved_defenses, defensive_formation = "act_13", "act_16", "act_22"
    scout = "act_23"
    assert game.legal("card") == [
        high_morale,
        heavy_resistance,
        surprise,
        for_the_people,
        improved_defenses,
        defensive_formation,
        scout,
    ]


@pytest.mark.rule("CC-9.14")
def test_an_ambush_hits_with_dice_only() -> None:
    game = walked_in("tactics", "act_13").play("card act_13", "die 4")
    assert (game.at("D4").owner, game.stands("D4"), game.hand(1)) == (0, (0, 1, 0), set())
    assert len(game.told("ambush_rolled")) == 1
    beaten = walked_in("tactics", "act_13").play("card act_13", "die 5")
    assert (beaten.at("D4").owner, beaten.stands("D3")) == (1, (0, 0, 0))
    morale = walked_in("tactics", "act_41").play("card act_41")
    assert (morale.at("D4").owner, morale.hand(1), morale.told("ambush_rolled")) == (0, set(), [])


@pytest.mark.rule("CC-9.14")
@pytest.mark.parametrize(
    ("tactic", "dice", "value"),
    [
        ("for_the_people", 1, 0),
        ("defensive_formation", 1, 0),
        ("high_morale", 0, 2),
        ("surprise", 0, 1),
        ("heavy_resistance", 0, 0),  # it weakens the enemy's dice, and he rolls none
        ("scout", 0, 0),
    ],
)
def test_what_a_tactics_half_gives_to_an_ambush(tactic: str, dice: int, value: int) -> None:
    assert ambush_dice(TACTICS.index(tactic)) == (dice, value)


@pytest.mark.rule("CC-9.1", "CC-9.2", "CC-10.1")
def test_the_first_seat_defends_its_empty_city() -> None:
    game = open_land().knows(1, "tactics").city("D4", 0, "angry").units(1, "D5", armies=1)
    game.turn_of(1).play("move", "from D5", "with army1", "to D4")
    assert (game.at("D4").owner, game.stands("D4")) == (1, (0, 1, 0))


@pytest.mark.rule("CC-9.1", "CC-9.2")
def test_what_is_a_battle() -> None:
    def begun(game: Table) -> int:
        return len(attack(game, 1).told("battle_began"))

    assert begun(open_land().units(1, "D4", armies=1)) == 1
    assert begun(open_land().barbarians("D4", 1)) == 1
    assert begun(open_land().units(1, "D4", settlers=1)) == 0
    assert begun(open_land().city("D4", 1, "angry")) == 0
    assert begun(open_land().barbarians("D4", 0)) == 0
    fortress = open_land().city("D4", 1, "angry", "fortress")
    assert begun(fortress.knows(1, "tactics")) == 1
    assert begun(open_land().city("D4", 1, "angry", "fortress")) == 0


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_conqueror_takes_a_defended_city() -> None:
    def captured(game: Table) -> list[str]:
        return attack(game.holds(0, "obj_02"), 2).legal("score")

    assert captured(open_land().city("D4", 1, "angry")) == []
    armed = open_land().city("D4", 1, "angry").units(1, "D4", armies=1).holds(0, "obj_02")
    assert attack(armed, 2).play("die 5", "die 1", "die 1").legal("score") == ["obj_02.war"]
    fortress = open_land().city("D4", 1, "angry", "fortress").knows(1, "tactics")
    attack(fortress.holds(0, "obj_02"), 2).play("die 1", "die 1", "die 1")
    assert fortress.legal("score") == ["obj_02.war"]


@pytest.mark.rule("CC-15.6", "CC-15.9")
@pytest.mark.parametrize(
    ("buildings", "wonder", "armies", "legendary"),
    [
        ("temple academy port", "great_statue", 3, True),
        ("temple academy port", "great_statue", 2, False),
        ("temple academy", "great_statue", 3, False),
        ("temple academy port fortress", "", 3, False),
    ],
)
def test_a_legendary_battle(buildings: str, wonder: str, armies: int, legendary: bool) -> None:
    game = open_land().holds(0, "obj_18").city("D4", 1, "angry", buildings, wonder)
    attack(game.units(1, "D4", armies=1), armies)
    game.play(*["die 1"] * (armies + 1), "yes")
    assert game.legal("score") == (["obj_18.war"] if legendary else [])


def test_an_ambush_needs_a_fitting_card() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(0, "D4", armies=1).holds(1, "act_01 act_41").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5")
    assert game.asked == "ambush"
    assert game.whys("card act_01", "card act_02") == ["ambush_card", "card_not_in_hand"]
