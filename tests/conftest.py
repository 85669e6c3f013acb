"""What all tests share."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]  # tests/testing runs pytest inside pytest to try the plugin

ONE_MODE = re.compile(r"^pytestmark = pytest\.mark\.(interpreted_only|compiled_only)\b", re.M)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A module that is marked as a whole is not even imported where its mark is left out."""
    if not collection_path.match("test_*.py"):
        return None
    marked = ONE_MODE.search(collection_path.read_text("utf-8"))
    left_out = marked is not None and f"not {marked[1]}" in str(config.option.markexpr)
    return True if left_out else None


@pytest.fixture(scope="session", autouse=True)
def _an_empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What the user keeps, games and tables of exact values, is neither read nor added to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("share")))
        yield
