"""One server for all tests of a worker; each test has guests and tables of its own."""

from collections.abc import Iterator

import pytest
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log
