"""The five options of a turn (UR-5)."""

import pytest
from tests.games.ur_ziggurat.table import table

FULL = [
    f"{c}{r} {kind} p1 5"
    for c, r, kind in (
        ("a", 6, "A/C"),
        ("b", 6, "A/C"),
        ("c", 6, "A/C"),
        ("d", 6, "C/M"),
        ("e", 6, "C/M"),
        ("f", 6, "C/M"),
        ("a", 5, "P/W"),
        ("c", 5, "P/W"),
    )
]
"""All 40 cubes of p1."""


@pytest.mark.rule("UR-5.1")
def test_both_actions_in_either_order() -> None:
    cells = ("c3 C/A p1 2", "c2 M/W p1 1", "c1 M/P p1 1")
    game = table(*cells, hands="C/M").play("option both_actions")
    assert game.legal() == ["order front", "order back"]
    game.play("order front")
    # Culture lifts c2, then Commerce gives c1 its edge.
    assert game.on("c3", "c2", "c1") == (2, 2, 2)
    assert game.log()[0] == "Lapis carries out Culture, then Commerce."
    game = table(*cells, hands="C/M").play("option both_actions", "order back")
    assert game.log()[0] == "Lapis carries out Commerce, then Culture."
    assert [event.action for event in game.told("gained")] == [2, 1]


@pytest.mark.rule("UR-5.1")
def test_the_second_action_sees_the_result_of_the_first() -> None:
    cells = ("b2 C/A p1 2", "c2 C/M", "b3 A/M p1 1")
    game = table(*cells, hands="C/W").play("option both_actions", "order back", "attack b2 e")
    assert game.on("b2", "c2", "b3") == (0, 1, 1)  # b3 has no Culture tile beside it any more
    game = table(*cells, hands="C/W").play("option both_actions", "order front")
    assert game.on("b2", "b3") == (2, 2)


@pytest.mark.rule("UR-5.2")
@pytest.mark.parametrize(
    ("plan", "asked_at", "left_with"),
    [
        ("plan front before", 2, 4),
        ("plan front after", 3, 4),
        ("plan back before", 2, 3),
        ("plan back after", 2, 3),
    ],
)
def test_one_action_and_a_cube(plan: str, asked_at: int, left_with: int) -> None:
    """Commerce, the front, brings b2 one cube; Politics, the back, has nothing to move."""
    game = table("b2 M/A p1 2", "b1 C/P p2 2", hands="M/P")
    game.play("option one_action_and_cube", plan)
    assert (game.asked, game.on("b2")) == ("place_cube", (asked_at,))
    assert game.legal() == ["b2"]
    game.play("b2")
    assert (game.asked, game.on("b2")) == ("exchange_target", (left_with,))


@pytest.mark.rule("UR-5.2")
def test_the_placement_is_skipped_if_impossible() -> None:
    game = table("b2 M/A p1 5", hands="P/W").play("option one_action_and_cube")
    assert len(game.legal()) == 4
    assert game.play("plan front before").asked == "exchange_target"
    game = table(*FULL, hands="A/P").play("option one_action_and_cube", "plan back before")
    assert game.asked == "exchange_target"
    # War frees cubes, so the placement after it must be done.
    game = table("b2 W/A p1 5", "c2 A/M", *FULL[:7], hands="W/P")
    assert game.supply() == 0
    game.play("option one_action_and_cube", "plan front after", "attack b2 e", "move 4", "stop")
    assert game.asked == "place_cube"
    assert game.legal() == ["c2"]


@pytest.mark.rule("UR-5.3", "UR-12.2")
def test_two_cubes_need_room_and_supply() -> None:
    assert table("b2 A/W p1 5").options() == [1, 2, 4, 5]
    assert table("b2 A/W p1 5").why("option two_cubes") == "no_room"
    assert table(*FULL).why("option two_cubes") == "supply_empty"
    game = table("b2 A/W p1 4").play("option two_cubes", "b2")
    assert (game.asked, game.on("b2")) == ("exchange_target", (5,))
    game = table("b2 A/W p1 1").play("option two_cubes", "b2", "b2")
    assert (game.asked, game.on("b2")) == ("exchange_target", (3,))


@pytest.mark.rule("UR-12.2")
@pytest.mark.parametrize("action", ["agriculture", "culture", "commerce"])
def test_full_tiles_gain_nothing(action: str) -> None:
    cells = ("a1 A/W p1 5", "b1 C/M p1 5", "c1 A/C p1 5", "a2 C/P p1 5", "d1 M/P p1 5")
    game = table(*cells, action=action, agriculture_isolated="exempt")
    assert game.on("a1", "b1", "c1", "a2", "d1") == (5,) * 5
    assert (game.asked, game.supply()) == ("exchange_target", 15)


@pytest.mark.rule("UR-5.4", "UR-12.1")
def test_a_claim_needs_a_cube() -> None:
    game = table(*FULL)
    assert game.options() == [1, 2, 5]
    assert game.why("option claim") == "supply_empty"
    game = table("b2 A/W p1 1", "c3 C/M p2 1", "d4 P/W p3 Z").play("option claim")
    assert {"b2", "c3", "d4"}.isdisjoint(game.legal())
    assert [game.why(name) for name in ("b2", "c3", "d4")] == ["claim_unoccupied"] * 3


@pytest.mark.rule("UR-12.1", "UR-8.8")
def test_cubes_back_from_a_ziggurat_wait_for_the_next_turn() -> None:
    game = table(*FULL).play("option build", "a6", "stop")
    assert (game.supply(), game.asked) == (4, "exchange_target")


@pytest.mark.rule("UR-5.6")
def test_there_is_no_pass() -> None:
    game = table("b2 A/W p1 1")
    assert {"option both_actions", "option one_action_and_cube"} <= {*game.legal()}
    assert game.why("stop") == "other_question"
    assert game.play("option one_action_and_cube").why("stop") == "other_question"
    assert table("b2 A/W p1 1").play("option both_actions").why("stop") == "other_question"
