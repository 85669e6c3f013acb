"""The catalogues have every sentence that the code asks for, and no other."""

import re
from functools import cache
from pathlib import Path

import pytest
from tests.locale.catalogues import FILES, LOCALE, Catalogue, catalogues, read_catalogue
from tests.locale.client import client_uses
from tests.locale.messages import Module, Use, find_uses

import edubba
from edubba.core.catalogue import SAME
from edubba.core.registry import find_game

PACKAGE = Path(edubba.__path__[0])
ENGLISH = "en"
FINISHED = ("de", "en")
"""Languages in which nothing may be missing; others say in English what they lack."""
GAMES = {file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py")}

pytestmark = pytest.mark.interpreted_only  # it reads the sources, which are the same in both modes


def modules() -> list[Module]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [Module.parse(f.read_text("utf-8"), f.relative_to(PACKAGE).as_posix()) for f in files]


each_catalogue = pytest.mark.parametrize(
    "catalogue", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}", indirect=True
)


@pytest.fixture
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return read_catalogue(request.param)


def missing(uses: list[Use], catalogues: list[Catalogue]) -> list[str]:
    """What is asked for and not there; of a family at least one member must be."""
    english = {id for each in catalogues if each.language == ENGLISH for id in each.needs}
    domains = {each.domain for each in catalogues}
    lacking: list[str] = []
    for use in uses:
        known = use.any_domain or use.id.partition("/")[0] in domains
        found = any(map(use.asks_for, english)) if use.is_family else use.id in english
        if not found and (known or use.args is not None):
            lacking.append(f"{use.place} asks for {use.id}")
    return lacking


class Asked:
    """All places that ask for sentences, by what they ask for."""

    def __init__(self, uses: list[Use]) -> None:
        self.literal: dict[str, list[Use]] = {}
        for use in uses:
            if not use.is_family:
                self.literal.setdefault(use.id, []).append(use)
        self.families = [use for use in uses if use.is_family and not use.says_nothing]

    def by(self, id: str) -> list[Use]:
        """The places that ask for this very sentence, or else the families it belongs to."""
        if id in self.literal:
            return self.literal[id]
        of_a_game = id.partition("/")[0] in {*GAMES, "core"}
        return [
            use for use in self.families if (of_a_game or not use.any_domain) and use.asks_for(id)
        ]


def unused(catalogue: Catalogue, asked: Asked) -> list[str]:
    return [id for id in catalogue.needs if id not in catalogue.parts and not asked.by(id)]


def not_given(catalogue: Catalogue, asked: Asked) -> list[str]:
    """Sentences that some place asks for without all that fills them in.

    Members of a family may need different things; one place that gives everything is enough there.
    """
    short: list[str] = []
    for id, needs in catalogue.needs.items():
        asking = [use for use in asked.by(id) if use.args is not None]
        wanting = [use for use in asking if use.args is not None and needs - use.args]
        if wanting and (not wanting[0].is_family or len(wanting) == len(asking)):
            short += [
                f"{use.place} does not give all of {sorted(needs)} for {id}" for use in wanting
            ]
    return short


CLIENT = Path(__file__).parents[2] / "web" / "src"


@cache
def uses() -> list[Use]:
    return find_uses(modules()) + client_uses(CLIENT, {file.stem for file in FILES})


@cache
def asked() -> Asked:
    return Asked(uses())


def test_the_sources_and_catalogues_are_found() -> None:
    assert len(uses()) > 100
    assert {"core", "game_of_ur"} <= {file.stem for file in FILES}


def test_no_id_is_made_of_variables_alone() -> None:
    """Such an id could be any sentence, and nothing would be found missing or unused."""
    assert [use.place for use in uses() if use.says_nothing] == []


def test_no_sentence_is_missing() -> None:
    assert missing(uses(), catalogues()) == []


@each_catalogue
def test_no_sentence_is_unused(catalogue: Catalogue) -> None:
    assert unused(catalogue, asked()) == []


@each_catalogue
def test_all_that_a_sentence_needs_is_given(catalogue: Catalogue) -> None:
    assert not_given(catalogue, asked()) == []


@each_catalogue
def test_all_grammar_that_a_sentence_asks_for_is_known(catalogue: Catalogue) -> None:
    """A game's board shares the words of the game."""
    mine = [each for each in catalogues() if each.language == catalogue.language]
    family = [each for each in mine if catalogue.domain.startswith(each.domain)]
    known = {SAME}.union(*(each.attributes for each in family))
    assert catalogue.grammar <= known


@each_catalogue
def test_no_attribute_is_unused(catalogue: Catalogue) -> None:
    mine = [each for each in catalogues() if each.language == catalogue.language]
    family = [each for each in mine if each.domain.startswith(catalogue.domain)]
    assert catalogue.attributes <= set().union(*(each.grammar for each in family))


@each_catalogue
def test_a_catalogue_can_be_read_and_says_what_the_english_one_says(catalogue: Catalogue) -> None:
    assert catalogue.junk == []
    english = [each for each in catalogues() if each.language == ENGLISH]
    [original] = [each for each in english if each.domain == catalogue.domain]
    if catalogue.language in FINISHED:
        assert catalogue.needs == original.needs
    else:
        assert catalogue.needs.items() <= original.needs.items()


@pytest.mark.parametrize("language", FINISHED)
def test_a_finished_language_has_every_file_that_english_has(language: str) -> None:
    """Whatever else lies in the folder of English: also books, pictures, anything."""
    folders = [LOCALE / each for each in (ENGLISH, language)]
    original, own = ({f.relative_to(at).as_posix() for f in at.rglob("*.*")} for at in folders)
    assert own == original


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_question_can_be_put_to_whoever_answers_it(id: str) -> None:
    """To the others it speaks of the seat by its name."""
    game = find_game(id)
    decisions = game.setup(max(game.seats)).new().rules.decisions
    chosen = {f"ask-{each.name}" for each in decisions if not each.by_chance}
    catalogue = read_catalogue(LOCALE / ENGLISH / f"{id}.ftl")
    asked = [of for of in chosen if "seat" in catalogue.needs.get(f"{id}/{of}", set())]
    assert [of for of in asked if f"{id}/{of.replace('ask', 'you')}" not in catalogue.needs] == []


YOU = re.compile(r"^log-.*\b(you|your|du|dir|dich|dein\w*)\b.*", re.MULTILINE | re.IGNORECASE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_log_speaks_of_a_seat_by_its_name(file: Path) -> None:
    """After the end everybody reads what was whispered to one."""
    assert [found.group() for found in YOU.finditer(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_fact_of_a_sentence_is_called_as_its_own_name_is(file: Path) -> None:
    """Compiled, `Message(id, id=...)` is an error; the browser alone words what boards say."""
    assert file.stem.endswith("_board") or "$id " not in file.read_text("utf-8")
