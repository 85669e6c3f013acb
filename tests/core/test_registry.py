"""Games are found by their entry point, also those of others."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from edubba.core import InvalidInput, find_game, game_ids, registry


def test_our_games_are_found() -> None:
    assert {"game_of_ur", "royal_game_of_ur"} <= set(game_ids())
    assert find_game("game_of_ur").id == "game_of_ur"


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(InvalidInput, match=r"no game “chess”; the games here are: .*game_of_ur"):
        find_game("chess")


def test_a_game_that_was_compiled_by_itself_is_found_before_it_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "apart_game"
    package.mkdir()
    for name in ("__init__.py", "state.py", f"state{EXTENSION_SUFFIXES[0]}", "native.so"):
        (package / name).touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert registry.compiled_apart("apart_game") == "apart_game.state"
    (package / f"state{EXTENSION_SUFFIXES[0]}").unlink()
    assert registry.compiled_apart("apart_game") == ""
    assert registry.compiled_apart("edubba") == ""
    assert "apart_game" not in sys.modules


@pytest.mark.interpreted_only  # replaces a function, which compiled callers would not notice
def test_a_third_party_can_add_one(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "tea": EntryPoint("tea", "edubba.games.game_of_ur:GAME", registry.GROUP),
        "broken": EntryPoint("broken", "edubba.games.game_of_ur:Final", registry.GROUP),
        "gone": EntryPoint("gone", "edubba.games.gone:GAME", registry.GROUP),
        "apart": EntryPoint("apart", "apart_game:GAME", registry.GROUP),
    }
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    registry.find_game.cache_clear()
    monkeypatch.setattr(registry, "compiled_apart", lambda name: name * (name == "apart_game"))
    with pytest.raises(InvalidInput, match="apart_game was compiled by itself"):
        registry.find_game("apart")
    assert registry.game_ids() == ["apart", "broken", "gone", "tea"]
    assert registry.find_game("tea").id == "game_of_ur"
    with pytest.raises(InvalidInput, match="not installed properly"):
        registry.find_game("broken")
    with pytest.raises(InvalidInput, match="“gone” cannot be loaded: ModuleNotFoundError"):
        registry.find_game("gone")
    registry.find_game.cache_clear()
