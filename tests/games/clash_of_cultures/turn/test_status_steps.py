"""The five steps of the Status Phase in detail (CC-14)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

FIRST_PLAYER = 4


def levels(*sums: int, first: int = 0) -> Table:
    """Players with these sums of levels before the last step."""
    game = table(len(sums))
    for seat, level in enumerate(sums):
        game.levels(seat, happiness=level // 2, culture=level - level // 2)
    game.state.first = first
    return game.status(FIRST_PLAYER)


@pytest.mark.rule("CC-14.5")
def test_the_most_advanced_names_the_first_player() -> None:
    game = levels(1, 3, 2)
    assert (game.asked, game.state.actor) == ("name_first", 1)
    assert game.legal("player") == ["red", "blue", "yellow"]
    assert game.whys("player green") == ["no_such_player"]
    game.play("player yellow")
    assert (game.state.first, game.state.active, game.state.round) == (2, 2, 2)
    assert len(game.told("first_player_named")) == 1


@pytest.mark.rule("CC-14.5", "CC-1.9")
def test_ties_for_the_first_player() -> None:
    kept = levels(3, 3, 2)
    assert (kept.asked, kept.state.first) == ("main", 0)
    left = levels(3, 1, 3, first=1)
    assert (left.asked, left.state.actor) == ("name_first", 2)
    right = levels(3, 3, 1, first=2)
    assert (right.asked, right.state.actor) == ("name_first", 0)
    alone = levels(1, 1, 4, first=2)
    assert (alone.asked, alone.state.actor) == ("name_first", 2)
    equal = levels(2, 2, 2, first=1)
    assert (equal.asked, equal.state.first) == ("main", 1)
    nothing = levels(0, 0)
    assert (nothing.asked, nothing.state.first) == ("main", 0)


@pytest.mark.rule("CC-14.5", "CC-16.6.4")
def test_the_great_lighthouse_decides_instead() -> None:
    game = table().levels(0, culture=5).city("D7", 1, "happy", wonders="great_lighthouse")
    game.status(FIRST_PLAYER)
    assert (game.asked, game.state.actor) == ("name_first", 1)


@pytest.mark.rule("CC-14.4")
def test_razing_a_city_of_size_one() -> None:
    game = table().all_land().city("D4", 0).city("C4", 0, "neutral", "temple").status(3)
    assert (game.asked, game.legal()) == ("raze", ["pick D2", "pick D4", "stop"])
    assert game.whys("pick C4", "pick D7", "pick D5") == [
        "raze_size_one",
        "no_city_of_yours",
        "no_city_of_yours",
    ]
    kept = Table(game.setup, game.state.clone()).play("stop")
    assert (kept.state.actor, kept.goods(0), kept.state.city_count(0)) == (1, {"food": 2}, 3)
    game.play("pick D4")
    assert (game.goods(0), game.over, len(game.told("razed"))) == ({"food": 2, "gold": 1}, False, 1)
    grown = table().city("D2", 0, "happy", "temple").status(3)
    assert grown.state.actor == 1  # red has none of size 1


@pytest.mark.rule("CC-14.1")
def test_objectives_are_asked_of_those_who_hold_some() -> None:
    game = table(3).holds(1, "obj_13").holds(2, "obj_12").has(2, ore=5).status(0)
    assert (game.asked, game.state.actor, game.legal()) == ("declare", 1, ["stop"])
    game.play("stop")
    assert (game.state.actor, game.legal()) == (2, ["score obj_12.peace", "stop"])
    game.play("score obj_12.peace")
    assert (game.scored(2), game.goods(2)["ore"], game.asked) == (1, 3, "gain_advance")


@pytest.mark.rule("CC-15.6", "CC-14.1")
def test_each_card_is_checked_with_what_is_left() -> None:
    game = table().holds(0, "obj_11 obj_12").has(0, gold=5, ore=5).status(0)
    game.play("score obj_11.peace")
    assert (game.legal(), game.goods(0)["gold"]) == (["score obj_12.peace", "stop"], 3)
    free = table().holds(0, "obj_24 obj_25").knows(0, "philosophy voting separation_of_power")
    free.knows(0, "civil_liberties free_economy").status(0)
    assert free.legal("score") == ["obj_24.peace", "obj_25.peace"]
    free.play("score obj_25.peace")
    assert (free.legal("score"), free.scored(0)) == ([], 1)


@pytest.mark.rule("CC-14.1", "CC-19.1")
def test_the_game_ends_after_the_first_step_of_the_last_round_only() -> None:
    for number, over in ((5, False), (6, True)):
        game = table()
        game.state.round = number
        assert game.status(0).over == over
    late = table()
    late.state.round = 6
    assert not late.status(1).over
    cityless = table(elimination_at_status_phase=True)
    cityless.state.drop_city(cell_of("D7"))
    assert cityless.status(0).over


@pytest.mark.rule("CC-14.2")
def test_the_free_advance_pays_no_food_but_draws_an_event() -> None:
    game = table().has(0, food=2).levels(0, happiness=2).status(1).play("advance storage")
    assert (game.goods(0)["food"], game.asked) == (2, "draw_event_card")


@pytest.mark.rule("CC-14.3")
def test_cards_are_drawn_after_all_advances() -> None:
    game = table().status(1).play("advance storage")
    assert (game.asked, game.state.actor) == ("gain_advance", 1)
    game.play("advance irrigation")
    assert (game.state.actor, "draw act_01" in game.legal()) == (-1, True)
