"""Dice, combat value, hits and losses of a round (CC-9.5 to CC-9.9)."""

import pytest
from tests.games.clash_of_cultures.scenes import attack, fought, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.board_events import RoundFought

WEDGE, HIGH_MORALE, HEAVY_RESISTANCE, HIGH_GROUND = "act_05", "act_41", "act_07", "act_09"
ENCIRCLED, SURPRISE = "act_02", "act_10"


def battle(mine: str = "no", his: str = "no", armies: int = 1, enemies: int = 1) -> Table:
    """Red attacks D4 with a card, blue defends it with one; `no` for none."""
    game = open_land().knows(0, "tactics").knows(1, "tactics").units(1, "D4", armies=enemies)
    game.holds(0, mine.replace("no", "")).holds(1, his.replace("no", ""))
    attack(game, armies)
    return game.play(*[f"card {card}" for card in (mine, his) if card != "no"])


def dice(game: Table, *faces: int) -> Table:
    return game.play(*[f"die {face}" for face in faces])


@pytest.mark.rule("CC-15.2", "CC-9.12")
def test_the_great_warlord_helps_the_attacker_in_every_round_of_one_battle() -> None:
    game = open_land().knows(0, "tactics").units(0, "D3", armies=2).units(1, "D4", armies=1)
    game.units(1, "E3", armies=1).turn_of(0).play("move")
    game.state.warlord = 2
    dice(game.play("from D3", "with army1", "to D4"), 1, 1)
    assert fought(game) == [(0, 3, 0), (1, 1, 0)]
    dice(game.play("no"), 3, 1)
    assert fought(game) == [(0, 5, 1), (1, 1, 0)]
    dice(game.play("from D3", "with army2", "to E3"), 3, 1)
    assert fought(game) == [(0, 3, 0), (1, 1, 0)]


@pytest.mark.rule("CC-9.6", "CC-15.3")
def test_whose_dice_a_card_counts() -> None:
    wedge = dice(battle(WEDGE, armies=1, enemies=3), 2, 1, 1, 1)
    assert fought(wedge) == [(0, 2 + 3, 1), (1, 3, 0)]
    morale = dice(battle(HIGH_MORALE, HIGH_MORALE), 1, 2)
    assert fought(morale) == [(0, 3, 0), (1, 4, 0)]
    resisted = dice(battle("no", HEAVY_RESISTANCE, 2, 1), 4, 3, 2)
    assert fought(resisted) == [(0, 7 - 2, 1), (1, 2, 0)]


@pytest.mark.rule("CC-9.6")
def test_a_combat_value_is_not_below_nothing() -> None:
    game = table(great_wall=True).all_land().no_units(0).no_units(1)
    game.city("D4", 1, "happy", "", "great_wall").units(1, "D4", armies=1)
    dice(attack(game, 1), 1, 1)
    assert fought(game) == [(0, 0, 0), (1, 1, 0)]


@pytest.mark.rule("CC-9.12", "CC-3.24.3")
def test_denied_abilities_are_those_of_the_other_side() -> None:
    def steel(mine: str, his: str) -> Table:
        """Both sides have Steel Weapons and pay for them."""
        game = open_land().knows(0, "steel_weapons").knows(1, "tactics steel_weapons")
        game.has(0, ore=1).has(1, ore=1).units(1, "D4", armies=1)
        game.holds(0, mine).holds(1, his)
        attack(game, 1).play("yes", "yes")
        return dice(game.play(f"card {mine or his}"), 1, 1)

    assert fought(steel(HIGH_GROUND, "")) == [(0, 2, 0), (1, 1, 0)]
    assert fought(steel("", HIGH_GROUND)) == [(0, 1, 0), (1, 2, 0)]
    assert fought(steel(HIGH_MORALE, "")) == [(0, 4, 0), (1, 2, 0)]


@pytest.mark.rule("CC-3.29.12", "CC-11.1")
def test_barbarians_have_no_abilities() -> None:
    game = open_land().city("D2", 0, "happy", "temple").units(0, "D2", armies=1)
    game.knows(0, "fanaticism").barbarians("D4", 1).turn_of(0).event_for(0, "ev_03")
    told = [e for e in dice(game, 1, 1).told("round_fought") if isinstance(e, RoundFought)]
    assert [(event.value, event.hits) for event in told] == [(1, 0), (3, 0)]


@pytest.mark.rule("CC-3.22.3", "CC-9.12")
@pytest.mark.parametrize(("seat", "left"), [(0, (1, 0)), (1, (0, 1))])
def test_war_ships_save_one_ship_in_round_one(seat: int, left: tuple[int, int]) -> None:
    game = open_land().land("D3 sea, D4 sea").knows(seat, "war_ships")
    game.units(0, "D3", ships=1).units(1, "D4", ships=1).turn_of(0)
    dice(game.play("move", "from D3", "with ship1", "to D4"), 5, 5)
    assert (int(game.player(0).on_board(20, 24)), int(game.player(1).on_board(20, 24))) == left
    later = open_land().land("D3 sea, D4 sea").knows(0, "war_ships").knows(1, "war_ships")
    later.units(0, "D3", ships=1).units(1, "D4", ships=1).turn_of(0)
    dice(later.play("move", "from D3", "with ship1", "to D4"), 5, 5)
    dice(later.play("no"), 5, 1)
    assert later.stands("D4") == (0, 0, 1)
    assert later.state.holder(later.state.player(0).unit_at[20]) == 0


@pytest.mark.rule("CC-9.9", "CC-3.24.2")
@pytest.mark.parametrize(
    ("answers", "rolls", "left"),
    [
        (["no", "no"], [5, 1, 1, 1], 1),
        (["no", "yes"], [5, 1, 1, 1], 0),
        (["yes", "no"], [5, 1, 1], 1),
        (["yes", "yes"], [5, 1, 1], 0),
    ],
)
def test_siegecraft_against_die_and_hit(answers: list[str], rolls: list[int], left: int) -> None:
    game = open_land().knows(0, "siegecraft").knows(1, "tactics").has(0, wood=2, ore=2)
    game.city("D4", 1, "angry", "fortress").units(1, "D4", armies=1)
    dice(attack(game, 2).play(*answers), *rolls)
    assert int(game.player(1).on_board(4, 20)) == left


@pytest.mark.rule("CC-9.9")
def test_a_fortress_cancels_for_the_defender_only() -> None:
    game = open_land().knows(1, "tactics").city("D4", 1, "angry", "fortress")
    dice(attack(game.units(1, "D4", armies=1), 1), 1, 4, 1)
    assert game.stands("D3") == (0, 0, 0)


@pytest.mark.rule("CC-9.6", "CC-15.11")
def test_encircled_compares_losses_at_most_what_stands_there() -> None:
    """Three hits on one unit are one loss, and so are one hit on each side."""
    even = dice(battle(ENCIRCLED, "no", 3, 1), 6, 5, 4, 5)
    assert even.play("die 6").state.holder(even.state.player(0).unit_at[5]) == 0
    behind = dice(battle("no", ENCIRCLED, 3, 2), 1, 1, 3, 4, 1)
    assert (behind.asked, behind.stands("D4")) == ("tactic_die", (0, 2, 0))
    fewer = dice(battle(ENCIRCLED, "no", 2, 3), 1, 1, 3, 1, 1)
    assert fewer.asked == "retreat"


@pytest.mark.rule("CC-15.11")
def test_surprise_draws_for_hits_that_count() -> None:
    assert dice(battle(SURPRISE), 4, 1).asked == "draw_card"
    assert dice(battle(SURPRISE), 3, 1).asked == "retreat"
    game = open_land().knows(1, "tactics").holds(0, SURPRISE).city("D4", 1, "angry", "fortress")
    attack(game.units(1, "D4", armies=1), 1).play(f"card {SURPRISE}")
    assert dice(game, 4, 1, 1).asked == "retreat"  # the hit was cancelled


@pytest.mark.rule("CC-11.6", "CC-9.7")
@pytest.mark.parametrize(
    ("faces", "armies", "settlers", "size"),
    [
        ([1, 1, 1, 1], 1, 1, 3),
        ([3, 1, 1, 1], 0, 1, 3),
        ([6, 3, 1, 1], 0, 0, 3),
        ([6, 6, 3, 1], 0, 0, 2),
    ],
)
def test_hits_of_a_raid_go_on_to_settlers_and_pieces(
    faces: list[int], armies: int, settlers: int, size: int
) -> None:
    game = open_land().city("D2", 0, "happy", "temple academy")
    game.units(0, "D2", armies=1, settlers=1).barbarians("D4", 3).turn_of(0)
    dice(game.event_for(0, "ev_03"), *faces)
    if game.asked == "raid_piece":
        game.play("piece temple")
    assert (game.stands("D2"), game.at("D2").size()) == ((settlers, armies, 0), size)
    assert game.mood("D2") == ("angry" if size < 3 else "happy")
