"""The rulebooks for players: every rule told once and plainly, with examples that can be played."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.tools.rules import read_rules

import edubba
from edubba.core.book import MARK, asked_by, book_text, examples, read_example, rules_in
from edubba.core.catalogue import ENGLISH
from edubba.core.errors import EdubbaError
from edubba.core.registry import find_game, game_ids
from edubba.core.rng import Rng
from edubba.core.rulebook import chapters, rulebook
from edubba.core.state import OVER
from edubba.match.examples import play_example
from edubba.testing.conformance.walk import anything

LOCALE = Path(edubba.__path__[0]) / "locale"
SHARED = {
    "after_the_flood": "good_not_held",
    "clash_of_cultures": "barbarians_full cannot_pay card_not_in_hand choose_city_first "
    "choose_piece_now cities_in_order happy_already kind_not_offered no_city_of_yours "
    "no_such_token not_free_land not_that_region objective_not_met piece_not_there raise_first "
    "use_not_owned",
    "ulm": "no_tile",
    "ur_ziggurat": "tile_not_yours",
}
"""Reasons that several rules have: each question that gives one names its own rule with it."""
STEPS, TRIED = 300, 40
"""Of a game played at random, and actions tried at each of them."""
BOOKS = sorted(file.relative_to(LOCALE) for file in LOCALE.glob("*/book/*.md"))
TALK = re.compile(
    r"\b(seed|dossier|JSON|engine|rulings?|R\d+|data\.json|software|programs?|client|server|preset|"
    r"option key|decision point|node)\b"
)
"""Words of those who write programs; `seat` and `table` are also a player's."""

each_book = pytest.mark.parametrize("file", BOOKS, ids=lambda file: f"{file.parts[0]}-{file.stem}")


def text_of(file: Path) -> str:
    return book_text(file.stem, file.parts[0])


def test_every_game_has_a_book() -> None:
    assert {file.stem for file in BOOKS if file.parts[0] == ENGLISH} == {*game_ids()}


@each_book
@pytest.mark.interpreted_only  # a text is the same in both modes
def test_every_rule_is_told_exactly_once(file: Path) -> None:
    rules = read_rules(file.stem, rulebook(find_game(file.stem)).read_text("utf-8"))
    told = rules_in(text_of(file))
    assert sorted(told) == sorted({*told}), "told twice"
    assert {*told} - rules.rules - rules.notes == set(), "no such rule"
    assert rules.rules - {*told} == set(), "not told"


@each_book
@pytest.mark.interpreted_only  # the questions' rules are read from the sources
def test_every_question_and_every_reason_leads_to_a_paragraph(file: Path) -> None:
    game = find_game(file.stem)
    told = {*rules_in(text_of(file))}
    state = game.setup(max(game.seats)).new()
    reasons = state.rules.obstacles.values()
    assert {reason for reason, rule in reasons if not rule} == {*SHARED.get(game.id, "").split()}
    wanted = {rule for reason, rule in reasons if reason not in SHARED.get(game.id, "").split()}
    for decision in state.rules.decisions:
        wanted.add(asked_by(game.id, decision.name) or state.rules.asking)
        if rule := getattr(decision, "rule", ""):
            wanted.add(rule)
    wanted |= {state.rules.asking, state.rules.chance}
    assert len(wanted) > 2
    assert wanted - told == set()


@pytest.mark.parametrize("id", game_ids())
def test_every_reason_that_play_gives_names_a_rule_that_is_told(id: str) -> None:
    """Those of the core too: that only chance decides, or that something else is asked."""
    told = {*rules_in(book_text(id, ENGLISH))}
    setup, rng = find_game(id).setup(max(find_game(id).seats)), Rng(1)
    state = setup.new()
    given: set[tuple[str, str, str]] = set()
    for _ in range(STEPS):
        if state.actor == OVER:
            break
        for _ in range(TRIED):
            reason = state.refusal(int(rng.below(setup.space().size)))
            if reason is not None:
                given.add((state.decision().name, reason.code, reason.rule))
        state.apply(anything(state, rng))
    assert "only_chance" in {code for _, code, _ in given}
    assert {each for each in given if each[-1] not in told} == set()


@each_book
@pytest.mark.interpreted_only  # a text is the same in both modes
def test_a_player_reads_no_word_for_developers(file: Path) -> None:
    text = re.sub(r"^```example\n.*?^```$", "", text_of(file), flags=re.M | re.S)
    for example in examples(text_of(file)):
        text += "\n".join([example.title, *(picture.words for picture in example.pictures)])
    assert re.findall(f".*{TALK.pattern}.*", MARK.sub("", text)) == []
    assert re.findall(r"\b[A-Z]{2}-\d[\d.]*", MARK.sub("", text)) == []
    for title, chapter in chapters(text_of(file)):
        assert len(re.sub(r"^```.*?^```$", "", chapter, flags=re.M | re.S).split()) < 700, title


@each_book
@pytest.mark.interpreted_only  # a text is the same in both modes
def test_marks_stand_where_they_are_found_and_links_lead_somewhere(file: Path) -> None:
    text = text_of(file)
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if MARK.search(line):
            headed = at + 1 < len(lines) and lines[at + 1].startswith("| ---")
            assert not line.startswith("#"), line
            assert not headed, line
    titles = {re.sub(r"\W+", "-", title.lower()) for title, _ in chapters(text)}
    links = {*re.findall(r"\]\(#([^)]*)\)", text)}
    assert links <= titles


@pytest.mark.parametrize("file", [file for file in BOOKS if file.parts[0] != ENGLISH], ids=str)
@pytest.mark.interpreted_only  # a text is the same in both modes
def test_a_translation_tells_and_plays_the_same(file: Path) -> None:
    english, own = (book_text(file.stem, language) for language in (ENGLISH, file.parts[0]))
    assert [rules_in(line) for line in own.splitlines()] == [
        rules_in(line) for line in english.splitlines()
    ]
    for told, original in zip(examples(own), examples(english), strict=True):
        played = [picture.actions for picture in told.pictures]
        assert played == [picture.actions for picture in original.pictures]
        assert replace(told, title="", pictures=[]) == replace(original, title="", pictures=[])


@each_book
def test_the_examples_can_be_played(file: Path) -> None:
    game = find_game(file.stem)
    told = examples(text_of(file))
    assert told
    for example in told:
        shown = play_example(game, example)
        assert len(shown) >= 2, example.title
        for picture in shown:
            assert picture.words, example.title
            assert not re.search(r"[*`\[]", picture.words), "plain words below a picture"
            assert game.draw(picture.view)
        assert any(picture.targets for picture in shown), example.title


def test_an_example_that_the_rules_refuse_is_found() -> None:
    example = read_example(
        "No\n\nLight waits.\n\n> throw 3\n> move 5\nA piece that is not there.\n"
    )
    with pytest.raises(EdubbaError):
        play_example(find_game("royal_game_of_ur"), example)


def test_a_picture_is_taken_before_the_next_named_action() -> None:
    told = "Two throws\n\nNothing yet.\n\n> throw 3\n> enter\nIn.\n\n> throw 0\nDark has nothing.\n"
    game = find_game("royal_game_of_ur")
    drawn = [game.draw(shown.view) for shown in play_example(game, read_example(told))]
    assert ["last throw -" in drawn[0], "last throw 3" in drawn[1]] == [True, True]
    assert "last throw 0" in drawn[2]


def test_marks_name_single_rules_and_runs_of_them() -> None:
    assert rules_in("Move on. {GU-7.1-3 GU-9.4.2}") == ["GU-7.1", "GU-7.2", "GU-7.3", "GU-9.4.2"]
    assert rules_in("A set {of things} and nothing else.") == []
