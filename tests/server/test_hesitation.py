"""Answers to hidden questions come by one law, whether or not there was a choice."""

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path

import pytest
from tests.server.ear import Ear, Times, newcomer
from tests.server.running import PATIENCE

from edubba.match import Match, bot_seat
from edubba.match.entries import AUTO, MOVE
from edubba.server import seating
from edubba.server.hesitation import AT_FIRST, LONGEST, Asked, Hesitation
from edubba.server.house import House
from edubba.server.models import NewTable
from edubba.server.settings import Settings
from edubba.server.table import LiveTable
from edubba.server.thinker import Thinker

GAPS = len(AT_FIRST) + 1
SECONDS = 30


class Numbers:
    """Stands for chance."""

    def __init__(self, *told: float) -> None:
        self.told = [*told]

    def __call__(self) -> float:
        return self.told.pop(0) if self.told else 0.5


def learned(times: list[float], chance: Numbers) -> Hesitation:
    """A seat that has chosen so fast, as often as the house remembers."""
    hesitation = Hesitation(chance)
    now = 0.0
    for step, seconds in enumerate(times):
        hesitation.note("m", step, Asked("m", step, 0, forced=False), 1.0, now)
        now += seconds
    hesitation.note("m", len(times), None, 1.0, now)
    return hesitation


def test_an_answer_without_a_choice_falls_between_choices_as_the_next_choice_would() -> None:
    """Of so many like times the next has each rank equally often; so has an answer without one."""
    dice = random.Random(3)
    times = [dice.lognormvariate(1, 1) for _ in AT_FIRST]
    hesitation = learned(times, chance := Numbers())
    ranks = []
    for gap in range(GAPS):
        for within in (0.01, 0.5, 0.99):
            chance.told = [(gap + 0.5) / GAPS, within]
            drawn = hesitation.next_time(0)
            ranks.append(sum(drawn > each for each in times))
    assert ranks == [gap for gap in range(GAPS) for _ in range(3)]


def test_a_late_answer_proves_no_choice() -> None:
    """Longer than every choice so far: that happens without one as often as with one."""
    hesitation = learned([4.0] * len(AT_FIRST), chance := Numbers())
    late = []
    for part in range(100):
        chance.told = [(GAPS - 0.5) / GAPS, part / 100]
        late.append(hesitation.next_time(0))
    assert late[0] == 4.0
    assert late == sorted(late)
    assert sum(each > 8 for each in late) == 24
    assert max(late) > 30


def test_two_draws_are_never_the_same_time_again() -> None:
    """Who takes notes of times must not find an earlier one once more."""
    times = [1.0 + each for each in range(len(AT_FIRST))]
    dice = random.Random(5)
    hesitation = learned(times, Numbers(*(dice.random() for _ in range(200))))
    drawn = [hesitation.next_time(0) for _ in range(80)]
    assert len({*drawn}) == len(drawn)
    assert not {*drawn} & {*times}


def test_only_choices_teach_how_long_choices_take() -> None:
    hesitation = Hesitation(Numbers())
    for step, forced in enumerate([True, False, True]):
        hesitation.note("m", step, Asked("m", step, 0, forced), 1.0, 50.0 * step)
    hesitation.note("m", 2, None, 1.0, 999.0)  # taken back: nothing was answered
    assert sorted(hesitation._times[0]) == [*AT_FIRST[1:], 50.0]
    hesitation.note("n", 0, Asked("n", 0, 0, False), 1.0, 1000.0)
    hesitation.note("n", 0, Asked("n", 0, 0, False), 1.0, 1001.0)  # somebody said something
    hesitation.note("n", 5, Asked("n", 5, 1, True), 1.0, 1002.5)
    assert hesitation._times[0][-1] == 2.5


def test_no_time_is_so_late_that_only_a_choice_takes_it() -> None:
    hesitation = Hesitation(Numbers(0.999, 0.9999))
    hesitation.note("m", 0, Asked("m", 0, 0, forced=True), 1.0, 0.0)
    assert hesitation.left(0.0) > LONGEST
    assert hesitation.left(10_000.0) == 0


def test_who_was_away_is_remembered_as_slow() -> None:
    """So that others do not wait as long again and again, for answers without a choice."""
    hesitation = learned([3600.0] * len(AT_FIRST), Numbers())
    assert {*hesitation._times[0]} == {LONGEST}


def test_an_answer_without_a_choice_comes_neither_before_a_bot_may_nor_after_the_time_is_over() -> (
    None
):
    asked = Asked("m", 0, 0, forced=True)
    early = Hesitation(Numbers(0.0, 0.0))
    early.note("m", 0, asked, 1.0, 0.0, least=1.0)
    assert early.left(0.0) == 1.0
    for drawn, left in ((0.1, 0.5), (0.9, 4.5)):
        late = Hesitation(Numbers(0.999, 0.9999, drawn))
        late.note("m", 0, asked, 1.0, 0.0, most=5.0)
        assert late.left(0.0) == pytest.approx(left)


class Sleeper:
    """Sleeps as long as a test wants."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.awake = asyncio.Event()

    def __call__(self, seconds: float) -> Awaitable[None]:
        self.asked.append(seconds)
        return self._sleep()

    async def _sleep(self) -> None:
        await self.awake.wait()


async def asked_without_choice(house: House) -> tuple[LiveTable, list[Ear]]:
    """Two people at a table of Ulm, where one must play the only card that can be played."""
    for seed in range(100):
        people = [await newcomer(house), await newcomer(house)]
        wish = {"game": "ulm", "seats": [{"kind": "me"}, {"kind": "open"}], "manual_done": False}
        wish["clock"] = {"kind": "sudden_death", "seconds": SECONDS}
        table = await seating.create(house, people[0], NewTable.model_validate(wish))
        await seating.join(table, people[1], None, None)
        ears = [Ear(house, person) for person in people]
        for ear in ears:
            await ear.sit(table.row.id)
        dice = random.Random(seed)
        async with table.lock:
            match = await table.match()
            before = match.version
            while not match.over and not match.answer_waits:
                match.play(dice.choice(match.legal()), at=0)
            await table.keep(before)
        if match.answer_waits:
            table.wake()
            return table, ears
    raise AssertionError("nobody was ever asked without a choice")


def test_the_house_answers_when_a_choice_might_have_come_and_people_no_sooner(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        times = Times()
        settings = Settings(data=tmp_path, bot_workers=1, answer_pause=1000, bot_pause=0.25)
        house = House(settings, times.clock, times.ticks)
        try:
            for speaks in (False, True):
                house.sleep = sleeper = Sleeper()
                table, ears = await asked_without_choice(house)
                match = table.present
                assert match is not None
                version, seat = match.version, match.actor
                assert pause_of_a_bot(table, match, seat) == 0.25
                await asyncio.sleep(0)
                assert len(sleeper.asked) == 1
                assert 0 < sleeper.asked[0] <= SECONDS, "nobody loses by answers without a choice"
                if speaks:
                    act = {"id": "a", "version": version, "seat": seat, "actions": match.legal()}
                    await ears[seat].tell(type="act", **act)
                    await ears[seat].tell(type="ping", t=1)
                    assert ears[seat].told("pong"), "the line is free meanwhile"
                    ask = {"id": "b", "version": version, "seat": 1 - seat}
                    await ears[1 - seat].tell(type="command", **ask, name="ask_take_back")
                    assert not ears[seat].told("ack")
                assert all(entry.seat != seat for entry in match.record.entries[version:])
                sleeper.awake.set()
                async with asyncio.timeout(PATIENCE):
                    while match.answer_waits and match.actor == seat:
                        await asyncio.sleep(0.005)
                kind = _first_of(match, version, seat)
                assert kind == (MOVE if speaks else AUTO)
        finally:
            await house.close()

    asyncio.run(scenario())


def pause_of_a_bot(table: LiveTable, match: Match, seat: int) -> float:
    """How long a bot in this seat would have waited at least, as it does with a choice."""
    person = match.seats[seat]
    match.seats[seat] = bot_seat("random")
    thinker = Thinker(table)
    thinker.hesitation = Hesitation(Numbers(0.0, 0.0))
    thinker._note(match)
    match.seats[seat] = person
    return thinker.hesitation.left(thinker._now())


def _first_of(match: Match, version: int, seat: int) -> str:
    """What kind of entry a seat made first after a version."""
    return next(entry.kind for entry in match.record.entries[version:] if entry.seat == seat)
