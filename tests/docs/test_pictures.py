"""In docs/screens lie the few, small pictures that pages show; `make screens` makes all."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # no rules are played here

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "docs" / "screens"
LARGEST = 120_000


def test_every_picture_that_a_page_shows_is_there() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for shown in re.findall(r"!\[[^]]*\]\((?!https?:)([^)]+)\)", page.read_text("utf-8")):
            assert (page.parent / shown).exists(), f"{page} shows {shown}"


def test_every_picture_is_small_and_shown_by_a_page() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    words = "".join(page.read_text("utf-8") for page in pages)
    pictures = list(SCREENS.iterdir())
    assert pictures
    for picture in pictures:
        assert f"screens/{picture.name})" in words
        assert picture.stat().st_size <= LARGEST, picture
