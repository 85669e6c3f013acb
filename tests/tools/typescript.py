"""Writes the client's TypeScript types from the very models that the server speaks by.

`make web-types` writes `web/src/generated/`, and from what the sources say of themselves the rules
of all questions, which page and terminal read; a test fails when the files are stale.
"""

import ast
import dataclasses
import inspect
import json
import re
import sys
import textwrap
import types
import typing
from importlib import import_module
from pathlib import Path

from pydantic import BaseModel
from typing_extensions import get_original_bases, is_typeddict

from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.journal import Ended, Event
from edubba.core.options import Value
from edubba.core.registry import find_game, game_ids
from edubba.core.view import View
from edubba.core.words import Message
from edubba.server import (
    messages,
    models,
    people_models,
    puzzle_models,
    replay_models,
    study_models,
    tournament_models,
)
from edubba.server.errors import code_of

FOLDER = Path("web/src/generated")
QUESTIONS = Path("src/edubba/core/asked_by.json")
HEAD = "// Written by `make web-types` from the Python models; edit those instead.\n"
RULE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)+")
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Message: "Message",
    models.Message: "Message",
}
IN_ORDER = dict.fromkeys
SHARED = (models.Model, models.Shape, models.Message, replay_models.Seen, messages.Stands)
"""What others are made from, and what is written by hand."""


class Writer:
    """Turns Python classes into interfaces, each once, those it is made of first."""

    def __init__(self, prefix: str = "", kept: frozenset[type] = frozenset()) -> None:
        self.prefix = prefix
        """Put before the names of a game's parts: every game has a `PlayerView`."""
        self.kept = kept
        """Classes whose names say already what they belong to."""
        self.written: dict[type, str] = {}

    def name(self, kind: type) -> str:
        return kind.__name__ if kind in self.kept else self.prefix + kind.__name__

    def spell(self, hint: object) -> str:
        """A Python type in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            made = [each.shape for each in args[1:] if isinstance(each, models.Made)]
            return self.spell(made[0] if made else args[0])
        if origin is typing.NotRequired:
            return self.spell(args[0])
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(IN_ORDER(self.spell(arg) for arg in args))
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self.spell(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.spell, args))}]"
        if origin is dict:
            return f"Record<string, {self.spell(args[1])}>"
        if isinstance(hint, type):
            self.add(hint)
            return self.name(hint)
        raise TypeError(f"no TypeScript for {hint!r}")

    def add(self, kind: type, extra: str = "") -> None:
        if kind in self.written:
            return
        self.written[kind] = ""
        notes = _field_notes(kind)
        body = [extra] if extra else []
        for name, hint, optional in _fields(kind):
            body += _comment(notes.get(name, ""), "  ")
            body.append(f"  {name}{'?' if optional else ''}: {self.spell(hint)};")
        if kind is replay_models.EventInfo:
            body.append("  [field: string]: unknown;")
        head = [*_comment(_docstring(kind), ""), f"export interface {self.name(kind)} {{"]
        del self.written[kind]  # what it is made of comes first
        self.written[kind] = "\n".join([*head, *body, "}", ""])

    def text(self) -> str:
        return "\n".join(self.written.values())


def _fields(kind: type) -> list[tuple[str, object, bool]]:
    """Name, type, and whether it may be left out."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if issubclass(kind, BaseModel):
        fields = kind.model_fields.items()
        return [(name, hints[name], not field.is_required()) for name, field in fields]
    if is_typeddict(kind):
        missing: frozenset[str] = vars(kind)["__optional_keys__"]
        return [(name, hint, name in missing) for name, hint in hints.items()]
    assert dataclasses.is_dataclass(kind)
    return [(field.name, hints[field.name], False) for field in dataclasses.fields(kind)]


def _docstring(kind: type) -> str:
    own = kind.__dict__.get("__doc__") or ""
    # A dataclass without a docstring gets its signature for one.
    return "" if own.startswith(f"{kind.__name__}(") else inspect.cleandoc(own)


def _field_notes(kind: type) -> dict[str, str]:
    """The texts that stand under the fields of a class."""
    notes: dict[str, str] = {}
    for base in get_original_bases(kind):
        if base.__module__.startswith("edubba.") and not base.__name__.startswith("_"):
            notes |= _field_notes(base)
    [node] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(node, ast.ClassDef)
    for field, note in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                notes[field.target.id] = inspect.cleandoc(str(note.value.value))
    return notes


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = [" ".join(part.split()) for part in text.split("\n\n")]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


ROOMS = ("core", "match", "server")
"""Where what the house refuses is worded; why a rule refuses a move is each game's own."""
NOT_SENT = {
    "core": {"batch", "bot"},
    "server": {"admin", "run", "service", "settings", "static", "traces", "workers"},
}
"""Modules that refuse what programs or the house's operator ask for; none of that is sent to the
client."""
MESSAGES = {"Message", "Words", "refused"}
ERRORS = {"Refused", "IllegalMove", "InvalidInput", "InvalidRecord", "NotSaved", "Stale", "refused"}


def problem_codes() -> list[str]:
    """Every code by which the house refuses something, as the sources raise them."""
    codes: set[str] = set()
    for room in ROOMS:
        [folder] = import_module(f"edubba.{room}").__path__
        for file in Path(folder).rglob("*.py"):
            if file.stem in NOT_SENT.get(room, ()):
                continue
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    codes |= _raised(node)
    return sorted(codes)


def _raised(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> set[str]:
    """What an error class says, or a function that makes errors."""
    within = [*ast.walk(node)]
    if isinstance(node, ast.ClassDef):
        makes = node.name in ERRORS
    else:
        makes = any(isinstance(each, ast.Call) and _called(each) in ERRORS for each in within)
    return {_code(each) for each in within if _is_message(each)} if makes else set()


def _called(call: ast.Call) -> str:
    func = call.func
    return func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")


def _is_message(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or _called(node) not in MESSAGES or not node.args:
        return False
    return isinstance(node.args[0], ast.Constant)


def _code(node: ast.AST) -> str:
    assert isinstance(node, ast.Call)
    assert isinstance(node.args[0], ast.Constant)
    return code_of(InvalidInput(Message(str(node.args[0].value)))).removeprefix("why_")


# The files


def protocol() -> str:
    """`protocol.ts`: everything that travels over HTTP and the WebSocket."""
    writer = Writer()
    message = (
        "/** One sentence: its id `domain/name` in the catalogues, and what fills it in. */\n"
        "export interface Message {\n"
        "  id: string;\n"
        "  args: Record<string, number | string | Message>;\n"
        "}\n"
    )
    modules = (
        *(models, people_models, tournament_models, replay_models),
        *(messages, study_models, puzzle_models),
    )
    for kind in [kind for module in modules for kind in _own_classes(module)]:
        travels = issubclass(kind, BaseModel) or is_typeddict(kind)
        if travels and kind not in SHARED and not kind.__name__.startswith("_"):
            writer.add(kind)
    unions = [
        f"export const PROTOCOL = {models.PROTOCOL};\n",
        f"export type Value = {writer.spell(Value)};\n",
        f"export type ClockChoice = {writer.spell(models.ClockChoice)};\n",
        "/** Why the house refuses something; why the rules do, each game says itself. */\n"
        f"export type ProblemCode = {' | '.join(map(json.dumps, problem_codes()))};\n",
        "/** What the client may send. */\n"
        f"export type FromClient = {writer.spell(messages.FromClient)};\n",
        "/** What the server may send. */\n"
        f"export type FromServer = {writer.spell(messages.FromServer)};\n",
    ]
    return "\n".join([HEAD, message, writer.text(), *unions])


def views() -> str:
    """`views.ts`: the view and the events of every game."""
    parts = [HEAD, 'import type { Message } from "./protocol";\n']
    maps: list[str] = []
    events: list[str] = []
    for id in game_ids():
        game = find_game(id)
        if not type(game).__module__.startswith("edubba."):
            continue
        root = view_class(game)
        prefix = root.__name__.removesuffix("View")
        writer = Writer(prefix, frozenset({root}))
        writer.add(root)
        kinds = event_classes(game)
        for kind in kinds:
            writer.add(kind, f'  name: "{_event_name(kind)}";')
        parts.append(f"// {id}\n\n{writer.text()}")
        names = " | ".join(writer.name(kind) for kind in kinds)
        parts.append(f"export type {prefix}Event = {names};\n")
        maps.append(f"  {id}: {root.__name__};")
        events.append(f"  {id}: {prefix}Event;")
    parts.append("/** The view of every game. */")
    parts.append("export interface Views {\n" + "\n".join(maps) + "\n}\n")
    parts.append("/** What can happen in every game, without `words` and `targets`. */")
    parts.append("export interface Events {\n" + "\n".join(events) + "\n}\n")
    return "\n".join(parts)


def asked_by() -> dict[str, dict[str, str]]:
    """By which rule each question of each game is asked, as its class or chapter names it first."""
    found: dict[str, dict[str, str]] = {}
    for id in game_ids():
        game = find_game(id)
        rules = game.setup(max(game.seats)).new().rules
        found[id] = {}
        for decision in sorted(rules.decisions, key=lambda each: each.name):
            kind = type(decision)
            rule = getattr(decision, "rule", "")  # chance asks nobody
            told = f"{kind.__doc__} {rule} {sys.modules[kind.__module__].__doc__} {rules.asking}"
            if named := RULE.search(told):
                found[id][decision.name] = named[0]
    return found


def view_class(game: Game) -> type:
    """The one class of a game's `view.py` that is a whole view."""
    module = import_module(f"{type(game).__module__}.view")
    [root] = [kind for kind in _own_classes(module) if issubclass(kind, View)]
    return root


def event_classes(game: Game) -> list[type[Event]]:
    """The events of a game, in whichever of its modules they stand, and its end, by name."""
    own = f"{type(game).__module__}."
    found: dict[str, type[Event]] = {}
    waiting = Event.__subclasses__()
    while waiting:
        kind = waiting.pop()
        below = kind.__subclasses__()
        waiting += below
        if (kind.__module__.startswith(own) and not below) or kind is Ended:
            found[kind.__name__] = kind
    return [found[name] for name in sorted(found)]


def _own_classes(module: types.ModuleType) -> list[type]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def _event_name(kind: type[Event]) -> str:
    return object.__new__(kind).name


def files() -> dict[Path, str]:
    """The generated files."""
    questions = json.dumps(asked_by(), indent=1) + "\n"
    return {FOLDER / "protocol.ts": protocol(), FOLDER / "views.ts": views(), QUESTIONS: questions}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
