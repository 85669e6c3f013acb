"""Place Workers: spending and scribes (AF-9)."""

import pytest
from tests.games.after_the_flood.table import Flood, empire, given, step

ABROAD = (
    "egypt amorites hittites mittani assyria kassites guti elam dilmun chaldea larsa isin akkad"
)
BOXES = "irrigation weaving scribes tool_makers"
EVERYWHERE = [*ABROAD.split(), *BOXES.split()]


def with_workers(goods: dict[str, int] | None = None, /, **crew: int) -> Flood:
    game = given(red={"workers": {**crew}, "resources": {**(goods or {})}})
    return game.play("act place_workers")


@pytest.mark.rule("AF-9.2", "AF-9.3", "AF-20.4.1")
def test_a_resource_places_up_to_its_value_in_one_place() -> None:
    game = with_workers({"gold": 1, "wood": 1}, stock=10)
    assert game.legal() == ["pw_spend wood", "pw_spend gold"]
    game.play("pw_spend gold")
    assert game.legal("pw_to") == EVERYWHERE, "never in Sumer"
    game.play("pw_to egypt")
    assert game.legal("pw_count") == ["1", "2", "3", "4"]
    assert game.why("pw_count 5") == "that_many"
    game.play("pw_count 2")
    assert game.workers("red", "egypt") == 2
    assert game.workers("red", "stock") == 8
    assert game.goods("red") == {"wood": 1}
    assert game.actor == "purple", "a second resource cannot be spent"


@pytest.mark.rule("AF-9.2", "AF-20.4.1")
def test_the_value_of_every_resource() -> None:
    for good, value in (("grain", 1), ("wood", 2), ("metal", 2), ("textile", 2)):
        game = with_workers({good: 1}, stock=9).play(f"pw_spend {good}", "pw_to elam")
        assert game.legal("pw_count") == [str(n) for n in range(1, value + 1) if value > 1]
    for good, value in (("tools", 3), ("oil", 3), ("gold", 4), ("lapis", 5)):
        game = with_workers({good: 1}, stock=9).play(f"pw_spend {good}", "pw_to elam")
        game.play(f"pw_count {value}")
        assert game.workers("red", "elam") == value
    game = with_workers({"grain": 1}, stock=9).play("pw_spend grain", "pw_to elam")
    assert game.workers("red", "elam") == 1, "the count is not asked if only 1 is possible"
    game = with_workers({"lapis": 1}, stock=1).play("pw_spend lapis", "pw_to elam")
    assert game.workers("red", "elam") == 1


@pytest.mark.rule("AF-9.4", "AF-20.4.1")
def test_scribes_hold_two() -> None:
    game = with_workers({"gold": 1}, stock=9).play("pw_spend gold", "pw_to scribes")
    assert game.legal("pw_count") == ["1", "2"]
    game.play("pw_count 2")
    assert game.workers("red", "scribes_new") == 2
    for state in ("scribes_ready", "scribes_new", "scribes_used"):
        one = with_workers({"gold": 1}, stock=9, **{state: 1}).play(
            "pw_spend gold", "pw_to scribes"
        )
        assert one.workers("red", "stock") == 8
        two = with_workers({"gold": 1}, stock=9, **{state: 2}).play("pw_spend gold")
        assert two.legal("pw_to") == [place for place in EVERYWHERE if place != "scribes"]


@pytest.mark.rule("AF-9.5")
def test_workers_go_where_armies_stand() -> None:
    game = given(
        red={"workers": {"stock": 2}, "resources": {"wood": 1}}, purple=empire("guti_1", guti=2)
    )
    game.play("act place_workers", "pw_spend wood", "pw_to guti", "pw_count 2")
    assert game.workers("red", "guti") == 2


@pytest.mark.rule("AF-9.6", "AF-3.6")
def test_tool_makers_are_ready_at_once_and_without_limit() -> None:
    game = with_workers({"lapis": 1}, stock=5, tool_makers_used=4)
    game.play("pw_spend lapis", "pw_to tool_makers", "pw_count 5")
    assert game.workers("red", "tool_makers_ready") == 5
    assert game.workers("red", "tool_makers_used") == 4


@pytest.mark.rule("AF-9.1", "AF-20.4")
def test_spending_and_scribes_in_any_order() -> None:
    game = with_workers({"wood": 2}, stock=4, scribes_ready=2)
    assert game.legal() == ["pw_spend wood", "pw_scribe"]
    game.play("pw_scribe", "pw_from stock", "pw_dest elam")
    assert game.legal() == ["pw_spend wood", "pw_scribe", "pw_end"]
    game.play("pw_spend wood", "pw_to egypt", "pw_count 2")
    assert game.legal() == ["pw_scribe", "pw_end"]
    assert game.why("pw_spend wood") == "spent_already"
    game.play("pw_scribe", "pw_from egypt", "pw_dest larsa")
    assert game.actor == "purple"
    left = {p: game.workers("red", p) for p in ("elam", "egypt", "larsa", "stock")}
    assert left == {"elam": 1, "egypt": 1, "larsa": 1, "stock": 1}
    assert game.goods("red") == {"wood": 1}


@pytest.mark.rule("AF-9.1", "AF-20.4")
def test_the_menu_may_be_ended_after_something_was_done() -> None:
    game = with_workers({"wood": 2}, stock=4, scribes_ready=1)
    game.play("pw_spend wood", "pw_to egypt", "pw_count 1", "pw_end")
    assert game.actor == "purple"
    assert game.workers("red", "scribes_ready") == 1
    game = with_workers({"wood": 2}, stock=4, scribes_ready=1)
    game.play("pw_scribe", "pw_from stock", "pw_dest egypt", "pw_end")
    assert game.actor == "purple"
    assert game.goods("red") == {"wood": 2}


@pytest.mark.rule("AF-9.7", "AF-9.10", "AF-20.4.2")
def test_where_a_scribe_takes_and_puts_workers() -> None:
    crew = {"stock": 1, "elam": 1, "irrigation": 1, "weaving": 1, "scribes_ready": 1}
    crew |= {"tool_makers_ready": 1, "tool_makers_used": 1}
    sources = "stock elam irrigation weaving scribes_used tool_makers_ready tool_makers_used"
    assert with_workers(**crew).play("pw_scribe").legal("pw_from") == sources.split()
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
        game = with_workers(**crew).play("pw_scribe", f"pw_from {source}")
        assert game.legal("pw_dest") == [p for p in everywhere if p != place]
        if place:
            assert game.why(f"pw_dest {place}") == "same_place"


@pytest.mark.rule("AF-9.10", "AF-9.4")
def test_into_scribes_only_with_room_the_flipped_one_included() -> None:
    game = with_workers(scribes_ready=2, elam=1).play("pw_scribe", "pw_from elam")
    assert "scribes" not in game.legal("pw_dest")
    assert game.why("pw_dest scribes") == "scribes_full"
    # A scribe that moves itself makes room.
    game = with_workers(scribes_ready=2, elam=1).play("pw_scribe", "pw_from scribes_used")
    game.play("pw_dest akkad", "pw_scribe", "pw_from elam")
    assert "scribes" in game.legal("pw_dest")
    game.play("pw_dest scribes")
    assert game.workers("red", "scribes_new") == 1


@pytest.mark.rule("AF-9.9", "AF-9.10")
def test_a_new_scribe_is_not_used_but_may_be_moved() -> None:
    game = with_workers(scribes_ready=1, scribes_new=1).play("pw_scribe")
    assert game.legal("pw_from") == ["scribes_new", "scribes_used"]
    game.play("pw_from scribes_new", "pw_dest stock")
    assert game.workers("red", "stock") == 1
    assert game.actor == "purple"
    game = with_workers({"wood": 1}, scribes_new=1, stock=1)
    assert game.why("pw_scribe") == "scribe_is_new"
    assert with_workers({"wood": 1}, stock=1).why("pw_scribe") == "no_ready_scribe"


@pytest.mark.rule("AF-9.9")
def test_scribes_ready_with_the_next_action_by_option() -> None:
    red = {"workers": {"stock": 3}, "resources": {"wood": 2}}
    for ready, place in (("next_turn", "scribes_new"), ("next_action", "scribes_ready")):
        game = given(
            options={"scribe_ready": ready}, red=red, purple={"workers": {"scribes_new": 1}}
        )
        game.play("act place_workers", "pw_spend wood", "pw_to scribes", "pw_count 2")
        assert game.workers("red", place) == 2
        assert game.workers("purple", "scribes_new") == 1, "only the player who acted"


@pytest.mark.rule("AF-9.11", "AF-5.7")
def test_used_scribes_stay_used_until_phase_one() -> None:
    game = with_workers(scribes_ready=1, elam=1)
    game.play("pw_scribe", "pw_from elam", "pw_dest egypt")
    game.play("act pass", "pass_end", "act pass", "pass_end")
    assert game.actor == "red"
    assert game.workers("red", "scribes_used") == 1
    assert "place_workers" not in game.legal("act")
    game = given(turn=2, decision=step("end_of_turn"), red={"workers": {"scribes_used": 2}})
    assert game.workers("red", "scribes_ready") == 2


@pytest.mark.rule("AF-22.19", "AF-9.10")
def test_tool_makers_moved_by_a_scribe() -> None:
    crew = {"scribes_ready": 1, "tool_makers_used": 1, "tool_makers_ready": 1}
    for source in ("tool_makers_used", "tool_makers_ready"):
        game = with_workers(**crew).play("pw_scribe", f"pw_from {source}", "pw_dest guti")
        assert game.workers("red", "guti") == 1
        assert game.workers("red", source) == 0


def test_a_worker_put_back_in_the_stock_can_be_placed_with_a_resource() -> None:
    game = with_workers({"wood": 1}, scribes_ready=1, elam=1)
    assert game.why("pw_spend wood") == "no_available_worker"
    game.play("pw_scribe", "pw_from elam", "pw_dest stock", "pw_spend wood", "pw_to egypt")
    assert game.workers("red", "egypt") == 1


def test_reasons_and_words() -> None:
    game = with_workers({"wood": 1}, stock=3, scribes_ready=1)
    assert game.why("pw_spend gold") == "good_not_held"
    assert game.refusal("pw_spend gold").rule == "AF-9.2"
    assert [*game.labels().values()] == ["Spend wood for up to 2 workers", "Use a scribe"]
    assert game.question.endswith("spend a resource or use a scribe.")
    game.play("pw_scribe")
    assert game.why("pw_from egypt") == "no_worker_there"
    assert game.labels()["pw_from stock"] == "the available workers"
    assert game.targets()["pw_from stock"] == ["workers:red"]
    game.play("pw_from stock")
    assert game.targets()["pw_dest egypt"] == ["area:egypt"]
    assert game.targets()["pw_dest irrigation"] == ["box:irrigation"]
    game.play("pw_dest irrigation")
    moved = "A scribe of Red moves a worker from the available workers to Irrigation."
    assert game.log() == [moved]
    assert game.question == "Red may place more workers."
    assert game.labels()["pw_end"] == "Place no more workers"
    game.play("pw_spend wood", "pw_to egypt")
    assert [*game.labels().values()] == ["1 worker", "2 workers"]
    game.play("pw_count 2")
    assert game.log() == ["Red places 2 workers in Egypt."]


@pytest.mark.rule("AF-9.7")
def test_by_option_a_scribe_sends_nobody_back_to_the_stock() -> None:
    red = {"workers": {"elam": 1, "scribes_ready": 1}}
    for may in (True, False):
        game = given(options={"scribe_to_stock": may}, red=red)
        game.play("act place_workers", "pw_scribe", "pw_from elam")
        assert ("stock" in game.legal("pw_dest")) is may
    assert game.why("pw_dest stock") == "not_to_stock"
    assert game.why("pw_dest elam") == "same_place"
