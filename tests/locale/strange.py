"""A language of one letter: whatever else is read was written into the code."""

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

STRANGE, LETTER = "xs", "ж"


class _Strange(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = re.sub("[A-Za-z]", LETTER, node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        node.value = re.sub("[A-Za-z]", LETTER, node.value)


def strange(catalogue: str) -> str:
    """A catalogue with every letter of its sentences replaced."""
    resource = FluentParser().parse(catalogue)
    _Strange().visit(resource)
    return FluentSerializer().serialize(resource)
