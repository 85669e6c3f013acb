"""Drawings for the terminal speak the language they are asked for: no word of theirs is in code."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor
from rich.text import Text
from tests.locale.catalogues import FILES

from edubba.core import OVER, Rng, add_catalogue, find_game, game_ids
from edubba.core.catalogue import catalogue_text
from edubba.testing.conformance.walk import anything

STRANGE = "xs"
"""A language of one letter."""
LETTER = "ж"
EVERY = 40
"""So many steps lie between two drawings of a game."""


class _Strange(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        node.value = re.sub("[A-Za-z]", LETTER, node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        node.value = re.sub("[A-Za-z]", LETTER, node.value)


@pytest.fixture(scope="module", autouse=True)
def strange_catalogues() -> None:
    for domain in {file.stem for file in FILES}:
        resource = FluentParser().parse(catalogue_text(domain))
        _Strange().visit(resource)
        add_catalogue(domain, FluentSerializer().serialize(resource), STRANGE)


def english_in(drawing: str) -> set[str]:
    """Words of more than one letter; single ones may name spaces and pieces."""
    return set(re.findall("[A-Za-z]{2,}", Text.from_markup(drawing).plain))


@pytest.mark.parametrize("id", game_ids())
def test_a_drawing_has_no_word_of_its_own(id: str) -> None:
    game = find_game(id)
    setup = game.setup(max(game.seats))
    rng, state, step = Rng(1), setup.new(), 0
    found: set[str] = set()
    while True:
        if step % EVERY == 0 or state.actor == OVER:
            for seat in (0, 1):
                found |= english_in(game.draw(game.view(setup, state, seat), STRANGE))
        if state.actor == OVER:
            break
        state.apply(anything(state, rng))
        step += 1
    assert found == set()
