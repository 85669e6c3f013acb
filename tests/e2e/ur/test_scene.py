"""The scene in three dimensions: what it holds, when it draws, and that it gives all back."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import PATIENCE
from tests.e2e.pages import built_once
from tests.e2e.ur.workbench import CONFIG, Bench, served

HERE = Path(__file__).parent
UI = json.loads(
    (HERE.parents[2] / "src/edubba/games/game_of_ur/ui.json").read_text("utf-8"),
)
SMALL = (480, 270)
ROUNDS = 10
MOST_BYTES = 200_000
"""Of three.js, the assets and the scene together, packed as a server sends them."""
FINEST = 900_000
"""Milliseconds for the highest tier where a processor draws."""
MOST_CALLS, MOST_TRIANGLES = 120, 2_500_000
"""Of one frame at the highest tier, whose shadows are drawn already."""
PACED = """(() => {
    const draw = window.requestAnimationFrame.bind(window);
    let now = 0;
    window.requestAnimationFrame = (frame) => draw(() => { frame((now += 150)); window.look?.(); });
})()"""
"""However long a frame takes, it comes 150 milliseconds after the last; and `look` sees each."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(CONFIG, tmp_path_factory)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with served(folder) as found:
        yield found


@contextmanager
def a_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": SMALL[0], "height": SMALL[1]})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def page(with_card: Browser) -> Iterator[Page]:
    """For a test that must have a scene of its own."""
    with a_page(with_card) as opened:
        yield opened


@pytest.fixture(scope="module")
def room(with_card: Browser, address: str) -> Iterator[Bench]:
    """One scene for all others: making it takes longer than most of what is asked of it."""
    with a_page(with_card) as opened:
        opened.add_init_script(PACED)
        yield Bench(opened, address, gfx="test", speed=0)


@pytest.fixture
def bench(room: Bench) -> Bench:
    """The scene as it is at the beginning, at once and unmarked."""
    room.page.mouse.move(2, 2)
    room.do(
        "(bench.mark({}), bench.stage.setSettings(bench.settings),"
        " bench.set({ seenFrom: 'light', shot: 'play' }), bench.load('middle'))"
    )
    room.do("(window.look = null, bench.heard.splice(0))")
    return room


def let_things_move(bench: Bench) -> None:
    bench.do("bench.stage.setSettings({ ...bench.settings, speed: 1 })")


def test_the_chunk_stays_small(folder: Path) -> None:
    (chunk,) = folder.glob("assets/workbench-*.js")
    assert len(gzip.compress(chunk.read_bytes())) <= MOST_BYTES


@pytest.mark.rule("GU-UI-10.1", "GU-UI-10.2", "GU-UI-10.3", "GU-UI-10.5")
def test_all_objects_are_there(bench: Bench) -> None:
    """By the names of ui.json, of the two boards the one in use."""
    for look in ("second_millennium", "first_millennium"):
        missing = bench.do(
            f"(bench.set({{ view: {{ ...bench.position.view, board: '{look}' }} }}),"
            f" {json.dumps(UI['scene_objects'])}.filter("
            " (name) => !bench.stage.inside().world.scene.getObjectByName(name)))"
        )
        other = {"second_millennium", "first_millennium"} - {look}
        assert missing == [f"board_{other.pop()}"]


@pytest.mark.rule("GU-UI-10.6")
def test_nothing_is_drawn_while_nothing_moves(bench: Bench) -> None:
    """Also in the wide shot, where the flame stands still at this tier."""
    for shot in ("play", "opening"):
        bench.do(f"bench.set({{ shot: '{shot}' }})")
        drawn = bench.frames
        bench.page.wait_for_timeout(1000)
        assert bench.frames == drawn
    # and one change costs one frame
    bench.do("bench.mark({ hovered: 'die:small' })")
    assert bench.frames == drawn + 1


def costliest_view(bench: Bench) -> dict[str, int]:
    """The most calls and triangles of a frame, in all shots and from both seats."""
    seen: dict[str, int] = bench.do(
        "(() => { const most = { calls: 0, triangles: 0 };"
        " for (const seenFrom of ['light', 'dark'])"
        " for (const shot of ['play', 'opening', 'end']) {"
        " bench.set({ seenFrom, shot });"
        " const { world, rig } = bench.stage.inside();"
        " world.draw(rig.camera(world)); world.draw(rig.camera(world));"
        " const { calls, triangles } = world.renderer.info.render;"
        " most.calls = Math.max(most.calls, calls);"
        " most.triangles = Math.max(most.triangles, triangles); }"
        " return most; })()"
    )
    return seen


def test_a_view_takes_few_draws(bench: Bench) -> None:
    seen = costliest_view(bench)
    assert 0 < seen["calls"] <= MOST_CALLS


@pytest.mark.slow
def test_the_finest_view_keeps_its_budget(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 96, "height": 60})
    page.set_default_timeout(FINEST)
    seen = costliest_view(Bench(page, address, gfx="high", speed=0))
    assert seen["calls"] <= MOST_CALLS
    assert 100_000 < seen["triangles"] <= MOST_TRIANGLES


@pytest.mark.rule("GU-UI-1.3")
def test_the_drift_keeps_its_limits_stays_for_the_turn_and_comes_back(bench: Bench) -> None:
    """Measured while a bone is thrown and then a bird flies to the end of the tail."""
    let_things_move(bench)
    throw = {"kind": "throw_large", "side": "light", "reading": "yes", "face": "broad_rounded"}
    fly = {"kind": "fly", "side": "light", "bird": "swallow", "route": ["m7", "m16"]}
    scenes = [{**scene, "seed": 7, "launched": False} for scene in (throw, fly)]
    told = bench.do(
        "(async () => { const seen = []; window.look = () => seen.push(bench.stage.camera());"
        f" const [first, second] = {json.dumps(scenes)}; await bench.play(first);"
        " await new Promise((go) => setTimeout(go, 1000)); window.look();"
        " const thought = seen.length;"
        " await bench.play(second); window.look(); const played = seen.length;"
        " await bench.stage.settled(); window.look(); return { seen, thought, played }; })()"
    )
    seen, thought, played = told["seen"], told["thought"], told["played"]
    assert thought > 5
    for camera in seen:
        shift = sum(
            (now - rest) ** 2
            for now, rest in zip(camera["target"], camera["rest"]["target"], strict=True)
        )
        assert shift**0.5 <= 0.12 * 12
        assert abs(camera["distance"] / camera["rest"]["distance"] - 1) <= 0.08
    nearest = min(camera["distance"] for camera in seen)
    assert nearest < seen[0]["rest"]["distance"] * 0.95
    for camera in seen[thought - 1 : played]:  # while somebody thinks, and in the second act
        assert camera["distance"] == pytest.approx(nearest)
    assert seen[-1]["target"] == seen[-1]["rest"]["target"]
    assert seen[-1]["distance"] == pytest.approx(seen[-1]["rest"]["distance"])


def test_a_rosette_answers_whoever_lands_on_it(bench: Bench) -> None:
    let_things_move(bench)
    fly = {"kind": "fly", "side": "light", "bird": "swallow", "launched": False}
    flights = [{**fly, "route": ["m7", square]} for square in ("m8", "m9")]
    answers = bench.do(
        "(async () => { const { world } = bench.stage.inside(); const answers = [];"
        f" for (const flight of {json.dumps(flights)}) {{ let seen = 0;"
        " window.look = () => { const ring = world.scene.getObjectByName('answer');"
        " seen = Math.max(seen, ring?.visible ? ring.material.opacity : 0); };"
        " await bench.play(flight); answers.push(seen); }"
        " return answers; })()"
    )
    assert [answer > 0.2 for answer in answers] == [True, False]  # house 9 is a plain one


@pytest.mark.rule("GU-UI-3.1", "GU-UI-3.4")
def test_a_click_on_the_canvas_meets_what_is_projected(bench: Bench) -> None:
    """Everything that can be pointed at, from both seats."""
    for side in ("light", "dark"):
        bench.do(f"bench.set({{ seenFrom: '{side}' }})")
        for element in ("bird:light:storm_bird", "die:large", "pile:pool", "square:m13"):
            bench.page.mouse.click(*bench.do(f"bench.stage.project('{element}')"))
            heard = bench.do("bench.heard.splice(0)")
            assert [told[:2] for told in heard] == [["hover", element], ["pick", element]]
        bench.page.mouse.move(2, 2)
        assert bench.do("bench.heard.splice(0)")[-1][:2] == ["hover", None]


@pytest.mark.rule("GU-UI-3.5", "GU-UI-5.12")
def test_marks_differ_in_form_not_only_in_colour(bench: Bench) -> None:
    """The inked points of any two target rings: a tenth and more lie in one of them only."""
    forms = {
        ring: set(
            bench.do(f"bench.inked('{ring}', 64).flatMap((inked, at) => (inked ? [at] : []))")
        )
        for ring in UI["ring_colours"]
    }
    for one, other in combinations(forms, 2):
        apart = len(forms[one] ^ forms[other]) / len(forms[one] | forms[other])
        assert apart >= 0.1, (one, other, apart)


def test_a_lost_context_comes_back(bench: Bench) -> None:
    renewed = bench.do(
        "(async () => { const { world } = bench.stage.inside();"
        " const card = world.renderer.getContext().getExtension('WEBGL_lose_context');"
        " card.loseContext(); await new Promise((go) => setTimeout(go, 200));"
        " card.restoreContext();"
        " while (bench.stage.inside().world === world)"
        " await new Promise((go) => setTimeout(go, 50));"
        " return document.querySelectorAll('canvas').length; })()"
    )
    assert renewed == 1
    assert bench.do("bench.heard") == []
    assert bench.do("bench.stage.project('die_small')") is not None


@pytest.mark.slow
def test_leaving_ten_times_returns_everything(page: Page, address: str) -> None:
    """No growing count of geometries, textures, programs, canvases or listeners."""
    page.add_init_script(f"({(HERE / 'listeners.js').read_text('utf-8').rstrip().rstrip(';')})()")
    bench = Bench(page, address, gfx="test", speed=0)
    held, left = [], []
    for _ in range(ROUNDS):
        held.append(bench.do("bench.stage.tally()"))
        left.append(
            page.evaluate(
                "() => { const { world } = bench.stage.inside(); bench.stage.dispose();"
                " const { memory, programs } = world.renderer.info;"
                " return [memory.geometries, memory.textures, programs.length,"
                " document.querySelectorAll('canvas').length, window.listeners]; }"
            )
        )
        bench.do("bench.again()")
    assert [counts[:4] for counts in left] == [[0, 0, 0, 0]] * ROUNDS
    assert len({counts[4] for counts in left}) == 1
    assert all(counts == held[0] for counts in held)
