"""Vacation: while somebody is away, no days to move pass for them.

Kept by the hours of the house, like the clocks it stops. What it changes follows from when it was:
nothing at a table is written for it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, insert, select, update

from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.store import schema as s
from edubba.server.store.jobs import change

if TYPE_CHECKING:
    from edubba.server.house import House

DAY: Final = 24 * 60 * 60 * 1000
YEAR: Final = 365 * DAY


@dataclass(frozen=True)
class Away:
    """From when to when somebody is away, by the hours of the house."""

    begin: int
    end: int

    def within(self, begin: int, end: int) -> int:
        return max(0, min(self.end, end) - max(self.begin, begin))


def of_people(c: Connection, people: list[str]) -> dict[str, list[Away]]:
    query = select(s.vacations).where(s.vacations.c.person.in_(people))
    found: dict[str, list[Away]] = {person: [] for person in people}
    for row in c.execute(query.order_by(s.vacations.c.begin)):
        found[row.person].append(Away(row.begin, row.end))
    return found


class Vacations:
    """Those of all people of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house

    async def of(self, people: list[str]) -> dict[str, list[Away]]:
        return await self.house.store.read(lambda c: of_people(c, people))

    async def standing(self, person: str) -> tuple[int | None, int]:
        """Milliseconds until somebody is back, None if they are here; and whole days that are left
        to them this year."""
        now = self.house.hours.now()
        mine = (await self.of([person]))[person]
        back = max((each.end for each in mine if each.end > now), default=None)
        used = sum(each.within(now - YEAR, now) for each in mine)
        left = self.house.settings.vacation_days - -(-used // DAY)
        return None if back is None else back - now, max(0, left)

    async def begin(self, person: str, days: int) -> None:
        """Be away from now on for so many days, if so many are left."""
        back, left = await self.standing(person)
        if back is not None or days > left:
            raise Refused(Message("server/no-vacation", days=0 if back is not None else left))
        now = self.house.hours.now()
        row = insert(s.vacations).values(person=person, begin=now, end=now + days * DAY)
        await self.house.save(change(row))

    async def end(self, person: str) -> None:
        """Be here again."""
        now, v = self.house.hours.now(), s.vacations.c
        over = update(s.vacations).where(v.person == person, v.end > now).values(end=now)
        await self.house.save(change(over))
