"""`edubba perft`: how many paths of actions and outcomes start at the opening position."""

from collections.abc import Callable
from time import perf_counter

from edubba.cli.asked import setup_of
from edubba.cli.screen import progress, screen, table
from edubba.cli.words import figure, text
from edubba.core.playout import perft
from edubba.core.registry import find_game
from edubba.core.state import State

AT_ONCE = 3
"""Depth from which on nobody waits long enough to look at a bar."""
SMALLEST = 1 / 1000
"""Of the bar: what is less does not move it."""


def count(
    id: str, depth: int, players: int | None, options: list[str], preset: str, divide: bool
) -> None:
    """One row a depth or, divided, one row for each first action."""
    setup = setup_of(find_game(id), players, options, preset)
    state = setup.new()
    actions = state.legal_actions()
    headings = ("cli/column-depth", "cli/column-paths", "cli/column-seconds")
    rows = table(*map(text, headings), words=0)
    if divide:
        rows = table(text("cli/column-move"), text("cli/column-paths"))
    try:
        with progress(text("cli/counting")) as bar:
            if divide:
                bar.begin(len(actions))
                found = [paths(_after(state, action), depth - 1, bar.advance) for action in actions]
                for action, number in zip(actions, found, strict=True):
                    rows.add_row(str(setup.space().decode(action)), figure(number, ","))
                rows.add_row(text("cli/total"), figure(sum(found), ","), style="bold")
            for level in range(1, 1 if divide else depth + 1):
                bar.begin(1)
                began = perf_counter()
                number = paths(state, level, bar.advance)
                rows.add_row(str(level), figure(number, ","), figure(perf_counter() - began, ".3f"))
    finally:  # whoever has no patience for the last row sees those before it
        screen().print(rows)


def paths(state: State, depth: int, advance: Callable[[float], None], share: float = 1) -> int:
    """`perft`, branch by branch as far as each is worth a step of the bar."""
    actions = state.legal_actions() if depth > AT_ONCE and share > SMALLEST else []
    if not actions:
        found = int(perft(state, depth))
        advance(share)
        return found
    each = share / len(actions)
    return sum(paths(_after(state, action), depth - 1, advance, each) for action in actions)


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after
