"""Who looks into which hand, and what others know of it afterwards (CC-15.2, CC-15.5)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.catalogue import word
from edubba.core.journal import SPECTATOR
from edubba.games.clash_of_cultures.decisions.effects.hands import hand_words
from edubba.games.clash_of_cultures.events import CardsShown, HandSeen
from edubba.games.clash_of_cultures.space import CARDS, OBJECTIVE_CARDS


def spy(mine: str, his: str, seats: int = 2) -> Table:
    """Red plays Spy on blue; both hold these cards besides."""
    game = table(seats).holds(0, f"act_07 {mine}").holds(1, his).has(0, culture=1).turn_of(0)
    return game.play("play act_07")


def bits(names: list[str], *held: str) -> int:
    return sum(1 << names.index(name) for name in held)


@pytest.mark.rule("CC-15.2")
def test_only_cards_of_the_same_kind_are_swapped() -> None:
    for mine, his in (("act_02", "obj_05"), ("obj_01", "act_10"), ("", "act_10 obj_05")):
        assert spy(mine, his).asked == "main"
    game = spy("act_02 act_09 obj_01", "act_10")
    assert game.legal() == ["card act_02", "card act_09", "stop"]
    assert game.whys("objective obj_01", "card act_10") == ["swap_same_kind", "card_not_in_hand"]
    game = spy("act_02 obj_01 obj_03", "obj_05 obj_09 act_10")
    assert game.legal() == ["card act_02", "objective obj_01", "objective obj_03", "stop"]
    game.play("objective obj_01")
    assert game.legal() == ["objective obj_05", "objective obj_09"]
    assert game.whys("card act_10", "objective obj_01") == ["swap_same_kind", "not_his_card"]


def test_everybody_sees_the_backs_of_swapped_cards() -> None:
    game = spy("act_02 obj_01", "act_10 obj_05").play("objective obj_01", "objective obj_05")
    assert game.log() == ["Red swaps an Objective card with Blue."]
    game = spy("act_02 obj_01", "act_10 obj_05").play("card act_02", "card act_10")
    assert game.log() == ["Red swaps an Action card with Blue."]


def test_a_spy_needs_somebody_with_cards() -> None:
    game = table(3).holds(0, "act_07").has(0, culture=1).turn_of(0)
    assert game.legal("play") == []
    game = table(4).holds(0, "act_07").holds(2, "act_10").holds(3, "obj_05").has(0, culture=1)
    game.turn_of(0).play("play act_07")
    assert game.legal() == ["player yellow", "player green"]
    assert game.whys("player blue", "player red") == ["player_not_concerned", "not_oneself"]


@pytest.mark.rule("CC-15.5")
def test_both_know_what_was_swapped_and_a_third_forgets_that_kind_only() -> None:
    for give, take, others_act, others_obj in (
        ("objective obj_01", "objective obj_05", True, False),
        ("card act_02", "card act_10", False, True),
    ):
        game = spy("act_02 obj_01", "act_10 obj_05", seats=3)
        for seat in (0, 1):
            player = game.state.edit(seat)
            player.known[2] = player.hand
            player.known_objectives[2] = player.objectives
        assert (game.knowing(give), game.knowing("stop")) == ([0], [SPECTATOR, 0, 1, 2])
        game.play(give)
        assert game.knowing(take) == [0, 1]
        game.play(take)
        for seat in (0, 1):
            player = game.player(seat)
            assert (player.known[2] != 0, player.known_objectives[2] != 0) == (
                others_act,
                others_obj,
            )
        assert len(game.heard("cards_shown", 0)) == len(game.heard("cards_shown", 1)) == 2
        assert game.heard("cards_shown", 2) == []
    shown = game.heard("cards_shown", 1)[0]
    assert isinstance(shown, CardsShown)
    assert shown.cards == hand_words(bits(CARDS, "act_02"), 0)


def test_a_swapped_objective_is_shown_by_its_name() -> None:
    game = spy("act_02 obj_01", "act_10 obj_05").play("objective obj_01", "objective obj_05")
    shown = game.heard("cards_shown", 1)[0]
    assert isinstance(shown, CardsShown)
    assert shown.cards == hand_words(0, bits(OBJECTIVE_CARDS, "obj_01"))


def test_a_spy_sees_every_card_of_the_hand() -> None:
    game = spy("obj_01", "act_10 act_42 obj_05 obj_32")
    seen = game.heard("hand_seen", 0)[0]
    assert isinstance(seen, HandSeen)
    assert word(seen.cards) == (
        "Ideas / Surprise, New Ideas / Flanking, Religious Fervor / General, "
        "Magnificent Culture / Outpost"
    )
    assert word(hand_words(0, 0)) == "nothing"
    assert (game.player(1).known[0], game.player(1).known_objectives[0]) == (
        bits(CARDS, "act_10", "act_42"),
        bits(OBJECTIVE_CARDS, "obj_05", "obj_32"),
    )


# New Plans


def plans() -> Table:
    game = table().has(0, culture=1).holds(0, "act_31 obj_01 obj_02").turn_of(0)
    return game.play("play act_31")


@pytest.mark.rule("CC-15.2")
def test_new_plans_are_seen_by_one_player_only() -> None:
    game = plans()
    game.state.edit(0).known_objectives[1] = bits(OBJECTIVE_CARDS, "obj_01", "obj_02")
    assert "draw obj_01" not in game.legal()
    assert game.knowing("draw obj_10") == [0]
    game.play("draw obj_10", "draw obj_20")
    assert game.legal() == ["objective obj_01", "objective obj_02", "stop"]
    assert (game.knowing("objective obj_01"), game.knowing("stop")) == ([0], [SPECTATOR, 0, 1])
    refused = Table(game.setup, game.state.clone()).play("stop")
    assert (refused.objectives(0), refused.asked) == ({"obj_01", "obj_02"}, "main")
    assert bin(refused.state.objective_deck).count("1") == 30
    game.play("objective obj_02")
    assert game.legal() == ["objective obj_10", "objective obj_20"]
    assert game.whys("objective obj_01") == ["not_looked_at"]
    game.play("objective obj_10")
    assert (game.objectives(0), game.player(0).known_objectives[1]) == ({"obj_01", "obj_10"}, 0)


@pytest.mark.rule("CC-15.4")
def test_new_plans_with_few_cards_left() -> None:
    game = table().has(0, culture=1).holds(0, "act_31 obj_01").turn_of(0)
    game.state.objective_deck = bits(OBJECTIVE_CARDS, "obj_07")
    game.play("play act_31", "draw obj_07")
    assert (game.asked, game.legal()) == ("keep_plan", ["objective obj_01", "stop"])
    none = table().has(0, culture=1).holds(0, "act_31 obj_01").turn_of(0)
    none.state.objective_deck = 0
    none.play("play act_31")
    assert (none.asked, none.objectives(0)) == ("main", {"obj_01"})


def test_a_swap_of_cards() -> None:
    game = table().has(0, culture=1).holds(0, "act_07 act_02 obj_01").holds(1, "act_04")
    game.turn_of(0).play("play act_07")
    assert game.whys("objective obj_01", "objective obj_02") == [
        "swap_same_kind",
        "card_not_in_hand",
    ]
    game.play("card act_02")
    assert game.whys("card act_09", "objective obj_01") == ["not_his_card", "swap_same_kind"]
