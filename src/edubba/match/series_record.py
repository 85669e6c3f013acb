"""A whole series in one `.tablet`: a header, the games, and what was said between them."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from edubba.core.errors import InvalidRecord
from edubba.core.words import Message
from edubba.match.entries import Entry
from edubba.match.header import Header
from edubba.match.record import SECTION, Record, parse_body, parse_entry
from edubba.match.tablet import Line, read_text, seal, unseal, write_text

PART: Final = re.compile(r"== (game|after game) (\d{1,6})")


@dataclass
class SeriesRecord:
    """Append-only, like the records of its games."""

    header: Header
    games: list[Record] = field(default_factory=list)
    talk: list[list[Entry]] = field(default_factory=list)
    """What was said after each game; numbered through the whole series."""

    @property
    def said(self) -> int:
        """How many entries stand between the games."""
        return sum(len(part) for part in self.talk)

    @property
    def count(self) -> int:
        """How many entries there are in all."""
        return self.said + sum(len(game.entries) for game in self.games)

    def text(self) -> str:
        """The whole file, with its closing line."""
        body = self.header.lines()
        for number, (game, said) in enumerate(zip(self.games, self.talk, strict=True), 1):
            body += ["", f"{SECTION}game {number}", *game.body()]
            if said:
                body += ["", f"{SECTION}after game {number}"]
                body += [entry.to_line() for entry in said]
        return seal(body, self.count)

    def write(self, path: str | Path) -> None:
        """Write the file."""
        write_text(path, self.text())

    @staticmethod
    def parse(text: str) -> "SeriesRecord":
        """Read what `text` wrote; an `InvalidRecord` says what is wrong."""
        lines, count = unseal(text)
        record = _parse(lines)
        if record.count != count:
            raise InvalidRecord(Message("match/edited"))
        return record

    @staticmethod
    def read(path: str | Path) -> "SeriesRecord":
        """Read a file."""
        return SeriesRecord.parse(read_text(path))


def read_tablet(path: str | Path) -> Record | SeriesRecord:
    """Whatever lies in a file: a match or a series."""
    return parse_tablet(read_text(path))


def parse_tablet(text: str) -> Record | SeriesRecord:
    """The record of a match or of a series from the text of its file."""
    lines, _ = unseal(text)
    is_series = any(line.text.startswith(SECTION) for line in lines)
    return SeriesRecord.parse(text) if is_series else Record.parse(text)


def _parse(lines: list[Line]) -> SeriesRecord:
    starts = [at for at, line in enumerate(lines) if line.text.startswith(SECTION)]
    if not starts:
        raise InvalidRecord(Message("match/not-a-series"))
    head = [line for line in lines[: starts[0]] if line.text]
    record = SeriesRecord(Header.parse(head))
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        title, part = lines[start], lines[start + 1 : end]
        found = PART.fullmatch(title.text)
        number = len(record.games)
        if found is not None and found[1] == "game" and int(found[2]) == number + 1:
            record.games.append(parse_body(part))
            record.talk.append([])
        elif found is not None and found[1] != "game" and int(found[2]) == number > 0:
            for line in part:
                if line.text:
                    record.talk[-1].append(parse_entry(line, record.said + 1))
        else:
            raise title.unreadable
    return record
