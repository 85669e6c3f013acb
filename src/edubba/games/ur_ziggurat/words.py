"""What the things of UR are called; the sentences are in locale/."""

from typing import Final

from edubba.core.words import Message, Named, seat_word
from edubba.games.ur_ziggurat.space import TYPES
from edubba.games.ur_ziggurat.terms import DOWN, UP


def seat(number: int) -> Message:
    return seat_word("ur_ziggurat", number)


def seats(numbers: list[int]) -> Message:
    """Several seats as one phrase, built up from the last two."""
    names = seat(numbers[-1])
    for number in reversed(numbers[:-1]):
        names = Message("ur_ziggurat/both", one=seat(number), other=names)
    return names


kind: Final[Named] = Named("ur_ziggurat/type", TYPES)
"""The name of a type, which is the name of its action too."""


def tile(lie: int) -> Message:
    """Both types of a tile, the upper one (in a hand, the front) first."""
    return Message("ur_ziggurat/tile", up=kind(UP[lie]), down=kind(DOWN[lie]))


def lying(lie: int) -> Message:
    """A tile with the side that is up said aloud."""
    return Message("ur_ziggurat/lying", tile=tile(lie), up=kind(UP[lie]))
