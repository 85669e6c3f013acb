"""The searching bot: it looks past its own turn, repeats itself, and knows no secrets."""

import pytest
from tests.bots import stones
from tests.testing.hidden_card_game import HiddenCards

from edubba.arena.outside import make_player
from edubba.bots import levels, make_bot
from edubba.bots.mcts import EVEN, MctsBot, even_mark
from edubba.core import CHANCE, OVER, Game, Rng, State
from edubba.core.registry import find_game
from edubba.testing import conform
from edubba.testing.conformance import Partings

GAMES = [
    ("royal_game_of_ur", 2),
    *(
        pytest.param(*table, marks=pytest.mark.compiled_only)  # the search is the same in each
        for table in [
            ("game_of_ur", 2),
            ("ur_ziggurat", 3),
            ("after_the_flood", 3),
            ("ulm", 2),
            ("clash_of_cultures", 2),
        ]
    ),
]
CARDS = HiddenCards()


def mcts(game: Game, told: str) -> MctsBot:
    bot = make_bot(f"mcts:{told}", game)
    assert isinstance(bot, MctsBot)
    return bot


def decisions(game: Game, seats: int, seed: int, count: int, every: int) -> list[State]:
    """Positions of a random game in which a seat has a choice, one in so many."""
    state, rng, met = game.setup(seats).new(), Rng(seed), 0
    found: list[State] = []
    while state.actor != OVER and len(found) < count:
        if state.actor == CHANCE:
            outcomes = state.outcomes()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        legal = state.legal_actions()
        met += len(legal) > 1
        if len(legal) > 1 and met % every == 0:
            found.append(state.clone())
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("pile", [5, 6])
def test_it_finds_the_win_that_greedy_misses(pile: int) -> None:
    state = stones.pile(pile)
    left_by_greedy = pile - 1 - make_bot("greedy", stones.GAME).choose(state, Rng(1))
    left = pile - 1 - mcts(stones.GAME, "iterations=60").choose(state, Rng(1))
    assert left == 4
    assert left_by_greedy == pile - 3


@pytest.mark.parametrize("pile", [9, 13])
def test_a_game_without_an_evaluator_is_played_to_its_end(pile: int) -> None:
    """Who leaves a multiple of four wins, long after the points of the next turns."""
    state = stones.pile(pile)
    assert (pile - 1 - mcts(stones.GAME, "iterations=400").choose(state, Rng(1))) % 4 == 0
    cut_off = pile - 1 - mcts(stones.GAME, "iterations=60,turns=3").choose(state, Rng(1))
    assert cut_off == pile - 3


@pytest.mark.parametrize("seed", range(3))
def test_told_to_judge_nothing_it_plays_to_the_end_at_random(seed: int) -> None:
    """Plain search with random playings out, in a game that has a judgement."""
    game = find_game("royal_game_of_ur")
    state = decisions(game, 2, seed=seed, count=1, every=4)[0]
    plain = mcts(game, "judgement=none,iterations=30")
    found = plain.ranked(state, Rng(1))
    assert {value for each in found for value in each.results} == {0.0, 1.0}  # games won and lost
    judged = mcts(game, "iterations=30").ranked(state, Rng(1))
    assert len({value for each in judged for value in each.results}) > 2


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_it_chooses_legally_and_repeats_itself(id: str, seats: int) -> None:
    game = find_game(id)
    bot = mcts(game, "iterations=10,budget=8,reply=2,width=3")
    for state in decisions(game, seats, seed=3, count=4, every=5):
        before = state.to_json()
        shown = state.imagine(state.actor, Rng(1))
        choices = {bot.choose(shown, Rng(seed)) for seed in (7, 7)}
        assert len(choices) == 1
        assert choices <= set(state.legal_actions())
        assert state.to_json() == before


@pytest.mark.parametrize("game", [CARDS, find_game("ulm"), find_game("clash_of_cultures")])
def test_it_does_not_look_at_what_is_hidden_in_the_world_it_is_shown(game: Game) -> None:
    """Stronger than the conformance kit asks: two different imagined worlds, one choice."""
    told = "iterations=12,budget=8,reply=2,width=4"
    asked = 0
    for state in decisions(game, 2, seed=2, count=200, every=1):
        here, there = (state.imagine(state.actor, Rng(seed)) for seed in (1, 2))
        if asked < 4 and here.to_json() != there.to_json():
            # Fresh ones, since a bot that has found a turn remembers it.
            chosen = [mcts(game, told).choose(world, Rng(9)) for world in (here, there)]
            assert chosen[0] == chosen[1]
            asked += 1
    assert asked > 2


@pytest.mark.slow
@pytest.mark.parametrize("id", ["ulm", "clash_of_cultures"])
@pytest.mark.parametrize("level", levels())
def test_no_level_peeks_into_fifty_worlds(id: str, level: str) -> None:
    peeks_not(find_game(id), level, worlds=50, positions=3)


@pytest.mark.parametrize("level", ["pupil", "overseer"])
def test_levels_do_not_peek(level: str) -> None:
    peeks_not(find_game("ulm"), level, worlds=4, positions=1)


def peeks_not(game: Game, level: str, worlds: int, positions: int) -> None:
    """With fixed iterations a level chooses the same in worlds that its seat cannot tell apart, in
    positions from all over a game."""
    hidden = [
        state
        for state in decisions(game, 2, seed=2, count=200, every=1)
        if len({str(state.imagine(state.actor, Rng(seed)).to_json()) for seed in (0, 1)}) > 1
    ]
    for state in hidden[:: len(hidden) // positions][:positions]:
        seen = [state.imagine(state.actor, Rng(seed)) for seed in range(worlds)]
        bots = [make_player(level, game, None, 12) for _ in seen]
        pairs = zip(bots, seen, strict=True)
        assert len({bot.choose(world, Rng(9)) for bot, world in pairs}) == 1


def test_the_kit_finds_nothing_in_the_game_with_secrets() -> None:
    bots = [mcts(CARDS, "iterations=15,budget=6,reply=3,width=3")]
    partings = Partings(
        decisions={"dealing", "boasting", "laying"}, reveals={"turned_up", "boasted"}
    )
    report = conform(CARDS, seats=[2, 3], games=4, partings=partings, bots=bots)
    assert report.choices > 10


def test_more_iterations_are_played_when_asked_for() -> None:
    state = stones.pile(9)
    for iterations in (20, 100):
        found = mcts(stones.GAME, f"iterations={iterations}").ranked(state, Rng(1))
        played = [len(candidate.results) for candidate in found]
        assert iterations / 2 < sum(played) <= iterations
        assert played[0] == max(played)


def test_more_of_the_best_turns_are_played_out_however_they_begin() -> None:
    game = find_game("ulm")
    [state] = decisions(game, 2, seed=3, count=1, every=20)
    shown = state.imagine(state.actor, Rng(1))
    few, more = (
        [
            (list(each.moves), each.value)
            for each in mcts(game, f"budget=60,width=2,more={count}").own(shown, Rng(5), 0.0)
        ]
        for count in (0, 3)
    )
    assert more[:2] == few
    assert 2 < len(more) <= 5
    values = [value for _, value in more]
    assert len({*values}) == len(values)
    assert values[2:] == sorted(values[2:], reverse=True)


class Clock:
    """One on which a millisecond goes by whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.interpreted_only  # compiled, nobody can be given another clock
@pytest.mark.parametrize("id", ["royal_game_of_ur", "clash_of_cultures"])
def test_the_time_is_kept(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(id)
    [state] = decisions(game, 2, seed=8, count=1, every=20)
    clock = Clock()
    for module in ("mcts", "turns"):
        monkeypatch.setattr(f"edubba.bots.{module}.monotonic", clock)
    began = clock.now
    mcts(game, "seconds=0.1").choose(state, Rng(1))
    assert 0.1 < clock.now - began < 0.12  # used, and over at the first look that is too late


def test_whichever_ends_first() -> None:
    """An hour, or a billion playouts: either would never end here."""
    found = mcts(stones.GAME, "seconds=3600,iterations=20").ranked(stones.pile(9), Rng(1))
    assert sum(len(candidate.results) for candidate in found) <= 20
    assert mcts(stones.GAME, "seconds=0.01,iterations=1000000000").ranked(stones.pile(9), Rng(1))


@pytest.mark.parametrize("step", EVEN)
def test_even_draws_meet_every_outcome_by_its_weight(step: float) -> None:
    marks = [even_mark(step, number, 8) for number in range(80)]
    assert all(8 <= marks.count(mark) <= 12 for mark in range(8))
