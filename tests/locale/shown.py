"""Everything that a game says in the course of play, and words that only English has."""

import re
from collections.abc import Iterator

from tests.locale.catalogues import FILES

from edubba.core import OVER, Rng, find_game, word
from edubba.core.catalogue import catalogue_text
from edubba.core.journal import Journal
from edubba.core.words import Message
from edubba.testing.conformance.walk import anything

WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter ones are abbreviations as often as not."""
MOST, WIDE = 600, 6
"""Steps that are looked at, and choices at each of them."""
SAID_BY_NAME = re.compile(
    r"^(?:credits|opt|takes)-.*|^ +edubba .*|\{ [a-z][\w-]* \}|\$[\w-]+"
    r"|^[a-zA-Z][\w-]* =|^ +\.\w+ =|\[\w+\]|^#.*",
    re.M,
)
"""What of a catalogue is not said in play (variables, other sentences, ids, keys, notes, options of
commands, examples of them), and titles of books in English."""

EVERYWHERE = {file.stem for file in FILES}
OF_NO_PAGE = {"analysis", "arena", "cli", "language", "research", "solve", "tables", "train"}
"""Catalogues of the terminal alone, with commands in them, and of how a language is written."""
ON_PAGES = EVERYWHERE - OF_NO_PAGE


def words_of(language: str, domains: set[str]) -> set[str]:
    """All words that these catalogues of a language contain, in small letters."""
    text = "\n".join(catalogue_text(domain, language) for domain in domains)
    return {each.lower() for each in WORD.findall(SAID_BY_NAME.sub("", text))}


def only_in(language: str, other: str, domains: set[str] = EVERYWHERE) -> set[str]:
    """Words of one language that the other does not know."""
    return words_of(language, domains) - words_of(other, domains)


def said_in_play(id: str, seed: int, reasons: int = 3) -> Iterator[Message]:
    """Questions, choices, refusals, the log and the result of one game played at random."""
    game = find_game(id)
    setup = game.setup(max(game.seats))
    rng, state = Rng(seed), setup.new()
    yield game.title
    yield from (game.seat_word(seat) for seat in range(max(game.seats)))
    for _ in range(MOST):
        if state.actor == OVER:
            break
        decision = state.decision()
        yield decision.prompt(state)
        if state.actor >= 0:
            yield from (decision.label(state, action) for action in state.legal_actions()[:WIDE])
            for _ in range(reasons):
                refusal = state.refusal(int(rng.below(setup.space().size)))
                if refusal is not None:
                    yield refusal.words
        journal = Journal()
        state.apply(anything(state, rng), journal)
        for event in journal.events:
            words = event.words()
            if words is not None:
                yield words
    if state.actor == OVER:
        yield state.result().reason


def worded_in_play(id: str, seed: int, language: str) -> set[str]:
    return {word(message, language) for message in said_in_play(id, seed)}
