"""`edubba solve` and `edubba table`: exact values from the command line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

OTHERS = "storm_bird=17,raven=17,rooster=17,eagle=17"
SWALLOWS = ("--mover", f"swallow=16,{OTHERS}", "--opponent", f"swallow=15,{OTHERS}")


@pytest.fixture
def solved(edubba: Run, tmp_path: Path) -> Path:
    folder = tmp_path / "tables"
    told = edubba("solve", "game_of_ur", "--max-birds", "1", "--jobs", "1", "--out", str(folder))
    assert told.status == 0, told
    [table] = folder.iterdir()
    return table


def test_a_race_is_solved_checked_and_asked(edubba: Run, solved: Path) -> None:
    folder = str(solved.parent)
    again = edubba("solve", "game_of_ur", "--max-birds", "1", "--out", folder)
    assert "there already" in again.out
    assert "second_millennium" in edubba("table", "info", str(solved)).out
    assert "15 layers" in edubba("table", "check", str(solved)).out
    probed = edubba("table", "probe", "game_of_ur", *SWALLOWS, "--out", folder)
    assert probed.out.strip() == "0.5714285714"  # 4/7, the closed form
    chosen = edubba("table", "probe", "game_of_ur", *SWALLOWS, "--roll", "1", "--out", folder).out
    lines = [line.split() for line in chosen.splitlines()]
    assert lines[0] == ["0.5714285714"]
    assert lines[2][:2] == ["swallow", "16"], "bearing off comes first"
    assert lines[2][-1] == "1.0000000000"
    assert lines[3][0] == "gamble"
    forced = edubba("table", "probe", "game_of_ur", *SWALLOWS, "--converted", "6", "--out", folder)
    assert "the turn passes" in forced.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("solve", "ulm"), "not a race"),
        (("solve", "game_of_ur", "-o", "shortage=must_afford"), "depends on the counters"),
        (("solve", "game_of_ur", "--max-birds", "6"), "1 to 5 pieces left, not 6"),
        (("table", "probe", "game_of_ur", "--mover", "sparrow=1"), "does not say where a piece is"),
        (("table", "probe", "game_of_ur", "--mover", "eagle=9"), "eagle cannot be on 9"),
        (("table", "probe", "game_of_ur"), "--max-birds 5"),
        (("table", "check", "nothing.table"), "cannot be used as a table"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    edubba: Run, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    folder = ["--out", str(tmp_path)] if args[1] != "check" else []
    told = edubba(*args, *folder)
    assert told.status != 0
    assert said in told.refused(told.status)
