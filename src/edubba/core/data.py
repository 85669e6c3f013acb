"""Typed reading of a game's `data.json` and of positions, with one sentence for what is wrong."""

import json
from importlib.resources import files
from typing import Final, final

from edubba.core.errors import Impossible
from edubba.core.words import Arg, Json, Message

LISTED: Final = 20
"""More than this is no list to choose from."""

COUNTED: Final = range(10**9)
"""Turns, rounds and throws that somebody may have counted."""

LARGEST: Final = 2**63
"""Compiled rules hold machine words."""


@final
class Asked:
    """What a reader of a document asked for: the places, and what may stand at some of them."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.possible: dict[str, list[Json]] = {}


def step_to(place: str, *path: str | int) -> str:
    """Where one comes to from a place; that of a whole position is empty."""
    return "/".join([*([place] if place else []), *map(str, path)])


def beyond(place: str, found: int, right: range) -> Impossible:
    """That a number is not one of these."""
    if len(right) == 0:
        return Impossible(Message("core/data-beyond-all", place=place, found=found))
    if len(right) == 1:
        only = Message("core/data-not-only", place=place, found=found, right=right[0])
        return Impossible(only)
    facts: dict[str, Arg] = {"place": place, "found": found}
    return Impossible(Message("core/data-beyond", least=right[0], most=right[-1], **facts))


@final
class Data:
    """A place in a JSON document; asking for the wrong type names the place in the error."""

    def __init__(self, value: Json, place: str, asked: Asked | None = None) -> None:
        self.value = value
        self.place = place
        self.asked = asked
        """What somebody asked for, where `unasked` is to tell the rest."""

    def at(self, *path: str | int) -> "Data":
        value = self.value
        place = self.place
        for step in path:
            place = f"{place}/{step}" if place else str(step)
            if self.asked is not None:
                self.asked.places.add(place)
            if isinstance(step, str) and isinstance(value, dict) and step in value:
                value = value[step]
            elif isinstance(step, int) and isinstance(value, list) and step < len(value):
                value = value[step]
            else:
                raise Impossible(Message("core/data-missing", place=place))
        return Data(value, place, self.asked)

    def no(self, kind: str, path: tuple[str | int, ...]) -> Impossible:
        """That something else stands at a path."""
        return Impossible(Message("core/data-kind", place=step_to(self.place, *path), kind=kind))

    def unasked(self) -> list[str]:
        """The keys of this document that nobody asked for: nothing was made of them."""
        known = self.asked.places if self.asked is not None else set()
        found: list[str] = []
        waiting = [(self.value, self.place)]
        while waiting:
            value, place = waiting.pop()
            entries: list[tuple[str | int, Json]] = []
            if isinstance(value, dict):
                entries += value.items()
                found += [at for key in value if (at := step_to(place, key)) not in known]
            elif isinstance(value, list):
                entries += enumerate(value)
            waiting += [(inner, step_to(place, step)) for step, inner in entries]
        return found

    def has(self, key: str) -> bool:
        """Whether an object has this key with a value other than null."""
        if self.asked is not None:
            self.asked.places.add(step_to(self.place, key))
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def may_be(self, values: list[Json], *path: str | int) -> None:
        """Note what may stand at a path, if it is one of a few; of lists nothing is noted."""
        place = step_to(self.place, *path)
        in_list = place.rpartition("/")[2].isdecimal()
        if self.asked is not None and len(values) <= LISTED and not in_list:
            self.asked.possible[place] = values

    def lacks(self, path: tuple[str | int, ...]) -> bool:
        """Whether there is nothing at a path whose last step is a key."""
        return not self.at(*path[:-1]).has(str(path[-1]))

    def number(self, *path: str | int, default: int | None = None) -> int:
        """A whole number; the default, where there is one, if nothing is said."""
        if default is not None and self.lacks(path):
            return default
        value = self.at(*path).value
        if type(value) is not int:
            raise self.no("whole", path)
        if not -LARGEST <= value < LARGEST:
            raise Impossible(Message("core/data-large", place=step_to(self.place, *path)))
        return value

    def number_in(self, right: range, *path: str | int, default: int | None = None) -> int:
        """A whole number of this range."""
        if self.asked is not None and default is not None and default not in right:
            self.may_be([None, *right], *path)
        if default is not None and self.lacks(path):
            return default
        value = self.number(*path)
        if value not in right:
            raise beyond(step_to(self.place, *path), value, right)
        return value

    def real(self, *path: str | int) -> float:
        value = self.at(*path).value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.no("number", path)
        return float(value)

    def text(self, *path: str | int) -> str:
        value = self.at(*path).value
        if not isinstance(value, str):
            raise self.no("text", path)
        return value

    def flag(self, *path: str | int, default: bool | None = None) -> bool:
        if default is not None and self.lacks(path):
            return default
        value = self.at(*path).value
        if not isinstance(value, bool):
            raise self.no("flag", path)
        return value

    def each(self, *path: str | int, optional: bool = False) -> list["Data"]:
        """The items of a list; of one that is optional none, if there is none."""
        if optional and self.lacks(path):
            return []
        here = self.at(*path)
        if not isinstance(here.value, list):
            raise self.no("list", path)
        return [here.at(i) for i in range(len(here.value))]

    def row(self, right: range, *path: str | int, optional: bool = False) -> list["Data"]:
        """The same of a list of so many items."""
        found = self.each(*path, optional=optional)
        if len(found) not in right:
            facts: dict[str, Arg] = {"place": step_to(self.place, *path), "found": len(found)}
            if len(found) < right[0]:
                raise Impossible(Message("core/data-short", least=right[0], **facts))
            raise Impossible(Message("core/data-room", most=right[-1], **facts))
        return found

    def keys(self, *path: str | int, optional: bool = False) -> list[str]:
        if optional and self.lacks(path):
            return []
        value = self.at(*path).value
        if not isinstance(value, dict):
            raise self.no("object", path)
        return [*value]

    def index_in(self, words: list[str], *path: str | int, default: int | None = None) -> int:
        """Where a text stands in a list of words."""
        if self.asked is not None:
            nothing = default is not None and default not in range(len(words))
            self.may_be([*([None] if nothing else []), *words], *path)
        if default is not None and self.lacks(path):
            return default
        return self.index_of(self.text(*path), words, *path)

    def index_of(self, word: str, words: list[str], *path: str | int) -> int:
        """Where a word that stands at a path, or is a key there, is found in a list."""
        if word not in words:
            facts: dict[str, Arg] = {"place": step_to(self.place, *path), "found": word}
            if len(words) > LISTED:
                raise Impossible(Message("core/data-unknown", **facts))
            raise Impossible(Message("core/data-none-of", known=", ".join(words), **facts))
        return words.index(word)

    def numbers(self, *path: str | int) -> list[int]:
        return [item.number() for item in self.each(*path)]

    def texts(self, *path: str | int) -> list[str]:
        return [item.text() for item in self.each(*path)]


def load_data(package: str, name: str = "data.json") -> Data:
    """A JSON file that lies beside a game's modules."""
    value: Json = json.loads(files(package).joinpath(name).read_text("utf-8"))
    return Data(value, f"{package}/{name}")
