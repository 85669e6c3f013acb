"""The small integer generator of searches and simulations (a match draws from its dice instead)."""

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
