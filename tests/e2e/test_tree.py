"""What a screen reader finds at the table: the accessible tree in the middle of games.

The trees stand in `trees/`; `UPDATE_TREES=1` writes them anew, to be read before they are kept.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from edubba.match import Match
from tests.e2e.conftest import DESKTOP, PATIENCE
from tests.e2e.gallery import Gallery, match_of, position, wander

TREES = Path(__file__).parent / "trees"
MIDDLE = {
    "royal_game_of_ur": (2, 20),
    "game_of_ur": (2, 30),
    "ur_ziggurat": (3, 40),
    "after_the_flood": (3, 80),
    "ulm": (4, 60),
    "clash_of_cultures": (3, 90),
}
"""Players, and the decisions that were made before."""
OFTEN = ["royal_game_of_ur", "ulm"]
SEED = 3


def middle(game: str) -> Match:
    """A match in its middle, the same each time."""
    seats, decisions = MIDDLE[game]
    walk = wander(match_of(game, seats, SEED), SEED)
    return next(match for at, match in enumerate(walk) if at == decisions)


@pytest.mark.parametrize(
    "game",
    [game if game in OFTEN else pytest.param(game, marks=pytest.mark.slow) for game in MIDDLE],
)
def test_the_tree_in_the_middle_of_a_game(
    game: str, chromium: Browser, gallery_address: str
) -> None:
    context = chromium.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    gallery = Gallery(context.new_page(), gallery_address, game)
    gallery.show(position(middle(game)))
    seen = gallery.page.locator("body").aria_snapshot() + "\n"
    context.close()
    kept = TREES / f"{game}.yml"
    if "UPDATE_TREES" in os.environ:
        kept.write_text(seen, "utf-8")
    assert seen == kept.read_text("utf-8")
    assert nameless(seen) == []


def nameless(tree: str) -> list[str]:
    """Pictures and buttons that a screen reader could only call by what they are."""
    lines = [line.strip(" -'").rstrip(":'") for line in tree.splitlines()]
    return [
        line for line in lines if line in ("img", "button", "link", "region", "group", "dialog")
    ]
