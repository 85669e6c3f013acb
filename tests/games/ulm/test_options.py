"""Options and presets (UL-13)."""

import pytest
from tests.games.ulm.table import after_push, before_push, played_setup, player, position

from edubba.core.errors import InvalidInput
from edubba.games.ulm import GAME


def test_presets() -> None:
    assert {*GAME.presets} == {"seed", "published"}
    published = GAME.setup(2, preset="published").options
    assert published.word("tile_set") == "published_50"
    assert published.word("tower_mode") == "counter"
    assert published.flag("limited_supply")
    changed = {"tile_set", "tower_mode", "limited_supply"}
    seed = GAME.setup(2).options.values
    assert {name for name in seed if seed[name] != published.values[name]} == changed
    with pytest.raises(InvalidInput):
        GAME.setup(5)


@pytest.mark.rule("UL-13.1")
def test_fifty_tiles() -> None:
    totals = GAME.totals(played_setup(4, tile_set="published_50").state)
    assert [totals[c] for c in ("brown", "turquoise", "white", "orange", "gray")] == [10] * 5


@pytest.mark.rule("UL-13.2", "UL-4.2")
def test_counter_mode_has_no_effects() -> None:
    table = played_setup(2, tower_mode="counter")
    assert table.state.tower == table.state.next_tower == -1
    later = position(
        options={"tower_mode": "counter"},
        round=3,
        start_player=1,
        at="menu",
        turn={"plays_left": 0},
    )
    assert (later.state.round, later.state.tower, later.asked) == (4, -1, "turn_draw")


@pytest.mark.rule("UL-13.4")
@pytest.mark.parametrize("push", ["n2", "e0"])
def test_entry_point(push: str) -> None:
    table = before_push(
        "gray", options={"sparrow_trigger": "entry_point"}, edges={"n2": 0, "e0": 1}
    ).play(f"push {push}")
    gained = [table.player(seat).sparrows - 2 for seat in (0, 1)]
    assert gained == ([1, 0] if push == "n2" else [0, 1])


@pytest.mark.rule("UL-13.5")
def test_same_seal_is_limited_by_edge_spots_only() -> None:
    options = {"coat_edge_seal": "same_seal"}
    spots = ["n0", "n1", "n2", "e0", "e1", "e2", "s0", "s1", "s2", "w0", "w1", "w2"]
    full = {spot: i % 2 for i, spot in enumerate(spots)}
    table = after_push("orange gray", options=options, players=[player(barge=0)], edges=full)
    table.play("use_action orange")
    assert table.asked == "dock_choice"  # Tillage is the only quarter left
    crest = [player(barge=0), player(coats="coat_gold_leaning_house")]
    paying = after_push("orange gray", options=options, players=crest)
    paying.play("use_action orange", "seal_quarter leaning_house")
    assert paying.vp() == [5, 6]  # crest income as usual
    assert paying.player().seals == 12  # the seal goes to the edge at the end
    paying.play("coat silver_albeck", "coat silver_leipheim", "choose_coat silver_albeck")
    paying.play("choose_edge n0")
    assert paying.player().seals == 11
    assert paying.state.seal_count(0) == 0
    other = after_push("orange gray", options=options, players=[player(barge=13)])
    other.play("use_action orange", "seal_quarter reichenauer_hof")
    assert other.seals_in("reichenauer_hof") == 1


@pytest.mark.rule("UL-13.6")
@pytest.mark.parametrize(("owner", "vp"), [(0, [6, 5]), (1, [8, 5])])
def test_crest_income_to_the_sealing_opponent(owner: int, vp: list[int]) -> None:
    coat = "coat_gold_reichenauer_hof"
    people = [
        player(barge=13, coats=coat if owner == 0 else ""),
        player(coats=coat if owner else ""),
    ]
    table = after_push("orange gray", options={"crest_income": "sealing_opponent"}, players=people)
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert table.vp() == vp


@pytest.mark.rule("UL-1.6", "UL-13.7", "UL-8.9")
def test_limited_supply_cuts_gains() -> None:
    limited = {"limited_supply": True}
    rich = [player(coins=0, hand="nave_1"), player(coins=25)]
    table = after_push("gray gray", options=limited, players=rich, tower="tower_full_mint").play(
        "use_action gray"
    )
    assert table.player().coins == 1
    assert table.state.coin_bank() == 0
    assert table.why_not("use_action gray").rule == "UL-13.7"
    free = after_push("gray gray", players=rich, tower="tower_full_mint").play("use_action gray")
    assert free.player().coins == 2


@pytest.mark.rule("UL-13.7", "UL-8.2", "UL-8.9")
def test_limited_supply_and_tops() -> None:
    limited = {"limited_supply": True}
    me = player(coins=0, sparrows=0, hand="fustian_1 patrician", tiles="gray")
    bank = before_push("white", options=limited, players=[me, player(coins=26)])
    assert bank.legal("play_immediate") == ["patrician"]  # for its sparrows
    empty = before_push("white", options=limited, players=[me, player(coins=26, sparrows=30)])
    assert empty.legal("play_immediate") == []
    plenty = before_push("white", players=[me, player(coins=26, sparrows=30)])
    assert plenty.legal("play_immediate") == ["fustian_1", "patrician"]


@pytest.mark.rule("UL-13.7", "UL-8.7")
def test_limited_supply_and_the_sparrow_card() -> None:
    me = player(coins=0, sparrows=4, hand="ulm_sparrow", tiles="orange")
    table = before_push(
        "gray", options={"limited_supply": True}, players=[me, player(coins=23)]
    ).play("play_immediate ulm_sparrow")
    assert table.legal("convert_sparrows") == ["1", "2", "3"]
    none = before_push("gray", options={"limited_supply": True}, players=[me, player(coins=26)])
    assert none.legal("play_immediate") == []


@pytest.mark.rule("UL-13.7", "UL-6.3")
def test_limited_supply_and_the_town_hall() -> None:
    people = [player(barge=9, coins=2), player(coins=24)]
    table = after_push("orange gray", options={"limited_supply": True}, players=people)
    table.play("use_action orange", "seal_quarter town_hall", "card siege")
    assert table.legal() == ["town_hall coin", "town_hall tile"]  # the price went to the bank
    poor = [player(barge=9, coins=0), player(coins=26)]
    free = after_push(
        "orange white",
        options={"limited_supply": True},
        players=poor,
        tower="tower_open_gates",
        outer="n0=gray",
    )
    free.play("use_action orange", "seal_quarter town_hall", "card siege")
    assert free.asked == "dock_choice"  # no coin to choose


@pytest.mark.rule("UL-13.8")
@pytest.mark.parametrize("tower", ["tower_guild_rates", "tower_book_fair"])
def test_the_reduced_price_only(tower: str) -> None:
    me = player(tiles="white white gray", coins=1)
    must = {"tower_cost_mode": "must"}
    table = after_push("brown gray", options=must, players=[me], tower=tower)
    table.play("use_action brown")
    if tower == "tower_guild_rates":
        assert table.legal() == ["pay_single white", "pay_single gray"]
    else:
        assert table.asked == "draw_card"
        assert table.player().coins == 0
    poor = player(tiles="white white", coins=0)
    broke = after_push("brown gray", options=must, players=[poor], tower="tower_book_fair")
    assert broke.why_not("use_action brown").rule == "UL-13.8"
    normal = after_push("brown gray", options=must, players=[poor])
    assert "use_action brown" in normal.legal()
