"""How the house listens: on which loop, and with which sockets."""

import asyncio
import gc
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import PATIENCE, Running
from uvicorn.loops.auto import auto_loop_factory

from edubba.core.errors import InvalidInput
from edubba.server import log, run
from edubba.server.settings import Settings

pytestmark = pytest.mark.interpreted_only  # no rules are played here
ROOT = Path(__file__).parents[2]
DEPLOYED = sorted(each.name for each in (ROOT / "deploy").iterdir())


def test_the_house_runs_on_the_fast_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop")
    loops: list[asyncio.AbstractEventLoop] = []

    async def look(_: Settings, listening: socket.socket, address: str) -> None:
        loops.append(asyncio.get_running_loop())
        listening.close()

    monkeypatch.setattr(run, "_serve", look)
    monkeypatch.setattr(log, "set_up", lambda *_: None)
    run.serve(Settings(data=tmp_path, port=0))
    assert isinstance(loops[0], uvloop.Loop)


def test_an_open_house_does_not_go_through_what_stays_for_good_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, frozen = gc.get_threshold(), gc.get_freeze_count()
    found: list[tuple[bool, bool]] = []

    class Opened(run.Server):
        async def main_loop(self) -> None:
            found.append((gc.get_freeze_count() > frozen, gc.get_threshold()[0] > looks[0]))

    monkeypatch.setattr(run, "Server", Opened)
    monkeypatch.setattr(log, "set_up", lambda *_: None)
    try:
        run.serve(Settings(data=tmp_path, port=0, open_browser=False))
    finally:
        gc.unfreeze()
        gc.set_threshold(*looks)
    assert found == [(True, True)]


def test_a_variable_or_a_key_that_is_no_setting_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look(_: Settings, listening: socket.socket, address: str) -> None:
        listening.close()

    monkeypatch.setattr(run, "_serve", look)
    monkeypatch.setattr(log, "set_up", lambda *_: None)
    monkeypatch.setenv("EDUBBA_BEHIND_PROXY", "true")
    monkeypatch.setenv("EDUBBA_LANGUAGE", "en")
    (tmp_path / "edubba.toml").write_text('colour = "red"\nlog_level = "info"\n')
    monkeypatch.chdir(tmp_path)
    run.serve(Settings(data=tmp_path, port=0))
    told = [record.__dict__["name_of_setting"] for record in caplog.records]
    assert told == ["EDUBBA_BEHIND_PROXY", "edubba.toml: colour"]


@pytest.mark.parametrize(
    "file", ["compose.yaml", "docs/house.md", *(f"deploy/{each}" for each in DEPLOYED)]
)
def test_what_an_operator_copies_names_settings_that_there_are(file: str) -> None:
    told = {*re.findall(r"\bEDUBBA_[A-Z_]+", (ROOT / file).read_text("utf-8"))}
    known = {f"EDUBBA_{name}".upper() for name in Settings.model_fields}
    assert told - known <= {
        "EDUBBA_DATABASE_PASSWORD"
    }  # by which compose.yaml makes the database's


@pytest.mark.parametrize("make_loop", [auto_loop_factory(), asyncio.SelectorEventLoop])
def test_no_answer_waits_for_the_one_before(
    tmp_path: Path, make_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def scenario() -> None:
        listening = run.listen("127.0.0.1", 0)
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come_in(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ours = writer.get_extra_info("socket")
            accepted.set_result(ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        server = await asyncio.start_server(come_in, sock=listening)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await accepted
        writer.close()
        server.close()

    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(scenario())


def test_a_second_server_on_the_same_data_is_refused_in_one_sentence(server: Running) -> None:
    command = [sys.executable, "-m", "edubba.cli", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--data", str(server.data)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode != 0
    assert "Another house is open on the data folder" in done.stderr
    assert "Traceback" not in done.stderr


def test_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "edubba.cli", "serve", "--no-browser", "--port", "0"]
    command += ["--workers", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0
    assert "Several workers need a PostgreSQL database" in done.stderr


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.7", "x" * 70 + ".example"])
def test_another_port_is_advised_only_where_it_helps(host: str) -> None:
    with pytest.raises(InvalidInput, match=r"an address of this machine, such as 127\.0\.0\.1"):
        run.listen(host, 0)
    with run.listen("127.0.0.1", 0) as taken, pytest.raises(InvalidInput, match="another port"):
        run.listen("127.0.0.1", taken.getsockname()[1])
