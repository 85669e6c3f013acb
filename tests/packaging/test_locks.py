"""The lock files pin everything by hash and name no place to fetch it from."""

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "requirements").glob("*.txt"))


def test_there_are_locks_for_every_use() -> None:
    assert [lock.stem for lock in LOCKS] == ["all", "bench", "dev", "docs", "play", "run"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_requirement_has_one_version_and_hashes(lock: Path) -> None:
    requirements = lock.read_text().replace("\\\n", "").splitlines()
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", requirement)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_index_host_or_path_is_named(lock: Path) -> None:
    assert not re.search(r"://|index|find-links|^-|[a-z]/[a-z]", lock.read_text(), re.MULTILINE)
