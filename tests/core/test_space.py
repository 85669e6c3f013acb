"""Action spaces: dense numbers, text forms that parse back, errors that help."""

import pytest

from edubba.core import ActionSpace, Family, InvalidInput, Move

SPACE = ActionSpace(
    [Family("PASS", "pass"), Family("ATTACK", "attack", ["a1", "a2"], ["b1", "b2", "b3"])],
    [Family("DIE", "die", ["1", "2"])],
)


def test_numbers_run_through_all_families() -> None:
    assert (SPACE.seat_actions, SPACE.size) == (7, 9)
    assert SPACE.offsets() == {"PASS": (0, 1), "ATTACK": (1, 6), "DIE": (7, 2)}
    assert [str(SPACE.decode(n)) for n in range(9)] == [
        "pass",
        *(f"attack {a} {b}" for a in ("a1", "a2") for b in ("b1", "b2", "b3")),
        "die 1",
        "die 2",
    ]


def test_text_and_moves_go_both_ways() -> None:
    for action in range(SPACE.size):
        assert SPACE.parse(str(SPACE.decode(action))) == action
        assert SPACE.encode(SPACE.decode(action)) == action
    assert SPACE.parse("  attack   a2 b1 ") == 4
    assert SPACE.decode(4) == Move("attack", ("a2", "b1"))
    assert repr(Move("attack", ("a2",))) == "Move('attack', ('a2',))"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(InvalidInput, match="no move “attack c9”; moves look like: attack a1 b1"):
        SPACE.parse("attack c9")
    with pytest.raises(InvalidInput, match="no move “jump”"):
        SPACE.parse("jump")
    with pytest.raises(InvalidInput, match="no move “”"):
        SPACE.parse(" ")
    for action in (-1, 9):
        with pytest.raises(InvalidInput, match="no action"):
            SPACE.decode(action)


def test_two_actions_cannot_read_alike() -> None:
    with pytest.raises(ValueError, match="same text"):
        ActionSpace([Family("A", "go", ["x"]), Family("B", "go", ["x"])], [])
