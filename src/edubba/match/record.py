"""A `Record` is a header and entries: a whole match, as it lies in a `.tablet` file."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from edubba.core.errors import InvalidRecord
from edubba.core.words import JsonObject, Message
from edubba.match.entries import Entry
from edubba.match.header import Header, dumps, loads
from edubba.match.tablet import Line, read_text, seal, unseal, write_text

RESULT: Final = "result: "
SECTION: Final = "== "
"""Begins a part of a series; see `edubba.match.series`."""


@dataclass
class Record:
    """Append-only: entries are added and never changed."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    result: JsonObject | None = None
    """How the match ended, in so many words; the entries prove it."""
    first_line: int | None = field(default=None, compare=False)
    """The line of the first entry in the file it was read from."""

    def body(self) -> list[str]:
        """All lines between the opening and the closing line."""
        lines = [*self.header.lines(), "", *(entry.to_line() for entry in self.entries)]
        if self.result is not None:
            lines.append(RESULT + dumps(self.result))
        return lines

    def text(self) -> str:
        """The whole file, with its closing line."""
        return seal(self.body(), len(self.entries))

    def write(self, path: str | Path) -> None:
        """Write the file."""
        write_text(path, self.text())

    @staticmethod
    def parse(text: str) -> "Record":
        """Read what `text` wrote; an `InvalidRecord` says what is wrong."""
        lines, count = unseal(text)
        if any(line.text.startswith(SECTION) for line in lines):
            raise InvalidRecord(Message("match/is-a-series"))
        record = parse_body(lines)
        if len(record.entries) != count:
            raise InvalidRecord(Message("match/edited"))
        return record

    @staticmethod
    def read(path: str | Path) -> "Record":
        """Read a file."""
        return Record.parse(read_text(path))

    def place(self, entry: Entry) -> Message:
        """Where an entry stands, for errors: its line if it came from a file, else its number."""
        if self.first_line is None:
            return Message("match/place-entry", seq=entry.seq)
        return Message("match/place-line", line=self.first_line + entry.seq - 1)

    def redacted(self, seat: int) -> "Record":
        """What this seat (or SPECTATOR) may keep of it: all, once the match is over."""
        from edubba.match.match import Match  # Match is made of records

        return Match.from_record(self).redacted(seat)


def parse_body(lines: list[Line]) -> Record:
    """Header, an empty line, entries, and the result if there is one."""
    texts = [line.text for line in lines]
    while texts and not texts[-1]:
        texts.pop()
    if "" not in texts:
        texts.append("")
    gap = texts.index("")
    record = Record(Header.parse(lines[:gap]), first_line=lines[0].number + gap + 1 if lines else 1)
    for line in lines[gap + 1 : len(texts)]:
        if record.result is not None:
            raise line.unreadable
        if line.text.startswith(RESULT):
            record.result = _result(line)
        else:
            record.entries.append(parse_entry(line, len(record.entries) + 1))
    return record


def parse_entry(line: Line, seq: int) -> Entry:
    """The entry of a line, which must be the next one."""
    try:
        entry = Entry.from_line(line.text)
    except ValueError:
        raise line.unreadable from None
    if entry.seq != seq:
        words = Message("match/wrong-number", line=line.number, found=entry.seq, right=seq)
        raise InvalidRecord(words)
    return entry


def _result(line: Line) -> JsonObject:
    try:
        value = loads(line.text.removeprefix(RESULT))
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise line.unreadable
    return value
