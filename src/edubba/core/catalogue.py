"""Words messages from the Fluent catalogues: `edubba/locale/<language>/<domain>.ftl`."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from edubba.core.words import SEAT_PREFIX, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"

_added: Final[dict[tuple[str, str], str]] = {}


def add_catalogue(domain: str, text: str, language: str = ENGLISH) -> None:
    """Bring along the sentences of a game that lives outside this package."""
    _added[domain, language] = text
    _bundle.cache_clear()


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


def word(message: Message, language: str = ENGLISH, names: list[str] | None = None) -> str:
    """The sentence of a message. `names` are the people at the seats, where they are known.

    What the catalogue lacks comes out as its id in angle quotes, so that a game goes on; the tests
    let no such sentence pass.
    """
    domain, _, id = message.id.partition("/")
    if names is not None and id.startswith(SEAT_PREFIX):
        return names[int(id.removeprefix(SEAT_PREFIX))]
    bundle = _bundle(domain, language)
    args: dict[str, int | str] = {}
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
