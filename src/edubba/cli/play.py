"""`edubba play`: sit down at a table, or watch bots play where nobody sits at the terminal."""

import shlex

from edubba.cli.files import unfinished
from edubba.cli.keeping import Keeping
from edubba.cli.screen import at_terminal, screen
from edubba.cli.session import Session, let_bots_play
from edubba.cli.table import Quit, Table
from edubba.cli.wishes import Wishes, seated
from edubba.cli.words import figure, text, worded
from edubba.core.journal import SPECTATOR
from edubba.match import Match, Series

CENTS = 100


def play(wishes: Wishes) -> None:
    table, path = seated(wishes)
    console = screen()
    left = unfinished(table.setup.game.id) if path is None and at_terminal() else None
    if left is not None:
        command = f"edubba play --from {shlex.quote(str(left))}"
        told = "\n  ".join([text("cli/unfinished"), command])
        console.print(told, style="dim", markup=False, soft_wrap=True)
    keeping = Keeping(console, table, path)
    try:
        if isinstance(table, Series):
            play_series(table, keeping)
        else:
            play_match(table, keeping)
    except (Quit, EOFError, KeyboardInterrupt):
        pass
    finally:
        keeping.tell()


def play_match(match: Match, keeping: Keeping) -> Table:
    """One game, with people or without."""
    table = Table(keeping, match)
    table.seating()
    if any(not info.is_bot for info in match.seats):
        Session(table).run()
    else:
        let_bots_play(table, SPECTATOR if table.console.is_terminal else None)
        table.news(SPECTATOR)
        table.end()
    return table


def play_series(series: Series, keeping: Keeping) -> None:
    """Game after game, with the ledger after each, until all are played or somebody has enough."""
    while True:
        series.bots = series.match.bots
        if not series.match.over:
            table = play_match(series.match, keeping)
            show_ledger(table, series)
        else:
            table = Table(keeping, series.match)
        for seat in series.asked:
            question = text("cli/ask-another", name=table.names[seat])
            series.another(seat, table.agrees(question))
        people = [info for info in series.match.seats if not info.is_bot]
        if not people and series.games == 0:  # bots never have enough
            series.another(0, yes=False)
        if series.over:
            break
        series.next_game()
    if series.result is not None:
        table.say(worded(series.result.reason, table.names), "bold")


def show_ledger(table: Table, series: Series) -> None:
    table.say(text("cli/ledger", number=series.number), "bold")
    for name, cents in zip(table.names, series.ledger, strict=True):
        table.say(f"  {name}: {figure(cents / CENTS, '+g')}")
