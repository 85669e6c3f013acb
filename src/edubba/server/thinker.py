"""Bots at a table: asked when it is their turn, heard only if nothing changed meanwhile. Answers
that leave no choice are given here, too."""

import asyncio
import json
import logging
from math import inf
from typing import TYPE_CHECKING, Final

from edubba.core.errors import EdubbaError
from edubba.core.words import Message
from edubba.match import Match
from edubba.server.errors import NotSaved
from edubba.server.hesitation import Asked, Hesitation
from edubba.server.news import Announced, Played, Thinking
from edubba.server.players import level_of
from edubba.server.pool import BotFailed, WorkerLost
from edubba.server.turns import Turn
from edubba.server.worker import Question

if TYPE_CHECKING:
    from edubba.server.table import LiveTable

ATTEMPTS: Final = 3
TELL_PLACE: Final = 2.0
"""Seconds between two tellings of the place of a thought."""
RETRY: Final = 1.0
"""Seconds after which a bot tries again when the store did not take its move."""
log = logging.getLogger(__name__)


class Thinker:
    """The one thought that a table waits for."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.seat: int | None = None
        """The bot that thinks now."""
        self.hesitation = Hesitation()
        self._about: tuple[str, int] | None = None
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        """Its turn among all that think."""
        self._telling = False
        """Whether its place is told."""
        self._told = False
        """Whether it was told that nobody is there to think."""
        self._held: list[asyncio.Event] = []
        """Answers of people who have no choice, until it is time for them."""

    def wake(self, match: Match | None) -> None:
        """Begin to think if a bot has to decide and does not think about this already."""
        if match is None:
            self.cancel()
            return
        about = (self.table.match_id, match.version)
        forced = match.answer_waits
        self._note(match)
        if not forced and not bot_to_move(match):
            self.cancel()
        elif about != self._about:
            self._stop()
            self._about = about
            self.seat = match.actor if match.seats[match.actor].is_bot else None
            think = self._hesitate if forced else self._think
            if not forced:
                self._wait()
            self._task = self.table.house.spawn(think(match.version, match.actor))
        if not forced:
            self._let_go()

    def cancel(self) -> None:
        """Whatever is being thought no longer matters."""
        self._stop()
        self._let_go()

    def _stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        self._about = None
        self._turn = None
        self.seat = None
        self.table.time.go_on()

    def _let_go(self) -> None:
        for held in self._held:
            held.set()

    async def _think(self, version: int, seat: int) -> None:
        table = self.table
        begun = asyncio.get_running_loop().time()
        table.publish(Thinking())
        action: int | None = None
        attempt = 0
        while attempt < ATTEMPTS:
            question = await self._question(version, seat, attempt)
            if question is None:
                return
            try:
                self._turn = Turn(table.row.owner, lambda: table.row.id in table.house.audiences)
                thought = await table.house.bots.think(question, self._turn, self._begin)
                action = thought.action
                break
            except WorkerLost:
                self._wait()
            except BotFailed:
                attempt += 1
                self._wait()
                table.publish(
                    Announced(Message("server/bot-restarted", seat=table_word(table, seat)))
                )
        pause = table.house.settings.bot_pause - (asyncio.get_running_loop().time() - begun)
        if pause > 0:
            await asyncio.sleep(pause)
        await asyncio.shield(table.house.spawn(self._play(version, seat, action)))

    @property
    def place(self) -> int:
        """The place of the thought among those that wait for a worker; 0 if it does not."""
        return 0 if self._turn is None else self.table.house.bots.turns.place(self._turn)

    def _wait(self) -> None:
        """No time passes until a worker has time for the thought."""
        self.table.time.stop()
        if not self._telling:
            self._telling = True
            self.table.house.later(TELL_PLACE, self._tell_place)

    async def _tell_place(self) -> None:
        """Say it now and then, as long as it waits, and once that there is nobody to think."""
        self._telling = bool(self.place) and self.table.row.id in self.table.house.audiences
        if not self._telling:
            return
        self.table.publish(Thinking())
        if self.table.house.bots.deserted and not self._told:
            self._told = True
            self.table.publish(Announced(Message("server/no-worker")))
        self.table.house.later(TELL_PLACE, self._tell_place)

    def _begin(self) -> None:
        """A worker has taken up the thought: now its time runs."""
        self._turn = None
        self._told = False
        self.table.time.go_on()
        self.table.wake()
        self.table.publish(Thinking())

    async def _hesitate(self, version: int, seat: int) -> None:
        """Give an answer that leaves no choice after a moment, as if there had been one."""
        table = self.table
        if self.seat is not None:
            table.publish(Thinking())
        await table.house.sleep(self.hesitation.left(self._now()))
        if self._held:
            self._about = None  # its person has said it, and says it now
            self._let_go()
            return
        await asyncio.shield(table.house.spawn(self._answer(version)))

    def holds(self, seat: int) -> bool:
        """Whether a person has no choice, and may answer no sooner than the house would."""
        match = self.table.present
        return match is not None and match.answer_waits and match.actor == seat

    async def hold(self) -> None:
        """Wait until it is time for an answer without a choice."""
        held = asyncio.Event()
        self._held.append(held)
        try:
            await held.wait()
        finally:
            self._held.remove(held)

    def _note(self, match: Match) -> None:
        """Measure how long choices at hidden questions take."""
        table, seat = self.table, match.actor
        asked: Asked | None = None
        pause, least, most = 0.0, 0.0, inf
        if match.asks_hidden:
            asked = Asked(table.match_id, match.steps(), seat, match.answer_waits)
            settings = table.house.settings
            pause = settings.answer_pause
            if match.seats[seat].is_bot:  # whatever it chooses, it waits as long
                pause = least = settings.bot_pause
            if match.record.header.clock is not None and match.on_clock == seat:
                most = table.remaining(match, table.time.now())[seat] / 1000
        step = match.steps()
        self.hesitation.note(table.match_id, step, asked, pause, self._now(), least, most)

    def _now(self) -> float:
        return self.table.house.hours.now() / 1000

    async def _answer(self, version: int) -> None:
        table = self.table
        async with table.lock:
            match = await table.match()
            if match.version != version or not match.answer_waits:
                return
            await table.carry_out(match, lambda m, at: m.answer(at))
            await self._keep(version)

    async def _keep(self, version: int) -> None:
        """Write what a bot or the house did, and let the match go on."""
        table = self.table
        self._about, self.seat = None, None
        try:
            await table.keep(version)
        except NotSaved:
            table.house.later(RETRY, table.revive)
            return
        table.publish(Played())
        table.house.soon(table.wake)

    async def _question(self, version: int, seat: int, attempt: int) -> Question | None:
        """The position as the bot may imagine it; None if it is not asked any more."""
        async with self.table.lock:
            match = await self.table.match()
            if match.version != version or not bot_to_move(match):
                return None
            return await self.table.work(
                question_for, match, seat, attempt, self.table.house.settings.bot_limit
            )

    async def _play(self, version: int, seat: int, action: int | None) -> None:
        """Play what was thought of, unless something was taken back or ended meanwhile."""
        table = self.table
        async with table.lock:
            match = await table.match()
            if match.version != version or not bot_to_move(match):
                return
            table.time.go_on()
            legal = match.legal()
            if action not in legal:
                # A bot that fails again and again, or says what is not allowed: the match goes on.
                table.publish(
                    Announced(Message("server/bot-replaced", seat=table_word(table, seat)))
                )
                action = legal[version % len(legal)]
            chosen = action
            try:
                await table.carry_out(match, lambda m, at: m.play(chosen, seat, at))
            except EdubbaError as error:  # its time is over, say
                log.info("a bot's move was refused", extra={"why": str(error)})
                return
            await self._keep(version)


def bot_to_move(match: Match) -> bool:
    if match.over or match.open_turn is not None or match.actor < 0:
        return False
    return match.seats[match.actor].is_bot


def question_for(
    match: Match, seat: int, attempt: int, limit: float, level: str | None = None
) -> Question:
    """What a bot is told: never the true position where that holds secrets."""
    rng = match.dice.bot_rng(seat, match.version + 1)
    for _ in range(attempt):
        rng = rng.split()
    imagined = match.imagine(seat, rng)
    seed = (int(rng.word()) << 31) ^ int(rng.word())
    return Question(
        setup=json.dumps({**match.setup.to_json(), "rules": match.setup.version}),
        position=json.dumps(imagined.to_json()),
        seat=seat,
        level=level_of(match.seats[seat]) if level is None else level,
        seed=seed,
        limit=limit,
    )


def table_word(table: "LiveTable", seat: int) -> Message:
    return Message(f"{table.row.game}/seat-{seat}")
