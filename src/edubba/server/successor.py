"""A house that hands itself over to another installation of Edubba, on the same port and with the
same data: `make play` opens it with plain rules, compiles them meanwhile, and goes on with those.

The listening socket is handed on, so whoever comes in between waits in its queue and is never
turned away; matches are in the store, and clients connect again and send what was not acknowledged.
"""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

LISTENING: Final = "EDUBBA_LISTENING"
"""The variable that tells the successor the number of the socket."""
READY: Final = "ready"
"""The file in an environment that says it is complete."""
LOOK: Final = 0.5
"""Seconds between two looks for it."""


def inherited() -> socket.socket | None:
    """The socket that a predecessor left to this process."""
    number = os.environ.pop(LISTENING, None)
    return None if number is None else socket.socket(fileno=int(number))


async def is_able(python: Path) -> bool:
    """Wait until the environment of this Python is complete: whether the house runs there. Having
    loaded it once also makes the change quick."""
    while not (python.parent.parent / READY).exists():
        await asyncio.sleep(LOOK)
    return await asyncio.to_thread(_runs, python)


def _runs(python: Path) -> bool:
    trial = [str(python), "-c", "import edubba.server.run"]
    return subprocess.run(trial, capture_output=True, check=False).returncode == 0


def hand_over(python: Path, listening: socket.socket) -> NoReturn:
    """Become the other installation, with the same command line."""
    listening.set_inheritable(True)
    told = {LISTENING: str(listening.fileno()), "EDUBBA_OPEN_BROWSER": "0"}
    os.execve(python, [str(python), "-m", "edubba.cli", *sys.argv[1:]], os.environ | told)
