"""Small wrong changes of a game's numbers and conditions, one at a time."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutation:
    """A piece of a file, given by its place in the text, and what it becomes."""

    file: Path
    start: int
    end: int
    old: str
    new: str
    line: int

    def applied(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def describe(self, text: str) -> str:
        """For people: where, what it was, and the line as it becomes."""
        changed = self.applied(text).splitlines()[self.line - 1].strip()
        return f"{self.file}:{self.line}: {self.old} -> {self.new}    {changed}"


TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\btrue\b|\bfalse\b')
"""Texts are matched too, so that no number inside one is taken for a number."""


def of_data(file: Path, text: str) -> list[Mutation]:
    """Every number of a JSON file one higher and one lower, and every flag the other way."""
    found: list[Mutation] = []
    for match in TOKEN.finditer(text):
        old = match[0]
        line = text.count("\n", 0, match.start()) + 1
        for new in _others(old):
            found.append(Mutation(file, match.start(), match.end(), old, new, line))
    return found


def _others(token: str) -> list[str]:
    if token.startswith('"'):
        return []
    if token in ("true", "false"):
        return ["false" if token == "true" else "true"]
    if re.fullmatch(r"-?\d+", token):
        return [str(int(token) + 1), str(int(token) - 1)]
    return [repr(float(token) + 1), repr(float(token) - 1)]


FLIPPED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}


def of_code(file: Path, text: str) -> list[Mutation]:
    """Every condition negated, every comparison flipped, every `and` and `or` exchanged."""
    return _Finder(file, text).found


class _Finder(ast.NodeVisitor):
    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.text = text
        self.found: list[Mutation] = []
        # The parser counts columns in bytes, the text in characters.
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.visit(ast.parse(text))

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first = self.at(node.lineno, node.col_offset)
        return first, self.at(node.end_lineno, node.end_col_offset)

    def add(self, start: int, end: int, new: str) -> None:
        line = self.text.count("\n", 0, start) + 1
        self.found.append(Mutation(self.file, start, end, self.text[start:end], new, line))

    def negate(self, condition: ast.expr) -> None:
        start, end = self.span(condition)
        self.add(start, end, f"not ({self.text[start:end]})")

    def exchange(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace the operator that stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0]), self.text[start:end])
        words = old.replace(" ", r"\s+")
        operator = re.search(rf"\b{words}\b" if old.isalpha() or " " in old else words, gap)
        if operator is not None:
            self.add(start + operator.start(), start + operator.end(), new)

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self.exchange(left, right, *FLIPPED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.exchange(left, right, old, new)
        self.generic_visit(node)
