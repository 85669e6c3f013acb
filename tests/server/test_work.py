"""Rules run where they keep nobody waiting: at once while they are quick, else beside the loop."""

import threading
import time
from pathlib import Path

import pytest
from tests.server.ear import Ear, newcomer
from tests.server.guests import HERE, ME
from tests.server.test_faults import in_house, table_of

from edubba.server import audience, table, telling
from edubba.server.house import House
from edubba.server.news import Thinking

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"


def busy() -> str:
    """Work of its own; where it was done."""
    end = time.thread_time() + 2 * table.SLOW
    while time.thread_time() < end:
        pass
    return threading.current_thread().name


def waits() -> str:
    """As where a busy machine lets others go first."""
    time.sleep(2 * table.SLOW)
    return threading.current_thread().name


def quick() -> str:
    return threading.current_thread().name


def test_rules_go_beside_the_loop_only_as_long_as_they_are_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        at, _ = await table_of(house, GAME, ME, HERE)
        here = threading.current_thread().name
        assert [await at.work(waits), await at.work(waits), await at.work(busy)] == [here] * 3
        assert await at.work(busy) != here
        assert await at.work(waits) != here, "nobody knows before that it is quick again"
        assert await at.work(waits) == here
        assert await at.work(quick) == here
        monkeypatch.setattr(table, "thread_time", None)  # which costs more than it is worth here
        assert [await at.work(quick) for _ in range(3)] == [here] * 3

    in_house(tmp_path, scenario)


def test_a_turn_is_put_into_words_once_for_equal_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        at, ada = await table_of(house, GAME, ME, HERE)
        crowd = [Ear(house, await newcomer(house)) for _ in range(3)]
        for each in crowd:
            await each.sit(at.row.id)
        made: list[object] = []
        dumps = telling.dumps

        def counted(told: object) -> str:
            made.append(told)
            return dumps(told)

        monkeypatch.setattr(audience, "dumps", counted)
        house.audience(at).hear(Thinking())
        async with at.lock:
            pass
        while not all(each.told("turn") for each in (ada, *crowd)):
            await house.sleep(0)
        assert len(made) == 2, "once for the seat, once for all who watch"

    in_house(tmp_path, scenario)
