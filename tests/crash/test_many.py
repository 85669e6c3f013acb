"""Several processes on one PostgreSQL: one of them holds a table, and wherever people come in they
play at it. When the holder dies, another takes over and nothing that was acknowledged is lost."""

import asyncio
import os
import random
import re
import signal
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.crash.test_kill import Kept, _one_step, _some_more, check_all
from tests.server.between import Between
from tests.server.ear import Ear, newcomer
from tests.server.guests import ME, RANDOM_BOT, play_on
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running, free_port

from edubba.client import House as Guest
from edubba.client import Refusal
from edubba.core.registry import find_game, game_ids
from edubba.server import seating
from edubba.server.errors import NotSaved, Refused
from edubba.server.house import House
from edubba.server.models import NewTable
from edubba.server.settings import Settings

pytestmark = pytest.mark.compiled_only  # the same store and sockets either way

GAME = "royal_game_of_ur"
OPEN = {"kind": "open"}
KILLS, ALL_KILLS = 2, 50
ALL_CUTS = 10
TO_AND_FRO = 8
"""Moves, so many that both seats make some."""
PACE = 0.1
"""Seconds between two moves, so that both processes have time for all games."""
NOWHERE = "255.255.255.255"
"""An address to which no way leads, and where therefore nobody says that nobody is there."""
BROKEN = (OSError, Refusal)
"""What a client may meet between two processes; it tries again."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres().start()
    yield cluster
    cluster.stop()


# In this process: who holds what


def house_at(url: str, folder: Path) -> House:
    return House(
        Settings(data=folder, database=url, bot_workers=1, open_browser=False, lease_seconds=600)
    )


async def holder_dies(url: str) -> None:
    """Let all leases of now run out."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
        await line.execute("UPDATE processes SET until = now() - interval '1 second'")


def with_two(
    postgres: Postgres, folder: Path, scenario: Callable[[House, House, str], Any]
) -> None:
    """Two houses on one store; neither has a line to the other."""

    async def run() -> None:
        url = postgres.new_database()
        one, other = house_at(url, folder), house_at(url, folder)
        for house in (one, other):
            house.peers.address = f"127.0.0.1:{free_port()}"
            await asyncio.to_thread(house.peers._beat)
        try:
            await scenario(one, other, url)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


async def table_at(house: House, *seats: dict[str, str]) -> tuple[str, Ear]:
    person = await newcomer(house)
    asked = {"game": GAME, "seats": [*seats], "manual_done": False}
    table = await seating.create(house, person, NewTable.model_validate(asked))
    ear = Ear(house, person)
    await ear.sit(table.row.id)
    return table.row.id, ear


def test_who_was_thought_dead_can_write_nothing(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(one: House, other: House, url: str) -> None:
        id, ada = await table_at(one, ME, {"kind": "here"})
        zombie = await one.table(id)
        await holder_dies(url)
        await asyncio.to_thread(other.peers._beat)
        taken = await other.table(id)
        assert (zombie.epoch, taken.epoch) == (0, 1)
        state = ada.told("state")[-1]
        action = state["prompt"]["actions"][0]["id"]
        told = {"version": state["version"], "seat": state["seat"], "actions": [action]}
        await ada.tell(type="act", id="late", **told)
        assert not ada.told("ack")
        assert ada.told("error")[-1]["code"] == "not_saved"
        assert id not in one.tables, "it was let go"
        async with taken.lock:
            assert (await taken.match()).version == state["version"]
        ben = Ear(other, ada.person)
        await ben.sit(id)
        await ben.tell(type="act", id="late", **told)
        assert ben.told("ack"), "who holds it now takes the same wish"

    with_two(postgres, tmp_path, scenario)


def test_a_seat_is_given_away_once(postgres: Postgres, tmp_path: Path) -> None:
    """Two processes that both believe to hold a table: only the later one seats anybody."""

    async def scenario(one: House, other: House, url: str) -> None:
        id, _ = await table_at(one, ME, OPEN)
        old = await one.table(id)
        await holder_dies(url)
        await asyncio.to_thread(other.peers._beat)
        new = await other.table(id)
        first, second = await newcomer(one), await newcomer(other)
        with pytest.raises(NotSaved):
            await seating.join(old, first, None, None)
        await seating.join(new, second, None, None)
        row = await other.store.table(id)
        assert row is not None
        assert row.seats[1].person == second.id

    with_two(postgres, tmp_path, scenario)


def test_a_table_whose_process_is_gone_is_taken_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(one: House, other: House, url: str) -> None:
        id, _ = await table_at(one, ME, OPEN)
        assert (await other.table(id)).epoch == 1, (
            "nobody listens where it said it could be reached"
        )
        with pytest.raises(NotSaved):
            await seating.join(await one.table(id), await newcomer(one), None, None)

    with_two(postgres, tmp_path, scenario)


def test_a_table_whose_process_does_not_answer_is_taken_when_its_lease_ends(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def scenario(one: House, other: House, url: str) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
            await line.execute("UPDATE processes SET address = %s", (f"{NOWHERE}:9",))
        id, _ = await table_at(one, ME, OPEN)
        asked = asyncio.create_task(other.table(id))
        await asyncio.sleep(0.5)
        assert not asked.done(), "its holder may still come back"
        await holder_dies(url)
        await asyncio.to_thread(other.peers._beat)
        async with asyncio.timeout(PATIENCE):
            assert (await asked).epoch == 1
        with pytest.raises(Refused):
            await other.table("nowhere")

    with_two(postgres, tmp_path, scenario)


def test_who_closes_lets_the_others_have_the_tables_at_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def scenario(one: House, other: House, url: str) -> None:
        id, _ = await table_at(one, ME, OPEN)
        await one.peers.close()
        assert (await other.table(id)).epoch == 1

    with_two(postgres, tmp_path, scenario)


# As processes


class Together:
    """Two servers on one database, and a proxy before them that all people come through."""

    def __init__(self, folder: Path, url: str, *urls: str, lease: str = "3") -> None:
        self.url = url
        self.servers = [
            Running(folder / name, DATABASE=at, INSIDE_PORT=str(free_port()), LEASE_SECONDS=lease)
            for name, at in zip("ab", urls or (url, url), strict=True)
        ]
        self.door = Between(*(server.port for server in self.servers))

    async def __aenter__(self) -> "Together":
        await self.door.__aenter__()
        await asyncio.gather(*(asyncio.to_thread(each.start) for each in self.servers))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.door.__aexit__()
        await asyncio.gather(*(asyncio.to_thread(each.stop) for each in self.servers))

    async def holder(self, table: str) -> Running | None:
        """The server that holds a table, if it is alive."""
        query = (
            "SELECT address FROM processes JOIN tables ON holder = processes.id"
            " WHERE tables.id = %s AND until > now()"
        )
        async with await psycopg.AsyncConnection.connect(self.url) as line:
            found = await (await line.execute(query, (table,))).fetchone()
        for server in self.servers:
            if found is not None and found[0] == inside(server):
                return server
        return None


def inside(server: Running) -> str:
    """Where the other processes reach a server."""
    return server.settings.get("INSIDE_ADDRESS", f"127.0.0.1:{server.settings['INSIDE_PORT']}")


async def again(ask: Callable[[], Any], broken: tuple[type[Exception], ...] = BROKEN) -> Any:
    """Ask until there is an answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except broken:
                await asyncio.sleep(0.1)


class Two:
    """Two people, each with a line of their own, who play one match after the other."""

    def __init__(
        self,
        together: Together,
        game: str,
        broken: tuple[type[Exception], ...] = BROKEN,
        doors: tuple[str, str] | None = None,
    ) -> None:
        at = together.door.address
        self.doors = (at, at) if doors is None else doors
        """By which they come in; the first one sets up the tables."""
        self.broken = broken
        """What they bear with."""
        self.game = game
        self.kept: list[Kept] = []
        self.over = asyncio.Event()
        self.task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        ada, ben = (Guest(door) for door in self.doors)
        for person in (ada, ben):
            await again(person.me, self.broken)
        bots = min(find_game(self.game).seats) - 2
        number = 0
        while not self.over.is_set():
            number += 1
            seats, told = [ME, OPEN, *[RANDOM_BOT] * bots], {"client_id": f"{self.game}-{number}"}
            table = await again(
                lambda: ada.new_table(self.game, seats, **told),  # noqa: B023
                self.broken,
            )
            await again(lambda: ben.join(table["id"]), self.broken)  # noqa: B023
            kept = Kept(table["id"])
            self.kept.append(kept)
            dice = random.Random(number)
            await asyncio.gather(*(self._sit(person, kept, dice) for person in (ada, ben)))

    async def _sit(self, person: Guest, kept: Kept, dice: random.Random) -> None:
        async with person.seat(kept.table) as seat:
            seat.auto_done = False
            seat.longest_wait = 0.2
            while not self.over.is_set() and seat.result is None:
                await _one_step(seat, dice, kept, 2)
                await asyncio.sleep(PACE)

    def moves(self) -> int:
        return sum(len(each.moves) for each in self.kept)

    async def end(self) -> list[Kept]:
        self.over.set()
        async with asyncio.timeout(PATIENCE):
            await self.task
        return self.kept


async def newcomers_sit_down(together: Together) -> None:
    """Whoever has never been here keeps the seat they took, whichever process they asked."""
    ada = Guest(together.servers[0].address)
    for server in together.servers:
        table = await ada.new_table(GAME, [ME, OPEN])
        newcomer = Guest(server.address)
        await newcomer.join(table["id"])
        assert (await newcomer.table(table["id"]))["seats"][1]["mine"]


async def all_go_on(pairs: list[Two], moves: int = 2) -> float:
    """Wait until every table has gone on; the seconds that took. Of the moves that are acknowledged
    afterwards the first may have been on its way already."""
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*(_some_more(pair.moves, [pair.task], moves) for pair in pairs))
    return asyncio.get_running_loop().time() - begun


def waited_for_a_core(server: Running) -> float:
    """The seconds in which the test and a server could have gone on, but the machine was busy."""
    assert server.process is not None
    told = (Path(f"/proc/{id}/schedstat") for id in (os.getpid(), server.process.pid))
    return sum(int(each.read_text().split()[1]) for each in told) / 1e9


def check(url: str, folder: Path, pairs: list[Two], least: int) -> None:
    kept = [each for pair in pairs for each in pair.kept]
    assert sum(len(each.moves) for each in kept) > least, "too little was played to prove anything"
    asyncio.run(check_all(url, folder, kept))


@pytest.mark.parametrize(
    ("games", "kills"),
    [([GAME], KILLS), pytest.param(game_ids(), ALL_KILLS, marks=pytest.mark.slow)],
)
def test_the_holder_is_killed_while_people_of_both_processes_play(
    games: list[str], kills: int, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    pairs: list[Two] = []

    async def scenario() -> list[float]:
        took: list[float] = []
        dice = random.Random(kills)
        async with Together(tmp_path, url) as together:
            await newcomers_sit_down(together)
            pairs.extend(Two(together, game) for game in games)
            await all_go_on(pairs)
            for _ in range(kills):
                await asyncio.sleep(dice.uniform(0, 1))
                victim = await together.holder(dice.choice(pairs).kept[-1].table)
                if victim is None:
                    victim = dice.choice(together.servers)
                await asyncio.to_thread(victim.kill)
                [other] = [each for each in together.servers if each is not victim]
                waited = waited_for_a_core(other)
                took.append(await all_go_on(pairs))
                waited = waited_for_a_core(other) - waited
                print(f"{len(took)}: {took[-1]:.1f} s, of which {waited:.1f} s without a core")
                await asyncio.to_thread(victim.start)
            for pair in pairs:
                await pair.end()
        return took

    took = asyncio.run(scenario())
    print(f"all went on after {max(took):.1f} s at most, {sum(took) / len(took):.1f} s on average")
    check(url, tmp_path, pairs, 2 * kills)


@pytest.mark.slow  # four servers are opened and closed
def test_both_are_restarted_in_turn_and_nobody_sees_an_error(
    postgres: Postgres, tmp_path: Path
) -> None:
    """As for a new version. The proxy tries the other one where a server takes nobody."""
    url = postgres.new_database()
    pairs: list[Two] = []

    async def scenario() -> None:
        # Nobody is killed, so that nothing hangs on leases, even where the machine is busy.
        async with Together(tmp_path, url, lease="60") as together:
            pairs.extend(Two(together, game, ()) for game in 2 * game_ids())
            await all_go_on(pairs)
            for server in together.servers:
                assert await asyncio.to_thread(server.stop) == 0
                await all_go_on(pairs)
                await asyncio.to_thread(server.start)
                await all_go_on(pairs)
            for pair in pairs:
                await pair.end()

    asyncio.run(scenario())
    check(url, tmp_path, pairs, 10 * len(pairs))
    for log in tmp_path.glob("?/server.log"):
        assert "Traceback" not in log.read_text("utf-8", "replace")


@pytest.mark.parametrize(
    ("games", "times"), [([GAME], 1), pytest.param(game_ids(), ALL_CUTS, marks=pytest.mark.slow)]
)
def test_the_database_is_restarted_and_a_process_cut_off_from_it(
    games: list[str], times: int, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    pairs: list[Two] = []
    took: list[float] = []

    async def scenario() -> None:
        async with Between(postgres.port) as wire:
            through = url.replace(str(postgres.port), str(wire.port))
            async with Together(tmp_path, url, through, url) as together:
                pairs.extend(Two(together, game) for game in games)
                await all_go_on(pairs)
                for _ in range(times):
                    await asyncio.to_thread(postgres.restart)
                    took.append(await all_go_on(pairs))
                wire.whole.clear()
                cut_off, whole = together.servers
                together.door.ports = (whole.port,)  # as a proxy does that asks whether it is ready
                await all_go_on(pairs)
                for pair in pairs:
                    assert await together.holder(pair.kept[-1].table) is whole
                wire.whole.set()
                together.door.ports = (cut_off.port,)
                await asyncio.to_thread(cut_off.wait_until_open)
                await asyncio.to_thread(whole.kill)
                await all_go_on(pairs)
                for pair in pairs:
                    await pair.end()

    asyncio.run(scenario())
    print(f"all went on after {max(took):.1f} s at most, {sum(took) / len(took):.1f} s on average")
    check(url, tmp_path, pairs, 7 * len(games))


@pytest.mark.parametrize(
    ("games", "cuts"), [([GAME], 1), pytest.param(game_ids(), ALL_CUTS, marks=pytest.mark.slow)]
)
def test_the_line_between_two_processes_is_cut(
    games: list[str], cuts: int, postgres: Postgres, tmp_path: Path
) -> None:
    """Both reach the database, so the holder keeps its tables. People on the other process wait,
    come in again and send again what was on its way, and that arrives as well once it can."""
    url = postgres.new_database()
    pairs: list[Two] = []

    async def scenario() -> None:
        together = Together(tmp_path, url, lease="60")
        holds, other = together.servers
        async with Between(int(holds.settings["INSIDE_PORT"])) as wire:
            holds.settings["INSIDE_ADDRESS"] = f"127.0.0.1:{wire.port}"
            async with together:
                doors = (holds.address, other.address)
                pairs.extend(Two(together, game, doors=doors) for game in games)
                await all_go_on(pairs)
                for _ in range(cuts):
                    wire.whole.clear()
                    came = wire.came
                    async with asyncio.timeout(PATIENCE):
                        while wire.came < came + 2 * len(pairs):  # it is noticed, and tried again
                            await asyncio.sleep(0.05)
                    wire.whole.set()
                    await all_go_on(pairs)
                for pair in pairs:
                    assert await together.holder(pair.kept[-1].table) is holds
                    await pair.end()

    asyncio.run(scenario())
    check(url, tmp_path, pairs, 2 * cuts)
    for log in tmp_path.glob("?/server.log"):
        assert "Traceback" not in log.read_text("utf-8", "replace")


@pytest.mark.parametrize(
    ("games", "kills"), [([GAME], 1), pytest.param(game_ids(), ALL_CUTS, marks=pytest.mark.slow)]
)
def test_all_that_is_between_two_processes_is_killed(
    games: list[str], kills: int, postgres: Postgres, tmp_path: Path
) -> None:
    """As a broker would be: every line breaks, and none can be made. Each process takes the other
    for dead then, and what one holds the other takes; the epoch lets only one of them write, and
    people play on while nothing is between them as after it is back."""
    url = postgres.new_database()
    pairs: list[Two] = []
    took: list[float] = []

    async def scenario() -> None:
        together = Together(tmp_path, url, lease="60")
        wires = [Between(int(each.settings["INSIDE_PORT"])) for each in together.servers]
        async with wires[0], wires[1]:
            for server, wire in zip(together.servers, wires, strict=True):
                server.settings["INSIDE_ADDRESS"] = f"127.0.0.1:{wire.port}"
            async with together:
                one, other = (server.address for server in together.servers)
                pairs.extend(Two(together, game, doors=(one, other)) for game in games)
                await all_go_on(pairs)
                for _ in range(kills):
                    await asyncio.gather(*(wire.die() for wire in wires))
                    took.append(await all_go_on(pairs, TO_AND_FRO))
                    await asyncio.gather(*(wire.open() for wire in wires))
                    took.append(await all_go_on(pairs))
                for pair in pairs:
                    await pair.end()

    asyncio.run(scenario())
    for when, each in (("without", took[::2]), ("with", took[1::2])):
        print(f"all went on after {max(each):.1f} s at most {when} a line between them")
    check(url, tmp_path, pairs, 2 * kills)
    for log in tmp_path.glob("?/server.log"):
        assert "Traceback" not in log.read_text("utf-8", "replace")


def test_workers_share_a_port_and_one_that_ends_is_replaced(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    running = Running(tmp_path / "house", DATABASE=url, WORKERS="2", METRICS="yes").start()

    async def scenario() -> None:
        ada = Guest(running.address)
        table = await ada.new_table(GAME, [ME, RANDOM_BOT])
        async with ada.seat(table["id"]) as seat:
            seat.longest_wait = 0.2
            assert await play_on(seat, 3, random.Random(1)) == 3
            [*first] = workers_of(running)
            os.kill(first[0], signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while len({*workers_of(running)} - {*first}) < 1:
                    await asyncio.sleep(0.1)
                assert await play_on(seat, 3, random.Random(2)) == 3
                while len(await asyncio.to_thread(processes_told, running)) < 2:
                    await asyncio.sleep(0.1)

    try:
        asyncio.run(scenario())
    finally:
        last = workers_of(running)
        assert running.stop() == 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in last)


def processes_told(running: Running) -> set[str]:
    """The processes whose figures one of them tells."""
    with urllib.request.urlopen(f"{running.address}/metrics", timeout=60) as answer:
        return {*re.findall(r'edubba_tables\{process="(\w+)"\}', answer.read().decode())}


def workers_of(running: Running) -> list[int]:
    """The processes that serve, by their ids."""
    assert running.process is not None
    id = running.process.pid
    return [int(each) for each in Path(f"/proc/{id}/task/{id}/children").read_text().split()]
