"""Answers to other questions are refused as such, up to the borders between the families."""

import pytest
from tests.games.ur_ziggurat.table import Table, dealt, new_game, table


def at(decision: str) -> Table:
    """A position in which this is asked."""
    if decision == "draft_place":
        return dealt(2, setup_mode="draft_three")
    if decision == "entry_place":
        return table()
    if decision == "distribute":
        cells = ("b2 A/W p1 1", "c2 A/C p1 1", "b3 M/P p1 5", "c3 M/P p1 5")
        return table(*cells, cubes_per_player=15, action="agriculture")
    game = table("b2 C/A p1 5", "c2 C/M p2 2", "c3 M/P p1 5", "d4 A/P p1 4", hands="P/W")
    moves = {
        "choose_option": "",
        "choose_order": "option both_actions",
        "choose_single_plan": "option one_action_and_cube",
        "place_cube": "option two_cubes",
        "claim_tile": "option claim",
        "build_first": "option build",
        "build_second": "option build,b2",
        "politics_assign": "option both_actions,order front",
        "war_attack": "option both_actions,order back",
        "war_move": "option both_actions,order back,attack b2 e",
        "exchange_target": "option claim,a1",
        "exchange_side": "option claim,a1,a2",
    }[decision]
    return game.play(*moves.split(",")) if moves else game


FAMILIES = {
    "option": ("option both_actions", "option build"),
    "order": ("order front", "order back"),
    "plan": ("plan front before", "plan back after"),
    "stop": ("stop",),
    "cell": ("a1", "f6"),
    "attack": ("attack a1 n", "attack f6 w"),
    "move": ("move 1", "move 4"),
    "leave": ("leave 0", "leave 5"),
    "up": ("up front", "up back"),
    "reserve": ("reserve 0", "reserve 1"),
    "chance": ("start p1", "tile war/politics"),
}
"""The first and the last action of each family, in the order of their numbers."""
ANSWERS = {
    "draft_place": {"cell"},
    "entry_place": {"cell"},
    "choose_option": {"option"},
    "choose_order": {"order"},
    "choose_single_plan": {"plan"},
    "place_cube": {"cell"},
    "claim_tile": {"cell"},
    "build_first": {"cell"},
    "build_second": {"cell", "stop"},
    "distribute": {"cell"},
    "politics_assign": {"leave"},
    "war_attack": {"attack", "stop"},
    "war_move": {"move"},
    "exchange_target": {"cell", "reserve"},
    "exchange_side": {"up"},
}


@pytest.mark.rule("UR-10.1")
@pytest.mark.parametrize("decision", ANSWERS)
def test_only_the_right_family_answers(decision: str) -> None:
    game = at(decision)
    assert game.decision == decision
    for family, moves in FAMILIES.items():
        found = {game.why(move) for move in moves}
        if family == "chance":
            assert found == {"only_chance"}
        elif family in ANSWERS[decision]:
            assert not found & {"other_question", "only_chance"}, family
        else:
            assert found == {"other_question"}, family


def test_numbers_beyond_the_list_are_refused_too() -> None:
    game = table("b2 C/A p1 5")
    for action in (-1, game.space.size, 10_000):
        assert game.state.refusal(action) is not None


def test_cells_are_refused_for_what_stands_there() -> None:
    claim = at("claim_tile")
    assert (claim.why("b2"), claim.why("c2"), claim.why("a1")) == (
        "claim_unoccupied",
        "claim_unoccupied",
        "legal",
    )
    place = at("place_cube")
    assert (place.why("b2"), place.why("c2"), place.why("a1")) == (
        "tile_full",
        "tile_not_yours",
        "tile_not_yours",
    )
    scarce = at("distribute")
    assert (scarce.why("b3"), scarce.why("a1"), scarce.why("b2")) == (
        "no_open_demand",
        "no_open_demand",
        "legal",
    )


@pytest.mark.rule("UR-10.3")
def test_nobody_answers_for_chance() -> None:
    game = new_game()
    assert game.why("start p5") == "not-now"
    assert game.play("start p1").why("start p1") == "not-now"
