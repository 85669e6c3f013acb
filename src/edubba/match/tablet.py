"""The outside of a `.tablet` file: first line, closing line, checksum, and safe writing."""

import os
import re
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from edubba.core.errors import InvalidRecord, trouble
from edubba.core.words import Message

FORMAT: Final = 1
"""The version of the text format that this house writes."""
OPENING: Final = "edubba tablet"
CLOSING: Final = re.compile(r"end (\d{1,9}) sha256:([0-9a-f]{64})")
QUOTED: Final = 200
UTF8_MARK: Final = "\ufeff"


@dataclass(frozen=True)
class Line:
    """One line of a file and its number, which errors name."""

    number: int
    text: str

    @property
    def shown(self) -> str:
        """As much of it as an error quotes."""
        return self.text[:QUOTED]

    @property
    def unreadable(self) -> InvalidRecord:
        return InvalidRecord(Message("match/bad-line", line=self.number, text=self.shown))


def seal(body: list[str], entries: int) -> str:
    """The whole text of a tablet around its body."""
    text = "".join(f"{line}\n" for line in [f"{OPENING} {FORMAT}", *body])
    return f"{text}end {entries} sha256:{_checksum(text)}\n"


def unseal(text: str) -> tuple[list[Line], int]:
    """The body of a tablet and how many entries it says it has, once it is known to be whole.

    Line ends of other systems and a byte order mark are forgiven: editors leave them behind.
    """
    lines = text.removeprefix(UTF8_MARK).replace("\r\n", "\n").rstrip("\n").split("\n")
    opening, _, version = lines[0].rpartition(" ")
    if opening != OPENING or not version.isdecimal() or "\0" in text:
        raise InvalidRecord(Message("match/not-a-tablet"))
    if int(version[:9]) != FORMAT:
        words = Message("match/wrong-format", found=version[:9], known=FORMAT)
        raise InvalidRecord(words)
    closing = CLOSING.fullmatch(lines[-1])
    if closing is None:
        raise InvalidRecord(Message("match/truncated", line=len(lines)))
    if _checksum("".join(f"{line}\n" for line in lines[:-1])) != closing[2]:
        raise InvalidRecord(Message("match/edited"))
    return [Line(number, line) for number, line in enumerate(lines[:-1], 1)][1:], int(closing[1])


def _checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def read_text(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord(Message("match/not-a-tablet")) from None
    except OSError as error:
        words = Message("match/unreadable", path=str(path), detail=trouble(error))
        raise InvalidRecord(words) from None


def write_text(path: str | Path, text: str) -> None:
    """Write the whole file or leave the old one: never something in between."""
    target = Path(path)
    temporary = ""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=target.parent, prefix=".", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            os.chmod(temporary, target.stat().st_mode)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, target)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        words = Message("match/unwritable", path=str(path), detail=trouble(error))
        raise InvalidRecord(words) from None
