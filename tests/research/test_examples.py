"""The examples run: each in a form that takes seconds."""

import json
import subprocess
import sys
from pathlib import Path

import matplotlib
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, EXAMPLES / command[0], *command[1:]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_policy_learns_and_is_tried() -> None:
    pytest.importorskip("torch", reason="pip install edubba[examples]")
    said = run(
        *("train_ur.py", "--games", "8", "--lessons", "1", "--try-every", "1", "--trial", "2"),
        *("--opponent", "random"),
    )
    assert "lessons" in said
    assert "against random" in said


@pytest.mark.compiled_only  # whole games
def test_the_search_of_open_spiel_plays_the_royal_game() -> None:
    said = run("open_spiel_search.py", "--games", "2", "--simulations", "2")
    assert "of 2 games against random" in said


@pytest.mark.compiled_only  # whole games
def test_the_notebook_on_balance_runs() -> None:
    matplotlib.use("agg")
    cells = json.loads((EXAMPLES / "balance.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in cells:
        if cell["cell_type"] == "code":
            code = "".join(cell["source"]).replace('"greedy:budget=20", 300, 2', '"random", 3, 1')
            exec(compile(code, "balance.ipynb", "exec"), names)
    results = names["results"]
    assert len(results.games) == 3  # type: ignore[attr-defined]
    assert all(not cell.get("outputs") for cell in cells), "outputs are not kept"
