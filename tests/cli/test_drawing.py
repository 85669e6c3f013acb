"""Positions in the terminal: at every width, without colours, side by side where there is room."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from edubba.cli.drawing import Drawing, wrapped
from edubba.core import OVER, Rng, find_game, game_ids
from edubba.core.catalogue import word as worded
from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.view import View
from edubba.games.ulm.view import UlmView
from edubba.testing.conformance.walk import anything

WIDTHS = (60, 80, 120)
BOARD = {*"│┌├└~·?▲"}
"""Signs of which boards and tables are made, and no sentence outside of a legend."""
VARIANTS: list[tuple[str, dict[str, Value]]] = [
    *((id, {}) for id in game_ids()),
    ("royal_game_of_ur", {"ruleset": "aseb"}),
    ("ur_ziggurat", {"board_topology": "hex"}),
    ("game_of_ur", {"rosette_sharing": True}),
]


def positions(setup: Setup, every: int, most: int) -> list[View]:
    """What the first seat sees in a random game, now and then."""
    rng, state, step = Rng(3), setup.new(), 0
    found: list[View] = []
    while state.actor != OVER and len(found) < most:
        if step % every == 0:
            found.append(setup.game.view(setup, state, 0))
        state.apply(anything(state, rng))
        step += 1
    return found


def shown(setup: Setup, view: View, width: int) -> str:
    """The whole drawing as it stands in a terminal of black and white."""
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=True, no_color=True, highlight=False)
    Drawing(console, setup.game).show(view)
    return Text.from_ansi(out.getvalue()).plain


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("id", "options"), VARIANTS)
def test_a_drawing_fits(id: str, options: dict[str, Value], width: int) -> None:
    """No line is too long, no board is broken, and a legend explains the signs."""
    game = find_game(id)
    for seats in {game.seats[0], game.seats[-1]}:
        setup = game.setup(seats, options)
        for view in positions(setup, 70, 8):
            drawn = game.draw(view, width=width)
            blocks = [Text.from_markup(block).plain for block in drawn.split("\n\n")]
            board = [line for line in "\n".join(blocks[:-1]).splitlines() if BOARD & {*line}]
            assert max(map(len, board)) <= width, board
            lines = [line.rstrip() for line in shown(setup, view, width).splitlines()]
            assert max(map(len, lines)) <= width
            for word in blocks[-1].split():
                assert any(word in line for line in lines)
            if width == WIDTHS[0]:
                assert all(line.rstrip() in lines for line in board)


def test_a_long_drawing_uses_the_breadth_of_the_terminal() -> None:
    for id in ("ulm", "after_the_flood", "clash_of_cultures"):
        setup = find_game(id).setup()
        [*_, view] = positions(setup, 200, 2)
        heights = [shown(setup, view, width).count("\n") for width in WIDTHS]
        assert heights == sorted(heights, reverse=True)
        assert heights[-1] < 45


def test_words_are_wrapped_between_words_and_hang() -> None:
    console = Console(width=30)
    text = Text.from_markup("  [bold]hand[/]: one card, another card, a third card and more")
    assert wrapped(console, text, 30).plain.split("\n") == [
        "  hand: one card, another",
        "    card, a third card and",
        "    more",
    ]
    assert wrapped(console, Text("short"), 30).plain == "short"


def test_who_is_to_move_is_wrapped_like_the_others() -> None:
    """The sign before a line does not count as a word of it."""
    console = Console(width=20, file=io.StringIO())
    lines = [wrapped(console, Text(lead + "Red coins seals tiles"), 20) for lead in ("▶ ", "  ")]
    assert [line.plain for line in lines] == [
        "▶ Red coins seals\n    tiles",
        "  Red coins seals\n    tiles",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_heads_of_a_table_stand_above_its_columns(language: str, width: int) -> None:
    """Those of the eight goods would be broken at 60 columns: there they are two tables."""
    game = find_game("after_the_flood")
    setup = game.setup()
    drawn = Text.from_markup(game.draw(game.view(setup, setup.new(), 0), language, width)).plain
    heads = [line for line in drawn.splitlines() if line.split()[:1] in (["Players"], ["Spieler"])]
    assert len(heads) == {60: 3, 80: 2, 120: 1}[width]
    assert max(map(len, heads)) <= width


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", WIDTHS)
def test_no_name_on_the_banks_of_ulm_is_cut(language: str, width: int) -> None:
    game = find_game("ulm")
    setup = game.setup()
    view = game.view(setup, setup.new(), 0)
    drawn = Text.from_markup(game.draw(view, language, width)).plain
    assert isinstance(view, UlmView)
    for quarter in view.quarters:
        for part in worded(quarter.name, language).split():
            assert re.search(rf"\b{part}\b", drawn), part
