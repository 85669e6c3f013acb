"""Sentences in Fluent: read by `fluent.syntax`, put together here.

A sentence may hold text, `{ $argument }`, `{ "text" }`, `{ another-sentence }` and choices by
number, plural or word, at any depth: what the catalogues use, and no more. (Fluent's own run time
brings Babel along, 33 MB of calendars and currencies.)
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, Union, final

if TYPE_CHECKING:
    from fluent.syntax import ast

ENTRY: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
ONE: Final = "one"
OTHER: Final = "other"
DECIMALS: Final = 3
"""So many are said of a number at most, as in the browser."""

Args: TypeAlias = Mapping[str, Union[int, float, str]]


class Unreadable(Exception):
    """A sentence is missing, or says what is not understood here."""


class Part:
    """A piece of a sentence."""

    def said(self, args: Args) -> str:
        """What it says with these arguments; a `LookupError` where one is missing."""
        raise NotImplementedError


@final
class Numbers:
    """How a language writes numbers, and which variant of a sentence each takes."""

    def __init__(self, thousands: str, decimal: str, plural: "Sentence | None") -> None:
        self.signs = str.maketrans({",": thousands, ".": decimal})
        self.rule = plural

    def written(self, told: str) -> str:
        """A number that is written as in English: `1,234.5`."""
        return told.translate(self.signs)

    def said(self, value: float) -> str:
        if isinstance(value, int):
            return self.written(f"{value:,}")
        return self.written(f"{value:,.{DECIMALS}f}".rstrip("0").rstrip("."))

    def plural(self, value: float) -> str:
        number = abs(value)
        if self.rule is None:
            return ONE if number == 1 else OTHER
        return self.rule.said({"number": number, "units": number % 10, "tens": number % 100})


ENGLISH_NUMBERS: Final = Numbers(",", ".", None)


@final
class Text(Part):
    def __init__(self, text: str) -> None:
        self.text = text

    def said(self, args: Args) -> str:
        return self.text


@final
class Argument(Part):
    def __init__(self, name: str, numbers: Numbers) -> None:
        self.name = name
        self.numbers = numbers

    def said(self, args: Args) -> str:
        value = args[self.name]
        return value if isinstance(value, str) else self.numbers.said(value)


@final
class Chosen(Part):
    """One of several variants, by what an argument is: the first that fits, or else the default."""

    def __init__(
        self,
        name: str,
        variants: list[tuple[Union[float, str], "Sentence"]],
        default: "Sentence",
        numbers: Numbers,
    ) -> None:
        self.name = name
        self.numbers = numbers
        self.variants = variants
        self.default = default

    def said(self, args: Args) -> str:
        value = args[self.name]
        plural = "" if isinstance(value, str) else self.numbers.plural(value)
        for key, sentence in self.variants:
            if key in (value, plural):
                return sentence.said(args)
        return self.default.said(args)


@final
class Sentence(Part):
    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def said(self, args: Args) -> str:
        return "".join([part.said(args) for part in self.parts])

    def asks(self) -> set[str]:
        """The names of all arguments, whichever variants are chosen."""
        found: set[str] = set()
        for part in self.parts:
            if isinstance(part, Sentence):
                found |= part.asks()
            elif isinstance(part, Argument):
                found.add(part.name)
            elif isinstance(part, Chosen):
                found.add(part.name)
                for sentence in [part.default, *(sentence for _, sentence in part.variants)]:
                    found |= sentence.asks()
        return found


@final
class Entry:
    """A sentence or word of a catalogue with its attributes."""

    def __init__(self, sentence: Sentence | None, attributes: dict[str, Sentence]) -> None:
        self.sentence = sentence
        self.attributes = attributes
        self.grammar = sorted(name for name in sentence.asks() if "-" in name) if sentence else []
        """What it asks of the words in it: `what-article`."""


def sources(text: str) -> dict[str, str]:
    """The entries of a catalogue by their ids, as they are written."""
    found: dict[str, str] = {}
    for source in ENTRY.split(text)[1:]:
        found.setdefault(source.partition("=")[0].strip(), source)
    return found


@final
class Sentences:
    """The sentences of one catalogue in one language, each read when it is first said."""

    def __init__(self, text: str, numbers: Numbers = ENGLISH_NUMBERS) -> None:
        self.numbers = numbers
        self.sources = sources(text)
        self.entries: dict[str, Entry] = {}
        self.reading: set[str] = set()

    def entry(self, id: str) -> Entry:
        if id not in self.entries:
            if id not in self.sources or id in self.reading:
                raise Unreadable(id)
            self.reading.add(id)
            try:
                self.entries[id] = self.read(self.sources[id])
            finally:
                self.reading.remove(id)
        return self.entries[id]

    def read(self, source: str) -> Entry:
        # Imported on first use, and not at all where nobody is spoken to.
        from fluent.syntax import FluentParser, ast

        found = FluentParser(with_spans=False).parse_entry(source)
        if not isinstance(found, ast.Message):
            raise Unreadable(source)
        return Entry(
            None if found.value is None else self.sentence(found.value),
            {part.id.name: self.sentence(part.value) for part in found.attributes},
        )

    def sentence(self, pattern: "ast.Pattern") -> Sentence:
        return Sentence([self.part(element) for element in pattern.elements])

    def part(self, node: "ast.SyntaxNode") -> Part:
        from fluent.syntax import ast

        if isinstance(node, ast.TextElement):
            return Text(node.value)
        if isinstance(node, ast.Placeable):
            return self.part(node.expression)
        if isinstance(node, ast.StringLiteral):
            return Text(node.parse()["value"])
        if isinstance(node, ast.VariableReference):
            return Argument(node.id.name, self.numbers)
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            sentence = self.entry(node.id.name).sentence
            if sentence is not None:
                return sentence
        if isinstance(node, ast.SelectExpression):
            if isinstance(node.selector, ast.VariableReference):
                return self.chosen(node.selector.id.name, node.variants)
        raise Unreadable(str(node))

    def chosen(self, name: str, variants: "Sequence[ast.Variant]") -> Chosen:
        from fluent.syntax import ast

        keyed: list[tuple[Union[float, str], Sentence]] = []
        default = Sentence([])
        for variant in variants:
            key = variant.key
            sentence = self.sentence(variant.value)
            keyed.append(
                (float(key.value) if isinstance(key, ast.NumberLiteral) else key.name, sentence)
            )
            if variant.default:
                default = sentence
        return Chosen(name, keyed, default, self.numbers)
