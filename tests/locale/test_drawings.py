"""Drawings for the terminal speak the language they are asked for: no word of theirs is in code."""

import re

import pytest
from rich.text import Text
from tests.locale.catalogues import FILES
from tests.locale.strange import STRANGE, strange

from edubba.core import OVER, Rng, add_catalogue, find_game, game_ids
from edubba.core.catalogue import catalogue_text
from edubba.testing.conformance.walk import anything

EVERY = 40
"""So many steps lie between two drawings of a game."""


@pytest.fixture(scope="module", autouse=True)
def strange_catalogues() -> None:
    for domain in {file.stem for file in FILES}:
        add_catalogue(domain, strange(catalogue_text(domain)), STRANGE)


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
