"""On a busy machine thinking takes longer, but is not cut down to a glance."""

from collections.abc import Callable

import pytest
from tests.analysis.test_review import played_race

from edubba.analysis import Budget, judge, pace
from edubba.analysis.pace import PATIENCE, Pace
from edubba.analysis.review import Reviewer
from edubba.core import Rng
from edubba.core.registry import find_game

Clocks = Callable[[float, float], None]


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Clocks that go on by so much whenever somebody looks at them."""

    def clock(step: float) -> Callable[[], float]:
        looks = iter(range(1_000_000))
        return lambda: step * next(looks)

    def put_up(computing: float, waiting: float) -> None:
        monkeypatch.setattr(pace, "thread_time", clock(computing))
        monkeypatch.setattr(pace, "monotonic", clock(waiting))

    return put_up


def looks_until_over(seconds: float) -> int:
    going = Pace(seconds)
    looks = 1
    while not going.over:
        looks += 1
    return looks


def test_what_was_computed_counts_until_patience_ends(clocks: Clocks) -> None:
    clocks(1.0, 1.0)
    assert looks_until_over(10.0) == 11
    clocks(0.01, 1.0)
    assert looks_until_over(10.0) == 1 + int(10 * PATIENCE)


def test_a_judgement_on_a_busy_machine_is_that_of_a_quiet_one(clocks: Clocks) -> None:
    game = find_game("ur_ziggurat")
    setup = game.setup()
    state = setup.new()
    while state.actor < 0:
        state.apply(state.legal_actions()[0])

    def judged() -> object:
        return judge(setup, state, Budget(iterations=6, seconds=20.0), Rng(7)).to_json()

    clocks(0.0, 0.0)
    quiet = judged()
    clocks(1.0, 4.0)
    assert judged() == quiet


def test_a_review_on_a_busy_machine_takes_few_rounds(clocks: Clocks) -> None:
    """Where a step takes a hundredth of a second, and five times that by the clock."""
    match = played_race()
    clocks(0.01, 0.05)
    reviewer = Reviewer(match, budget=1)
    looked_at = rounds = 0
    while looked_at <= match.steps():
        looked_at += len(reviewer.some(looked_at, 0.4))
        rounds += 1
    assert looked_at == match.steps() + 1
    assert rounds <= 1 + match.steps() // 40
