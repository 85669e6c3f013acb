"""Who knows one game knows all: the same files, and codes called like what they stand for."""

import ast
import json
import re
from importlib import import_module
from pathlib import Path

import pytest

import edubba.games
from edubba.core import Message, find_game, word
from edubba.core.options import Choice
from edubba.core.questions import Chance, Question, Step

[FOLDER] = map(Path, edubba.games.__path__)
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "data.json").exists())
ALWAYS = {
    *("__init__", "space", "codes", "terms", "state", "obstacles", "scoring"),
    *("events", "elements", "view", "text", "evaluate", "features"),
}
OLD_NAMES = {"tables", "positions", "telling", "reading", "checking"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_same_rooms_as_the_others(game: str) -> None:
    files = {file.stem for file in (FOLDER / game).glob("*.py")}
    assert files >= ALWAYS, f"{game} lacks {sorted(ALWAYS - files)}"
    assert not files & OLD_NAMES
    assert (FOLDER / game / "RULES.md").exists()
    assert (FOLDER / game / "decisions" / "frames.py").exists()
    rooms = {room.name for room in (FOLDER / game).iterdir() if room.name[0] != "_"}
    assert {"position", "position.py"} & rooms


@pytest.mark.parametrize("game", GAMES)
def test_codes_are_called_like_their_decisions(game: str) -> None:
    frames = import_module(f"edubba.games.{game}.decisions.frames")
    names = find_game(game).rules.names()
    assert [getattr(frames, name.upper(), None) for name in names] == [*range(len(names))]


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_the_one_form(game: str) -> None:
    rules = find_game(game).rules
    for code in range(len(rules.names())):
        decision = rules.decisions[code]
        if code >= rules.steps:
            assert isinstance(decision, Step), f"{decision.name} is a step"
        elif decision.by_chance:
            assert isinstance(decision, Chance), f"{decision.name} is chance's"
        else:
            assert isinstance(decision, Question), f"{decision.name} is a question"
            assert decision.verbs, f"{decision.name} names no verbs"


@pytest.mark.parametrize("game", GAMES)
def test_what_decisions_of_several_files_come_from_lies_in_their_base(game: str) -> None:
    rules, package = find_game(game).rules, f"edubba.games.{game}.decisions."
    for decision in (type(rules.decisions[code]) for code in range(len(rules.names()))):
        others = {base.__module__ for base in decision.__mro__} - {decision.__module__}
        assert {name for name in others if name.startswith(package)} <= {f"{package}base"}, decision


@pytest.mark.interpreted_only  # it reads the sources
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_frame_are_read_by_giving_them_names(game: str) -> None:
    """`city, count = state.a, state.b`, and only so; nothing else has attributes `a` to `f`."""
    unnamed: list[str] = []
    for file in (FOLDER / game).rglob("*.py"):
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        named = {part for node in nodes if isinstance(node, ast.Assign) for part in given(node)}
        unnamed += [
            f"{file.relative_to(FOLDER)}:{node.lineno} {ast.unparse(node)}"
            for node in nodes
            if isinstance(node, ast.Attribute) and node.attr in set("abcdef")
            if isinstance(node.ctx, ast.Load) and node not in named
        ]
    assert unnamed == []


def given(assignment: ast.Assign) -> list[ast.expr]:
    """What plain names are given by an assignment, or nothing where it sets something else."""
    names = [part for target in assignment.targets for part in parts(target)]
    return parts(assignment.value) if all(isinstance(name, ast.Name) for name in names) else []


def parts(expression: ast.expr) -> list[ast.expr]:
    return expression.elts if isinstance(expression, ast.Tuple) else [expression]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_rule_and_a_sentence_for_each_value(game: str, language: str) -> None:
    book = (FOLDER / game / "RULES.md").read_text("utf-8")
    told = json.loads((FOLDER / game / "data.json").read_text("utf-8"))["options"]
    rules = {option["id"]: option.get("rule") for option in told}
    for option in find_game(game).options:
        if option.internal:
            continue
        rule = rules[option.name] or re.search(rf"[A-Z]+-\d.*`{option.name}`", book)
        assert rule, f"no rule speaks of {option.name}"
        assert not isinstance(rule, str) or f"{rule} " in book or f"{rule}*" in book, rule
        values = option.values if isinstance(option, Choice) else []
        for name in ["", *(f"-{value}" for value in values)]:
            sentence = word(Message(f"{game}/option-{option.name}{name}"), language)
            assert "‹" not in sentence, sentence


@pytest.mark.interpreted_only  # it reads the sources of the page
@pytest.mark.parametrize("game", GAMES)
def test_a_board_sounds_by_events_of_its_game(game: str) -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "boards" / game / "index.tsx"
    heard = re.findall(r"export const sounds = \{([^}]*)\}", page.read_text("utf-8"))
    named = {name for sounds in heard for name in re.findall(r"(\w+): \"", sounds)}
    files = [*(FOLDER / game).rglob("*events*.py"), *(FOLDER / game / "events").glob("*.py")]
    classes = re.findall(r"^class (\w+)\(", "\n".join(map(Path.read_text, files)), re.MULTILINE)
    assert named - {re.sub(r"(?<!^)(?=[A-Z])", "_", each).lower() for each in classes} == set()
