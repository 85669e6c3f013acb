"""The table of the scene's requirements is whole; what it names as test or picture is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/games/game_of_ur_scene.md").read_text("utf-8")
RULES = (ROOT / "src/edubba/games/game_of_ur/RULES.md").read_text("utf-8")


def test_every_requirement_of_the_interface_is_in_the_table() -> None:
    asked = re.findall(r"^- \*\*(GU-UI-\d+\.\d+)\*\*", RULES, re.MULTILINE)
    listed = re.findall(r"^\| (GU-UI-\d+\.\d+) \|", PAGE, re.MULTILINE)
    assert listed == asked


def test_every_named_test_exists() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]
    named = [re.findall(r"`((?:tests|web)/[^`]+)`", row) for row in rows]
    assert all(named[1:][at] for at, row in enumerate(rows[1:]) if "held by" not in row)
    for file, _, name in (test.partition("::") for row in named for test in row):
        text = (ROOT / file).read_text("utf-8")
        assert f"def {name}(" in text if name else "it(" in text or "test" in text, file


def test_every_named_picture_is_taken() -> None:
    maker = (ROOT / "scripts/screens_ur3d.py").read_text("utf-8")
    maker = maker.replace("bird_{side}_{bird}", "bird_<side>_<bird>")
    named = re.findall(r"`ur3d/([^`.]+)`", PAGE)
    assert named
    for name in named:
        assert re.search(rf"[\" ]{re.escape(name)}[\" ]", maker), name
