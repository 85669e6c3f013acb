"""The index of the pictures shows every one that there is, and none that there is not."""

import re
from pathlib import Path

SCREENS = Path(__file__).parents[2] / "docs" / "screens"


def test_the_index_and_the_pictures_belong_together() -> None:
    index = (SCREENS / "README.md").read_text("utf-8")
    named = set(re.findall(r"[\w-]+\.png", index))
    assert named == {picture.name for picture in SCREENS.glob("*.png")}
