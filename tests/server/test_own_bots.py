"""Guests play against bots that the operator named at the start, and nothing else is imported."""

import os
import random
from pathlib import Path

import pytest
from tests.server.guests import ME, guest, play_on, run
from tests.server.running import Running

from edubba.client.wire import Refusal
from edubba.core import InvalidInput
from edubba.server.house import House
from edubba.server.settings import Settings

MODULE = """
from pathlib import Path
Path(__file__).with_suffix(".imported").touch()

class Last:
    def __init__(self, game):
        self.game = game

    def choose(self, state, rng):
        return state.legal_actions()[-1]
"""


def test_only_bots_that_the_operator_named_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("named", "unnamed"):
        (tmp_path / f"{name}.py").write_text(MODULE)
    path = f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    monkeypatch.setenv("PYTHONPATH", path.rstrip(os.pathsep))
    server = Running(tmp_path / "house", BOTS="named:Last").start()

    async def scenario() -> None:
        house = await guest(server.address)
        for level in ("unnamed:Last", "os:system", "os.system", "named:Last:depth=3"):
            with pytest.raises(Refusal, match=f"^unknown_level.*{level}"):
                await house.new_table("royal_game_of_ur", [ME, {"kind": "bot", "level": level}])
        bot = {"kind": "bot", "level": "named:Last"}
        table = await house.new_table("royal_game_of_ur", [ME, bot])
        async with house.seat(table["id"]) as seat:
            assert await play_on(seat, 5, random.Random(1)) == 5

    try:
        run(scenario)
    finally:
        server.stop()
    assert (tmp_path / "named.imported").exists()
    assert not (tmp_path / "unnamed.imported").exists()


def test_a_house_with_a_bot_that_is_not_there_does_not_open(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="The bot nowhere:bot could not be made"):
        House(Settings(data=tmp_path, bots=("nowhere:bot",)))
