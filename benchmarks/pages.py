"""What measurements put into the pages of the documentation."""

import os
import platform
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def machine() -> str:
    """Where something was measured, and how busy it was there."""
    system = f"{platform.system()} {platform.machine()}"
    busy = f"load average {os.getloadavg()[0]:.1f}"
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, {system}, {busy}"


def put(page: str, mark: str, text: str) -> None:
    """Between the marks of a page."""
    file = DOCS / page
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    before, rest = file.read_text("utf-8").split(begin)
    file.write_text(f"{before}{begin}\n\n{text}\n\n{end}{rest.split(end)[1]}", "utf-8")
