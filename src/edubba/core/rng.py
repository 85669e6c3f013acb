"""The small integer generator of searches and simulations (a match draws from its dice instead)."""

from collections.abc import Callable
from typing import Final, final

from edubba.core.native import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
BITS: Final = 32
WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Rng:
    """SFC32 (Chris Doty-Humphrey's small fast counter): additions and shifts of 32-bit words only,
    so it gives the same numbers interpreted and compiled."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: i64) -> None:
        self.a = seed & WORD
        self.b = (seed >> BITS) & WORD
        self.c = 0
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others (Lemire's method)."""
        wide: i64 = self.word() * n
        if (wide & WORD) < n:
            uneven: i64 = (WORD + 1 - n) % n
            while (wide & WORD) < uneven:
                wide = self.word() * n
        return wide >> BITS

    def split(self) -> "Rng":
        """A generator of its own, for work that must not disturb this one's sequence."""
        return Rng((self.word() << (BITS - 1)) ^ self.word())

    def __repr__(self) -> str:
        return f"Rng.at({self.a}, {self.b}, {self.c}, {self.counter})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(self.words())

    def __reduce__(self) -> tuple[Callable[[int, int, int, int], "Rng"], tuple[int, int, int, int]]:
        return Rng.at, self.words()

    def words(self) -> tuple[int, int, int, int]:
        """Where its sequence stands; two that stand alike are equal, until one of them is used."""
        return self.a, self.b, self.c, self.counter

    @staticmethod
    def at(a: i64, b: i64, c: i64, counter: i64) -> "Rng":
        """A generator that stands where another one's `words` say."""
        rng = Rng(0)
        rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
        return rng
