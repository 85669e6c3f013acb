"""Where pieces of work are done: here, in processes of this machine, or on a Ray cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import TypeVar

from edubba.core.errors import InvalidInput
from edubba.core.interrupts import unheard
from edubba.core.words import Message

LOCAL, RAY = "local", "ray"
EXECUTORS = [LOCAL, RAY]

Work = TypeVar("Work")
Done = TypeVar("Done")


def check_executor(name: str) -> None:
    """Refuse an executor that is none."""
    if name not in EXECUTORS:
        known = ", ".join(EXECUTORS)
        raise InvalidInput(Message("research/unknown-executor", name=name, known=known))


def spread(
    task: Callable[[Work], Done],
    work: Sequence[Work],
    jobs: int,
    executor: str = LOCAL,
    address: str | None = None,
) -> Generator[Done]:
    """What each piece gives, as they are done; a single job is done right here."""
    if executor == RAY:
        yield from on_ray(task, work, jobs, address)
    elif jobs == 1:
        yield from map(task, work)
    else:
        with processes(jobs) as pool:
            yield from pool.imap_unordered(task, work)


def in_turn(task: Callable[[Work], Done], work: Iterable[Work], jobs: int) -> Generator[Done]:
    """What each piece gives, in their order, so it is the same whatever the number of jobs. There
    may be pieces without end: nobody works further ahead than a pipe holds."""
    if jobs == 1:
        yield from map(task, work)
    else:
        with processes(jobs) as pool:
            yield from pool.imap(task, work)


@contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """So many processes to share work among, for as long as the block lasts."""
    with unheard():
        workers = get_context("spawn").Pool(jobs)
    with workers as pool:
        yield pool


def on_ray(
    task: Callable[[Work], Done], work: Sequence[Work], jobs: int, address: str | None = None
) -> Generator[Done]:
    """On the cluster at an address; without one a cluster begins on this machine."""
    try:
        import ray
    except ImportError:
        raise InvalidInput(Message("research/no-ray")) from None

    began = not ray.is_initialized()
    if began:
        cpus = None if address else jobs
        ray.init(address=address, num_cpus=cpus, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(task)
        waiting = [remote.remote(each) for each in work]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        if began:
            ray.shutdown()
