"""Small choices and amounts that stand on cards (CC-13, CC-15)."""

import pytest
from tests.games.clash_of_cultures.scenes import drawn
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.space import COLOURS


def bare(seats: int = 2, **options: bool) -> Table:
    """A turn of red with nothing to raid or to exhaust: all hidden land is sea."""
    game = table(seats, **options).all_land("sea").no_units(0).turn_of(0)
    for label in ("C2", "E2") if seats == 2 else ("D3", "F3"):
        game.exhausted(label)
    return game


def lost(game: Table) -> list[list[int]]:
    return [event.goods for event in game.told("lost")]


def test_ideas_for_own_academies_that_work() -> None:
    game = table().all_land().knows(0, "writing").knows(1, "writing").holds(0, "act_09")
    game.city("D2", 0, "happy", "academy").city("D4", 0, "neutral", "academy", colour=1)
    game.city("C4", 0, "neutral", "temple").city("D7", 1, "happy", "academy").turn_of(0)
    game.play("play act_09")
    assert game.goods(0)["ideas"] == 2


@pytest.mark.rule("CC-13.4")
def test_famine_tells_what_was_lost() -> None:
    rich = bare().knows(0, "storage").has(0, food=3).event_for(0, "ev_06")
    assert (lost(rich), rich.goods(0), rich.mood("D2")) == (
        [[2, 0, 0, 0, 0, 0, 0]],
        {"food": 1},
        "happy",
    )
    short = bare().has(0, food=1).event_for(0, "ev_06").settle()
    assert (lost(short), short.mood("D2")) == ([[1, 0, 0, 0, 0, 0, 0]], "angry")
    empty = bare().has(0, food=0).event_for(0, "ev_06").settle()
    assert (lost(empty), empty.mood("D2")) == ([], "angry")


@pytest.mark.rule("CC-13.4")
def test_gifts_go_to_others_one_by_one() -> None:
    game = bare(3).has(1, food=0).has(2, food=0).event_for(0, "ev_16")
    assert (game.asked, game.legal()) == ("share_out", ["player blue", "player yellow"])
    assert game.whys("player red", "player green") == ["not_oneself", "no_such_player"]
    game.play("player blue", "player yellow", "player blue")
    assert (game.goods(1), game.goods(2), game.asked) == ({"food": 2}, {"food": 1}, "main")


@pytest.mark.rule("CC-13.4")
def test_another_player_is_named_where_there_are_several() -> None:
    game = bare(3).no_units(1).no_units(2).event_for(0, "ev_34")
    assert (game.asked, game.legal()) == ("choose_player", ["player blue", "player yellow"])
    game.play("player yellow").settle()
    assert (game.player(1).on_board(0, 4), game.player(2).on_board(0, 4)) == (0, 1)
    assert game.goods(0)["gold"] == 2


def test_an_assassination_finds_nobody_left() -> None:
    game = bare(3).has(0, culture=1).holds(0, "act_27")
    for seat in (1, 2):
        game.state.edit(seat).assassinated = 1
    assert game.legal("play") == []
    game.state.edit(2).assassinated = 0
    game.play("play act_27")
    assert (game.player(2).assassinated, game.asked) == (1, "main")


@pytest.mark.rule("CC-3.26.3")
def test_taxes_are_taken_in_any_order_of_kinds() -> None:
    game = table().all_land().knows(0, "taxes storage").has(0, mood=1, food=0).city("D4", 0)
    game.city("C4", 0).turn_of(0).play("use taxes")
    assert (game.asks_for("left"), game.legal()) == (3, ["kind food", "kind wood", "kind ore"])
    game.play("kind wood")
    assert (game.asks_for("left"), game.legal()) == (2, ["kind food", "kind wood", "kind ore"])
    assert game.refusal("kind gold").rule == "CC-3.26"
    game.play("kind food", "kind wood")
    assert (game.goods(0), game.asked) == ({"food": 1, "wood": 2}, "main")


def test_a_token_for_a_temple() -> None:
    game = table().knows(0, "myths").has(0, food=1, wood=1, ore=1).all_land().city("D4", 0)
    game.no_units(0).turn_of(0).play("activate D2", "piece temple")
    assert (game.legal(), game.refusal("kind gold").rule) == (
        ["kind mood", "kind culture"],
        "CC-6.8",
    )


@pytest.mark.rule("CC-20.14")
def test_an_uprising_takes_one_to_four_tokens() -> None:
    game = bare(extra_events=True).has(0, mood=2, culture=5).event_for(0, "ev_39")
    assert game.legal() == ["kind mood", "kind culture"]
    assert game.whys("stop", "kind food") == ["pay_a_token", "tokens_you_have"]
    game.play("kind mood")
    assert game.legal() == ["kind mood", "kind culture", "stop"]
    game.play("kind culture")
    assert game.legal() == ["kind mood", "kind culture", "stop"]
    game.play("kind culture", "kind culture")
    assert game.legal() == ["stop"]  # four are the most
    game.play("stop")
    assert (game.goods(0), game.player(0).half_points) == ({"food": 2, "mood": 1, "culture": 2}, 4)
    none = bare(extra_events=True).event_for(0, "ev_39")
    assert (none.settle().asked, none.player(0).half_points) == ("main", 0)


# Great Persons


@pytest.mark.rule("CC-13.7")
def test_a_great_person_goes_to_the_first_who_pays() -> None:
    game = bare(3).has(0, culture=0).has(1, culture=2).has(2, culture=2).event_for(0, "ev_18")
    assert (game.asked, game.state.actor) == ("take_person", 1)
    game.play("no")
    assert game.state.actor == 2
    game.play("yes")
    assert (game.hand(2), game.goods(2), game.asked) == ({"great_explorer"}, {"food": 2}, "main")
    assert (len(game.state.event_discard), game.player(2).known[3]) == (0, game.player(2).hand)
    poor = bare(3).has(1, culture=1).event_for(0, "ev_18")
    assert poor.asked == "main"
    drawer = bare(3).has(0, culture=1).has(1, culture=9).event_for(0, "ev_18")
    assert drawer.state.actor == 0
    drawer.play("yes")
    assert (drawer.hand(0), drawer.hand(1), drawer.asked) == ({"great_explorer"}, set(), "main")


# Placing units


@pytest.mark.rule("CC-20.1", "CC-4.10")
def test_free_units_need_room_and_supply() -> None:
    game = table().has(0, culture=1).holds(0, "act_37").units(0, "D2", armies=3).turn_of(0)
    game.play("play act_37").settle()
    assert game.stands("D2") == (1, 4, 0)
    full = table().has(0, culture=1).holds(0, "act_37").units(0, "D2", armies=4).turn_of(0)
    assert full.legal("play") == []
    settlers = bare().units(0, "D2", settlers=4).event_for(0, "ev_34").settle()
    assert settlers.player(0).on_board(0, 4) == 4
    spent = bare()
    for unit in range(4):
        spent.state.place(1, unit, -2)
    assert (spent.event_for(0, "ev_34").settle().stands("D7"), spent.asked) == ((0, 0, 0), "main")


@pytest.mark.rule("CC-7.1")
def test_a_hero_raises_moods_that_can_rise() -> None:
    game = table().holds(0, "act_05").has(0, mood=1).city("C2", 0, "angry").city("E2", 0).turn_of(0)
    game.state.won_land = True
    game.play("play act_05")
    assert game.legal() == ["pick C2", "pick E2"]
    assert game.whys("pick D2", "pick D7", "stop") == [
        "happy_already",
        "no_city_of_yours",
        "must_choose_city",
    ]
    game.play("pick E2")
    assert (game.mood("E2"), game.legal()) == ("happy", ["pick C2", "stop"])
    declined = Table(game.setup, game.state.clone()).play("stop")
    assert (declined.goods(0)["mood"], declined.asked) == (1, "main")
    game.play("pick C2")
    assert (game.mood("C2"), game.goods(0), game.asked) == ("neutral", {"food": 2}, "main")
    poor = table().holds(0, "act_05").city("C2", 0, "angry").city("E2", 0).turn_of(0)
    poor.state.won_land = True
    assert poor.play("play act_05", "pick C2").asked == "main"


def test_players_that_cannot_be_named() -> None:
    game = table(4).has(0, culture=1).holds(0, "act_27").turn_of(0)
    game.state.edit(2).assassinated = 1
    game.play("play act_27")
    assert game.whys("player yellow", "player red") == ["player_not_concerned", "not_oneself"]
    game = table(3).no_units(0).turn_of(0).has(0, culture=1).holds(0, "act_27").play("play act_27")
    assert game.whys("player green") == ["no_such_player"]
    game = table(3).turn_of(0)
    assert game.whys("trade green", "trade red") == ["no_such_player", "trade_with_oneself"]


@pytest.mark.rule("CC-13.4")
def test_only_other_players_at_the_table_get_a_share() -> None:
    game = drawn(table(3).all_land(), "ev_14", "share_out")
    assert [game.why(f"player {COLOURS[seat]}") for seat in (0, 3)] == [
        "not_oneself",
        "no_such_player",
    ]


@pytest.mark.rule("CC-20.14")
def test_an_uprising_takes_no_more_tokens_than_it_says() -> None:
    def uprising(**tokens: int) -> Table:
        game = table(extra_events=True).all_land("sea").no_units(0).has(0, **tokens)
        return drawn(game, "ev_39", "pay_tokens")

    game = uprising(mood=2, culture=5)
    assert game.legal() == ["kind mood", "kind culture"]
    game.play("kind culture")
    assert game.legal() == ["kind mood", "kind culture", "stop"]
    game.play("kind culture", "kind culture", "kind culture")
    assert (game.legal(), game.goods(0)["mood"], game.player(0).half_points) == (["stop"], 2, 4)
    assert uprising(mood=1).play("kind mood").legal() == ["stop"]
