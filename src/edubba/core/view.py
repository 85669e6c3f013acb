"""What one seat may know of a position, as typed models that become JSON and TypeScript."""

from dataclasses import fields, is_dataclass
from typing import Final

from edubba.core.native import mypyc_attr
from edubba.core.words import Json, JsonObject, Message

FEW: Final = 4
"""A list of plain values comes part by part only if at most one in so many is another."""
_NAMES: Final[dict[type, list[str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Base of every game's view: a dataclass built up from nothing for one seat."""


def to_json(value: object) -> Json:
    """A view, or any part of one, as plain JSON."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, dict):
        return {str(key): to_json(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json(part) for part in value]
    return {name: to_json(getattr(value, name)) for name in _names(type(value))}


def changes(before: object, after: object) -> Json:
    """What makes one view, or any part of one, out of another: `[value]` for what is another or
    new, `[]` for what is gone, else the changes of its parts by name or place; none are `{}`."""
    kind = type(after)
    if type(before) is not kind:
        return [to_json(after)]
    if before is after:
        return {}
    if isinstance(after, (bool, int, float, str, Message)):
        return {} if before == after else [to_json(after)]
    if isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)):
        return _in_places([*before], [*after])
    if isinstance(after, dict) and isinstance(before, dict):
        return _in_names(before, after)
    found: JsonObject = {}
    for name in _names(kind):
        part = changes(getattr(before, name), getattr(after, name))
        if part != {}:
            found[name] = part
    return found


def _in_places(before: list[object], after: list[object]) -> Json:
    """Parts keep their places and new ones come last; else the whole list comes anew."""
    found: JsonObject = {}
    if len(after) < len(before):
        return [to_json(after)]
    plain = 0
    for place, old in enumerate(before):
        part = changes(old, after[place])
        if part != {}:
            found[str(place)] = part
            plain += isinstance(part, list)
    for place in range(len(before), len(after)):
        found[str(place)] = [to_json(after[place])]
    return [to_json(after)] if FEW * plain > len(before) else found


def _in_names(before: dict[object, object], after: dict[object, object]) -> Json:
    """Names keep their order, too, with new ones last."""
    stay = [key for key in before if key in after]
    if stay != [*after][: len(stay)]:
        return [to_json(after)]
    found: JsonObject = {str(key): [] for key in before if key not in after}
    for key, new in after.items():
        part = changes(before[key], new) if key in before else [to_json(new)]
        if part != {}:
            found[str(key)] = part
    return found


def _names(kind: type) -> list[str]:
    names = field_names(kind)
    if not names and not is_dataclass(kind):
        raise TypeError(f"a view cannot hold {kind.__name__}")
    return names


def field_names(kind: type) -> list[str]:
    """The fields of a model, looked up once; none of what is no dataclass."""
    names = _NAMES.get(kind)
    if names is None:
        names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
        _NAMES[kind] = names
    return names
