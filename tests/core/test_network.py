"""Networks as they are shipped: read from a file and worked out."""

from pathlib import Path

import pytest

from edubba.core.features import Feature, Sheet
from edubba.core.network import Network, read_network, told_of, write_network
from edubba.core.rng import Rng


def sheet_of(numbers: list[int]) -> Sheet:
    """A sheet on which these are written."""
    sheet = Sheet([Feature("numbers", (len(numbers),), "any", 99, -99)], 1)
    sheet.begin(0)
    for number in numbers:
        sheet.put(number)
    return sheet


def test_a_network_adds_the_rows_that_are_on_and_cuts_off_below_zero(tmp_path: Path) -> None:
    first = ([1.0, -1.0, 0.5, 2.0, -3.0, 0.25], [0.5, 0.0])
    second = ([2.0, -0.5], [0.125])
    path = tmp_path / "tiny.net"
    write_network(path, [3, 2, 1], [first, second], {"made": "by hand"})
    network = read_network(path.read_bytes())
    network.pack()
    # Inputs 0 and 1 are on: 1 + 0.5 + 0.5 = 2 and -1 + 2 + 0 = 1; then 2 * 2 - 0.5 * 1 + 0.125.
    assert network.signal(sheet_of([1, 1]), 0.0) == pytest.approx(3.625, abs=1e-12)
    # Input 2 alone: 0.5 - 3 is cut off, 0.25 counts: 0.125 - 0.5 * 0.25 is nothing.
    assert network.signal(sheet_of([0, 0]), 1.0) == 0.0
    assert told_of(path.read_bytes()) == {"sizes": [3, 2, 1], "made": "by hand"}


def test_rows_of_numbers_are_added_three_sums_in_a_word() -> None:
    """Weights of either sign, numbers of either sign and large ones: as worked out one by one."""
    rng = Rng(4)
    inputs, width = 9, 7
    weights = [(rng.below(2001) - 1000) / 512 for _ in range((inputs + 1) * width + width + 1)]
    network = Network([inputs, width, 1], weights)
    network.pack()
    for _ in range(20):
        numbers = [rng.below(7) - 2 for _ in range(inputs - 2)] + [30]
        last = rng.below(100) / 16 - 3
        given = [*(float(each) for each in numbers), last, 1.0]
        hidden = [
            sum(value * weights[row * width + k] for row, value in enumerate(given))
            for k in range(width)
        ]
        after = weights[(inputs + 1) * width :]
        wanted = after[width] + sum(max(0, hidden[k]) * after[k] for k in range(width))
        said = network.signal(sheet_of(numbers), last)
        assert said == pytest.approx(wanted, abs=1e-6)
