"""What can go wrong, said to the person who reads it."""

from edubba.core.catalogue import word
from edubba.core.words import Message, Reason


class EdubbaError(Exception):
    """Any error this house explains; `str()` of it is one sentence in English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return word(self.message)


class InvalidInput(EdubbaError):
    """Something was asked for that does not exist or is written wrongly."""


class InvalidRecord(EdubbaError):
    """A record or position that cannot be read, was changed, or breaks the rules."""


class IllegalMove(EdubbaError):
    """An action or command that the rules refuse now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.words)
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason]]:
        return IllegalMove, (self.reason,)
