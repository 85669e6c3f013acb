"""Passing, order of play, points, end of turn and end of the game (AF-14 to AF-18)."""

import pytest
from tests.games.after_the_flood.table import COLOURS, Flood, Player, empire, given, new_game, step

from edubba.core import OVER, word
from edubba.core.words import JsonObject


@pytest.mark.rule("AF-14.1", "AF-20.8")
def test_passing_with_a_bid() -> None:
    game = given(red={"resources": {"gold": 2, "wood": 1}}).play("act pass")
    assert game.legal() == ["pass_add wood", "pass_add gold", "pass_end"]
    game.play("pass_add gold", "pass_add wood")
    assert game.of("red")["bid"] == {"gold": 1, "wood": 1}
    game.play("pass_end")
    assert game.goods("red") == {"gold": 1}
    assert game.actor == "purple"
    assert game.log() == ["Red passes and bids 1 wood and 1 gold, worth 6."]
    assert given().play("act pass", "pass_end").log()[-1] == "Red passes without a bid."


@pytest.mark.rule("AF-14.1", "AF-20.8")
def test_passing_with_nothing_is_not_asked_about() -> None:
    game = given(red={"resources": {}}).play("act pass")
    assert game.actor == "purple"
    game = given(red={"resources": {"oil": 1}}).play("act pass", "pass_add oil")
    assert game.actor == "purple", "nothing is left to add"


@pytest.mark.rule("AF-14.2", "AF-17.2")
def test_bids_are_open_and_lost() -> None:
    game = given(red={"resources": {"gold": 1}}, purple={"resources": {}}, green={"resources": {}})
    game.play("act pass", "pass_add gold")
    assert game.of("red")["bid"] == {"gold": 1}
    assert game.stock("gold") == 6, "not in the stock before phase 6"
    game.play("act pass", "act pass")
    assert game.state.turn == 2
    assert "gold" not in game.goods("red")
    assert game.stock("gold") == 7


@pytest.mark.rule("AF-14.3", "AF-16.1")
def test_armies_of_a_player_who_passed_can_be_attacked_and_score() -> None:
    players: dict[str, Player] = {
        "red": {**empire("guti_1", guti=1, available=3), "resources": {"wood": 1}},
        "purple": empire("sumer_1", 2, umma=1, nippur=2),
        "green": {"resources": {}, "workers": {}},
    }
    game = given(passed="purple", players=players)
    game.play("act expand_empire", "pay wood", "invade umma").roll(12)
    assert game.armies("red", "umma") == 1
    game.play("expand_end", "act pass", "act pass")
    assert game.state.turn == 2
    assert [game.score(colour) for colour in COLOURS] == [4, 2, 0]


def ordered(order: str, **bids: dict[str, int]) -> str:
    players = {colour: {"bid": {**bid}} for colour, bid in bids.items()}
    game = given(order=order, decision=step("settle_order"), players=players)
    return " ".join(COLOURS[seat] for seat in game.state.turn_order())


@pytest.mark.rule("AF-15.1", "AF-22.13")
def test_the_order_goes_by_the_value_of_bids_and_ties_keep_their_order() -> None:
    rpg, wood, metal, oil = "red purple green", {"wood": 1}, {"metal": 1}, {"oil": 1}
    assert ordered(rpg) == rpg
    assert ordered("green red purple", red=wood, purple=metal) == rpg
    assert ordered("green red purple", purple=wood, red=metal) == rpg
    assert ordered("purple red green", purple=wood, red=metal) == "purple red green"
    assert ordered(rpg, green={"lapis": 1}, purple={"grain": 3}) == "green purple red"
    assert ordered(rpg, red=oil, purple=oil, green=oil) == rpg


@pytest.mark.rule("AF-15.1")
def test_the_order_of_passing_is_irrelevant() -> None:
    game = given(order="red purple green")
    game.play("act pass", "pass_end", "act pass", "pass_add gold", "pass_end")
    game.play("act pass", "pass_end")
    assert game.order() == ["purple", "red", "green"]


@pytest.mark.rule("AF-16.1", "AF-16.2", "AF-22.14")
def test_empire_points() -> None:
    for cities, points in (({}, 8), ({"nippur": "plain"}, 10), ({"umma": "plain"}, 8)):
        game = given(
            decision=step("score_empires"),
            red={**empire("guti_1", ur=2, nippur=1, guti=1, egypt=2), "cities": cities},
        )
        assert game.score("red") == points
        assert game.score("purple") == 0
    assert sum(new_game().all_pass().state.scores()) == 0


@pytest.mark.rule("AF-16.3", "AF-20.9", "AF-2.7")
def test_expanding_cities() -> None:
    lots = {"wood": 6, "tools": 1, "oil": 1, "gold": 2, "lapis": 1}
    red: Player = {
        "cities": {"ur": "plain", "umma": "expanded", "eridu": "plain"},
        "resources": lots,
    }
    empty: JsonObject = {"resources": {}}
    game = given(decision=step("score_empires"), red=red, purple=empty, green=empty)
    assert game.legal() == ["city_expand ur", "city_expand eridu", "city_end"]
    assert game.why("city_expand umma") == "expanded_already"
    assert game.why("city_expand sippar") == "not_your_city"
    game.play("city_expand ur")
    assert len(game.legal("luxuries")) == 16
    game.play("luxuries 15")
    assert game.score("red") == 20
    assert game.legal() == ["city_expand eridu", "city_end"]
    game.play("city_expand eridu")
    assert game.legal("luxuries") == ["0", "4"]
    assert game.why("luxuries 1") == "good_not_held"
    game.play("luxuries 4")
    assert game.score("red") == 27
    assert game.state.turn == 2, "no unexpanded city is left"
    assert game.goods("red")["wood"] == 2


@pytest.mark.rule("AF-16.3", "AF-2.7")
def test_points_by_luxuries() -> None:
    lots = {"wood": 2, "tools": 1, "oil": 1, "gold": 1, "lapis": 1}
    for chosen, points in ((0, 4), (1, 7), (8, 7), (3, 10), (12, 10), (7, 14), (14, 14), (15, 20)):
        red: Player = {"cities": {"ur": "plain"}, "resources": lots}
        game = given(decision=step("score_empires"), red=red)
        game.play("city_expand ur", f"luxuries {chosen}")
        assert game.score("red") == points
        left = game.goods("red")
        for bit, good in enumerate(["tools", "oil", "gold", "lapis"]):
            assert (good in left) == (not (chosen >> bit) & 1)


@pytest.mark.rule("AF-16.3", "AF-15.2", "AF-20.9")
def test_cities_are_expanded_in_the_new_order_by_who_can() -> None:
    def owner(area: str, wood: int) -> JsonObject:
        return {"cities": {area: "plain"}, "resources": {"wood": wood}}

    green = owner("ur", 2)
    green["bid"] = {"oil": 1}
    game = given(
        order="red purple green",
        decision=step("settle_order"),
        red=owner("umma", 2),
        purple=owner("uruk", 1),
        green=green,
    )
    assert game.order() == ["green", "red", "purple"]
    assert game.actor == "green"
    game.play("city_end")
    assert game.actor == "red", "each player may decline"
    game.play("city_expand umma", "luxuries 0")
    assert game.state.turn == 2, "purple lacks wood"


@pytest.mark.rule("AF-16.4")
def test_armies_do_not_hinder_expansion() -> None:
    game = given(
        decision=step("score_empires"),
        red={"cities": {"ur": "plain"}, "resources": {"wood": 2}},
        purple=empire("sumer_1", ur=2),
    )
    assert game.legal("city_expand") == ["ur"]


@pytest.mark.rule("AF-17.1", "AF-17.2", "AF-17.3")
def test_the_end_of_a_turn() -> None:
    game = given(
        turn=2,
        passed="red purple green",
        decision=step("end_of_turn"),
        red={
            **empire("isin_2", isin=2, uruk=1, available=4),
            "workers": {"stock": 6, "elam": 2},
            "moved_cities": 3,
            "bid": {"oil": 1},
        },
    )
    assert game.state.turn == 3
    assert game.of("red")["armies"] == {"available": 0, "unavailable": 20}
    assert game.workers("red", "elam") == 2
    assert game.workers("red", "stock") == 8
    assert game.of("red")["empire"] is None
    assert game.of("red")["started_as"] is None
    assert game.of("red")["moved_cities"] == 0
    assert game.of("red")["bid"] == {}
    assert game.state.to_json()["passed"] == []
    assert game.actor == "red"


@pytest.mark.rule("AF-17.3", "AF-18.1")
def test_after_turn_five_the_game_is_over() -> None:
    game = given(turn=5, decision=step("end_of_turn"))
    assert game.state.actor == OVER
    game = given(turn=4, decision=step("end_of_turn"))
    assert game.state.turn == 5
    game.all_pass()
    assert game.state.actor == OVER
    assert game.log()[-1].endswith("points, before Purple in the order of play.")


def ended(*, boxes: bool = False, order: str = "red purple green", **players: Player) -> Flood:
    return given(
        turn=5,
        order=order,
        decision=step("final_scoring"),
        options={"score_worker_boxes": boxes},
        players={c: {"workers": {}, **players.get(c, {})} for c in COLOURS},
    )


@pytest.mark.rule("AF-18.2", "AF-3.1")
def test_most_workers_score_every_area_abroad() -> None:
    values = {"egypt": 4, "amorites": 4, "hittites": 3, "mittani": 3, "assyria": 2, "kassites": 4}
    values |= {"guti": 2, "elam": 3, "dilmun": 2, "chaldea": 3, "larsa": 0, "isin": 0, "akkad": 0}
    for area, points in values.items():
        game = ended(purple={"workers": {area: 2}}, green={"workers": {area: 1}})
        assert game.state.result().points == [0, points, 0]
        assert ended(green={"workers": {area: 1}}).state.result().points == [0, 0, points]
        tied = ended(red={"workers": {area: 2}}, green={"workers": {area: 2}})
        assert tied.state.result().points == [0, 0, 0]
        three = ended(
            red={"workers": {area: 2}}, purple={"workers": {area: 2}}, green={"workers": {area: 3}}
        )
        assert three.state.result().points == [0, 0, points]
    everywhere = ended(red={"workers": dict.fromkeys(values, 1)})
    assert everywhere.state.result().points == [30, 0, 0]
    assert everywhere.state.result().breakdown["workers"] == [30, 0, 0]


@pytest.mark.rule("AF-18.3")
def test_boxes_score_by_option() -> None:
    crew: JsonObject = {"workers": {"irrigation": 1, "weaving": 2, "scribes_ready": 1}}
    assert ended(red=crew).state.result().points == [0, 0, 0]
    result = ended(boxes=True, red=crew).state.result()
    assert result.points == [7, 0, 0]
    assert result.breakdown["boxes"] == [7, 0, 0]
    assert result.breakdown["workers"] == [0, 0, 0]


@pytest.mark.rule("AF-18.4")
def test_final_ties_are_broken_by_the_order_of_play() -> None:
    tied: JsonObject = {"points": {"areas": 10}}
    for order, places in (
        ("red purple green", [1, 2, 3]),
        ("green purple red", [3, 2, 1]),
        ("purple green red", [3, 1, 2]),
    ):
        game = ended(order=order, red=tied, purple=tied, green=tied)
        assert game.state.result().places == places
    game = ended(order="green red purple", red=tied, purple={"points": {"cities": 11}}, green=tied)
    result = game.state.result()
    assert result.places == [3, 1, 2]
    assert word(result.reason) == "Purple wins with 11 points."
    game = ended(order="green red purple", red=tied, green=tied)
    assert word(game.state.result().reason) == (
        "Green wins with 10 points, before Red in the order of play."
    )


@pytest.mark.rule("AF-18.5")
def test_what_is_left_over_scores_nothing() -> None:
    rich: JsonObject = {
        "resources": {"gold": 4, "lapis": 7},
        "cities": {"ur": "expanded", "umma": "plain"},
        "workers": {"scribes_ready": 2, "tool_makers_ready": 3, "stock": 5},
    }
    assert ended(boxes=True, red=rich).state.result().points == [0, 0, 0]


@pytest.mark.rule("AF-22.17")
def test_points_never_go_down_and_have_no_limit() -> None:
    game = given(
        decision=step("score_empires"), red={"points": {"cities": 140}, **empire("guti_1", guti=1)}
    )
    assert game.score("red") == 142


def test_words() -> None:
    game = given(red={"resources": {"gold": 1}}).play("act pass")
    assert [*game.labels().values()] == ["Bid gold (value 4)", "End the bid"]
    assert game.refusal("pass_add oil").rule == "AF-14.1"
    red: Player = {
        "cities": {"ur": "plain"},
        "resources": {"wood": 2, "tools": 1, "gold": 1, "lapis": 1},
        **empire("sumer_1", ur=1),
    }
    game = given(decision=step("score_empires"), red=red)
    assert [*game.labels().values()] == ["Expand the city in Ur", "Expand no more cities"]
    game.play("city_expand ur")
    labels = [*game.labels().values()]
    assert labels[0] == "Only wood: 4 points"
    assert labels[1] == "Wood with tools: 7 points"
    assert labels[-1] == "Wood with tools, gold and lapis lazuli: 14 points"
    game.play("luxuries 13")
    log = " ".join(game.log())
    assert "Red expands the city in Ur with 2 wood, 1 tools, 1 gold and 1 lapis" in log
    scored = new_game()
    scored.play("act start_empire", "empire sumer_1", "empire_area ur", "buy_end", "equip_end")
    scored.play("place_armies 1").all_pass()
    assert "Red scores 2 points for 1 area." in scored.log()
    assert not [line for line in scored.log() if line.startswith("Purple scores")]
