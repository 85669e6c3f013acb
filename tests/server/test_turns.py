"""Who thinks next, where there are more thoughts than workers."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.ear import Ear
from tests.server.running import PATIENCE
from tests.server.test_faults import BOT, ME, in_house, table_of, until

from edubba.server import turns as module
from edubba.server.house import House
from edubba.server.turns import Turn, Turns
from edubba.server.worker import Question, Thought

pytestmark = pytest.mark.interpreted_only  # no rules are played here


class Clock:
    """Time that passes only while somebody thinks."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "monotonic", clock.now)
    return clock


def order(clock: Clock, wishes: list[tuple[str, float, Callable[[], bool]]]) -> list[str]:
    """Who is served in which order, when all ask one worker at the same time."""
    served: list[str] = []

    async def scenario() -> None:
        turns = Turns(1)

        async def think(who: str, seconds: float, watched: Callable[[], bool]) -> None:
            async with turns.during(Turn(who, watched)):
                served.append(who)
                await asyncio.sleep(0)
                clock.at += seconds

        await asyncio.gather(*(think(*wish) for wish in wishes))

    asyncio.run(scenario())
    return served


def seen() -> bool:
    return True


def unseen() -> bool:
    return False


def test_many_thoughts_of_one_person_do_not_delay_another(clock: Clock) -> None:
    wishes = [("ada", 1.0, seen)] * 20 + [("ben", 1.0, seen)] * 2
    assert order(clock, wishes)[:4] == ["ada", "ben", "ada", "ben"]


def test_time_is_shared_and_not_the_number_of_thoughts(clock: Clock) -> None:
    wishes = [("ada", 3.0, seen)] * 3 + [("ben", 1.0, seen)] * 6
    assert order(clock, wishes) == ["ada", *["ben"] * 3, "ada", *["ben"] * 3, "ada"]


def test_who_comes_new_has_no_claim_on_time_before(clock: Clock) -> None:
    async def scenario() -> list[str]:
        turns = Turns(1)
        served: list[str] = []

        async def think(who: str) -> None:
            async with turns.during(Turn(who)):
                served.append(who)
                await asyncio.sleep(0)
                clock.at += 1

        for _ in range(50):
            await think("ada")
        await asyncio.gather(*(think(who) for who in ["ben", "ben", "ben", "ada", "ada", "ada"]))
        return served[50:]

    assert asyncio.run(scenario()) in (
        ["ben", "ada", "ben", "ada", "ben", "ada"],
        ["ben", "ben", "ada", "ben", "ada", "ada"],
    )


def test_tables_that_nobody_looks_at_wait(clock: Clock) -> None:
    wishes = [("ada", 1.0, unseen)] * 3 + [("ada", 1.0, seen), ("ben", 9.0, seen)]
    assert order(clock, wishes) == ["ada", "ben", "ada", "ada", "ada"]


def test_who_gives_up_leaves_the_others_their_turn() -> None:
    async def scenario() -> None:
        turns = Turns(1)
        first, second = Turn("ada"), Turn("ben")
        async with turns.during(first):
            gone = asyncio.create_task(turns._enter(second))
            await asyncio.sleep(0)
            assert turns.place(second) == 1
            gone.cancel()
            await asyncio.wait([gone])
            third = Turn("cid")
            waits = asyncio.create_task(turns._enter(third))
            await asyncio.sleep(0)
            assert not waits.done()
        await asyncio.wait_for(waits, PATIENCE)

    asyncio.run(scenario())


def test_who_gives_up_while_another_ends_takes_nobody_along() -> None:
    async def scene() -> int:
        turns = Turns(1)
        first = turns.during(Turn("ada"))
        await first.__aenter__()

        async def think(who: str) -> None:
            async with turns.during(Turn(who)):
                pass

        gone, next_one = asyncio.create_task(think("ben")), asyncio.create_task(think("cid"))
        await asyncio.sleep(0)
        gone.cancel()
        await first.__aexit__(None, None, None)
        await asyncio.wait_for(next_one, PATIENCE)
        assert gone.cancelled()
        await asyncio.wait_for(think("dan"), PATIENCE)
        return turns.waiting

    assert asyncio.run(scene()) == 0


class Place:
    """A place that is lent."""

    def __init__(self) -> None:
        self.back = False

    def give_back(self) -> None:
        self.back = True


def test_a_lent_place_goes_to_who_comes_first_and_for_one_turn() -> None:
    async def scenario() -> None:
        turns = Turns(0)
        wanted: list[int] = []
        turns.wanted = lambda: wanted.append(turns.waiting)
        place = Place()
        assert not turns.lend(place), "nobody waits"  # type: ignore[arg-type]
        places: dict[str, object] = {}

        async def think(who: str, watched: Callable[[], bool]) -> None:
            async with turns.during(Turn(who, watched)) as lent:
                places[who] = lent

        ada, ben = (asyncio.create_task(think(*each)) for each in (("ada", unseen), ("ben", seen)))
        await asyncio.sleep(0)
        assert wanted == [1, 2]
        assert turns.lend(place)  # type: ignore[arg-type]
        await ben
        assert places == {"ben": place}
        assert place.back
        assert turns.waiting == 1, "it was lent for one turn"
        second = Place()
        assert turns.lend(second)  # type: ignore[arg-type]
        ada.cancel()  # at the same moment
        await asyncio.wait([ada])
        assert second.back

    asyncio.run(scenario())


def test_the_place_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tables with one worker: whoever watches hears its place."""
    from edubba.server import thinker

    monkeypatch.setattr(thinker, "TELL_PLACE", 0.01)

    async def scenario(house: House) -> None:
        go_on = asyncio.Event()

        async def ask(work: object, question: Question) -> Thought:
            await go_on.wait()
            return Thought(-1, [])

        house.bots.ask = ask  # type: ignore[assignment]
        ears: list[Ear] = []
        for _ in range(3):
            table, ear = await table_of(house, "game_of_ur", BOT, ME)
            table.wake()
            ears.append(ear)
        await until(lambda: {told(ear) for ear in ears} >= {0, 1, 2})
        go_on.set()
        await until(lambda: all(told(ear) == 0 for ear in ears))

    def told(ear: Ear) -> int:
        return int([*ear.told("state"), *ear.told("turn")][-1]["turn"]["queue"])

    in_house(tmp_path, scenario)
