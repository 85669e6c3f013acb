"""Setting up and throwing for the first turn (GU-1, GU-3)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import Table, board, home_but, new_game

from edubba.core import CHANCE, InvalidInput, Journal
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS, SIDES


def roll_off(*throws: tuple[int, str, int, str], **options: Any) -> Table:
    """A new game after these rounds of throws: light's bones, dark's bones."""
    table = new_game(**options)
    for light_small, light_large, dark_small, dark_large in throws:
        table.throw(light_small, light_large, dark_small, dark_large)
    return table


@pytest.mark.rule("GU-1.1", "GU-3.1", "GU-3.4")
def test_two_sides_with_the_five_birds_off_the_board() -> None:
    assert [*GAME.seats] == [2]
    assert SIDES == ["light", "dark"]
    position = new_game().state.to_json()
    for side in SIDES:
        assert position[side] == dict.fromkeys(
            ["swallow", "storm_bird", "raven", "rooster", "eagle"], "off"
        )


@pytest.mark.rule("GU-3.2", "GU-3.3")
def test_each_buys_25_and_antes_10() -> None:
    assert new_game().counters() == (15, 15, 20)
    journal = Journal()
    GAME.setup().new(journal)
    assert [event.name for event in journal.events] == ["anted"]


@pytest.mark.rule("GU-13.13")
def test_purchase_and_ante_can_be_agreed() -> None:
    assert new_game(purchase=40, ante=15, rate="0.25").counters() == (25, 25, 30)
    assert new_game(purchase=1, ante=0).counters() == (1, 1, 0)
    assert new_game(purchase=7, ante=7).counters() == (0, 0, 14)
    with pytest.raises(InvalidInput, match="41"):
        new_game(purchase=40, ante=41)
    refused: list[dict[str, Any]] = [{"purchase": 0}, {"ante": -1}]
    refused += [{"rate": rate} for rate in ("0", "-1", "0.125", "x", "nan")]
    for bad in refused:
        with pytest.raises(InvalidInput):
            new_game(**bad)


@pytest.mark.rule("GU-10.3", "GU-13.13")
def test_money_is_the_net_times_the_rate_to_the_cent() -> None:
    setup = GAME.setup(options={"purchase": 40, "ante": 15, "rate": "0.25"})
    table = board(
        light=home_but(swallow=16),
        counters=(22, 28, 30),
        purchase=40,
        ante=15,
        rate="0.25",
    )
    result = table.throw(1).play("move swallow").state.result()
    assert table.counters() == (52, 28, 0)
    assert result.points == [12, -12]
    assert GAME.stakes(setup, result) == [300, -300]


@pytest.mark.rule("GU-3.5", "GU-3.6", "GU-3.8")
def test_yes_converts_the_score_and_the_higher_one_begins() -> None:
    table = roll_off((3, "yes", 4, "no"))
    assert [event.score for event in table.told("roll_off_scored")] == [7, 4]
    assert table.turn_of() == "light"
    assert table.state.turn == 1
    assert table.state.actor == CHANCE
    assert table.state.to_json()["small"] is None  # a fresh small throw begins the turn
    assert table.counters() == (15, 15, 20)
    assert {table.at(side, bird) for side in SIDES for bird in BIRDS} == {"off"}


@pytest.mark.rule("GU-3.5", "GU-3.6")
def test_dark_begins_with_the_higher_score() -> None:
    assert roll_off((4, "no", 1, "yes")).turn_of() == "dark"
    assert roll_off((1, "no", 2, "no")).turn_of() == "dark"
    assert roll_off((2, "no", 1, "no")).turn_of() == "light"


@pytest.mark.rule("GU-3.7", "GU-12.16")
def test_a_tie_is_thrown_again_and_5_beats_4() -> None:
    table = roll_off((2, "no", 2, "no"))
    assert [event.score for event in table.told("roll_off_tied")] == [2]
    assert table.state.to_json()["decisions"] == [
        {"decision": "roll_off_small", "actor": "chance", "thrower": 0, "light_score": 0}
    ]
    assert table.throw(1, "yes", 4, "no").turn_of() == "light"


@pytest.mark.rule("GU-13.12")
def test_only_the_roll_off_throws_for_the_first_turn() -> None:
    for side in SIDES:
        table = new_game(first_player=side)
        assert table.turn_of() == side
        assert table.asked == "small_throw"
        assert table.state.to_json()["first"] == side
    for chosen in ("roll_off", "loser_of_last"):
        assert new_game(first_player=chosen).asked == "roll_off_small"


@pytest.mark.rule("GU-3.5")
def test_the_question_of_the_roll_off_names_the_thrower() -> None:
    table = new_game()
    for thrower in ("Light", "Dark"):
        assert table.question == f"{thrower} throws both bones for the first turn."
        table.throw(1)
        assert table.question == f"{thrower} throws the large bone for the first turn."
        table.throw("no")
