"""`edubba serve`: the house on the network, with the browser client."""

from pathlib import Path

from edubba.cli.errors import extra


def serve(host: str | None, port: int | None, data: Path | None, browser: bool) -> None:
    """Read the settings and run until somebody stops it."""
    with extra("server"):
        from edubba.server.run import serve
        from edubba.server.settings import read_settings

    told: dict[str, object] = {"host": host, "port": port, "data": data}
    if not browser:
        told["open_browser"] = False
    serve(read_settings(**told))
