"""The flat board that takes over where there is no WebGL, or by choice."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

POSITION = {"light": {"raven": 6}}


@pytest.mark.rule("GU-UI-10.7")
def test_without_webgl_the_flat_board_takes_over(house: Running, visit: Visit) -> None:
    """The scene is wished, but there is no context for it."""
    guest = visit(house, ignore=lambda text: "WebGL" in text)
    guest.page.add_init_script(
        "const real = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {"
        "  return /webgl/.test(kind) ? null : real.call(this, kind, ...rest);"
        "};"
    )
    table = UrTable(guest, "scene").lay(POSITION, [2])
    table.throw()
    assert table.hook("camera")["projection"] == "flat"
    expect(table.named("ur-why-flat")).to_contain_text("no WebGL")
    table.hover("piece_light_raven")
    assert table.preview is not None
    assert table.preview["to"] == 8
    expect(table.tooltip).to_contain_text("Raven")
    table.click("piece_light_raven")
    table.until(lambda: table.value("ur-board-light") == "raven:8", "the Raven did not move")


@pytest.mark.rule("GU-UI-7.4", "GU-UI-7.1", "GU-UI-7.2")
@pytest.mark.parametrize(
    ("board", "rosettes"),
    [
        ("second_millennium", {"l4", "d4", "m8", "m12", "m16"}),
        ("first_millennium", {"m8", "m12", "m16"}),
    ],
)
def test_board_and_rosettes_change_together(shared: Open, board: str, rosettes: set[str]) -> None:
    table = shared().lay({"light": {"swallow": 3}}, [1], board=board) if "l4" in rosettes else None
    if table is None:
        table = shared().lay({"light": {"raven": 5}}, [3], board=board)
    drawn = table.page.locator("[data-rosette=true]")
    expect(drawn).to_have_count(len(rosettes))
    assert {
        str(drawn.nth(at).get_attribute("data-element")).removeprefix("square:")
        for at in range(len(rosettes))
    } == rosettes
    assert set(table.state["rosettes"]) == rosettes
    expect(table.page.locator("[data-name^=board_]")).to_have_count(1)
    expect(table.page.locator(f"[data-name=board_{board}]")).to_have_count(1)
    table.throw()
    bird = "swallow" if "l4" in rosettes else "raven"
    table.hover(f"piece_light_{bird}")
    assert table.preview is not None
    assert table.preview["kind"] == "rosette"


@pytest.mark.rule("GU-UI-7.5")
def test_house_numbers_can_be_shown(flat: Open) -> None:
    first = flat().lay(POSITION, [2])
    expect(first.page.locator(".ur-number")).to_have_count(20)  # in a first game
    hidden = flat(played=1).lay(POSITION, [2])
    expect(hidden.page.locator(".ur-number")).to_have_count(0)
    shown = flat(show_numbers=True, played=1).lay(POSITION, [2])
    numbers = shown.page.locator(".ur-number")
    expect(numbers).to_have_count(20)
    expect(numbers.first).to_have_text("1")
    assert shown.hook("settings")["show_numbers"] is True


@pytest.mark.rule("GU-UI-8.4")
def test_a_bone_that_may_not_be_thrown_looks_inactive(shared: Open) -> None:
    table = shared().lay(POSITION, [2])
    table.wait_for("await_small")
    idle = table.page.locator(".is-idle")
    expect(idle).to_have_attribute("data-element", "die:large")
    table.throw()
    expect(idle).to_have_attribute("data-element", "die:small")


@pytest.mark.rule("GU-UI-6.4")
def test_the_icons_are_the_same_birds_on_board_and_panel(shared: Open) -> None:
    table = shared().lay({}, [])
    outlines = "nodes => nodes.map((path) => path.getAttribute('d'))"
    seen: dict[str, list[str]] = {}
    for bird in ("swallow", "storm_bird", "raven", "rooster", "eagle"):
        drawing = f"[data-bird={bird}] path"
        piece = table.page.locator(f"[data-element='bird:light:{bird}'] {drawing}")
        seen[bird] = piece.evaluate_all(outlines)
        panel = table.named("ur-unlaunched-light").locator(drawing)
        assert panel.evaluate_all(outlines) == seen[bird] != []
    assert len({str(paths) for paths in seen.values()}) == 5


@pytest.mark.rule("GU-UI-9.2", "GU-UI-9.1")
def test_a_payment_goes_from_pile_to_pile(flat: Open) -> None:
    table = flat(settings={"speed": 0.5, "motion": "full", "endTurn": "manual"})
    table.remember("svg.ur-flat > .coin").lay({"light": {"raven": 6}}, [2])
    table.throw()
    coins = "[data-element='pile:{}'] .coin"
    expect(table.page.locator(coins.format("pool"))).to_have_count(20)
    table.click("piece_light_raven")
    table.wait_for("turn_done")
    assert table.most_remembered == 4  # on their way
    expect(table.page.locator("svg.ur-flat > .coin")).to_have_count(0)
    expect(table.page.locator(coins.format("pool"))).to_have_count(16)
    expect(table.page.locator(coins.format("light"))).to_have_count(19)
    assert table.value("ur-pool") == "16"
