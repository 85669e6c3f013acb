"""Networks as they are shipped: read from a file and worked out."""

from math import exp
from pathlib import Path

import pytest

from edubba.core.native import i64, vec
from edubba.core.network import read_network, told_of, write_network


def test_a_network_adds_the_rows_that_are_on_and_cuts_off_below_zero(tmp_path: Path) -> None:
    first = ([1.0, -1.0, 0.5, 2.0, -3.0, 0.25], [0.5, 0.0])
    second = ([2.0, -0.5], [0.125])
    path = tmp_path / "tiny.net"
    write_network(path, [3, 2, 1], [first, second], {"made": "by hand"})
    network = read_network(path.read_bytes())
    # Inputs 0 and 1 are on: 1 + 0.5 + 0.5 = 2 and -1 + 2 + 0 = 1; then 2 * 2 - 0.5 * 1 + 0.125.
    chance = network.chance(vec[i64]([0, 1, 2]), 2)
    assert chance == pytest.approx(1 / (1 + exp(-3.625)), abs=1e-12)
    # Input 2 alone: 0.5 - 3 is cut off, 0.25 counts: 0.125 - 0.5 * 0.25 is nothing.
    assert network.chance(vec[i64]([2]), 1) == 0.5
    assert told_of(path.read_bytes()) == {"sizes": [3, 2, 1], "made": "by hand"}
