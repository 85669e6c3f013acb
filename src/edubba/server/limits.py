"""How fast and how much: buckets that fill up again, and a bound on what is sent."""

from collections import OrderedDict
from time import monotonic
from typing import Final

REMEMBERED: Final = 20_000
OWN_MACHINE: Final = {"127.0.0.1", "::1"}
"""Addresses of the machine itself; behind a proxy the server sees those of the people instead."""


class Bucket:
    """Lets `rate` things a second pass, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = monotonic()

    def take(self, much: float = 1.0) -> bool:
        """Whether there is enough left; then it is taken."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < much:
            return False
        self.level -= much
        return True


class Buckets:
    """One bucket for every address; whoever sits at the machine itself needs none."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        if who in OWN_MACHINE:
            return True
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
