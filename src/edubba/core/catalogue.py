"""Words messages from the Fluent catalogues: `edubba/locale/<language>/<domain>.ftl`.

What a word needs for the grammar around it stands in its Fluent attributes: where the argument
`what` is a message, a sentence may say or select on `$what-article`, its attribute `.article`,
which is empty if it has none. Where `other` is the same message as
the earlier argument `seat`, `$other-same` is `seat`, and else empty.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from edubba.core.sentences import Entry, Sentences, Unreadable
from edubba.core.words import SEAT_PREFIX, Message

ENGLISH: Final = "en"
SAME: Final = "same"

_added: Final[dict[tuple[str, str], str]] = {}


def add_catalogue(domain: str, text: str, language: str = ENGLISH) -> None:
    """Bring along the sentences of a game that lives outside this package."""
    _added[domain, language] = text
    _sentences.cache_clear()


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
def _sentences(domain: str, language: str) -> Sentences:
    return Sentences(catalogue_text(domain, language), language)


def _entry(message: Message, language: str) -> Entry:
    domain, _, id = message.id.partition("/")
    return _sentences(domain, language).entry(id)


def _grammar(message: Message, asked: str, language: str) -> str:
    """What a sentence asks of a message among its arguments: an attribute, or which it repeats."""
    name, _, attribute = asked.partition("-")
    word = message.args[name]
    if not isinstance(word, Message):
        raise Unreadable(asked)
    if attribute == SAME:
        for other, said in message.args.items():
            if other == name:
                return ""
            if said == word:
                return other
    try:
        own = _entry(word, language).attributes
    except Unreadable:
        return ""
    return own[attribute].said({}) if attribute in own else ""


def word(message: Message, language: str = ENGLISH, names: list[str] | None = None) -> str:
    """The sentence of a message. `names` are the people at the seats, where they are known.

    What the catalogue lacks comes out as its id in angle quotes, so that a game goes on; the tests
    let no such sentence pass.
    """
    id = message.id.rpartition("/")[2]
    if names is not None and id.startswith(SEAT_PREFIX):
        return names[int(id.removeprefix(SEAT_PREFIX))]
    try:
        entry = _entry(message, language)
        args: dict[str, int | str] = {}
        for name, arg in message.args.items():
            args[name] = word(arg, language, names) if isinstance(arg, Message) else arg
        for asked in entry.grammar:
            args[asked] = _grammar(message, asked, language)
        if entry.sentence is not None:
            return entry.sentence.said(args)
    except (Unreadable, LookupError):
        pass
    return f"‹{message.id}›"
