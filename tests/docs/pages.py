"""The code that pages show."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"(<!-- not part of .*? -->\n)?```python\n(?!>>>)(.*?)```", re.DOTALL)
MODULES = {"adding-a-game.md": "pig", "engine.md": "mybots"}
"""The file that the plain blocks of a page are, put together."""


def write_module(page: str, folder: Path) -> str:
    """Put the plain blocks of a page together, as it says; the name of the module."""
    blocks = [
        block for apart, block in BLOCK.findall((DOCS / page).read_text("utf-8")) if not apart
    ]
    (folder / f"{MODULES[page]}.py").write_text("\n".join(blocks), "utf-8")
    return MODULES[page]
