"""Words that are not to be said in a house, where its operator has a list of them."""

import re
from pathlib import Path
from typing import Final

from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.looks import skeleton

WORD: Final = re.compile(r"\w+")


class Manners:
    """The word filter: off without a list. A word counts as a whole, however it is written."""

    def __init__(self, file: Path | None) -> None:
        lines = [] if file is None else file.read_text("utf-8").splitlines()
        self.barred = frozenset(skeleton(line.strip()) for line in lines) - {""}

    def check(self, *texts: str) -> None:
        for text in texts if self.barred else ():
            if not self.barred.isdisjoint(WORD.findall(skeleton(text))):
                raise Refused(Message("server/bad-manners"))
