"""Who studies a race for the first time has its small table made: later values are exact."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import pytest
from tests.server.ear import Web
from tests.server.running import PATIENCE

from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.server import small_tables
from edubba.server.settings import Settings
from edubba.solve.making import AT_ONCE
from edubba.tables.finding import find_table, table_name, tables_folder

GAME = find_game("royal_game_of_ur")
Options: TypeAlias = dict[str, Value]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    with Web(Settings(data=tmp_path, bot_workers=1, requests_per_second=10_000)) as web:
        yield web


def ended(**agreed: Any) -> dict[str, Any]:
    """A position by hand with one piece a side on its way."""
    setup = GAME.setup(options=agreed)
    race = GAME.race(setup)
    assert race is not None
    home = [race.home] * (race.count - 1)
    position = GAME.race_position(setup, [13, *home], [14, *home]).to_json()
    return {"game": GAME.id, "seats": 2, "options": agreed, "position": position}


def judged(web: Web, by_hand: dict[str, Any]) -> dict[str, Any]:
    answer = web.ask("POST", "/api/study/judge", json={"by_hand": by_hand})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_first_need_makes_the_table_and_nobody_waits_for_it(web: Web) -> None:
    position = ended(ruleset="finkel")
    first = judged(web, position)
    assert first["solved"]
    assert not first["exact"]
    last = monotonic() + PATIENCE
    while not (later := judged(web, position))["exact"] and monotonic() < last:
        pass
    # J. Heled: the mover on 13, the other on 14.
    assert later["chances"][0] == pytest.approx(116 / 161, abs=1e-5)
    assert len(os.listdir(tables_folder())) == 1, "nothing else is left there"


def test_only_usual_rules_have_tables_made(web: Web) -> None:
    """Whoever makes up rules fills no disk."""
    game = find_game("game_of_ur")
    made_up: Options = {"small_die": "custom", "small_die_weights": [1, 2, 3, 4]}
    other_board: Options = {"board": "first_millennium"}
    for agreed, usual in (({}, True), (other_board, True), (made_up, False)):
        race = small_tables.race_of(game.setup(options=agreed))
        assert race is not None
        name = table_name(game.id, race, AT_ONCE)
        assert (name in small_tables.usual_tables(game)) == usual
        assert find_table(game.id, race) is None
