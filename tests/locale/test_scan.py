"""The scan behind the test of the catalogues sees what it should."""

from tests.locale.catalogues import parse_catalogue
from tests.locale.messages import Module, Use, find_uses
from tests.locale.test_catalogues import Asked, missing, not_given, unused

SOURCE = """
PREFIX: Final = "seat-"
TABLE = {1: "xy/in_a_table"}
tree = Named("xy/tree", TREES)
def f(x):
    Message("xy/plain", seat=x, number=1)
    words.Message(f"xy/bird-{x}", wings=2)
    Message("xy/yes" if x else "xy/no", **x)
    Message(f"{x}/{PREFIX}{x}")
    Message(x)
    Note("xy.none")
def text(id, **args):
    return word(Message(id, **args))
def why(id):
    return Message(f"xy/{id}")
def g():
    text("xy/handed_on", file=1)
    why("not")
"""
CATALOGUE = """
plain = { $seat } has { $number ->
    [one] 1
   *[other] { $count }
}
bird-owl = { $wings } wings{ $wings-article }
    .article = an
bird-none = No bird
tree-oak = Oak
yes = Yes
part = part
no = No { part }
in_a_table = Table
handed_on = { $file } { $line }
not = Not
nowhere = Nowhere
"""


def uses(source: str = SOURCE) -> dict[str, Use]:
    return {use.id: use for use in find_uses([Module.parse(source, "cli/here.py")])}


def test_literals_families_choices_tables_and_functions_that_hand_ids_on() -> None:
    found = uses()
    assert {use.id for use in found.values() if not use.is_family} == {
        "xy/plain",
        "xy/yes",
        "xy/no",
        "xy/in_a_table",
        "xy/handed_on",
        "xy/not",
    }
    assert found["xy/plain"] == Use(
        "cli/here.py:6", "xy/plain", False, frozenset({"seat", "number"})
    )
    assert found["xy/yes"].args is None
    assert found["xy/handed_on"].args == frozenset({"file"})
    assert any(
        use.asks_for("xy/bird-owl") and not use.asks_for("xy/bird") for use in found.values()
    )
    [seat] = [use for use in found.values() if use.any_domain]
    assert seat.asks_for("zz/seat-3")
    assert not seat.asks_for("zz/seats")


def test_an_id_of_variables_alone_says_nothing() -> None:
    [use] = uses('Message(f"xy/{x}")').values()
    assert use.says_nothing
    assert not any(use.says_nothing for id, use in uses().items() if "bird" in id)


def test_what_is_missing_unused_or_not_filled_in_is_found() -> None:
    catalogue = parse_catalogue("en", "xy", CATALOGUE)
    found = [*uses().values()]
    assert catalogue.needs["xy/plain"] == {"seat", "number", "count"}
    assert catalogue.needs["xy/bird-owl"] == {"wings"}
    assert catalogue.grammar == catalogue.attributes == {"article"}
    assert unused(catalogue, Asked(found)) == ["xy/nowhere"]
    assert [line.rpartition(" ")[2] for line in not_given(catalogue, Asked(found))] == [
        "xy/plain",
        "xy/handed_on",
    ]
    asked = [*found, *uses('Message("xy/gone")\nMessage(f"xy/fish-{x}")').values()]
    assert [line.partition("asks for ")[2] for line in missing(asked, [catalogue])] == [
        r"[\w-]+/seat\-[\w-]+",
        "xy/gone",
        r"xy/fish\-[\w-]+",
    ]


def test_a_line_that_fluent_cannot_read_is_found() -> None:
    assert parse_catalogue("en", "xy", "no sentence\n").junk == ["no sentence"]
