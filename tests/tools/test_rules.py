"""Which ids a rule book defines, and which of them tests name."""

import json
from pathlib import Path

import pytest
from tests.tools.rules import RuleBook, count, in_order, main, read_rules, undefined

pytestmark = pytest.mark.interpreted_only  # no rules are played here

RULES = Path(__file__).parents[2] / "docs" / "rules"
BOOK = """
# Rules. Ids look like `XY-1.1`.

- **XY-1.1** (seed) Exactly two players, see XY-9.9.
XY-1.2 A line of its own.
  - **XY-1.2.1** A part of it.
**XY-1.3 Coordinates.** A heading of a paragraph.
- XY-1.4 note: Background, as told in XY-1.1.
- note: XY-7.7 has no rule.
- **XY-UI-1.1** A button.

| id | component |
| --- | --- |
| XY-1.10 | Tiles |
| Cubes | **XY-1.11** says how many |
| a scenario | XY-1.4, XY-1.1 |
"""


def test_an_id_is_what_opens_a_line_or_a_cell() -> None:
    book = read_rules("xy", BOOK)
    rules = ["XY-1.1", "XY-1.2", "XY-1.2.1", "XY-1.3", "XY-1.10", "XY-1.11"]
    assert sorted(book.rules, key=in_order) == rules
    assert book.notes == {"XY-1.4"}
    assert book.interface == {"XY-UI-1.1"}


@pytest.mark.parametrize(
    ("game", "rules", "interface", "notes"),
    [
        ("game_of_ur", 118, 62, 0),
        ("ur_ziggurat", 102, 0, 0),
        ("after_the_flood", 153, 0, 44),
        ("ulm", 147, 0, 0),
        ("clash_of_cultures", 234, 0, 0),
    ],
)
def test_the_rule_books_define_as_many_ids_as_they_say(
    game: str, rules: int, interface: int, notes: int
) -> None:
    file = RULES / f"{game}.md"
    if not file.exists():
        pytest.skip(f"docs/rules/{game}.md is not there yet")
    book = read_rules(game, file.read_text("utf-8"))
    assert (len(book.rules), len(book.interface), len(book.notes)) == (rules, interface, notes)


def two_books() -> list[RuleBook]:
    return [
        RuleBook("xy", {"XY-1.2", "XY-1.10"}, {"XY-UI-1.1"}, {"XY-1.3"}),
        RuleBook("ab", {"AB-1.1"}, set(), set()),
    ]


def test_missing_rules_fail_unless_the_game_is_not_built() -> None:
    xy, interface, ab = count(two_books(), {"XY-UI-1.1"}, built=["xy"])
    assert xy.lines() == ["xy 0/2", "  missing: XY-1.2, XY-1.10"]
    assert xy.fails
    assert interface.lines() == ["xy interface 1/1"]
    assert ab.lines() == ["ab 0/1 (not built yet)"]
    assert not ab.fails


def test_an_interface_is_counted_on_a_line_of_its_own() -> None:
    book = RuleBook("game_of_ur", set(), {"GU-UI-1.1", "GU-UI-1.2"}, set())
    interface = count([book], {"GU-UI-1.1"}, ["game_of_ur"])[1]
    assert interface.lines()[0] == "game_of_ur interface 1/2"
    assert interface.fails


def test_what_is_named_must_be_defined() -> None:
    assert undefined(two_books(), {"XY-1.3", "XY-1.10", "XY-1.11", "XY-1.9"}) == [
        "XY-1.9",
        "XY-1.11",
    ]


def test_a_report_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "royal_game_of_ur.md").write_text("- **RG-1.1** Two.\n- **RG-1.2** Goal.\n")
    report = tmp_path / "report.json"
    arguments = ["--rules", str(tmp_path), "--reports", str(report)]
    report.write_text(json.dumps({"RG-1.1": ["test_a"], "RG-1.2": ["test_b"]}))
    assert main(arguments) == 0
    assert capsys.readouterr().out == "royal_game_of_ur 2/2\n"
    report.write_text(json.dumps({"RG-1.1": ["test_a"], "RG-8.8": ["test_b"]}))
    assert main(arguments) == 1
    assert capsys.readouterr().out.splitlines() == [
        "royal_game_of_ur 1/2",
        "  missing: RG-1.2",
        "named by tests, but defined nowhere: RG-8.8",
    ]
