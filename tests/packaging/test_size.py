"""What is kept in the repository stays small enough to be fetched in a moment, and the rules small
enough to be read."""

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # no rules are played here

REPOSITORY = Path(__file__).parents[2]
MOST = 16_000_000
GAMES = REPOSITORY / "src" / "edubba" / "games"
MOST_LINES = 33_400
BESIDE_THE_RULES = {
    "features.py": "what a seat knows as numbers, for learners",
    "aspects.py": "the few of them that networks are told",
    "levels.py": "the bots behind the ladder",
    "money.py": "the network of the money game",
    "race.py": "the bare tables of a race, for the solver",
    "forecast.py": "what the table foretells of an action in UR",
    "reach_view.py": "where units could go, what spaces give: for the table",
    "price_view.py": "what things cost, and in which ways that can be paid: for the table",
    "act_view.py": "which verbs of a turn of Ulm are open, and at what price: for the table",
    "goal_view.py": "how far a seat is with its objectives: for the table",
}
"""Files that came with learning, solving and the tables, and say no rule."""


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


def test_the_games_stay_short_enough_to_be_read() -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in GAMES.rglob("*.py")}
    beside = {file for file in lines if file.name in BESIDE_THE_RULES}
    assert {file.name for file in beside} == {*BESIDE_THE_RULES}, "one of them is gone"
    rules = sum(count for file, count in lines.items() if file not in beside)
    assert 0 < rules <= MOST_LINES, f"{rules} lines"
