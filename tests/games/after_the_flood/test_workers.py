"""Place Workers: spending and scribes (AF-9)."""

import pytest
from tests.games.after_the_flood.table import Play, given, step

from edubba.core import word

ABROAD = (
    "egypt amorites hittites mittani assyria kassites guti elam dilmun chaldea larsa isin akkad"
)
BOXES = "irrigation weaving scribes tool_makers"
EVERYWHERE = [*ABROAD.split(), *BOXES.split()]


def with_workers(goods: dict[str, int] | None = None, /, **crew: int) -> Play:
    table = given(red={"workers": {**crew}, "resources": {**(goods or {})}})
    return table.do("act place_workers")


@pytest.mark.rule("AF-9.2", "AF-9.3", "AF-20.4.1")
def test_a_resource_places_up_to_its_value_in_one_place() -> None:
    table = with_workers({"gold": 1, "wood": 1}, stock=10)
    assert table.offers() == ["pw_spend wood", "pw_spend gold"]
    table.do("pw_spend gold")
    assert table.offers("pw_to") == EVERYWHERE, "never in Sumer"
    table.do("pw_to egypt")
    assert table.offers("pw_count") == ["1", "2", "3", "4"]
    assert table.why("pw_count 5").code == "that_many"
    table.do("pw_count 2")
    assert table.workers("red", "egypt") == 2
    assert table.workers("red", "stock") == 8
    assert table.goods("red") == {"wood": 1}
    assert table.actor == "purple", "a second resource cannot be spent"


@pytest.mark.rule("AF-9.2", "AF-20.4.1")
def test_the_value_of_every_resource() -> None:
    for good, value in (("grain", 1), ("wood", 2), ("metal", 2), ("textile", 2)):
        table = with_workers({good: 1}, stock=9).do(f"pw_spend {good}", "pw_to elam")
        assert table.offers("pw_count") == [str(n) for n in range(1, value + 1) if value > 1]
    for good, value in (("tools", 3), ("oil", 3), ("gold", 4), ("lapis", 5)):
        table = with_workers({good: 1}, stock=9).do(f"pw_spend {good}", "pw_to elam")
        table.do(f"pw_count {value}")
        assert table.workers("red", "elam") == value
    table = with_workers({"grain": 1}, stock=9).do("pw_spend grain", "pw_to elam")
    assert table.workers("red", "elam") == 1, "the count is not asked if only 1 is possible"
    table = with_workers({"lapis": 1}, stock=1).do("pw_spend lapis", "pw_to elam")
    assert table.workers("red", "elam") == 1


@pytest.mark.rule("AF-9.4", "AF-20.4.1")
def test_scribes_hold_two() -> None:
    table = with_workers({"gold": 1}, stock=9).do("pw_spend gold", "pw_to scribes")
    assert table.offers("pw_count") == ["1", "2"]
    table.do("pw_count 2")
    assert table.workers("red", "scribes_new") == 2
    for state in ("scribes_ready", "scribes_new", "scribes_used"):
        one = with_workers({"gold": 1}, stock=9, **{state: 1}).do("pw_spend gold", "pw_to scribes")
        assert one.workers("red", "stock") == 8
        two = with_workers({"gold": 1}, stock=9, **{state: 2}).do("pw_spend gold")
        assert two.offers("pw_to") == [place for place in EVERYWHERE if place != "scribes"]


@pytest.mark.rule("AF-9.5")
def test_workers_go_where_armies_stand() -> None:
    table = given(
        red={"workers": {"stock": 2}, "resources": {"wood": 1}},
        purple={"empire": "guti_1", "started_as": 1, "armies": {"guti": 2}},
    )
    table.do("act place_workers", "pw_spend wood", "pw_to guti", "pw_count 2")
    assert table.workers("red", "guti") == 2


@pytest.mark.rule("AF-9.6", "AF-3.6")
def test_tool_makers_are_ready_at_once_and_without_limit() -> None:
    table = with_workers({"lapis": 1}, stock=5, tool_makers_used=4)
    table.do("pw_spend lapis", "pw_to tool_makers", "pw_count 5")
    assert table.workers("red", "tool_makers_ready") == 5
    assert table.workers("red", "tool_makers_used") == 4


@pytest.mark.rule("AF-9.1", "AF-20.4")
def test_spending_and_scribes_in_any_order() -> None:
    table = with_workers({"wood": 2}, stock=4, scribes_ready=2)
    assert table.offers() == ["pw_spend wood", "pw_scribe"]
    table.do("pw_scribe", "pw_from stock", "pw_dest elam")
    assert table.offers() == ["pw_spend wood", "pw_scribe", "pw_end"]
    table.do("pw_spend wood", "pw_to egypt", "pw_count 2")
    assert table.offers() == ["pw_scribe", "pw_end"]
    assert table.why("pw_spend wood").code == "spent_already"
    table.do("pw_scribe", "pw_from egypt", "pw_dest larsa")
    assert table.actor == "purple"
    left = {p: table.workers("red", p) for p in ("elam", "egypt", "larsa", "stock")}
    assert left == {"elam": 1, "egypt": 1, "larsa": 1, "stock": 1}
    assert table.goods("red") == {"wood": 1}


@pytest.mark.rule("AF-9.1", "AF-20.4")
def test_the_menu_may_be_ended_after_something_was_done() -> None:
    table = with_workers({"wood": 2}, stock=4, scribes_ready=1)
    table.do("pw_spend wood", "pw_to egypt", "pw_count 1", "pw_end")
    assert table.actor == "purple"
    assert table.workers("red", "scribes_ready") == 1
    table = with_workers({"wood": 2}, stock=4, scribes_ready=1)
    table.do("pw_scribe", "pw_from stock", "pw_dest egypt", "pw_end")
    assert table.actor == "purple"
    assert table.goods("red") == {"wood": 2}


@pytest.mark.rule("AF-9.7", "AF-9.10", "AF-20.4.2")
def test_where_a_scribe_takes_and_puts_workers() -> None:
    crew = {"stock": 1, "elam": 1, "irrigation": 1, "weaving": 1, "scribes_ready": 1}
    crew |= {"tool_makers_ready": 1, "tool_makers_used": 1}
    sources = "stock elam irrigation weaving scribes_used tool_makers_ready tool_makers_used"
    assert with_workers(**crew).do("pw_scribe").offers("pw_from") == sources.split()
    everywhere = [*EVERYWHERE, "stock"]
    forbidden = {
        "stock": "stock",
        "elam": "elam",
        "irrigation": "irrigation",
        "weaving": "weaving",
        "scribes_used": "scribes",
        "tool_makers_ready": "tool_makers",
        "tool_makers_used": "",
    }
    for source, place in forbidden.items():
        table = with_workers(**crew).do("pw_scribe", f"pw_from {source}")
        assert table.offers("pw_dest") == [p for p in everywhere if p != place]
        if place:
            assert table.why(f"pw_dest {place}").code == "same_place"


@pytest.mark.rule("AF-9.10", "AF-9.4")
def test_into_scribes_only_with_room_the_flipped_one_included() -> None:
    table = with_workers(scribes_ready=2, elam=1).do("pw_scribe", "pw_from elam")
    assert "scribes" not in table.offers("pw_dest")
    assert table.why("pw_dest scribes").code == "scribes_full"
    # A scribe that moves itself makes room.
    table = with_workers(scribes_ready=2, elam=1).do("pw_scribe", "pw_from scribes_used")
    table.do("pw_dest akkad", "pw_scribe", "pw_from elam")
    assert "scribes" in table.offers("pw_dest")
    table.do("pw_dest scribes")
    assert table.workers("red", "scribes_new") == 1


@pytest.mark.rule("AF-9.9", "AF-9.10")
def test_a_new_scribe_is_not_used_but_may_be_moved() -> None:
    table = with_workers(scribes_ready=1, scribes_new=1).do("pw_scribe")
    assert table.offers("pw_from") == ["scribes_new", "scribes_used"]
    table.do("pw_from scribes_new", "pw_dest stock")
    assert table.workers("red", "stock") == 1
    assert table.actor == "purple"
    table = with_workers({"wood": 1}, scribes_new=1, stock=1)
    assert table.why("pw_scribe").code == "scribe_is_new"
    assert with_workers({"wood": 1}, stock=1).why("pw_scribe").code == "no_ready_scribe"


@pytest.mark.rule("AF-9.9")
def test_scribes_ready_with_the_next_action_by_option() -> None:
    red = {"workers": {"stock": 3}, "resources": {"wood": 2}}
    for ready, place in (("next_turn", "scribes_new"), ("next_action", "scribes_ready")):
        table = given(
            options={"scribe_ready": ready}, red=red, purple={"workers": {"scribes_new": 1}}
        )
        table.do("act place_workers", "pw_spend wood", "pw_to scribes", "pw_count 2")
        assert table.workers("red", place) == 2
        assert table.workers("purple", "scribes_new") == 1, "only the player who acted"


@pytest.mark.rule("AF-9.11", "AF-5.7")
def test_used_scribes_stay_used_until_phase_one() -> None:
    table = with_workers(scribes_ready=1, elam=1)
    table.do("pw_scribe", "pw_from elam", "pw_dest egypt")
    table.do("act pass", "pass_end", "act pass", "pass_end")
    assert table.actor == "red"
    assert table.workers("red", "scribes_used") == 1
    assert "place_workers" not in table.offers("act")
    table = given(turn=2, decision=step("end_of_turn"), red={"workers": {"scribes_used": 2}})
    assert table.workers("red", "scribes_ready") == 2


@pytest.mark.rule("AF-22.19", "AF-9.10")
def test_tool_makers_moved_by_a_scribe() -> None:
    crew = {"scribes_ready": 1, "tool_makers_used": 1, "tool_makers_ready": 1}
    for source in ("tool_makers_used", "tool_makers_ready"):
        table = with_workers(**crew).do("pw_scribe", f"pw_from {source}", "pw_dest guti")
        assert table.workers("red", "guti") == 1
        assert table.workers("red", source) == 0


def test_a_worker_put_back_in_the_stock_can_be_placed_with_a_resource() -> None:
    table = with_workers({"wood": 1}, scribes_ready=1, elam=1)
    assert table.why("pw_spend wood").code == "no_available_worker"
    table.do("pw_scribe", "pw_from elam", "pw_dest stock", "pw_spend wood", "pw_to egypt")
    assert table.workers("red", "egypt") == 1


def test_reasons_and_words() -> None:
    table = with_workers({"wood": 1}, stock=3, scribes_ready=1)
    assert table.why("pw_spend gold").code == "good_not_held"
    assert table.why("pw_spend gold").rule == "AF-9.2"
    assert table.why("act pass").code == "placing_workers_now"
    assert table.why("pw_to egypt").code == "placing_workers_now"
    state, decision = table.state, table.state.decision()
    labels = [word(decision.label(state, a)) for a in state.legal_actions()]
    assert labels == ["Spend wood for up to 2 workers", "Use a scribe"]
    targets = [decision.targets(state, a) for a in state.legal_actions()]
    assert targets == [["good:red:wood"], ["box:scribes_ready"]]
    assert word(decision.prompt(state)).endswith("spend a resource or use a scribe.")
    table.do("pw_scribe")
    assert table.why("pw_from egypt").code == "no_worker_there"
    assert table.why("pw_end").code == "choose_source"
    assert table.why("pw_dest egypt").code == "choose_source"
    decision = table.state.decision()
    first = table.state.legal_actions()[0]
    assert word(decision.label(table.state, first)) == "the available workers"
    assert decision.targets(table.state, first) == ["workers:red"]
    table.do("pw_from stock")
    assert table.why("pw_end").code == "choose_place"
    assert table.why("pw_from stock").code == "choose_place"
    decision = table.state.decision()
    shown = {tuple(decision.targets(table.state, a)) for a in table.state.legal_actions()}
    assert {("area:egypt",), ("box:irrigation",)} <= shown
    table.do("pw_dest irrigation")
    assert word(table.state.decision().prompt(table.state)) == "Red may place more workers."
    end = table.state.legal_actions()[-1]
    assert word(table.state.decision().label(table.state, end)) == "Place no more workers"
    assert table.state.decision().targets(table.state, end) == []
    table.do("pw_spend wood")
    assert table.why("pw_end").code == "choose_place"
    table.do("pw_to egypt")
    assert [
        word(table.state.decision().label(table.state, a)) for a in table.state.legal_actions()
    ] == [
        "1 worker",
        "2 workers",
    ]
    table.do("pw_count 2")
    assert table.log()[-3:] == [
        "A scribe of Red moves a worker from the available workers to Irrigation.",
        "Red spends wood.",
        "Red places 2 workers in Egypt.",
    ]


@pytest.mark.rule("AF-9.7")
def test_by_option_a_scribe_sends_nobody_back_to_the_stock() -> None:
    red = {"workers": {"elam": 1, "scribes_ready": 1}}
    for may in (True, False):
        table = given(options={"scribe_to_stock": may}, red=red)
        table.do("act place_workers", "pw_scribe", "pw_from elam")
        assert ("stock" in table.offers("pw_dest")) is may
    assert table.why("pw_dest stock").code == "not_to_stock"
    assert table.why("pw_dest elam").code == "same_place"
