"""Finds which sentences the browser client asks for.

An id stands there as a text, `message("ulm_board/cell")`, as a family, `` `ulm/side-${side}` `` or,
of every game, `` `${game}/you-${question}` ``, or without its domain in `say("undo")`, which means
the client's own catalogue, `web`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.locale.messages import ANYTHING, ID, Use

OWN = "web"
WORDS = "words.ts"
"""Where sentences are worded, not asked for."""
TEXT = re.compile(r'"([a-z_]+/[a-z][a-z0-9_-]*)"')
TEMPLATE = re.compile(r"`([a-z_]+/(?:[a-z0-9_-]|\$\{[^`]*?\})+)`")
OF_ANY_GAME = re.compile(r"`(\$\{game\}(?:_[a-z]+)?/[a-z](?:[a-z0-9_-]|\$\{[^`]*?\})+)`")
SAID = re.compile(r'\bsay\(\s*(?:"([a-z][a-z0-9_-]*)"|`((?:[a-z0-9_-]|\$\{[^`]*?\})+)`)')
CHOSEN = re.compile(r'\bsay\(\s*[^"`()]*\?\s*"([a-z][a-z0-9_-]*)"\s*:\s*"([a-z][a-z0-9_-]*)"')
VARIABLE = re.compile(r"\$\{[^}]*\}")


def client_uses(folder: Path, domains: set[str]) -> list[Use]:
    files = [file for end in ("ts", "tsx") for file in sorted(folder.rglob(f"*.{end}"))]
    found: list[Use] = []
    for file in files:
        if "generated" not in file.parts and file != folder / WORDS:
            found += _uses(file.read_text("utf-8"), file.relative_to(folder).as_posix(), domains)
    return found


def _uses(source: str, place: str, domains: set[str]) -> Iterator[Use]:
    for text in TEXT.finditer(source):
        if text[1].partition("/")[0] in domains:
            yield Use(_line(source, place, text.start()), text[1], False, None)
    for text in TEMPLATE.finditer(source):
        if text[1].partition("/")[0] in domains:
            yield _family(_line(source, place, text.start()), text[1])
    for text in OF_ANY_GAME.finditer(source):
        yield _family(_line(source, place, text.start()), text[1])
    for text in SAID.finditer(source):
        where = _line(source, place, text.start())
        if text[1]:
            yield Use(where, f"{OWN}/{text[1]}", False, None)
        else:
            yield _family(where, f"{OWN}/{text[2]}")
    for text in CHOSEN.finditer(source):
        for id in text.groups():
            yield Use(_line(source, place, text.start()), f"{OWN}/{id}", False, None)


def _family(place: str, id: str) -> Use:
    pattern = ANYTHING.join(re.escape(part) for part in VARIABLE.split(id))
    if ANYTHING in pattern:
        return Use(place, pattern, True, None)
    assert ID.fullmatch(id), id
    return Use(place, id, False, None)


def _line(source: str, place: str, at: int) -> str:
    return f"web/{place}:{source.count(chr(10), 0, at) + 1}"
