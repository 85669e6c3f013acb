"""Politics (UR-6.5)."""

from itertools import product

import pytest
from tests.games.ur_ziggurat.table import Table, table

CELLS = ("a1 A/W p1 4", "c3 W/P p1 2", "f6 C/M p1 1")


def arrangements(game: Table) -> set[tuple[int | str, ...]]:
    """Every way the cubes can end up."""
    if game.asked != "politics_assign":
        return {game.on("a1", "c3", "f6")}
    found: set[tuple[int | str, ...]] = set()
    for move in game.legal():
        copy = game.state.clone()
        after = Table(game.setup, copy)
        found |= arrangements(after.play(move))
    return found


@pytest.mark.rule("UR-6.5.1", "UR-6.5.2")
def test_every_arrangement_is_possible_once() -> None:
    game = table(*CELLS, "e2 A/P p1 Z", "d4 P/A p2 3", action="politics")
    expected = {way for way in product(range(6), repeat=3) if sum(way) == 7}
    assert arrangements(game) == expected
    assert (game.supply(), game.on("e2", "d4")) == (32, ("p1 Z", "p2 3"))


@pytest.mark.rule("UR-6.5.1", "UR-6.1.1")
def test_a_tile_left_empty_becomes_unoccupied() -> None:
    game = table(*CELLS, action="politics").play("leave 5", "leave 2")
    assert game.on("f6") == (0,)
    assert "f6" in game.legal()
    assert game.log() == ["Lapis rearranges (a1 5, f6 0)."]
    assert game.json()["tally"] == {}


@pytest.mark.rule("UR-6.5.2")
def test_changing_nothing_is_allowed() -> None:
    game = table(*CELLS, action="politics").play("leave 4", "leave 2")
    assert game.on("a1", "c3", "f6") == (4, 2, 1)
    assert game.log() == ["Lapis leaves all cubes where they are."]


@pytest.mark.rule("UR-10.2", "UR-10.4")
def test_forced_counts_are_not_asked() -> None:
    assert table("a1 A/W p1 4", action="politics").asked == "exchange_target"
    full = table("a1 A/W p1 5", "b1 C/M p1 5", action="politics")
    assert (full.asked, full.on("a1", "b1")) == ("exchange_target", (5, 5))
    game = table("a1 A/W p1 1", "b1 C/M p1 1", "c1 A/C p1 1", action="politics").play("leave 3")
    assert (game.asked, game.on("a1", "b1", "c1")) == ("exchange_target", (3, 0, 0))
    game = table(*CELLS, action="politics").play("leave 0")
    assert "shall c3 hold (now 2)? 7 are to be shared" in game.question


def test_politics_without_tiles_changes_nothing() -> None:
    game = table("a1 A/W p1 Z", hands="P/M").play("option both_actions", "order front")
    assert game.log()[1] == "Politics changes nothing for Lapis."


@pytest.mark.rule("UR-12.7", "UR-7.4")
def test_an_emptied_tile_can_be_taken_at_once() -> None:
    game = table("a1 A/W p1 2", "f6 C/M p1 1", hands="P/A", action="politics").play("leave 3")
    assert "f6" in game.legal()
    game.play("f6", "up front")
    assert (game.hand(), game.tile("f6")) == ("C/M", "P/A")
    war = table("b2 W/A p1 2", "c2 C/M", hands="P/A", action="war").play("attack b2 e")
    assert "b2" in war.legal()
