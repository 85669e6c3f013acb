"""Small sets as bits of a machine word.

Compiled, a literal 1 is shifted as a 32-bit word: `1 << n` is silently wrong from bit 31 on. Sets
that may grow beyond that take their bits from `BIT`.
"""

from typing import Final

from edubba.core.native import append, i64, vec

ROOM: Final = 62
"""Numbers that fit into a set."""


def _powers() -> vec[i64]:
    found = vec[i64]()
    power: i64 = 1
    for _ in range(ROOM):
        found = append(found, power)
        power += power
    return found


BIT: Final = _powers()
"""The set of one number."""


def count_bits(mask: i64) -> i64:
    """How many numbers are in a set."""
    count: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number in range(ROOM) if (mask >> number) & 1]


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    return sum(1 << number for number in numbers)


def names_of(mask: i64, words: list[str]) -> list[str]:
    """What the numbers in a set stand for, by a list of words."""
    return [word for at, word in enumerate(words) if (mask >> at) & 1]


def word_of(number: i64, words: list[str]) -> str | None:
    """What a number stands for; None for one below 0, which stands for nothing."""
    return None if number < 0 else words[number]


def all_bits(count: i64) -> i64:
    """The set of the numbers below `count`."""
    return BIT[count] - 1
