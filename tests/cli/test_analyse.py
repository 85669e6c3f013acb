"""`edubba analyse` tells of a record."""

import json
from pathlib import Path

from tests.cli.conftest import Run

import edubba as house


def test_a_record_is_reviewed(edubba: Run, tmp_path: Path) -> None:
    match = house.new_match("royal_game_of_ur", ["random", "random"], seed=2)
    match.play_out()
    match.save(tmp_path / "a.tablet")
    line = ["analyse", str(tmp_path / "a.tablet"), "--budget", "2"]
    told = edubba(*line, "--json", tmp_path / "a.json", "--plot", tmp_path / "a.svg")
    assert told.status == 0
    assert "given away" in told.out
    found = json.loads((tmp_path / "a.json").read_text())
    assert len(found["seats"]) == 2
    assert {"step", "move", "loss", "grade", "chances"} <= found["moves"][0].keys()
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
