"""What people are called and what they say, in characters that can be kept and seen."""

import unicodedata
from typing import Final

UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Categories of characters that show nothing or turn the line around: controls, marks of direction
and joining, halves of pairs, and what no font knows."""
BLANK: Final = {
    *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)),
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters and marks that are nevertheless nothing to look at."""


TURNING: Final = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
"""Marks that turn the direction of what follows, beyond the end of the text they stand in."""


def spoken(text: str) -> str:
    """What somebody says, each line as it was, without controls and halves of pairs."""
    kept = [c for c in text if c == "\n" or (unicodedata.category(c) not in ("Cc", "Cs"))]
    return "".join(c for c in kept if c not in TURNING)


def tidy(name: str) -> str:
    """The same name without what cannot be seen, each gap one space, written in one way (NFC)."""
    seen = [c for c in name if c.isspace() or not (unicodedata.category(c) in UNSEEN or c in BLANK)]
    return unicodedata.normalize("NFC", " ".join("".join(seen).split()))
