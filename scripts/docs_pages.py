"""A hook of MkDocs: a page for every public name, read from the sources without importing them, and
the front page out of the README."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

SOURCES = Path(__file__).parents[1] / "src"
PACKAGES = ("edubba.core", "edubba.match", "edubba.bots", "edubba.research")
BY_MODULES = "edubba.research"
"""Its modules are asked for one by one, since each needs another library."""
OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+(?:examples|src|web|tests|LICENSE)[^)]*\)")
"""A link to a file of the repository that is no page."""


def public_names(package: str) -> list[str]:
    """What a package offers: its `__all__`, and modules that are public by themselves."""
    folder = SOURCES.joinpath(*package.split("."))
    modules = [path.stem for path in folder.glob("[!_]*.py")] if package == BY_MODULES else []
    for node in ast.parse((folder / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return sorted([*ast.literal_eval(node.value), *modules])
    raise ValueError(f"{package} has no __all__")


def front_page() -> str:
    """The README, as a page among the others."""
    text = (SOURCES.parent / "README.md").read_text("utf-8")
    return text.replace("](docs/rules/)", "](rules/index.md)").replace("](docs/", "](")


def made(docs: Path) -> Iterator[tuple[str, str]]:
    """All pages that are not kept in docs/: where, and what."""
    index = ["# Public names\n"]
    for package in PACKAGES:
        index.append(f"\n## {package}\n")
        for name in public_names(package):
            whole = f"{package}.{name}"
            index.append(f"- [{name}]({whole}.md)")
            yield f"names/{whole}.md", f"# {name}\n\n::: {whole}\n"
    yield "names/index.md", "\n".join(index)
    books = sorted((docs / "rules").glob("*.md"))
    titles = [(book.name, book.read_text("utf-8").partition("\n")[0].strip("# ")) for book in books]
    rules = "\n".join(f"- [{title}]({name})" for name, title in titles)
    yield "rules/index.md", f"# The rulebooks\n\n{rules}\n"
    yield "index.md", front_page()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    for path, text in made(Path(config.docs_dir)):
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return OUTSIDE.sub(r"\1", markdown)
