"""Pages written from exact decisions: the natural move, the drawings, the plot."""

import json
from pathlib import Path
from xml.etree import ElementTree

from edubba.games.game_of_ur import GAME
from edubba.solve.striking import Line, gambles, natural, page, plot, striking
from edubba.tables.exact import moves_of

EXACT = Path(__file__).parents[1] / "games" / "game_of_ur" / "exact" / "second_millennium.jsonl"
LINES: list[Line] = [tuple(json.loads(line)) for line in EXACT.read_text("utf-8").splitlines()]
SETUP = GAME.setup(options={"board": "second_millennium"})
RACE = GAME.race(SETUP)


def test_home_goes_before_a_capture_and_a_capture_before_a_rosette() -> None:
    other = [0, 0, 0, 0, 15]
    for mover, house in (
        ([13, 11, 8, 0, 0], 17),
        ([9, 11, 8, 0, 0], 15),
        ([9, 10, 8, 0, 0], 12),
    ):
        moves = moves_of(RACE, mover, other, RACE.numbers.index(4))
        chosen = natural(RACE, moves, other)
        assert chosen is not None
        assert moves[chosen].house == house
    assert natural(RACE, moves_of(RACE, [5, 0, 0, 0, 0], other, 0), other) is None


def test_the_worst_come_first_and_every_position_once() -> None:
    found = striking(RACE, LINES)
    lost = [each for each, _, _ in found]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > 0
    assert len({str(line[0]) for _, line, _ in found}) == len(found)


def test_a_page_draws_positions_with_all_their_choices() -> None:
    text = page(GAME, SETUP, RACE, LINES)
    worst, line, first = striking(RACE, LINES)[0]
    assert f"{worst:.3f} given away" in text
    assert f"| {line[4][first]:.4f} | the natural one |" in text
    assert "→ home" in text
    assert "[/" not in text


def test_the_plot_shows_every_number_that_can_be_gambled_with() -> None:
    rows = gambles(RACE, LINES)
    assert [name for name, _, _ in rows] == ["1", "2", "3", "4"]
    assert all(0 < share < 1 for _, share, _ in rows)
    drawn = ElementTree.fromstring(plot("gambles", rows))
    assert sum(each.tag.endswith("text") for each in drawn) == 3 * len(rows)
