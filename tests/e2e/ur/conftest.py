"""Tables of the Game of Ur, on the flat board and in the scene."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import DESKTOP, Visit, visiting
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

Open = Callable[..., UrTable]


@pytest.fixture
def flat(house: Running, visit: Visit) -> Open:
    """The flat board, at once: no animation, light for the eye of a test."""

    def open_table(
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, object] | None = None,
        touch: bool = False,
        **wishes: Any,
    ) -> UrTable:
        return UrTable(visit(house, size=size, settings=settings, touch=touch), "flat", **wishes)

    return open_table


@pytest.fixture(scope="module")
def pages(house: Running, chromium: Browser) -> Iterator[Open]:
    """One page for all tests of a module that wish the same settings."""
    with visiting(chromium) as visit:

        @functools.cache
        def open_table(**settings: object) -> UrTable:
            return UrTable(visit(house, settings=settings), "flat")

        yield open_table


@pytest.fixture
def shared(pages: Open) -> Open:
    """The flat board on a page that other tests have used: loading one takes longer than most of
    them. For tests that lay a position and change nothing of the page itself."""

    def open_table(**settings: object) -> UrTable:
        table = pages(**settings)
        table.away()
        return table

    return open_table


@pytest.fixture
def scene(house: Running, scene_visit: Visit) -> Open:
    """The scene in three dimensions, at the tier for tests."""

    def open_table(
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, object] | None = None,
        touch: bool = False,
        **wishes: Any,
    ) -> UrTable:
        guest = scene_visit(house, size=size, settings=settings, touch=touch)
        return UrTable(guest, "scene", **wishes)

    return open_table
