"""A real server, or a worker for its bots, in a process of its own, as a user starts it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import IO

PATIENCE = 600
"""Seconds in which what must happen at last has happened, on any machine."""
AT_ONCE = {"BOT_PAUSE": "0", "ANSWER_PAUSE": "0", "BOT_WORKERS": "1"}
UNLIMITED = {
    "REQUESTS_PER_SECOND": "100000",
    "MESSAGES_PER_SECOND": "100000",
    "TABLES_PER_HOUR": "1000000",
}


class Running:
    """A server that can be stopped, killed and started again on the same port and data."""

    def __init__(
        self, data: Path, *, python: str | None = None, limited: bool = False, **settings: str
    ) -> None:
        self.data = data
        self.python = python
        """Another interpreter, with the house that is installed there."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {**AT_ONCE, **({} if limited else UNLIMITED), **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text("utf-8", "replace")

    def start(self) -> "Running":
        self.launch()
        self.wait_until_open()
        return self

    def launch(self) -> None:
        """Start it and do not wait until it is open."""
        self.data.mkdir(parents=True, exist_ok=True)
        told = {f"EDUBBA_{name}": value for name, value in self.settings.items()}
        around = {**os.environ, **told}
        if self.python is not None:
            around.pop("PYTHONPATH", None)
        command = [self.python or sys.executable, "-m", "edubba.cli", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        self._log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=around, stdout=self._log, stderr=self._log)

    def wait_until_open(self) -> None:
        last = time.monotonic() + PATIENCE
        while time.monotonic() < last:
            assert self.process is not None
            assert self.process.poll() is None, self.log
            try:
                with urllib.request.urlopen(f"{self.address}/ready", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(self.log)

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self._log is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self._log.close()
        return status


class Worker:
    """`edubba worker` in a process of its own."""

    def __init__(self, folder: Path, url: str, **around: str) -> None:
        folder.mkdir(exist_ok=True)
        self.file = folder / f"{time.monotonic_ns()}.log"
        command = [sys.executable, "-m", "edubba.cli", "worker", "--jobs", "1"]
        told = {**os.environ, "EDUBBA_DATABASE": url, **around}
        with self.file.open("wb") as log:
            self.process = subprocess.Popen(command, env=told, stdout=log, stderr=log)

    @property
    def log(self) -> str:
        return self.file.read_text("utf-8", "replace")

    def wait_for(self, words: str) -> "Worker":
        last = time.monotonic() + PATIENCE
        while words not in self.log:
            assert self.process.poll() is None, self.log
            assert time.monotonic() < last, self.log
            time.sleep(0.05)
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
