"""Trade: exchanges, traders, tool makers, Sippar (AF-10, AF-19.1)."""

import pytest
from tests.games.after_the_flood.table import Flood, Player, empire, given


def trading(goods: dict[str, int], crew: dict[str, int], **options: bool | str) -> Flood:
    red: Player = {"workers": {**crew}, "resources": {**goods}}
    return given(red=red, options={**options}).play("act trade")


@pytest.mark.rule("AF-10.2", "AF-2.5", "AF-20.5")
def test_what_buys_what() -> None:
    everything = dict.fromkeys(
        ["grain", "wood", "metal", "textile", "tools", "oil", "gold", "lapis"], 1
    )
    crew = dict.fromkeys(
        ["hittites", "mittani", "amorites", "kassites", "egypt", "elam", "chaldea"], 1
    )
    game = trading(everything, {**crew, "dilmun": 1})
    assert len(game.legal("trade")) == 36
    for trade in ("egypt:gold:textile", "kassites:lapis:oil", "dilmun:gold:oil"):
        _, get, give = trade.split(":")
        after = trading(everything, {**crew, "dilmun": 1}).play(f"trade {trade}")
        assert after.goods("red").get(get) == 2
        assert give not in after.goods("red")
        assert after.stock(give) == game.stock(give) + 1  # type: ignore[operator]


@pytest.mark.rule("AF-10.1", "AF-10.5")
def test_what_was_received_funds_the_next_exchange() -> None:
    crew = {"amorites": 1, "egypt": 1, "kassites": 1}
    game = trading({"textile": 1}, crew)
    game.play("trade amorites:oil:textile", "trade egypt:gold:oil")
    assert "trade_end" in game.legal()
    assert game.legal("trade") == ["kassites:lapis:gold"]
    game.play("trade_end")
    assert game.goods("red") == {"gold": 1}, "not all traders need be used"
    # The next Trade action starts fresh.
    game.play(
        "act pass", "pass_end", "act pass", "pass_end", "act build_city", "pay gold", "build ur"
    )
    assert game.actor == "red"
    fresh = trading({"textile": 4}, {"amorites": 1})
    fresh.play("trade amorites:oil:textile")
    fresh.play("act build_city", "build ur", "act build_city", "build uruk", "act trade")
    assert "amorites:oil:textile" in fresh.legal("trade")


@pytest.mark.rule("AF-10.3")
def test_own_armies_trade_instead_of_workers() -> None:
    red = {
        "empire": "sumer_1",
        "started_as": 1,
        "workers": {"dilmun": 1, "mittani": 4},
        "resources": {"textile": 5},
    }
    game = given(red={**red, "armies": {"mittani": 1}}).play(
        "act trade", "trade mittani:wood:textile"
    )
    assert game.why("trade mittani:metal:textile") == "traders_used_up"
    game = given(red={**red, "armies": {"mittani": 2}}).play(
        "act trade", "trade mittani:wood:textile"
    )
    assert "mittani:metal:textile" in game.legal("trade")
    other = given(
        red={"workers": {"mittani": 4, "dilmun": 1}, "resources": {"textile": 5}},
        purple=empire("sumer_1", mittani=1),
    ).play("act trade")
    assert not [t for t in other.legal("trade") if t.startswith("mittani")]
    assert other.why("trade mittani:wood:textile") == "army_bars_trade"
    assert other.why("trade egypt:gold:textile") == "no_trader_there"


@pytest.mark.rule("AF-10.4")
def test_one_exchange_a_trader_and_each_type_once_an_area() -> None:
    game = trading({"textile": 9}, {"dilmun": 2})
    game.play("trade dilmun:wood:textile", "trade dilmun:oil:textile")
    assert game.actor == "purple", "two traders, two exchanges"
    game = trading({"textile": 9}, {"dilmun": 9})
    for get in ("wood", "metal", "oil", "gold"):
        game.play(f"trade dilmun:{get}:textile")
    assert game.actor == "purple", "four types, four exchanges, whatever the traders"
    # The same type in another area, and the same piece given again, are fine.
    game = trading({"grain": 3}, {"elam": 1, "hittites": 1, "mittani": 1})
    for area in ("elam", "hittites", "mittani"):
        game.play(f"trade {area}:metal:grain")
    assert game.goods("red") == {"metal": 3}


@pytest.mark.rule("AF-10.4")
def test_types_once_in_the_whole_action_by_option() -> None:
    crew = {"amorites": 2, "chaldea": 1, "dilmun": 2}
    game = trading({"textile": 9}, crew, trade_type_scope="per_action")
    game.play("trade amorites:oil:textile")
    assert {t.split(":")[1] for t in game.legal("trade")} == {"wood", "metal", "gold"}
    free = trading({"textile": 9}, crew).play("trade amorites:oil:textile")
    assert "chaldea:oil:textile" in free.legal("trade")


@pytest.mark.rule("AF-10.6", "AF-22.2")
def test_what_is_not_in_the_stock_cannot_be_taken_until_it_is_given() -> None:
    game = given(
        red={"workers": {"amorites": 1, "egypt": 1}, "resources": {"oil": 1, "textile": 1}},
        purple={"resources": {"oil": 6}},
        green={"resources": {}},
    ).play("act trade")
    assert game.why("trade amorites:oil:textile") == "not_in_stock"
    game.play("trade egypt:gold:oil")
    assert "amorites:oil:textile" in game.legal("trade")


@pytest.mark.rule("AF-10.7", "AF-20.5")
def test_tool_makers_turn_metal_into_tools() -> None:
    game = trading({"metal": 3}, {"tool_makers_ready": 2})
    assert game.legal() == ["make_tool"]
    game.play("make_tool")
    assert game.legal() == ["make_tool", "trade_end"]
    game.play("make_tool")
    assert game.actor == "purple"
    assert game.goods("red") == {"metal": 1, "tools": 2}
    assert game.workers("red", "tool_makers_used") == 2


@pytest.mark.rule("AF-10.7", "AF-22.2")
def test_tool_making_respects_the_supply() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"tool_makers_ready": 2}, "resources": {"metal": 3}},
        "purple": {"resources": {"tools": 12}},
        "green": {"resources": {}},
    }
    assert given(players=players).why("act trade") == "no_exchange_possible"
    players["purple"] = {"resources": {"tools": 11}}
    game = given(players=players).play("act trade", "make_tool")
    assert game.stock("tools") == 0
    assert game.actor == "purple"
    # A tool given in an exchange is in the stock again.
    players["red"] = {
        "workers": {"tool_makers_ready": 1, "elam": 1},
        "resources": {"tools": 1, "metal": 1},
    }
    game = given(players=players).play("act trade")
    assert game.why("make_tool") == "not_in_stock"
    game.play("trade elam:metal:tools", "make_tool")
    assert game.goods("red") == {"metal": 1, "tools": 1}


@pytest.mark.rule("AF-19.1")
def test_the_extra_of_sippar() -> None:
    red = {"cities": {"sippar": "plain"}, "workers": {"egypt": 1}, "resources": {"textile": 9}}
    game = given(red=red).play("act trade")
    # The extra may come first, in an area without a trader; then only the ordinary one is left.
    game.play("trade dilmun:oil:textile")
    assert game.legal("trade") == ["egypt:gold:textile", "egypt:gold:oil"]
    game.play("trade egypt:gold:textile")
    assert game.actor == "purple"
    # The extra does not count towards the limits: here it takes gold before the ordinary one.
    red["workers"] = {"dilmun": 2}
    game = given(red=red).play("act trade", "trade dilmun:oil:textile", "trade dilmun:oil:textile")
    assert "dilmun:gold:textile" in game.legal("trade")
    game.play("trade dilmun:gold:textile")
    assert game.actor == "purple"


@pytest.mark.rule("AF-19.1")
def test_the_extra_of_sippar_by_option_and_armies() -> None:
    city = {"cities": {"sippar": "plain"}, "resources": {"textile": 9}}
    needs = {"sippar_needs_trader": True}
    game = given(options=needs, red={**city, "workers": {"egypt": 1}})
    game.play("act trade", "trade egypt:gold:textile")
    assert game.legal("trade") == ["egypt:gold:textile"], "a trader already used will do"
    # Own armies are traders, armies of others block even the extra.
    red = {**city, "workers": {}, **empire("sumer_1", egypt=1)}
    game = given(options=needs, red=red).play("act trade", "trade egypt:gold:textile")
    assert game.legal("trade") == ["egypt:gold:textile"]
    purple = empire("sumer_1", egypt=1)
    game = given(red={**city, "workers": {}}, purple=purple).play("act trade")
    assert game.why("trade egypt:gold:textile") == "army_bars_trade"
    # A type already taken anywhere may be the extra when types count for the whole action.
    game = given(
        options={"trade_type_scope": "per_action"}, red={**city, "workers": {"chaldea": 1}}
    )
    game.play("act trade", "trade chaldea:oil:textile")
    assert "dilmun:oil:textile" in game.legal("trade")


def test_reasons_and_words() -> None:
    game = trading({"grain": 1, "textile": 1}, {"amorites": 1})
    assert game.why("trade amorites:wood:tools") == "good_not_held"
    assert game.refusal("trade amorites:wood:tools").rule == "AF-10.2"
    assert game.why("make_tool") == "no_ready_tool_maker"
    ready = trading({"textile": 1}, {"amorites": 1, "tool_makers_ready": 1})
    assert ready.why("make_tool") == "good_not_held"
    trade = "trade amorites:wood:grain"
    assert game.labels()[trade] == "In Amorites: take wood for grain"
    assert game.targets()[trade] == ["area:amorites", "stock:wood", "good:red:grain"]
    assert game.question == "Red trades."
    busy = trading({"metal": 1, "textile": 2}, {"dilmun": 2, "tool_makers_ready": 1})
    assert busy.labels()["make_tool"] == "Make tools from metal"
    busy.play("make_tool", "trade dilmun:oil:tools")
    assert busy.labels()["trade_end"] == "Trade no more"
    assert busy.log() == [
        "A tool maker of Red makes tools from metal.",
        "Red gives tools for oil in Dilmun.",
    ]
    assert busy.question == "Red may trade on."


def test_used_traders_are_told_from_types_already_taken() -> None:
    crew = {"amorites": 1, "dilmun": 1, "egypt": 1}
    for scope, moves, asked, code in (
        ("per_area", ["amorites:oil", "dilmun:wood"], "dilmun:oil", "traders_used_up"),
        ("per_action", ["amorites:oil"], "dilmun:oil", "taken_in_action"),
        ("per_action", ["dilmun:wood"], "dilmun:metal", "traders_used_up"),
        ("per_action", ["dilmun:wood"], "dilmun:wood", "taken_there"),
    ):
        game = trading({"textile": 6}, crew, trade_type_scope=scope)
        game.play(*(f"trade {move}:textile" for move in moves))
        assert game.why(f"trade {asked}:textile") == code


def test_why_there_is_nothing_to_trade() -> None:
    nothing = given(red={"workers": {"stock": 1}, "resources": {"textile": 1}})
    assert nothing.refusal("act trade").rule == "AF-10.3"
    wrong = given(red={"workers": {"kassites": 1}, "resources": {"textile": 1}})
    assert wrong.refusal("act trade").rule == "AF-7.5"


@pytest.mark.rule("AF-19.1")
def test_the_extra_exchange_is_named_before_it_is_made() -> None:
    red: Player = {
        "resources": {"textile": 2},
        "workers": {"egypt": 1},
        "cities": {"sippar": "plain"},
    }
    game = given(red=red).play("act trade")
    extra = " (the extra exchange of Sippar)"
    assert game.labels()["trade egypt:gold:textile"] == "In Egypt: take gold for textile"
    assert game.labels()["trade dilmun:gold:textile"].endswith(extra)
    game.play("trade egypt:gold:textile")
    assert game.log() == ["Red gives textile for gold in Egypt."]
    assert game.labels()["trade egypt:gold:textile"].endswith(extra)
    game.play("trade egypt:gold:textile")
    assert game.log() == ["Red gives textile for gold in Egypt, the extra exchange of Sippar."]
