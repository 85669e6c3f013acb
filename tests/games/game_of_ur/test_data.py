"""The board, its routes and what else data.json says (GU-2)."""

from itertools import pairwise
from typing import Any

import pytest

from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS, DATA, SIDES, SPACE
from edubba.games.game_of_ur.terms import square

SQUARES = {s.text("id"): s for s in DATA.each("squares")}
ROUTES = {side: DATA.texts("routes", side) for side in SIDES}
HOUSES = range(1, 17)


def raw(*path: str | int) -> Any:
    return DATA.at(*path).value


@pytest.mark.rule("GU-2.4", "GU-13.1")
def test_the_usual_board_is_that_of_the_option() -> None:
    usual = [board.text("id") for board in DATA.each("boards") if board.at("default").value]
    assert usual == [option.default for option in GAME.options if option.name == "board"]


@pytest.mark.rule("GU-2.1")
def test_twenty_squares() -> None:
    names = [f"{side}{n}" for side in "ld" for n in (1, 2, 3, 4)]
    assert [*SQUARES] == names + [f"m{n}" for n in range(5, 17)]
    assert raw("shared_squares") == [f"m{n}" for n in range(5, 17)]
    assert raw("private_squares") == {"light": names[:4], "dark": names[4:]}


@pytest.mark.rule("GU-2.2", "GU-2.3")
def test_routes() -> None:
    assert DATA.number("routes", "length") == 16
    for side, letter in zip(SIDES, "ld", strict=True):
        assert ROUTES[side] == [f"{letter}{n}" for n in (1, 2, 3, 4)] + raw("shared_squares")
        for house in HOUSES:
            place = SQUARES[ROUTES[side][house - 1]]
            assert place.number("house", side) == house
            assert square(SIDES.index(side), house) == place.text("id")
            private = place.at("private_to").value
            assert private == (side if house <= 4 else None)


@pytest.mark.rule("GU-2.7")
def test_adjacency() -> None:
    edges = [frozenset(pair) for pair in raw("edges")]
    assert len(edges) == len(set(edges)) == 25
    for name, near in raw("adjacency").items():
        assert sorted(near) == sorted(n for pair in edges if name in pair for n in pair - {name})
    for side in SIDES:
        for step in pairwise(ROUTES[side]):
            assert frozenset(step) in edges
    assert set(raw("adjacency", "m8")) == {"m7", "m9", "l1", "d1"}
    assert raw("adjacency", "m16") == ["m15"]
    for pair in edges:
        one, other = (SQUARES[name] for name in pair)
        apart = [abs(one.number(axis) - other.number(axis)) for axis in ("x", "y")]
        assert sorted(apart) == [0, 80]


def test_squares_lie_on_a_regular_grid() -> None:
    rows = {"top": 420, "mid": 500, "bottom": 580}
    for place in SQUARES.values():
        assert place.number("x") == 60 + 80 * place.number("col")
        assert place.number("y") == rows[place.text("row")]
    for side, row in (("light", "bottom"), ("dark", "top")):
        private = [SQUARES[name] for name in ROUTES[side][:4]]
        assert [s.number("col") for s in private] == [3, 2, 1, 0]
        assert {s.text("row") for s in private} == {row}
    shared = [SQUARES[name] for name in raw("shared_squares")]
    assert [s.number("col") for s in shared] == [*range(12)]


@pytest.mark.rule("GU-2.4", "GU-2.5")
def test_rosettes() -> None:
    second, first = DATA.each("boards")
    assert second.numbers("rosette_houses") == [4, 8, 12, 16]
    assert first.numbers("rosette_houses") == [8, 12, 16]
    for board in (second, first):
        drawn = {
            ROUTES[side][house - 1] for side in SIDES for house in board.numbers("rosette_houses")
        }
        assert drawn == set(board.texts("rosette_squares"))
        starts = {
            k: board.numbers("swallow_start_houses", k) for k in board.keys("swallow_start_houses")
        }
        before = [house - 1 for house in board.numbers("rosette_houses")]
        assert starts["before_each_rosette"] == before
        assert starts["before_first_rosette_only"] == before[:1]
        assert starts["any_house_before_first_rosette"] == [*range(1, before[0] + 1)]


def test_birds() -> None:
    birds = DATA.each("birds")
    assert [bird.number("order") for bird in birds] == [1, 2, 3, 4, 5]
    assert [bird.number("launch_number") for bird in birds] == [2, 5, 6, 7, 10]
    assert [bird.number("value") for bird in birds] == [3, 4, 4, 4, 5]
    for bird in birds:
        primary = bird.number("launch_from", "primary")
        if bird.flag("launch_from", "converted"):
            assert DATA.number("conversion", str(primary)) == bird.number("launch_number")
            assert bird.number("start_house") == bird.number("launch_number")
        else:
            assert primary == bird.number("launch_number")
            assert bird.at("start_house").value is None
    assert [bird.text("finish") for bird in birds] == ["glossy"] * 4 + ["matte"]


def test_numbers_in_force_and_bearing_off() -> None:
    numbers = [int(primary) for primary in raw("conversion")] + [*raw("conversion").values()]
    assert raw("numbers_in_force") == numbers == raw("roll_off", "score_values")
    table = {str(17 - n): n for n in numbers if 17 - n > 0 and n <= 10}
    assert raw("bear_off") == dict(sorted(table.items(), key=lambda entry: int(entry[0])))


def test_dice_shares_are_the_weights_normalised() -> None:
    for name, weights in raw("small_die", "weights").items():
        assert raw("small_die", "presets", name) == [w / sum(weights) for w in weights]
    for name in ("ox_bone", "even"):
        weights = raw("large_die", "weights", name)
        assert raw("large_die", "p_yes", name) == weights[0] / sum(weights)
    small = raw("small_die", "presets", "sheep_bone")
    shares = {str(n): small[i] / 2 for i, n in enumerate((1, 2, 3, 4))}
    shares |= {str(n): small[i] / 2 for i, n in enumerate((5, 6, 7, 10))}
    assert raw("roll_off", "sheep_bone", "p") == pytest.approx(shares)
    assert raw("roll_off", "sheep_bone", "p_tie") == pytest.approx(
        sum(p * p for p in shares.values())
    )
    assert raw("roll_off", "even") == {"p_each": 1 / 8, "p_tie": 1 / 8}


def test_counters_of_the_default_game() -> None:
    defaults = GAME.setup().options
    bought, ante = defaults.count("purchase"), defaults.count("ante")
    assert raw("counters") == {
        "purchase_per_player": bought,
        "ante_per_player": ante,
        "start_hand": bought - ante,
        "start_pool": 2 * ante,
        "total": 2 * bought,
        "default_rate": int(defaults.word("rate")),
    }


def test_bounds_of_the_options() -> None:
    most, carried = 1_000_000, 1_000_000_000_000
    options = {option.text("id"): option for option in DATA.each("options")}
    bounds = {
        name: (o.number("min"), o.number("max")) for name, o in options.items() if o.has("min")
    }
    assert bounds == {
        "small_die_weights": (1, most),
        "large_die_weights": (1, most),
        "purchase": (1, most),
        "ante": (0, most),
        "turn_cap": (1, most),
        "match_games": (0, most),
        "brought_in": (-1, carried),
    }
    rate = options["rate"]
    assert (rate.number("min_exclusive"), rate.number("max_decimals")) == (0, 2)
    lengths = {name: o.number("length") for name, o in options.items() if o.has("length")}
    assert lengths == {"small_die_weights": 4, "large_die_weights": 2}


def test_the_actions_of_data_json_are_ours() -> None:
    ours = [str(SPACE.decode(action)) for action in range(SPACE.seat_actions)]
    theirs = [a for a in DATA.texts("actions") if a not in DATA.texts("not_in_legal_list")]
    theirs.remove("roll_small")  # the small throw comes by itself
    assert [a.replace("_", " ", 1).replace("@", " ") for a in theirs] == ours
    assert SPACE.seat_actions == 19
    assert SPACE.size == 25


def placements(first_houses: list[int], most_not_home: int = 5) -> dict[int, int]:
    """Ways to place one side's birds, by the set of shared houses they stand on (as bits).

    A bird is off, home, or on any house from its first one on; private houses touch nobody.
    """
    ways = {(0, 0): 1}  # shared houses taken, birds not home
    for first in first_houses:
        grown: dict[tuple[int, int], int] = {}
        for (taken, out), count in ways.items():
            places = [(taken, out), (taken, out + 1)]  # home, off
            for house in range(first, 17):
                bit = 1 << house if house > 4 else 0
                if not taken & bit:
                    places.append((taken | bit, out + 1))
            for place in places:
                grown[place] = grown.get(place, 0) + count
        ways = grown
    found: dict[int, int] = {}
    for (taken, out), count in ways.items():
        if out <= most_not_home:
            found[taken] = found.get(taken, 0) + count
    return found


def joint(side: dict[int, int]) -> int:
    """Pairs of placements that meet on no shared house, by sums over subsets."""
    shared = range(5, 17)
    sets = [0]
    for house in shared:
        sets += [taken | 1 << house for taken in sets]
    inside = dict.fromkeys(sets, 0) | side
    for house in shared:
        for taken in inside:
            if taken >> house & 1:
                inside[taken] += inside[taken ^ (1 << house)]
    everything = max(inside)
    return sum(count * inside[everything ^ taken] for taken, count in side.items())


def test_counts_of_positions() -> None:
    starts = [bird.number("start_house") for bird in DATA.each("birds")[1:]]
    second, first = (
        raw("state_counts", "second_millennium"),
        raw("state_counts", "first_millennium"),
    )
    older, younger = placements([3, *starts]), placements([7, *starts])
    assert sum(older.values()) == second["placements_per_side"]
    assert sum(younger.values()) == first["placements_per_side"]
    assert joint(older) == second["joint_positions"]
    assert joint(younger) == first["joint_positions"]
    few = {str(n): joint(placements([3, *starts], n)) for n in (1, 2, 3, 4)}
    assert few == second["at_most_not_home"]


def test_layout_is_regular_and_mirrored() -> None:
    layout = DATA.at("layout")
    assert layout.numbers("box") == [0, 0, 1000, 1000]
    cell = layout.number("cell")
    left, top, right, bottom = layout.numbers("board_rect")
    columns = [s.number("x") for s in SQUARES.values()]
    rows = [s.number("y") for s in SQUARES.values()]
    half = cell // 2
    assert (left, right) == (min(columns) - half, max(columns) + half)
    assert (top, bottom) == (min(rows) - half, max(rows) + half)
    block = left + 4 * cell
    assert raw("layout", "notch_rects") == [
        [block, top, right, top + cell],
        [block, bottom - cell, right, bottom],
    ]
    for place, step, first in (("unlaunched", 100, 460), ("home", 80, 620)):
        for at, bird in enumerate(BIRDS):
            light, dark = (layout.at(place, side, bird) for side in SIDES)
            assert light.number("x") == dark.number("x") == first + step * at
            assert light.number("y") + dark.number("y") == 1000
            assert light.number("y") == {"unlaunched": 700, "home": 600}[place]
    for place, y in (("counters", 760), ("seat", 960)):
        light, dark = (layout.at(place, side) for side in SIDES)
        assert light.number("x") == dark.number("x")
        assert (light.number("y"), dark.number("y")) == (y, 1000 - y)
    assert layout.number("exit", "y") == SQUARES["m16"].number("y")
    assert right < layout.number("exit", "x") < 1000
    low = layout.number("counters", "pool", "y")
    assert low == layout.number("dice", "small", "y") == layout.number("dice", "large", "y") == 820
    spots = [layout.number("counters", "pool", "x"), layout.number("dice", "small", "x")]
    assert [*spots, layout.number("dice", "large", "x")] == [480, 700, 820]
    assert layout.number("counters", "light", "x") == 120
    assert layout.number("seat", "light", "x") == 500


def test_players() -> None:
    assert (DATA.number("players", "min"), DATA.number("players", "max")) == (2, 2)
    assert DATA.number("version") == 1
