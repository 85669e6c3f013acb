"""One server for all tests of a worker; each test has guests and tables of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Running

from edubba.server.pool import BotPool


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log


async def stay_cold(self: BotPool) -> None:
    """Start no worker before there is something to think about."""


@pytest.fixture(scope="session", autouse=True)
def few_processes() -> Iterator[None]:
    """In most houses that tests open in this process nobody ever thinks; servers warm up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "warm_up", stay_cold)
        yield


BOTH_MODES = {"test_play.py"}
"""A house does the same by compiled and by plain rules; here it plays every game by both."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name not in BOTH_MODES:
            if item.get_closest_marker("interpreted_only") is None:
                item.add_marker(pytest.mark.compiled_only)
