"""Runs command lines in this process, and the installed command in one of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

os.environ["EDUBBA_LANGUAGE"] = "en"

INSTALLED = Path(__file__).parent / "installed"
"""A game from elsewhere, laid out as pip would install it."""


@dataclass
class Outcome:
    """What a command line did."""

    status: int
    out: str
    err: str

    def refused(self, status: int) -> str:
        """The one sentence it said instead of working."""
        assert (self.status, self.out) == (status, ""), self
        assert self.err.count("\n") == 1, self
        assert "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Outcome]


@pytest.fixture
def edubba(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    from edubba.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("EDUBBA_LANGUAGE", os.environ["EDUBBA_LANGUAGE"])  # one may be chosen
    monkeypatch.delenv("COLUMNS", raising=False)

    def run(*args: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main([str(arg) for arg in args])
        return Outcome(status, *capsys.readouterr())

    return run


@pytest.fixture
def alone(tmp_path: Path) -> Run:
    """A process of its own, in which the game `high_card` is installed too."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(INSTALLED), os.environ.get("PYTHONPATH", "")]),
        "XDG_DATA_HOME": str(tmp_path / "share"),
    }

    def run(*args: str | Path, typed: str = "", **more: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "edubba.cli", *args],
            input=typed,
            capture_output=True,
            text=True,
            env={**environment, **more},
            timeout=120,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return run
