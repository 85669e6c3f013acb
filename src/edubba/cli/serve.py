"""`edubba serve`: the house on the network, with its client; `edubba worker`: only its bots."""

from pathlib import Path

from edubba.cli import end_at_interrupts
from edubba.cli.errors import extra
from edubba.cli.words import language


def serve(
    host: str | None, port: int | None, data: Path | None, workers: int | None, browser: bool
) -> None:
    """Read the settings and run until somebody stops it.

    While nothing is open yet, an interrupt ends it at once; then the house takes its leave.
    """
    end_at_interrupts()
    with extra("server"):
        from edubba.server.run import serve
        from edubba.server.settings import read_settings

    told: dict[str, object] = {"host": host, "port": port, "data": data, "workers": workers}
    told["language"] = language()
    if not browser:
        told["open_browser"] = False
    serve(read_settings(**told))


def work(processes: int | None) -> None:
    """Read the settings and let bots of a house think here until somebody stops it."""
    end_at_interrupts()
    with extra("server"):
        from edubba.server.service import work
        from edubba.server.settings import read_settings

    work(read_settings(bot_workers=processes, language=language()))
