"""What the match refuses, and how it words its end; the sentences are in locale/."""

from typing import Final

from edubba.core.errors import IllegalMove
from edubba.core.words import Arg, Message, Reason
from edubba.match.entries import FLAG, LEAVE, RESIGN

GIVEN_UP: Final = {RESIGN: "resigned", FLAG: "flagged", LEAVE: "left"}


def refused(id: str, **facts: Arg) -> IllegalMove:
    """Why something cannot be done in a match now."""
    return IllegalMove(Reason(Message(id, **facts)))


def ended(how: str, seat: Message, winner: Message) -> Message:
    """Why a match of two ended, where its game has no words for it."""
    return Message(f"match/end-{GIVEN_UP[how]}", seat=seat, winner=winner)


def gave_up(how: str, seat: Message) -> Message:
    """The same among more than two, who play on."""
    said = {
        RESIGN: Message("match/resigned", seat=seat),
        FLAG: Message("match/flagged", seat=seat),
        LEAVE: Message("match/left", seat=seat),
    }
    return said[how]


def alone(winner: Message) -> Message:
    return Message("match/end-alone", winner=winner)
