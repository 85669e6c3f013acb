"""Phase 3: rounds, the six actions, and the cost after the first pass (AF-7)."""

import pytest
from tests.games.after_the_flood.table import Player, empire, given, new_game

from edubba.core import InvalidInput

ARMED = empire("sumer_1", ur=1, available=3)


@pytest.mark.rule("AF-7.2", "AF-20.1")
def test_six_actions() -> None:
    game = given(red={**ARMED, "workers": {"elam": 1, "stock": 2}})
    assert game.legal("act") == ["build_city", "place_workers", "trade", "expand_empire", "pass"]
    game = given(red={"workers": {"elam": 1, "stock": 2}})
    assert game.legal("act") == ["build_city", "place_workers", "trade", "start_empire", "pass"]
    for act, node in (
        ("build_city", "build"),
        ("place_workers", "place_workers"),
        ("trade", "trade"),
        ("start_empire", "empire"),
        ("pass", "pass"),
    ):
        assert given(red={"workers": {"elam": 1, "stock": 2}}).play(f"act {act}").asked == node
    assert given(red=ARMED).play("act expand_empire").asked == "expand"
    assert game.why("build ur") == "other_question"
    assert game.why("roll 1 1") == "only_chance"


@pytest.mark.rule("AF-7.1")
def test_rounds_go_on_in_the_same_order_until_all_have_passed() -> None:
    game = new_game("green-red-purple")
    sites = iter(["ur", "uruk", "umma", "nippur", "sippar", "eridu", "lagash", "babylon"])
    for colour in ("green", "red", "purple", "green"):
        assert game.actor == colour
        game.play("act build_city", f"build {next(sites)}")
    game.play("act pass", "pass_end")  # red
    for colour in ("purple", "green", "purple"):
        assert game.actor == colour
        game.play("act build_city", "pay grain", f"build {next(sites)}")
    game.play("act pass", "pass_end")  # green
    assert game.actor == "purple", "who is left alone goes on"
    game.play("act place_workers", "pay grain", "pw_spend grain", "pw_to egypt")
    assert game.actor == "purple"
    game.play("act pass", "pass_end")
    assert game.state.turn == 2


@pytest.mark.rule("AF-7.3", "AF-20.2")
def test_the_cost_is_one_resource_worker_or_army() -> None:
    goods = {"grain": 1, "wood": 1, "metal": 1, "textile": 1}
    goods |= {"tools": 1, "oil": 1, "gold": 1, "lapis": 1}
    red = {**ARMED, "resources": goods, "workers": {"stock": 1}}
    payments = [*goods, "worker", "army"]
    for payment in payments:
        game = given(passed="purple", red=red).play("act build_city")
        assert game.legal("pay") == payments
        game.play(f"pay {payment}", "build nippur")
        if payment == "worker":
            assert game.workers("red", "stock") == 0
            assert game.workers("red", "unavailable") == 25
        elif payment == "army":
            assert game.armies("red", "available") == 2
            assert game.armies("red", "unavailable") == 17
        else:
            assert payment not in game.goods("red")
            assert len(game.goods("red")) == 7
        assert game.actor == "green"
        assert game.log()[0].endswith("for the action “Build a city”.")
    game = given(passed="purple", red={**red, "resources": {"gold": 1}}).play("act build_city")
    assert game.legal("pay") == ["gold", "worker", "army"]
    assert game.why("pay oil") == "cannot_pay"


@pytest.mark.rule("AF-7.3")
def test_nobody_pays_before_the_first_pass_and_passing_is_free() -> None:
    game = given(order="red purple green").play("act build_city")
    assert game.asked == "build"
    game = given(passed="green", red={"resources": {}, "workers": {}}).play("act pass")
    assert game.actor == "purple"


@pytest.mark.rule("AF-7.3", "AF-7.1")
def test_the_rest_of_the_round_pays_as_well() -> None:
    game = given().play("act pass", "pass_end", "act build_city")
    assert game.actor == "purple"
    assert game.asked == "payment"


@pytest.mark.rule("AF-7.3")
def test_repeats_cost_no_second_payment() -> None:
    red = {**ARMED, "armies": {"ur": 1, "available": 5}, "resources": {"gold": 1}}
    game = given(passed="green", red=red)
    game.play("act expand_empire", "pay gold", "invade umma", "invade uruk")
    assert game.armies("red", "available") == 5 - 1 - 1 - 1
    assert game.asked == "expand"


@pytest.mark.rule("AF-7.4")
def test_a_payment_must_leave_the_action_possible() -> None:
    # One worker, one resource: placing needs both, so only a third thing can pay.
    red = {"workers": {"stock": 1}, "resources": {"wood": 1}}
    game = given(passed="green", red=red)
    assert game.why("act place_workers") == "no_payment_left"
    assert "build_city" in game.legal("act")
    game = given(passed="green", red={**ARMED, **red}).play("act place_workers")
    assert game.legal("pay") == ["army"]
    game = given(passed="green", red={**red, "resources": {"wood": 2}}).play("act place_workers")
    assert game.legal("pay") == ["wood"]
    # A ready scribe needs neither.
    scribe = {"workers": {"stock": 1, "scribes_ready": 1}, "resources": {}}
    assert given(passed="green", red=scribe).play("act place_workers").legal("pay") == ["worker"]


@pytest.mark.rule("AF-7.4", "AF-22.2")
def test_a_piece_just_paid_can_be_taken_again() -> None:
    """No gold is in the stock; whoever pays gold for Trade can take it for textile."""
    game = given(
        passed="green",
        red={"workers": {"egypt": 1}, "resources": {"gold": 1, "textile": 1}},
        purple={"resources": {"gold": 6}},
        green={"resources": {}},
    )
    assert game.stock("gold") == 0
    game.play("act trade")
    assert game.legal("pay") == ["gold"]
    game.play("pay gold", "trade egypt:gold:textile")
    assert game.goods("red") == {"gold": 1}


@pytest.mark.rule("AF-7.4")
def test_armies_of_a_start_cannot_pay_for_it() -> None:
    game = given(passed="green", red={"workers": {}, "resources": {}})
    assert game.legal() == ["act pass"]
    assert game.why("act start_empire") == "nothing_to_pay_with"


@pytest.mark.rule("AF-7.5", "AF-7.6")
def test_an_action_must_do_something_and_passing_is_always_legal() -> None:
    nothing: Player = {"workers": {}, "resources": {}}
    cities = {"ur": "plain", "umma": "plain", "lagash": "plain", "nippur": "plain"}
    game = given(turn=2, red={**nothing, "cities": cities, "moved_cities": 9})
    assert game.legal() == ["act pass"]
    assert game.why("act build_city") == "moved_too_often"
    assert game.why("act place_workers") == "no_worker_no_scribe"
    assert game.why("act trade") == "no_trader"
    assert game.why("act start_empire") == "no_empire_open"
    assert game.why("act expand_empire") == "no_empire"
    game.play("act pass")
    assert game.actor == "purple"
    spare = given(red={"workers": {"stock": 1}, "resources": {}})
    assert spare.why("act place_workers") == "nothing_to_spend"


@pytest.mark.rule("AF-7.5")
def test_no_menu_can_be_ended_before_something_was_done() -> None:
    red: Player = {"workers": {"elam": 1, "stock": 1}, "resources": {"grain": 1}}
    for act, end, done in (
        ("place_workers", "pw_end", "place_something_first"),
        ("trade", "trade_end", "trade_something_first"),
    ):
        menu = given(red=red).play(f"act {act}")
        assert end not in menu.legal()
        assert menu.why(end) == done
    menu = given(red=ARMED).play("act expand_empire")
    assert menu.why("expand_end") == "expand_something_first"


@pytest.mark.rule("AF-7.7")
def test_what_is_paid_returns_to_the_stock_at_once_but_boxes_wait() -> None:
    red = {"workers": {"guti": 1}, "resources": {"wood": 1, "metal": 1, "oil": 1, "gold": 1}}
    game = given(red=red, purple={"resources": {}}, green={"resources": {}})
    game.play("act start_empire", "empire guti_1", "buy metal", "equip wood", "equip_end")
    assert game.stock("metal") == 12
    assert game.stock("wood") == 11
    assert game.of("red")["equipment"] == {"wood": 1}
    game.play("place_armies 1")
    game.play("act pass", "act pass", "act pass", "pass_add oil", "pass_end")
    assert game.state.turn == 2
    assert game.stock("wood") == 12
    assert game.stock("oil") == 7


def test_questions_and_labels_tell_of_the_cost() -> None:
    free, dear = given(), given(passed="green")
    assert free.question == "Red chooses an action."
    assert "cost one" in dear.question
    dear = given(passed="green", red={**ARMED, "resources": {"gold": 1}, "workers": {"stock": 1}})
    dear.play("act build_city")
    assert [*dear.labels().values()] == ["1 gold", "1 available worker", "1 available army"]
    assert [*dear.targets().values()] == [["good:red:gold"], ["workers:red"], ["armies:red"]]
    assert dear.question == "Red pays for the action “Build a city”."


def test_a_player_who_has_passed_is_not_asked_again() -> None:
    game = given(order="red purple green", passed="red")
    assert game.actor == "purple"
    assert given(passed="red purple").play("act pass", "pass_end").state.turn == 2
    with pytest.raises(InvalidInput, match="passed"):
        given(passed="red", to_act="red")
