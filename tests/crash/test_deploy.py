"""What `deploy/` says is tried as it stands: the proxy before two servers, the unit for systemd."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.crash.test_many import GAME, OPEN, Together, again
from tests.server.guests import ME, RANDOM_BOT, guest
from tests.server.postgres import SETUP, Postgres
from tests.server.running import PATIENCE, Running, Worker, free_port

from edubba.client import House as Guest

pytestmark = [
    pytest.mark.compiled_only,  # the same proxy either way
    pytest.mark.slow,  # PostgreSQL, two servers and a proxy
]
DEPLOY = Path(__file__).parents[2] / "deploy"
STRANGER = "203.0.113.9"


@contextmanager
def proxy(folder: Path, servers: list[Running]) -> Iterator[str]:
    """nginx with our configuration, but for the names of the servers and its port; its address."""
    subprocess.run([SETUP, "nginx"], check=True)
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program is not None
    port = free_port()
    said = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 80;", f"listen {port};")
    for name, server in zip(("one", "two"), servers, strict=True):
        said = said.replace(f"server {name}:8000", f"server 127.0.0.1:{server.port}")
    assert not re.search(r"server (one|two):", said)
    (folder / "house.conf").write_text(said, "utf-8")
    whole = f"pid {folder}/pid; error_log {folder}/errors; events {{}}"
    whole += f" http {{ access_log off; include {folder}/house.conf; }}"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    told = [program, "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    process = subprocess.Popen(told)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("name", ["edubba.service", "edubba-worker.service"])
def test_the_unit_is_one(name: str, tmp_path: Path) -> None:
    """But for the program, which is installed elsewhere here."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd")
    unit = tmp_path / name
    said = (DEPLOY / name).read_text("utf-8")
    unit.write_text(said.replace("/opt/edubba/bin/edubba", "/bin/true"), "utf-8")
    told = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout + told.stderr) == (0, "")


def asked(address: str, path: str, **headers: str) -> int:
    """The status of a request that a browser makes; of `PUT` where it comes from a page."""
    method = "PUT" if "origin" in headers else "GET"
    body = b'{"name":"Ada"}' if method == "PUT" else None
    told = {"content-type": "application/json", **headers}
    request = urllib.request.Request(address + path, body, told, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_people_play_through_the_proxy_of_the_guide(tmp_path: Path) -> None:
    """As containers in `compose.yaml`: the proxy, two servers, a worker for bots, PostgreSQL."""
    postgres = Postgres().start()

    async def scenario() -> None:
        together = Together(tmp_path, postgres.new_database(), lease="60")
        for server in together.servers:
            server.settings |= {"TRUSTED_PROXIES": "127.0.0.1", "REQUESTS_PER_SECOND": "1"}
            server.settings["BOT_WORKERS"] = "0"
        async with together:
            bots = Worker(tmp_path, together.url)
            with proxy(tmp_path, together.servers) as address:

                async def ask(path: str, **headers: str) -> int:
                    return await asyncio.to_thread(asked, address, path, **headers)

                await again(lambda: guest(address))
                assert await ask("/api/me", origin=address) == 200, "a page of the house"
                assert await ask("/api/me", origin="http://elsewhere") == 403
                assert await ask("/metrics") == 404
                many = [await ask("/api/about", **{"x-forwarded-for": STRANGER}) for _ in range(40)]
                assert 429 in many, "people are counted, not the proxy"
                assert await ask("/api/about") == 200
                ada, ben = [await guest(address, name) for name in ("Ada", "Ben")]
                table = await ada.new_table(GAME, [ME, OPEN])
                await ben.join(table["id"])
                await asyncio.gather(*(to_the_end(each, table["id"]) for each in (ada, ben)))
                table = await ben.new_table(GAME, [ME, RANDOM_BOT])
                await to_the_end(ben, table["id"])
            assert await asyncio.to_thread(bots.end) == 0

    try:
        asyncio.run(scenario())
    finally:
        postgres.stop()


async def to_the_end(person: Guest, table: str) -> None:
    dice = random.Random(1)
    async with asyncio.timeout(PATIENCE), person.seat(table) as seat:
        while prompt := await seat.my_turn():
            await seat.play(dice.choice(prompt["actions"])["id"])
        assert seat.result is not None
