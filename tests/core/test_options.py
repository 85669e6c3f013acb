"""Options take what they declare and explain what they refuse."""

import pytest

from edubba.core import Choice, Count, Counts, Flag, InvalidInput, Money, Options
from edubba.core.options import NEVER, Option, Value

BOARD = Choice("board", ["old", "new"], "old")
SHARED = Flag("shared", False)
CAP = Count("cap", 5, 1, 9)
BY_SEATS = Count("cubes", 0, 15, 90, auto=True)
WEIGHTS = Counts("weights", [1, 1], 1, 9)
RATE = Money("rate", "1")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (BOARD, "new", "new"),
        (SHARED, "yes", True),
        (SHARED, "False", False),
        (CAP, "9", 9),
        (BY_SEATS, "0", 0),
        (WEIGHTS, "2,3", [2, 3]),
        (RATE, "0.25", "0.25"),
        (RATE, "10", "10"),
        (RATE, "2.50", "2.5"),
    ],
)
def test_parsing(option: Option, text: str, value: Value) -> None:
    assert option.parse(text) == value
    assert option.check(value) == value


def test_a_count_that_never_comes() -> None:
    last = Count("last", 0, 1, 9, auto=True, never=True)
    assert [last.parse("never"), last.check("never"), last.check(NEVER)] == [NEVER] * 3
    assert last.describe()["never"] is True
    with pytest.raises(InvalidInput, match=r"it can be: 1 \.\.\. 9, 0, never"):
        last.check(-2)
    for wrong in ("never", NEVER):
        with pytest.raises(InvalidInput):
            CAP.check(wrong)


@pytest.mark.parametrize(
    ("option", "value", "right"),
    [
        (BOARD, "odd", "old, new"),
        (BOARD, 3, "old, new"),
        (SHARED, "maybe", "true, false"),
        (SHARED, 1, "true, false"),
        (CAP, 0, "1 ... 9"),
        (CAP, True, "1 ... 9"),
        (CAP, "x", "1 ... 9"),
        (BY_SEATS, 14, "15 ... 90, 0"),
        (WEIGHTS, [1], "1 ... 9,1 ... 9"),
        (WEIGHTS, [0, 1], "1 ... 9,1 ... 9"),
        (RATE, "0", "0.25"),
        (RATE, "-1", "0.25"),
        (RATE, "1.005", "0.25"),
        (RATE, "NaN", "0.25"),
        (RATE, "Infinity", "0.25"),
        (RATE, True, "0.25"),
        (RATE, None, "0.25"),
        (RATE, "1e9999999", "0.25"),
        (RATE, "1e-9999999", "0.25"),
    ],
)
def test_refusing(option: Option, value: object, right: str) -> None:
    with pytest.raises(InvalidInput) as error:
        option.check(value)
    assert f"Option {option.name} cannot be “{value}”" in str(error.value)
    assert right in str(error.value)


def test_a_refusal_repeats_only_the_beginning_of_a_long_value() -> None:
    with pytest.raises(InvalidInput) as error:
        BOARD.check("x" * 1_000_000)
    assert "“" + "x" * 60 + "…”" in str(error.value)


def test_parse_refuses_what_is_no_number() -> None:
    for option, text in ((CAP, "many"), (WEIGHTS, "1,x"), (RATE, "dear")):
        with pytest.raises(InvalidInput):
            option.parse(text)


def test_money_is_exact() -> None:
    assert Options({"rate": RATE.check(0.1)}).cents("rate") == 10
    assert Options({"rate": "1.15"}).cents("rate") == 115


def test_everything_describes_itself() -> None:
    for option in (BOARD, SHARED, CAP, WEIGHTS, RATE):
        assert isinstance(option.describe()["kind"], str)
