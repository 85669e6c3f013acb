"""`help()` is the manual, compiled as well: every docstring of the sources is there at run
time. What `__init__` takes is said by the class: a compiled one cannot say it."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGES = ("edubba.core", "edubba.bots", "edubba.games.game_of_ur")


def modules() -> Iterator[tuple[str, Path]]:
    for package in PACKAGES:
        spec = find_spec(package)
        assert spec is not None
        assert spec.submodule_search_locations is not None
        for folder in spec.submodule_search_locations:
            for file in sorted(Path(folder).glob("*.py")):
                yield f"{package}.{file.stem}".removesuffix(".__init__"), file


def documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names with a docstring, and what it says; the module itself has no name."""
    for node in [tree, *tree.body]:
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            said = ast.get_docstring(node)
            name = "" if isinstance(node, ast.Module) else node.name
            if said:
                yield name, said
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and (said := ast.get_docstring(inner)):
                    yield f"{node.name}.{inner.name}", said


@pytest.mark.parametrize(("module", "file"), [*modules()], ids=str)
def test_every_docstring_is_there(module: str, file: Path) -> None:
    found = import_module(module)
    for name, said in documented(ast.parse(file.read_text("utf-8"))):
        thing = found
        for part in filter(None, name.split(".")):
            thing = getattr(thing, part)
        assert inspect.getdoc(thing) == said, f"{module}.{name}"
