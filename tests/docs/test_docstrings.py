"""Whatever is public in the engine says what it is."""

import ast
import inspect
from importlib import import_module
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # the same source either way

ROOMS = ["edubba.core", "edubba.match", "edubba.bots", "edubba.research"]


def is_said(node: ast.stmt | None) -> bool:
    """Whether this is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def unsaid_in(body: list[ast.stmt], names: set[str]) -> list[str]:
    """Which of the names that are defined here have no docstring, in or below their definition."""
    found: list[str] = []
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in names:
            if ast.get_docstring(node) is None:
                found.append(node.name)
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id in names:
            if not is_said(body[at + 1] if at + 1 < len(body) else None):
                found.append(target.id)
    return found


def methods_of(kind: type) -> set[str]:
    """What a class adds to its bases, for everybody to call."""
    inherited = {name for base in kind.__mro__[1:] for name in vars(base)}
    return {
        name
        for name, value in vars(kind).items()
        if not name.startswith("_") and name not in inherited
        if inspect.isroutine(value) or isinstance(value, property | staticmethod)
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_has_a_docstring(room: str) -> None:
    package = import_module(room)
    unsaid: list[str] = []
    public = set(package.__all__)
    kinds = {
        base.__name__: base
        for name in public
        for base in getattr(getattr(package, name), "__mro__", ())
        if base.__module__.startswith(room)
    }
    public |= {*kinds}
    for file in sorted(Path(str(package.__file__)).parent.glob("*.py")):
        body = ast.parse(file.read_text("utf-8")).body
        if not is_said(body[0]):
            unsaid.append(file.name)
        unsaid += [f"{file.stem}.{name}" for name in unsaid_in(body, public)]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name in kinds:
                methods = methods_of(kinds[node.name])
                unsaid += [f"{node.name}.{name}" for name in unsaid_in(node.body, methods)]
    assert not unsaid, ", ".join(unsaid)


def test_everything_in_the_modules_of_research_says_what_it_is() -> None:
    """They are public as they are: each needs a library of its own, so nothing gathers them."""
    folder = Path(str(import_module("edubba.research").__file__)).parent
    unsaid = [
        f"{file.stem}.{node.name}"
        for file in folder.glob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_")
        if ast.get_docstring(node) is None
    ]
    assert not unsaid, ", ".join(unsaid)
