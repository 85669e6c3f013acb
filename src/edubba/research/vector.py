"""Many games at once as NumPy arrays, in this process or divided among several on shared memory."""

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from edubba.core.batch import Batch
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.research.arrays import Arrays, shared

GO, STOP = b"go", b"stop"


class Asked(NamedTuple):
    """Which games are played, in words that another process understands."""

    game: str
    players: int | None
    options: dict[str, Value] | None
    preset: str
    seed: int

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.players, self.options, self.preset)


class Rows(NamedTuple):
    """What is known of all games, one row a game: the arrays of `Batch`, and what is to be done."""

    observations: NDArray[Any]
    masks: NDArray[Any]
    actors: NDArray[Any]
    rewards: NDArray[Any]
    ended: NDArray[Any]
    actions: NDArray[Any]


class Games:
    """`count` games side by side. What is played depends on the seed and the actions alone, not on
    the number of processes. The arrays are written anew by every step: copy what is to be kept."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        seed: int = 0,
        processes: int = 1,
        options: dict[str, Value] | None = None,
        preset: str = "seed",
    ) -> None:
        if count < 1 or processes < 1:
            raise InvalidInput(Message("core/no-batch", games=count, processes=processes))
        asked = Asked(game, players, options, preset, seed)
        self.setup = asked.setup()
        self.arrays = Arrays(self.setup)
        self.count = count
        self._batch: Batch | None = None
        self._workers: list[tuple[Any, Connection]] = []
        self._memory: SharedMemory | None = None
        if processes == 1:
            self._batch = Batch(self.setup, count, seed)
            self._rows = rows_of(self._batch, np.zeros(count, np.int64))
        else:
            self._share(asked, min(processes, count))
        self.observations, self.masks, self.actors, self.rewards, self.ended, _ = self._rows

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Carry out one action in every game; a game that ends begins anew."""
        if self._batch is not None:
            listed = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
            self._batch.step(listed)
            return
        chosen = np.asarray(actions, np.int64)
        self._check(chosen)
        self._rows.actions[:] = chosen
        self._tell(GO)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely."""
        upto = np.cumsum(self.masks, axis=1, dtype=np.int32)
        wanted = (rng.random(self.count) * upto[:, -1]).astype(np.int32)
        chosen: NDArray[np.int64] = np.argmax(upto > wanted[:, None], axis=1)
        return chosen

    def close(self) -> None:
        """End the other processes and give their memory back."""
        for process, line in self._workers:
            if process.is_alive():
                line.send_bytes(STOP)
            process.join()
        self._workers = []
        if self._memory is not None:
            # NumPy must not look at memory that is given back.
            kept = Rows(*(part.copy() for part in self._rows))
            self._rows = kept
            self.observations, self.masks, self.actors, self.rewards, self.ended, _ = kept
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> "Games":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _share(self, asked: Asked, processes: int) -> None:
        context = get_context("spawn")
        rows = (self.arrays.size, self.arrays.actions, self.setup.seats)
        self._memory = SharedMemory(create=True, size=size_of(self.count, *rows))
        self._rows = lay_out(self._memory, self.count, *rows)
        bounds = np.linspace(0, self.count, processes + 1).astype(int).tolist()
        for first, after in pairwise(bounds):
            line, other = context.Pipe()
            told = (asked, self._memory.name, self.count, first, after, other)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            other.close()
            self._workers.append((process, line))
        self._wait()

    def _tell(self, message: bytes) -> None:
        for _, line in self._workers:
            line.send_bytes(message)
        self._wait()

    def _wait(self) -> None:
        for _, line in self._workers:
            line.recv_bytes()

    def _check(self, chosen: NDArray[np.int64]) -> None:
        if len(chosen) != self.count:
            raise InvalidInput(Message("core/bad-batch", given=len(chosen), games=self.count))
        within = (chosen >= 0) & (chosen < self.arrays.actions)
        legal = self.masks[np.arange(self.count), np.where(within, chosen, 0)] & within
        if not legal.all():
            game = int(np.argmin(legal))
            action = int(chosen[game])
            raise InvalidInput(Message("core/not-legal-there", action=action, game=game))


def rows_of(batch: Batch, actions: NDArray[np.int64]) -> Rows:
    """The arrays of a batch, looked at where they lie."""
    count = int(batch.count)
    return Rows(
        shared(batch.sheet.values).reshape(count, -1),
        shared(batch.masks).reshape(count, -1),
        shared(batch.actors),
        shared(batch.rewards).reshape(count, -1),
        shared(batch.ended),
        actions,
    )


def parts(count: int, size: int, actions: int, seats: int) -> list[tuple[type, tuple[int, ...]]]:
    """What lies in the shared memory, the widest numbers first, so that all lie straight."""
    return [
        (np.float64, (count, seats)),
        (np.int64, (count,)),
        (np.int64, (count,)),
        (np.int16, (count, size)),
        (np.uint8, (count, actions)),
        (np.uint8, (count,)),
    ]


def size_of(count: int, size: int, actions: int, seats: int) -> int:
    """Bytes of the memory that so many games share."""
    laid = parts(count, size, actions, seats)
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in laid)


def lay_out(memory: SharedMemory, count: int, size: int, actions: int, seats: int) -> Rows:
    """The arrays of all games in the shared memory."""
    found: list[NDArray[Any]] = []
    at = 0
    for kind, shape in parts(count, size, actions, seats):
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += found[-1].nbytes
    rewards, actors, chosen, observations, masks, ended = found
    return Rows(observations, masks, actors, rewards, ended, chosen)


def work(
    asked: Asked, memory_name: str, count: int, first: int, after: int, line: Connection
) -> None:
    """One of the processes: plays its share of the games and writes into the common memory."""
    signal(SIGINT, SIG_IGN)  # whoever began it ends it
    setup = asked.setup()
    batch = Batch(setup, after - first, asked.seed, first)
    own = rows_of(batch, np.zeros(after - first, np.int64))
    memory = SharedMemory(memory_name)
    arrays = Arrays(setup)
    common = lay_out(memory, count, arrays.size, arrays.actions, setup.seats)
    show(own, common, first, after)
    line.send_bytes(GO)
    while line.recv_bytes() == GO:
        batch.step(common.actions[first:after].tolist())
        show(own, common, first, after)
        line.send_bytes(GO)
    del common
    memory.close()


def show(own: Rows, common: Rows, first: int, after: int) -> None:
    """Copy one's share to where everybody looks; the actions come the other way."""
    for name in Rows._fields[:-1]:
        getattr(common, name)[first:after] = getattr(own, name)
