"""The menu of a player-turn: what it offers, why it does not, and what a turn forgets (CC-2)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.book import book_text, rules_in
from edubba.core.catalogue import word


@pytest.mark.rule("CC-2.3")
def test_lost_actions_are_all_used_up() -> None:
    for assassinated, revolted, left in ((1, 0, 2), (0, 1, 2), (1, 1, 1), (1, 2, 0), (2, 2, 0)):
        game = table().turn_of(0)
        game.state.edit(1).assassinated = assassinated
        game.state.edit(1).revolted = revolted
        game.play("end_turn")
        assert (game.state.active, game.state.actions) == (1, left)
        assert (game.player(1).assassinated, game.player(1).revolted) == (0, 0)
        assert game.asks_for("actions") == left
    assert len(game.told("turn_began")) == 1


@pytest.mark.rule("CC-2.3", "CC-3.26.2")
def test_trade_routes_pay_at_the_start_of_the_turn() -> None:
    for advances, food in (("trade_routes", 1), ("roads", 0)):
        game = table().all_land().knows(1, advances).has(1, food=0).no_units(1)
        game.units(1, "D3", settlers=1).turn_of(0).play("end_turn")
        assert game.goods(1).get("food", 0) == food


@pytest.mark.rule("CC-3.30", "CC-3.26.4")
def test_four_trade_routes_at_most_and_gold_with_currency() -> None:
    game = table().all_land().knows(1, "trade_routes storage").has(1, food=0).no_units(1)
    for label in ("C3", "C4", "D3", "D4", "E3"):
        game.city(label, 0)
    game.units(1, "D5", settlers=2, ships=2).units(1, "E4", settlers=2)
    rich = Table(game.setup, game.state.clone()).knows(1, "currency")
    game.turn_of(0).play("end_turn")
    assert game.goods(1) == {"food": 4}
    rich.turn_of(0).play("end_turn")
    assert (rich.asked, rich.asks_for("left"), rich.legal("kind")) == (
        "choose_good",
        4,
        ["food", "gold"],
    )
    rich.play("kind gold", "kind food", "kind gold", "kind gold")
    assert rich.goods(1) == {"food": 1, "gold": 3}


@pytest.mark.rule("CC-2.3")
def test_a_new_turn_forgets_the_old_one() -> None:
    game = table(3).turn_of(0)
    state = game.state
    state.used = 1
    state.influenced = state.takeover = state.won_land = state.captured = state.begun = True
    state.collects = state.drafted = state.offers = state.warlord = 2
    state.next_collect = 1
    state.edit(0).truce = 0b10
    state.edit(1).truce = 0b1
    state.edit(0).borrowed = 1
    game.has(0, food=5)
    state.edit_city(game.at("E4").cell).activations = 2
    game.play("end_turn")
    assert (state.used, state.collects, state.drafted, state.offers, state.warlord) == (0,) * 5
    facts = (state.influenced, state.takeover, state.won_land, state.captured)
    assert facts == (False,) * 4
    assert (state.begun, state.next_collect, game.player(0).borrowed) == (False, 0, -1)
    assert (game.player(0).truce, game.player(1).truce) == (0, 1)
    assert (game.goods(0)["food"], game.at("E4").activations) == (2, 0)


@pytest.mark.rule("CC-2.2", "CC-2.7")
def test_turns_go_round_from_the_first_player() -> None:
    game = table(3).turn_of(2)
    game.state.first = 2
    seen = []
    while game.asked == "main":
        seen.append((int(game.state.turn), int(game.state.active)))
        game.play("end_turn")
    assert seen == [(turn, seat) for turn in (1, 2, 3) for seat in (2, 0, 1)]


# Why not


def test_nothing_costs_an_action_that_is_not_left() -> None:
    game = table().knows(0, "draft nationalism philosophy").has(0, mood=5, culture=9).all_land()
    game.city("D3", 0).city("D4", 1, "neutral", "academy").units(0, "C3", settlers=1).turn_of(0)
    moves = ["advance storage", "switch democracy", "move", "found C3", "activate D2"]
    moves += ["civic", "influence D4"]
    assert {*moves} <= {*game.legal()}
    game.state.actions = 0
    assert game.whys(*moves) == ["no_action_left"] * 7
    game.state.actions = 1
    assert {*moves} <= {*game.legal()}


def test_what_cannot_be_paid_says_what_is_missing() -> None:
    game = table().knows(0, "draft nationalism philosophy").has(0, food=1).turn_of(0)
    assert game.lacks("advance storage", "switch democracy") == ["1 food", "1 food"]
    reason = game.knows(0, "tactics metallurgy").refusal("advance steel_weapons")
    assert word(reason.words) == "You lack 1 food, 2 ore."
    assert word(reason.words, "de") == "Du brauchst noch 1 Nahrung, 2 Erz."


def test_why_an_action_is_not_on_the_menu() -> None:
    game = table().knows(0, "draft nationalism philosophy").has(0, food=1).no_units(0).turn_of(0)
    assert game.whys("switch democracy", "switch theocracy", "move", "found D3") == [
        "cannot_pay",
        "no_switch",
        "nothing_can_move",
        "no_settler_there",
    ]
    assert game.whys("civic", "influence D3", "influence D7", "activate D7") == [
        "no_city_to_raise",
        "no_city_there",
        "influence_too_small",
        "no_city_of_yours",
    ]
    assert game.whys("advance storage", "advance farming", "use taxes", "play act_01") == [
        "cannot_pay",
        "already_owned",
        "use_not_owned",
        "card_not_in_hand",
    ]
    assert game.whys("trade red", "use bartering", "use great_statue", "play great_engineer") == [
        "trade_with_oneself",
        "use_not_owned",
        "use_not_owned",
        "card_not_in_hand",
    ]
    assert game.whys("from A3", "pick D2", "die 6") == [
        "other_question",
        "other_question",
        "only_chance",
    ]


@pytest.mark.rule("CC-5.1", "CC-5.2")
def test_where_no_city_can_be_founded() -> None:
    game = table().land("D3 sea, C3 barren, B3 forest, E3 fertile").no_units(0).no_units(1)
    for label in ("D2", "C3", "B3", "E3", "C2"):
        game.units(0, label, settlers=1 if label != "E3" else 0)
    game.exhausted("C2").units(1, "E3", settlers=1).turn_of(0)
    assert game.legal("found") == ["B3"]
    assert game.whys("found D2", "found C3", "found C2", "found E3", "found E2") == [
        "no_place_for_city",
        "no_place_for_city",
        "no_place_for_city",
        "no_settler_there",
        "no_settler_there",
    ]
    game.state.edit(0).supply[0] = 0
    assert game.whys("found B3") == ["no_settlement"]
    assert game.legal("found") == []


def test_a_new_city_takes_one_settler() -> None:
    game = table().land("B3 forest").no_units(0).units(0, "D2", settlers=1)
    game.units(0, "B3", settlers=2).turn_of(0).play("found B3")
    assert (game.stands("B3"), game.stands("D2"), game.mood("B3")) == (
        (1, 0, 0),
        (1, 0, 0),
        "neutral",
    )
    assert (game.player(0).supply[0], game.at("B3").activations) == (5, 0)


def test_the_first_space_of_the_board_is_a_city_like_any_other() -> None:
    game = table().all_land().no_units(0).units(0, "A3", settlers=1).turn_of(0).play("found A3")
    assert game.at("A3").owner == 0
    game.play("activate A3", "collect", "pick A3")
    assert game.at("A3").activations == 1
    rival = table().all_land().no_units(0).city("A3", 1, "neutral", "academy").city("B3", 0)
    rival.turn_of(0).play("influence A3", "piece academy", "die 5")
    assert rival.at("A3").colour(1) == 0
    assert rival.whys("influence A3", "activate A3", "found A3") == [
        "influenced_already",
        "no_city_of_yours",
        "no_settler_there",
    ]


@pytest.mark.interpreted_only  # a text is the same in both modes
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_question_of_the_menu_leads_to_the_list_of_its_actions(language: str) -> None:
    passages = book_text("clash_of_cultures", language).split("\n\n")
    asked = next(at for at, passage in enumerate(passages) if "CC-2.4" in rules_in(passage))
    assert passages[asked + 1].count("\n| **") == 6
