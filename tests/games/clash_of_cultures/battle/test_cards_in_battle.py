"""What the cards of a round do before the dice are rolled (CC-9.4, CC-15.11, CC-20.15)."""

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table

from edubba.games.clash_of_cultures.board_events import CardRolled, DieRolled

ARCHERS, PELTASTS, SCOUT, MARTYR = "act_26", "act_01", "act_23", "act_24"
HIGH_MORALE, HIGH_GROUND, SIEGE = "act_41", "act_09", "act_11"


def battle(mine: str, his: str, armies: int = 1, enemies: int = 1, city: str = "") -> Table:
    """Red attacks D4 and lays a card, then blue lays one; `no` for none."""
    game = open_land().knows(0, "tactics").knows(1, "tactics")
    if city:
        game.city("D4", 1, "neutral", city)
    game.holds(0, mine.replace("no", "")).holds(1, his.replace("no", ""))
    game.units(0, "D3", armies=armies).units(1, "D4", armies=enemies).turn_of(0)
    game.play("move", "from D3", *[f"with army{n + 1}" for n in range(armies)], "to D4")
    for card in (mine, his):
        if card != "no":
            game.play(f"card {card}")
    return game


def rolled(game: Table) -> list[int]:
    """Who rolled, dice of cards and of battle one after the other."""
    return [event.seat for event in game.events if isinstance(event, CardRolled | DieRolled)]


@pytest.mark.rule("CC-20.15", "CC-15.11")
def test_peltasts_who_are_shot_first_roll_no_die() -> None:
    game = battle(ARCHERS, PELTASTS).play("die 5")
    assert (game.asked, game.stands("D4"), rolled(game)) == ("main", (0, 1, 0), [0])


@pytest.mark.rule("CC-15.11")
def test_each_peltast_rolls_one_die_and_archers_one() -> None:
    game = battle(PELTASTS, ARCHERS, 3).play("die 1", "die 2", "die 5", "die 6")
    assert rolled(game) == [0, 0, 0, 1]
    assert game.stands("D3") == (0, 2, 0)
    game.play("die 1", "die 1", "die 5")  # 5 hits once, and the hit is cancelled
    assert (game.asked, game.stands("D3")) == ("retreat", (0, 2, 0))


@pytest.mark.rule("CC-9.4", "CC-9.13")
def test_a_cancelled_card_is_told_and_has_no_effect() -> None:
    scouted = battle(SCOUT, HIGH_MORALE)
    assert len(scouted.told("card_cancelled")) == 1
    assert scouted.play("die 1", "die 3").asked == "retreat"
    assert (scouted.hand(0), scouted.hand(1)) == ({HIGH_MORALE}, set())
    by_defender = battle(HIGH_MORALE, SCOUT)
    assert len(by_defender.told("card_cancelled")) == 1
    assert by_defender.play("die 3", "die 1").asked == "retreat"
    assert (by_defender.hand(0), by_defender.hand(1)) == (set(), {HIGH_MORALE})
    nothing = battle(SCOUT, "no")
    assert nothing.told("card_cancelled") == []
    assert nothing.play("die 1", "die 1").hand(0) == set()


@pytest.mark.rule("CC-9.4", "CC-15.11")
def test_martyr_cancels_without_taking() -> None:
    game = battle(MARTYR, HIGH_MORALE, 2, 2).play("die 1", "die 3")
    assert (game.hand(0), game.hand(1), len(game.state.action_discard)) == (set(), set(), 2)
    assert (game.stands("D3"), game.stands("D4")) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("CC-20.15", "CC-9.9")
@pytest.mark.parametrize(
    ("card", "dice", "owner"),
    [(ARCHERS, ["die 5", "die 1", "die 5"], 1), (ARCHERS, ["die 5", "die 1", "die 1"], 0)],
)
def test_a_fortress_fights_on_alone(card: str, dice: list[str], owner: int) -> None:
    game = battle(card, "no", 1, 1, "fortress").play(*dice).settle()
    assert game.at("D4").owner == owner
    assert rolled(game) == [0, 0, 1]


@pytest.mark.rule("CC-15.11", "CC-9.9", "CC-20.15")
def test_a_denied_fortress_has_neither_die_nor_cancelled_hit() -> None:
    game = battle(SIEGE, "no", 1, 1, "fortress")
    assert game.asked == "keep_abilities"
    game.play("no", "die 4", "die 1").settle()  # 4 + 1 hits, nothing cancels it
    assert (game.at("D4").owner, rolled(game)) == (0, [0, 1])
    poor = open_land().knows(0, "tactics").knows(1, "tactics").holds(0, SIEGE).has(1, food=1)
    poor.city("D4", 1, "neutral", "fortress").units(1, "D4", armies=1).units(0, "D3", armies=1)
    poor.turn_of(0).play("move", "from D3", "with army1", "to D4", f"card {SIEGE}", "die 1")
    assert rolled(poor) == [0]  # he cannot pay 2 food, and one die of each side is left


@pytest.mark.rule("CC-15.11")
def test_a_tactical_retreat_ends_the_battle_before_the_roll() -> None:
    game = battle("no", "act_17", 1, 2).play("pick D5")
    assert (game.asked, rolled(game)) == ("main", [])
    assert (game.stands("D4"), game.stands("D5")) == ((0, 1, 0), (0, 2, 0))
    assert len(game.told("units_moved")) == 2
    fortress = battle("no", "act_17", 1, 1, "fortress").play("pick D5").settle()
    assert (fortress.at("D4").owner, rolled(fortress)) == (0, [])
