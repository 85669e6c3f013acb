"""What people are called: one line of characters that can be seen."""

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


def tidy(name: str) -> str:
    """The same name without what cannot be seen, each gap one space, written in one way (NFC)."""
    seen = [c for c in name if c.isspace() or not (unicodedata.category(c) in UNSEEN or c in BLANK)]
    return unicodedata.normalize("NFC", " ".join("".join(seen).split()))
