"""Nothing is told before it is seen: no throw, no answer, at no speed, by the clock of the page."""

import pytest
from playwright.sync_api import expect

from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable
from tests.e2e.ur.test_camera import DATA

SLOWER = (0.5, 1, 2)
SIZES = [(390, 844), (844, 390), (1280, 800)]
CLEAR = """(squares) => {
    const box = document.querySelector("[data-testid=ur-result-large]")?.getBoundingClientRect();
    if (!box || box.left < 0 || box.right > innerWidth || box.top < 0) return false;
    const things = [...squares.map((square) => `cell_${square}`), "die_small", "die_large"];
    return things.every((name) => {
        const [x, y] = window.__ur.project(name) ?? [0, 0];
        return x < box.left || x > box.right || y < box.top || y > box.bottom;
    });
}"""
"""Whether the answer stands in the window, and over no square and no bone."""

WATCH = """() => {
    const told = { early: [], told: 0 };
    window.told = told;
    const look = () => {
        const thrown = window.__ur?.thrown ?? 0;
        const log = [...document.querySelectorAll(".log li")].map((line) => line.textContent);
        const throws = log.filter((line) => / throws /.test(line)).length;
        const around = [...document.querySelectorAll(".prompt, .caption, [data-testid=live]")]
            .map((box) => box.textContent).filter((text) => / throw(s|n) /.test(text));
        told.told = Math.max(told.told, throws);
        const now = Math.round(performance.now());
        if (throws > thrown) told.early.push([now, thrown, ...log]);
        if (around.length > 0 && thrown === 0) told.early.push([now, thrown, ...around]);
        for (const [seat, side] of ["light", "dark"].entries()) {
            const points = document.querySelector(`.player[data-seat="${seat}"] .player-score`);
            const paid = document.querySelector(`[data-testid=ur-counters-${side}]`)?.dataset.value;
            if (thrown > 0 || !points || !paid || points.textContent.endsWith(paid)) continue;
            told.early.push([now, side, paid, points.textContent]);
        }
        for (const [at, bone] of ["small", "large"].entries()) {
            const roll = document.querySelector(`[data-testid=ur-roll-${bone}]`)?.dataset.value;
            if (thrown <= at && roll && roll !== "-") told.early.push([now, thrown, bone, roll]);
        }
    };
    const begin = () => new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
    if (document.body) begin();
    else document.addEventListener("DOMContentLoaded", begin);
}"""


def told(table: UrTable) -> int:
    """How many throws the log has told, none of them too early."""
    found = table.page.evaluate("() => window.told")
    assert found["early"] == []
    return int(found["told"])


def throw_both(table: UrTable) -> None:
    table.page.add_init_script(f"({WATCH})()")
    table.lay({"light": {"raven": 6}}, [2, "yes"])
    table.wait_for("await_small")
    table.named("ur-throw").click()
    table.wait_for("choose_primary")
    expect(table.page.locator(".log")).to_contain_text("Ninsun throws 2.")
    assert told(table) == 1
    table.press("t")
    table.wait_for("choose_converted")
    expect(table.page.locator(".log")).to_contain_text("large bone: yes")
    assert told(table) == 2


@pytest.mark.rule("GU-UI-5.5", "GU-UI-3.11")
@pytest.mark.parametrize(
    "speed", [*(pytest.param(each, marks=pytest.mark.slow) for each in SLOWER), 4, 0]
)
def test_a_throw_and_the_answer_are_told_when_they_lie(flat: Open, speed: float) -> None:
    throw_both(flat(settings={"speed": speed, "motion": "full"}))


@pytest.mark.rule("GU-UI-5.5")
@pytest.mark.parametrize(
    "speed", [*(pytest.param(each, marks=pytest.mark.slow) for each in SLOWER), 4]
)
def test_the_same_in_the_scene(scene: Open, speed: float) -> None:
    table = scene(settings={"speed": speed, "motion": "full"})
    table.remember("[data-testid=ur-coming], [data-testid^=ur-result]")
    throw_both(table)
    expect(table.named("ur-result-large")).to_have_text("yes → 6")  # large, beside its bone
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.until(
            lambda: table.page.evaluate(CLEAR, [square["id"] for square in DATA["squares"]]),
            f"the answer does not stand clear at {width} x {height}",
        )
    expect(table.page.locator(".ur-result")).to_have_count(1)  # no other behind it
    assert table.remembered("2") > 0
    assert table.remembered("The lamp is being lit") > 0  # nothing was played meanwhile


@pytest.mark.rule("GU-UI-2.5")
def test_the_opening_throws_are_told_one_by_one(flat: Open) -> None:
    table = flat(settings={"speed": 4, "motion": "full"})
    table.page.add_init_script(f"({WATCH})()")
    table.begin("bot")
    table.until(lambda: table.state["turn"] > 0, "the opening does not end")
    assert told(table) >= 2


@pytest.mark.rule("GU-UI-2.4")
def test_resigning_while_a_throw_is_due_shows_at_once(flat: Open) -> None:
    table = flat().lay({"light": {"raven": 6}}, [2])
    table.wait_for("await_small")
    table.press("Escape")
    table.named("menu-resign").click()
    table.named("yes").click()
    expect(table.named("ur-ending")).to_be_visible()
