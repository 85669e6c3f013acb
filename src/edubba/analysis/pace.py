"""How long to think, on a machine that has other things to do as well."""

from time import monotonic, thread_time
from typing import Final

PATIENCE: Final = 5.0
"""How many times longer than asked for somebody may wait where others compute, too."""


class Pace:
    """So many seconds of computing: a clock on the wall runs on while others compute, and would
    leave nothing but a glance there. Whoever waits is still answered in time."""

    def __init__(self, seconds: float) -> None:
        self._worked = thread_time() + seconds
        self._waited = monotonic() + PATIENCE * seconds

    @property
    def over(self) -> bool:
        return thread_time() > self._worked or monotonic() > self._waited
