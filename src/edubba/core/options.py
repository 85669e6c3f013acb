"""Typed options of a game and its presets, checked when a game is created."""

from decimal import Decimal, InvalidOperation
from typing import Final, TypeAlias, Union, final

from edubba.core.data import Data
from edubba.core.errors import InvalidInput
from edubba.core.native import mypyc_attr
from edubba.core.words import JsonObject, Message

Value: TypeAlias = Union[bool, int, str, list[int]]
"""What an option can be."""
CENTS: Final = 100
NEVER: Final = -1
"""What a count is that never comes, where one can be agreed to; as a word: `never`."""
NEVER_WORD: Final = "never"
LEAST_MONEY: Final = Decimal("0.01")
MOST_MONEY: Final = 1_000_000_000
LONGEST_SHOWN: Final = 60
"""Characters of a wrong value that its refusal repeats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that can be agreed before a game: its name, default, and what else it may be."""

    def __init__(self, name: str, default: Value, internal: bool = False) -> None:
        self.name = name
        self.default = default
        self.internal = internal
        """Set by the house (a series, say), not offered to people."""

    def check(self, value: object) -> Value:
        """The value in its proper type, or an error that says what would be right."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    def parse(self, text: str) -> Value:
        """The value from a command line."""
        return self.check(text)

    def describe(self) -> JsonObject:
        """What may be chosen, for forms and help."""
        raise NotImplementedError(f"{type(self).__name__}.describe")

    def refuse(self, value: object, right: str) -> InvalidInput:
        """The error for a wrong value, which says what would be right."""
        shown = str(value)
        if len(shown) > LONGEST_SHOWN:
            shown = shown[:LONGEST_SHOWN] + "…"
        return InvalidInput(Message("core/bad-option", name=self.name, value=shown, right=right))


@final
class Choice(Option):
    """One of several words."""

    def __init__(self, name: str, values: list[str], default: str, internal: bool = False) -> None:
        super().__init__(name, default, internal)
        self.values = values

    def check(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        raise self.refuse(value, ", ".join(self.values))

    def describe(self) -> JsonObject:
        return {"kind": "choice", "values": [*self.values]}


@final
class Flag(Option):
    """Yes or no."""

    def check(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        raise self.refuse(value, "true, false")

    def parse(self, text: str) -> Value:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return self.check(words.get(text.lower(), text))

    def describe(self) -> JsonObject:
        return {"kind": "flag"}


@final
class Count(Option):
    """A whole number between two bounds; with `auto`, 0 means: by the number of seats, and with
    `never`, NEVER means: there is none."""

    def __init__(
        self,
        name: str,
        default: int,
        least: int,
        most: int,
        auto: bool = False,
        internal: bool = False,
        never: bool = False,
    ) -> None:
        super().__init__(name, default, internal)
        self.least = least
        self.most = most
        self.auto = auto
        self.never = never

    def check(self, value: object) -> Value:
        if type(value) is int:
            if self.least <= value <= self.most or (self.auto and value == 0):
                return value
        if self.never and value in (NEVER, NEVER_WORD):
            return NEVER
        right = f"{self.least} ... {self.most}" + ", 0" * self.auto
        raise self.refuse(value, right + f", {NEVER_WORD}" * self.never)

    def parse(self, text: str) -> Value:
        return self.check(_whole(text))

    def describe(self) -> JsonObject:
        told: JsonObject = {"kind": "count", "least": self.least, "most": self.most}
        told["auto"] = self.auto
        if self.never:
            told["never"] = True
        return told


@final
class Counts(Option):
    """A list of whole numbers of fixed length, such as the weights of a die."""

    def __init__(
        self, name: str, default: list[int], least: int, most: int, internal: bool = False
    ) -> None:
        super().__init__(name, default, internal)
        self.length = len(default)
        self.least = least
        self.most = most

    def check(self, value: object) -> Value:
        if isinstance(value, list) and len(value) == self.length:
            numbers = [n for n in value if type(n) is int and self.least <= n <= self.most]
            if len(numbers) == self.length:
                return numbers
        raise self.refuse(value, ",".join([f"{self.least} ... {self.most}"] * self.length))

    def parse(self, text: str) -> Value:
        return self.check([_whole(part) for part in text.split(",")])

    def describe(self) -> JsonObject:
        return {
            "kind": "counts",
            "length": self.length,
            "least": self.least,
            "most": self.most,
        }


@final
class Money(Option):
    """A positive amount with at most two decimals, kept as text: no binary rounding creeps in."""

    def check(self, value: object) -> Value:
        try:
            if type(value) is int or isinstance(value, (float, str)):
                amount = Decimal(str(value))
                fits = amount.is_finite() and LEAST_MONEY <= amount <= MOST_MONEY
                if fits and amount * CENTS == int(amount * CENTS):
                    return format(amount.normalize(), "f")
        except InvalidOperation:
            pass
        raise self.refuse(value, "1, 0.25, 10, ...")

    def describe(self) -> JsonObject:
        return {"kind": "money"}


def options_of(data: Data) -> list[Option]:
    """The options that a game's data.json lists, each of the kind that its default and its bounds
    tell: `id`, `default`, and `values`, `min` and `max`, or none for yes or no and for money.

    `auto`: 0 stands for the number that goes by the seats. `never`: it may be agreed that it never
    comes. `internal`: the house sets it. `rule` and whatever else stands there is for readers.
    """
    return [_option(each) for each in data.each("options")]


def _option(told: Data) -> Option:
    name, default = told.text("id"), told.at("default").value
    internal = told.has("internal") and told.flag("internal")
    if isinstance(default, bool):
        return Flag(name, default, internal)
    if isinstance(default, int):
        auto = told.has("auto") and told.flag("auto")
        never = told.has("never") and told.flag("never")
        bounds = told.number("min"), told.number("max")
        return Count(name, default, *bounds, auto=auto, internal=internal, never=never)
    if isinstance(default, list):
        numbers = told.numbers("default")
        return Counts(name, numbers, told.number("min"), told.number("max"), internal)
    if told.has("values"):
        return Choice(name, told.texts("values"), told.text("default"), internal)
    return Money(name, told.text("default"), internal)


def presets_of(data: Data) -> dict[str, dict[str, Value]]:
    """The presets that a game's data.json names, each with the options it changes."""
    presets: dict[str, dict[str, Value]] = {}
    for preset in data.keys("presets"):
        values = presets[preset] = {}
        for option in data.keys("presets", preset):
            value = data.at("presets", preset, option).value
            assert isinstance(value, (bool, int, str))
            values[option] = value
    return presets


def _whole(text: str) -> int | str:
    try:
        return int(text)
    except ValueError:
        return text


@final
class Options:
    """The checked options of one game: every option has a value of its declared type."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def flag(self, name: str) -> bool:
        """A yes or no by its name."""
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def count(self, name: str) -> int:
        """A whole number by its name."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """A word, or an amount as text, by its name."""
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def counts(self, name: str) -> list[int]:
        """A list of whole numbers by its name."""
        value = self.values[name]
        assert isinstance(value, list)
        return value

    def cents(self, name: str) -> int:
        """A money option as a whole number of hundredths."""
        return int(Decimal(self.word(name)) * CENTS)

    def changed(self, values: dict[str, Value]) -> "Options":
        """The same options with some values replaced (already checked ones)."""
        return Options({**self.values, **values})

    def __repr__(self) -> str:
        return f"Options({self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values))

    def __reduce__(self) -> tuple[type["Options"], tuple[dict[str, Value]]]:
        return Options, (self.values,)
