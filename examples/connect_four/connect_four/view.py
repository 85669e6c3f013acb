"""What everybody sees, and a drawing of it."""

from dataclasses import dataclass

from connect_four.rules import element
from connect_four.state import COLUMNS, ROWS, SIGNS, FourState, columns_of
from edubba.core import View
from edubba.core.drawing import clickable

STONES = {SIGNS[0]: "[yellow]●[/]", SIGNS[1]: "[red]○[/]"}
"""The two are told apart without colours, too."""


@dataclass
class FourView(View):
    columns: list[str]
    """The stones of each column, from the bottom up."""
    to_move: int


def view_of(state: FourState) -> FourView:
    return FourView(columns_of(state), int(state.actor))


def draw(view: FourView) -> str:
    """Every column is an element that can be clicked, wherever it is drawn."""
    lines: list[str] = []
    for row in reversed(range(ROWS)):
        cells = [STONES[each[row]] if row < len(each) else "·" for each in view.columns]
        lines.append(" ".join(clickable(element(at), cell) for at, cell in enumerate(cells)))
    heads = [clickable(element(at), str(1 + at)) for at in range(COLUMNS)]
    return "\n".join([*lines, " ".join(heads)])
