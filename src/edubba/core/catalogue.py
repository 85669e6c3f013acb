"""Words messages from the Fluent catalogues: `edubba/locale/<language>/<domain>.ftl`.

What a word needs for the grammar around it stands in its Fluent attributes: where the argument
`what` is a message, a sentence may say or select on `$what-article`, its attribute `.article`,
which is empty if it has none but others of its catalogue do. Where `other` is the same message as
the earlier argument `seat`, `$other-same` is `seat`, and else empty.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from edubba.core.words import SEAT_PREFIX, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
SAME: Final = "same"
ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)

_added: Final[dict[tuple[str, str], str]] = {}


def add_catalogue(domain: str, text: str, language: str = ENGLISH) -> None:
    """Bring along the sentences of a game that lives outside this package."""
    _added[domain, language] = text
    _bundle.cache_clear()
    _attributes.cache_clear()


def catalogue_text(domain: str, language: str = ENGLISH) -> str:
    """The Fluent source of one domain; a language without it falls back to English."""
    for tongue in (language, ENGLISH):
        if (domain, tongue) in _added:
            return _added[domain, tongue]
        file = files("edubba").joinpath("locale", tongue, f"{domain}.ftl")
        if file.is_file():
            return file.read_text("utf-8")
    return ""


@cache
def _bundle(domain: str, language: str) -> "FluentBundle":
    # Imported on first use: the library takes longer to load than all rules together.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(domain, language)))
    return bundle


@cache
def _attributes(domain: str, language: str) -> tuple[str, ...]:
    """The names of all attributes in a catalogue."""
    return tuple(sorted({*ATTRIBUTE.findall(catalogue_text(domain, language))}))


def _grammar(message: Message, language: str) -> dict[str, str]:
    """What the messages among the arguments say about themselves, and which are the same."""
    found: dict[str, str] = {}
    earlier: list[tuple[str, Message]] = []
    for name, arg in message.args.items():
        if not isinstance(arg, Message):
            continue
        domain, _, id = arg.id.partition("/")
        bundle = _bundle(domain, language)
        own = bundle.get_message(id).attributes if bundle.has_message(id) else {}
        for attribute in _attributes(domain, language):
            found[f"{name}-{attribute}"] = (
                str(bundle.format_pattern(own[attribute])[0]) if attribute in own else ""
            )
        repeated = [other for other, said in earlier if said == arg]
        found[f"{name}-{SAME}"] = repeated[0] if repeated else ""
        earlier.append((name, arg))
    return found


def word(message: Message, language: str = ENGLISH, names: list[str] | None = None) -> str:
    """The sentence of a message. `names` are the people at the seats, where they are known.

    What the catalogue lacks comes out as its id in angle quotes, so that a game goes on; the tests
    let no such sentence pass.
    """
    domain, _, id = message.id.partition("/")
    if names is not None and id.startswith(SEAT_PREFIX):
        return names[int(id.removeprefix(SEAT_PREFIX))]
    bundle = _bundle(domain, language)
    args: dict[str, int | str] = {**_grammar(message, language)}
    for name, arg in message.args.items():
        args[name] = word(arg, language, names) if isinstance(arg, Message) else arg
    try:
        pattern = bundle.get_message(id).value
    except LookupError:
        pattern = None
    if pattern is None:
        return f"‹{message.id}›"
    text, errors = bundle.format_pattern(pattern, args)
    return f"‹{message.id}›" if errors else str(text)
