"""Rounds and turns (UL-4), and the grid as it is pushed (UL-2)."""

import pytest
from tests.games.ulm.table import after_push, before_push, played_setup, player, position

from edubba.core.state import OVER
from edubba.games.ulm.space import SLOTS

LATIN = "brown turquoise white / turquoise white orange / orange gray gray"


@pytest.mark.rule("UL-4.1", "UL-11.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_rounds_in_turn_order(seats: int) -> None:
    table = played_setup(seats, tower_mode="counter")
    turns = []
    while table.state.actor != OVER:
        if table.state.actor >= 0 and table.asked == "before_push":
            turns.append((table.state.round, table.state.to_move))
            table.play("push " + table.legal("push")[0])
        elif table.state.actor >= 0 and "end_turn" in table.legal():
            table.play("end_turn")
        else:
            table.state.apply(table.state.legal_actions()[0])
    first = table.state.start_player
    assert turns == [(r, (first + s) % seats) for r in range(1, 11) for s in range(seats)]


@pytest.mark.rule("UL-4.1")
def test_the_turn_goes_round_from_the_start_player() -> None:
    table = position(3, round=2, start_player=2, to_move=2, at="menu", turn={"plays_left": 0})
    assert table.state.to_move == 0
    last = position(3, round=2, start_player=2, to_move=1, at="menu", turn={"plays_left": 0})
    assert (last.state.round, last.state.to_move) == (3, 2)


@pytest.mark.rule("UL-4.2", "UL-4.14", "UL-10.1")
def test_a_tower_effect_lapses_with_its_round() -> None:
    table = after_push("gray", tower="tower_full_mint", start_player=1, round=4)
    table.play("use_action gray")
    assert table.player().coins == 4
    assert table.state.tower == -1
    table.play("tower open_gates")
    assert (table.state.tower, table.state.round) == (2, 5)


@pytest.mark.rule("UL-4.3")
def test_duties_are_settled_in_turn_order_before_the_first_turn() -> None:
    people = [player(tiles="gray gray") for _ in range(3)]
    table = position(3, players=people, start_player=1, to_move=1, at="turn_up_tower", actor=-1)
    table.play("tower stone_levy")
    asked = []
    while table.state.actor >= 0:
        asked.append(table.state.actor)
        table.play("levy vp")
    assert asked == [1, 2, 0]
    assert table.asked == "turn_draw"
    assert table.state.to_move == 1


@pytest.mark.rule("UL-4.4")
def test_the_steps_of_a_turn() -> None:
    me = player(hand="nave_1", tiles="gray", barge=16)
    table = position(players=[me], docks="- brown white orange gray", grid=LATIN)
    assert table.asked == "refill_dock"
    table.play("tile gray")
    assert table.asked == "turn_start"
    table.play("draw_tile")
    assert table.asked == "turn_draw"
    table.play("tile white")
    assert table.asked == "before_push"
    table.play("exchange_dock 1", "push n0")
    assert table.asked == "action_menu"
    table.play("end_turn")
    assert table.state.to_move == 1


@pytest.mark.rule("UL-4.5")
def test_pushed_out_tiles_stay_while_a_line_is_free() -> None:
    table = position(outer="e0=gray w1=gray e2=white n0=white s1=orange")
    assert len(table.outer()) == 5


@pytest.mark.rule("UL-4.6")
def test_the_chance_of_a_colour_is_its_count_in_the_bag() -> None:
    table = position(players=[player(tiles="gray gray")])
    assert table.weights() == {
        "tile brown": 26,
        "tile turquoise": 23,
        "tile white": 23,
        "tile orange": 23,
        "tile gray": 21,
    }
    table.play("tile gray")
    assert table.state.bag[4] == 20
    assert table.tiles() == {"gray": 2}  # the drawn tile is not part of the supply
    assert "end_turn" not in table.legal()


@pytest.mark.rule("UL-4.7")
def test_the_exchange() -> None:
    table = before_push("gray", docks="gray white - orange gray")
    assert table.legal("exchange_dock") == ["1", "3"]
    poor = before_push("gray", players=[player(sparrows=0)])
    assert poor.legal("exchange_dock") == []
    used = before_push("gray", turn={"exchange": False})
    assert used.legal("exchange_dock") == []


PUSHES = {
    "n0": ("orange turquoise white / brown white orange / turquoise gray gray", "s0=orange"),
    "n1": ("brown orange white / turquoise turquoise orange / orange white gray", "s1=gray"),
    "n2": ("brown turquoise orange / turquoise white white / orange gray orange", "s2=gray"),
    "s0": ("turquoise turquoise white / orange white orange / orange gray gray", "n0=brown"),
    "s1": ("brown white white / turquoise gray orange / orange orange gray", "n1=turquoise"),
    "s2": ("brown turquoise orange / turquoise white gray / orange gray orange", "n2=white"),
    "w0": ("orange brown turquoise / turquoise white orange / orange gray gray", "e0=white"),
    "w1": ("brown turquoise white / orange turquoise white / orange gray gray", "e1=orange"),
    "w2": ("brown turquoise white / turquoise white orange / orange orange gray", "e2=gray"),
    "e0": ("turquoise white orange / turquoise white orange / orange gray gray", "w0=brown"),
    "e1": ("brown turquoise white / white orange orange / orange gray gray", "w1=turquoise"),
    "e2": ("brown turquoise white / turquoise white orange / gray gray orange", "w2=orange"),
}


@pytest.mark.rule("UL-2.1", "UL-2.3", "UL-2.4", "UL-4.8")
@pytest.mark.parametrize("push", SLOTS)
def test_every_push(push: str) -> None:
    grid, out = PUSHES[push]
    table = before_push("orange", grid=LATIN).play(f"push {push}")
    assert " / ".join(table.grid()) == grid
    assert table.outer() == dict([out.split("=")])


@pytest.mark.rule("UL-2.5")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_tile_in_a_slot_blocks_both_ends_of_one_line(slot: str) -> None:
    table = before_push("gray", outer=f"{slot}=brown")
    opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[slot[0]] + slot[1]
    assert {*SLOTS} - {*table.legal("push")} == {slot, opposite}


@pytest.mark.rule("UL-2.2")
def test_seals_on_the_edge_hinder_no_push() -> None:
    edges = {slot: int(i % 2) for i, slot in enumerate(SLOTS)}
    table = before_push("gray", edges=edges)
    assert table.legal("push") == SLOTS


@pytest.mark.rule("UL-4.9", "UL-9.1")
def test_sparrows_come_before_the_city_guard() -> None:
    grid = "gray gray brown / white turquoise orange / white orange turquoise"
    table = before_push(
        "gray", grid=grid, edges={"n0": 1, "w0": 0}, players=[player(descendants="city_guard")]
    ).play("push w0")
    names = [event.name for event in table.journal.events]
    assert names[:5] == ["pushed", "sparrows_gained", "sparrows_gained", "guard_scored", "scored"]
    assert [table.player(seat).sparrows for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("UL-9.1")
def test_two_seals_beside_a_corner_bring_two_sparrows_and_shifted_tiles_none() -> None:
    table = before_push("gray", edges={"s2": 1, "e2": 1, "w2": 0, "s0": 0}).play("push e2")
    assert [table.player(seat).sparrows for seat in (0, 1)] == [2, 4]


@pytest.mark.rule("UL-4.10")
def test_three_actions_each_once_and_optional() -> None:
    grid = "gray gray white / brown turquoise turquoise / white orange orange"
    table = before_push("gray", grid=grid).play("push w0")
    assert table.line() == {"gray": 3}
    assert table.legal("use_action") == ["gray"]
    table.play("use_action gray", "use_action gray")
    assert table.line() == {"gray": 1}
    table.play("end_turn")
    assert table.player().coins == 4
    assert table.state.to_move == 1


@pytest.mark.rule("UL-4.10")
def test_when_an_action_is_available() -> None:
    lines = ("gray white brown", "brown turquoise orange")
    for line, offered in zip(lines, (["gray"], ["turquoise"]), strict=True):
        bare = after_push(line, players=[player(coins=1)])
        assert bare.legal("use_action") == offered
    owner = [player(coins=2, tiles="gray white")]
    for line, offered in zip(
        lines, (["brown", "white", "gray"], ["brown", "turquoise", "orange"]), strict=True
    ):
        rich = after_push(line, players=owner, outer="n0=gray")
        assert rich.legal("use_action") == offered
    holder = after_push(lines[1], players=[player(coins=0, hand="nave_1")])
    assert holder.legal("use_action") == ["brown", "turquoise"]
    sealed = player(coins=9, seals=0)
    spent = after_push(
        "orange gray",
        players=[sealed],
        quarters={"garden": [6, 0], "town_hall": [4, 0], "goose_tower": [2, 0]},
    )
    assert spent.legal("use_action") == ["gray"]


@pytest.mark.rule("UL-4.11")
def test_what_is_begun_is_finished_first() -> None:
    me = player(hand="nave_1", coins=2, descendants="merchant", tiles="gray", barge=0)
    table = after_push("orange gray", players=[me]).play(
        "use_action orange", "seal_quarter tillage"
    )
    assert {move.split()[0] for move in table.legal()} == {"take_dock"}
    assert table.refusal("play_face_up nave_1").rule == "UL-4.11"
    assert table.refusal("merchant_give gray").rule == "UL-4.11"
    assert table.refusal("use_action gray").rule == "UL-4.11"


@pytest.mark.rule("UL-4.12")
def test_one_free_play_in_any_window() -> None:
    me = player(hand="nave_1 choir_1")
    before_draw = position(players=[me])
    assert before_draw.legal("play_face_up") == ["nave_1", "choir_1"]
    before_draw.play("play_face_up nave_1")
    assert before_draw.asked == "turn_draw"  # nothing else to choose before drawing
    middle = before_push("gray", players=[me]).play("play_face_up nave_1")
    assert middle.asked == "before_push"
    assert middle.legal("play_face_up") == []
    after = after_push("gray gray", players=[me]).play("use_action gray", "play_face_up choir_1")
    assert after.legal("play_face_up") == []
    assert after.legal() == ["use_action gray", "end_turn"]
    other = position(players=[me], to_move=1, at="before_push", drawn_tile="gray")
    assert other.legal("play_face_up") == []  # only in his own turn


@pytest.mark.rule("UL-4.13")
def test_a_card_action_plays_besides_the_free_play() -> None:
    me = player(hand="nave_1 choir_1 siege")
    table = after_push("brown brown gray", players=[me])
    table.play("use_action brown", "play_face_up nave_1")
    assert table.state.plays_left == 1
    table.play("play_face_up choir_1", "use_action brown", "play_face_up siege")
    assert table.player().played == 3
    assert table.state.plays_left == 0


@pytest.mark.rule("UL-4.14")
def test_a_turn_without_choice_ends_by_itself() -> None:
    table = after_push("gray white").play("use_action gray")
    assert table.state.to_move == 1
    waiting = after_push("gray", players=[player(hand="nave_1")]).play("use_action gray")
    assert waiting.legal() == ["end_turn", "play_face_up nave_1"]


@pytest.mark.rule("UL-12.11")
@pytest.mark.parametrize("free", ["row_0", "col_2"])
def test_there_are_always_two_pushes(free: str) -> None:
    slots = {"row_0": "e1 e2 n0 n1 n2", "col_2": "e0 e1 e2 n0 n1"}[free]
    outer = " ".join(f"{slot}=gray" for slot in slots.split())
    table = position(outer=outer).play("tile brown")
    assert len(table.legal("push")) == 2
