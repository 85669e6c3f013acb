"""Options and presets (UL-13)."""

import pytest
from tests.games.ulm.table import Table, after_push, before_push, played_setup, player, position

from edubba.core.errors import InvalidInput
from edubba.core.options import Choice, Value
from edubba.core.rng import Rng
from edubba.games.ulm import GAME
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position


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
    assert paying.points() == [5, 6]  # crest income as usual
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
    assert table.points() == vp


@pytest.mark.rule("UL-1.6", "UL-13.7", "UL-8.9")
def test_limited_supply_cuts_gains() -> None:
    limited = {"limited_supply": True}
    rich = [player(coins=0, hand="nave_1"), player(coins=25)]
    table = after_push("gray gray", options=limited, players=rich, tower="tower_full_mint").play(
        "use_action gray"
    )
    assert table.player().coins == 1
    assert table.state.coin_bank() == 0
    assert table.refusal("use_action gray").rule == "UL-13.7"
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
    assert broke.refusal("use_action brown").rule == "UL-13.8"
    normal = after_push("brown gray", options=must, players=[poor])
    assert "use_action brown" in normal.legal()


@pytest.mark.rule("UL-13.6", "UL-6.8")
@pytest.mark.parametrize(("owner", "vp"), [(0, [8, 5]), (1, [8, 5])])
def test_crest_income_to_whoever_seals(owner: int, vp: list[int]) -> None:
    coat = "coat_gold_reichenauer_hof"
    people = [
        player(barge=13, coats=coat if owner == 0 else ""),
        player(coats=coat if owner else ""),
    ]
    table = after_push("orange gray", options={"crest_income": "sealing_player"}, players=people)
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert table.points() == vp  # 2 of the crest, 1 for the only quarter


@pytest.mark.rule("UL-13.10", "UL-6.1", "UL-11.15")
@pytest.mark.parametrize(("scoring", "now"), [("when_taken", 9), ("at_end", 5)])
def test_when_coats_score(scoring: str, now: int) -> None:
    table = after_push(
        "orange gray",
        options={"coat_scoring": scoring},
        players=[player(barge=0, sparrows=0), player(sparrows=0)],
        round=10,
        start_player=1,
        turn={"plays_left": 0},
    )
    table.play("use_action orange", "seal_quarter leaning_house")
    table.play("coat silver_albeck", "coat silver_leipheim", "choose_coat silver_albeck")
    assert table.points() == [now, 5]
    table.play("choose_edge n0", "end_turn")
    assert table.points() == [5 + 4 - 11, 5 - 11]  # the same in the end
    breakdown = table.state.result().breakdown
    assert breakdown.get("coats") == ([4, 0] if scoring == "at_end" else None)
    assert breakdown["track"] == [now, 5]


LONG: dict[str, Value] = {"danube": "23_spaces"}


def sailing(bonus: str, start: int, other: int = 0) -> Table:
    return before_push(
        "gray",
        options={"river_bonus": bonus},
        players=[
            player(barge=start, hand="commercial_goods_1", tiles="turquoise"),
            player(barge=other),
        ],
    ).play("play_immediate commercial_goods_1")


@pytest.mark.rule("UL-13.11", "UL-5.11")
def test_bonuses_of_every_space_entered() -> None:
    table = sailing("every_space", 17).play("move_steps 4")
    me = table.player()
    assert (me.coins, me.sparrows, me.barge) == (3, 3, 21)
    assert table.asked == "dock_choice"  # in the order of the spaces, the card last
    table.play("take_dock 0", "tile gray")
    assert table.asked == "draw_card"
    table.play("card siege")
    assert (table.hand(), table.tiles()) == (["siege"], {"brown": 1})
    assert table.asked == "before_push"


@pytest.mark.rule("UL-13.11", "UL-5.11")
def test_bonuses_where_a_move_ends() -> None:
    table = sailing("end_of_move", 17).play("move_steps 2")
    assert (table.player().coins, table.player().sparrows) == (2, 3)
    assert table.asked == "before_push"


@pytest.mark.rule("UL-13.11", "UL-5.9")
def test_a_space_jumped_over_is_not_entered() -> None:
    table = sailing("every_space", 17, other=18).play("move_steps 1")
    assert (table.player().coins, table.player().sparrows) == (2, 3)


@pytest.mark.rule("UL-13.12", "UL-2.8")
def test_the_danube_with_a_space_worth_nothing() -> None:
    table = position(options=LONG, players=[player(barge=22)])
    view = table.view(0)
    assert [space.vp for space in view.river] == [*range(-11, 12)]
    assert [space.vp for space in position().view(0).river] == [*range(-11, 0), *range(1, 12)]
    assert (view.river[11].north, view.river[11].south) == ("town_hall", "garden")
    assert [space.bonus for space in view.river[18:]] == [
        None,
        "coin",
        "sparrow",
        "dock_tile",
        "card",
    ]
    for quarter in view.quarters:
        for space in quarter.spaces:
            assert quarter.rect[0] < view.river[space].x < quarter.rect[2]
        assert all(quarter.rect[0] < seal.x < quarter.rect[2] for seal in quarter.seals)
    assert [quarter.spaces for quarter in view.quarters][2] == [8, 9, 10, 11, 12]
    end = position(
        options=LONG,
        players=[player(barge=22, sparrows=0), player(barge=11, sparrows=0)],
        round=10,
        start_player=1,
        at="menu",
        turn={"plays_left": 0},
    )
    assert end.points() == [5 + 11, 5]
    with pytest.raises(InvalidInput):
        position(players=[player(barge=22)])


@pytest.mark.rule("UL-13.12", "UL-5.10")
def test_the_long_danube_is_sailed_to_its_end() -> None:
    table = after_push("turquoise gray", options=LONG, players=[player(barge=21)])
    table.play("use_action turquoise")
    assert (table.player().barge, table.asked) == (22, "draw_card")
    assert position(options=LONG, players=[player(barge=22)]).view(0).players[0].barge == 22
    there = after_push("orange gray", options=LONG, players=[player(barge=22)])
    there.play("use_action orange")
    assert there.legal("seal_quarter") == ["goose_tower", "shipyard"]


@pytest.mark.rule("UL-13.13", "UL-4.13")
@pytest.mark.parametrize("plays", ["card_actions_add", "one_a_turn"])
def test_how_many_cards_are_played_in_a_turn(plays: str) -> None:
    me = player(hand="nave_1 choir_1", tiles="gray white")
    table = after_push("brown brown gray", options={"card_plays": plays}, players=[me])
    table.play("use_action brown", "card_mode play", "play_face_up nave_1")
    if plays == "card_actions_add":
        assert table.legal("play_face_up") == ["choir_1"]  # the free play is still there
        return
    assert table.legal("play_face_up") == []
    table.play("use_action brown")  # only buying is left
    assert table.asked == "draw_card"
    after = after_push("brown gray", options={"card_plays": plays}, players=[me])
    after.play("play_face_up nave_1", "use_action brown")
    assert after.asked == "draw_card"
    none = player(hand="nave_1 choir_1")
    spent = after_push("brown gray", options={"card_plays": plays}, players=[none])
    spent.play("play_face_up nave_1")
    assert spent.refusal("use_action brown").rule == "UL-13.13"


@pytest.mark.rule("UL-13.13", "UL-10.7")
def test_two_cards_under_the_council_assembly() -> None:
    me = player(hand="nave_1 choir_1 siege", barge=13, coins=2)
    table = after_push(
        "brown orange",
        options={"card_plays": "one_a_turn"},
        players=[me],
        tower="tower_council_assembly",
        turn={"plays_left": 2},
    )
    table.play("play_face_up siege", "use_action brown", "play_face_up nave_1")
    assert table.state.plays_left == 0
    table.play("use_action orange", "seal_quarter shipyard", "take_dock 0", "tile gray")
    assert table.state.to_move == 1  # no card to play, none to pay for: the turn is over


@pytest.mark.rule("UL-13.14", "UL-10.8", "UL-5.14")
def test_open_gates_as_an_action_more() -> None:
    extra = {"open_gates": "extra_action"}
    table = after_push(
        "orange gray", options=extra, players=[player(barge=13)], tower="tower_open_gates"
    )
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert (table.player().coins, table.line()) == (2, {"orange": 1, "gray": 1})
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert (table.player().coins, table.line()) == (0, {"gray": 1})
    assert table.refusal("use_action orange").rule == "UL-4.10"


@pytest.mark.rule("UL-13.14")
def test_open_gates_need_no_orange_tile_and_no_coin() -> None:
    poor = [player(barge=13, coins=0)]
    extra = {"open_gates": "extra_action"}
    table = after_push("gray", options=extra, players=poor, tower="tower_open_gates")
    assert table.legal("use_action") == ["orange", "gray"]
    price = after_push("gray", players=poor, tower="tower_open_gates")
    assert price.legal("use_action") == ["gray"]
    used = after_push(
        "orange gray", options=extra, players=poor, tower="tower_open_gates", turn={"sealed": True}
    )
    assert used.legal("use_action") == ["gray"]
    other = after_push("gray", options=extra, players=poor, tower="tower_full_mint")
    assert other.legal("use_action") == ["gray"]


@pytest.mark.rule("UL-13.14", "UL-8.5")
def test_a_card_pays_its_price_under_open_gates_as_an_action_more() -> None:
    me = player(barge=13, hand="first_ulm_chronicle", tiles="orange")
    for gates, coins in (("free_price", 2), ("extra_action", 1)):
        table = after_push(
            "gray", options={"open_gates": gates}, players=[me], tower="tower_open_gates"
        )
        table.play("play_immediate first_ulm_chronicle", "seal_quarter reichenauer_hof")
        assert table.player().coins == coins


@pytest.mark.parametrize("number", range(12))
def test_options_go_together(number: int) -> None:
    """Random sets of options: every component is counted, and bots can judge."""
    rng = Rng(number)
    chosen: dict[str, Value] = {}
    for option in GAME.options:
        values: list[Value] = [False, True]
        if isinstance(option, Choice):
            values = [*option.values]
        chosen[option.name] = values[rng.below(len(values))]
    setup = GAME.setup(2 + number % 3, chosen)
    state = rich_position(setup, rng)
    GAME.evaluator("points").value(state, 0)
    again = setup.position(state.to_json())
    assert again.to_json() == state.to_json()
    assert play_checked(setup, state, number) > 0
    play_checked(setup, setup.new(), number)
