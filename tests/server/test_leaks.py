"""Nothing on the wire tells more than a seat may know: two worlds that it cannot tell apart give
the same bytes in everything it is ever sent, move by move, until a reveal parts them."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.ear import Ear
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE

from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR, sees
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE
from edubba.core.words import JsonObject
from edubba.match import Match
from edubba.match.dice import ManualDice
from edubba.match.seats import human
from edubba.server import audience
from edubba.server.app import make_app
from edubba.server.house import House
from edubba.server.news import Played
from edubba.server.people import COOKIE
from edubba.server.run import Inner, open_inside
from edubba.server.seating import options_of
from edubba.server.settings import Settings
from edubba.server.store.jobs import add_match, add_person, add_table, together
from edubba.server.store.rows import INVITE, RUNNING, MatchRow, Person, SeatRow, TableRow
from edubba.server.table import LiveTable, header_text
from edubba.server.worker import Question, Thought, setup_of

NOON = 1_800_000_000_000
WATCHER, OTHERS = Person("watcher", "Ada"), Person("others", "Ben")
THEN = "then-"
MOVES = 40
"""Moves that two worlds are followed for at most."""


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is here is told when somebody comes, not a while later: only one world may hear that."""
    monkeypatch.setattr(audience, "PRESENCE", 0)


async def advise(_: object, question: Question, *__: object, **___: object) -> Thought:
    """A hint that hangs on all that an adviser is told."""
    state = setup_of(question.setup).position(json.loads(question.position))
    action = random.Random(str(question)).choice(state.legal_actions())
    return Thought(action, [{"told": str(question)}])


class Far(Ear):
    """Comes in at another process than the one that holds the table."""

    def __init__(self, house: House, person: Person) -> None:
        super().__init__(house, person)
        self.socket = SimpleNamespace(cookies={COOKIE: person.id}, client=("127.0.0.1", 9))  # type: ignore[assignment]
        self.asked = 0
        self.caught = ""

    def send(self, text: str) -> None:
        id = json.loads(text).get("id") or ""
        if id.startswith(THEN):
            self.caught = id
        else:
            super().send(text)

    async def tell(self, **message: Any) -> None:
        await super().tell(**message)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Wait until all that was said before has come through: what is asked last is answered
        last."""
        if self.relay is None:
            return
        self.asked += 1
        id = f"{THEN}{self.asked}"
        await super().tell(type="preview", id=id, version=0, seat=0, actions=[])
        async with asyncio.timeout(PATIENCE):
            while self.caught != id:
                await asyncio.sleep(0.002)


@dataclass
class World:
    """One of two houses that differ in nothing that the watcher may know."""

    house: House
    table: LiveTable
    match: Match
    ear: Ear
    mouth: Ear
    """Who plays the other seats."""
    web: httpx.AsyncClient
    far: House | None = None
    """The house where the watcher comes in, where that is another process than the holder."""
    inside: Inner | None = None
    asked: int = 0
    pages: list[str] = field(default_factory=list)

    @staticmethod
    async def build(
        folder: Path, setup: Setup, start: JsonObject, eyes: int, url: str | None = None
    ) -> "World":
        settings = Settings(
            data=folder,
            database=url,
            lease_seconds=600,
            answer_pause=3600,
            bot_workers=1,
            open_browser=False,
            messages_per_second=1e6,
            effort_per_second=1e6,
        )
        house = House(settings, clock=lambda: NOON, ticks=lambda: 0)
        house.advisers.run = advise  # type: ignore[assignment]
        app = make_app(settings, house)
        app.state.house = house
        far = inside = None
        if url is not None:
            inside = open_inside(settings, app, house)
            while not inside.started:
                await asyncio.sleep(0.002)
            far = House(settings, clock=lambda: NOON, ticks=lambda: 0)
            app = make_app(settings, far)
            app.state.house = far
            for each in (house, far):
                await asyncio.to_thread(each.peers._beat)
        for person in (WATCHER, OTHERS):
            digest = sha256(person.id.encode()).hexdigest()
            await house.store.write(add_person(person, digest, NOON))
        seats = [
            SeatRow(INVITE, "Ada", WATCHER.id, None)
            if seat == eyes
            else SeatRow(INVITE, "Ben", OTHERS.id, None)
            for seat in range(setup.seats)
        ]
        row = TableRow(
            id="table",
            game=setup.game.id,
            preset="seed",
            options=options_of(setup),
            clock=None,
            private=False,
            manual_done=True,
            games=1,
            invite="invitation",
            seed="",
            status=RUNNING,
            owner=OTHERS.id,
            created=NOON,
            touched=NOON,
            rematch=None,
            series=None,
            seats=seats,
        )
        people = [human(seat.name) for seat in seats]
        match = Match.new(setup, people, dice=ManualDice(), start=start, manual_done=True)
        header = header_text(match.record.header)
        kept = MatchRow("table-1", "table", 1, header, NOON, False)
        await house.store.write(together(add_table(row, None), add_match(kept)))
        table = await house.table("table")
        async with table.lock:
            live = await table.match()
        cookies = {COOKIE: WATCHER.id}
        transport = httpx.ASGITransport(app=app)
        web = httpx.AsyncClient(transport=transport, base_url="http://house", cookies=cookies)
        ear = Ear(house, WATCHER) if far is None else Far(far, WATCHER)
        mouth = Ear(house, OTHERS)
        world = World(house, table, live, ear, mouth, web, far, inside)
        for one in (ear, mouth):
            await one.tell(type="hello", protocol=1)
            await one.tell(type="watch", table="table", changes=True)
        assert far is None or ear.relay is not None, "the other one holds it"
        await world.told()
        return world

    def speaker(self, seat: int) -> Ear:
        return self.ear if self.table.row.seats[seat].person == WATCHER.id else self.mouth

    async def roll(self, outcome: str) -> None:
        """What the dice show, which must be the same in both worlds."""
        async with self.table.lock:
            before = self.match.version
            await self.table.carry_out(self.match, lambda m, at: m.roll(outcome, at))
            await self.table.keep(before)
        self.table.publish(Played())
        await self.told()

    async def say(self, seat: int, **message: Any) -> None:
        self.asked += 1
        facts = {"id": f"c{self.asked}", "version": self.match.version, "seat": seat}
        held = self.table.thinker.holds(seat)
        await self.speaker(seat).tell(**facts, **message)
        if held:
            await self.let_time_pass()
        await self.told()

    async def let_time_pass(self) -> None:
        """Until an answer without a choice is taken; when that is, chance alone decides."""
        before = self.match.version
        async with asyncio.timeout(PATIENCE):
            while self.match.version == before:
                self.table.thinker.cancel()
                await asyncio.sleep(0.002)

    async def told(self) -> None:
        """Wait until everybody knows how it stands."""
        async with asyncio.timeout(PATIENCE):
            while not await self._all_know():
                await asyncio.sleep(0.002)
        if isinstance(self.ear, Far):
            await self.ear.catch_up()

    async def _all_know(self) -> bool:
        async with self.table.lock:
            viewers = self.house.audiences["table"].viewers
            return all(viewer.version == self.match.version for viewer in viewers)

    async def look_around(self, eyes: int, elements: list[str]) -> None:
        """Ask everything that the watcher may ask, and some things it may not."""
        seat = max(eyes, 0)
        prompt = self.match.prompt(eyes)
        legal = [offer.action for offer in prompt.offers] if prompt is not None else []
        ask = {"id": "q", "version": self.match.version, "seat": seat}
        await self.ear.tell(type="preview", **ask, actions=legal)
        await self.ear.tell(type="why", **ask, elements=elements, actions=[0, 1, 2])
        await self.ear.tell(type="act", **ask, actions=["no such move"])
        await self.ear.tell(type="hint", **ask)
        await self.ear.tell(type="command", **ask, name="undo", steps=None)
        await self.told()
        for other in range(self.match.setup.seats):
            if other != eyes:
                await self.ear.tell(type="look", seat=other)
                await self.ear.tell(type="preview", **{**ask, "seat": other}, actions=[0])
                await self.get(f"/api/matches/table-1/replay/0?seat={other}")

    async def look_back(self) -> None:
        """Replay, tablet, dice and a report, before the end."""
        await self.get("/api/tables/table")
        await self.get("/api/matches/table-1/tablet")
        await self.get("/api/matches/table-1/dice")
        for step in range(self.match.steps() + 1):
            await self.get(f"/api/matches/table-1/replay/{step}")
        told = await self.web.post("/api/matches/table-1/report", json={"words": "hm"})
        self.pages.append(told.text)

    async def get(self, path: str) -> None:
        answer = await self.web.get(path)
        assert answer.status_code < 500, answer.text
        self.pages.append(f"{path} {answer.status_code} {answer.text}")

    async def close(self) -> None:
        await self.web.aclose()
        if self.far is not None and self.inside is not None:
            self.ear.unwatch()
            await self.far.close()
            await self.inside.stop()
        await self.house.close()


def two_worlds(setup: Setup, seed: int, eyes: int) -> tuple[JsonObject, JsonObject] | None:
    """A position after some random moves, and another that looks the same to these eyes."""
    match = Match.new(setup, seed=seed)
    dice = random.Random(seed)
    shortest = dice.randrange(5, 60)
    while not match.over:
        match.play(dice.choice(match.legal()))
        if shortest > 0:
            shortest -= 1
            continue
        truth = match.state.to_json()
        other = match.state.imagine(eyes, Rng(seed)).to_json()
        if truth != other and not match.over:
            return truth, other
    return None


def revealed(world: World, since: int, eyes: int) -> bool:
    """Whether a secret came out to the watcher after a version."""
    told = world.match.since(since, eyes)
    return any(event.reveals() for moment in told for event in moment.events)


def choose(first: Match, second: Match, eyes: int, dice: random.Random) -> tuple[str, str] | None:
    """What happens next: the same in both worlds where the watcher sees it, else anything."""
    seen: list[list[str]] = []
    hidden: list[list[str]] = []
    for match in (first, second):
        seen.append([])
        hidden.append([])
        for action in match.state.legal_actions():
            shown = sees(match.state.seen_by(action), eyes)
            (seen if shown else hidden)[-1].append(str(match.space.decode(action)))
    if first.actor == eyes:
        assert seen[0] == seen[1]
    both = [move for move in seen[0] if move in seen[1]]
    if hidden[0] and hidden[1] and dice.random() < len(hidden[0]) / (len(both) + len(hidden[0])):
        return dice.choice(hidden[0]), dice.choice(hidden[1])
    if not both:
        return None
    chosen = dice.choice(both)
    return chosen, chosen


async def follow(worlds: list[World], eyes: int, dice: random.Random) -> int:
    """Let the same happen in both worlds, and compare every byte; how many moves that took."""
    elements: set[str] = set()
    for made in range(MOVES):
        first, second = (world.match for world in worlds)
        compare(worlds, made)
        assert first.actor == second.actor, "whose turn it is differs"
        assert first.open_turn == second.open_turn
        if first.over or second.over:
            return made
        since = first.version
        prompt = first.prompt(first.actor)
        for offer in [] if prompt is None else prompt.offers:
            elements.update(offer.targets)
        if made % 4 == 0:
            for world in worlds:
                await world.look_around(eyes, sorted(elements)[:40])
            compare(worlds, made)
        if first.open_turn is not None:
            closing = first.open_turn
            for world in worlds:
                await world.say(closing, type="command", name="done")
        else:
            pair = choose(first, second, eyes, dice)
            if pair is None:
                return made
            seat = first.actor
            for world, chosen in zip(worlds, pair, strict=True):
                if seat == CHANCE:
                    await world.roll(chosen)
                else:
                    await world.say(seat, type="act", actions=[chosen])
                assert world.match.version > since, world.speaker(seat).heard[-1]
        if any(revealed(world, since, eyes) for world in worlds):
            if worlds[0].ear.heard != worlds[1].ear.heard:
                return made  # from here on the watcher knows which world it is
    return MOVES


def compare(worlds: list[World], made: int) -> None:
    first, second = worlds
    for a, b in zip(first.ear.heard, second.ear.heard, strict=True):
        assert a == b, f"after {made} moves"
    assert first.pages == second.pages


async def scenario(
    folder: Path,
    game: str,
    seats: int,
    seed: int,
    eyes: int | None = None,
    urls: tuple[str | None, str | None] = (None, None),
) -> int:
    setup = find_game(game).setup(seats)
    dice = random.Random(seed)
    if eyes is None:
        eyes = dice.choice([*range(seats), SPECTATOR])
    both = two_worlds(setup, seed, eyes)
    if both is None:
        return 0
    worlds = [
        await World.build(folder / name, setup, position, eyes, url)
        for name, position, url in zip(("one", "two"), both, urls, strict=True)
    ]
    try:
        made = await follow(worlds, eyes, dice)
        if made == MOVES:
            for world in worlds:
                await world.look_back()
            compare(worlds, made)
        return made
    finally:
        for world in worlds:
            await world.close()


CASES = [("ulm", 2), ("ulm", 3), ("clash_of_cultures", 2), ("clash_of_cultures", 3)]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_worlds_that_look_alike_sound_alike(game: str, seats: int, tmp_path: Path) -> None:
    made = [asyncio.run(scenario(tmp_path / str(seed), game, seats, seed)) for seed in range(3)]
    assert sum(made) > 10, "the worlds parted too soon to prove anything"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [*CASES, ("ulm", 4), ("clash_of_cultures", 4)])
def test_many_worlds_that_look_alike_sound_alike(game: str, seats: int, tmp_path: Path) -> None:
    seeds = range(100, 130)
    made = [asyncio.run(scenario(tmp_path / str(seed), game, seats, seed)) for seed in seeds]
    assert sum(made) > 200


# Through another process


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres().start()
    yield cluster
    cluster.stop()


@pytest.mark.parametrize(
    ("game", "eyes", "seeds"),
    [
        ("ulm", SPECTATOR, [1]),
        ("clash_of_cultures", 2, [1]),
        *(
            pytest.param(game, eyes, [*range(100, 110)], marks=pytest.mark.slow)
            for game in ("ulm", "clash_of_cultures")
            for eyes in (0, 2, SPECTATOR)
        ),
    ],
)
def test_they_sound_alike_through_another_process(
    game: str, eyes: int, seeds: list[int], postgres: Postgres, tmp_path: Path
) -> None:
    """All that the watcher says, hears and asks for goes by the line inside and back, and which
    answers it is given there, a hint too, hangs on nothing that it may not know."""
    made = 0
    for seed in seeds:
        urls = postgres.new_database(), postgres.new_database()
        made += asyncio.run(scenario(tmp_path / str(seed), game, 3, seed, eyes, urls))
    assert made > 5 * len(seeds), "the worlds parted too soon to prove anything"
