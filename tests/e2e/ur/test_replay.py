"""A match once more, on the same stage, from both seats."""

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open
from tests.e2e.ur.test_immersive import uncover

LAST_BIRD = {
    "light": {"swallow": "home", "storm_bird": "home", "raven": 16, "rooster": "home"}
    | {"eagle": "home"},
}


@pytest.mark.rule("GU-UI-1.1", "GU-UI-2.4")
@pytest.mark.parametrize("stage", ["flat", pytest.param("scene", marks=pytest.mark.slow)])
def test_a_replay_plays_on_the_stage_from_both_seats(
    request: pytest.FixtureRequest, stage: str
) -> None:
    opened: Open = request.getfixturevalue(stage)
    table = opened(settings={"speed": 4, "motion": "full"}).lay(LAST_BIRD, [1])
    table.throw()
    table.click("piece_light_raven")
    expect(table.named("ur-ending")).to_be_visible()
    table.guest.open(f"#/replay/{table.table['match']}?table={table.table['id']}")
    slider = table.named("replay-slider")
    expect(slider).to_be_visible()
    table.page.wait_for_function("() => window.__ur !== undefined")
    assert table.hook("thrown") == 0
    on = table.page.get_by_label("One step on")
    words = table.named("replay-words")
    for step in range(1, 4):
        on.click()
        expect(words).to_have_attribute("data-step", str(step))  # all of it was shown
        if "throws 1" in (words.text_content() or ""):
            break
    expect(words).to_contain_text("throws 1")
    assert table.hook("thrown") == 1  # it was seen, not only told
    assert table.hook("camera")["seenFrom"] == "light"
    if stage == "scene":
        uncover(table, "replay")
    table.page.locator(".replay-eyes select").select_option("1")
    table.until(lambda: table.hook("camera")["seenFrom"] == "dark", "the camera did not turn")
    if stage == "scene":
        uncover(table, "replay from the other seat")
    slider.press("End")
    expect(words).to_contain_text("home")
    expect(table.page.locator(".player.to-move")).to_have_count(0)  # it is over
