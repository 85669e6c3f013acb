"""What the pages tell people to type works: every `>>>` example is run."""

import doctest
import sys
from pathlib import Path

import pytest
from tests.docs.pages import MODULES, write_module

REPOSITORY = Path(__file__).parents[2]
PAGES = [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").rglob("*.md"))]
EXAMPLES = [page for page in PAGES if page.exists() and ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # examples may save files
    if page.name in MODULES:
        monkeypatch.syspath_prepend(tmp_path)
        name = write_module(page.name, tmp_path)
        monkeypatch.delitem(sys.modules, name, raising=False)
    # The end of a block of code in Markdown is no output.
    text = page.read_text("utf-8").replace("```", "")
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    result = runner.run(example, out=said.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)
