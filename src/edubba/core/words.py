"""Sentences as message ids with arguments; the wording is in the catalogues of `edubba.locale`."""

from collections.abc import Callable
from typing import Final, TypeAlias, Union, final

Arg: TypeAlias = Union[int, float, str, "Message"]
Json: TypeAlias = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]
JsonObject: TypeAlias = dict[str, Json]

SEAT_PREFIX: Final = "seat-"
_CALLED: Final[dict[type, str]] = {}
"""What classes are called, worked out once."""


def name_of(kind: type) -> str:
    """A class of events or decisions as JSON and catalogues call it: `BorneOff` is `borne_off`."""
    name = _CALLED.get(kind)
    if name is None:
        letters = kind.__name__
        name = "".join("_" + c.lower() if c.isupper() else c for c in letters).lstrip("_")
        _CALLED[kind] = name
    return name


@final
class Message:
    """One sentence or word for a person: `domain/id` in the catalogues, and what fills it in.

    The domain is the catalogue's file: a game's id, or one of the house's own (`core`, `cli`).
    An argument may be a message itself; it is worded first.
    """

    def __init__(self, id: str, /, **args: Arg) -> None:
        self.id = id
        self.args = args

    def to_json(self) -> JsonObject:
        """As clients read it, who word it themselves."""
        args: JsonObject = {}
        for name, arg in self.args.items():
            args[name] = arg.to_json() if isinstance(arg, Message) else arg
        return {"id": self.id, "args": args}

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Arg]], "Message"], tuple[object, ...]]:
        return _message, (self.id, self.args)

    def __repr__(self) -> str:
        return "".join(
            [f"Message({self.id!r}", *(f", {k}={v!r}" for k, v in self.args.items()), ")"]
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


def _message(id: str, args: dict[str, Arg]) -> Message:
    return Message(id, **args)


@final
class Named:
    """What things are called that the rules count: by a list of words, with what comes before them
    in the catalogue."""

    def __init__(self, family: str, words: list[str]) -> None:
        self.family = family
        self.words = words

    def __call__(self, number: int) -> Message:
        return self.of(self.words[number])

    def of(self, word: str) -> Message:
        return Message(f"{self.family}-{word}")


def seat_word(domain: str, seat: int) -> Message:
    """What a seat is called in a game (`light`); shown as the person's name where one is known."""
    return Message(f"{domain}/{SEAT_PREFIX}{seat}")


@final
class Reason:
    """Why an action is refused: the sentence, and the rule it comes from, if any."""

    def __init__(self, words: Message, rule: str = "") -> None:
        self.words = words
        self.rule = rule

    @property
    def code(self) -> str:
        """The bare id of the reason, for programs: `rosette_taken`."""
        return self.words.id.rpartition("/")[2].removeprefix("why-")

    def to_json(self) -> JsonObject:
        """As clients read it."""
        return {"code": self.code, "rule": self.rule, "words": self.words.to_json()}

    def __reduce__(self) -> tuple[type["Reason"], tuple[Message, str]]:
        return Reason, (self.words, self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.words!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.words == other.words and self.rule == other.rule

    def __hash__(self) -> int:
        return hash(self.words)
