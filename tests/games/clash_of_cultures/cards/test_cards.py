"""The civil halves of the Action cards (CC-15) and decks."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.rng import Rng
from edubba.games.clash_of_cultures.decisions.cards.decks import draw
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.state import ClashState


def test_inspiration() -> None:
    game = table().all_land().knows(1, "writing math").holds(0, "act_03").turn_of(0)
    assert game.legal("play") == []  # too far from each other
    game.units(0, "D5", settlers=1).play("play act_03")
    assert game.legal("advance") == ["writing", "math"]
    game.play("advance math")
    assert (game.advances(0), game.goods(0)["food"]) == ({"farming", "mining", "math"}, 2)


def test_hero_general() -> None:
    game = table().holds(0, "act_05").has(0, mood=1).city("D2", 0, "angry").turn_of(0)
    assert game.legal("play") == []
    game.state.won_land = True
    game.play("play act_05", "pick D2", "pick D2")
    assert (game.mood("D2"), game.goods(0)) == ("happy", {"food": 2})


@pytest.mark.rule("CC-15.5")
def test_spy() -> None:
    game = table(3).holds(0, "act_07 obj_01").holds(1, "act_10 obj_05").has(0, culture=1)
    game.turn_of(0).play("play act_07")
    assert game.asked == "swap_give"
    game.play("objective obj_01", "objective obj_05")
    assert (game.objectives(0), game.objectives(1)) == ({"obj_05"}, {"obj_01"})
    assert game.player(1).known[0] == 1 << 9
    assert game.player(1).known[2] == 0
    assert game.view(2).players[1].hand == []


def test_ideas_and_great_ideas() -> None:
    game = table().knows(0, "writing").city("D2", 0, "happy", "academy").holds(0, "act_09 act_11")
    game.turn_of(0).play("play act_09")
    assert game.goods(0)["ideas"] == 1
    assert game.legal("play") == []
    game.state.captured = True
    game.play("play act_11")
    assert game.goods(0)["ideas"] == 3


def test_city_development() -> None:
    game = table().knows(0, "myths").has(0, food=0, culture=1).all_land().city("D4", 0)
    game.holds(0, "act_17").turn_of(0).play("play act_17", "pick D4", "piece temple", "kind mood")
    assert (game.at("D4").size(), game.at("D4").activations) == (2, 1)
    assert (game.state.actions, game.goods(0)) == (2, {"mood": 1})


def test_production_focus_and_mass_production() -> None:
    game = table().knows(0, "storage").holds(0, "act_19 act_29").no_units(0).turn_of(0)
    game.play("play act_19")
    assert game.legal("play") == []  # not together with Mass Production
    game.play("activate D2", "collect", "pick E2", "pick E2")
    assert game.goods(0) == {"food": 2, "ore": 2}
    game.play("play act_29", "activate D2", "collect", "pick C2", "pick D2", "pick E2")
    assert game.goods(0) == {"food": 3, "wood": 1, "ore": 3}
    assert game.state.next_collect == 0


def test_assassination() -> None:
    game = table(3).has(0, culture=2).holds(0, "act_27 act_28").turn_of(0)
    game.play("play act_27", "player yellow", "play act_28")
    assert (game.player(1).assassinated, game.player(2).assassinated) == (1, 1)
    game.play("end_turn")
    assert game.state.actions == 2


def test_negotiations_only_before_the_first_action() -> None:
    game = table().has(0, culture=1).holds(0, "act_23").turn_of(0)
    assert game.legal("play") == ["act_23"]
    game.play("activate D2", "collect", "pick C2", "stop")
    assert game.legal("play") == []


def test_new_plans() -> None:
    game = table().has(0, culture=1).holds(0, "act_31 obj_01").turn_of(0)
    game.play("play act_31", "draw obj_10", "draw obj_20", "objective obj_01", "objective obj_20")
    assert game.objectives(0) == {"obj_20"}
    assert game.state.objective_deck & 1
    assert (game.state.objective_deck >> 9) & 1
    assert bin(game.state.objective_deck).count("1") == 31


def test_synergies() -> None:
    game = table().has(0, food=2, ideas=2).holds(0, "act_33").turn_of(0).play("play act_33")
    game.play("advance storage")
    while game.asked == "pay":
        game.play(game.legal()[0])
    assert game.legal("advance") == ["irrigation", "husbandry"]
    game.play("advance husbandry")
    assert (game.goods(0), game.state.actions) == ({"mood": 2}, 2)


@pytest.mark.rule("CC-15.2")
def test_teach_us() -> None:
    game = table().knows(0, "tactics").knows(1, "writing").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(0, "D4", armies=1).holds(0, "act_35").turn_of(0)
    assert game.legal("play") == []
    game.play("move", "from D4", "with army1", "to D5", "pick D7", "card act_35", "advance writing")
    assert "writing" in game.advances(0)


def test_militia_and_new_ideas() -> None:
    game = table().has(0, culture=1).holds(0, "act_37 act_41").turn_of(0)
    game.play("play act_37", "pick D2")
    assert game.stands("D2") == (1, 1, 0)
    game.play("play act_41", "advance storage")
    assert game.goods(0) == {"mood": 1, "ideas": 2}


def test_technology_trade() -> None:
    game = table().all_land().knows(1, "math").knows(0, "arts").units(0, "D5", settlers=1)
    game.holds(0, "act_39").turn_of(0).play("play act_39", "advance math")
    assert game.state.actor == 1
    assert game.legal("advance") == ["arts"]
    game.play("advance arts")
    assert ("math" in game.advances(0), "arts" in game.advances(1)) == (True, True)


@pytest.mark.rule("CC-15.4")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    game = table().knows(0, "bartering").holds(0, "act_05").turn_of(0)
    game.play("use bartering", "card act_05", "kind gold")
    game.state.action_deck = 0
    draw(game.state, 0, 0, 2)
    game.state.run_steps(None)
    assert game.legal() == ["draw act_05"]
    game.play("draw act_05")
    assert (game.hand(0), game.asked) == ({"act_05"}, "main")  # nothing is left for the second


@pytest.mark.rule("CC-18.4", "CC-15.5")
def test_what_is_public() -> None:
    game = table().holds(1, "act_05 obj_05").has(1, gold=3).levels(1, culture=2).turn_of(0)
    blue = game.view(0).players[1]
    assert (blue.goods["gold"], blue.culture, blue.advances) == (3, 2, ["farming", "mining"])
    assert (blue.hand_size, blue.objectives_size) == (1, 1)
    assert (blue.hand, blue.objectives) == ([], [])
    assert game.view(1).players[1].hand == ["act_05"]


@pytest.mark.rule("CC-20.1")
def test_supplies_are_limits() -> None:
    game = table().knows(0, "myths tactics").has(0, food=2, wood=1, ore=1, culture=1).all_land()
    game.city("D4", 0).holds(0, "act_37").turn_of(0)
    player = game.state.edit(0)
    player.supply[4] = 0
    player.supply[0] = 0
    for unit in range(4, 20):
        game.state.edit(0).unit_at[unit] = -2
    assert game.legal("found") == []
    assert game.legal("play") == []  # Militia has no Army unit
    game.play("activate D2")
    assert game.legal("piece") == ["fortress"]
    assert game.refusal("piece temple").rule == "CC-20.1"
    icon = table().all_land().no_units(0).turn_of(0)
    icon.state.exhausted_left = 0
    icon.event_for(0, "ev_13")
    assert icon.asked == "main"


@pytest.mark.rule("CC-20.7", "CC-20.8")
def test_spaces_with_units_are_left_alone_and_cargo_sinks() -> None:
    game = table().no_units(0).land("D3 fertile").units(1, "D3", settlers=1).turn_of(0)
    game.event_for(0, "ev_09")
    assert "D3" not in game.legal("pick")
    lost = table().land("D3 sea").no_units(0).units(0, "D3", ships=1).aboard(0, 1, settlers=2)
    lost.turn_of(0).event_for(0, "ev_02").play("with ship1")
    assert lost.player(0).on_board(0, 24) == 0
    assert lost.state.ships(cell_of("D3")) == 0


def test_same_card_in_two_worlds() -> None:
    """Worlds that a seat imagines deal only what it does not know."""
    game: Table = table(3).holds(1, "act_05 act_06").holds(2, "act_07").turn_of(0)
    game.state.edit(1).known[0] = 1 << 4
    seen = set()
    for seed in range(40):
        world = game.state.imagine(0, Rng(seed))
        assert isinstance(world, ClashState)
        hand = world.player(1).hand
        assert hand & (1 << 4)
        assert bin(hand).count("1") == 2
        seen.add(int(hand))
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("act_35", "card_after_capture"),
        ("act_03", "need_some_such_advance"),
        ("act_05", "need_won_land_battle_this_turn"),
        ("act_11", "need_captured_city_or_won_land_battle_this_turn"),
        ("act_07", "need_another_player_has_cards"),
        ("act_09", "need_own_academy_city"),
        ("act_13", "need_barbarian_stack_within_2"),
        ("act_15", "need_barbarian_settlement_in_reach"),
        ("act_17", "need_some_piece_buildable"),
        ("act_31", "need_has_objective_card"),
        ("act_33", "need_two_affordable_in_one_category"),
    ],
)
def test_cards_that_cannot_be_played(card: str, code: str) -> None:
    game = table().has(0, food=2, culture=1).holds(0, card).turn_of(0)
    assert game.whys(f"play {card}", "play act_42") == [code, "card_not_in_hand"]


def test_cards_that_come_too_late_or_too_early() -> None:
    game = table().has(0, food=0, culture=1).holds(0, "act_23 act_27 act_41").turn_of(0)
    game.state.begun = True
    game.state.edit(1).assassinated = 1
    assert game.whys("play act_23", "play act_27", "play act_41") == [
        "card_before_first_action",
        "need_none",
        "need_some_advance_affordable",
    ]
    game = table().holds(0, "act_37 act_41").turn_of(0, actions=0)
    assert game.whys("play act_37", "play act_41") == ["cannot_pay", "no_action_left"]
    assert game.lacks("play act_37") == ["1 Culture token"]
    game = table().has(0, culture=1).holds(0, "act_37 act_19 act_29").units(0, "D2", armies=4)
    game.turn_of(0).play("play act_19")
    assert game.whys("play act_37", "play act_29") == [
        "need_army_and_room_available",
        "need_can_still_collect",
    ]


@pytest.mark.parametrize(
    ("card", "setting", "move", "code"),
    [
        ("act_31", "obj_01", "objective obj_05", "card_not_in_hand"),
        ("act_07", "obj_01 act_02", "card act_09", "card_not_in_hand"),
    ],
)
def test_cards_one_does_not_hold(card: str, setting: str, move: str, code: str) -> None:
    game = table().has(0, culture=1).holds(0, f"{card} {setting}").holds(1, "act_04 obj_07")
    game.turn_of(0).play(f"play {card}")
    while game.state.actor == -1:
        game.play(game.legal()[0])
    assert game.whys(move) == [code]
