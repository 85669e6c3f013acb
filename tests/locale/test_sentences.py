"""Our own reading of Fluent says what Mozilla's says, for every sentence of every catalogue."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, NumberLiteral, VariableReference, Variant
from fluent.syntax.ast import Message as Sentence
from fluent.syntax.visitor import Visitor
from tests.locale.catalogues import catalogues

from edubba.core import Message, add_catalogue, word
from edubba.core.catalogue import _numbers
from edubba.core.sentences import Numbers, Sentences, Unreadable

pytestmark = pytest.mark.interpreted_only  # no rules are played here

CATALOGUES = sorted(Path(__file__).parents[2].glob("src/edubba/locale/*/*.ftl"))
# As words, the reference takes them for the plurals of numbers, the browser's Fluent does not.
PLURALS = ("one", "other")
NUMBERS = (0, 1, 2, 7, -1, 0.5, 12.3456, 999, 1000, -1234567)


class _Asked(Visitor):
    """The arguments of a sentence, and all values that some variant of it waits for."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[float | str] = {*NUMBERS, "a raven"}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        match node.key:
            case NumberLiteral(value=value):
                self.keys.add(int(value))
            case Identifier(name=name) if name not in PLURALS:
                self.keys.add(name)
        self.generic_visit(node)


def cases(sentence: Sentence) -> Iterator[dict[str, float | str]]:
    """Every value for every argument, with each other one at a fixed value."""
    asked = _Asked()
    asked.visit(sentence)
    for rest in (1, 5):
        for name in asked.names:
            for key in asked.keys:
                yield {**dict.fromkeys(asked.names, rest), name: key}
    yield {}


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_sentence_is_said_as_by_the_reference(file: Path) -> None:
    text, language = file.read_text("utf-8"), file.parent.name
    resource = FluentResource(text)
    reference = FluentBundle([language], use_isolating=False)
    reference.add_resource(resource)
    ours = Sentences(text, _numbers(language))
    entries = [entry for entry in resource.body if isinstance(entry, Sentence)]
    assert {*ours.sources} == {entry.id.name for entry in entries}
    for entry in entries:
        theirs = reference.get_message(entry.id.name)
        mine = ours.entry(entry.id.name)
        patterns = [(theirs.value, mine.sentence)] if theirs.value is not None else []
        patterns += [(theirs.attributes[name], said) for name, said in mine.attributes.items()]
        assert {*theirs.attributes} == {*mine.attributes}
        for args in cases(entry):
            for pattern, sentence in patterns:
                said, errors = reference.format_pattern(pattern, args)
                assert sentence is not None
                if errors:
                    with pytest.raises(LookupError):
                        sentence.said(args)
                else:
                    assert sentence.said(args) == said


def test_what_is_not_understood_shows() -> None:
    text = """
round = { round }
term = { -brand }
number = { NUMBER($count) }
attribute = { lid.article }
lid = lid
    .article = a
empty =
"""
    sentences = Sentences(text)
    for id in ("round", "term", "number", "attribute", "empty", "nowhere"):
        with pytest.raises(Unreadable):
            sentences.entry(id)
    add_catalogue("strange", text)
    assert word(Message("strange/round")) == "‹strange/round›"


def test_a_language_brings_its_plurals_and_signs_along() -> None:
    """Polish, whose plurals go by the last two digits."""
    rule = """
plural = { $number ->
    [1] one
   *[other] { $tens ->
        [12] many
        [13] many
        [14] many
       *[other] { $units ->
            [2] few
            [3] few
            [4] few
           *[other] many
        }
    }
}
"""
    numbers = Numbers(" ", ",", Sentences(rule).entry("plural").sentence)
    said = "cubes = { $n } { $n ->\n [one] kostka\n [few] kostki\n *[many] kostek\n }"
    cubes = Sentences(said, numbers).entry("cubes")
    assert cubes.sentence is not None
    told = [cubes.sentence.said({"n": n}).split()[-1] for n in (1, 2, 5, 12, 22, 112)]
    assert told == ["kostka", "kostki", "kostek", "kostek", "kostki", "kostek"]
    assert cubes.sentence.said({"n": 12345.5}) == "12 345,5 kostek"


def test_thousands_are_parted_as_the_language_does() -> None:
    add_catalogue("sheep", "sheep = { $count } sheep")
    add_catalogue("sheep", "sheep = { $count } Schafe", "de")
    sheep = Message("sheep/sheep", count=-12345)
    assert (word(sheep), word(sheep, "de")) == ("-12,345 sheep", "-12.345 Schafe")


def test_what_boards_ask_for_next_is_a_question() -> None:
    """The shell asks `next-<kind>` once something of that kind was chosen; no other is named so."""
    asked = [
        (each.language, id)
        for each in catalogues()
        for id, needs in each.needs.items()
        if "_board/next-" in id and not needs
    ]
    assert asked
    assert [id for language, id in asked if not word(Message(id), language).endswith("?")] == []
