"""The games whose tests lie in this repository, for the tools that write files beside them."""

from pathlib import Path

from edubba.core.game import Game
from edubba.core.registry import find_game, game_ids

TESTS = Path("tests/games")


def tested_games(ids: list[str]) -> list[tuple[Game, Path]]:
    """Each of these games (or every installed one) with its folder of tests, where it has one."""
    found = [(find_game(id), TESTS / id) for id in ids or game_ids()]
    return [(game, folder) for game, folder in found if folder.is_dir()]
