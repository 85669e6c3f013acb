"""Views that come as what changed since the one before."""

from typing import Any


def applied(before: Any, change: Any) -> Any:
    """What a change makes of a part of a view; what was there before stays as it was."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        places = {int(place): part for place, part in change.items()}
        old = {at: applied(before[at], part) for at, part in places.items() if at < len(before)}
        new = [part[0] for at, part in places.items() if at >= len(before)]
        return [old.get(at, value) for at, value in enumerate(before)] + new
    gone = {name for name, part in change.items() if part == []}
    after = {name: value for name, value in before.items() if name not in gone}
    for name, part in change.items():
        if name not in gone:
            after[name] = applied(before.get(name), part)
    return after
