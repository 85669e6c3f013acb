"""What does not fit its model, in sentences of ours instead of the library's English."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from edubba.core.words import Message

if TYPE_CHECKING:
    from fastapi.exceptions import RequestValidationError

KINDS: Final = {
    "int": "whole",
    "float": "number",
    "finite": "number",
    "string": "text",
    "bool": "flag",
    "list": "list",
    "tuple": "list",
    "dict": "object",
    "model": "object",
}
"""What should have been there, by how the library names what is wrong."""
PLAIN: Final = {
    "missing": "server/fault-missing",
    "union_tag_not_found": "server/fault-missing",
    "extra_forbidden": "server/fault-unknown",
    "json_invalid": "server/fault-json",
    "path_not_file": "core/trouble-missing",
}
BOUNDS: Final = {
    "greater_than_equal": ("server/fault-least", "ge"),
    "greater_than": ("server/fault-above", "gt"),
    "less_than_equal": ("server/fault-most", "le"),
    "less_than": ("server/fault-below", "lt"),
    "string_too_short": ("server/fault-short", "min_length"),
    "string_too_long": ("server/fault-long", "max_length"),
    "too_short": ("server/fault-few", "min_length"),
    "too_long": ("server/fault-many", "max_length"),
}
"""With the name of the bound."""
CHOICES: Final = {"literal_error": "expected", "union_tag_invalid": "expected_tags"}
QUOTED: Final = re.compile("'([^']*)'")


def fault(error: "ValidationError | RequestValidationError", skip: int = 0) -> tuple[str, Message]:
    """The first thing that does not fit its model: where, without so many steps, and what."""
    first = error.errors()[0]
    return ".".join(map(str, first["loc"][skip:]))[:80], _told(first["type"], first.get("ctx", {}))


def _told(type: str, facts: Mapping[str, Any]) -> Message:
    if type in PLAIN:
        return Message(PLAIN[type])
    if type in BOUNDS:
        id, bound = BOUNDS[type]
        return Message(id, bound=facts[bound])
    if type in CHOICES:
        return Message("server/fault-choice", known=", ".join(QUOTED.findall(facts[CHOICES[type]])))
    kind = KINDS.get(type.partition("_")[0])
    if kind is not None and type.endswith(("_type", "_parsing", "_from_float", "_number")):
        return Message("server/fault-kind", kind=kind)
    return Message("server/fault-other")
