"""What pointing tells: previews, reasons, numbers, facts (GU-UI-3.4 to GU-UI-3.8)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable


def frames_sent(table: UrTable) -> list[str]:
    """What the page sends to the server from now on."""
    sent: list[str] = []
    table.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data)))
    )
    return sent


@pytest.mark.rule("GU-UI-3.4", "GU-UI-3.5", "GU-UI-5.6")
def test_the_preview_of_a_capture(flat: Open) -> None:
    """Scenario gu_s38."""
    table = flat()
    sent = frames_sent(table)
    table.lay({"light": {"rooster": 7}, "dark": {"swallow": 9}}, [2])
    table.throw()
    before, asked = table.state, len(sent)
    table.hover("piece_light_rooster")
    assert table.preview == {
        "from": 7,
        "to": 9,
        "kind": "capture",
        "captured": "swallow",
        "delta": -4,
        "passes": [8],
    }
    page = table.page
    expect(table.tooltip).to_have_count(1)
    expect(page.locator("[data-ring=capture]")).to_have_count(1)
    expect(page.locator(".ur-way")).to_have_count(1)
    expect(page.locator("[data-element='bird:dark:swallow'] .ur-captured")).to_have_count(1)
    expect(page.locator("[data-element='pile:light'] .ur-delta")).to_have_text("-4")
    expect(page.locator("[data-element='pile:pool'] .ur-delta")).to_have_text("+4")
    assert not [frame for frame in sent[asked:] if "preview" in frame or "why" in frame]
    assert table.state == before
    table.away()
    expect(table.tooltip).to_have_count(0)
    expect(page.locator(".ur-ghost, .ur-way, .ur-captured, .ur-delta")).to_have_count(0)
    assert table.preview is None


@pytest.mark.rule("GU-UI-3.5")
def test_previews_tell_the_kinds_of_target_apart(shared: Open) -> None:
    table = shared().lay(
        {
            "light": {"storm_bird": 6, "raven": 12, "rooster": 15, "eagle": 14},
            "dark": {"swallow": 14 - 4},
            "counters": {"light": 30, "dark": 18, "pool": 2},
        },
        [2],
    )
    table.throw()
    seen = {}
    for bird in ("storm_bird", "raven", "rooster", "eagle", "swallow"):
        table.hover(f"piece_light_{bird}")
        seen[bird] = table.preview
    assert seen["storm_bird"] == {
        "from": 6,
        "to": 8,
        "kind": "rosette",
        "captured": None,
        "delta": 2,  # the pool is short
        "passes": [],
    }
    assert seen["raven"] is not None
    assert (seen["raven"]["kind"], seen["raven"]["to"]) == ("blocked", 14)
    expect(table.page.locator("[data-ring=plain]")).to_have_count(3)
    assert seen["rooster"] is not None
    assert (seen["rooster"]["kind"], seen["rooster"]["to"]) == ("bear_off", "home")
    assert seen["eagle"] is not None
    assert seen["eagle"]["kind"] == "rosette"
    assert seen["swallow"] is not None
    assert seen["swallow"]["from"] == "off"
    assert seen["swallow"]["to"] == [3, 7, 11]


BLOCKED: list[tuple[str, dict[str, Any], list[int | str], str, dict[str, Any]]] = [
    ("needs_launch_number", {"light": {"raven": 6}}, [1], "eagle", {}),
    ("start_house_own_bird", {"light": {"eagle": 5}}, [1, "yes"], "storm_bird", {}),
    ("own_bird_on_target", {"light": {"raven": 9, "rooster": 10}}, [1], "raven", {}),
    ("rosette_taken", {"light": {"raven": 6}, "dark": {"eagle": 8}}, [2], "raven", {}),
    ("overshoot", {"light": {"raven": 15, "eagle": 6}}, [3], "raven", {}),
    ("already_home", {"light": {"raven": "home", "eagle": 6}}, [3], "raven", {}),
    ("launch_order", {}, [1, "yes"], "storm_bird", {"launch_order": "fixed"}),
    (
        "cannot_afford_toll",
        {"light": {"raven": 7}, "counters": {"light": 1, "dark": 40, "pool": 9}},
        [3],
        "raven",
        {"shortage": "must_afford"},
    ),
]


@pytest.mark.rule("GU-UI-3.6")
@pytest.mark.parametrize(("reason", "position", "throws", "bird", "options"), BLOCKED)
def test_a_bird_that_cannot_act_says_why(
    shared: Open,
    reason: str,
    position: dict[str, Any],
    throws: list[int | str],
    bird: str,
    options: dict[str, Any],
) -> None:
    table = shared().lay(position, throws, **options)
    table.throw()
    if len(throws) > 1:
        table.click("die_large")
        table.until(lambda: table.state["large"] == throws[1], "the large bone was not thrown")
        table.settle()
    if table.state["to_move"] == "light" and table.legal:
        assert f"move_{bird}" not in table.legal
    table.hover(f"piece_light_{bird}")
    if table.state["to_move"] == "dark":  # the converted number had no use: the turn is over
        assert reason == "launch_order"
        assert table.reason() == "not_your_turn"
        return
    before = table.state
    assert table.reason() == reason
    expect(table.tooltip.locator(".ur-tip-why")).not_to_be_empty()
    if reason in ("own_bird_on_target", "rosette_taken", "cannot_afford_toll"):
        assert table.preview is not None
        assert table.preview["kind"] == "blocked"
        expect(table.page.locator("[data-ring=blocked]")).to_have_count(1)
    table.click(f"piece_light_{bird}")
    table.settle()
    assert table.state == before


@pytest.mark.rule("GU-UI-3.6")
def test_whose_turn_it_is_and_the_throw_come_first_among_reasons(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}, "dark": {"eagle": 10}}, [2])
    table.wait_for("await_small")
    table.hover("piece_light_raven")
    assert table.reason() == "throw_first"
    table.hover("piece_dark_eagle")
    assert table.reason() == "not_your_turn"


@pytest.mark.rule("GU-UI-3.7")
def test_before_a_throw_every_number_is_told(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}, "dark": {"eagle": 8, "rooster": 11}}, [3])
    table.wait_for("await_small")
    table.hover("piece_light_raven")
    rows = table.tooltip.locator("tr")
    expect(rows).to_have_count(8)
    told = [rows.nth(at).inner_text().replace("\t", " ") for at in range(8)]
    assert [line.split()[0] for line in told] == ["1", "2", "3", "4", "5", "6", "7", "10"]
    assert told[0] == "1 to house 7"
    assert told[1] == "2 blocked: the rosette on 8 is taken"
    assert "capturing the Rooster" in told[4]
    assert "pays 4 into the pool" in told[4]
    assert "rosette on 12" in told[5]
    assert "takes 4 from the pool" in told[5]
    table.hover("piece_light_swallow")
    expect(rows.nth(1)).to_contain_text("3, 7, 11, 15")
    expect(rows.nth(0)).to_contain_text("not launched")


@pytest.mark.rule("GU-UI-3.7")
def test_the_large_bone_tells_the_gamble_also_when_it_is_forced(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 9}}, [3], large_die="custom", large_die_weights=[1, 3])
    table.throw()
    table.hover("die_large")
    expect(table.tooltip).to_contain_text("Yes (1/4) makes it 7, which has 2 legal moves.")
    expect(table.tooltip).to_contain_text("No loses the turn.")
    forced = shared().lay({}, [4])
    forced.throw()
    assert forced.legal == ["roll_large"]
    forced.hover("die_large")
    expect(forced.tooltip).to_contain_text("Yes (1/2) makes it 10, which has 1 legal move.")


@pytest.mark.rule("GU-UI-3.8")
def test_tooltips_tell_the_facts_and_stay_in_the_window(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 8}, "dark": {"eagle": "home"}}, [3], rate="2.50")
    table.wait_for("await_small")
    wanted = {
        "piece_light_raven": ["Raven", "Ninsun", "house 8", "by a 6", "on house 6", "4 counters"],
        "piece_light_swallow": ["Swallow", "Waits", "by a 2", "3, 7, 11, 15", "3 counters"],
        "piece_dark_eagle": ["Eagle", "Shulgi", "Home"],
        "cell_m12": ["House 12", "Shared", "rosette", "Empty"],
        "cell_d3": ["House 3", "Private to Shulgi", "plain"],
        "pile_pool": ["20 counters", "50 points", "2.5 a counter"],
        "die_small": ["1: 1/4", "4: 1/4"],
        "die_large": ["yes with 1/2", "no with 1/2"],
    }
    for name, facts in wanted.items():
        table.hover(name)
        for fact in facts:
            expect(table.tooltip).to_contain_text(fact)
        box = table.tooltip.bounding_box()
        size = table.page.viewport_size
        assert box is not None
        assert size is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    assert table.tooltip.evaluate("box => getComputedStyle(box).pointerEvents") == "none"
