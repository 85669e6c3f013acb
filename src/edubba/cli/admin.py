"""`edubba admin`: what the operator of a house does with its store."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from edubba.cli import parameters as p
from edubba.cli.words import examples, text
from edubba.core.words import Arg

if TYPE_CHECKING:
    from edubba.server.admin import Admin
    from edubba.server.store.rows import SeatRow

MOST_DAYS = 1_000_000
MOST_LINES = 1_000_000_000
admin = typer.Typer(help=text("server/help-admin"), no_args_is_help=True, rich_markup_mode=None)
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=text("server/arg-table"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=text("server/arg-backup"))]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help=text("server/arg-folder"))]
Tablet = Annotated[Path, typer.Argument(metavar="FILE", help=text("server/arg-tablet"))]
Apply = Annotated[bool, typer.Option("--apply", help=text("server/opt-apply"))]
Status = Annotated[
    str | None, typer.Option("--status", metavar="STATUS", help=text("server/opt-status"))
]
Most = Annotated[
    int,
    typer.Option("--most", metavar="N", min=1, max=MOST_LINES, help=text("server/opt-most")),
]
Whom = Annotated[str, typer.Argument(metavar="PERSON", help=text("server/arg-person"))]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", help=text("server/arg-seat"))]
Undo = Annotated[bool, typer.Option("--undo", help=text("server/opt-undo"))]
Days = Annotated[
    float, typer.Option("--days", metavar="N", min=0, max=MOST_DAYS, help=text("server/opt-days"))
]


@contextmanager
def store(data: Path | None, new: bool = False) -> Iterator["Admin"]:
    """The store that the settings name; only a new one may not be there yet."""
    from edubba.server.admin import Admin
    from edubba.server.settings import read_settings

    settings = read_settings(data=data)
    if data is not None:  # the command line wins: the store of that folder, not the database
        settings = settings.model_copy(update={"database": None})
    opened = Admin(settings, new)
    try:
        yield opened
    finally:
        opened.close_store()


def one_line(words: str) -> str:
    """What somebody wrote, so that it cannot pass for another line of ours."""
    return " ".join(words.split())


def who(seat: "SeatRow") -> str:
    """Who sits there; people with the id by which they are banned or given a seat."""
    named = seat.name or seat.level or seat.kind
    return named if seat.person is None else f"{named} ({seat.person})"


def say(sentence: str, /, **facts: Arg) -> None:
    typer.echo(text(sentence, **facts))


@admin.command(
    "list", help=text("server/help-admin-list"), epilog=examples("cli/examples-admin-list")
)
def list_(status: Status = None, most: Most = 50, data: p.DataFolder = None) -> None:
    from edubba.server.present import date

    with store(data) as opened:
        for row in opened.tables(status, most):
            seats = ", ".join(map(who, row.seats))
            facts = {"table": row.id, "status": row.status, "game": row.game, "seats": seats}
            say("server/admin-table", **facts, date=date(row.touched))


@admin.command(help=text("server/help-admin-show"), epilog=examples("cli/examples-admin-show"))
def show(table: TableId, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        typer.echo(opened.tablet(table), nl=False)


@admin.command(help=text("server/help-admin-close"), epilog=examples("cli/examples-admin-close"))
def close(table: TableId, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        opened.close(table)
        say("server/admin-closed", table=table)


@admin.command(help=text("server/help-admin-backup"), epilog=examples("cli/examples-admin-backup"))
def backup(file: File, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        say("server/admin-backup", rows=opened.backup(file), file=str(file))


@admin.command(
    help=text("server/help-admin-restore"), epilog=examples("cli/examples-admin-restore")
)
def restore(file: File, data: p.DataFolder = None) -> None:
    with store(data, new=True) as opened:
        say("server/admin-restored", rows=opened.restore(file), file=str(file))


@admin.command(help=text("server/help-admin-export"), epilog=examples("cli/examples-admin-export"))
def export(folder: Folder, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        say("server/admin-exported", tables=opened.export(folder), folder=str(folder))


@admin.command(
    "import", help=text("server/help-admin-import"), epilog=examples("cli/examples-admin-import")
)
def import_(file: Tablet, person: Whom, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        say("server/admin-imported", table=opened.bring(file, person), person=person)


@admin.command(help=text("server/help-admin-patch"), epilog=examples("cli/examples-admin-patch"))
def patch(apply: Apply = False, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        found = opened.patch(apply)
    for match, (entry, detail) in found.differs.items():
        say("server/admin-differs", match=match, entry=str(entry), detail=detail)
    say("server/admin-patched", same=len(found.same), differs=len(found.differs))
    if found.differs:
        raise typer.Exit(1)


@admin.command(help=text("server/help-admin-verify"), epilog=examples("cli/examples-admin-verify"))
def verify(data: p.DataFolder = None) -> None:
    with store(data) as opened:
        found = opened.verify()
    for match, detail in found.faults.items():
        say("server/admin-fault", match=match, detail=detail)
    for match in found.unproven:
        say("server/admin-unproven", match=match)
    say("server/admin-verified", matches=found.matches, faults=len(found.faults))
    if found.faults:
        raise typer.Exit(1)


@admin.command(help=text("server/help-admin-prune"), epilog=examples("cli/examples-admin-prune"))
def prune(days: Days, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        say("server/admin-pruned", tables=opened.prune(days))


@admin.command(help=text("server/help-admin-ban"), epilog=examples("cli/examples-admin-ban"))
def ban(person: Whom, undo: Undo = False, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        found = opened.ban(person, not undo)
        say("server/admin-unbanned" if undo else "server/admin-banned", person=found)


@admin.command(
    help=text("server/help-admin-hand-over"), epilog=examples("cli/examples-admin-hand-over")
)
def hand_over(table: TableId, seat: SeatNumber, person: Whom, data: p.DataFolder = None) -> None:
    with store(data) as opened:
        opened.hand_over(table, seat, person)
        say("server/admin-handed-over", table=table, seat=seat, person=person)


@admin.command(
    help=text("server/help-admin-push-key"), epilog=examples("cli/examples-admin-push-key")
)
def push_key() -> None:
    from edubba.server.push import new_key

    typer.echo(f"EDUBBA_PUSH_KEY={new_key()}")


@admin.command(help=text("server/help-admin-audit"), epilog=examples("cli/examples-admin-audit"))
def audit(most: Most = 50, data: p.DataFolder = None) -> None:
    from edubba.server.present import date

    with store(data) as opened:
        for at, deed, about in opened.audit(most):
            say("server/admin-deed", date=date(at), deed=deed, about=about)


@admin.command(
    help=text("server/help-admin-reports"), epilog=examples("cli/examples-admin-reports")
)
def reports(most: Most = 50, data: p.DataFolder = None) -> None:
    from edubba.server.present import date

    with store(data) as opened:
        for row in opened.reports(most):
            facts = {"person": row.person, "about": row.about, "table": row.table_id}
            facts["words"] = one_line(row.words)
            if row.said:
                say("server/admin-report", date=date(row.at), said=one_line(row.said), **facts)
            else:
                say("server/admin-report-seat", date=date(row.at), **facts)
