"""Every refusal gives its reason, with the rule it comes from."""

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.core.catalogue import word
from edubba.games.ulm.space import CARDS, SPACE


def why(table: Table, move: str) -> tuple[str, str]:
    reason = table.why_not(move)
    assert "‹" not in word(reason.words)
    return reason.code, reason.rule


def test_before_drawing() -> None:
    table = position(players=[player(hand="nave_1", descendants="merchant", tiles="gray")])
    assert why(table, "push n0") == ("draw_first", "UL-4.4")
    assert why(table, "exchange_dock 0") == ("draw_first", "UL-4.4")
    assert why(table, "scholar_push gray") == ("draw_first", "UL-4.4")
    assert why(table, "use_action gray") == ("push_first", "UL-4.4")
    assert why(table, "end_turn") == ("push_first", "UL-4.4")
    assert why(table, "play_face_up siege") == ("not_in_hand", "UL-8.1")
    assert why(table, "play_immediate siege") == ("not_in_hand", "UL-8.1")
    assert why(table, "play_immediate nave_1") == ("top_costs", "UL-8.2")
    assert why(table, "merchant_give white") == ("no_tile", "UL-7.6")
    assert why(table, "clear_side n") == ("not_asked", "UL-4.4")
    assert why(table, "decline") == ("not_asked", "UL-4.4")
    assert why(table, "tile gray") == ("only_chance", "UL-4.6")
    beyond = table.state.refusal(SPACE.size)
    assert beyond is not None
    assert beyond.code == "only_chance"
    below = table.state.refusal(-1)
    assert below is not None
    assert below.code == "not_asked"


def test_before_pushing() -> None:
    me = player(sparrows=0, tiles="gray white")
    table = before_push("gray", players=[me], outer="e1=brown", docks="gray white - orange brown")
    assert why(table, "push w1") == ("blocked-row_1", "UL-2.5")
    assert why(table, "exchange_dock 0") == ("same_colour", "UL-4.7")
    assert why(table, "exchange_dock 1") == ("no_sparrow", "UL-4.7")
    assert why(table, "exchange_dock 2") == ("empty_dock", "UL-9.3")
    assert why(table, "scholar_push white") == ("not_owned", "UL-7.2")
    assert why(table, "merchant_give white") == ("not_owned", "UL-7.6")
    assert why(table, "draw_tile") == ("already_drawn", "UL-4.6")
    assert why(table, "pick_bag_color gray") == ("already_drawn", "UL-4.6")
    assert why(table, "builder_keep gray") == ("already_drawn", "UL-4.6")
    assert why(table, "use_action gray") == ("push_first", "UL-4.4")
    used = before_push(
        "gray",
        players=[player(tiles="gray white", descendants="scholar merchant", hand="nave_1")],
        turn={"exchange": False, "scholar": False, "merchant": False, "plays_left": 0},
    )
    assert why(used, "exchange_dock 0") == ("exchange_over", "UL-4.7")
    assert why(used, "scholar_push white") == ("scholar_used", "UL-7.2")
    assert why(used, "merchant_give white") == ("merchant_used", "UL-7.6")
    assert why(used, "play_face_up nave_1") == ("no_free_play", "UL-4.12")
    wise = before_push("gray", players=[player(tiles="gray white", descendants="scholar merchant")])
    assert why(wise, "scholar_push gray") == ("same_colour", "UL-7.2")
    assert why(wise, "scholar_push orange") == ("no_tile", "UL-7.2")
    same = before_push(
        "white", players=[player(tiles="gray", descendants="merchant")], docks="gray gray - - -"
    )
    assert why(same, "merchant_give gray") == ("same_colour", "UL-7.6")


@pytest.mark.parametrize(
    ("push", "line"),
    [("n0", "col_0"), ("s1", "col_1"), ("n2", "col_2"), ("w0", "row_0"), ("e2", "row_2")],
)
def test_blocked_lines_are_named(push: str, line: str) -> None:
    table = before_push("gray", outer=f"{push}=brown")
    assert why(table, f"push {push}") == (f"blocked-{line}", "UL-2.5")


def test_the_menu() -> None:
    table = after_push("white brown orange", players=[player(coins=1, hand="nave_1")])
    assert why(table, "use_action gray") == ("not_in_line", "UL-4.10")
    assert why(table, "use_action white") == ("nothing_pushed_out", "UL-4.10")
    assert why(table, "use_action orange") == ("seal_price", "UL-5.12")
    assert why(table, "draw_tile") == ("already_drawn", "UL-4.6")
    assert why(table, "push n0") == ("already_pushed", "UL-4.8")
    assert why(table, "exchange_dock 0") == ("already_pushed", "UL-4.8")
    assert why(table, "play_immediate nave_1") == ("top_costs", "UL-8.2")
    few = after_push("brown gray", players=[player(tiles="gray")])
    assert why(few, "use_action brown") == ("card_price", "UL-5.5")
    ahead = after_push("turquoise gray", players=[player(barge=21)])
    assert why(ahead, "use_action turquoise") == ("no_space_ahead", "UL-5.10")
    full = {"leaning_house": [3, 3], "tillage": [2, 2]}
    crowded = after_push("orange gray", players=[player()], quarters=full)
    assert why(crowded, "use_action orange") == ("quarters_full", "UL-12.6")


def test_a_top_that_would_change_nothing() -> None:
    me = player(hand="siege ulm_sparrow", tiles="white orange", sparrows=0)
    table = position(players=[me])
    assert why(table, "play_immediate siege") == ("no_effect", "UL-8.2")
    assert why(table, "play_immediate ulm_sparrow") == ("no_effect", "UL-8.2")


def test_within_an_action() -> None:
    clearing = after_push("white gray", outer="n0=gray s1=gray").play("use_action white")
    assert why(clearing, "clear_side e") == ("empty_side", "UL-5.2")
    assert why(clearing, "end_turn") == ("finish_first", "UL-4.11")
    assert why(clearing, "card siege") == ("only_chance", "UL-4.6")
    abbot = after_push(
        "white gray", outer="n0=gray", players=[player(descendants="abbot")], docks="gray - - - -"
    ).play("use_action white")
    assert why(abbot, "take_dock 1") == ("empty_dock", "UL-9.3")
    assert why(abbot, "end_turn") == ("finish_first", "UL-4.11")
    moving = after_push("turquoise", players=[player(descendants="barge_driver")])
    moving.play("use_action turquoise")
    assert why(moving, "move_steps 3") == ("steps", "UL-5.9")
    assert why(moving, "move_steps 0") == ("steps", "UL-5.9")
    assert why(moving, "town_hall coin") == ("finish_first", "UL-4.11")
    sealing = after_push("orange gray", players=[player(barge=13)], quarters={"tillage": [0, 4]})
    sealing.play("use_action orange")
    assert why(sealing, "seal_quarter tillage") == ("out_of_reach", "UL-5.12")
    assert why(sealing, "use_action gray") == ("finish_first", "UL-4.11")
    reach = after_push(
        "orange gray",
        players=[player(barge=2)],
        quarters={"tillage": [0, 4]},
        tower="tower_long_reach",
    ).play("use_action orange")
    assert why(reach, "seal_quarter tillage") == ("quarter_full", "UL-2.10")
    spots = ["n0", "n1", "n2", "e0", "e1", "e2", "s0", "s1", "s2", "w0", "w1", "w2"]
    edges = after_push(
        "orange gray",
        players=[player(barge=2)],
        options={"coat_edge_seal": "same_seal"},
        edges={spot: i % 2 for i, spot in enumerate(spots)},
        tower="tower_long_reach",
    ).play("use_action orange")
    assert why(edges, "seal_quarter leaning_house") == ("edges_full", "UL-13.5")


def test_buying() -> None:
    me = player(tiles="gray white white", coins=0)
    table = after_push("brown gray", players=[me]).play("use_action brown")
    assert why(table, "pay_pair gray+gray") == ("one_tile", "UL-5.5")
    assert why(table, "pay_pair brown+gray") == ("no_tile", "UL-5.5")
    assert why(table, "pay_pair orange+orange") == ("no_tile", "UL-5.5")
    assert why(table, "pay_single gray") == ("no_guild_rates", "UL-5.7")
    assert why(table, "pay_coin") == ("no_book_fair", "UL-5.7")
    assert why(table, "choose_card siege") == ("finish_first", "UL-4.11")
    guild = after_push("brown gray", players=[me], tower="tower_guild_rates")
    guild.play("use_action brown")
    assert why(guild, "pay_single brown") == ("no_tile", "UL-5.7")
    fair = after_push("brown gray", players=[me], tower="tower_book_fair").play("use_action brown")
    assert why(fair, "pay_coin") == ("coins", "UL-5.7")
    must = after_push(
        "brown gray",
        players=[player(tiles="gray white")],
        tower="tower_guild_rates",
        options={"tower_cost_mode": "must"},
    ).play("use_action brown")
    assert why(must, "pay_pair white+gray") == ("reduced_only", "UL-13.8")


def test_card_actions() -> None:
    yard = after_push("orange gray", players=[player(barge=13, tiles="gray")])
    yard.play("use_action orange", "seal_quarter shipyard", "take_dock 0", "tile gray")
    assert why(yard, "card_mode play") == ("no_hand", "UL-5.8")
    assert why(yard, "end_turn") == ("finish_first", "UL-4.11")
    hand = after_push("orange gray", players=[player(barge=13, hand="nave_1")])
    hand.play("use_action orange", "seal_quarter shipyard", "take_dock 0", "tile gray")
    assert why(hand, "card_mode buy") == ("card_price", "UL-5.5")
    hand.play("card_mode play")
    assert why(hand, "play_immediate siege") == ("not_in_hand", "UL-8.1")
    assert why(hand, "decline") == ("finish_first", "UL-4.11")
    keep = after_push("brown gray", players=[player(tiles="gray gray")])
    keep.play("use_action brown", "card siege", "card nave_1")
    assert why(keep, "choose_card choir_1") == ("card_not_drawn", "UL-5.5")
    assert why(keep, "end_turn") == ("finish_first", "UL-4.11")


def test_privileges() -> None:
    gold = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
    coats = after_push("orange gray", players=[player(barge=8, coats=gold)])
    coats.play("use_action orange", "seal_quarter garden", "coat gold_garden")
    coats.play("coat silver_albeck")
    assert coats.asked == "edge_choice"  # only the silver one could be chosen
    spot = after_push("orange gray", players=[player(barge=8)], edges={"n0": 1})
    spot.play("use_action orange", "seal_quarter garden", "coat gold_garden", "coat silver_albeck")
    assert why(spot, "choose_coat gold_tillage") == ("coat_not_drawn", "UL-6.1")
    assert why(spot, "end_turn") == ("finish_first", "UL-4.11")
    spot.play("choose_coat silver_albeck")
    assert why(spot, "choose_edge n0") == ("edge_taken", "UL-2.2")
    assert why(spot, "end_turn") == ("finish_first", "UL-4.11")
    three = after_push("orange gray", players=[player(barge=8, coats=gold)])
    three.play("use_action orange", "seal_quarter garden", "coat silver_leipheim")
    three.play("coat silver_albeck")
    assert three.legal() == ["choose_coat silver_leipheim", "choose_coat silver_albeck"]
    oath = after_push(
        "orange gray",
        players=[player(barge=6)],
        oath_house=["abbot", "scholar", "builder", "merchant"],
    ).play("use_action orange", "seal_quarter oath_house")
    assert why(oath, "choose_descendant councilman") == ("descendant_gone", "UL-6.2")
    assert why(oath, "end_turn") == ("finish_first", "UL-4.11")
    goose = after_push("orange gray", players=[player(barge=17)], discard=["siege", "nave_1"])
    goose.play("use_action orange", "seal_quarter goose_tower")
    assert why(goose, "choose_card siege") == ("finish_first", "UL-4.11")
    goose.play("goose_tower discard_pile")
    assert why(goose, "choose_card choir_1") == ("not_discarded", "UL-6.5")
    assert why(goose, "end_turn") == ("finish_first", "UL-4.11")
    hall = after_push("orange gray", players=[player(barge=9)])
    hall.play("use_action orange", "seal_quarter town_hall", "card siege")
    assert why(hall, "end_turn") == ("finish_first", "UL-4.11")


def test_a_gold_coat_without_a_crest() -> None:
    gold = ["coat_gold_town_hall", "coat_gold_tillage", "coat_gold_goose_tower"]
    table = position(
        players=[player(coats=" ".join(gold))],
        coats_drawn=["coat_gold_garden", "coat_silver_albeck"],
        at="coat_choice",
    )
    assert why(table, "choose_coat gold_garden") == ("no_crest", "UL-6.1")
    assert table.legal() == ["choose_coat silver_albeck"]


def test_other_questions() -> None:
    levy = position(players=[player(tiles="gray gray white")], round=2, at="levy_choice")
    assert why(levy, "end_turn") == ("finish_first", "UL-4.11")
    levy.play("levy tiles")
    assert why(levy, "levy_give brown") == ("no_tile", "UL-10.3")
    assert why(levy, "levy vp") == ("finish_first", "UL-4.11")
    view = position(players=[player(tiles="brown " * 26)], tower="tower_clear_view")
    assert why(view, "pick_bag_color brown") == ("not_in_bag", "UL-10.5")
    assert why(view, "end_turn") == ("finish_first", "UL-4.11")
    builder = position(players=[player(descendants="builder")]).play("tile gray", "tile brown")
    assert why(builder, "builder_keep white") == ("not_drawn", "UL-7.5")
    assert why(builder, "push n0") == ("finish_first", "UL-4.11")
    trade = position(players=[player(hand="ulm_sparrow", tiles="orange", sparrows=2)])
    trade.play("play_immediate ulm_sparrow")
    assert why(trade, "convert_sparrows 3") == ("sparrows", "UL-8.7")
    assert why(trade, "levy vp") == ("finish_first", "UL-4.11")
    docks = position(at="dock_choice", docks="gray - white - -")
    assert why(docks, "take_dock 1") == ("empty_dock", "UL-9.3")
    assert why(docks, "end_turn") == ("finish_first", "UL-4.11")
    merchant = before_push(
        "brown",
        players=[player(descendants="merchant", tiles="gray")],
        docks="gray white brown - -",
    ).play("merchant_give gray")
    assert why(merchant, "take_dock 0") == ("same_colour", "UL-7.6")
    assert why(merchant, "take_dock 3") == ("empty_dock", "UL-9.3")
    assert why(merchant, "end_turn") == ("finish_first", "UL-4.11")


def test_an_empty_bag() -> None:
    supply = player(tiles=" ".join(["brown"] * 27 + ["turquoise"] * 24 + ["white"] * 22))
    rest = player(tiles=" ".join(["orange"] * 23 + ["gray"] * 23))
    docks = position(players=[supply, rest], docks="- white white orange gray")
    assert docks.asked == "empty_bag"
    assert why(docks, "take_dock 0") == ("empty_dock", "UL-9.3")
    assert why(docks, "scholar_push brown") == ("dock_tile_first", "UL-12.1")
    assert why(docks, "push n0") == ("finish_first", "UL-4.11")
    whole = player(tiles=" ".join(["turquoise"] * 24 + ["white"] * 24 + ["brown"] * 27))
    others = player(tiles=" ".join(["orange"] * 24 + ["gray"] * 24))
    own = position(players=[whole, others], docks="- - - - -")
    assert own.legal("scholar_push") == ["brown", "turquoise", "white"]
    assert why(own, "scholar_push gray") == ("no_tile", "UL-12.1")


def test_no_cards_left() -> None:
    people = [player(tiles="gray white"), player(face_up=" ".join(CARDS))]
    table = after_push("brown gray", players=people)
    assert why(table, "use_action brown") == ("no_cards_left", "UL-12.4")
