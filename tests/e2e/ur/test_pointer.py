"""What clicks and taps do, and when (GU-UI-3)."""

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open

ANIMATED: dict[str, object] = {"speed": 1, "motion": "full"}


@pytest.mark.rule("GU-UI-3.2")
def test_the_bones_are_thrown_by_clicking_them(shared: Open) -> None:
    table = shared().lay({"light": {"raven": 6}}, [1, "yes"])
    table.wait_for("await_small")
    table.click("die_large")
    assert table.phase == "await_small"
    assert table.reason() == "throw_first"
    table.click("die_small")
    table.wait_for("choose_primary")
    assert table.value("ur-roll-small") == "1"
    table.click("die_small")
    table.settle()
    assert table.phase == "choose_primary"
    expect(table.tooltip.locator(".ur-tip-why")).not_to_be_empty()  # in the words of the house
    table.click("die_large")
    table.wait_for("choose_converted")
    assert table.value("ur-roll-large") == "yes"
    table.click("die_large")
    expect(table.tooltip.locator(".ur-tip-why")).not_to_be_empty()
    assert table.phase == "choose_converted"


@pytest.mark.rule("GU-UI-3.2")
@pytest.mark.parametrize("alone", [False, True])
def test_a_forced_large_throw_is_clicked_unless_it_goes_by_itself(flat: Open, alone: bool) -> None:
    table = flat(auto_throw=alone).lay({}, [3, "yes"])
    if alone:
        table.wait_for("choose_converted")
        return
    table.throw()
    assert table.legal == ["roll_large"]
    table.page.wait_for_timeout(1200)
    assert table.phase == "choose_primary"
    table.click("die_large")
    table.wait_for("choose_converted")


@pytest.mark.rule("GU-UI-3.3")
def test_a_bird_with_several_houses_is_chosen_first(shared: Open) -> None:
    table = shared(endTurn="manual").lay({"light": {"raven": 6}}, [2])
    table.throw()
    lit = table.page.locator(".is-goal")
    table.click("piece_light_swallow")
    expect(lit).to_have_count(4)
    table.press("Escape")
    expect(lit).to_have_count(0)
    table.click("piece_light_swallow")
    expect(lit).to_have_count(4)
    table.click("pile_dark")  # a click elsewhere
    expect(lit).to_have_count(0)
    assert table.phase == "choose_primary"
    table.click("piece_light_swallow")
    table.hover("cell_m11")
    assert table.preview is not None
    assert (table.preview["to"], table.preview["kind"]) == (11, "launch")
    expect(table.tooltip).to_contain_text("Click: the Swallow, launched on house 11")
    expect(table.page.locator(".steps .choosing")).to_have_text("Swallow, Ninsun")
    table.click("cell_m11")
    table.wait_for("turn_done")
    assert table.value("ur-board-light") == "raven:6 swallow:11"


@pytest.mark.rule("GU-UI-3.3")
def test_a_bird_with_one_action_and_a_house_that_one_action_reaches(shared: Open) -> None:
    for clicked in ("piece_light_raven", "cell_m7"):
        table = shared(endTurn="manual").lay({"light": {"raven": 6}}, [1])
        table.throw()
        table.click(clicked)
        table.wait_for("turn_done")
        assert table.value("ur-board-light") == "raven:7"


@pytest.mark.rule("GU-UI-3.9")
def test_the_first_tap_points_and_the_second_acts(flat: Open) -> None:
    table = flat(size=(390, 844), touch=True, settings={"endTurn": "manual"})
    table.lay({"light": {"raven": 6}}, [2])
    tap = table.page.touchscreen.tap
    table.wait_for("await_small")
    tap(*table.where("die_small"))
    expect(table.tooltip).to_contain_text("Small bone")
    assert table.phase == "await_small"
    tap(*table.where("die_small"))
    table.wait_for("choose_primary")
    tap(*table.where("piece_light_raven"))
    assert table.preview is not None
    assert table.phase == "choose_primary"
    tap(*table.where("piece_light_swallow"))
    assert table.phase == "choose_primary"
    tap(*table.where("piece_light_raven"))
    tap(*table.where("piece_light_raven"))
    table.wait_for("turn_done")
    assert table.value("ur-board-light") == "raven:8"


@pytest.mark.rule("GU-UI-3.10")
def test_what_can_act_is_marked_and_both_can_be_switched_off(flat: Open) -> None:
    position = {"light": {"raven": 6}}
    shown = flat().lay(position, [2])
    shown.throw()
    open_now = shown.page.locator(".ur-spot.is-open")
    expect(open_now).to_have_count(3)  # the large bone, Raven and Swallow
    plain = flat(settings={"marks": False}).lay(position, [2])
    plain.throw()
    expect(plain.page.locator(".ur-spot.is-open")).to_have_count(0)
    plain.hover("piece_light_raven")
    expect(plain.page.locator(".ur-ghost")).to_have_count(1)
    silent = flat(settings={"previews": False}).lay(position, [2])
    silent.throw()
    silent.hover("piece_light_raven")
    expect(silent.page.locator(".ur-spot.is-open")).to_have_count(3)
    expect(silent.page.locator(".ur-ghost")).to_have_count(0)


@pytest.mark.rule("GU-UI-3.11")
def test_a_click_during_an_animation_is_neither_lost_nor_done_twice(flat: Open) -> None:
    table = flat(settings={**ANIMATED, "endTurn": "manual"}).lay({"light": {"raven": 6}}, [2])
    table.wait_for("await_small")
    raven = table.where("piece_light_raven")
    table.click("die_small")
    table.page.wait_for_timeout(150)  # the bone is in the air
    table.page.mouse.click(*raven)
    table.page.mouse.click(*raven)
    table.wait_for("turn_done")
    assert table.value("ur-board-light") == "raven:8"
    assert table.state["turn"] == 2
    log = table.page.locator(".log")
    expect(log.get_by_text("moves the Raven")).to_have_count(1)


def seconds_of_a_throw(flat: Open, speed: float) -> float:
    table = flat(settings={"speed": speed, "motion": "full"}).lay({"light": {"raven": 6}}, [2])
    table.wait_for("await_small")
    took: float = table.page.evaluate(
        """async () => {
            const begun = performance.now();
            document.querySelector('[data-testid="ur-throw"]').click();
            await new Promise((done) => setTimeout(done, 30));
            while (window.__ur.state.phase === "await_small") {
                await new Promise((done) => requestAnimationFrame(done));
            }
            return (performance.now() - begun) / 1000;
        }"""
    )
    return took


@pytest.mark.rule("GU-UI-3.11")
def test_the_speed_of_animations_can_be_set(flat: Open) -> None:
    """Slow is slow on any machine; how fast it can be is measured by `make bench-web`."""
    assert seconds_of_a_throw(flat, 0.5) >= 1.6
