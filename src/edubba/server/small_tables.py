"""Small tables of exact values, made in the background when somebody first needs one."""

import logging
from functools import cache
from typing import TYPE_CHECKING

from edubba.core.errors import EdubbaError, InvalidInput
from edubba.core.game import Game, Setup
from edubba.core.options import Choice
from edubba.core.race import Race
from edubba.server.pool import BotFailed, BotPool
from edubba.server.study_work import setup_text
from edubba.server.worker import setup_of
from edubba.solve.making import AT_ONCE, make_aside
from edubba.tables.finding import find_table, table_name

if TYPE_CHECKING:
    from edubba.server.house import House

log = logging.getLogger(__name__)


class SmallTables:
    """What one house makes of them, one after the other."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.solver = BotPool(1)
        """A process of its own, started for the first table: no hint and no bot waits for it."""
        self._tried: set[str] = set()

    def need(self, setup: Setup) -> None:
        """Have the table of a race made, unless it is there, or was tried before."""
        race = race_of(setup)
        name = "" if race is None else table_name(setup.game.id, race, AT_ONCE)
        if race is None or name in self._tried or name not in usual_tables(setup.game):
            return
        self._tried.add(name)
        if find_table(setup.game.id, race) is None:
            self.house.spawn(self._make(setup))

    async def _make(self, setup: Setup) -> None:
        try:
            trouble = await self.solver.run(make, setup_text(setup))
        except BotFailed as error:
            trouble = str(error)
        if trouble:
            log.warning("a table of exact values is not made", extra={"why": trouble})


def make(setup: str) -> str:
    """Make a table, in a worker; what kept it from that."""
    found = setup_of(setup)
    race = race_of(found)
    try:
        if race is not None:
            make_aside(found.game.id, race)
    except (EdubbaError, OSError) as error:
        return str(error)
    return ""


def race_of(setup: Setup) -> Race | None:
    try:
        return setup.game.race(setup)
    except InvalidInput:  # what was agreed makes it none that can be solved alone
        return None


@cache
def usual_tables(game: Game) -> frozenset[str]:
    """The tables of the presets, and of the usual rules with one of the choices made otherwise:
    what somebody makes up beyond them must not fill the disk."""
    agreed = [*game.presets.values()]
    agreed += [
        {option.name: value}
        for option in game.options
        if isinstance(option, Choice)
        for value in option.values
    ]
    races = [race_of(game.setup(options={**each})) for each in agreed]
    return frozenset(table_name(game.id, race, AT_ONCE) for race in races if race is not None)
