"""The site has a page for every public name; `make docs` builds it strictly."""

import runpy
from importlib import import_module
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # it reads the sources

ROOT = Path(__file__).parents[2]


def test_every_public_name_has_a_page() -> None:
    hook = runpy.run_path(str(ROOT / "scripts" / "docs_pages.py"))
    pages = dict(hook["made"](ROOT / "docs"))
    for package in ("edubba.core", "edubba.match", "edubba.bots", "edubba.research"):
        for name in import_module(package).__all__:
            assert pages[f"names/{package}.{name}.md"] == f"# {name}\n\n::: {package}.{name}\n"
            assert f"({package}.{name}.md)" in pages["names/index.md"]
    assert "names/edubba.research.pettingzoo.md" in pages
    assert not [page for page in pages if (ROOT / "docs" / page).exists()]


def test_every_page_that_is_kept_is_in_the_menu_or_linked_from_one() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f": {page.name}\n" in menu
