"""What the log says where an ability is used or goods have no room."""

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events
from edubba.games.clash_of_cultures.state import ClashState


def say_used(seat: i64, advance: i64, journal: Journal | None) -> None:
    """An advance lets its owner do something, or gives him something."""
    if journal is not None:
        journal.tell(events.AbilityUsed(seat, advance))


def say_wonder_used(seat: i64, wonder: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(events.WonderUsed(seat, wonder))


def goods_of(kind: i64, count: i64) -> list[int]:
    """So many of one kind, as events tell goods."""
    return [count if each == kind else 0 for each in range(codes.KINDS)]


def kind_of(unit: i64) -> i64:
    """Settler, Army unit or ship."""
    return (
        codes.SETTLER
        if unit < codes.FIRST_ARMY
        else codes.ARMY
        if unit < codes.FIRST_SHIP
        else codes.SHIP
    )


def by_kind(group: i64) -> list[int]:
    """How many Settlers, Army units and ships a group has."""
    counts = [0, 0, 0]
    for unit in range(codes.UNITS):
        if (group >> unit) & 1:
            counts[kind_of(unit)] += 1
    return counts


def trim(state: ClashState, seat: i64, journal: Journal | None) -> None:
    """Lose what a fallen maximum no longer holds, and say so (CC-18.3)."""
    held = [state.player(seat).kinds[kind] for kind in range(codes.KINDS)]
    state.trim(seat)
    if journal is not None:
        lost = [held[kind] - state.player(seat).kinds[kind] for kind in range(codes.KINDS)]
        if sum(lost) > 0:
            journal.tell(events.Lost(seat, lost))
