"""Reads the Fluent catalogues: which sentences there are, and what fills them in."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, VariableReference
from fluent.syntax.ast import Message as Sentence
from fluent.syntax.visitor import Visitor

import edubba

LOCALE = Path(edubba.__path__[0]) / "locale"
FILES = sorted(LOCALE.glob("*/*.ftl"))


@dataclass
class Catalogue:
    """One file, `<language>/<domain>.ftl`."""

    language: str
    domain: str
    needs: dict[str, set[str]] = field(default_factory=dict)
    """The variables of every sentence, by its id with the domain."""
    parts: set[str] = field(default_factory=set)
    """Sentences that other sentences are made of."""
    attributes: set[str] = field(default_factory=set)
    """What some words say about themselves for the grammar around them."""
    grammar: set[str] = field(default_factory=set)
    """What sentences ask of the words in them: `article` of `$what-article`."""
    junk: list[str] = field(default_factory=list)
    """What Fluent could not read."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.grammar: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        name, _, attribute = node.id.name.partition("-")
        self.variables.add(name)
        if attribute:
            self.grammar.add(attribute)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def catalogues() -> list[Catalogue]:
    return [read_catalogue(file) for file in FILES]


@cache
def read_catalogue(file: Path) -> Catalogue:
    return parse_catalogue(file.parent.name, file.stem, file.read_text("utf-8"))


def parse_catalogue(language: str, domain: str, text: str) -> Catalogue:
    catalogue = Catalogue(language, domain)
    parts: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Sentence):
            reader = _Reader()
            reader.visit(entry)
            id = f"{domain}/{entry.id.name}"
            if id in catalogue.needs:
                catalogue.junk.append(f"{id} stands there twice")
            catalogue.needs[id] = reader.variables
            catalogue.grammar |= reader.grammar
            catalogue.attributes |= {attribute.id.name for attribute in entry.attributes}
            parts[id] = {f"{domain}/{name}" for name in reader.parts}
            catalogue.parts |= parts[id]
        elif isinstance(entry, Junk):
            catalogue.junk.append((entry.content or "").strip())
    for id, ids in parts.items():
        for part in ids:
            catalogue.needs[id] = catalogue.needs[id] | catalogue.needs.get(part, set())
    return catalogue
