"""boardgame.io beside us: its server in a process of its own, and players like ours."""

import asyncio
import json
import random
import subprocess
import time
import urllib.request
from pathlib import Path
from secrets import token_hex
from typing import IO, Any

from tests.load.load import SHORTEST_MOVE, Load
from tests.server.running import PATIENCE, free_port
from websockets.asyncio.client import ClientConnection, connect

FOLDER = Path(__file__).with_name("peer")
GAME = "race"
OPEN, PING, PONG = "0", "2", "3"
JOIN, EVENT = f"40/{GAME},", f"42/{GAME},"
"""How Socket.IO marks its packets."""
SOCKET = "/socket.io/?EIO=4&transport="


def install() -> None:
    """Have its packages, as the lock file says."""
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit"], cwd=FOLDER, check=True)


class Peer:
    """Its server, with the memory as its store or a database."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = folder / "peer.log"
        self._file: IO[bytes] | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Peer":
        self._file = self.log.open("ab")
        asked = [str(self.port), *([] if self.database is None else [self.database])]
        self.process = subprocess.Popen(
            ["node", "server.js", *asked], cwd=FOLDER, stdout=self._file, stderr=self._file
        )
        last = time.monotonic() + PATIENCE
        while time.monotonic() < last:
            assert self.process.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(f"{self.address}{SOCKET}polling", timeout=5):
                    return self
            except OSError:
                time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def stop(self) -> None:
        assert self.process is not None
        assert self._file is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
        self._file.close()


class PeerMatch:
    """One match there, and a new one whenever it ends."""

    def __init__(self, address: str, load: Load, pause: float = 0.0) -> None:
        self.address = address
        self.load = load
        self.pause = pause

    async def keep_playing(self, gate: asyncio.Semaphore) -> None:
        while True:
            match = token_hex(6)
            players = [PeerPlayer(self, match, seat) for seat in range(2)]
            async with asyncio.TaskGroup() as both:
                async with gate:  # who comes first makes the match there, and the other finds it
                    for player in players:
                        both.create_task(player.play())
                        await player.seated.wait()
                self.load.tables.add(self)


class PeerPlayer:
    """Plays one side over one socket; the update that follows a move is its acknowledgement."""

    def __init__(self, at: PeerMatch, match: str, seat: int) -> None:
        self.at = at
        self.match = match
        self.seat = seat
        self.seated = asyncio.Event()
        self.side = ("light", "dark")[seat]
        self.dice = random.Random(f"{match} {seat}")
        self.next = 0.0
        self.sent: float | None = None

    async def play(self) -> None:
        where = self.at.address.replace("http", "ws", 1) + f"{SOCKET}websocket"
        async with connect(where, max_size=None, proxy=None, compression=None) as line:
            async for text in line:
                assert isinstance(text, str)
                self.at.load.hear(text)
                if text.startswith(OPEN):
                    await line.send(JOIN)
                elif text == PING:
                    await line.send(PONG)
                elif text.startswith(JOIN):
                    await self._say(line, "sync", self.match, str(self.seat), None, 2)
                elif text.startswith(EVENT) and await self._hear(line, text):
                    return

    async def _say(self, line: ClientConnection, *event: object) -> None:
        await line.send(EVENT + json.dumps(event))

    async def _hear(self, line: ClientConnection, text: str) -> bool:
        """Whether the match is over."""
        name, *told = json.loads(text[len(EVENT) :])
        if name not in ("sync", "update"):
            return False
        self.seated.set()
        state = told[1]["state"] if name == "sync" else told[1]
        load = self.at.load
        if name == "update" and self.sent is not None:
            load.moves[self.match] += 1
            if load.measuring:
                load.acks.append((time.perf_counter() - self.sent) * 1000)
            self.sent = None
        if state["G"]["winner"] is not None:
            return True
        if state["G"]["to_move"] == self.side:
            await self._move(line, state)
        return False

    async def _move(self, line: ClientConnection, state: dict[str, Any]) -> None:
        if self.at.pause:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.at.pause)
        await asyncio.sleep(self.next - time.perf_counter())
        self.next = time.perf_counter() + SHORTEST_MOVE
        facts = {"type": "step", "args": [self.dice.choice(state["G"]["moves"])]}
        payload = {**facts, "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent = time.perf_counter()
        await self._say(line, "update", action, state["_stateID"], self.match, str(self.seat))
