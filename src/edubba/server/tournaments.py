"""Tournaments: entering, starting, and the round that follows by itself.

Any process may look after any tournament, at any time: pairs are written under a key that only one
can take, tables are asked for under an id that gives the same table again, and a score is what the
store says of the match.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from edubba.core.errors import InvalidInput
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import JsonObject, Message
from edubba.server import pairing, seating
from edubba.server.errors import NotSaved, Refused
from edubba.server.pairing import ARENA, KNOCK_OUT, Game, Kind, Pair
from edubba.server.people import new_id
from edubba.server.players import check_level
from edubba.server.ratings import check_known
from edubba.server.store import schema as s
from edubba.server.store.jobs import change
from edubba.server.store.rows import BOT, INVITE, OPEN, OVER, RUNNING, Person, SeatRow, TableRow
from edubba.server.table import LiveTable

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from edubba.server.house import House
    from edubba.server.models import ResultInfo
    from edubba.server.store.committer import Job
    from edubba.server.tournament_models import NewTournament

State: TypeAlias = Literal["open", "running", "over"]
MOST_ENTRANTS: Final = 128
MOST_PAIRINGS: Final = 4000
"""After which an arena ends before its time: an evening of a hundred people has half as many, bots
alone would go on and on."""
MINUTE: Final = 60 * 1000
COLUMNS: Final = [column.name for column in s.tournaments.c]


@dataclass
class Entrant:
    """A person or a level that takes part; the earlier, the better the seed."""

    n: int
    person: str | None
    level: str | None
    name: str
    gone: bool = False


@dataclass
class Pairing:
    """Two who play a round, where, and what the first scored."""

    round: int
    n: int
    first: int
    second: int | None
    table_id: str | None
    score: float | None


@dataclass
class Tournament:
    """A tournament with all that has happened in it."""

    id: str
    name: str
    kind: Kind
    game: str
    preset: str
    options: JsonObject
    clock: JsonObject | None
    rated: bool
    rounds: int
    minutes: int
    status: State
    owner: str
    created: int
    ends: int | None = None
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)

    def games(self) -> list[Game]:
        return [Game(p.round, Pair(p.first, p.second), p.score) for p in self.pairings]

    def gone(self) -> list[int]:
        return [each.n for each in self.entrants if each.gone]

    def deserted(self) -> bool:
        """Whether so many went away that nobody can meet anybody."""
        return len(self.entrants) - len(self.gone()) < 2

    def entrant(self, person: str) -> Entrant | None:
        return next((each for each in self.entrants if each.person == person), None)


def found(c: Connection, id: str) -> Tournament:
    row = c.execute(select(s.tournaments).where(s.tournaments.c.id == id)).first()
    if row is None:
        raise Refused(Message("server/no-such-tournament", name=id), 404)
    made = Tournament(**row._mapping)
    mine = select(s.entrants).where(s.entrants.c.tournament_id == id).order_by(s.entrants.c.n)
    for each in c.execute(mine):
        made.entrants.append(Entrant(each.n, each.person, each.level, each.name, each.gone))
    pairs = select(s.pairings).where(s.pairings.c.tournament_id == id)
    for p in c.execute(pairs.order_by(s.pairings.c.round, s.pairings.c.n)):
        made.pairings.append(Pairing(p.round, p.n, p.first, p.second, p.table_id, p.score))
    return made


def pass_on(c: Connection, host: str) -> None:
    """What somebody who is forgotten would have hosted is hosted by whoever entered first and has
    an account; where there is nobody, it ends. What runs goes on by itself."""
    t, e = s.tournaments.c, s.entrants.c
    known = e.person.in_(select(s.accounts.c.person))
    for id in c.execute(select(t.id).where(t.owner == host, t.status == OPEN)).scalars().all():
        here = (e.tournament_id == id) & known & e.gone.is_(False)
        heir = c.execute(select(e.person).where(here).order_by(e.n)).scalar()
        values = {"status": OVER} if heir is None else {"owner": heir}
        c.execute(update(s.tournaments).where(t.id == id).values(values))


class Tournaments:
    """Those of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house

    async def get(self, id: str) -> Tournament:
        return await self.house.store.read(lambda c: found(c, id))

    # Before it begins

    async def create(self, person: Person, asked: "NewTournament") -> Tournament:
        check_known(person)
        game = find_game(asked.game)
        if 2 not in game.seats:
            raise InvalidInput(Message("server/tournament-seats", game=game.title))
        options: dict[str, Value] = {**asked.options}
        setup = game.setup(2, options, asked.preset or "seed")
        for level in asked.bots:
            check_level(level, game)
        made = Tournament(
            id=new_id(),
            name=asked.name,
            kind=asked.kind,
            game=game.id,
            preset=asked.preset or "seed",
            options=seating.options_of(setup),
            clock=None if asked.clock is None else asked.clock.model_dump(),
            rated=asked.rated,
            rounds=asked.rounds,
            minutes=asked.minutes,
            status=OPEN,
            owner=person.id,
            created=self.house.clock(),
        )
        values = {name: getattr(made, name) for name in COLUMNS}
        bots = [
            {"tournament_id": made.id, "n": n, "level": level, "name": level, "gone": False}
            for n, level in enumerate(asked.bots)
        ]

        def job(c: Connection) -> None:
            self._check_few(c, person)
            c.execute(insert(s.tournaments).values(values))
            if bots:
                c.execute(insert(s.entrants), bots)

        await self.house.save(job)
        return await self.get(made.id)

    def _check_few(self, c: Connection, person: Person) -> None:
        """Nobody keeps the house busy with tournaments alone."""
        t = s.tournaments.c
        mine = select(func.count()).where(t.owner == person.id, t.status != OVER)
        most = self.house.settings.tournaments_per_person
        if c.execute(mine).scalar_one() >= most:
            raise Refused(Message("server/too-many-tournaments", most=most), 429)

    async def enter(self, id: str, person: Person) -> Tournament:
        """Take part; into an arena also while it runs."""
        known = await self.get(id)
        if known.rated:
            check_known(person)

        def job(c: Connection) -> None:
            now = found(c, id)
            mine = now.entrant(person.id)
            if now.status == OVER or (now.status == RUNNING and now.kind != ARENA):
                raise Refused(Message("server/tournament-begun"))
            here = s.entrants.c.tournament_id == id
            if mine is not None:
                c.execute(
                    update(s.entrants).where(here, s.entrants.c.n == mine.n).values(gone=False)
                )
                return
            if len(now.entrants) == MOST_ENTRANTS:
                raise Refused(Message("server/tournament-full"))
            values = {"tournament_id": id, "n": len(now.entrants), "person": person.id}
            c.execute(insert(s.entrants).values(**values, name=person.name, gone=False))

        return await self._write(id, job)

    async def withdraw(self, id: str, person: Person) -> Tournament:
        """Go away; games that run go on."""

        def job(c: Connection) -> None:
            mine = found(c, id).entrant(person.id)
            if mine is None:
                raise Refused(Message("server/not-entered"), 403)
            here = s.entrants.c.tournament_id == id
            c.execute(update(s.entrants).where(here, s.entrants.c.n == mine.n).values(gone=True))

        return await self._write(id, job)

    async def start(self, id: str, person: Person) -> Tournament:
        known = await self.get(id)
        if known.owner != person.id:
            raise Refused(Message("server/not-your-tournament"), 403)
        if known.status != OPEN:
            return known
        if known.deserted():
            raise Refused(Message("server/tournament-empty"))
        rounds = pairing.rounds_of(known.kind, len(known.entrants), known.rounds)
        ends = self.house.clock() + known.minutes * MINUTE if known.kind == ARENA else None
        which = (s.tournaments.c.id == id) & (s.tournaments.c.status == OPEN)
        begun = update(s.tournaments).where(which)
        await self.house.save(change(begun.values(status=RUNNING, rounds=rounds, ends=ends)))
        await self.advance(id)
        return await self.get(id)

    async def _write(self, id: str, job: "Job") -> Tournament:
        """Several may enter at the same moment: whoever came second tries again."""
        for _ in range(MOST_ENTRANTS):
            try:
                await self.house.store.write(job)
            except IntegrityError:
                continue
            return await self.get(id)
        raise NotSaved

    # While it runs

    async def end_deserted(self, before: int) -> None:
        """Those that nobody began, and that are older than this, end by themselves."""
        t = s.tournaments.c
        old = update(s.tournaments).where(t.status == OPEN, t.created < before)
        query = select(t.id).where(t.status == OPEN, t.created < before).limit(1)
        if await self.house.store.read(lambda c: c.execute(query).first()) is not None:
            await self.house.save(change(old.values(status=OVER)))

    async def running(self) -> list[str]:
        query = select(s.tournaments.c.id).where(s.tournaments.c.status == RUNNING)
        return await self.house.store.read(lambda c: [*c.execute(query).scalars()])

    async def advance(self, id: str) -> None:
        """Do whatever is due: scores, the next pairs, their tables, the end."""
        await self._score(await self.get(id))
        now = await self.get(id)
        if now.status != RUNNING:
            return
        pairs, number = self._due(now)
        if pairs:
            await self._pair(now, pairs, number)
            now = await self.get(id)
        elif all(each.score is not None for each in now.pairings) and (
            now.kind != ARENA or self._is_over(now)
        ):
            over = update(s.tournaments).where(s.tournaments.c.id == id).values(status=OVER)
            await self.house.save(change(over))
            return
        for each in now.pairings:
            if each.score is None:
                await self._seat(now, each)

    def _is_over(self, now: Tournament) -> bool:
        if now.deserted() and now.kind != KNOCK_OUT:  # there whoever is left goes through
            return True
        if now.kind == ARENA:
            late = now.ends is not None and self.house.clock() >= now.ends
            return late or len(now.pairings) >= MOST_PAIRINGS
        return max((each.round for each in now.pairings), default=0) >= now.rounds

    def _due(self, now: Tournament) -> tuple[list[Pair], int]:
        """The pairs that can begin now, and their round."""
        last = max((each.round for each in now.pairings), default=0)
        entrants, games, gone = len(now.entrants), now.games(), now.gone()
        if self._is_over(now):
            return [], last
        if now.kind == ARENA:
            return pairing.arena(entrants, games, gone), last + 1
        if any(each.score is None for each in now.pairings):
            return [], last
        return pairing.next_round(now.kind, entrants, games, last + 1, gone), last + 1

    async def _pair(self, now: Tournament, pairs: list[Pair], number: int) -> None:
        rows = [
            {
                "tournament_id": now.id,
                "round": number,
                "n": n,
                "first": pair.first,
                "second": pair.second,
                "score": 1.0 if pair.second is None else None,
            }
            for n, pair in enumerate(pairs)
        ]
        with suppress(IntegrityError):  # another process was quicker
            await self.house.store.write(change(insert(s.pairings).values(rows)))

    async def _seat(self, now: Tournament, each: Pairing) -> None:
        """The table of a pair: set up, or seen to where its bots have stopped with a process."""
        if each.table_id is not None:
            await self.house.see_to(each.table_id, LiveTable.revive)
            return
        key = f"{now.id} {each.round} {each.n}"
        known = await self.house.store.table_asked_as(key)
        id = await self._set_up(now, each, key) if known is None else known.id
        there = update(s.pairings).where(*_this(now.id, each)).values(table_id=id)
        await self.house.save(change(there))

    async def _set_up(self, now: Tournament, each: Pairing, key: str) -> str:
        assert each.second is not None
        seats = [_seat_of(now.entrants[at]) for at in (each.first, each.second)]
        moment = self.house.clock()
        row = TableRow(
            id=new_id(),
            game=now.game,
            preset=now.preset,
            options=now.options,
            clock=now.clock,
            private=False,
            manual_done=True,
            games=1,
            invite=new_id(10),
            seed=seating.new_seed(),
            owner=now.owner,
            created=moment,
            touched=moment,
            rated=now.rated,
            help=False,
            seats=seats,
        )
        return (await seating.add(self.house, row, key)).row.id

    async def _score(self, now: Tournament) -> None:
        """Write down what the matches that are over were worth, and what the others are once
        nobody is left to wait for."""
        waiting = [each for each in now.pairings if each.score is None]
        tables = [each.table_id for each in waiting if each.table_id is not None]

        def ask(c: Connection) -> dict[str, float]:
            of = s.tables.c.id == s.matches.c.table_id
            query = select(s.tables.c.id, s.matches.c.result).outerjoin(s.matches, of)
            over = query.where(s.tables.c.id.in_(tables), s.tables.c.status == OVER)
            return {row.id: _worth(row.result) for row in c.execute(over)}

        scores = await self.house.store.read(ask) if tables else {}
        done: list[Job] = []
        for each in waiting:
            score = scores.get(each.table_id or "", _left(now, each) if now.deserted() else None)
            if score is not None:
                this = update(s.pairings).where(*_this(now.id, each))
                done.append(change(this.values(score=score)))
        if done:
            await self.house.save(*done)


def _worth(result: "ResultInfo | None") -> float:
    """What the first scored; a table that was closed before its end is shared."""
    if result is None or result["places"][0] == result["places"][1]:
        return 0.5
    return float(result["places"][0] < result["places"][1])


def _left(now: Tournament, each: Pairing) -> float:
    """What a match that is not waited for is worth to the first: all of it goes to who stayed."""
    assert each.second is not None
    return (1 + now.entrants[each.second].gone - now.entrants[each.first].gone) / 2


def _this(id: str, each: Pairing) -> tuple["ColumnElement[bool]", ...]:
    p = s.pairings.c
    return (p.tournament_id == id, p.round == each.round, p.n == each.n)


def _seat_of(entrant: Entrant) -> SeatRow:
    if entrant.person is None:
        return SeatRow(BOT, entrant.name, None, entrant.level)
    return SeatRow(INVITE, entrant.name, entrant.person, None)
