"""Numbers are read as what they are, and what is none is refused by its place."""

import pytest

from edubba.core.data import LISTED, Data

DATA = Data({"radius": 72.5, "width": 3, "flag": True, "name": "x"}, "box")


def test_a_real_number_may_be_whole() -> None:
    assert (DATA.real("radius"), DATA.real("width")) == (72.5, 3.0)


@pytest.mark.parametrize("field", ["flag", "name"])
def test_what_is_no_number_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=f"box/{field} is not a number"):
        DATA.real(field)


@pytest.mark.parametrize("number", [10**30, -(10**30)])
def test_what_no_machine_word_holds_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="box/count is beyond what can be counted"):
        Data({"count": number}, "box").number("count")


def test_a_few_words_to_choose_from_are_listed_and_many_are_not() -> None:
    with pytest.raises(ValueError, match="box/name: x is none of a, b"):
        DATA.index_in(["a", "b"], "name")
    with pytest.raises(ValueError, match="box/name: x is not known here"):
        DATA.index_in([f"card{i}" for i in range(LISTED + 1)], "name")
