"""Networks of bytes: what they say is what plain arithmetic says."""

from itertools import combinations, pairwise
from math import exp, sqrt
from pathlib import Path

import pytest

from edubba.core import Rng
from edubba.core.native import i64, vec
from edubba.core.network import told_of
from edubba.core.packed import (
    FINE,
    HEAVIEST,
    HEAVIEST_FINE,
    MOST,
    TINY,
    PackedNetwork,
    read_packed,
    write_packed,
)

Layers = list[tuple[list[int], list[float], list[float]]]


def some_layers(sizes: list[int], rng: Rng, gated: bool = False) -> Layers:
    """Weights of all sizes, also the heaviest."""
    layers: Layers = []
    for inputs, outputs in pairwise(sizes):
        if gated and len(layers) == 1:
            inputs //= 2
        weights = [rng.below(2 * HEAVIEST + 1) - HEAVIEST for _ in range(inputs * outputs)]
        scale = [(1 + rng.below(8)) / 1024 for _ in range(outputs)]
        added = [(rng.below(65) - 32) / 64 for _ in range(outputs)]
        layers.append((weights, scale, added))
    return layers


def handed_on(said: list[float], soft: bool, gated: bool = False) -> list[float]:
    """What a hidden layer gives to the next, in whole parts of one."""
    if not soft:
        return [min(MOST, int(max(0.0, each) * FINE + 0.5)) / FINE for each in said]
    bent = [each / (1.0 + exp(-each)) for each in (said[1::2] if gated else said)]
    if gated:
        bent = [much * what for much, what in zip(bent, said[0::2], strict=False)]
    size = sqrt(sum(each * each for each in bent) / len(bent) + TINY)
    return [round(each / size * FINE) / FINE for each in bent]


def plainly(
    sizes: list[int], layers: Layers, on: list[int], soft: bool, gated: bool = False
) -> float:
    now = [float(on.count(at)) for at in range(sizes[0])]
    for at, (weights, scale, added) in enumerate(layers):
        wide = sizes[at + 1]
        now = [
            sum(given * weights[i * wide + k] for i, given in enumerate(now)) * scale[k] + added[k]
            for k in range(wide)
        ]
        if at < len(layers) - 1:
            now = handed_on(now, soft, gated and at == 0)
    return now[0]


@pytest.mark.parametrize("soft", [False, True])
@pytest.mark.parametrize("sizes", [[5, 1], [7, 3, 1], [20, 16, 5, 1], [30, 17, 33, 2, 1]])
def test_it_says_what_its_weights_say(sizes: list[int], soft: bool, tmp_path: Path) -> None:
    rng = Rng(len(sizes))
    layers = some_layers(sizes, rng)
    path = tmp_path / "some.net"
    write_packed(path, sizes, layers, {"soft": soft})
    assert told_of(path.read_bytes()) == {"sizes": sizes, "soft": soft}
    network = read_packed(path.read_bytes())
    for _ in range(20):
        on = [rng.below(sizes[0]) for _ in range(4)]
        found = network.signal(vec[i64](on), len(on))
        assert found == pytest.approx(plainly(sizes, layers, on, soft), rel=1e-5, abs=1e-5)
        chance = network.chance(vec[i64](on), len(on))
        assert chance == pytest.approx(1 / (1 + exp(-found)), abs=1e-9)


@pytest.mark.parametrize("sizes", [[7, 4, 1], [20, 16, 5, 1], [30, 18, 33, 2, 1]])
def test_of_a_gated_layer_every_second_number_says_how_much_of_the_other_counts(
    sizes: list[int], tmp_path: Path
) -> None:
    rng = Rng(len(sizes))
    layers = some_layers(sizes, rng, gated=True)
    path = tmp_path / "gated.net"
    write_packed(path, sizes, layers, {"soft": True, "gated": True})
    network = read_packed(path.read_bytes())
    for _ in range(20):
        on = [rng.below(sizes[0]) for _ in range(4)]
        found = network.signal(vec[i64](on), len(on))
        assert found == pytest.approx(plainly(sizes, layers, on, True, True), rel=1e-4, abs=1e-4)


def test_pairs_add_to_the_first_layer_and_so_do_those_they_mirror(tmp_path: Path) -> None:
    """Of two sides with three switches each: what two that are on together mean to the one side is
    what their mirror images mean to the other."""
    rng = Rng(5)
    sizes, narrow, side = [6, 20, 4, 1], 6, 3
    layers = some_layers(sizes, rng)
    known = [(0, 1), (0, 4), (1, 3), (3, 4), (2, 5)]
    rows = {pair: [int(rng.below(255)) - HEAVIEST for _ in range(narrow)] for pair in known}
    ones, others = [one for one, _ in known], [other for _, other in known]
    path = tmp_path / "pairs.net"
    kinds = [0, 1, 0, 0, 1]
    told = (ones, others, kinds, [each for pair in known for each in rows[pair]])
    write_packed(path, sizes, layers, {"soft": True}, told)
    network = read_packed(path.read_bytes())
    weights, scale, added = layers[0]
    for on in ([0, 1], [1, 0], [0, 4], [3, 4], [2, 4], [2, 5], [0, 1, 4]):
        more = [0.0] * sizes[1]
        for one, other in combinations(sorted(on), 2):
            images = (one + side) % 6, (other + side) % 6
            for first, pair in ((0, (one, other)), (narrow, (min(images), max(images)))):
                for k, weight in enumerate(rows.get(pair, [])):
                    more[first + k] += weight * scale[first + k]
        beside = [(weights, scale, [a + b for a, b in zip(added, more, strict=True)]), *layers[1:]]
        found = network.signal(vec[i64](on), len(on))
        assert found == pytest.approx(plainly(sizes, beside, on, True), rel=1e-5, abs=1e-5)


def test_the_heaviest_sums_fit_into_half_a_word(tmp_path: Path) -> None:
    """Two outputs share a word; neither may spill into the other."""
    wide = 400
    layers: Layers = [
        ([HEAVIEST] * wide, [1.0] * wide, [0.0] * wide),
        ([HEAVIEST, -HEAVIEST] * wide, [1.0] * 2, [0.0] * 2),
        ([1, 1], [1.0], [0.0]),
    ]
    path = tmp_path / "heavy.net"
    write_packed(path, [1, wide, 2, 1], layers, {})
    network: PackedNetwork = read_packed(path.read_bytes())
    assert network.signal(vec[i64]([0]), 1) == pytest.approx(MOST / FINE, rel=1e-6)


@pytest.mark.parametrize("sizes", [[7, 3, 1], [30, 17, 33, 2, 1]])
def test_a_fine_network_has_more_weights_to_choose_from(sizes: list[int], tmp_path: Path) -> None:
    rng = Rng(len(sizes))
    layers = some_layers(sizes, rng)
    for weights, _, _ in layers[1:]:
        for at in range(len(weights)):
            weights[at] = int(rng.below(2 * HEAVIEST_FINE + 1)) - HEAVIEST_FINE
        weights[0], weights[-1] = HEAVIEST_FINE, -HEAVIEST_FINE
    path = tmp_path / "fine.net"
    write_packed(path, sizes, layers, {"soft": True, "fine": True})
    network = read_packed(path.read_bytes())
    for _ in range(10):
        on = [rng.below(sizes[0]) for _ in range(4)]
        found = network.signal(vec[i64](on), len(on))
        assert found == pytest.approx(plainly(sizes, layers, on, True), rel=1e-4, abs=1e-4)


def test_the_heaviest_sums_of_a_fine_network_fit_too(tmp_path: Path) -> None:
    """All outputs of a wide layer say the same, and all weights after it are the heaviest."""
    wide = 1500
    layers: Layers = [
        ([HEAVIEST] * wide, [1.0] * wide, [0.0] * wide),
        ([HEAVIEST_FINE, -HEAVIEST_FINE] * wide, [1e-6] * 2, [0.0] * 2),
        ([1, 0], [1.0], [0.0]),
    ]
    path = tmp_path / "fine.net"
    sizes = [1, wide, 2, 1]
    write_packed(path, sizes, layers, {"soft": True, "fine": True})
    said = read_packed(path.read_bytes()).signal(vec[i64]([0]), 1)
    assert said == pytest.approx(plainly(sizes, layers, [0], True), rel=1e-3)


def test_a_soft_layer_hands_on_the_same_size_whatever_it_says(tmp_path: Path) -> None:
    """One loud output among many quiet ones, times the heaviest weight, is still half a word."""
    wide = 1500
    layers: Layers = [
        ([HEAVIEST] + [0] * (wide - 1), [1e6] * wide, [0.0] * wide),
        ([HEAVIEST, -HEAVIEST] * wide, [1.0] * 2, [0.0] * 2),
        ([1, 0], [1.0], [0.0]),
    ]
    path = tmp_path / "loud.net"
    write_packed(path, [1, wide, 2, 1], layers, {"soft": True})
    said = read_packed(path.read_bytes()).signal(vec[i64]([0]), 1)
    assert said == pytest.approx(sqrt(2), rel=1e-3), "the one is loud, the other has nothing"
