"""Numbers are read as what they are, and what is none is refused by its place."""

import pytest

from edubba.core.data import Data

DATA = Data({"radius": 72.5, "width": 3, "flag": True, "name": "x"}, "box")


def test_a_real_number_may_be_whole() -> None:
    assert (DATA.real("radius"), DATA.real("width")) == (72.5, 3.0)


@pytest.mark.parametrize("field", ["flag", "name"])
def test_what_is_no_number_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=f"box/{field} is not a number"):
        DATA.real(field)
