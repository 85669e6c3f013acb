"""What can go wrong, said to the person who reads it."""

import errno
from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message, Reason

TROUBLES: Final = {
    errno.ENOENT: "core/trouble-missing",
    errno.EEXIST: "core/trouble-there",
    errno.EISDIR: "core/trouble-folder",
    errno.ENOTDIR: "core/trouble-no-folder",
    errno.EACCES: "core/trouble-barred",
    errno.EPERM: "core/trouble-barred",
    errno.EROFS: "core/trouble-barred",
    errno.ENOSPC: "core/trouble-full",
    errno.EADDRINUSE: "core/trouble-taken",
}
"""What systems say about files and ports, each in words of its own."""


class EdubbaError(Exception):
    """Any error this house explains; `str()` of it is one sentence in English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return word(self.message)


def trouble(error: OSError) -> Message:
    """What the system could not do, to be put after a colon."""
    known = TROUBLES.get(error.errno or 0)
    if known is None:
        return Message("core/trouble-said", said=error.strerror or str(error))
    return Message(known)


class InvalidInput(EdubbaError):
    """Something was asked for that does not exist or is written wrongly."""


class InvalidRecord(EdubbaError):
    """A record or position that cannot be read, was changed, or breaks the rules."""


class Impossible(ValueError):
    """What could not lie on the table, or is no such data; `Setup.position` tells it on."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return word(self.message)

    def at(self, place: str) -> "Impossible":
        """The same with where it is wrong."""
        return Impossible(Message("core/position-misfit", place=place, detail=self.message))


def told(error: Exception) -> Message:
    """What is wrong in what was read, to be put after a colon; a game from elsewhere may say it by
    a plain `ValueError`, in its own words."""
    if isinstance(error, Impossible):
        return error.message
    if type(error) is ValueError:
        return Message("core/data-said", said=str(error))
    return Message("core/data-unfit")


class IllegalMove(EdubbaError):
    """An action or command that the rules refuse now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.words)
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason]]:
        return IllegalMove, (self.reason,)
