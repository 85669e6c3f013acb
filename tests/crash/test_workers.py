"""Bots think at workers elsewhere (`edubba worker`): real processes, one PostgreSQL."""

import asyncio
import json
import os
import random
import re
import signal
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from tests.crash.test_deploy import to_the_end
from tests.crash.test_kill import check_all, play_under_fire
from tests.server.guests import ME, RANDOM_BOT, Raw, guest
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running, Worker
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from edubba.core.errors import InvalidInput
from edubba.server import service
from edubba.server.inside import TOKEN
from edubba.server.lending import PATH, Hello, misfit, plays_by
from edubba.server.settings import Settings
from edubba.server.store.engine import reader
from edubba.server.store.leases import Lease
from edubba.server.worker import Question

pytestmark = pytest.mark.compiled_only  # the same lines either way
GAME = "royal_game_of_ur"
THINKS = "bots think for a process"
OPEN = "Bots of the house think here"
HERE, ELSEWHERE = ',where="here"', ',where="elsewhere"'
SLOW = "slow_bot:Slow"
MODULE = """
import os
import time

class Slow:
    def __init__(self, game):
        pass

    def choose(self, state, rng):
        with open(os.environ["THOUGHTS"], "a") as told:
            told.write(f"{os.getppid()}\\n")
        time.sleep(float(os.environ["SECONDS"]))
        return state.legal_actions()[0]
"""
KILLS = 20


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres().start()
    yield cluster
    cluster.stop()


@pytest.fixture
def thoughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bot that takes its time, and the file in which stands which process asked it."""
    (tmp_path / "slow_bot.py").write_text(MODULE, "utf-8")
    path = f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    monkeypatch.setenv("PYTHONPATH", path.rstrip(os.pathsep))
    asked = tmp_path / "thoughts"
    asked.touch()
    monkeypatch.setenv("THOUGHTS", str(asked))
    monkeypatch.setenv("SECONDS", "0")
    return asked


@contextmanager
def house(folder: Path, url: str, **settings: str) -> Iterator[tuple[Running, list[Worker]]]:
    """A server that lets bots think elsewhere, and a list for those who do."""
    server = Running(folder / "house", DATABASE=url, METRICS="yes")
    # Nothing here hangs on leases, even where the machine is busy.
    server.settings |= {"BOT_WORKERS": "0", "LEASE_SECONDS": "60", **settings}
    server.start()
    workers: list[Worker] = []
    try:
        yield server, workers
        for each in workers:
            opened = OPEN in each.log
            # Who has just begun hears no signal yet.
            assert each.end() in (0, -signal.SIGKILL) or not opened
    finally:
        for each in workers:
            each.end(signal.SIGKILL)
        assert server.stop() == 0
    for log in (server.log, *(each.log for each in workers)):
        assert "Traceback" not in log


def figures(server: Running) -> dict[str, float]:
    """All figures by name and labels."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    told = re.findall(r'^(\w+)\{process="\w+"(.*)\} (\S+)$', text, re.M)
    return {name + labels: float(value) for name, labels, value in told}


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(holds):
            await asyncio.sleep(0.05)


def who_reads_leases(url: str) -> str:
    """The database as somebody who may read the leases of its processes, and nothing else."""
    with psycopg.connect(url, autocommit=True) as line:
        line.execute("DROP ROLE IF EXISTS bots")
        line.execute("CREATE ROLE bots LOGIN")
        line.execute("GRANT SELECT ON processes TO bots")
    return url.replace("edubba@", "bots@")


def asked_by(thoughts: Path) -> list[int]:
    return [int(line) for line in thoughts.read_text("utf-8").splitlines()]


def test_bots_think_elsewhere_and_a_thought_outlives_its_worker(
    postgres: Postgres, tmp_path: Path, thoughts: Path
) -> None:
    """Nobody is there to think: whoever waits is told. The first worker is killed in the middle of
    a thought, the second thinks the same, and the match is played to its end."""
    url = postgres.new_database()

    async def scenario(server: Running, workers: list[Worker]) -> None:
        leases = await asyncio.to_thread(who_reads_leases, url)
        ada = await guest(server.address)
        slow = {"kind": "bot", "level": SLOW}
        table = await ada.new_table(GAME, [ME, slow])
        playing = asyncio.create_task(to_the_end(ada, table["id"]))
        async with Raw(ada) as raw:
            await raw.hello()
            await raw.say({"type": "watch", "table": table["id"]})
            while (await raw.hear_until("notice"))["words"]["id"] != "server/no-worker":
                pass
            assert (await raw.hear_until("turn"))["turn"]["queue"] == 1
        workers.append(Worker(tmp_path, leases, EDUBBA_BOTS=SLOW, SECONDS=str(PATIENCE)))
        await until(lambda: asked_by(thoughts) != [])
        assert {*asked_by(thoughts)} == {workers[0].process.pid}
        await asyncio.to_thread(workers[0].end, signal.SIGKILL)
        await until(lambda: figures(server)["edubba_thoughts_lost_total"] > 0)
        assert figures(server)["edubba_thinking_processes" + ELSEWHERE] == 0
        workers.append(Worker(tmp_path, leases, EDUBBA_BOTS=SLOW))
        await playing
        found = await asyncio.to_thread(figures, server)
        assert found["edubba_thoughts_total" + HERE] == 0
        assert found["edubba_thoughts_total" + ELSEWHERE] > 5
        assert asked_by(thoughts)[-1] == workers[1].process.pid

    with house(tmp_path, url, BOTS=SLOW) as (server, workers):
        asyncio.run(scenario(server, workers))


@pytest.mark.slow  # PostgreSQL, a server and three workers
def test_processes_here_and_elsewhere_think_at_the_same_time(
    postgres: Postgres, tmp_path: Path, thoughts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECONDS", "0.3")
    url = postgres.new_database()

    async def scenario(server: Running, workers: list[Worker]) -> None:
        workers += [Worker(tmp_path, url, EDUBBA_BOTS=SLOW) for _ in range(2)]
        for each in workers:
            await asyncio.to_thread(each.wait_for, THINKS)
        ada = await guest(server.address)
        slow = {"kind": "bot", "level": SLOW}
        tables = [await ada.new_table(GAME, [slow, slow]) for _ in range(6)]
        everywhere = {server.process.pid, *(each.process.pid for each in workers)}  # type: ignore[union-attr]
        await until(lambda: {*asked_by(thoughts)} >= everywhere)
        found = await asyncio.to_thread(figures, server)
        assert found["edubba_thoughts_total" + HERE] > 0
        assert found["edubba_thinking_processes" + ELSEWHERE] == 2
        # One that stops without a word is missed after a few seconds, and comes back by itself.
        workers[0].process.send_signal(signal.SIGSTOP)
        await until(lambda: figures(server)["edubba_thinking_processes" + ELSEWHERE] == 1)
        workers[0].process.send_signal(signal.SIGCONT)
        await until(lambda: figures(server)["edubba_thinking_processes" + ELSEWHERE] == 2)
        for table in tables:
            async with ada.seat(table["id"]) as seat:
                async with asyncio.timeout(PATIENCE):
                    assert await seat.my_turn() is None

    with house(tmp_path, url, BOTS=SLOW, BOT_WORKERS="1") as (server, workers):
        asyncio.run(scenario(server, workers))


@pytest.mark.slow  # twenty workers, one after the other
def test_workers_are_killed_under_play_and_no_move_is_lost_or_doubled(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    dice = random.Random(KILLS)
    with house(tmp_path, url) as (server, workers):
        workers += [Worker(tmp_path, url).wait_for(THINKS) for _ in range(2)]

        def strike() -> None:
            victim = workers.pop(dice.randrange(2))
            victim.end(signal.SIGKILL)
            workers.append(Worker(tmp_path, url))

        kept = asyncio.run(play_under_fire(server, KILLS, dice, strike))
        assert figures(server)["edubba_thoughts_total" + ELSEWHERE] > 2 * KILLS
    assert sum(len(each.moves) for each in kept) > 2 * KILLS
    asyncio.run(check_all(url, server.data, kept))


@pytest.mark.slow  # PostgreSQL, a server and two workers
def test_only_those_who_know_the_word_and_play_by_the_same_rules_are_asked(
    postgres: Postgres, tmp_path: Path, thoughts: Path
) -> None:
    url = postgres.new_database()

    async def comes(address: str, word: str, hello: object) -> dict[str, object]:
        line = await connect(f"ws://{address}{PATH}", additional_headers={TOKEN: word}, proxy=None)
        async with line:
            await line.send(json.dumps(hello))
            told: dict[str, object] = json.loads(await line.recv())
            return told

    async def scenario(server: Running, workers: list[Worker]) -> None:
        async with await psycopg.AsyncConnection.connect(url) as line:
            found = await (await line.execute("SELECT address, token FROM processes")).fetchone()
        assert found is not None
        inside, word = found
        hello = {"type": "hello", "plays_by": plays_by(), "bots": [SLOW], "places": 1}
        for address, said in ((inside, "guess"), (f"127.0.0.1:{server.port}", word)):
            with pytest.raises(InvalidStatus, match="403"):
                await comes(address, said, hello)
        with pytest.raises(ConnectionClosed):
            await comes(inside, word, {**hello, "places": 0})
        old = {**hello, "plays_by": {**plays_by(), GAME: "0"}}
        told = await comes(inside, word, old)
        assert str(told["words"]).startswith(f"The worker has {GAME} 0, the house {GAME} ")
        assert (await comes(inside, word, hello)) == {"type": "welcome"}
        workers.append(Worker(tmp_path, url, EDUBBA_BOTS=""))
        lacks = f"The worker lacks the bot {SLOW} of this house; name it there in EDUBBA_BOTS, too."
        await asyncio.to_thread(workers[0].wait_for, lacks)
        # Who lends a place is told what the seat of the bot may know, and no seed of the house.
        ada = await guest(server.address)
        await ada.new_table("ulm", [RANDOM_BOT, RANDOM_BOT])
        headers = {TOKEN: word}
        async with connect(f"ws://{inside}{PATH}", additional_headers=headers, proxy=None) as line:
            await line.send(json.dumps(hello))
            heard = {json.loads(await line.recv())["type"] for _ in range(2)}
            assert heard == {"welcome", "wanted"}
            await line.send('{"type":"free","n":7}')
            told = json.loads(await line.recv())
            question = Question(*told["question"])
            assert told["n"] == 7
            assert {*json.loads(question.setup)} == {"game", "seats", "options", "rules"}
            await line.send("nonsense")
            with pytest.raises(ConnectionClosed):
                await line.recv()
        async with await psycopg.AsyncConnection.connect(url) as line:
            found = await (await line.execute("SELECT seed FROM tables")).fetchone()
        assert found is not None
        assert str(int(found[0])) not in json.dumps(told)

    with house(tmp_path, url, BOTS=SLOW) as (server, workers):
        asyncio.run(scenario(server, workers))


def test_what_a_worker_must_have() -> None:
    def hello(plays_by: dict[str, str], *bots: str) -> Hello:
        return Hello(type="hello", plays_by=plays_by, bots=[*bots], places=1)

    ours = {"edubba": "2", "ulm": "3"}
    assert misfit(ours, [], hello({**ours, "go": "1"}, "own")) is None
    for theirs in ({"edubba": "2"}, {**ours, "ulm": "2"}, {**ours, "edubba": "3"}):
        found = misfit(ours, [], hello(theirs))
        assert found is not None
        assert found.id == "server/worker-differs"
    found = misfit(ours, ["mine:Bot"], hello(ours))
    assert found is not None
    assert found.id == "server/worker-lacks-bot"


def test_a_worker_makes_no_bot_that_was_not_named_to_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, bot_workers=1)
        at = service.Service(settings, reader(f"sqlite:///{tmp_path}/none"))
        line = service.Line(at, Lease("a", "127.0.0.1:1", "word"))
        try:
            for level in ("os:system", "named:Last", "mcts:seconds=3600"):
                assert await line._think(Question("{}", "{}", 0, level, 0, 1.0)) is None
        finally:
            await at.close()

    asyncio.run(scenario())


def test_a_worker_without_a_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="A worker finds its house by the PostgreSQL database"):
        service.work(Settings(data=tmp_path))
    with pytest.raises(InvalidInput, match="bot_workers is wrong: it takes a number from 1"):
        service.work(Settings(data=tmp_path, database="postgresql://nowhere/", bot_workers=0))
