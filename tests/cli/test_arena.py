"""`edubba arena` plays, tells and draws."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run


def test_a_tournament_has_a_table_a_file_and_a_picture(edubba: Run, tmp_path: Path) -> None:
    file, plot = tmp_path / "a.json", tmp_path / "a.svg"
    line = ["arena", "royal_game_of_ur", "--bots", "random,greedy:budget=1,sight=0", "--games", "2"]
    told = edubba(*line, "--json", file, "--plot", plot)
    assert "first places" in told.out
    results = json.loads(file.read_text())["results"]
    assert sorted(each["bot"] for each in results) == ["greedy:budget=1,sight=0", "random"]
    assert plot.read_text().count("<circle") == 2
    games = Path(f"{file}.games").read_text()
    assert edubba(*line, "--json", file).out == told.out
    assert Path(f"{file}.games").read_text() == games


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,oracle"], "no bot “oracle”"),
        (["--bots", "random,greedy", "--seconds", "1", "--iterations", "5"], "not both"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    edubba: Run, more: list[str], words: str
) -> None:
    assert words in edubba("arena", "royal_game_of_ur", *more).refused(1)
