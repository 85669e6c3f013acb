"""Sets of more than 32 numbers, in both modes."""

from edubba.core.bits import BIT, ROOM, all_bits, count_bits, mask_of, members


def test_every_number_has_its_own_bit() -> None:
    assert [BIT[number] for number in range(ROOM)] == [2**number for number in range(ROOM)]


def test_sets_count_and_list_their_members() -> None:
    chosen = [0, 30, 31, 32, 45, 61]
    mask = 0
    for number in chosen:
        mask |= BIT[number]
    assert members(mask) == chosen
    assert mask_of(chosen) == mask
    assert count_bits(mask) == len(chosen)
    assert count_bits(0) == 0
    assert all_bits(40) == 2**40 - 1
