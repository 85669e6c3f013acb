"""Where tables lie, and which one is there for a race."""

import hashlib
import json
from pathlib import Path

from platformdirs import user_data_path

from edubba.core.errors import InvalidInput
from edubba.core.race import Race
from edubba.tables.file import TableFile

SUFFIX = ".table"


def tables_folder() -> Path:
    """The folder of tables among the user's data."""
    return user_data_path("edubba", appauthor=False) / "tables"


def tables_changed() -> int:
    """When a table was put into the folder last, or taken from it; 0 while there is no folder."""
    try:
        return tables_folder().stat().st_mtime_ns
    except OSError:
        return 0


def table_name(game: str, race: Race, most: int) -> str:
    """The name of a table: the same options give the same name."""
    told = json.dumps(race.options, sort_keys=True).encode()
    return f"{game}-{hashlib.sha256(told).hexdigest()[:12]}-{most}{SUFFIX}"


def find_table(
    game: str, race: Race, least: int = 1, folder: Path | None = None
) -> TableFile | None:
    """The largest table of a race that is there and goes at least so far."""
    for most in range(race.count, least - 1, -1):
        path = (folder or tables_folder()) / table_name(game, race, most)
        if path.exists():
            try:
                found = TableFile(path)
            except InvalidInput:
                continue
            if found.fits(race, game):
                return found
    return None
