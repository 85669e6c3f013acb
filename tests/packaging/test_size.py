"""What is kept in the repository stays small enough to be fetched in a moment."""

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # no rules are played here

REPOSITORY = Path(__file__).parents[2]
MOST = 16_000_000


def test_the_files_that_are_kept_are_small() -> None:
    if not (REPOSITORY / ".git").exists():
        pytest.skip("not a clone of the repository")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    files = [REPOSITORY / name for name in listed.stdout.split("\0") if name]
    sizes = {file: file.lstat().st_size for file in files if file.exists()}
    largest = sorted(sizes, key=lambda file: sizes[file])[-5:]
    assert 0 < sum(sizes.values()) < MOST, f"the largest are {', '.join(map(str, largest))}"
