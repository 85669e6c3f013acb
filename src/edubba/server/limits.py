"""How fast and how much: buckets that fill up again, and how many at a time."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic, thread_time
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
REMEMBERED: Final = 20_000
OWN_MACHINE: Final = {"127.0.0.1", "::1"}
"""Addresses of the machine itself; behind a proxy the server sees those of the people instead."""
SHARED_BITS: Final = 64
"""Bits of an IPv6 address that a household has from its provider; the rest it chooses freely."""


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """Whom an address stands for: itself, or in IPv6 the network that it was chosen from."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        if not ip.is_loopback:
            free = 128 - SHARED_BITS
            return f"{IPv6Address(int(ip) >> free << free)}/{SHARED_BITS}"
    return str(ip)


def recent(most: int, make: Callable[[str], T]) -> Callable[[str], T]:
    """Something for each name, made when first asked for; the longest unused are forgotten."""
    return lru_cache(most)(make)


def timed(do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
    """What something gives, and the seconds of CPU it took."""
    begun = thread_time()
    return do(*args, **kwargs), thread_time() - begun


class Bucket:
    """Lets `rate` things a second pass, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = monotonic()

    def _fill(self) -> None:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, much: float = 1.0) -> bool:
        """Whether there is enough left; then it is taken."""
        self._fill()
        if self.level < much:
            return False
        self.level -= much
        return True

    def charge(self, much: float) -> None:
        """Take what something has cost; what follows may have to wait for it."""
        self._fill()
        self.level -= much

    def ready(self) -> bool:
        """Whether anything is left, however little."""
        self._fill()
        return self.level > 0


class Buckets:
    """One bucket for everybody; whoever sits at the machine itself needs none."""

    def __init__(self, rate: float, burst: float) -> None:
        self._of = recent(REMEMBERED, lambda who: Bucket(rate, burst))

    def take(self, who: str) -> bool:
        return who in OWN_MACHINE or self._of(who).take()

    def charge(self, who: str, much: float) -> None:
        if who not in OWN_MACHINE:
            self._of(who).charge(much)

    def ready(self, who: str) -> bool:
        return who in OWN_MACHINE or self._of(who).ready()


class Crowd:
    """How many of something each may have at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Whether there is room for one more; then it is taken."""
        if self._of[who] >= self.most:
            return False
        self._of[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._of[who] -= 1
        if not self._of[who]:
            del self._of[who]
