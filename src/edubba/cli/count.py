"""`edubba perft`: how many paths of actions and outcomes start at the opening position."""

from time import perf_counter

from edubba.cli.asked import setup_of
from edubba.cli.screen import screen, table
from edubba.cli.words import text
from edubba.core.playout import perft
from edubba.core.registry import find_game


def count(
    id: str, depth: int, players: int | None, options: list[str], preset: str, divide: bool
) -> None:
    """One row a depth or, divided, one row for each first action."""
    setup = setup_of(find_game(id), players, options, preset)
    state = setup.new()
    console = screen()
    if divide:
        space = setup.space()
        rows = table(text("cli/column-move"), text("cli/column-paths"))
        total = 0
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            paths = perft(after, depth - 1)
            total += paths
            rows.add_row(str(space.decode(action)), f"{paths:,}")
        rows.add_row(text("cli/total"), f"{total:,}", style="bold")
        console.print(rows)
        return
    headings = ("cli/column-depth", "cli/column-paths", "cli/column-seconds")
    rows = table(*map(text, headings), words=0)
    for level in range(1, depth + 1):
        began = perf_counter()
        paths = perft(state, level)
        rows.add_row(str(level), f"{paths:,}", f"{perf_counter() - began:.3f}")
    console.print(rows)
