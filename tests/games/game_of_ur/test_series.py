"""Throws and replay (GU-4.7), resignation (GU-10.5), and series of games with a ledger (GU-11)."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from tests.games.game_of_ur.table import home_but

from edubba.core import IllegalMove, InvalidInput, Rng, word
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.state import UrState
from edubba.match import ManualDice, Match, Record, ScriptedDice, Series

LIGHT, DARK = 0, 1


def last_bird(winner: str, light: int, dark: int, total: int = 50) -> dict[str, Any]:
    """A position where this side needs a 1 to win the race; light and dark hold so much."""
    return {
        winner: home_but(eagle=16),
        "to_move": winner,
        "counters": {"light": light, "dark": dark, "pool": total - light - dark},
    }


def bring_home(match: Match) -> None:
    match.roll("small 1")
    match.play("move eagle")


def series_of(first: dict[str, Any], **options: Any) -> Series:
    """A series whose first game has been won from this position."""
    series = Series.new(GAME.setup(options=options), dice=ManualDice(), start=first)
    bring_home(series.match)
    return series


def next_game(series: Series, position: dict[str, Any]) -> Match:
    match = series.next_game(start=position)
    bring_home(match)
    return match


def agree_on(series: Series, rate: str) -> None:
    series.offer_rate(LIGHT, rate)
    series.answer_rate(DARK, True)


def counters(match: Match) -> tuple[int, int, int]:
    """What a new game of this set-up begins with: light, dark, pool."""
    state = cast(UrState, match.setup.new())
    return (state.light, state.dark, state.pool)


def points(series: Series) -> list[float]:
    return [cents / 100 for cents in series.ledger]


def play(match: Match, choose: Callable[[list[int]], int]) -> Match:
    while not match.over:
        match.play(choose(match.legal()))
    return match


def at_random(seed: int) -> Callable[[list[int]], int]:
    rng = Rng(seed)
    return lambda legal: legal[rng.below(len(legal))]


# Throws


@pytest.mark.rule("GU-4.7")
def test_a_record_replays_and_the_seed_plays_the_same_again() -> None:
    """gu_s43"""
    match = play(Match.new(GAME.setup(), seed=43), at_random(1))
    replayed = Match.from_record(Record.parse(match.record.text()))
    again = Match.new(GAME.setup(), seed=43)
    for entry in match.record.entries:
        if entry.kind == "move":
            again.play(entry.text, entry.seat)
    for other in (replayed, again):
        assert other.record.text() == match.record.text()
        assert other.result == match.result
        for one, two in zip(match.replay(), other.replay(), strict=True):
            assert one.state.to_json() == two.state.to_json()


@pytest.mark.rule("GU-4.7")
def test_throws_do_not_depend_on_what_is_played() -> None:
    options = {"large_die_mode": "always_both", "first_player": "light"}
    thrown = []
    for choose in (min, max, at_random(3)):
        match = play(Match.new(GAME.setup(options={**options}), seed=47), choose)
        thrown.append([e.text for e in match.record.entries if e.kind == "dice"][:100])
    assert thrown[0] == thrown[1] == thrown[2]
    small = thrown[0][::2]
    assert {*small} == {"small 1", "small 2", "small 3", "small 4"}


# Resignation


@pytest.mark.rule("GU-10.5")
def test_a_player_resigns_only_when_the_decision_is_theirs() -> None:
    dice = ScriptedDice(["small 2", "small 2"])
    match = Match.new(GAME.setup(options={"first_player": "light"}), dice=dice)
    with pytest.raises(IllegalMove):
        match.resign(DARK)
    match.play("launch swallow 3", LIGHT)
    with pytest.raises(IllegalMove):
        match.resign(LIGHT)
    match.resign(DARK)
    assert match.result is not None
    assert match.result.winners == [LIGHT]


# The series


@pytest.mark.rule("GU-11.3", "GU-11.5", "GU-11.6", "GU-13.15")
def test_three_games_with_fresh_counters() -> None:
    """gu_s37"""
    series = series_of(last_bird("light", 15, 19), match_games=3)
    assert series.match.setup.options.word("settlement") == "fresh"
    assert counters(series.match) == (15, 15, 20)
    assert points(series) == [6, -6]
    agree_on(series, "2")
    assert counters(next_game(series, last_bird("dark", 22, 11))) == (15, 15, 20)
    assert points(series) == [0, 0]
    agree_on(series, "1")
    assert counters(next_game(series, last_bird("light", 12, 24))) == (15, 15, 20)
    assert points(series) == [1, -1]
    assert series.over
    assert series.winner == LIGHT


@pytest.mark.rule("GU-11.1", "GU-11.7")
def test_all_games_agreed_are_played() -> None:
    series = series_of(last_bird("light", 20, 10), match_games=3)
    next_game(series, last_bird("light", 20, 10))
    assert points(series) == [30, -30]
    assert not series.over, "dark cannot catch up in wins, and still the third game is played"
    assert series.winner is None
    next_game(series, last_bird("dark", 5, 40))
    assert series.over
    assert points(series) == [10, -10]


@pytest.mark.rule("GU-11.1", "GU-13.15")
def test_one_game_is_the_default() -> None:
    series = series_of(last_bird("light", 20, 10))
    assert series.over
    with pytest.raises(IllegalMove):
        series.next_game()


@pytest.mark.rule("GU-11.1")
def test_an_open_ended_match_ends_as_soon_as_one_declines() -> None:
    series = series_of(last_bird("light", 20, 10), match_games=0)
    assert series.asked == [LIGHT, DARK]
    series.another(LIGHT, True)
    with pytest.raises(IllegalMove):
        series.next_game()
    series.another(DARK, True)
    next_game(series, last_bird("light", 20, 10))
    assert series.asked == [LIGHT, DARK]
    series.another(DARK, False)
    assert series.over
    assert series.winner == LIGHT


@pytest.mark.rule("GU-11.2", "GU-11.3")
def test_every_game_is_set_up_anew() -> None:
    series = Series.new(GAME.setup(options={"match_games": 2}), seed=3)
    opening = series.match.at(0).to_json()
    play(series.match, at_random(2))
    match = series.next_game()
    assert match.at(0).to_json() == opening
    assert match.at(0).decision().name == "roll_off_small", "first player by option"


@pytest.mark.rule("GU-11.4", "GU-11.5", "GU-11.7", "GU-13.15")
def test_two_games_with_counters_carried_over() -> None:
    """gu_s44"""
    series = series_of(last_bird("light", 24, 6), match_games=2, settlement="carry")
    assert points(series) == [19, -19]
    agree_on(series, "3")
    assert points(series) == [19, -19]
    match = series.next_game(start=last_bird("dark", 40, 10, total=69))
    assert counters(match) == (34, 15, 20)
    bring_home(match)
    assert match.result is not None
    assert match.result.points == [-4, 4]
    assert points(series) == [7, -7]
    assert series.winner == LIGHT


@pytest.mark.rule("GU-11.4")
def test_only_who_cannot_pay_the_ante_buys() -> None:
    series = series_of(last_bird("light", 20, 10), match_games=2, settlement="carry")
    assert counters(series.next_game(start=last_bird("dark", 30, 0))) == (30, 0, 20)


@pytest.mark.rule("GU-11.4")
@pytest.mark.parametrize(
    ("brought", "settlement", "right"),
    [
        ([10, 40], "carry", True),
        ([9, 41], "carry", False),
        ([-1, 40], "carry", False),
        ([25, 25], "fresh", False),
        ([-1, -1], "fresh", True),
    ],
)
def test_counters_are_brought_in_only_from_a_series_that_keeps_them(
    brought: list[int], settlement: str, right: bool
) -> None:
    values: dict[str, Any] = {"brought_in": brought, "settlement": settlement}
    if right:
        GAME.setup(options=values, house=True)
        return
    with pytest.raises(InvalidInput, match=r"only from the last game .* the ante of 10"):
        GAME.setup(options=values, house=True)


@pytest.mark.rule("GU-11.4")
def test_the_house_alone_says_what_is_brought_in() -> None:
    with pytest.raises(InvalidInput, match="has no option “brought_in”; its options are: board"):
        GAME.setup(options={"brought_in": [10, 40], "settlement": "carry"})


@pytest.mark.rule("GU-11.4")
def test_a_rich_series_goes_on() -> None:
    most = 1_000_000
    rich = last_bird("light", most, 0, total=2 * most)
    series = series_of(rich, match_games=2, settlement="carry", purchase=most)
    assert counters(series.next_game()) == (2 * most - 10, most - 10, 20)


@pytest.mark.rule("GU-11.5")
def test_each_game_counts_at_its_own_rate_and_a_new_one_needs_both() -> None:
    series = series_of(last_bird("light", 20, 10), match_games=4, rate="0.25")
    assert series.ledger == [375, -375]
    agree_on(series, "2")
    next_game(series, last_bird("light", 15, 24))
    assert series.ledger == [375 + 200, -375 - 200]
    series.offer_rate(DARK, "100")
    series.answer_rate(LIGHT, False)
    next_game(series, last_bird("light", 15, 24))
    series.offer_rate(DARK, "100")
    next_game(series, last_bird("light", 15, 24))
    assert series.ledger == [375 + 3 * 200, -375 - 3 * 200]


@pytest.mark.rule("GU-11.6")
@pytest.mark.parametrize(
    ("second", "winner"),
    [
        (("light", 20, 20), LIGHT),  # 5 : -5 after 0 : 0
        (("dark", 24, 20), DARK),  # -1 : 1, though both have won a race
        (("dark", 25, 15), None),  # 0 : 0, and one race each
        (("light", 15, 25), LIGHT),  # 0 : 0, and light has won both races
    ],
)
def test_points_then_races_then_a_draw(second: tuple[str, int, int], winner: int | None) -> None:
    series = series_of(last_bird("light", 15, 25), match_games=2)
    assert series.ledger == [0, 0]
    next_game(series, last_bird(*second))
    assert series.over
    assert series.winner == winner
    assert series.result is not None
    says = {LIGHT: "Light wins the series.", DARK: "Dark wins the series."}
    assert word(series.result.reason) == says.get(
        -1 if winner is None else winner, "The series is drawn."
    )


@pytest.mark.rule("GU-11.7")
@pytest.mark.parametrize("settlement", ["fresh", "carry"])
def test_the_ledger_sums_to_zero_after_every_game(settlement: str) -> None:
    setup = GAME.setup(options={"match_games": 5, "settlement": settlement, "rate": "0.07"})
    series = Series.new(setup, seed=7)
    totals = []
    while True:
        play(series.match, at_random(series.number))
        assert sum(series.ledger) == 0
        totals.append(series.ledger[LIGHT])
        if series.over:
            break
        series.next_game()
    assert len({*totals}) > 1
    assert all(cents % 7 == 0 for cents in totals)


@pytest.mark.rule("GU-3.5", "GU-11.2", "GU-13.12")
def test_the_loser_of_the_last_race_begins() -> None:
    """gu_s48"""
    setup = GAME.setup(options={"match_games": 3, "first_player": "loser_of_last", "turn_cap": 1})
    series = Series.new(setup, dice=ManualDice())
    assert series.match.state.decision().name == "roll_off_small"
    for throw in ("small 4", "large no", "small 1", "large no", "small 1"):
        series.match.roll(throw)
    series.match.resign(LIGHT)

    second = series.next_game()
    assert second.state.decision().name == "small_throw", "nothing is thrown for the first turn"
    assert cast(UrState, second.state).first == LIGHT
    second.roll("small 1")
    second.play("roll large", LIGHT)
    second.roll("large no")
    assert second.result is not None
    assert second.result.places == [1, 1]

    assert series.next_game().state.decision().name == "roll_off_small"


@pytest.mark.rule("GU-13.12")
def test_dark_begins_after_light_has_won() -> None:
    series = series_of(last_bird("light", 15, 19), match_games=2, first_player="loser_of_last")
    assert cast(UrState, series.next_game().state).first == DARK
