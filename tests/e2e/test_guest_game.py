"""A game from another package: the house finds it, and the page shows its own drawing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.player import Guest, by_mouse
from tests.e2e.test_screens import check
from tests.server.running import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"
ENTRY = "[edubba.games]\nconnect_four = connect_four:GAME\n"


@pytest.fixture
def with_guest(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    """A house beside which the example is installed, as pip would leave it."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / "connect_four").symlink_to(EXAMPLE / "connect_four")
    told = folder / "connect_four-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: connect_four\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(ENTRY)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log


def opened(guest: Guest) -> None:
    guest.open("#/new/connect_four")
    guest.page.get_by_test_id("opponent-local").click()
    guest.page.get_by_test_id("start-game").click()
    expect(guest.page).to_have_url(re.compile("#/table/"))


def test_a_game_that_the_page_cannot_draw_is_played_on_its_own_drawing(
    with_guest: Running, visit: Visit
) -> None:
    guest = visit(with_guest)
    opened(guest)
    page = guest.page
    board = page.locator(".plain-board")
    expect(board.get_by_role("button")).to_have_count(7)
    check(guest, [(DESKTOP, "dark"), (PHONE, "light")], "connect_four")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert guest.play(by_mouse, 200) >= 7
    again = page.get_by_test_id("show-result")
    expect(page.get_by_test_id("end-reason").or_(again).filter(visible=True)).to_be_visible()
    if again.is_visible():  # a click came too late, beside the result, and closed it
        again.click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    expect(again).to_be_hidden()
    page.keyboard.press("Escape")
    again.press("Enter")
    expect(again).to_be_hidden()
    page.keyboard.press("Escape")
    expect(again).to_be_focused()
