"""Training goes through its generations, goes on where it was, and lets in only who wins."""

import json
from pathlib import Path

import pytest

from edubba.core.errors import InvalidInput
from edubba.core.judgement import HAND
from edubba.core.words import Message
from edubba.train import pipeline
from edubba.train.pipeline import Paused, Training, train

TINY = {"generations": 1, "games": 3, "budget": 1, "gate": 2, "passes": 1}


def asked(folder: Path, **more: object) -> Training:
    return Training("royal_game_of_ur", 2, folder, **{**TINY, **more})  # type: ignore[arg-type]


def test_it_stops_when_the_time_is_up_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "PIECE", 1)
    said: list[Message] = []
    with pytest.raises(Paused):
        train(asked(tmp_path, minutes=1e-9), said.append)
    kept = sorted((tmp_path / "generation-0" / "samples").glob("*.npz"))
    assert len(kept) == 1
    before = kept[0].read_bytes()
    with pytest.raises(Paused):
        train(asked(tmp_path, minutes=1e-9), said.append)
    assert kept[0].read_bytes() == before
    assert len(sorted((tmp_path / "generation-0" / "samples").glob("*.npz"))) == 2
    assert [str(each.args["games"]) for each in said] == ["1", "2"]


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text("[]")
    with pytest.raises(InvalidInput, match="something else is being trained"):
        train(asked(tmp_path), lambda words: None)


def test_a_generation_from_games_to_the_gate(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    [report] = train(asked(tmp_path), lambda words: None)
    assert {"samples", "hand", "curve"} <= json.loads(json.dumps(report["fit"])).keys()
    assert (tmp_path / "generation-0" / "value-2.net").exists()
    gate = json.loads((tmp_path / "generation-0" / "gate.json").read_text())
    assert (tmp_path / "value-2.net").exists() == gate["accepted"]
    assert train(asked(tmp_path), lambda words: None) == [report]  # nothing is done twice


def test_a_network_that_was_not_let_in_plays_on_beside_the_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players: list[tuple[str, ...]] = []

    def nowhere(task: object, work: list[pipeline.Work], jobs: int, executor: str) -> list[int]:
        players.append(work[0][0].bots)
        return []

    monkeypatch.setattr(pipeline, "spread", nowhere)
    training = asked(tmp_path)
    refused = f"greedy:budget=1,judgement={training.generation(0)}"
    for number in (0, 1):
        pipeline._gather(training, number, HAND, None, print)
    by_hand = f"greedy:budget=1,judgement={HAND}"
    assert [sorted(each) for each in players] == [[by_hand], sorted([refused, by_hand])]
    pipeline._gather(training, 1, str(training.generation(0)), None, print)
    assert players[2] == (refused,)
