"""Figures for whoever looks after the house, in the words of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from time import process_time
from typing import TYPE_CHECKING, Final

from edubba.server.inside import ask_for
from edubba.server.store.leases import alive

if TYPE_CHECKING:
    from edubba.server.house import House

PATH: Final = "/metrics"
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
FAMILIES: Final = {
    "edubba_tables": ("gauge", "Tables in memory."),
    "edubba_viewers": ("gauge", "Connections that follow a table."),
    "edubba_thoughts_waiting": ("gauge", "Bots that wait for a worker."),
    "edubba_thinking_processes": ("gauge", "Processes of workers that this process may ask."),
    "edubba_thoughts_total": ("counter", "Thoughts of bots that were begun."),
    "edubba_thoughts_lost_total": ("counter", "Those that ended with a worker elsewhere."),
    "edubba_questions_waiting": ("gauge", "Hints and proofs that wait for a worker."),
    "edubba_lease": ("gauge", "1 while this process may speak for its tables."),
    "edubba_not_saved_total": ("counter", "Changes that the store did not take."),
    "edubba_tables_lost_total": ("counter", "Tables that another process took over."),
    "edubba_cpu_seconds_total": ("counter", "CPU that this process has used."),
    "edubba_change_seconds": ("histogram", "From a wish to its acknowledgement."),
}
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Figures:
    """What one process counts."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._changes = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def changed(self, seconds: float) -> None:
        """Somebody's wish is kept, so long after it was heard."""
        self._changes[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def samples(self, house: "House") -> Iterable[tuple[str, str, float]]:
        """Name, labels and value of all figures."""
        yield "edubba_tables", "", len(house.tables)
        yield "edubba_viewers", "", sum(len(each.guests) for each in house.audiences.values())
        yield "edubba_thoughts_waiting", "", house.bots.turns.waiting
        bots = house.bots
        for where, processes in (("here", bots.workers), ("elsewhere", bots.elsewhere)):
            yield "edubba_thinking_processes", f',where="{where}"', processes
            yield "edubba_thoughts_total", f',where="{where}"', bots.thoughts[where]
        yield "edubba_thoughts_lost_total", "", bots.thoughts["lost"]
        yield "edubba_questions_waiting", "", house.advisers.turns.waiting
        yield "edubba_lease", "", int(house.peers.ready)
        for name in ("edubba_not_saved_total", "edubba_tables_lost_total"):
            yield name, "", self.counts[name]
        yield "edubba_cpu_seconds_total", "", process_time()
        until = 0
        for bound, number in zip([*BOUNDS, "+Inf"], self._changes, strict=True):
            until += number
            yield "edubba_change_seconds_bucket", f',le="{bound}"', until
        yield "edubba_change_seconds_sum", "", self._seconds
        yield "edubba_change_seconds_count", "", until


def lines(house: "House") -> list[str]:
    """The figures of this process, each with its name."""
    me = house.peers.id or "house"
    return [
        f'{name}{{process="{me}"{labels}}} {value}'
        for name, labels, value in house.figures.samples(house)
    ]


async def page(house: "House") -> str:
    """The figures of all processes, however few of them the scraper can reach."""
    told = lines(house)
    for peer in await house.store.read(alive) if house.peers.shared else []:
        if peer.id != house.peers.id:
            told += (await ask_for(peer, PATH)).splitlines()
    page: list[str] = []
    for name, (kind, words) in FAMILIES.items():
        page += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
        page += [line for line in told if _family(line) == name]
    return "\n".join([*page, ""])


def _family(line: str) -> str:
    name = line.partition("{")[0]
    parts = ("_bucket", "_sum", "_count")
    return next((name.removesuffix(each) for each in parts if name.endswith(each)), name)
