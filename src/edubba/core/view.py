"""What one seat may know of a position, as typed models that become JSON and TypeScript."""

from dataclasses import fields, is_dataclass

from edubba.core.native import mypyc_attr
from edubba.core.words import Json, Message


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
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"a view cannot hold {type(value).__name__}")
