"""A review finds what was given away, and says what would have been better."""

import pytest
from tests.bots import stones

import edubba
from edubba.analysis import picture, review
from edubba.analysis.chances import Chances
from edubba.core import Rng, State
from edubba.core.catalogue import word
from edubba.core.registry import find_game


class Last:
    """Plays the last legal action, whatever it is."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal_actions()[-1]


def played_race() -> edubba.match.Match:
    match = edubba.new_match("royal_game_of_ur", [Last(), "greedy:budget=1"], seed=3)
    match.play_out()
    return match


@pytest.fixture(scope="module")
def race() -> edubba.match.Match:
    return played_race()


def test_chances_are_shared_out_and_end_with_the_result(race: edubba.match.Match) -> None:
    found = review(race, budget=4)
    assert len(found.curve) == race.steps() + 1
    assert all(sum(chances) == pytest.approx(1.0) for chances in found.curve)
    result = race.result
    assert result is not None
    assert found.curve[-1][result.winners[0]] == pytest.approx(1.0)
    assert found.luck[0] == pytest.approx(-found.luck[1], abs=0.2)


def test_who_plays_anything_gives_more_away(race: edubba.match.Match) -> None:
    found = review(race, budget=4)
    assert found.lost(0) > found.lost(1) + 0.05
    worst = max(found.moves, key=lambda move: move.loss)
    assert worst.seat == 0
    assert worst.grade in ("blunder", "mistake", "inaccuracy")
    assert worst.better[0].chance == pytest.approx(worst.chance + worst.loss)
    assert word(worst.better[0].label)
    assert worst.better[0].move != worst.move


def test_it_repeats_itself_and_can_be_written_and_drawn(race: edubba.match.Match) -> None:
    found = review(race, budget=4)
    told = found.to_json()
    assert told == review(race, budget=4).to_json()
    assert len(told["moves"]) == len(found.moves)  # type: ignore[arg-type]
    drawn = picture(found, ["A & B", "C"])
    assert drawn.count("<path") == 3
    assert "A &amp; B" in drawn


@pytest.mark.parametrize("id", ["ulm", "clash_of_cultures", "ur_ziggurat", "game_of_ur"])
def test_every_game_is_judged_by_chances(id: str) -> None:
    game = find_game(id)
    state = game.setup().new()
    assert all(0.0 <= each <= 1.0 for each in Chances(game).of_all(state))


def test_an_evaluator_that_thinks_well_of_both_seats_does_not_let_both_win() -> None:
    """In UR whoever has built much is thought well of, and so is the other, where no network knows
    better: none was trained for tiles laid out anyhow."""
    game = find_game("ur_ziggurat")
    state = game.setup(2, {"layout_rule": "random"}).new()
    chances, rng = Chances(game), Rng(1)
    while min(chances.judge.value(state, seat) for seat in range(2)) <= 5.0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    assert sum(chances.value(state, seat) for seat in range(2)) == pytest.approx(1.0)


def test_what_a_network_corrects_is_a_chance_before_anything_was_judged() -> None:
    """Puzzles read the ends of a search, which has an evaluator of its own."""
    game = find_game("ulm")
    assert Chances(game).said(game.setup(2), 2.0) == pytest.approx(0.881, abs=0.001)
    assert Chances(game).said(game.setup(4), 0.0) == 0.25, "no network knows four seats"
    assert Chances(game).said(game.setup(4), 10.0) == pytest.approx(0.475, abs=0.001)


def test_a_game_without_an_evaluator_is_judged_by_its_lead() -> None:
    found = Chances(stones.GAME).of_all(stones.pile(5))
    assert found == pytest.approx([0.5, 0.5])
