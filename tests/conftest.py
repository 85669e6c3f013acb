"""What all tests share."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]  # tests/testing runs pytest inside pytest to try the plugin

ONE_MODE = re.compile(r"^pytestmark = pytest\.mark\.(interpreted_only|compiled_only)\b", re.M)


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "of every slow test only so many of its cases"
    parser.addoption("--cases", type=int, metavar="N", help=told)
    parser.addoption("--drawn-by", default="1", metavar="SEED", help="which ones")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Draw the cases of slow tests, the same ones in every process."""
    most, seed = config.getoption("--cases"), config.getoption("--drawn-by")
    if most is None:
        return
    slow: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("slow"):
            slow.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out: set[pytest.Item] = set()
    for test, cases in slow.items():
        drawn = random.Random(f"{seed} {test}").sample(cases, min(most, len(cases)))
        left_out |= {*cases} - {*drawn}
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]


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
