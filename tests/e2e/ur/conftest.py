"""Tables of the Game of Ur, on the flat board and in the scene."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import DESKTOP, Visit
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
