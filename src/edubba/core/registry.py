"""The games of the house, found by the entry point `edubba.games`, so that anybody can add one."""

import sys
from difflib import get_close_matches
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

GROUP: Final = "edubba.games"
LIBRARY: Final = "edubba__mypyc"
"""The library that all compiled modules are in."""
TELLING: Final = 4
"""Letters of a word that can be told from others though one is wrong."""


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """The ids of all installed games, without loading them."""
    return sorted(_entries())


@cache
def is_guest(id: str) -> bool:
    """Whether a game comes from outside this package."""
    entry = _entries().get(id)
    return entry is not None and not entry.module.startswith("edubba.")


def _guess(typed: str) -> str | None:
    """The game that somebody means: by its first letters, nearly right, or by one of its words,
    which may be nearly right, too."""
    meant, known = typed.lower().replace("-", "_").replace(" ", "_"), game_ids()
    begun = [id for id in known if meant and id.startswith(meant)]
    named = [id for id in known if meant in id.split("_")]
    words = {word: id for id in known for word in id.split("_") if len(word) >= TELLING}
    nearly = [words[word] for word in get_close_matches(meant, words, cutoff=0.7)]
    close = get_close_matches(meant, known, cutoff=0.6)
    return next(iter([*begun, *close, *named, *nearly]), None)


@cache
def find_game(id: str) -> Game:
    """The game of this id."""
    entry = _entries().get(id)
    if entry is None:
        known, guess = ", ".join(game_ids()), _guess(id)
        if guess is None:
            raise InvalidInput(Message("core/unknown-game", game=id, known=known))
        raise InvalidInput(Message("core/mistyped-game", game=id, known=known, guess=guess))
    apart = compiled_apart(entry.module.partition(".")[0])
    if apart:
        raise InvalidInput(Message("core/compiled-apart", game=id, module=apart))
    try:
        game = entry.load()
    except Exception as error:  # somebody else's code; whatever it is, the house stands
        detail = f"{type(error).__name__}: {error}"
        raise InvalidInput(Message("core/broken-game", game=id, detail=detail)) from error
    if not isinstance(game, Game):
        raise InvalidInput(Message("core/not-a-game", game=id, value=entry.value))
    return game


def compiled_apart(package: str) -> str:
    """A module of a package that was compiled, but not together with the rules: its classes would
    not fit those they inherit from, and calling them ends the process."""
    spec = find_spec(package) if package != "edubba" else None
    library = sys.modules.get(LIBRARY)
    for folder in (spec.submodule_search_locations if spec else None) or []:
        for source in Path(folder).rglob("*.py"):
            if any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES):
                parts = source.relative_to(folder).with_suffix("").parts
                name = ".".join([package, *(part for part in parts if part != "__init__")])
                if not hasattr(library, f"init_{name.replace('.', '___')}"):
                    return name
    return ""
