"""Who has won a battle, who enters, who goes back (CC-9.8 to CC-9.11, CC-11.3, CC-11.6)."""

import pytest
from tests.games.clash_of_cultures.scenes import attack, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import BARBARIANS
from edubba.games.clash_of_cultures.decisions.battle.capture import remove_city
from edubba.games.clash_of_cultures.layout import cell_of


def winners(game: Table) -> list[int]:
    return [event.seat for event in game.told("battle_won")]


def draws(game: Table) -> int:
    return len(game.told("battle_drawn"))


def battle(mine: int, his: int, *dice: int) -> Table:
    """Red with some Army units against blue's on D4, and the dice of the first round."""
    game = attack(open_land().units(1, "D4", armies=his), mine)
    return game.play(*[f"die {face}" for face in dice])


@pytest.mark.rule("CC-9.10")
def test_the_winner_is_who_has_fighters_left() -> None:
    won = battle(1, 1, 5, 1)
    assert (winners(won), draws(won), won.stands("D4")) == ([0], 0, (0, 1, 0))
    held = battle(1, 1, 1, 5)
    assert (winners(held), draws(held), held.state.holder(cell_of("D4"))) == ([1], 0, 1)
    both_gone = battle(1, 1, 5, 5)
    assert (winners(both_gone), draws(both_gone)) == ([], 1)


@pytest.mark.rule("CC-9.10", "CC-9.9")
def test_a_usable_fortress_wins_where_nobody_is_left() -> None:
    def stormed(armies: int, advance: str) -> Table:
        game = open_land().city("D4", 1, "neutral", "fortress").knows(1, advance)
        return attack(game.units(1, "D4", armies=1), armies)

    held = stormed(2, "tactics").play("die 5", "die 5", "die 6", "die 4")
    assert (winners(held), draws(held), held.at("D4").owner) == ([1], 0, 1)
    useless = stormed(1, "fishing").play("die 5", "die 5")
    assert (winners(useless), draws(useless), useless.at("D4").owner) == ([], 1, 1)


@pytest.mark.rule("CC-9.8", "CC-9.10")
def test_settlers_of_the_group_share_its_fate() -> None:
    def march() -> Table:
        """One Settler goes along, two stay behind."""
        game = open_land().knows(0, "tactics").units(0, "D3", armies=1, settlers=3)
        game.units(1, "D4", armies=1).turn_of(0)
        return game.play("move", "from D3", "with settler1", "with army1", "to D4")

    back = march().play("die 1", "die 1", "yes")
    assert (back.stands("D3"), back.stands("D4"), winners(back)) == ((3, 1, 0), (0, 1, 0), [1])
    assert len(back.told("retreated")) == 1
    beaten = march().play("die 1", "die 5")
    assert (beaten.stands("D3"), beaten.stands("D4")) == ((2, 0, 0), (0, 1, 0))
    won = march().play("die 5", "die 1")
    assert (won.stands("D3"), won.stands("D4")) == ((2, 0, 0), (1, 1, 0))


@pytest.mark.rule("CC-9.14")
def test_settlers_of_an_ambushed_group_are_eliminated() -> None:
    def march(*dice: int) -> Table:
        game = open_land().knows(0, "tactics").knows(1, "tactics").city("D4", 1)
        game.units(0, "D3", armies=1, settlers=3).holds(1, "act_13").turn_of(0)
        game.play("move", "from D3", "with settler1", "with army1", "to D4", "card act_13")
        return game.play(*[f"die {face}" for face in dice])

    failed = march(5)
    assert (failed.stands("D3"), failed.stands("D4"), failed.at("D4").owner) == (
        (2, 0, 0),
        (0, 0, 0),
        1,
    )
    assert winners(failed) == []
    taken = march(1)
    assert (taken.stands("D3"), taken.stands("D4"), taken.at("D4").owner) == (
        (2, 0, 0),
        (1, 1, 0),
        0,
    )


@pytest.mark.rule("CC-3.29.12")
def test_fanatics_come_after_a_lost_battle_at_a_temple_only() -> None:
    def lost(building: str, *dice: int) -> Table:
        game = open_land().knows(1, "fanaticism").city("D4", 1, "neutral", building)
        attack(game.units(1, "D4", armies=1), 1).play(*[f"die {face}" for face in dice])
        return game

    def fanatics(game: Table) -> int:
        while game.asked == "place_unit" and game.state.actor == 1:
            game.play(game.legal()[0])
        return int(game.player(1).on_board(4, 20))

    assert fanatics(lost("temple", 5, 1)) == 1
    assert fanatics(lost("academy", 5, 1)) == 0
    assert fanatics(lost("temple", 5, 5)) == 0  # a draw, which nobody has won
    assert fanatics(lost("temple", 1, 5)) == 1  # his own unit, which held the city


@pytest.mark.rule("CC-3.29.12", "CC-19.1")
def test_fanatics_without_a_city_come_nowhere() -> None:
    game = open_land().knows(1, "fanaticism").city("D4", 1, "neutral", "temple")
    remove_city(game.state, cell_of("D7"), None)
    attack(game.units(1, "D4", armies=1), 1).play("die 5", "die 1")
    assert (game.over, game.at("D4").owner) == (True, 0)


@pytest.mark.rule("CC-3.29.12", "CC-20.1", "CC-4.10")
def test_fanatics_find_no_room_where_four_units_stand() -> None:
    game = open_land().knows(1, "fanaticism").city("D4", 1, "angry", "temple")
    game.units(1, "D7", armies=4).units(1, "D4", armies=1)
    attack(game, 1).play("die 5", "die 1")
    assert (game.asked, game.state.actor, game.stands("D7")) == ("main", 0, (0, 4, 0))


@pytest.mark.rule("CC-11.3")
def test_gold_for_each_barbarian_of_a_won_battle() -> None:
    def against(count: int, *dice: int) -> Table:
        game = attack(open_land().barbarians("D4", count, settlement=False), 2)
        return game.play(*[f"die {face}" for face in dice])

    won = against(2, 6, 4, 1, 1)
    assert (winners(won), won.goods(0).get("gold", 0)) == ([0], 2)
    left = against(2, 4, 1, 1, 1).play("yes")
    assert (winners(left), left.goods(0).get("gold", 0)) == ([BARBARIANS], 0)


@pytest.mark.rule("CC-11.6", "CC-15.10")
def test_a_raid_is_won_only_without_raiders() -> None:
    def raid(raiders: int, *dice: int) -> Table:
        game = open_land().units(0, "D2", armies=1).barbarians("D4", raiders).turn_of(0)
        game.event_for(0, "ev_03")
        return game.play(*[f"die {face}" for face in dice])

    won = raid(1, 1, 5)
    assert (winners(won), won.state.won_land) == ([0], True)
    open_end = raid(2, 1, 1, 5)
    assert (winners(open_end), open_end.state.won_land) == ([], False)


@pytest.mark.rule("CC-9.10", "CC-15.2")
def test_only_land_battles_of_the_active_player_count_as_won() -> None:
    assert battle(1, 1, 5, 1).state.won_land
    assert not battle(1, 1, 1, 5).state.won_land
    sea = open_land().land("D3 sea, D4 sea").units(0, "D3", ships=1).units(1, "D4", ships=1)
    sea.turn_of(0).play("move", "from D3", "with ship1", "to D4", "die 5", "die 1")
    assert (winners(sea), sea.state.won_land) == ([0], False)


@pytest.mark.rule("CC-15.9", "CC-3.30")
def test_scavenger_watches_settlers_of_a_lost_group() -> None:
    def march(advance: str) -> Table:
        """Red attacks beside a city of blue, with a Settler that could have traded with it."""
        game = open_land().knows(0, "tactics").knows(0, advance).holds(1, "obj_21").city("C3", 1)
        game.units(0, "D3", armies=1, settlers=1).units(1, "D4", armies=1).turn_of(0)
        game.play("move", "from D3", "with settler1", "with army1", "to D4", "die 1", "die 5")
        return game

    assert march("trade_routes").legal("score") == ["obj_21.war"]
    assert march("fishing").legal("score") == []
    left_behind = open_land().knows(0, "tactics trade_routes").holds(1, "obj_21").city("C3", 1)
    left_behind.units(0, "D3", settlers=1).units(1, "D4", armies=1)
    assert attack(left_behind, 1).play("die 1", "die 5").legal("score") == []


@pytest.mark.rule("CC-15.9", "CC-9.2")
def test_scavenger_watches_settlers_that_are_walked_over() -> None:
    game = open_land().knows(1, "trade_routes").holds(0, "obj_21").city("D5", 0)
    assert attack(game.units(1, "D4", settlers=1), 1).legal("score") == ["obj_21.war"]
    elsewhere = open_land().knows(1, "trade_routes").holds(0, "obj_21").city("D5", 0)
    elsewhere.units(1, "D6", settlers=1).units(1, "D4", armies=1)
    assert attack(elsewhere, 1).play("die 5", "die 1").legal("score") == []


@pytest.mark.rule("CC-11.2")
def test_one_round_against_barbarians_only() -> None:
    """Variant `barbarian_battles_one_round` (R9)."""

    def first_round(game: Table) -> Table:
        return attack(game, 1).play("die 1", "die 1")

    def variant() -> Table:
        return table(barbarian_battles_one_round=True).all_land().no_units(0).no_units(1)

    back = first_round(variant().barbarians("D4", 1))
    assert (back.asked, back.stands("D3"), winners(back)) == ("main", (0, 1, 0), [BARBARIANS])
    assert first_round(variant().units(1, "D4", armies=1)).asked == "retreat"
    assert first_round(open_land().barbarians("D4", 1)).asked == "retreat"
