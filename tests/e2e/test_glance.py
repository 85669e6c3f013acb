"""One glance: what can be chosen lies in the window, uncovered, large enough to hit and to read.

Every run looks at one position of every kind of decision with the most players; the long run at
every decision of recorded games, with all numbers of players.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from edubba.core.registry import find_game
from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.gallery import SENSE, Gallery, match_of, position, wander
from tests.e2e.kinds import in_rules, kinds
from tests.e2e.player import script
from tests.e2e.test_tree import middle

SCREEN = (1920, 1080)
MOUSE, THUMB = 24, 44
"""The least size of a target, in pixels."""
READ = 11
"""The least height of a text at a desk."""
# The Game of Ur has a stage of its own, and tests of its own in ur/.
GAMES = ["royal_game_of_ur", "ur_ziggurat", "after_the_flood", "ulm", "clash_of_cultures"]
AIMLESS = range(10)
RECORDED = range(20)
"""The seeds of recorded games; those that are not aimless are played with sense."""

SIZES = {"desk": DESKTOP, "screen": SCREEN, "phone": PHONE}
CROWDED = "clash_of_cultures"
"""The game with most to show; where it fits a large screen, the others do."""
sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
often = pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(
            game,
            size,
            marks=pytest.mark.slow if size == SCREEN and game != CROWDED else (),
            id=f"{game}-{name}",
        )
        for game in GAMES
        for name, size in SIZES.items()
    ],
)


@pytest.fixture
def gallery(
    chromium: Browser, gallery_address: str, size: tuple[int, int], game: str
) -> Iterator[Gallery]:
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    context.set_default_timeout(PATIENCE)
    yield Gallery(context.new_page(), gallery_address, game)
    context.close()


def least(size: tuple[int, int]) -> int:
    return THUMB if size == PHONE else MOUSE


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_looked_at(game: str) -> None:
    assert {*kinds(game)} == in_rules(game)


@often
def test_every_kind_of_decision_fits_the_window(
    game: str, size: tuple[int, int], gallery: Gallery
) -> None:
    found = {}
    for decision, shown in kinds(game).items():
        gallery.show(shown)
        faults = gallery.faults(least(size))
        if size == PHONE:
            faults += gallery.slight(THUMB)
        if size == DESKTOP:
            faults += gallery.misnamed() + gallery.small(READ)
        if faults:
            found[decision] = faults
    assert found == {}


AROUND = [".own-mat", ".players", ".question", ".talk .tab"]
HANDLESS = "royal_game_of_ur"
"""The game in which nobody owns anything beside the board."""
at_a_desk = pytest.mark.parametrize("size", [DESKTOP, SCREEN], ids=["desk", "screen"])


@at_a_desk
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_around_the_board_is_in_view(
    game: str, size: tuple[int, int], gallery: Gallery
) -> None:
    gallery.show(position(middle(game)))
    around = [each for each in AROUND if not (game == HANDLESS and each == ".own-mat")]
    assert gallery.page.evaluate(script("around"), around) == []


WIDTHS = {
    "ulm": ("node => node.closest('svg > g')", ".ulm-frame", 300),
    "clash_of_cultures": ("node => node", ".cc-painting", 600),
}
"""The heart of a board: what of a drawing it is, and how wide at least on a small screen."""


@pytest.mark.parametrize("size", [DESKTOP], ids=["desk"])
@pytest.mark.parametrize("game", WIDTHS)
def test_the_heart_of_a_board_is_large_and_grows_with_the_screen(
    game: str, size: tuple[int, int], gallery: Gallery
) -> None:
    whole, drawn, narrowest = WIDTHS[game]
    widths = []
    for width, height in (DESKTOP, SCREEN):
        gallery.page.set_viewport_size({"width": width, "height": height})
        gallery.show(position(middle(game)))
        wide = f"node => ({whole})(node).getBoundingClientRect().width"
        widths.append(gallery.page.locator(drawn).first.evaluate(wide))
    assert narrowest <= widths[0] < 0.8 * widths[1], widths


@pytest.mark.slow
@sizes
@pytest.mark.parametrize("seed", RECORDED)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_recorded_game_fits_the_window(
    game: str, seed: int, size: tuple[int, int], gallery: Gallery
) -> None:
    seats = sorted(find_game(game).seats)
    match = match_of(game, seats[seed % len(seats)], seed)
    for asked in wander(match, seed, 0 if seed in AIMLESS else SENSE):
        gallery.show(position(asked))
        decision = match.state.decision().name
        found = (match.version, decision, gallery.faults(least(size)))
        assert found == (match.version, decision, [])
