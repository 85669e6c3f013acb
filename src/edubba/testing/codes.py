"""Writes each game's `codes.py`: action codes, enums and sizes as literals for the compiler.

A game's `space.py` names them: `SPACE` (its action space), `ENUMS` (lists of words whose indexes
the rules use) and `SIZES` (other numbers of data.json that hot code needs).
"""

import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec, module_from_spec
from pathlib import Path

from edubba.core.registry import game_ids
from edubba.core.space import ActionSpace

HEAD = '''"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final
'''


def codes_of(space: ActionSpace, enums: dict[str, list[str]], sizes: dict[str, int]) -> str:
    """The text of a game's `codes.py`."""
    lines = [HEAD, "# Actions of the seats"]
    chance = False
    for name, (first, _) in space.offsets().items():
        if first >= space.seat_actions and not chance:
            lines += [f"SEAT_ACTIONS: Final = {space.seat_actions}", "", "# Outcomes of chance"]
            chance = True
        lines.append(f"{name}: Final = {first}")
    if not chance:
        lines.append(f"SEAT_ACTIONS: Final = {space.seat_actions}")
    lines.append(f"ALL_ACTIONS: Final = {space.size}")
    for title, words in enums.items():
        lines += ["", f"# {title}"]
        lines += [f"{_constant(word)}: Final = {at}" for at, word in enumerate(words)]
    if sizes:
        lines += ["", "# Sizes"]
        lines += [f"{name}: Final = {size}" for name, size in sizes.items()]
    return "\n".join(lines) + "\n"


def _constant(word: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in word).upper()


def written_codes(package: str) -> str:
    """What a game's `codes.py` must contain now."""
    space = import_module(f"{package}.space")
    return codes_of(space.SPACE, space.ENUMS, space.SIZES)


def packages_with_codes() -> list[str]:
    """The games of this package that have a `space.py`."""
    folder = files("edubba").joinpath("games")
    with_space = [id for id in game_ids() if folder.joinpath(id, "space.py").is_file()]
    return [f"edubba.games.{id}" for id in with_space]


def _enter_without_running(package: str) -> None:
    """Register a package without its `__init__`, whose rules may want codes not yet written."""
    spec = find_spec(package)
    if spec is not None and package not in sys.modules:
        sys.modules[package] = module_from_spec(spec)


def main() -> None:
    """Write `codes.py` of the named game packages, or of all."""
    for package in sys.argv[1:] or packages_with_codes():
        _enter_without_running(package)
        path = Path(str(files(package).joinpath("codes.py")))
        path.write_text(written_codes(package), "utf-8")
        print(path.name, "of", package)


if __name__ == "__main__":
    main()
