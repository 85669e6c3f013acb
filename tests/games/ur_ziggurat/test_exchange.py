"""The exchange of the hand tile (UR-7)."""

import pytest
from tests.games.ur_ziggurat.table import full_board, table


@pytest.mark.rule("UR-7.1", "UR-7.2")
def test_both_tiles_change_places() -> None:
    game = table("b1 P/M", hands="A/W").play("d4", "b1", "up front")
    assert (game.tile("b1"), game.hand(), game.on("b1")) == ("A/W", "P/M", (0,))
    assert game.log()[-1] == (
        "Lapis takes Politics / Commerce from b1 and leaves Agriculture / War, Agriculture up."
    )


@pytest.mark.rule("UR-7.1", "UR-8.8")
@pytest.mark.parametrize(
    "moves",
    [
        ("option both_actions", "order front"),
        ("option one_action_and_cube", "plan front before", "c2"),
        ("option two_cubes", "c2", "c2"),
        ("option claim", "a1"),
        ("option build", "b2"),
    ],
)
def test_every_option_ends_with_an_exchange(moves: tuple[str, ...]) -> None:
    game = table("b2 A/W p1 5", "c2 C/W p1 1", hands="M/A").play(*moves)
    assert game.asked == "exchange_target"


@pytest.mark.rule("UR-7.3")
@pytest.mark.parametrize(
    ("match", "legal"),
    [
        ("pair", {"b1", "c1", "d1", "e1"}),
        ("face", {"a1", "c1", "d1", "e1"}),
        ("face_either", {"c1", "d1", "e1"}),
        ("shared", {"c1"}),
    ],
)
def test_the_readings_of_a_match(match: str, legal: set[str]) -> None:
    """Hand front Agriculture, back War."""
    cells = ("a1 W/A", "b1 A/C", "c1 P/M", "d1 C/A", "e1 M/W")
    game = table(*cells, hands="A/W", exchange_match=match).play("f6")
    assert {*game.legal()} & {"a1", "b1", "c1", "d1", "e1"} == legal
    assert {game.why(name) for name in {"a1", "b1", "c1", "d1", "e1"} - legal} == {
        "exchange_matches"
    }


@pytest.mark.rule("UR-7.4", "UR-7.6")
def test_occupied_tiles_stay() -> None:
    game = table("a1 C/M p1 2", "b1 C/P p2 1", "c1 M/P p3 Z", "d1 M/P", hands="A/W")
    game.play("option claim", "d1")
    assert [game.why(name) for name in ("a1", "b1", "d1")] == ["exchange_occupied"] * 3
    assert game.why("c1") == "tile_has_ziggurat"


@pytest.mark.rule("UR-7.5", "UR-7.7")
def test_one_or_two_matching_cells_are_no_target() -> None:
    for free in ({"a1": "A/W"}, {"a1": "A/W", "b1": "W/A"}):
        game = table(*full_board(hands="A/W", **free, f6="C/M p1 1"), hands="A/W")
        game.play("option both_actions", "order front")
        assert (game.asked, game.ending) == ("over", "no_exchange")
        assert game.log()[-2] == "Lapis cannot exchange."
        assert game.hand() == "A/W"


@pytest.mark.rule("UR-7.8")
def test_tiles_aside_are_exchanged() -> None:
    game = table("a1 A/C p1 2", players=2, hands="A/W C/M", aside="P/M M/W", reserve_exchange=True)
    game.play("option claim", "f6")
    assert {"reserve 0", "reserve 1"} <= {*game.legal()}
    game.play("reserve 1", "up back")
    assert game.hand() == "M/W"
    assert game.json()["aside"][1] == {"tile": "tile_agr_war_1", "up": "war"}
    assert game.log()[-2:][0].startswith("Lapis takes Commerce / War from the tiles aside")


@pytest.mark.rule("UR-7.8")
def test_without_the_option_tiles_aside_are_out_of_play() -> None:
    game = table("a1 A/C p1 2", players=2, hands="A/W C/M", aside="P/M M/W")
    game.play("option claim", "f6")
    assert game.why("reserve 0") == game.why("reserve 1") == "aside_out_of_play"
    four = table("a1 A/C p1 2", reserve_exchange=True).play("option claim", "f6")
    assert four.why("reserve 0") == "nothing_aside"
    assert not any(move.startswith("reserve") for move in four.legal())


@pytest.mark.rule("UR-7.8", "UR-7.5")
def test_a_tile_aside_saves_the_game() -> None:
    free = {"a1": "A/W", "b1": "W/A"}
    for aside, decision in (("C/M", "exchange_target"), ("A/W", "over")):
        hands = "A/W P/W M/P"
        cells = full_board(hands=f"{hands} {aside}", **free, f6="C/P p1 1")
        game = table(
            *[cell.replace("p4", "p2") for cell in cells],
            players=3,
            hands=hands,
            aside=aside,
            reserve_exchange=True,
        )
        game.play("option two_cubes", "f6", "f6")
        assert game.asked == decision
        if decision == "exchange_target":
            assert game.legal() == ["reserve 0"]
            assert game.play("reserve 0").asked == "exchange_side"


@pytest.mark.rule("UR-7.8", "UR-7.3")
def test_a_matching_tile_aside_is_refused() -> None:
    game = table("a1 A/C p1 2", players=3, hands="A/W", aside="W/A", reserve_exchange=True)
    game.play("option claim", "f6")
    assert game.why("reserve 0") == "aside_matches"
    face = table(
        "a1 A/C p1 2",
        players=3,
        hands="A/W",
        aside="W/A",
        reserve_exchange=True,
        exchange_match="face",
    ).play("option claim", "f6")
    assert "reserve 0" in face.legal()
