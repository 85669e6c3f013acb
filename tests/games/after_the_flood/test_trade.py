"""Trade: exchanges, traders, tool makers, Sippar (AF-10, AF-19.1)."""

import pytest
from tests.games.after_the_flood.table import Play, Player, given

from edubba.core import word


def trading(goods: dict[str, int], crew: dict[str, int], **options: bool | str) -> Play:
    red: Player = {"workers": {**crew}, "resources": {**goods}}
    return given(red=red, options={**options}).do("act trade")


@pytest.mark.rule("AF-10.2", "AF-2.5", "AF-20.5")
def test_what_buys_what() -> None:
    everything = dict.fromkeys(
        ["grain", "wood", "metal", "textile", "tools", "oil", "gold", "lapis"], 1
    )
    crew = dict.fromkeys(
        ["hittites", "mittani", "amorites", "kassites", "egypt", "elam", "chaldea"], 1
    )
    table = trading(everything, {**crew, "dilmun": 1})
    assert len(table.offers("trade")) == 36
    for trade in ("egypt:gold:textile", "kassites:lapis:oil", "dilmun:gold:oil"):
        _, get, give = trade.split(":")
        after = trading(everything, {**crew, "dilmun": 1}).do(f"trade {trade}")
        assert after.goods("red").get(get) == 2
        assert give not in after.goods("red")
        assert after.stock(give) == table.stock(give) + 1  # type: ignore[operator]


@pytest.mark.rule("AF-10.1", "AF-10.5")
def test_what_was_received_funds_the_next_exchange() -> None:
    crew = {"amorites": 1, "egypt": 1, "kassites": 1}
    table = trading({"textile": 1}, crew)
    table.do("trade amorites:oil:textile", "trade egypt:gold:oil")
    assert "trade_end" in table.offers()
    assert table.offers("trade") == ["kassites:lapis:gold"]
    table.do("trade_end")
    assert table.goods("red") == {"gold": 1}, "not all traders need be used"
    # The next Trade action starts fresh.
    table.do(
        "act pass", "pass_end", "act pass", "pass_end", "act build_city", "pay gold", "build ur"
    )
    assert table.actor == "red"
    fresh = trading({"textile": 4}, {"amorites": 1})
    fresh.do("trade amorites:oil:textile")
    fresh.do("act build_city", "build ur", "act build_city", "build uruk", "act trade")
    assert "amorites:oil:textile" in fresh.offers("trade")


@pytest.mark.rule("AF-10.3")
def test_own_armies_trade_instead_of_workers() -> None:
    red = {
        "empire": "sumer_1",
        "started_as": 1,
        "workers": {"dilmun": 1, "mittani": 4},
        "resources": {"textile": 5},
    }
    table = given(red={**red, "armies": {"mittani": 1}}).do(
        "act trade", "trade mittani:wood:textile"
    )
    assert table.why("trade mittani:metal:textile").code == "traders_used_up"
    table = given(red={**red, "armies": {"mittani": 2}}).do(
        "act trade", "trade mittani:wood:textile"
    )
    assert "mittani:metal:textile" in table.offers("trade")
    other = given(
        red={"workers": {"mittani": 4, "dilmun": 1}, "resources": {"textile": 5}},
        purple={"empire": "sumer_1", "started_as": 1, "armies": {"mittani": 1}},
    ).do("act trade")
    assert not [t for t in other.offers("trade") if t.startswith("mittani")]
    assert other.why("trade mittani:wood:textile").code == "army_bars_trade"
    assert other.why("trade egypt:gold:textile").code == "no_trader_there"


@pytest.mark.rule("AF-10.4")
def test_one_exchange_a_trader_and_each_type_once_an_area() -> None:
    table = trading({"textile": 9}, {"dilmun": 2})
    table.do("trade dilmun:wood:textile", "trade dilmun:oil:textile")
    assert table.actor == "purple", "two traders, two exchanges"
    table = trading({"textile": 9}, {"dilmun": 9})
    for get in ("wood", "metal", "oil", "gold"):
        table.do(f"trade dilmun:{get}:textile")
    assert table.actor == "purple", "four types, four exchanges, whatever the traders"
    # The same type in another area, and the same piece given again, are fine.
    table = trading({"grain": 3}, {"elam": 1, "hittites": 1, "mittani": 1})
    for area in ("elam", "hittites", "mittani"):
        table.do(f"trade {area}:metal:grain")
    assert table.goods("red") == {"metal": 3}


@pytest.mark.rule("AF-10.4")
def test_types_once_in_the_whole_action_by_option() -> None:
    crew = {"amorites": 2, "chaldea": 1, "dilmun": 2}
    table = trading({"textile": 9}, crew, trade_type_scope="per_action")
    table.do("trade amorites:oil:textile")
    assert {t.split(":")[1] for t in table.offers("trade")} == {"wood", "metal", "gold"}
    free = trading({"textile": 9}, crew).do("trade amorites:oil:textile")
    assert "chaldea:oil:textile" in free.offers("trade")


@pytest.mark.rule("AF-10.6", "AF-22.2")
def test_what_is_not_in_the_stock_cannot_be_taken_until_it_is_given() -> None:
    table = given(
        red={"workers": {"amorites": 1, "egypt": 1}, "resources": {"oil": 1, "textile": 1}},
        purple={"resources": {"oil": 6}},
        green={"resources": {}},
    ).do("act trade")
    assert table.why("trade amorites:oil:textile").code == "not_in_stock"
    table.do("trade egypt:gold:oil")
    assert "amorites:oil:textile" in table.offers("trade")


@pytest.mark.rule("AF-10.7", "AF-20.5")
def test_tool_makers_turn_metal_into_tools() -> None:
    table = trading({"metal": 3}, {"tool_makers_ready": 2})
    assert table.offers() == ["make_tool"]
    table.do("make_tool")
    assert table.offers() == ["make_tool", "trade_end"]
    table.do("make_tool")
    assert table.actor == "purple"
    assert table.goods("red") == {"metal": 1, "tools": 2}
    assert table.workers("red", "tool_makers_used") == 2


@pytest.mark.rule("AF-10.7", "AF-22.2")
def test_tool_making_respects_the_supply() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"tool_makers_ready": 2}, "resources": {"metal": 3}},
        "purple": {"resources": {"tools": 12}},
        "green": {"resources": {}},
    }
    assert given(players=players).why("act trade").code == "no_exchange_possible"
    players["purple"] = {"resources": {"tools": 11}}
    table = given(players=players).do("act trade", "make_tool")
    assert table.stock("tools") == 0
    assert table.actor == "purple"
    # A tool given in an exchange is in the stock again.
    players["red"] = {
        "workers": {"tool_makers_ready": 1, "elam": 1},
        "resources": {"tools": 1, "metal": 1},
    }
    table = given(players=players).do("act trade")
    assert table.why("make_tool").code == "not_in_stock"
    table.do("trade elam:metal:tools", "make_tool")
    assert table.goods("red") == {"metal": 1, "tools": 1}


@pytest.mark.rule("AF-19.1")
def test_the_extra_of_sippar() -> None:
    red = {"cities": {"sippar": "plain"}, "workers": {"egypt": 1}, "resources": {"textile": 9}}
    table = given(red=red).do("act trade")
    # The extra may come first, in an area without a trader; then only the ordinary one is left.
    table.do("trade dilmun:oil:textile")
    assert table.offers("trade") == ["egypt:gold:textile", "egypt:gold:oil"]
    table.do("trade egypt:gold:textile")
    assert table.actor == "purple"
    # The extra does not count towards the limits: here it takes gold before the ordinary one.
    red["workers"] = {"dilmun": 2}
    table = given(red=red).do("act trade", "trade dilmun:oil:textile", "trade dilmun:oil:textile")
    assert "dilmun:gold:textile" in table.offers("trade")
    table.do("trade dilmun:gold:textile")
    assert table.actor == "purple"


@pytest.mark.rule("AF-19.1")
def test_the_extra_of_sippar_by_option_and_armies() -> None:
    city = {"cities": {"sippar": "plain"}, "resources": {"textile": 9}}
    needs = {"sippar_needs_trader": True}
    table = given(options=needs, red={**city, "workers": {"egypt": 1}})
    table.do("act trade", "trade egypt:gold:textile")
    assert table.offers("trade") == ["egypt:gold:textile"], "a trader already used will do"
    # Own armies are traders, armies of others block even the extra.
    red = {**city, "workers": {}, "empire": "sumer_1", "started_as": 1, "armies": {"egypt": 1}}
    table = given(options=needs, red=red).do("act trade", "trade egypt:gold:textile")
    assert table.offers("trade") == ["egypt:gold:textile"]
    purple = {"empire": "sumer_1", "started_as": 1, "armies": {"egypt": 1}}
    table = given(red={**city, "workers": {}}, purple=purple).do("act trade")
    assert table.why("trade egypt:gold:textile").code == "army_bars_trade"
    # A type already taken anywhere may be the extra when types count for the whole action.
    table = given(
        options={"trade_type_scope": "per_action"}, red={**city, "workers": {"chaldea": 1}}
    )
    table.do("act trade", "trade chaldea:oil:textile")
    assert "dilmun:oil:textile" in table.offers("trade")


def test_reasons_and_words() -> None:
    table = trading({"grain": 1, "textile": 1}, {"amorites": 1})
    assert table.why("trade amorites:wood:tools").code == "good_not_held"
    assert table.why("trade amorites:wood:tools").rule == "AF-10.2"
    assert table.why("make_tool").code == "no_ready_tool_maker"
    assert table.why("act pass").code == "trading_now"
    assert table.why("pw_end").code == "trading_now"
    assert table.why("empire guti_1").code == "trading_now"
    ready = trading({"textile": 1}, {"amorites": 1, "tool_makers_ready": 1})
    assert ready.why("make_tool").code == "good_not_held"
    state, decision = table.state, table.state.decision()
    first = state.legal_actions()[0]
    assert word(decision.label(state, first)) == "In Amorites: take wood for grain"
    assert decision.targets(state, first) == ["area:amorites", "stock:wood", "good:red:grain"]
    assert word(decision.prompt(state)) == "Red trades."
    busy = trading({"metal": 1, "textile": 2}, {"dilmun": 2, "tool_makers_ready": 1})
    state, decision = busy.state, busy.state.decision()
    make = state.legal_actions()[-1]
    assert word(decision.label(state, make)) == "Make tools from metal"
    assert decision.targets(state, make) == ["box:tool_makers_ready"]
    busy.do("make_tool")
    assert word(busy.state.decision().prompt(busy.state)) == "Red may trade on."
    end = busy.state.legal_actions()[-1]
    assert word(busy.state.decision().label(busy.state, end)) == "Trade no more"
    assert busy.state.decision().targets(busy.state, end) == []
    busy.do("trade dilmun:oil:tools")
    assert busy.log()[-2:] == [
        "A tool maker of Red makes tools from metal.",
        "Red gives tools for oil in Dilmun.",
    ]
    assert word(busy.state.decision().prompt(busy.state)) == "Red may trade on."


def test_used_traders_are_told_from_types_already_taken() -> None:
    crew = {"amorites": 1, "dilmun": 1, "egypt": 1}
    for scope, moves, asked, code in (
        ("per_area", ["amorites:oil", "dilmun:wood"], "dilmun:oil", "traders_used_up"),
        ("per_action", ["amorites:oil"], "dilmun:oil", "taken_in_action"),
        ("per_action", ["dilmun:wood"], "dilmun:metal", "traders_used_up"),
        ("per_action", ["dilmun:wood"], "dilmun:wood", "taken_there"),
    ):
        table = trading({"textile": 6}, crew, trade_type_scope=scope)
        table.do(*(f"trade {move}:textile" for move in moves))
        assert table.why(f"trade {asked}:textile").code == code


def test_why_there_is_nothing_to_trade() -> None:
    nothing = given(red={"workers": {"stock": 1}, "resources": {"textile": 1}})
    assert nothing.why("act trade").rule == "AF-10.3"
    wrong = given(red={"workers": {"kassites": 1}, "resources": {"textile": 1}})
    assert wrong.why("act trade").rule == "AF-7.5"


@pytest.mark.rule("AF-19.1")
def test_the_extra_exchange_is_named_before_it_is_made() -> None:
    red: Player = {
        "resources": {"textile": 2},
        "workers": {"egypt": 1},
        "cities": {"sippar": "plain"},
    }
    table = given(red=red).do("act trade")

    def labels() -> list[str]:
        decision, state = table.state.decision(), table.state
        return [word(decision.label(state, action)) for action in state.legal_actions()]

    assert "In Egypt: take gold for textile" in labels()
    assert "In Dilmun: take gold for textile (the extra exchange of Sippar)" in labels()
    table.do("trade egypt:gold:textile")
    assert "In Egypt: take gold for textile (the extra exchange of Sippar)" in labels()
