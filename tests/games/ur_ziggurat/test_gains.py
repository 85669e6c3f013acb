"""Agriculture, Culture, Commerce and shortages (UR-6.1 to UR-6.4)."""

from typing import cast

import pytest
from tests.games.ur_ziggurat.table import LETTER_OF, Table, table

from edubba.core import InvalidInput
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.state import ZigguratState


@pytest.mark.rule("UR-6.1.1", "UR-2.7")
def test_only_controlled_tiles_of_the_type_work() -> None:
    """Another player's field, an unoccupied one and a ziggurat give nothing."""
    game = table("b2 A/W p2 1", "c2 A/C", "d2 A/M p1 Z", "c3 C/P p1 2", action="agriculture")
    assert game.on("b2", "c2", "d2", "c3") == ("p2 1", 0, "p1 Z", 2)
    game = table("c3 C/A p2 1", "c4 C/W", "d3 C/P p1 Z", "d4 A/M p1 1", action="culture")
    assert game.on("c3", "d4") == ("p2 1", 1)
    game = table("a1 M/A p2 1", "a2 M/W", "a3 M/P p1 Z", "b1 C/W p1 1", action="commerce")
    assert game.on("a1", "a3", "b1") == ("p2 1", "p1 Z", 1)


@pytest.mark.rule("UR-6.1.2")
@pytest.mark.parametrize("action", ["agriculture", "culture", "commerce"])
def test_once_for_every_tile_of_the_type(action: str) -> None:
    cells = [f"{name} {LETTER_OF[action]}/W p1 1" for name in ("a1", "b1", "a2")]
    game = table(*cells, action=action)
    assert game.on("a1", "b1", "a2") == ((3, 3, 3) if action == "agriculture" else (3, 2, 2))


@pytest.mark.rule("UR-6.1.4", "UR-10.4")
@pytest.mark.parametrize(
    ("b2", "c2", "far", "after"),
    [
        (1, 1, 4, (3, 3)),  # just enough for both: all are placed
        (3, 5, 1, (4, 5)),  # a single tile with room takes what is left
        (1, 5, 4, (1, 5)),  # nothing is left, nothing is gained
    ],
)
def test_without_a_choice_nobody_is_asked(
    b2: int, c2: int, far: int, after: tuple[int, int]
) -> None:
    cells = (f"b2 A/W p1 {b2}", f"c2 A/C p1 {c2}", "b3 M/P p1 5", f"b1 M/P p1 {far}")
    game = table(*cells, cubes_per_player=15, action="agriculture")
    assert (game.asked, game.supply()) == ("exchange_target", 0)
    assert game.on("b2", "c2", "b3", "b1") == (*after, 5, far)


@pytest.mark.rule("UR-6.1.4", "UR-6.1.5")
def test_never_beyond_a_tiles_demand() -> None:
    """Demands 1, 2 and 2 with a supply of 4: none gets more than it gains."""
    cells = ("b2 A/W p1 4", "c2 A/C p1 1", "d2 A/M p1 1", "c1 M/P p1 5")
    game = table(*cells, cubes_per_player=15, action="agriculture")
    assert (game.supply(), game.asked) == (4, "distribute")
    assert game.legal() == ["b2", "c2", "d2"]
    game.play("b2")
    assert game.why("b2") == "no_open_demand"
    game.play("c2", "c2")
    assert game.asked == "exchange_target"
    assert game.on("b2", "c2", "d2") == (5, 3, 2)
    game = table(*cells, cubes_per_player=15, action="agriculture").play("c2", "d2", "c2")
    assert game.legal() == ["b2", "d2"]
    game.play("d2")
    assert game.on("b2", "c2", "d2") == (4, 3, 3)
    assert game.json()["tally"] == {}


@pytest.mark.rule("UR-6.1.5")
def test_gains_are_counted_before_any_cube_is_placed() -> None:
    """In a shortage of Culture a tile that fills up changes no other tile's gain."""
    cells = ("b2 C/W p1 3", "c2 C/A p1 3", "b3 C/M p1 3", "c3 C/P p1 3")
    game = table(*cells, cubes_per_player=17, action="culture")
    assert game.supply() == 5
    game.play("b2", "b2", "c2", "c2", "b3")
    assert game.on("b2", "c2", "b3", "c3") == (5, 5, 4, 3)


@pytest.mark.rule("UR-6.2.2")
def test_the_list_of_hungry_tiles_is_made_first() -> None:
    """b2 falls to 0 for want of cubes, but it still fed b3."""
    cells = ("b2 A/W p1 1", "b3 C/P p1 1", "f6 P/W p1 5", "f5 P/W p1 4", "f4 M/P p1 4")
    game = table(*cells, cubes_per_player=15, action="agriculture")
    assert game.supply() == 4
    assert game.on("b2", "b3", "f6", "f5", "f4") == (0, 1, 4, 3, 3)


@pytest.mark.rule("UR-6.2.2", "UR-6.2.3")
def test_enemy_fields_protect_nothing_and_fields_do_not_need_cubes() -> None:
    game = table("a1 A/W p1 5", "e5 C/P p1 2", "e4 A/C p2 3", action="agriculture")
    assert game.on("a1", "e5", "e4") == (4, 1, "p2 3")
    # a1 could place nothing in step 1; its lost cube came back after it.
    assert game.supply() == 35


@pytest.mark.rule("UR-6.2.4")
def test_exempt_fields_still_leave_other_tiles_hungry() -> None:
    cells = ("a1 A/W p1 1", "e5 C/P p1 2", "a2 M/P p1 1")
    game = table(*cells, action="agriculture", agriculture_isolated="exempt")
    assert game.on("a1", "e5", "a2") == (3, 1, 1)


@pytest.mark.rule("UR-6.3.2")
def test_culture_stacks_up_to_four() -> None:
    around = ("c2 C/A p1 1", "b3 C/M p1 1", "d3 C/P p1 1", "c4 C/W p1 1")
    for number, expected in ((1, 2), (2, 3), (3, 4), (4, 5)):
        game = table("c3 M/P p1 1", *around[:number], action="culture")
        assert game.on("c3") == (expected,)
        assert game.on(*(cell.split()[0] for cell in around[:number])) == (1,) * number
    game = table("c3 C/P p1 1", "c2 C/A p1 1", action="culture")
    assert game.on("c3", "c2") == (2, 2)


@pytest.mark.rule("UR-6.3.3", "UR-12.9")
def test_culture_lifts_opponents_too() -> None:
    game = table("c3 C/A p1 1", "c2 M/P p2 4", "b3 W/A p3 5", action="culture")
    assert game.on("c2", "b3") == ("p2 5", "p3 5")
    game.pass_turn()
    assert 5 in game.options()  # p2 may build on it


TWO_SHORT = (
    *("c3 C/A p1 1", "c2 M/P p4 1", "b3 W/A p4 1", "d3 P/A p2 1", "c4 M/W p2 1"),
    *("a6 A/C p4 5", "b6 A/C p4 5", "c6 A/M p4 2", "f1 A/M p2 5", "f2 A/W p2 5"),
    "f3 C/M p2 2",
)
"""The Culture of p1 leaves p2 and p4 one cube each for two tiles, with 15 cubes a player."""


@pytest.mark.rule("UR-6.3.3")
def test_two_opponents_settle_their_shortages_clockwise() -> None:
    game = table(*TWO_SHORT, cubes_per_player=15, action="culture")
    assert (game.supply("p2"), game.supply("p4")) == (1, 1)
    assert (game.actor, game.legal()) == ("p2", ["d3", "c4"])
    assert game.why("c2") == "no_open_demand"
    game.play("c4")
    assert (game.actor, game.legal()) == ("p4", ["c2", "b3"])
    game.play("c2")
    assert (game.actor, game.asked) == ("p1", "exchange_target")
    assert game.on("c2", "b3", "d3", "c4") == ("p4 2", "p4 1", "p2 1", "p2 2")
    game = table(*TWO_SHORT, cubes_per_player=15, to_move="p3", action="culture")
    assert (game.actor, game.asked) == ("p3", "exchange_target")


@pytest.mark.rule("UR-6.3.3", "UR-6.1.4")
def test_the_active_player_is_asked_first() -> None:
    cells = (
        *("c3 C/A p3 1", "c2 M/P p3 1", "b3 W/A p3 1", "d3 P/A p2 1", "c4 M/W p2 1"),
        *("a6 A/C p3 5", "b6 A/C p3 5", "f1 A/M p2 5", "f2 A/W p2 5"),
        "f3 C/M p2 2",
    )
    game = table(*cells, cubes_per_player=15, to_move="p3", action="culture")
    # p3 has 2 cubes for 2 tiles: no shortage. p2 has 1 for 2.
    assert (game.actor, game.supply("p3")) == ("p2", 0)
    game = table(*cells, "c6 A/M p3 1", cubes_per_player=15, to_move="p3", action="culture")
    assert game.actor == "p3"
    assert game.play("b3").actor == "p2"


@pytest.mark.rule("UR-6.3.3", "UR-6.1.4")
def test_nobody_places_before_the_active_player_has_decided() -> None:
    cells = (
        *("c3 C/A p3 1", "c2 M/P p3 1", "b3 W/A p3 1", "d3 P/A p4 1", "c4 M/W p2 1"),
        *("a6 A/C p3 5", "b6 A/C p3 5", "c6 A/M p3 1"),
    )
    game = table(*cells, cubes_per_player=15, to_move="p3", action="culture")
    assert (game.actor, game.on("d3", "c4")) == ("p3", ("p4 1", "p2 1"))
    again = GAME.setup(4, {"cubes_per_player": 15}).position(game.json())
    game.play("b3")
    assert game.on("d3", "c4") == ("p4 2", "p2 2")
    assert [type(event).__name__ for event in game.events[:3]] == ["CubePlaced", "Gained", "Gained"]
    assert "Obsidian" in game.log()[1]  # clockwise: p4 before p2
    again.apply(game.action("b3"))
    assert again.to_json() == game.json()


@pytest.mark.rule("UR-6.3.3")
def test_a_shortage_written_down_by_the_rules_of_before_is_played_on() -> None:
    setup = GAME.setup(4, {"cubes_per_player": 15}, version=2)
    position = table(*TWO_SHORT, cubes_per_player=15, action="culture").json()
    bottom, second = position["decisions"]
    stack = [bottom, second | {"actor": 3}, second]
    game = Table(setup, cast(ZigguratState, setup.position(position | {"decisions": stack})))
    assert game.actor == "p2"
    assert game.play("c4").actor == "p4"
    assert game.play("c2").asked == "exchange_target"
    with pytest.raises(InvalidInput, match="Carnelian has no shortage to decide"):
        setup.position(position | {"decisions": [bottom, second, second]})


@pytest.mark.rule("UR-6.4.1", "UR-2.6")
def test_commerce_counts_six_neighbours_on_the_hex_board() -> None:
    enemies = ("b1 A/C p2 1", "c1 A/C p3 1", "a2 A/W p2 1", "c2 A/W p3 1", "b3 A/M p4 1")
    game = table("b2 M/P p1 1", *enemies[:2], board_topology="hex", action="commerce")
    # In an odd row b2 touches b1, c1, a2, c2, b3, c3.
    assert game.on("b2") == (3,)
    game = table("b2 M/P p1 1", *enemies[:2], action="commerce")
    assert game.on("b2") == (2,)


@pytest.mark.rule("UR-6.4.2", "UR-2.7")
def test_commerce_ignores_what_is_no_enemy_tile() -> None:
    game = table(
        *("c3 M/A p1 1", "c2 C/W p1 2", "b3 C/P p2 Z", "d3 W/A", "c4 P/A p3 1"), action="commerce"
    )
    assert game.on("c3") == (2,)


def test_an_action_without_effect_is_told() -> None:
    game = table("b3 C/P p1 2", hands="A/M").play("option both_actions", "order front")
    assert game.log()[1:] == [
        "Agriculture changes nothing for Lapis.",
        "Commerce changes nothing for Lapis.",
    ]


def test_a_clone_in_a_shortage_is_independent() -> None:
    cells = ("b2 A/W p1 1", "c2 A/C p1 1", "b3 M/P p1 5", "c3 M/P p1 5")
    game = table(*cells, cubes_per_player=15, action="agriculture")
    copy = game.state.clone()
    assert isinstance(copy, ZigguratState)
    game.play("b2")
    assert [copy.tally[game.cell(name)] for name in ("b2", "c2")] == [2, 2]


@pytest.mark.rule("UR-6.4.1", "UR-6.3.1")
@pytest.mark.parametrize(
    ("cell", "action"),
    [
        ("c3 M/A p1 2", "commerce"),  # neither an enemy nor an edge beside it
        ("a1 M/A p1 5", "commerce"),  # no room
        ("c3 C/A p1 2", "culture"),  # nobody beside it
    ],
)
def test_an_action_without_gain_says_so(cell: str, action: str) -> None:
    game = table(cell, "f6 W/P p2 1", hands="M/C P/W")
    plan = "front" if action == "commerce" else "back"
    game.play("option one_action_and_cube", f"plan {plan} after")
    assert game.log()[1] == f"{action.title()} changes nothing for Lapis."
