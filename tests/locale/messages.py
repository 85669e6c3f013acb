"""Finds in the sources which sentences are asked for.

An id stands in the code as a text, `Message("core/not-over")`, or as a family, an f-string such as
`Message(f"game_of_ur/bird-{bird}")` or `Named("game_of_ur/bird", BIRDS)`. A function that only
hands its id on to `Message` counts like `Message` itself, within its own room or game.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

ANYTHING = r"[\w-]+"
"""What the formatted part of an f-string may stand for."""
CANNOT = rf"/cannot\-{ANYTHING}"
MISFIT = ANYTHING + CANNOT
"""Made by the core of what `Decision.misfit` returns, where each of them is found."""
ID = re.compile(r"[a-z_]+/[a-z][a-z0-9_-]*")


@dataclass(frozen=True)
class Use:
    """One place in the sources that asks for a sentence, or for one of a family."""

    place: str
    id: str
    """As a regular expression; a literal id matches only itself."""
    is_family: bool
    args: frozenset[str] | None
    """The arguments that fill the sentence in; None where that cannot be seen."""

    def asks_for(self, id: str) -> bool:
        return re.fullmatch(self.id, id) is not None if self.is_family else self.id == id

    @property
    def any_domain(self) -> bool:
        return self.id.startswith(ANYTHING + "/")

    @property
    def says_nothing(self) -> bool:
        """Whether its id could be any sentence at all."""
        return self.id.replace(ANYTHING, "").endswith("/")


@dataclass
class Module:
    """A source file: the constants it names, and the functions that hand ids on to `Message`."""

    place: str
    room: str
    """Where its functions are known: a room of the package, or one game."""
    tree: ast.Module
    constants: dict[str, str]

    @staticmethod
    def parse(source: str, place: str) -> "Module":
        tree = ast.parse(source)
        parts = place.split("/")
        room = "/".join(parts[: 2 if parts[0] == "games" else 1])
        constants: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                value = node.value
                if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                    if isinstance(value.value, str):
                        constants[target.id] = value.value
        return Module(place, room, tree, constants)

    def pattern(self, id: ast.expr) -> str:
        """An id as a regular expression; empty if it is neither a text nor an f-string."""
        if isinstance(id, ast.Name) and id.id in self.constants:
            return re.escape(self.constants[id.id])
        if isinstance(id, ast.Constant) and isinstance(id.value, str):
            return re.escape(id.value)
        if isinstance(id, ast.FormattedValue):
            return self.pattern(id.value) if isinstance(id.value, ast.Name) else ANYTHING
        if isinstance(id, ast.JoinedStr):
            return "".join(self.pattern(part) or ANYTHING for part in id.values)
        return ""

    def hands_on(self) -> Iterator[tuple[str, str, ast.Call]]:
        """Functions that put their first argument into an id: name, id around it, where."""
        for function in ast.walk(self.tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            parameters = [*function.args.posonlyargs, *function.args.args]
            calls = [call for call in ast.walk(function) if isinstance(call, ast.Call)]
            for call in calls if parameters else []:
                if name_of(call) == "Message" and _ends_with(call.args[0], parameters[0].arg):
                    around = self.pattern(call.args[0]) or ANYTHING
                    if around == ANYTHING or around.endswith(("/" + ANYTHING, CANNOT)):
                        yield function.name, around, call


def _ends_with(id: ast.expr, parameter: str) -> bool:
    """Whether an id is, or ends with, a parameter of the function it stands in."""
    last = id.values[-1] if isinstance(id, ast.JoinedStr) else id
    inner = last.value if isinstance(last, ast.FormattedValue) else last
    return isinstance(inner, ast.Name) and inner.id == parameter


def name_of(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def find_uses(modules: list[Module]) -> list[Use]:
    """Every place that asks for a sentence."""
    makers: dict[tuple[str, str], str] = {}
    inside: set[ast.Call] = set()
    for module in modules:
        for name, around, call in module.hands_on():
            makers[module.room, name] = around
            inside.add(call)
    return [use for module in modules for use in _uses_in(module, makers, inside)]


def _uses_in(
    module: Module, makers: dict[tuple[str, str], str], inside: set[ast.Call]
) -> Iterator[Use]:
    seen: set[ast.AST] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.JoinedStr):
            seen.update(node.values)
    for call in ast.walk(module.tree):
        if not isinstance(call, ast.Call) or not call.args or call in inside:
            continue
        if name_of(call) == "Named":
            seen.add(call.args[0])
            family = f"{module.pattern(call.args[0])}-{ANYTHING}"
            yield _use(module, call, family, frozenset())
        around = makers.get((module.room, name_of(call)))
        if name_of(call) != "Message" and around is None:
            continue
        names = [keyword.arg for keyword in call.keywords]
        args = None if None in names else frozenset(name for name in names if name)
        for id in _alternatives(call.args[0]):
            pattern = module.pattern(id)
            if around is not None and pattern:
                pattern = around.removesuffix(ANYTHING) + pattern
            if pattern == MISFIT:
                seen.add(id)
            elif pattern and "/" in pattern:
                seen.add(id)
                yield _use(module, call, pattern, args)
    if re.match("games/.*(/decisions/|/scoring)", module.place):
        yield from _misfits_in(module)
    for text in ast.walk(module.tree):
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and text not in seen:
            if ID.fullmatch(text.value):  # in a table, say, from which a message is made later
                yield _use(module, text, re.escape(text.value), None)


def _misfits_in(module: Module) -> Iterator[Use]:
    """What `misfit` and its helpers return: the ends of ids."""
    for function in ast.walk(module.tree):
        if not isinstance(function, ast.FunctionDef) or not _says_text(function):
            continue
        for said in [each for each in ast.walk(function) if isinstance(each, ast.Return)]:
            for text in ast.walk(said):
                misfit = text.value if isinstance(text, ast.Constant) else None
                if isinstance(misfit, str) and re.fullmatch("[a-z_]+", misfit):
                    id = f"{module.room.partition('/')[2]}/cannot-{misfit}"
                    yield Use(f"{module.place}:{said.lineno}", id, False, frozenset({"seat"}))


def _says_text(function: ast.FunctionDef) -> bool:
    """`kind_of` tells the kind of a move."""
    returns = function.returns
    return isinstance(returns, ast.Name) and returns.id == "str" and function.name != "kind_of"


def _use(module: Module, node: ast.expr, pattern: str, args: frozenset[str] | None) -> Use:
    place = f"{module.place}:{node.lineno}"
    if ANYTHING in pattern:
        return Use(place, pattern, True, args)
    return Use(place, re.sub(r"\\(.)", r"\1", pattern), False, args)


def _alternatives(id: ast.expr) -> list[ast.expr]:
    if isinstance(id, ast.IfExp):
        return [*_alternatives(id.body), *_alternatives(id.orelse)]
    return [id]
