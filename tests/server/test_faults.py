"""What goes wrong inside the house: a failing store, dying bots, thoughts that come too late."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Update, update
from sqlalchemy.exc import OperationalError
from tests.server.ear import Ear, newcomer, small_house
from tests.server.running import PATIENCE

from edubba.core import CHANCE, OVER
from edubba.core.registry import find_game
from edubba.match import ManualDice, Match, SuddenDeath
from edubba.match.entries import DONE, Entry
from edubba.server import afterwards, seating, worker
from edubba.server.house import House
from edubba.server.models import NewTable, SeriesWord
from edubba.server.pool import BotFailed, BotPool, WorkerLost
from edubba.server.store import schema
from edubba.server.store.committer import Job
from edubba.server.store.jobs import add_entries
from edubba.server.store.rows import MatchRow
from edubba.server.table import LiveTable, header_text
from edubba.server.thinker import question_for
from edubba.server.worker import Question, Thought

ME, HERE = {"kind": "me"}, {"kind": "here"}
BOT = {"kind": "bot", "level": "random"}


async def table_of(house: House, game: str, *seats: dict[str, str]) -> tuple[LiveTable, Ear]:
    person = await newcomer(house)
    wish: dict[str, Any] = {"game": game, "seats": [*seats], "manual_done": False}
    if game == "game_of_ur":
        wish["options"] = {"first_player": "light"}
    asked = NewTable.model_validate(wish)
    table = await seating.create(house, person, asked)
    ear = Ear(house, person)
    await ear.sit(table.row.id)
    return table, ear


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def first_move(table: LiveTable, ear: Ear, id: str) -> None:
    async with table.lock:
        match = await table.match()
    prompt = match.prompt(match.actor)
    assert prompt is not None, (match.over, match.open_turn, match.actor, match.version)
    action = prompt.offers[0].action
    version = match.version
    await ear.tell(type="act", id=id, version=version, seat=match.actor, actions=[action])


def in_house(folder: Path, scenario: Callable[[House], Any]) -> None:
    async def opened() -> None:
        house = small_house(folder)
        try:
            await scenario(house)
        finally:
            await house.close()

    asyncio.run(opened())


# The games of a series


def test_what_was_kept_in_one_game_is_not_done_again_in_the_next(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        person = await newcomer(house)
        wish = {"game": "royal_game_of_ur", "seats": [ME, HERE], "games": 2, "manual_done": False}
        table = await seating.create(house, person, NewTable.model_validate(wish))
        ear = Ear(house, person)
        await ear.sit(table.row.id)
        await first_move(table, ear, "move")
        [kept] = ear.told("ack")
        first = table.match_id
        resign: dict[str, Any] = {"type": "command", "version": 0, "name": "resign"}
        resign["seat"] = (await table.match()).actor
        await ear.tell(**resign, id="resign", match=first)
        said = SeriesWord(seat=0, say="again")
        await afterwards.say(table, person, said)
        assert table.match_id != first
        begun = (await table.match()).version
        for _ in range(2):
            await first_move(table, ear, "move")  # sent again, since the answer was lost
            assert ear.told("ack")[-1] == kept
            await ear.tell(**resign, id="late", match=first)  # never heard before, but meant there
            assert ear.told("error")[-1]["code"] == "stale"
            async with table.lock:
                assert (await table.match()).version == begun
                table.forget()  # and after a restart of the house it is the same
        await first_move(table, ear, "next")
        assert ear.told("ack")[-1]["id"] == "next"

    in_house(tmp_path, scenario)


# The store


def test_what_is_not_saved_has_not_happened(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ear = await table_of(house, "royal_game_of_ur", ME, HERE)
        before = (await table.match()).version
        write = house.store.write

        async def broken(job: object) -> None:
            raise OperationalError("insert", {}, Exception("disk full"))

        house.store.write = broken  # type: ignore[method-assign]
        await first_move(table, ear, "a")
        assert ear.told("error")[-1]["code"] == "not_saved"
        assert not ear.told("ack")
        house.store.write = write  # type: ignore[method-assign]
        async with table.lock:
            assert (await table.match()).version == before
        await first_move(table, ear, "a")
        assert ear.told("ack")[-1]["id"] == "a"

    in_house(tmp_path, scenario)


def test_of_two_writers_the_second_one_loses(tmp_path: Path) -> None:
    """The unique (match, seq) guards a match even where two processes believe it is theirs."""

    async def scenario(house: House) -> None:
        table, ear = await table_of(house, "royal_game_of_ur", ME, HERE)
        match = await table.match()
        action = str(match.space.decode(match.legal()[0]))
        theirs = Entry(match.version + 1, "move", match.actor, action)
        await house.store.write(add_entries(table.match_id, [theirs]))
        await first_move(table, ear, "a")
        assert ear.told("error")[-1]["code"] == "not_saved"
        async with table.lock:
            found = await table.match()
            assert found.version == theirs.seq
            assert found.record.entries[-1] == theirs

    in_house(tmp_path, scenario)


def test_one_bad_job_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        first, _ = await table_of(house, "royal_game_of_ur", ME, HERE)
        second, _ = await table_of(house, "royal_game_of_ur", ME, HERE)
        twice = [Entry(1, "done", 0), Entry(1, "done", 0)]
        good = Entry(1000, "done", 0)
        results = await asyncio.gather(
            house.store.write(add_entries(first.match_id, twice)),
            house.store.write(add_entries(second.match_id, [good])),
            return_exceptions=True,
        )
        assert isinstance(results[0], Exception)
        assert results[1] is None
        [row] = await house.store.matches(second.row.id)
        assert row.entries[-1] == good

    in_house(tmp_path, scenario)


def test_a_table_and_its_match_are_written_together(tmp_path: Path) -> None:
    """Whoever asks again after a crash in between finds no table without a match."""

    async def scenario(house: House) -> None:
        person = await newcomer(house)
        wish = {"game": "game_of_ur", "seats": [ME, HERE], "client_id": "once"}
        asked = NewTable.model_validate(wish)
        write = house.store.write
        writes = 0

        async def counting(job: Job) -> None:
            nonlocal writes
            writes += 1
            await write(job)

        house.store.write = counting  # type: ignore[method-assign]
        table = await seating.create(house, person, asked)
        assert writes == 1
        assert len(await house.store.matches(table.row.id)) == 1
        assert await seating.create(house, person, asked) is table

    in_house(tmp_path, scenario)


async def spoil(house: House, table: LiveTable, **values: object) -> None:
    """Change what is kept of a match behind the back of the house."""
    change = update(schema.matches).where(schema.matches.c.id == table.match_id).values(**values)
    await house.store.write(lambda c: _do(c, change))


def _do(connection: Connection, change: Update) -> None:
    connection.execute(change)


def test_a_match_with_a_strange_line_end_in_a_name_is_still_read(tmp_path: Path) -> None:
    """What was kept before names were tidied: heads are split at the newline alone."""

    async def scenario(house: House) -> None:
        table, ear = await table_of(house, "royal_game_of_ur", ME, HERE)
        header = header_text((await table.match()).record.header)
        strange = header.replace('"name": "Guest"', '"name": "A\u2028d\x85a"')
        assert strange != header
        await spoil(house, table, header=strange)
        async with table.lock:
            table.forget()
            assert (await table.match()).seats[0].name == "A d a"
        await first_move(table, ear, "a")
        assert ear.told("ack")

    in_house(tmp_path, scenario)


def test_a_table_that_cannot_be_loaded_stops_nobody_elses_clock(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(house: House) -> None:
        tables: list[LiveTable] = []
        for _ in range(3):
            table, _ = await table_of(house, "royal_game_of_ur", ME, HERE)
            tables.append(table)
            await spoil(house, table, deadline=1)
        await spoil(house, tables[0], header="no head at all")
        for table in tables:
            table.close()
        house.tables.clear()
        house.audiences.clear()
        idle, _ = await table_of(house, "royal_game_of_ur", ME, HERE)
        house.audiences.clear()
        idle.used = 0
        await house.sweep()
        await house.sweep()
        assert {table.row.id for table in tables[1:]} <= {*house.tables}
        assert all(house.tables[table.row.id].match_id for table in tables[1:])
        assert idle.row.id not in house.tables, "nobody needs it any more"

    in_house(tmp_path, scenario)
    told = [line for line in caplog.records if line.message == "a table cannot be loaded"]
    assert len(told) == 1


# Time


def test_a_last_turn_that_nobody_closes_is_closed_when_the_time_is_over(tmp_path: Path) -> None:
    """The game is played; only `done` is missing, and nobody can be flagged for that."""

    async def scenario(house: House) -> None:
        table, _ = await table_of(house, "game_of_ur", ME, HERE)
        home = dict.fromkeys(["swallow", "storm_bird", "raven", "rooster"], "home")
        match = Match.new(
            find_game("game_of_ur").setup(),
            ["Ada", "Ben"],
            dice=ManualDice(),
            start={
                "light": {**home, "eagle": 16},
                "counters": {"light": 15, "dark": 15, "pool": 20},
            },
            clock=SuddenDeath(seconds=1),
            manual_done=True,
        )
        while match.actor != OVER:
            if match.open_turn is not None:
                match.done(match.open_turn, 0)
            elif match.actor == CHANCE:
                match.roll(match.outcomes()[0], 0)
            else:
                match.play(match.legal()[-1], at=0)
        assert not match.over
        row = MatchRow(table.match_id, table.row.id, 1, "", house.hours.now() - 5_000, False)
        async with table.lock:
            table.begin(row, match, None)
        table.wake()
        await until(lambda: match.over)
        assert match.record.entries[-1].kind == DONE
        assert match.result is not None
        assert match.result.reason.id.startswith("game_of_ur/")

    in_house(tmp_path, scenario)


# Bots


def test_a_bot_that_fails_is_asked_again_and_the_players_are_told(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        asked: list[Question] = []

        seated = asyncio.Event()

        async def stumbling(question: Question, *_: object) -> Thought:
            await seated.wait()
            asked.append(question)
            if len(asked) < 3:
                raise BotFailed("a worker died")
            return worker.choose(question)

        house.bots.think = stumbling  # type: ignore[assignment]
        _, ear = await table_of(house, "game_of_ur", BOT, ME)
        seated.set()
        await until(lambda: len(asked) >= 3)
        notices = [each["words"]["id"] for each in ear.told("notice")]
        assert notices == ["server/bot-restarted"] * 2
        await until(lambda: bool(ear.told("update")))

    in_house(tmp_path, scenario)


def test_a_thought_whose_worker_is_lost_is_thought_again_and_is_no_failure(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        asked: list[Question] = []
        seated = asyncio.Event()

        async def lost(question: Question, *_: object) -> Thought:
            await seated.wait()
            asked.append(question)
            if len(asked) < 6:
                raise WorkerLost
            return worker.choose(question)

        house.bots.think = lost  # type: ignore[assignment]
        _, ear = await table_of(house, "game_of_ur", BOT, ME)
        seated.set()
        await until(lambda: bool(ear.told("update")))
        assert len({*asked[:6]}) == 1, "the same question each time"
        assert not ear.told("notice")

    in_house(tmp_path, scenario)


def test_a_bot_thinks_by_the_rules_that_the_match_began_with() -> None:
    game = find_game("ur_ziggurat")
    match = Match.new(game.setup(version=game.oldest_rules), seed=1)
    question = question_for(match, match.actor, 0, 1.0)
    assert game.oldest_rules < game.rules_version
    assert worker.setup_of(question.setup).version == game.oldest_rules


def test_a_bot_that_always_fails_does_not_stop_the_match(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        async def broken(question: Question, *_: object) -> Thought:
            return Thought(10**6, [])  # no such action

        house.bots.think = broken  # type: ignore[assignment]
        table, _ = await table_of(house, "royal_game_of_ur", BOT, BOT)
        await until(lambda: table.row.status == "over")
        async with table.lock:
            assert (await table.match()).over

    in_house(tmp_path, scenario)


def test_a_thought_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        waiting: list[asyncio.Future[None]] = []

        async def slow(question: Question, *_: object) -> Thought:
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            waiting.append(held)
            await held
            return worker.choose(question)

        house.bots.think = slow  # type: ignore[assignment]
        table, ear = await table_of(house, "game_of_ur", ME, BOT)
        number = 0
        while not waiting:  # until the bot's first turn
            number += 1
            if (await table.match()).actor == 0:
                await first_move(table, ear, f"m{number}")
            await asyncio.sleep(0.01)
        async with table.lock:
            asked_at = (await table.match()).version
        await ear.tell(type="command", id="back", version=0, seat=0, name="ask_take_back")
        assert ear.told("ack")[-1]["id"] == "back"
        await until(waiting[0].done)
        assert waiting[0].cancelled(), "nobody waits for it any more"
        await table.thinker._play(asked_at, 1, 0)  # and if it had been on its way already
        async with table.lock:
            match = await table.match()
            assert match.version > asked_at
            assert match.actor == 0
            assert all(entry.seat != 1 for entry in match.record.entries)

    in_house(tmp_path, scenario)


def test_the_house_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        strong = {"kind": "bot", "level": "strong"}
        for _ in range(20):  # who begins is drawn
            table, _ = await table_of(house, "ur_ziggurat", strong, ME)
            async with table.lock:
                match = await table.match()
            if match.actor == 0:
                break
        assert match.actor == 0
        # A bot in the event loop would have moved before anybody else had a turn.
        for _ in range(100):
            await asyncio.sleep(0)
            assert not match.has_moved(0)
        await until(lambda: match.has_moved(0))

    in_house(tmp_path, scenario)


def test_a_dead_worker_is_replaced() -> None:
    async def scenario() -> None:
        pool = BotPool(1)
        try:
            with pytest.raises(BotFailed):
                await pool.run(os._exit, 1)
            assert await pool.run(worker.ready)
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(scenario())


def test_who_waits_for_a_worker_when_all_go_home_is_let_go(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """No thought begins any more, none fails, and nobody plays a move for want of one."""

    async def scenario() -> None:
        pool = BotPool(1)
        await pool.run(worker.ready)
        await asyncio.to_thread(pool.close)
        waiting = asyncio.create_task(pool.run(worker.ready))
        await asyncio.wait([waiting])
        assert waiting.cancelled()

    asyncio.run(scenario())
    assert not caplog.records


def test_a_stuck_worker_gives_itself_up() -> None:
    async def scenario() -> None:
        pool = BotPool(1)
        try:
            await pool.run(worker.ready)
            with pytest.raises(BotFailed):
                await pool.run(_hang)
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(scenario())


def _hang() -> None:
    import time

    with worker.Limit(0.2):
        time.sleep(60)
