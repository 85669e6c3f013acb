"""A language whose words are all a third longer than in English: whether pages have room."""

import math
import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor


class _Longer(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]{2,}", _stretched, node.value)


def _stretched(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * math.ceil(0.3 * len(word[0]))


def longer(catalogue: str) -> str:
    """A catalogue with every word a third longer."""
    resource = FluentParser().parse(catalogue)
    _Longer().visit(resource)
    return FluentSerializer().serialize(resource)
