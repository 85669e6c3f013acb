"""`edubba serve --workers N`: several processes on one port, and one that looks after them."""

import logging
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Final

from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.server import log
from edubba.server.settings import Settings
from edubba.server.store.engine import open_engine

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
PAUSE: Final = 1.0
"""Seconds before another worker takes the place of one that ended."""
logger = logging.getLogger(__name__)


def supervise(settings: Settings, listening: socket.socket, address: str) -> None:
    """Run so many workers, and another one for each that ends, until somebody stops it."""
    if settings.database is None:
        raise InvalidInput(Message("server/workers-alone"))
    open_engine(settings.database, settings.data).dispose()  # what is wrong is said once, here
    bots = -(-settings.bot_workers // settings.workers)
    share = settings.model_copy(update={"bot_workers": bots, "successor": None})
    # Nothing runs here yet that a fork could tear in two, and all rules are loaded once for all.
    context = get_context("fork") if sys.platform == "linux" else get_context("spawn")
    running: list[BaseProcess] = []
    stopping = False

    def start(told: str | None) -> None:
        worker = context.Process(target=_work, args=(share, listening, told))
        worker.start()
        running.append(worker)

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for worker in running:
            worker.terminate()

    for each in SIGNALS:
        signal.signal(each, stop)
    for number in range(settings.workers):
        start(address if number == 0 else None)
    while running:
        wait([worker.sentinel for worker in running])
        for worker in [worker for worker in running if not worker.is_alive()]:
            running.remove(worker)
            if not stopping:
                logger.error("a worker ended", extra={"status": worker.exitcode})
                time.sleep(PAUSE)
                start(None)


def _work(settings: Settings, listening: socket.socket, address: str | None) -> None:
    from edubba.server.run import serve_alone

    for each in SIGNALS:
        signal.signal(each, signal.SIG_DFL)
    log.set_up(settings)
    threading.Thread(target=_end_with_the_supervisor, daemon=True).start()
    serve_alone(settings, listening, address)


def _end_with_the_supervisor() -> None:
    supervisor = parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
