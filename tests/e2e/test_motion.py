"""Everything moves: no piece is anywhere else from one frame to the next, and nothing shifts."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from edubba.core.registry import find_game
from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.gallery import (
    STANDS,
    Gallery,
    Position,
    match_of,
    moments_since,
    position,
    wander,
)
from tests.e2e.kinds import kinds
from tests.e2e.player import script
from tests.e2e.test_glance import GAMES
from tests.e2e.test_tree import middle

MOVING, ASKED = script("moving"), script("asked")
SOME, MANY = 30, 2_000
"""Decisions of a match that are watched in every run, and in the long one."""
PIECES = {
    "after_the_flood": ".flood-drawing > :not(defs) use:is([href^='#flood-worker-'],"
    " [href^='#flood-soldier-'], [href^='#flood-city-'], [href^='#flood-towered-']),"
    # The stock, the order of play, and what lies below the signs of mats, seats and boxes.
    " .flood-heap use, .flood-order-mark, .flood-pile > span:not(.ghost)",
    # Without an edge it is a picture on a card; the bag counts its tiles by colour, and a line
    # shows the actions that are left of it.
    "ulm": ".board .ulm-tile:has(> .edge):not([data-element^='bag:'] *, [data-element^='line:'] *),"
    " [data-element^='barge:'], .ulm-crest:not(.ghost), .own-mat .ulm-card,"
    " .own-mat :is(.ulm-pile, .heap, .crests, .seals) .ulm-mark:not(.ghost)",
    # A tile beside the land shows both faces: the first one is the piece. The cubes in a supply are
    # a heap, which cubes come from and go to; as a ghost fades what has gone.
    "ur_ziggurat": ":is(.zig-tile, .zig-standing use:is([href^='#zig-cube-'], [href='#zig-tower']),"
    " :is(.zig-hand, .zig-aside) .zig-picture:first-child):not(.ghost, .ghost *)",
}
"""Figures, tokens, tiles, cards, coins and seals that change their places."""
EYES = 0
RESTS = "() => Promise.all(document.getAnimations().map(way => way.finished)).then(() => null)"
"""All that was on its way has come."""

Open = Callable[..., Gallery]


@pytest.fixture
def opened(chromium: Browser, gallery_address: str) -> Iterator[Open]:
    """The gallery with a game on it, with or without motion."""
    contexts = []

    def open_gallery(game: str, motion: str = "full", size: tuple[int, int] = DESKTOP) -> Gallery:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        kept = f'{{"motion": "{motion}", "speed": 4}}'
        page.add_init_script(f"localStorage.setItem('edubba.settings', '{kept}')")
        return Gallery(page, gallery_address, game)

    yield open_gallery
    for context in contexts:
        context.close()


def probe(version: int, drawn: dict[str, tuple[int, int]], laid: list[str]) -> Position:
    pieces = [{"name": name, "x": x, "y": y, "from": "pile"} for name, (x, y) in drawn.items()]
    view = {"drawn": pieces, "laid": laid}
    nobody: Position = {"prompt": None, "previews": [], "log": []}
    return {
        "game": "probe",
        "seat": 0,
        "names": ["a", "b"],
        "version": version,
        "view": view,
        **nobody,
    }


def play(gallery: Gallery, after: Position, moments: list[dict[str, Any]]) -> None:
    gallery.page.evaluate(
        "([after, moments]) => window.playMoments(after, moments)", [after, moments]
    )
    gallery.page.wait_for_function("() => !window.sitting.around.get().playing")


def step(after: Position) -> list[dict[str, Any]]:
    entry = {"kind": "move", "seat": 1, "text": ""}
    words = {"id": "web/done", "args": {}}
    events = [{"name": "moved", "words": words, "targets": []}]
    version = after["version"]
    seen = {"events": events, "view": after["view"], "scores": [0, 0]}
    return [{"version": version, "step": version, "entry": entry, **seen}]


BEFORE = probe(1, {"a": (20, 20), "b": (60, 20)}, ["card", "gone"])
AFTER = probe(2, {"a": (120, 60), "b": (60, 20), "card": (100, 30), "new": (40, 80)}, [])


def test_pieces_glide_between_drawing_and_mat_and_from_their_place(opened: Open) -> None:
    gallery = opened("probe")
    gallery.show(BEFORE)
    gallery.page.evaluate(MOVING)
    play(gallery, AFTER, step(AFTER))
    seen = gallery.page.evaluate("window.moving")
    assert seen["jumps"] == []
    assert seen["moved"] == 2, "a on the drawing, and the card from the mat to it"
    gallery.page.wait_for_function("() => document.getAnimations().length === 0")
    assert gallery.page.locator(".ghost, .is-moving").count() == 0


def test_nothing_moves_for_whoever_wants_it_so(opened: Open) -> None:
    gallery = opened("probe", "reduced")
    gallery.show(BEFORE)
    gallery.page.evaluate(MOVING)
    play(gallery, AFTER, step(AFTER))
    seen = gallery.page.evaluate("window.moving")
    assert (len(seen["jumps"]), seen["moved"]) == (2, 0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_while_drawers_and_mats_are_opened(game: str, opened: Open) -> None:
    gallery = opened(game)
    page = gallery.page
    gallery.show(position(middle(game)))
    page.evaluate(MOVING)
    for handle in page.locator(".drawer-tab, .players button").all():
        # Not by the mouse: for half a second after a click the browser reports no shift.
        handle.evaluate("handle => handle.click()")
        page.get_by_test_id("drawer").wait_for()
        page.evaluate(RESTS)
        page.get_by_test_id("drawer-close").evaluate("handle => handle.click()")
        page.evaluate(RESTS)
    assert page.evaluate("window.moving.shifts") == []


GROWS = "clash_of_cultures"
"""Where a window is narrow, its drawer grows with what is told of an advance."""
windows = pytest.mark.parametrize(
    ("game", "size"),
    [
        *((game, DESKTOP) for game in GAMES),
        *(pytest.param(game, PHONE, marks=pytest.mark.slow) for game in GAMES if game != GROWS),
    ],
)


@windows
def test_nothing_shifts_while_one_points_at_what_can_be_chosen(
    game: str, size: tuple[int, int], opened: Open
) -> None:
    """Pointing is no input to the browser: whatever gives way then is a shift."""
    gallery = opened(game, "reduced", size)
    page = gallery.page
    found = {}
    for decision, shown in kinds(game).items():
        gallery.show(shown)
        page.evaluate(MOVING)
        for asked, (x, y) in page.evaluate(ASKED):
            page.mouse.move(x, y)
            page.evaluate(STANDS)
            if page.evaluate("window.moving.shifts.length"):
                found[decision, asked] = page.evaluate("window.moving.shifts.splice(0)")
        page.mouse.move(0, 0)
    assert found == {}


FEW = 4
"""Of so many kinds of decisions, one is looked at."""
NAMELESS = """pieces => pieces
  .filter((piece) => !piece.closest("[data-piece]") && !piece.querySelector("[data-piece]"))
  .map((piece) => piece.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("game", PIECES)
def test_what_is_drawn_as_a_piece_is_named_as_one(game: str, opened: Open) -> None:
    """A piece without a name would jump, and nobody would see it here."""
    gallery = opened(game)
    for decision, shown in [*kinds(game).items()][::FEW]:
        gallery.show(shown)
        pieces = gallery.page.locator(PIECES[game])
        assert (decision, pieces.count() > 0) == (decision, True)
        assert (decision, pieces.evaluate_all(NAMELESS)) == (decision, [])


def lengths() -> list[object]:
    short = [pytest.param(game, SOME) for game in GAMES]
    return [*short, *(pytest.param(game, MANY, marks=pytest.mark.slow) for game in GAMES)]


@pytest.mark.parametrize(("game", "most"), lengths())
def test_no_piece_jumps_and_nothing_shifts_while_others_play(
    game: str, most: int, opened: Open
) -> None:
    match = match_of(game, min(find_game(game).seats), 3)
    gallery = opened(game)
    gallery.show(position(match, EYES))
    gallery.page.evaluate(MOVING)
    known = match.version
    for at, _ in enumerate(wander(match, 3)):
        if at == most:
            break
        if match.version > known and at % 10 == 0:
            play(gallery, position(match, EYES), moments_since(match, known, EYES))
            known = match.version
    seen = gallery.page.evaluate("window.moving")
    assert seen["jumps"] == []
    assert seen["shifts"] == []
