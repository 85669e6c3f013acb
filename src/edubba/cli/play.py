"""`edubba play`: sit down at a table, or watch bots play where nobody sits at the terminal."""

import shlex
from collections.abc import Callable
from pathlib import Path

from edubba.bots import call_bots
from edubba.cli.files import new_tablet
from edubba.cli.screen import screen
from edubba.cli.session import Session
from edubba.cli.table import Quit, Table
from edubba.cli.wishes import Wishes, seated
from edubba.cli.words import text, worded
from edubba.core.errors import EdubbaError
from edubba.core.journal import SPECTATOR
from edubba.match import Match, Series

CENTS = 100


def play(wishes: Wishes) -> None:
    table = seated(wishes)
    try:
        if isinstance(table, Series):
            play_series(table)
        else:
            play_match(table, table.save)
    except (Quit, EOFError, KeyboardInterrupt):
        keep(table)
    except EdubbaError:
        raise
    except Exception:  # our own fault: then at least the game is not lost
        keep(table)
        raise


def play_match(match: Match, save_to: Callable[[Path], None]) -> Table:
    """One game, with people or without."""
    table = Table(screen(), match)
    table.seating()
    if any(not info.is_bot for info in match.seats):
        Session(table, save_to).run()
    else:
        call_bots(match)
        match.play_out()
        table.log(SPECTATOR)
        table.end()
    return table


def play_series(series: Series) -> None:
    """Game after game, with the ledger after each, until all are played or somebody has enough."""
    while True:
        series.bots = series.match.bots
        if not series.match.over:
            table = play_match(series.match, series.save)
            show_ledger(table, series)
        else:
            table = Table(screen(), series.match)
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
        table.say(f"  {name}: {cents / CENTS:+g}")


def keep(kept: Match | Series) -> None:
    """Save what is not finished where it can be found again."""
    path = new_tablet(kept.setup.game.id)
    kept.save(path)
    console = screen()
    console.print()
    console.print(text("cli/kept", file=str(path)), markup=False, soft_wrap=True)
    console.print(f"  edubba play --from {shlex.quote(str(path))}", markup=False, soft_wrap=True)
