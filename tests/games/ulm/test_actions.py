"""The five actions in detail (UL-5), docks and sparrows (UL-9)."""

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player

from edubba.games.ulm.space import COLOURS


@pytest.mark.rule("UL-5.1")
@pytest.mark.parametrize(
    ("descendants", "tower", "coins"),
    [("", None, 1), ("mint_master", None, 2), ("", "tower_full_mint", 2)],
)
def test_money(descendants: str, tower: str | None, coins: int) -> None:
    me = player(coins=0, descendants=descendants)
    table = after_push("gray gray", players=[me], tower=tower).play("use_action gray")
    assert table.player().coins == coins


@pytest.mark.rule("UL-5.2")
@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_clear_away_takes_a_whole_side_and_frees_its_lines(side: str) -> None:
    other = {"n": "e", "e": "s", "s": "w", "w": "n"}[side]
    outer = f"{side}0=gray {side}1=brown {side}2=gray {other}0=white"
    table = after_push("white gray", outer=outer).play("use_action white", f"clear_side {side}")
    assert table.tiles() == {"brown": 1, "gray": 2}
    assert table.outer() == {f"{other}0": "white"}
    assert [table.state.is_blocked(line) for line in range(6)].count(True) == 1


@pytest.mark.rule("UL-5.2")
def test_the_tile_just_pushed_out_may_be_taken() -> None:
    grid = "white gray orange / brown turquoise turquoise / white gray orange"
    table = before_push("gray", grid=grid).play("push w0", "use_action white")
    assert table.tiles() == {"orange": 1}


@pytest.mark.rule("UL-5.3")
def test_three_clear_aways() -> None:
    table = after_push("white white white", outer="n0=gray e0=brown s1=white w1=orange")
    table.play("use_action white", "clear_side n", "use_action white", "clear_side e")
    assert table.line() == {"white": 1}
    table.play("use_action white", "clear_side w")
    assert table.tiles() == {"brown": 1, "orange": 1, "gray": 1}
    assert table.outer() == {"s1": "white"}


@pytest.mark.rule("UL-5.4", "UL-5.8")
def test_buy_or_play_each_brown_tile_its_own() -> None:
    me = player(hand="nave_1", tiles="gray white")
    table = after_push("brown brown", players=[me], turn={"plays_left": 0})
    table.play("use_action brown")
    assert table.legal() == ["card_mode buy", "card_mode play"]
    table.play("card_mode buy", "card siege", "use_action brown")
    assert table.asked == "play_card"  # without tiles only playing is possible
    assert table.legal("play_face_up") == ["nave_1", "siege"]
    table.play("play_face_up siege")
    assert table.hand() == ["nave_1"]


@pytest.mark.rule("UL-5.5")
def test_every_pair_of_tiles_buys() -> None:
    me = player(tiles="brown brown turquoise white orange gray gray")
    table = after_push("brown gray", players=[me]).play("use_action brown")
    pairs = {f"{a}+{b}" for i, a in enumerate(COLOURS) for b in COLOURS[i + 1 :]}
    assert {*table.legal("pay_pair")} == pairs | {"brown+brown", "gray+gray"}
    assert table.legal("pay_single") == table.legal("pay_coin") == []


@pytest.mark.rule("UL-5.5", "UL-7.7")
def test_a_councilman_changes_nothing_with_an_equal_pair() -> None:
    me = player(tiles="gray gray", descendants="councilman")
    table = after_push("brown", players=[me]).play("use_action brown")
    table.play("card siege", "card nave_1")
    assert table.legal("choose_card") == ["nave_1", "siege"]


@pytest.mark.rule("UL-5.6", "UL-7.7")
def test_without_a_councilman_two_colours_draw_one_card() -> None:
    me, other = player(tiles="gray white"), player(descendants="councilman")
    table = after_push("brown gray", players=[me, other]).play("use_action brown", "card siege")
    assert table.asked == "action_menu"


@pytest.mark.rule("UL-5.7", "UL-7.7")
@pytest.mark.parametrize(
    ("tower", "options"),
    [
        ("tower_guild_rates", ["pay_pair gray+gray", "pay_single gray"]),
        ("tower_book_fair", ["pay_pair gray+gray", "pay_coin"]),
        (None, None),
    ],
)
def test_reduced_prices_are_an_offer(tower: str | None, options: list[str] | None) -> None:
    me = player(tiles="gray gray", coins=1, descendants="councilman")
    table = after_push("brown gray", players=[me], tower=tower).play("use_action brown")
    if options is None:
        assert table.asked == "draw_card"  # the only price is paid
        return
    assert table.legal() == options
    table.play(options[1], "card siege")
    assert table.hand() == ["siege"]
    assert table.asked == "action_menu"


@pytest.mark.rule("UL-5.7")
def test_a_reduced_price_makes_buying_possible() -> None:
    nothing = player(coins=1)
    assert (
        "use_action brown"
        in after_push("brown gray", players=[nothing], tower="tower_book_fair").legal()
    )
    penniless = player(coins=0)
    assert (
        "use_action brown"
        not in after_push("brown gray", players=[penniless], tower="tower_book_fair").legal()
    )
    assert (
        "use_action brown"
        not in after_push("brown gray", players=[nothing], tower="tower_guild_rates").legal()
    )


@pytest.mark.rule("UL-5.9")
@pytest.mark.parametrize(
    ("descendants", "tower", "most"),
    [
        ("", None, 1),
        ("barge_driver", None, 2),
        ("", "tower_strong_current", 2),
        ("barge_driver", "tower_strong_current", 3),
    ],
)
def test_river_steps(descendants: str, tower: str | None, most: int) -> None:
    me = player(barge=2, descendants=descendants)
    table = after_push("turquoise gray", players=[me, player(barge=4)], tower=tower)
    table.play("use_action turquoise")
    if most > 1:
        assert table.legal("move_steps") == [str(steps) for steps in range(1, most + 1)]
        table.play(f"move_steps {most}")
    assert table.player().barge == [3, 5, 6][most - 1]


@pytest.mark.rule("UL-5.9", "UL-5.10")
def test_no_further_than_the_river() -> None:
    me = player(barge=18, descendants="barge_driver")
    people = [me, player(barge=19), player(barge=21)]
    table = after_push("turquoise gray", seats=3, players=people).play("use_action turquoise")
    assert table.player().barge == 20  # the only free space ahead


@pytest.mark.rule("UL-5.10")
def test_barges_on_the_start_space_do_not_hinder_each_other() -> None:
    table = after_push("turquoise gray").play("use_action turquoise")
    assert [table.player(seat).barge for seat in (0, 1)] == [1, 0]
    behind = after_push("turquoise gray", players=[player(barge=7), player(barge=9)])
    behind.play("use_action turquoise")
    assert behind.player().barge == 8


@pytest.mark.rule("UL-5.11")
def test_bonuses_of_the_last_spaces() -> None:
    def moved(start: int, steps: int = 1) -> Table:
        me = player(barge=start, coins=0, sparrows=0, descendants="barge_driver")
        table = after_push("turquoise gray", players=[me]).play("use_action turquoise")
        if table.asked == "move_barge":
            table.play(f"move_steps {steps}")
        return table

    coin, sparrow, tile, card = (moved(start) for start in (17, 18, 19, 20))
    assert coin.player().coins == 1
    assert sparrow.player().sparrows == 1
    assert tile.legal("take_dock") == ["0", "1", "2", "3", "4"]
    tile.play("take_dock 1", "tile gray")
    assert tile.tiles() == {"turquoise": 1}
    card.play("card siege")
    assert card.hand() == ["siege"]
    passed = moved(17, 2)
    assert (passed.player().coins, passed.player().sparrows) == (0, 1)
    plain = moved(15)
    assert (plain.player().coins, plain.player().sparrows) == (0, 0)


@pytest.mark.rule("UL-5.11")
def test_a_bonus_that_is_not_there_is_lost() -> None:
    everything = " ".join(f"{c} " * n for c, n in zip(COLOURS, (27, 24, 24, 24, 24), strict=True))
    me = player(barge=19, tiles=everything)
    table = after_push("turquoise gray", players=[me], docks="- - - - -")
    table.play("use_action turquoise")
    assert table.asked == "action_menu"
    assert table.player().barge == 20


@pytest.mark.rule("UL-5.12", "UL-5.13")
def test_a_seal_is_paid_and_placed() -> None:
    table = after_push(
        "orange orange gray", players=[player(barge=5, coins=5)], quarters={"tillage": [1, 3]}
    )
    assert table.legal("use_action") == ["orange", "gray"]
    table.play("use_action orange")
    # Tillage is full, so the Oath House is the only quarter: one more choice is none.
    assert table.asked == "descendant_choice"
    table.play("choose_descendant abbot")
    assert (table.player().coins, table.player().seals) == (3, 10)
    table.play("use_action orange", "choose_descendant scholar")
    assert (table.player().coins, table.player().seals) == (1, 9)
    assert table.seals_in("oath_house") == 2


@pytest.mark.rule("UL-5.13")
def test_no_seal_no_seal_action() -> None:
    quarters = {"tillage": [4, 0], "garden": [6, 0], "town_hall": [2, 0]}
    table = after_push("orange gray", players=[player(coins=9)], quarters=quarters)
    assert table.player().seals == 0
    assert table.refusal("use_action orange").rule == "UL-5.13"


@pytest.mark.rule("UL-5.14", "UL-10.8")
def test_open_gates_frees_the_first_seal_action() -> None:
    table = after_push(
        "orange orange gray", players=[player(barge=13, coins=0)], tower="tower_open_gates"
    )
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert table.player().coins == 0
    assert table.legal("use_action") == ["gray"]
    paying = after_push(
        "orange gray",
        players=[player(barge=13, coins=2)],
        tower="tower_open_gates",
        turn={"sealed": True},
    )
    paying.play("use_action orange", "seal_quarter reichenauer_hof")
    assert paying.player().coins == 0
    card = player(barge=13, coins=0, hand="first_ulm_chronicle", tiles="orange")
    by_card = after_push("gray", players=[card], tower="tower_open_gates")
    by_card.play("play_immediate first_ulm_chronicle", "seal_quarter reichenauer_hof")
    assert by_card.state.sealed


@pytest.mark.rule("UL-5.14")
@pytest.mark.parametrize(("tower", "coins"), [("tower_notary_discount", 1), (None, 2)])
def test_the_price_of_a_seal(tower: str | None, coins: int) -> None:
    enough = after_push("orange gray", players=[player(barge=13, coins=coins)], tower=tower)
    enough.play("use_action orange", "seal_quarter reichenauer_hof")
    assert enough.player().coins == 0
    poor = after_push("orange gray", players=[player(coins=coins - 1)], tower=tower)
    assert poor.legal("use_action") == ["gray"]


@pytest.mark.rule("UL-5.15", "UL-2.9")
@pytest.mark.parametrize(
    ("space", "near", "far"),
    [
        (0, "leaning_house tillage", "leaning_house tillage"),
        (1, "leaning_house tillage", "leaning_house oath_house tillage"),
        (12, "reichenauer_hof garden", "town_hall reichenauer_hof garden shipyard"),
        (19, "goose_tower shipyard", "goose_tower shipyard"),
        (18, "goose_tower shipyard", "reichenauer_hof goose_tower shipyard"),
        (21, "goose_tower shipyard", "goose_tower shipyard"),
    ],
)
def test_quarters_in_reach(space: int, near: str, far: str) -> None:
    for tower, reach in ((None, near), ("tower_long_reach", far)):
        table = after_push("orange gray", players=[player(barge=space)], tower=tower)
        table.play("use_action orange")
        assert table.legal("seal_quarter") == reach.split()


# Docks and sparrows (UL-9)


@pytest.mark.rule("UL-9.3")
def test_taken_docks_are_refilled_swapped_ones_are_not() -> None:
    table = after_push("orange gray", players=[player(barge=13)])
    table.play("use_action orange", "seal_quarter shipyard", "take_dock 4")
    assert table.asked == "refill_dock"
    assert table.weights()["tile brown"] == 26
    table.play("tile brown")
    assert table.docks()[4] == "brown"
    swapped = before_push("gray")
    swapped.play("exchange_dock 0")
    assert swapped.asked == "before_push"
    assert swapped.docks()[0] == "gray"


@pytest.mark.rule("UL-9.3")
def test_empty_slots_can_be_neither_taken_nor_swapped() -> None:
    me = player(descendants="abbot merchant", tiles="gray")
    table = after_push("white gray", players=[me], outer="n0=gray", docks="- white - orange -")
    table.play("use_action white")
    assert table.legal() == ["take_dock 1", "take_dock 3", "decline"]
    swap = before_push("brown", players=[me], docks="- white - orange -")
    assert swap.legal("exchange_dock") == ["1", "3"]
    swap.play("merchant_give gray")
    assert swap.legal("take_dock") == ["1", "3"]


@pytest.mark.rule("UL-9.4")
def test_sparrow_flight_exchanges_for_nothing_once() -> None:
    table = before_push("gray", players=[player(sparrows=0)], tower="tower_sparrow_flight")
    table.play("exchange_dock 0")
    assert table.player().sparrows == 0
    assert table.legal("exchange_dock") == []
    paying = before_push("gray", players=[player(sparrows=1)]).play("exchange_dock 0")
    assert paying.player().sparrows == 0
