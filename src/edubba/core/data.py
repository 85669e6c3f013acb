"""Typed reading of a game's `data.json`, so that rules take every number from there."""

import json
from importlib.resources import files
from typing import final

from edubba.core.words import Json


@final
class Data:
    """A place in a JSON document; asking for the wrong type names the place in the error."""

    def __init__(self, value: Json, place: str, asked: set[str] | None = None) -> None:
        self.value = value
        self.place = place
        self.asked = asked
        """The keys that somebody asked for, by place, where `unasked` is to tell the others."""

    def at(self, *path: str | int) -> "Data":
        value = self.value
        place = self.place
        for step in path:
            place = f"{place}/{step}"
            if self.asked is not None:
                self.asked.add(place)
            if isinstance(step, str) and isinstance(value, dict) and step in value:
                value = value[step]
            elif isinstance(step, int) and isinstance(value, list) and step < len(value):
                value = value[step]
            else:
                raise ValueError(f"{self.place}: nothing at {path}")
        return Data(value, place, self.asked)

    def unasked(self) -> list[str]:
        """The keys of this document that nobody asked for: nothing was made of them."""
        known = self.asked or set()
        found: list[str] = []
        waiting = [(self.value, self.place)]
        while waiting:
            value, place = waiting.pop()
            entries: list[tuple[str | int, Json]] = []
            if isinstance(value, dict):
                entries += value.items()
                found += [f"{place}/{key}" for key in value if f"{place}/{key}" not in known]
            elif isinstance(value, list):
                entries += enumerate(value)
            waiting += [(inner, f"{place}/{step}") for step, inner in entries]
        return found

    def has(self, key: str) -> bool:
        """Whether an object has this key with a value other than null."""
        if self.asked is not None:
            self.asked.add(f"{self.place}/{key}")
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def lacks(self, path: tuple[str | int, ...]) -> bool:
        """Whether there is nothing at a path whose last step is a key."""
        return not self.at(*path[:-1]).has(str(path[-1]))

    def number(self, *path: str | int, default: int | None = None) -> int:
        """A whole number; the default, where there is one, if nothing is said."""
        if default is not None and self.lacks(path):
            return default
        value = self.at(*path).value
        if type(value) is not int:
            raise ValueError(f"{self.place}: {path} is not a whole number")
        return value

    def number_in(self, right: range, *path: str | int, default: int | None = None) -> int:
        """A whole number of this range."""
        if default is not None and self.lacks(path):
            return default
        value = self.number(*path)
        if value not in right:
            place = "/".join([self.place, *map(str, path)])
            raise ValueError(f"{place} is {value}, not {right[0]} to {right[-1]}")
        return value

    def real(self, *path: str | int) -> float:
        value = self.at(*path).value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"{self.place}: {path} is not a number")
        return float(value)

    def text(self, *path: str | int) -> str:
        value = self.at(*path).value
        if not isinstance(value, str):
            raise ValueError(f"{self.place}: {path} is not a text")
        return value

    def flag(self, *path: str | int, default: bool | None = None) -> bool:
        if default is not None and self.lacks(path):
            return default
        value = self.at(*path).value
        if not isinstance(value, bool):
            raise ValueError(f"{self.place}: {path} is not true or false")
        return value

    def each(self, *path: str | int, optional: bool = False) -> list["Data"]:
        """The items of a list; of one that is optional none, if there is none."""
        if optional and self.lacks(path):
            return []
        here = self.at(*path)
        if not isinstance(here.value, list):
            raise ValueError(f"{self.place}: {path} is not a list")
        return [here.at(i) for i in range(len(here.value))]

    def keys(self, *path: str | int, optional: bool = False) -> list[str]:
        if optional and self.lacks(path):
            return []
        value = self.at(*path).value
        if not isinstance(value, dict):
            raise ValueError(f"{self.place}: {path} is not an object")
        return [*value]

    def index_in(self, words: list[str], *path: str | int, default: int | None = None) -> int:
        """Where a text stands in a list of words."""
        if default is not None and self.lacks(path):
            return default
        text = self.text(*path)
        if text not in words:
            raise ValueError(f"{self.place}: {text} is none of {', '.join(words)}")
        return words.index(text)

    def numbers(self, *path: str | int) -> list[int]:
        return [item.number() for item in self.each(*path)]

    def texts(self, *path: str | int) -> list[str]:
        return [item.text() for item in self.each(*path)]


def load_data(package: str, name: str = "data.json") -> Data:
    """A JSON file that lies beside a game's modules."""
    value: Json = json.loads(files(package).joinpath(name).read_text("utf-8"))
    return Data(value, f"{package}/{name}")
