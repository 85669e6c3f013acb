"""Phase 3: rounds, the six actions, and the cost after the first pass (AF-7)."""

import pytest
from tests.games.after_the_flood.table import Play, Player, given, new_game

from edubba.core import InvalidInput, word

ARMED = {"empire": "sumer_1", "started_as": 1, "armies": {"ur": 1, "available": 3}}


@pytest.mark.rule("AF-7.2", "AF-20.1")
def test_six_actions() -> None:
    table = given(red={**ARMED, "workers": {"elam": 1, "stock": 2}})
    assert table.offers("act") == ["build_city", "place_workers", "trade", "expand_empire", "pass"]
    table = given(red={"workers": {"elam": 1, "stock": 2}})
    assert table.offers("act") == ["build_city", "place_workers", "trade", "start_empire", "pass"]
    for act, node in (
        ("build_city", "build"),
        ("place_workers", "place_workers"),
        ("trade", "trade"),
        ("start_empire", "empire"),
        ("pass", "pass"),
    ):
        assert given(red={"workers": {"elam": 1, "stock": 2}}).do(f"act {act}").asked == node
    assert given(red=ARMED).do("act expand_empire").asked == "expand"
    assert table.why("build ur").rule == "AF-7.2"
    assert table.why("roll 1 1").rule == "AF-7.2"


@pytest.mark.rule("AF-7.1")
def test_rounds_go_on_in_the_same_order_until_all_have_passed() -> None:
    table = new_game("green-red-purple")
    sites = iter(["ur", "uruk", "umma", "nippur", "sippar", "eridu", "lagash", "babylon"])
    for colour in ("green", "red", "purple", "green"):
        assert table.actor == colour
        table.do("act build_city", f"build {next(sites)}")
    table.do("act pass", "pass_end")  # red
    for colour in ("purple", "green", "purple"):
        assert table.actor == colour
        table.do("act build_city", "pay grain", f"build {next(sites)}")
    table.do("act pass", "pass_end")  # green
    assert table.actor == "purple", "who is left alone goes on"
    table.do("act place_workers", "pay grain", "pw_spend grain", "pw_to egypt")
    assert table.actor == "purple"
    table.do("act pass", "pass_end")
    assert table.state.turn == 2


@pytest.mark.rule("AF-7.3", "AF-20.2")
def test_the_cost_is_one_resource_worker_or_army() -> None:
    goods = {"grain": 1, "wood": 1, "metal": 1, "textile": 1}
    goods |= {"tools": 1, "oil": 1, "gold": 1, "lapis": 1}
    red = {**ARMED, "resources": goods, "workers": {"stock": 1}}
    payments = [*goods, "worker", "army"]
    for payment in payments:
        table = given(passed="purple", red=red).do("act build_city")
        assert table.offers("pay") == payments
        table.do(f"pay {payment}", "build nippur")
        if payment == "worker":
            assert table.workers("red", "stock") == 0
            assert table.workers("red", "unavailable") == 25
        elif payment == "army":
            assert table.armies("red", "available") == 2
            assert table.armies("red", "unavailable") == 17
        else:
            assert payment not in table.goods("red")
            assert len(table.goods("red")) == 7
        assert table.actor == "green"
        assert table.log()[0].endswith("for the action “Build a city”.")
    table = given(passed="purple", red={**red, "resources": {"gold": 1}}).do("act build_city")
    assert table.offers("pay") == ["gold", "worker", "army"]
    assert table.why("pay oil").code == "cannot_pay"
    assert table.why("build ur").code == "pay_first"
    assert table.why("act pass").code == "pay_first"


@pytest.mark.rule("AF-7.3")
def test_nobody_pays_before_the_first_pass_and_passing_is_free() -> None:
    table = given(order="red purple green").do("act build_city")
    assert table.asked == "build"
    table = given(passed="green", red={"resources": {}, "workers": {}}).do("act pass")
    assert table.actor == "purple"


@pytest.mark.rule("AF-7.3", "AF-7.1")
def test_the_rest_of_the_round_pays_as_well() -> None:
    table = given().do("act pass", "pass_end", "act build_city")
    assert table.actor == "purple"
    assert table.asked == "payment"


@pytest.mark.rule("AF-7.3")
def test_repeats_cost_no_second_payment() -> None:
    red = {**ARMED, "armies": {"ur": 1, "available": 5}, "resources": {"gold": 1}}
    table = given(passed="green", red=red)
    table.do("act expand_empire", "pay gold", "invade umma", "invade uruk")
    assert table.armies("red", "available") == 5 - 1 - 1 - 1
    assert table.asked == "expand"


@pytest.mark.rule("AF-7.4")
def test_a_payment_must_leave_the_action_possible() -> None:
    # One worker, one resource: placing needs both, so only a third thing can pay.
    red = {"workers": {"stock": 1}, "resources": {"wood": 1}}
    table = given(passed="green", red=red)
    assert table.why("act place_workers").code == "no_payment_left"
    assert "build_city" in table.offers("act")
    table = given(passed="green", red={**ARMED, **red}).do("act place_workers")
    assert table.offers("pay") == ["army"]
    table = given(passed="green", red={**red, "resources": {"wood": 2}}).do("act place_workers")
    assert table.offers("pay") == ["wood"]
    # A ready scribe needs neither.
    scribe = {"workers": {"stock": 1, "scribes_ready": 1}, "resources": {}}
    assert given(passed="green", red=scribe).do("act place_workers").offers("pay") == ["worker"]


@pytest.mark.rule("AF-7.4", "AF-22.2")
def test_a_piece_just_paid_can_be_taken_again() -> None:
    """No gold is in the stock; whoever pays gold for Trade can take it for textile."""
    table = given(
        passed="green",
        red={"workers": {"egypt": 1}, "resources": {"gold": 1, "textile": 1}},
        purple={"resources": {"gold": 6}},
        green={"resources": {}},
    )
    assert table.stock("gold") == 0
    table.do("act trade")
    assert table.offers("pay") == ["gold"]
    table.do("pay gold", "trade egypt:gold:textile")
    assert table.goods("red") == {"gold": 1}


@pytest.mark.rule("AF-7.4")
def test_armies_of_a_start_cannot_pay_for_it() -> None:
    table = given(passed="green", red={"workers": {}, "resources": {}})
    assert table.offers() == ["act pass"]
    assert table.why("act start_empire").code == "nothing_to_pay_with"


@pytest.mark.rule("AF-7.5", "AF-7.6")
def test_an_action_must_do_something_and_passing_is_always_legal() -> None:
    nothing: Player = {"workers": {}, "resources": {}}
    cities = {"ur": "plain", "umma": "plain", "lagash": "plain", "nippur": "plain"}
    table = given(
        turn=2,
        red={**nothing, "cities": cities, "moved_cities": 9},
    )
    assert table.offers() == ["act pass"]
    assert table.why("act build_city").code == "moved_too_often"
    assert table.why("act place_workers").code == "no_worker_no_scribe"
    assert table.why("act trade").code == "no_trader"
    assert table.why("act start_empire").code == "no_empire_open"
    assert table.why("act expand_empire").code == "no_empire"
    table.do("act pass")
    assert table.actor == "purple"
    spare = given(red={"workers": {"stock": 1}, "resources": {}})
    assert spare.why("act place_workers").code == "nothing_to_spend"


@pytest.mark.rule("AF-7.5")
def test_no_menu_can_be_ended_before_something_was_done() -> None:
    table = given(red={"workers": {"elam": 1, "stock": 1}, "resources": {"grain": 1}})
    for act, end, done in (
        ("place_workers", "pw_end", "place_something_first"),
        ("trade", "trade_end", "trade_something_first"),
    ):
        menu = Play(table.state.clone()).do(f"act {act}")
        assert end not in menu.offers()
        assert menu.why(end).code == done
    menu = given(red=ARMED).do("act expand_empire")
    assert menu.why("expand_end").code == "expand_something_first"


@pytest.mark.rule("AF-7.7")
def test_what_is_paid_returns_to_the_stock_at_once_but_boxes_wait() -> None:
    red = {"workers": {"guti": 1}, "resources": {"wood": 1, "metal": 1, "oil": 1, "gold": 1}}
    table = given(red=red, purple={"resources": {}}, green={"resources": {}})
    table.do("act start_empire", "empire guti_1", "buy metal", "equip wood", "equip_end")
    assert table.stock("metal") == 12
    assert table.stock("wood") == 11
    assert table.of("red")["equipment"] == {"wood": 1}
    table.do("place_armies 1")
    table.do("act pass", "act pass", "act pass", "pass_add oil", "pass_end")
    assert table.state.turn == 2
    assert table.stock("wood") == 12
    assert table.stock("oil") == 7


def test_questions_and_labels_tell_of_the_cost() -> None:
    free, dear = given(), given(passed="green")
    assert word(free.state.decision().prompt(free.state)) == "Red chooses an action."
    assert "cost one" in word(dear.state.decision().prompt(dear.state))
    dear = given(passed="green", red={**ARMED, "resources": {"gold": 1}, "workers": {"stock": 1}})
    dear.do("act build_city")
    decision = dear.state.decision()
    labels = [word(decision.label(dear.state, a)) for a in dear.state.legal_actions()]
    assert labels == ["1 gold", "1 available worker", "1 available army"]
    targets = [decision.targets(dear.state, a) for a in dear.state.legal_actions()]
    assert targets == [["good:red:gold"], ["workers:red"], ["armies:red"]]
    assert word(decision.prompt(dear.state)) == "Red pays for the action “Build a city”."


def test_a_player_who_has_passed_is_not_asked_again() -> None:
    table = given(order="red purple green", passed="red")
    assert table.actor == "purple"
    assert given(passed="red purple").do("act pass", "pass_end").state.turn == 2
    with pytest.raises(InvalidInput, match="passed"):
        given(passed="red", to_act="red")
