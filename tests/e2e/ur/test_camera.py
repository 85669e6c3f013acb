"""The camera of the game screen, read from the hook (GU-UI-1)."""

import json
from pathlib import Path

import pytest

from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable

FOLDER = Path(__file__).parents[3] / "src/edubba/games/game_of_ur"
DATA = json.loads((FOLDER / "data.json").read_text("utf-8"))
ACCEPT = json.loads((FOLDER / "ui.json").read_text("utf-8"))["camera"]["accept"]
FRAMED = [
    *(f"cell_{square['id']}" for square in DATA["squares"]),
    *("tray_light", "tray_dark", "die_small", "die_large"),
    *("pile_light", "pile_dark", "pile_pool"),
]
POSITION = {"light": {"raven": 6}}


def check_framing(table: UrTable) -> None:
    """Everything one plays with is in the picture."""
    table.settle()
    box = table.page.locator(".ur-scene canvas").bounding_box()
    assert box is not None
    for name in FRAMED:
        point = table.page.evaluate("name => window.__ur.project(name)", name)
        assert point is not None, name
        assert box["x"] <= point[0] <= box["x"] + box["width"], name
        assert box["y"] <= point[1] <= box["y"] + box["height"], name


@pytest.mark.rule("GU-UI-1.1", "GU-UI-1.2", "GU-UI-1.3", "GU-UI-1.4")
@pytest.mark.parametrize(
    "projection", ["perspective", pytest.param("orthographic", marks=pytest.mark.slow)]
)
def test_the_camera_rests_and_can_follow_the_player_to_move(scene: Open, projection: str) -> None:
    manual: dict[str, object] = {"endTurn": "manual"}
    wishes = {"flip_camera": True, "camera_motion": False, "projection": projection}
    table = scene(size=(1280, 720), settings=manual, **wishes).lay(POSITION, [2])
    table.wait_for_scene()
    camera = table.hook("camera")
    assert camera["projection"] == projection
    assert ACCEPT["pitch_deg"][0] <= camera["pitch"] <= ACCEPT["pitch_deg"][1]
    assert abs(camera["yaw"]) <= ACCEPT["max_yaw_deg"]
    assert camera["fov"] <= ACCEPT["max_fov_deg"]
    assert camera["seenFrom"] == "light"  # a local game
    check_framing(table)
    table.page.set_viewport_size({"width": 1920, "height": 1080})
    check_framing(table)
    before = table.hook("camera")
    table.throw()
    assert table.hook("camera") == before  # at rest where it was
    table.click("piece_light_raven")
    table.wait_for("turn_done")
    table.press(" ")
    table.wait_for("await_small")
    camera = table.hook("camera")
    assert camera["seenFrom"] == "dark"
    assert camera["target"] == camera["rest"]["target"]
    check_framing(table)


@pytest.mark.rule("GU-UI-1.1")
@pytest.mark.parametrize("stage", ["flat", pytest.param("scene", marks=pytest.mark.slow)])
def test_the_camera_sits_with_the_human(request: pytest.FixtureRequest, stage: str) -> None:
    opened: Open = request.getfixturevalue(stage)
    table = opened()
    wish = {"game": "game_of_ur", "seats": [{"kind": "bot", "level": "easy"}, {"kind": "me"}]}
    table.page.request.get(f"{table.guest.address}/api/me")
    made = table.page.request.post(f"{table.guest.address}/api/tables", data=wish)
    table.sit(made.json())
    if stage == "scene":
        table.wait_for_scene()
        check_framing(table)
    assert table.hook("camera")["seenFrom"] == "dark"
