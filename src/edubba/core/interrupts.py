"""Ctrl-C reaches every process of a terminal, those too that are still loading."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def unheard() -> Iterator[None]:
    """Processes that are started meanwhile never hear an interrupt: it is meant for whoever
    started them, and would meet them in the middle of an import."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # the first process starts it, and it opens our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
