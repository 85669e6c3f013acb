"""Phases 1 and 2: collecting and decline (AF-5, AF-6)."""

import pytest
from tests.games.after_the_flood.table import COLOURS, Flood, given, step


def produced(irrigation: list[int], order: str = "red purple green", held: int = 0) -> list[int]:
    """Grain for these counts of workers; `held` pieces are out of the stock, with red."""
    crews = {
        c: {"workers": {"irrigation": n}, "resources": {}}
        for c, n in zip(COLOURS, irrigation, strict=True)
    }
    crews["red"]["resources"] = {"grain": held}
    game = given(order=order, decision=step("collect"), players=crews)
    got = [int(str(game.goods(colour).get("grain", 0))) for colour in COLOURS]
    return [got[0] - held, *got[1:]]


@pytest.mark.rule("AF-5.1", "AF-2.4", "AF-22.16", "AF-22.15")
def test_grain_by_dense_ranks() -> None:
    assert produced([2, 2, 2]) == [5, 5, 5]
    assert produced([3, 3, 1]) == [6, 6, 4]
    assert produced([1, 3, 3]) == [4, 6, 6]
    assert produced([1, 4, 1]) == [4, 6, 4]
    assert produced([1, 2, 5]) == [3, 4, 6]
    assert produced([5, 1, 2]) == [6, 3, 4]
    # A player without workers takes a rank and gets nothing.
    assert produced([3, 1, 0]) == [6, 4, 0]
    assert produced([2, 2, 0]) == [6, 6, 0]
    assert produced([0, 1, 0]) == [0, 6, 0]
    assert produced([0, 0, 0]) == [0, 0, 0]


@pytest.mark.rule("AF-5.5")
def test_shortage_serves_the_best_rank_first_then_the_order_of_play() -> None:
    assert produced([2, 2, 1], held=13, order="red purple green") == [6, 3, 0]
    assert produced([2, 2, 1], held=13, order="purple red green") == [3, 6, 0]
    assert produced([1, 2, 1], held=13, order="green purple red") == [0, 6, 3]
    assert produced([1, 1, 1], held=22) == [0, 0, 0]


@pytest.mark.rule("AF-5.2", "AF-5.4", "AF-22.15")
def test_textile_and_the_extra_of_ur() -> None:
    def textile(weaving: list[int], cities: str = "red", held: int = 0) -> list[int]:
        crews: dict[str, dict[str, object]] = {
            c: {"workers": {"weaving": n}, "resources": {}}
            for c, n in zip(COLOURS, weaving, strict=True)
        }
        crews[cities]["cities"] = {"ur": "plain"}
        crews["green"]["resources"] = {"textile": held}
        game = given(decision=step("collect"), players=crews)
        got = [int(str(game.goods(colour).get("textile", 0))) for colour in COLOURS]
        return [got[0], got[1], got[2] - held]

    assert textile([1, 1, 1]) == [4, 3, 3]
    assert textile([1, 2, 3]) == [2, 2, 3]
    assert textile([0, 0, 0]) == [1, 0, 0]
    # The extra is part of the due of its owner, who is served by rank.
    assert textile([1, 2, 0], held=11) == [1, 3, 0]
    assert textile([2, 1, 0], held=11) == [4, 0, 0]


def test_only_ur_gives_textile() -> None:
    game = given(
        decision=step("collect"),
        red={"workers": {}, "resources": {}, "cities": {"uruk": "plain", "eridu": "plain"}},
    )
    assert game.goods("red") == {}


@pytest.mark.rule("AF-5.6", "AF-5.7")
def test_workers_come_and_boxes_turn_ready() -> None:
    crew = {"scribes_new": 1, "scribes_used": 1, "tool_makers_used": 3, "tool_makers_ready": 1}
    game = given(decision=step("collect"), red={"workers": {**crew, "stock": 3}})
    assert game.workers("red", "stock") == 11
    assert game.workers("red", "unavailable") == 25 - 6 - 11
    ready = {p: game.workers("red", p) for p in (*crew, "scribes_ready")}
    assert ready == {
        "scribes_new": 0,
        "scribes_used": 0,
        "scribes_ready": 2,
        "tool_makers_used": 0,
        "tool_makers_ready": 4,
    }


def declined(turn: int = 2, **crew: int) -> Flood:
    return given(turn=turn, decision=step("decline"), red={"workers": {**crew}})


@pytest.mark.rule("AF-6.3", "AF-3.4")
def test_one_worker_leaves_every_area_abroad() -> None:
    areas = {"egypt": 2, "akkad": 1, "isin": 3, "larsa": 2, "chaldea": 1}
    game = declined(**areas)
    assert {a: game.workers("red", a) for a in areas} == {a: n - 1 for a, n in areas.items()}
    assert game.workers("red", "unavailable") == 25 - 9 + 5


@pytest.mark.rule("AF-6.4", "AF-6.5")
def test_boxes_shrink_by_what_the_largest_has_over_two() -> None:
    game = given(
        turn=4,
        decision=step("decline"),
        red={"workers": {"irrigation": 5, "weaving": 3}},
        purple={"workers": {"irrigation": 4, "weaving": 3}},
        green={"workers": {"irrigation": 1, "weaving": 0}},
    )
    assert [game.workers(c, "irrigation") for c in COLOURS] == [2, 1, 0]
    assert [game.workers(c, "weaving") for c in COLOURS] == [2, 2, 0]


@pytest.mark.rule("AF-6.6", "AF-6.7")
def test_one_scribe_and_one_tool_maker_leave() -> None:
    game = declined(scribes_ready=1, tool_makers_ready=3, stock=8)
    assert game.workers("red", "scribes_ready") == 0
    assert game.workers("red", "tool_makers_ready") == 2
    assert game.workers("red", "stock") == 8, "the removed workers cannot be used this turn"


@pytest.mark.rule("AF-6.1")
def test_decline_only_in_turns_two_and_four() -> None:
    for turn, left in ((1, 2), (2, 0), (3, 2), (4, 0), (5, 2)):
        game = given(turn=turn, decision=step("collect"), red={"workers": {"dilmun": 2}})
        assert game.workers("red", "dilmun") == left
