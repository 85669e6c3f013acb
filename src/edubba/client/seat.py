"""A table followed live over the WebSocket."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from itertools import count
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from edubba.client.changes import applied
from edubba.client.wire import Refusal, Wire

PROTOCOL: Final = 1
LARGEST: Final = 16 * 1024 * 1024
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
AGAIN: Final = {"not_saved", "too_fast", "chat_too_fast", "too_many_lines", "out_of_reach"}
"""Refusals after which the same may simply be tried again."""


class Seat:
    """One's own seat at a table (or a place to watch from), always up to date.

    With `auto_done` an own turn is closed as soon as nothing is left to do in it.
    """

    def __init__(
        self,
        wire: Wire,
        table: str,
        seat: int | None,
        code: str | None,
        nonce: tuple[int, str] | None = None,
    ) -> None:
        self.wire = wire
        self.table_id = table
        self.seat = seat
        self.code = code
        self.nonce = nonce
        """The own seat and the number that it opens when the dice wait for it."""
        self.auto_done = True
        self.longest_wait = LONGEST_WAIT
        """Seconds between two attempts to connect again, at most."""
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        """The last whole state, with all updates since."""
        self.chat: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        self._name = token_hex(6)
        self._numbers = count(1)
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._changed = asyncio.Condition()
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._failed: Refusal | None = None

    # How it stands

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    @property
    def view(self) -> Any:
        return self.state["view"]

    @property
    def eyes(self) -> int | None:
        eyes = self.state.get("seat")
        return eyes if isinstance(eyes, int) else None

    @property
    def prompt(self) -> dict[str, Any] | None:
        return self.state.get("prompt")

    @property
    def result(self) -> Any:
        """How the match ended; None while it lasts."""
        return self.state.get("result")

    # Doing

    async def my_turn(self) -> dict[str, Any] | None:
        """Wait until this seat is asked something; None when the match is over."""
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._failed or self._is_due())
            if self._failed is not None:
                raise self._failed
            if self.result is not None:
                return None
            if self.state["turn"]["open"] == self.eyes:
                await self._close_turn()
                continue
            return self.prompt

    def _is_due(self) -> bool:
        if not self.state:
            return False
        turn = self.state["turn"]
        closing = self.auto_done and turn["open"] == self.eyes and self.eyes is not None
        asked = self.prompt is not None and bool(self.prompt["actions"])
        return self.result is not None or closing or asked

    def _is_here(self) -> bool:
        """Whether everything is known: an open table has no state yet."""
        return bool(self.state) or self.table.get("status") == "open"

    async def _close_turn(self) -> None:
        with contextlib.suppress(Refusal):
            await self.command("done")

    async def play(self, *actions: int | str) -> int:
        """Play one action or several, all or nothing; returns when the house has kept them."""
        return await self._keep("act", actions=[*actions])

    async def command(self, name: str, **more: Any) -> int:
        """Say something outside the rules: done, undo, redo, restart_turn, resign, leave, ..."""
        return await self._keep("command", name=name, **more)

    async def say(self, text: str) -> None:
        """A line of chat; returns when the house has kept it."""
        await self.ask("chat", table=self.table_id, text=text)

    async def previews(self, *actions: int) -> Any:
        told = await self.ask("preview", version=self.version, seat=self.eyes, actions=[*actions])
        return told["previews"]

    async def why(self, *elements: str, after: Sequence[int | str] = ()) -> Any:
        """Why these elements cannot be used now, or could not after some actions of one's own."""
        about = {"elements": [*elements], "after": [*after]}
        told = await self.ask("why", version=self.version, seat=self.eyes, **about)
        return told["reasons"]

    async def hint(self) -> Any:
        return await self.ask("hint", version=self.version, seat=self.eyes)

    async def chances(self) -> Any:
        return (await self.ask("chances", version=self.version, seat=self.eyes))["chances"]

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer, over however many connections it takes."""
        message = {"type": kind, "id": self._new_id(), **fields}
        wait = SHORTEST_WAIT
        while True:
            if self._failed is not None:
                raise self._failed
            answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self._waiting[message["id"]] = (message, answer)
            await self._send(message)
            told = await answer
            if told["type"] != "error":
                return told
            if told["code"] not in AGAIN:
                raise Refusal(told)
            await asyncio.sleep(wait)
            wait = min(self.longest_wait, 2 * wait)

    async def _keep(self, kind: str, **fields: Any) -> int:
        """Have something kept, and wait until the update behind that is here, too."""
        match = self.state.get("match")
        told = await self.ask(kind, match=match, version=self.version, seat=self.eyes, **fields)
        version = int(told["version"])

        def reached() -> bool:
            elsewhere = self.state.get("match") != match
            return self._failed is not None or elsewhere or self.version >= version

        async with self._changed:
            await self._changed.wait_for(reached)
        return version

    def _new_id(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    # The line

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._follow())
        async with self._changed:
            await self._changed.wait_for(lambda: self._failed or self._is_here())
        if self._failed is not None:
            await self._stop()
            raise self._failed
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._stop()

    async def _stop(self) -> None:
        for task in (self._task, self._opening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _follow(self) -> None:
        """Keep a connection, and a new one whenever it breaks."""
        wait = SHORTEST_WAIT
        while True:
            try:
                async with self._connect() as line:
                    self._line = line
                    await self._greet(line)
                    async for text in line:
                        message = json.loads(text)
                        if message["type"] == "error" and message["id"] is None:
                            if message["code"] in AGAIN:
                                break
                            await self._fail(Refusal(message))
                            return
                        wait = SHORTEST_WAIT
                        await self._hear(message)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self._line = None
            await asyncio.sleep(wait)
            wait = min(self.longest_wait, 2 * wait)

    def _connect(self) -> connect:
        address = self.wire.address.replace("http", "ws", 1) + "/ws"
        headers = {**self.wire.headers}
        if self.wire.cookie is not None:
            headers["cookie"] = f"edubba={self.wire.cookie}"
        return connect(address, additional_headers=headers, max_size=LARGEST, proxy=None)

    async def _greet(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await self._watch(line)
        for message, _ in [*self._waiting.values()]:
            await line.send(json.dumps(message))

    async def _watch(self, line: ClientConnection) -> None:
        watch = {"type": "watch", "table": self.table_id, "seat": self.seat, "code": self.code}
        watch["changes"] = True
        heard = self.chat[-1]["n"] if self.chat else None
        await line.send(json.dumps({**watch, "heard": heard}))

    async def _send(self, message: dict[str, Any]) -> None:
        if self._line is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._line.send(json.dumps(message))

    async def _fail(self, refusal: Refusal) -> None:
        """The house says no to the whole line: whoever waits for something is told."""
        self._line = None
        self._failed = refusal
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(refusal)
        async with self._changed:
            self._changed.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        async with self._changed:
            match kind:
                case "state":
                    self.state = message
                    self.chat = message["chat"]
                case "update":
                    await self._update(message)
                case "turn":
                    if message["version"] == self.version:
                        self.state |= {"turn": message["turn"], "clock": message["clock"]}
                case "table":
                    self.table = message["table"]
                case "chat":
                    if message["line"] not in self.chat:
                        self.chat.append(message["line"])
                case "unsaid":
                    self.chat = [line for line in self.chat if line["n"] not in message["lines"]]
                case "notice":
                    self.notices.append(message)
            self._changed.notify_all()
        self._open_if_asked()
        waited = self._waiting.pop(message.get("id") or "", None)
        if waited is not None and not waited[1].done():
            waited[1].set_result(message)

    def _open_if_asked(self) -> None:
        if self.nonce is None or not self.state or self._opening is not None:
            return
        if self.nonce[0] in self.state["turn"].get("opening", []):
            self._opening = asyncio.create_task(self._open(*self.nonce))

    async def _open(self, seat: int, nonce: str) -> None:
        # Refused, it came too late: the log and the record say that the dice go without it.
        with contextlib.suppress(Refusal):
            told = {"version": self.version, "seat": seat, "name": "open_nonce", "nonce": nonce}
            await self.ask("command", **told)

    async def _update(self, message: dict[str, Any]) -> None:
        if message["from"] != self.version or message["match"] != self.state.get("match"):
            if self._line is not None:  # a gap: ask for everything
                await self._watch(self._line)
            return
        view = self.view
        for moment in message["moments"]:
            if "change" in moment:
                moment["view"] = applied(view, moment.pop("change"))
            view = moment["view"]
        last = message["moments"][-1]
        self.state |= {key: value for key, value in message.items() if key in self.state}
        self.state |= {"type": "state", "view": last["view"], "scores": last["scores"]}
        self.state["step"] = last["step"]
        for moment in message["moments"]:
            for event in moment["events"]:
                if event["words"] is not None:
                    line = {"step": moment["step"], "seat": moment["entry"]["seat"]}
                    line |= {"words": event["words"], "targets": event["targets"]}
                    self.state["log"].append(line)
