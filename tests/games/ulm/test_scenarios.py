"""All worked scenarios of the rules, in their own words (scenarios.json)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.games.ulm.table import after_push, before_push, opened, played_setup, player, position

from edubba.core.bits import count_bits
from edubba.core.options import Value
from edubba.games.ulm.space import CARDS

FILE = Path(__file__).with_name("scenarios.json")
SCENARIOS: list[str] = [scenario["id"] for scenario in json.loads(FILE.read_text("utf-8"))]
TOLD: list[str] = []
Test = TypeVar("Test", bound=Callable[..., None])


def scenario(number: int) -> Callable[[Test], Test]:
    """Says which scenario a test tells."""
    TOLD.append(f"UL-S{number:02}")
    return lambda test: test


@scenario(1)
@pytest.mark.rule("UL-3.7", "UL-3.9", "UL-3.10", "UL-3.12")
def test_setup_of_four() -> None:
    table = opened(4).begin("draw_start_player")
    state = table.state
    assert table.bag() == 114
    tiles = " ".join(table.grid()).split()
    assert {name: tiles.count(name) for name in tiles} == {
        "brown": 1,
        "turquoise": 2,
        "orange": 2,
        "white": 2,
        "gray": 2,
    }
    assert table.docks() == ["brown", "turquoise", "white", "orange", "gray"]
    assert table.outer() == {}
    assert table.edges() == {}
    for seat in range(4):
        me = table.player(seat)
        assert (me.vp, me.seals, me.crests(), me.coins, me.sparrows) == (5, 12, 3, 2, 2)
        assert (me.tile_count(), me.hand, me.barge) == (1, 0, 0)
    assert count_bits(state.deck) == 33
    assert state.coat_count() == 12
    assert count_bits(state.lying_descendants()) == 4
    assert table.view(0).tower_stack == 10
    assert count_bits(state.towers) == 12  # two of them are out of the game, nobody knows which


@scenario(2)
@pytest.mark.rule("UL-3.7", "UL-13.1")
def test_setup_with_fifty_tiles() -> None:
    assert played_setup(2, tile_set="published_50").bag() == 34


@scenario(3)
@pytest.mark.rule("UL-2.4", "UL-2.5", "UL-4.8", "UL-4.10")
def test_push_from_the_west() -> None:
    grid = "brown turquoise white / gray white orange / gray turquoise orange"
    table = before_push("brown", grid=grid).play("push w1")
    assert table.grid()[1] == "brown gray white"
    assert table.outer() == {"e1": "orange"}
    assert table.line() == {"brown": 1, "white": 1, "gray": 1}
    assert table.state.is_blocked(1)
    again = before_push("gray", grid=grid, outer="e1=orange")
    assert again.refusal("push w1").rule == "UL-2.5"
    assert again.refusal("push e1").rule == "UL-2.5"


@scenario(4)
@pytest.mark.rule("UL-2.4", "UL-4.8")
def test_push_from_the_south() -> None:
    grid = "brown white turquoise / orange white gray / orange turquoise gray"
    table = before_push("white", grid=grid).play("push s2")
    assert [row.split()[2] for row in table.grid()] == ["gray", "gray", "white"]
    assert table.outer() == {"n2": "turquoise"}
    assert table.line() == {"white": 1, "gray": 2}


@scenario(5)
@pytest.mark.rule("UL-2.5", "UL-4.8")
def test_blocked_line() -> None:
    table = before_push("gray", outer="e1=brown")
    assert len(table.legal("push")) == 10
    assert not {"w1", "e1"} & {*table.legal("push")}


@scenario(6)
@pytest.mark.rule("UL-4.5")
def test_all_lines_blocked() -> None:
    outer = "e0=gray w1=gray e2=white n0=white s1=orange n2=brown"
    table = position(outer=outer, players=[player(tiles="brown " * 18 + "gray " * 20)])
    assert table.outer() == {}
    before = table.bag()
    table.play("tile orange")
    assert table.bag() == before - 1
    assert len(table.legal("push")) == 12


@scenario(7)
@pytest.mark.rule("UL-4.5", "UL-5.2")
def test_blocked_by_the_own_push() -> None:
    table = before_push(
        "brown",
        outer="e0=gray e1=brown n0=white n1=orange s2=turquoise",
        grid="brown turquoise turquoise / gray gray orange / white gray orange",
    )
    bag = table.bag()
    table.play("push w2")
    assert table.state.all_blocked()
    assert table.bag() == bag
    table.play("use_action white", "clear_side e")
    assert table.tiles() == {"gray": 1, "brown": 1, "orange": 1}
    table.play("end_turn", "tile gray")
    assert table.state.to_move == 1
    assert table.bag() == bag - 1
    assert {*table.legal("push")} == {"w0", "e0", "w1", "e1", "w2", "e2"}


@scenario(8)
@pytest.mark.rule("UL-5.1", "UL-7.3", "UL-10.1")
def test_money_with_everything() -> None:
    table = after_push(
        "gray gray white",
        tower="tower_full_mint",
        players=[player(coins=1, descendants="mint_master")],
    )
    table.play("use_action gray", "use_action gray")
    assert table.player().coins == 7


@scenario(9)
@pytest.mark.rule("UL-5.2", "UL-5.3")
def test_two_clear_aways() -> None:
    table = after_push("white white gray", outer="n0=gray n2=brown s1=white")
    table.play("use_action white", "clear_side n", "use_action white")
    assert table.tiles() == {"gray": 1, "brown": 1, "white": 1}
    assert table.outer() == {}
    third = after_push("white gray")
    assert third.refusal("use_action white").rule == "UL-4.10"


@scenario(10)
@pytest.mark.rule("UL-7.1", "UL-9.3")
def test_abbot() -> None:
    table = after_push("white gray gray", outer="w1=gray", players=[player(descendants="abbot")])
    bag = table.bag()
    table.play("use_action white", "take_dock 3")
    assert table.tiles() == {"gray": 1, "orange": 1}
    table.play("tile brown")
    assert table.docks()[3] == "brown"
    assert table.bag() == bag - 1


@scenario(11)
@pytest.mark.rule("UL-5.5")
def test_buy_with_two_colours() -> None:
    table = after_push("brown", players=[player(tiles="brown gray")])
    bag = table.bag()
    table.play("use_action brown", "card siege")
    assert table.bag() == bag + 2
    assert table.hand() == ["siege"]
    assert table.tiles() == {}
    assert table.discard() == []


@scenario(12)
@pytest.mark.rule("UL-5.5")
def test_buy_with_one_colour() -> None:
    table = after_push("brown", players=[player(tiles="gray gray gray")])
    bag = table.bag()
    table.play("use_action brown", "card patrician", "card nave_2", "choose_card nave_2")
    assert table.tiles() == {"gray": 1}
    assert table.hand() == ["nave_2"]
    assert table.discard() == ["patrician"]
    assert table.bag() == bag + 2


@scenario(13)
@pytest.mark.rule("UL-5.6")
def test_councilman() -> None:
    table = after_push("brown", players=[player(tiles="white orange", descendants="councilman")])
    table.play("use_action brown", "card siege", "card nave_1", "choose_card siege")
    assert table.hand() == ["siege"]
    assert table.discard() == ["nave_1"]


@scenario(14)
@pytest.mark.rule("UL-5.7")
def test_guild_rates() -> None:
    table = after_push(
        "brown",
        tower="tower_guild_rates",
        players=[player(tiles="turquoise", descendants="councilman")],
    )
    bag = table.bag()
    table.play("use_action brown", "card siege")
    assert table.hand() == ["siege"]
    assert table.bag() == bag + 1
    assert table.tiles() == {}


@scenario(15)
@pytest.mark.rule("UL-5.9")
def test_jumping_barges() -> None:
    people = [player(barge=5), player(barge=6), player(barge=7)]
    table = after_push("turquoise orange", seats=3, players=people)
    table.play("use_action turquoise")
    assert table.player().barge == 8
    table.play("use_action orange")
    assert {*table.legal("seal_quarter")} == {"town_hall", "garden"}


@scenario(16)
@pytest.mark.rule("UL-5.9", "UL-5.11", "UL-7.8")
def test_passing_a_bonus() -> None:
    me = player(barge=17, coins=0, sparrows=2, descendants="barge_driver")
    table = after_push("turquoise", players=[me]).play("use_action turquoise", "move_steps 2")
    assert (table.player().barge, table.player().sparrows, table.player().coins) == (19, 3, 0)


@scenario(17)
@pytest.mark.rule("UL-4.10", "UL-5.10")
def test_end_of_the_river() -> None:
    table = after_push("turquoise gray", players=[player(barge=20), player(barge=21)])
    assert "use_action turquoise" not in table.legal()
    assert table.refusal("use_action turquoise").rule == "UL-5.10"


@scenario(18)
@pytest.mark.rule("UL-5.12", "UL-6.6")
def test_tillage() -> None:
    table = after_push("orange gray", players=[player(barge=3, coins=2), player(barge=4)])
    table.play("use_action orange", "seal_quarter tillage", "take_dock 2", "tile gray")
    table.play("move_steps 2")
    me = table.player()
    assert (me.coins, me.barge, me.seals) == (1, 6, 11)
    assert table.tiles() == {"white": 1}
    assert table.seals_in("tillage") == 1


@scenario(19)
@pytest.mark.rule("UL-6.1")
def test_gold_coat() -> None:
    table = after_push("orange gray", players=[player(barge=2, coins=2)])
    table.play("use_action orange", "seal_quarter leaning_house")
    table.play("coat gold_town_hall", "coat silver_langenau")
    table.play("choose_coat gold_town_hall", "choose_edge n1")
    me = table.player()
    assert (me.vp, me.crests(), me.coins, me.seals) == (8, 2, 0, 10)
    assert table.state.crest_owner(2) == 0
    assert table.seals_in("leaning_house") == 1
    assert table.edges() == {"n1": 0}
    assert [*table.state.returned] == [9]


@scenario(20)
@pytest.mark.rule("UL-6.8", "UL-13.6")
@pytest.mark.parametrize(("option", "vp"), [("owner", [22, 5]), ("sealing_opponent", [20, 6])])
def test_crest_income(option: str, vp: list[int]) -> None:
    owner = player(coats="coat_gold_town_hall", vp=20, barge=9)
    table = after_push(
        "orange gray", options={"crest_income": option}, players=[owner, player(barge=8)], to_move=1
    )
    table.play("use_action orange", "seal_quarter town_hall", "card siege", "town_hall coin")
    table.play("end_turn")
    later = after_push(
        "orange gray",
        options={"crest_income": option},
        players=[
            player(coats="coat_gold_town_hall", vp=table.points()[0], barge=9),
            player(barge=8),
        ],
    )
    later.play("use_action orange", "seal_quarter town_hall", "card siege", "town_hall coin")
    assert [later.points()[0], table.points()[1]] == vp


@scenario(21)
@pytest.mark.rule("UL-6.2", "UL-7.9")
def test_mint_master_works_at_once() -> None:
    table = after_push(
        "orange gray gray",
        players=[player(barge=6, coins=2)],
        oath_house=["mint_master", "abbot", "builder", "merchant"],
    )
    table.play("use_action orange", "seal_quarter oath_house", "choose_descendant mint_master")
    assert table.player().coins == 0
    table.play("use_action gray", "use_action gray")
    assert table.player().coins == 4


@scenario(22)
@pytest.mark.rule("UL-6.3")
def test_town_hall() -> None:
    table = after_push("orange gray", players=[player(barge=9, coins=3)])
    table.play("use_action orange", "seal_quarter town_hall", "card siege", "town_hall coin")
    assert table.hand() == ["siege"]
    assert table.player().coins == 2


@scenario(23)
@pytest.mark.rule("UL-6.4")
def test_reichenauer_hof() -> None:
    table = after_push(
        "orange gray",
        players=[player(barge=13, coins=2, vp=10, descendants="abbot")],
        quarters={"leaning_house": [2, 0], "tillage": [1, 0], "oath_house": [1, 0]},
    )
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert table.points()[0] == 14


@scenario(24)
@pytest.mark.rule("UL-6.5")
def test_goose_tower() -> None:
    table = after_push(
        "orange gray", players=[player(barge=16, coins=2)], discard=["nave_1", "siege", "fustian_2"]
    )
    table.play("use_action orange", "seal_quarter goose_tower", "goose_tower discard_pile")
    table.play("choose_card siege")
    assert table.hand() == ["siege"]
    assert table.discard() == ["nave_1", "fustian_2"]
    assert count_bits(table.state.deck) == 30


@scenario(25)
@pytest.mark.rule("UL-4.12", "UL-4.13", "UL-6.7")
def test_shipyard_plays_another_card() -> None:
    table = after_push(
        "orange gray", players=[player(barge=13, coins=2, hand="nave_2 patrician siege")]
    )
    table.play("play_face_up nave_2", "use_action orange", "seal_quarter shipyard")
    table.play("take_dock 0", "tile gray", "card_mode play", "play_face_up patrician")
    assert table.face_up() == ["nave_2", "patrician"]
    assert table.player().played == 2
    assert table.refusal("play_face_up siege").rule == "UL-4.12"


@scenario(26)
@pytest.mark.rule("UL-6.1")
def test_no_crest_left() -> None:
    gold = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
    table = after_push(
        "orange gray",
        players=[player(barge=7, coins=2, coats=gold)],
        quarters={"town_hall": [4, 0], "tillage": [4, 0]},
    )
    vp = table.points()[0]
    table.play("use_action orange", "seal_quarter garden")
    table.play("coat gold_garden", "coat silver_albeck", "choose_edge s0")
    assert table.points()[0] == vp + 4
    assert [*table.state.returned] == [1]
    assert table.player().seals == 2
    assert table.seals_in("garden") == 1


@scenario(27)
@pytest.mark.rule("UL-2.6", "UL-9.1", "UL-13.4")
@pytest.mark.parametrize(
    ("trigger", "gained"), [("adjacent_cell", [1, 1, 0, 0]), ("entry_point", [0, 1, 0, 0])]
)
def test_sparrows_of_edge_seals(trigger: str, gained: list[int]) -> None:
    table = before_push(
        "gray",
        seats=4,
        options={"sparrow_trigger": trigger},
        to_move=3,
        edges={"n0": 0, "w0": 1, "n1": 2},
        players=[player(), player(), player(), player()],
    )
    table.play("push w0")
    assert [table.player(seat).sparrows - 2 for seat in range(4)] == gained


@scenario(28)
@pytest.mark.rule("UL-4.7", "UL-9.3")
def test_exchange() -> None:
    table = before_push("gray")
    bag = table.bag()
    table.play("exchange_dock 3")
    assert table.player().sparrows == 1
    assert table.docks()[3] == "gray"
    assert table.bag() == bag
    assert table.refusal("exchange_dock 0").rule == "UL-4.7"
    table.play("push n0")
    assert table.grid()[0].split()[0] == "orange"


@scenario(29)
@pytest.mark.rule("UL-7.2")
def test_scholar() -> None:
    table = before_push("gray", players=[player(tiles="orange", descendants="scholar")])
    table.play("scholar_push orange", "push n0")
    assert table.grid()[0].split()[0] == "orange"
    assert table.tiles() == {"gray": 1}


@scenario(30)
@pytest.mark.rule("UL-7.4")
def test_city_guard() -> None:
    grid = "gray brown white / orange gray white / turquoise orange brown"
    table = before_push("gray", grid=grid, players=[player(descendants="city_guard")])
    table.play("push e2")
    assert table.grid()[2] == "orange brown gray"
    assert table.outer() == {"w2": "turquoise"}
    assert table.points()[0] == 7


@scenario(31)
@pytest.mark.rule("UL-7.5")
def test_builder() -> None:
    table = position(players=[player(descendants="builder")])
    bag = table.bag()
    table.play("tile orange", "tile white", "builder_keep white")
    assert table.bag() == bag - 1
    assert table.state.drawn_tile == 2


@scenario(32)
@pytest.mark.rule("UL-10.2", "UL-13.9")
@pytest.mark.parametrize(
    ("option", "coins", "vp"),
    [("pay_what_you_have", [3, 0, 0], [9, 9, 3]), ("lose_5_vp", [3, 1, 0], [9, 4, -2])],
)
def test_imperial_tax(option: str, coins: list[int], vp: list[int]) -> None:
    people = [player(coins=5, vp=9), player(coins=1, vp=9), player(coins=0, vp=3)]
    options: dict[str, Value] = {"tax_shortfall": option}
    table = position(
        seats=3, options=options, players=people, round=3, at="turn_up_tower", actor=-1
    )
    table.play("tower imperial_tax")
    assert [table.player(seat).coins for seat in range(3)] == coins
    assert table.points() == vp


@scenario(33)
@pytest.mark.rule("UL-10.3")
def test_stone_levy() -> None:
    people = [player(tiles="gray gray white", vp=10), player(tiles="brown", vp=10)]
    table = position(players=people, round=3, at="turn_up_tower", actor=-1)
    bag = table.bag()
    table.play("tower stone_levy", "levy tiles", "levy_give gray", "levy_give gray")
    assert table.tiles() == {"white": 1}
    assert table.bag() == bag + 2
    assert table.tiles(1) == {"brown": 1}
    assert table.points() == [10, 5]


@scenario(34)
@pytest.mark.rule("UL-5.15")
def test_long_reach() -> None:
    table = after_push("orange", tower="tower_long_reach", players=[player(barge=6)])
    table.play("use_action orange")
    assert {*table.legal("seal_quarter")} == {
        "leaning_house",
        "oath_house",
        "town_hall",
        "tillage",
        "garden",
    }


@scenario(35)
@pytest.mark.rule("UL-5.14", "UL-8.5")
def test_chronicle_with_discount() -> None:
    me = player(hand="first_ulm_chronicle", tiles="orange", coins=0, barge=8)
    table = position(tower="tower_notary_discount", players=[me])
    bag = table.bag()
    table.play("play_immediate first_ulm_chronicle", "seal_quarter town_hall", "card siege")
    assert table.bag() == bag + 1
    assert table.discard() == ["first_ulm_chronicle"]
    table.play("town_hall tile", "take_dock 0", "tile gray")
    assert table.hand() == ["siege"]
    assert table.tiles() == {"brown": 1}
    assert table.player().played == 1
    assert table.player().coins == 0


LAST_TURN = {"round": 10, "start_player": 1, "to_move": 0}


@scenario(36)
@pytest.mark.rule("UL-11.5", "UL-13.3")
@pytest.mark.parametrize(("option", "vp"), [("15_12", 27), ("12_9", 21)])
def test_trade_sets(option: str, vp: int) -> None:
    face_up = "fustian_1 fustian_2 fustian_3 fustian_4 works_of_art_1 commercial_goods_1"
    table = after_push(
        "gray",
        players=[player(face_up=face_up)],
        options={"trade_set_scoring": option},
        **LAST_TURN,
    ).play("end_turn")
    assert table.state.result().breakdown["trade"][0] == vp


@scenario(37)
@pytest.mark.rule("UL-11.4")
def test_cathedral_set() -> None:
    me = player(face_up="nave_1 nave_2 choir_1 steeple_1")
    table = after_push("gray", players=[me], **LAST_TURN).play("end_turn")
    assert table.state.result().breakdown["cathedral"][0] == 21


@scenario(38)
@pytest.mark.rule("UL-11.3", "UL-11.10", "UL-11.15", "UL-11.17")
def test_final_score() -> None:
    me = player(vp=22, sparrows=2, barge=9, coins=3, face_up="nave_1 choir_1 steeple_1 patrician")
    table = after_push("gray", players=[me], **LAST_TURN).play("end_turn")
    assert table.state.result().points[0] == 44


@scenario(39)
@pytest.mark.rule("UL-11.16")
@pytest.mark.parametrize(("b_quarters", "places"), [(5, [2, 1, 3]), (4, [1, 1, 3])])
def test_tie_break(b_quarters: int, places: list[int]) -> None:
    names = ["tillage", "town_hall", "garden", "shipyard", "goose_tower"]
    quarters = {name: [int(i < 4), int(i < b_quarters), 0] for i, name in enumerate(names)}
    people = [
        player(vp=vp, sparrows=0, barge=barge) for vp, barge in ((41, 15), (40, 16), (33, 17))
    ]
    table = after_push(
        "gray", seats=3, players=people, quarters=quarters, round=10, start_player=1
    ).play("end_turn")
    result = table.state.result()
    assert result.points == [46, 46, 40]
    assert result.places == places


@scenario(40)
@pytest.mark.rule("UL-8.8")
def test_reshuffle() -> None:
    gone = ["nave_1", "siege", "choir_1", "fustian_1", "patrician", "steeple_2"]
    table = after_push(
        "brown", players=[player(tiles="gray white", face_up=rest(gone))], discard=gone
    )
    table.play("use_action brown", "card siege")
    assert count_bits(table.state.deck) == 5
    assert table.discard() == []
    assert table.hand() == ["siege"]


def rest(cards: list[str]) -> str:
    """All the other cards."""
    return " ".join(card for card in CARDS if card not in cards)


@scenario(41)
@pytest.mark.rule("UL-4.11", "UL-4.13", "UL-6.7", "UL-8.5")
def test_nested_card_actions() -> None:
    table = after_push(
        "brown gray gray",
        players=[player(barge=15, coins=1, hand="first_ulm_chronicle nave_3", tiles="orange")],
        turn={"plays_left": 0},
    )
    vp = table.points()[0]
    for move in (
        "use_action brown",
        "play_immediate first_ulm_chronicle",
        "seal_quarter shipyard",
        "take_dock 4",
        "tile gray",
        "card_mode play",
        "play_immediate nave_3",
    ):
        table.play(move)
        if move != "play_immediate nave_3":
            assert not {"use_action gray", "end_turn"} & {*table.legal()}
    me = table.player()
    assert (me.coins, me.seals, table.tiles(), me.played) == (0, 11, {}, 2)
    assert table.points()[0] == vp + 6
    assert table.discard() == ["nave_3", "first_ulm_chronicle"]
    assert table.line() == {"gray": 2}


@scenario(42)
@pytest.mark.rule("UL-7.4")
def test_city_guard_wants_a_new_line() -> None:
    grid = "gray white orange / gray brown brown / gray turquoise white"
    table = before_push("gray", grid=grid, players=[player(descendants="city_guard")])
    table.play("push w1")
    assert table.grid()[1] == "gray gray brown"
    assert table.points()[0] == 5


@scenario(43)
@pytest.mark.rule("UL-4.6", "UL-4.12", "UL-8.2")
def test_drawn_tile_pays_nothing() -> None:
    me = player(tiles="white", hand="construction_freeze city_wall")
    table = before_push("gray", players=[me], outer="n1=orange")
    assert {*table.legal("play_face_up")} == {"construction_freeze", "city_wall"}
    assert table.legal("play_immediate") == ["city_wall"]
    bag = table.bag()
    table.play("play_immediate city_wall")
    assert table.bag() == bag + 1
    assert table.tiles() == {"orange": 1}
    assert table.points()[0] == 7
    assert {"n1", "s1"} <= {*table.legal("push")}


@scenario(44)
@pytest.mark.rule("UL-5.11", "UL-7.8", "UL-8.10")
def test_card_moves() -> None:
    me = player(barge=18, coins=0, hand="fustian_3", tiles="turquoise", descendants="barge_driver")
    people = [me, player(barge=19), player(barge=4)]
    table = position(seats=3, players=people).play("play_immediate fustian_3")
    assert table.legal("move_steps") == ["0", "1"]
    stayed = position(seats=3, players=people).play("play_immediate fustian_3", "move_steps 0")
    assert (stayed.player().coins, stayed.player().barge) == (3, 18)
    table.play("move_steps 1", "take_dock 0", "tile gray")
    moved = table.player()
    assert (moved.coins, moved.barge, moved.sparrows) == (3, 20, 2)
    assert table.tiles() == {"brown": 1}


@scenario(45)
@pytest.mark.rule("UL-4.12", "UL-10.7")
def test_council_assembly() -> None:
    me = player(hand="nave_1 choir_1 steeple_1")
    table = position(
        players=[me],
        tower="tower_council_assembly",
        grid="gray gray white / brown turquoise turquoise / white orange orange",
    )
    table.play("play_face_up nave_1", "draw_tile", "tile gray", "push w0", "play_face_up choir_1")
    assert table.line() == {"gray": 3}
    assert table.refusal("play_face_up steeple_1").rule == "UL-4.12"


@scenario(46)
@pytest.mark.rule("UL-6.9", "UL-8.12", "UL-8.13", "UL-8.15")
def test_three_tops() -> None:
    me = player(
        hand="siege swabian_league patrician",
        tiles="white turquoise gray",
        coins=0,
        sparrows=0,
        vp=10,
    )
    quarters = {"tillage": [2, 0], "garden": [2, 0]}
    edges = {"n0": 0, "s2": 0}
    siege = position(players=[me], quarters=quarters, edges=edges).play("play_immediate siege")
    assert siege.points()[0] == 14
    league = position(players=[me], quarters=quarters, edges=edges)
    bag = league.bag()
    league.play("play_immediate swabian_league")
    for slot in range(3):
        league.play(f"take_dock {slot}", "tile gray")
    assert league.bag() == bag - 2
    assert league.player().tile_count() == 5
    patrician = position(players=[me], quarters=quarters, edges=edges)
    patrician.play("play_immediate patrician")
    assert (patrician.player().coins, patrician.player().sparrows) == (2, 2)


@scenario(47)
@pytest.mark.rule("UL-13.5")
def test_same_seal() -> None:
    table = after_push(
        "orange gray", options={"coat_edge_seal": "same_seal"}, players=[player(barge=2, coins=2)]
    )
    table.play("use_action orange", "seal_quarter leaning_house")
    table.play("coat silver_albeck", "coat gold_garden", "choose_coat silver_albeck")
    table.play("choose_edge e1")
    assert table.player().seals == 11
    assert table.edges() == {"e1": 0}
    assert table.seals_in("leaning_house") == 0
    assert table.state.own_quarters(0) == 0
    assert table.points()[0] == 9


@scenario(48)
@pytest.mark.rule("UL-5.7", "UL-13.8")
def test_book_fair() -> None:
    me = player(tiles="white white", coins=1)
    table = after_push("brown", tower="tower_book_fair", players=[me]).play("use_action brown")
    assert table.legal() == ["pay_pair white+white", "pay_coin"]
    must = after_push(
        "brown", tower="tower_book_fair", players=[me], options={"tower_cost_mode": "must"}
    )
    must.play("use_action brown", "card siege")
    assert must.player().coins == 0
    assert must.tiles() == {"white": 2}


def test_no_scenario_is_missing() -> None:
    assert TOLD == SCENARIOS
