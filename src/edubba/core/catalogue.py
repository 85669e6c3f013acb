"""Words messages from the Fluent catalogues: `edubba/locale/<language>/<domain>.ftl`.

A language is one folder, and nothing else: what it says of itself is in its `language.ftl`.

What a word needs for the grammar around it stands in its Fluent attributes: where the argument
`what` is a message, a sentence may say or select on `$what-article`, its attribute `.article`,
which is empty if it has none. Where `other` is the same message as
the earlier argument `seat`, `$other-same` is `seat`, and else empty.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from edubba.core.sentences import ENGLISH_NUMBERS, Entry, Numbers, Sentences, Unreadable, sources
from edubba.core.words import SEAT_PREFIX, Message

ENGLISH: Final = "en"
ITSELF: Final = "language"
"""The catalogue in which a language tells its name and how it writes numbers."""
PLURAL: Final = "language/plural"
SIGNS: Final = ("language/thousands", "language/decimal")
SAME: Final = "same"

_added: Final[dict[tuple[str, str], str]] = {}


def add_catalogue(domain: str, text: str, language: str = ENGLISH) -> None:
    """Bring along the sentences of a game that lives outside this package."""
    _added[domain, language] = text
    _sentences.cache_clear()


@cache
def languages() -> list[str]:
    """The codes of all languages that there is a folder of."""
    folders = files("edubba").joinpath("locale").iterdir()
    return sorted(each.name for each in folders if each.joinpath(f"{ITSELF}.ftl").is_file())


def best_language(wishes: Iterable[str]) -> str:
    """The first of these that we speak, else English; `de_AT.UTF-8` and `de-AT` mean `de`."""
    for wish in wishes:
        code = re.split("[^a-z]", wish.strip().lower(), maxsplit=1)[0]
        if code in languages():
            return code
    return ENGLISH


def catalogue_text(domain: str, language: str = ENGLISH) -> str:
    """The Fluent source of one domain; what a language lacks is there in English."""
    own, english = _source(domain, language), _source(domain, ENGLISH)
    if language == ENGLISH or not own:
        return english
    known = sources(own)
    lacking = [entry for id, entry in sources(english).items() if id not in known]
    return "\n".join([own, *lacking])


def _source(domain: str, language: str) -> str:
    if (domain, language) in _added:
        return _added[domain, language]
    file = files("edubba").joinpath("locale", language, f"{domain}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def _numbers(language: str) -> Numbers:
    thousands, decimal = (word(Message(id), language) for id in SIGNS)
    return Numbers(thousands, decimal, _entry(PLURAL, language).sentence)


def number(told: str, language: str = ENGLISH) -> str:
    """A number that is written as in English (`1,234.5`), with the signs of a language."""
    return _numbers(language).written(told)


@cache
def _sentences(domain: str, language: str) -> Sentences:
    numbers = ENGLISH_NUMBERS if domain == ITSELF else _numbers(language)
    return Sentences(catalogue_text(domain, language), numbers)


def _entry(id: str, language: str) -> Entry:
    domain, _, name = id.partition("/")
    return _sentences(domain, language).entry(name)


def _grammar(message: Message, asked: str, language: str) -> str:
    """What a sentence asks of a message among its arguments: an attribute, or which it repeats."""
    name, _, attribute = asked.partition("-")
    word = message.args.get(name)
    if not isinstance(word, Message):  # a variant for which it is not given
        return ""
    if attribute == SAME:
        for other, said in message.args.items():
            if other == name:
                return ""
            if said == word:
                return other
    try:
        own = _entry(word.id, language).attributes
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
        entry = _entry(message.id, language)
        args: dict[str, int | float | str] = {}
        for name, arg in message.args.items():
            args[name] = word(arg, language, names) if isinstance(arg, Message) else arg
        for asked in entry.grammar:
            args[asked] = _grammar(message, asked, language)
        if entry.sentence is not None:
            return entry.sentence.said(args)
    except (Unreadable, LookupError):
        pass
    return f"‹{message.id}›"
