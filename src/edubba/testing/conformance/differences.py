"""Where two JSON documents differ, and what the facts of one are."""

import json
from collections.abc import Iterator

from edubba.core.words import Json


def facts(value: Json, path: str = "", in_rows: bool = False) -> Iterator[tuple[str, str]]:
    """Every leaf of a document with the path to it; a row of plain values is one leaf `in_rows`."""
    parts: list[tuple[str, Json]] = []
    if isinstance(value, dict):
        parts = [*value.items()]
    elif isinstance(value, list) and not (in_rows and is_row(value)):
        parts = [(str(at), part) for at, part in enumerate(value)]
    if not parts:
        yield path or "the whole", json.dumps(value)
    for name, part in parts:
        yield from facts(part, f"{path}/{name}" if path else name, in_rows)


def is_row(values: list[Json]) -> bool:
    return not any(isinstance(value, dict | list) for value in values)


def difference(one: Json, other: Json) -> str:
    """The first fact that differs, for people; empty if none does."""
    left, right = dict(facts(one)), dict(facts(other))
    for path in [*left, *right]:
        if left.get(path) != right.get(path):
            return f"{path} is {left.get(path, 'missing')}, not {right.get(path, 'missing')}"
    return ""
