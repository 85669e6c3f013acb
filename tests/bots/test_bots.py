"""The bots choose legally, repeat themselves, and greedy is worth playing."""

import pytest
from tests.games.clash_of_cultures.table import table
from tests.games.game_of_ur.table import board, home_but

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.core import CHANCE, OVER, InvalidInput, Rng
from edubba.games.game_of_ur import GAME


def net_of_first(bots: list[str], games: int, seed: int = 1) -> tuple[float, float]:
    """Mean net and share of races won by the first bot, seats rotated."""
    run = Simulation(GAME.setup(), [make_bot(name, GAME) for name in bots], seed, True)
    run.run(games)
    net = wins = 0.0
    for result, seating in zip(run.results, run.seating, strict=True):
        seat = seating.index(0)
        net += result.points[seat]
        wins += (seat in result.winners) / len(result.winners)
    return net / games, wins / games


def test_greedy_takes_the_win() -> None:
    table = board(light=home_but(swallow=15), dark={"eagle": 9}).throw(2)
    assert make_bot("greedy:objective=race", GAME).choose(table.state, Rng(1)) == 1


def test_greedy_prefers_a_rosette_to_nothing() -> None:
    table = board(light={"raven": 6, "eagle": 13, "swallow": "home"}).throw(2)
    choice = make_bot("greedy", GAME).choose(table.state, Rng(1))
    assert str(GAME.setup().space().decode(choice)) == "move raven"


@pytest.mark.compiled_only  # thinks in thirty worlds
def test_greedy_is_not_swayed_by_the_cards_that_a_spy_would_see() -> None:
    game = table().holds(0, "act_08 act_20").holds(1, "act_02 act_03 act_04 act_05")
    state = game.has(0, food=0, culture=1).turn_of(0, 2).state
    worlds = [state.imagine(0, Rng(seed)) for seed in range(30)]
    assert len({str(world.to_json()) for world in worlds}) > 20
    bot = make_bot("greedy:budget=200", game.setup.game)
    assert len({bot.choose(world, Rng(5)) for world in worlds}) == 1


@pytest.mark.compiled_only  # a network judges every turn
def test_greedy_earns_from_random() -> None:
    net, _ = net_of_first(["greedy", "random"], 30)
    assert net > 8
    _, wins = net_of_first(["greedy:objective=race", "random"], 30)
    assert wins > 0.6


@pytest.mark.slow
def test_greedy_earns_from_random_in_full() -> None:
    net, _ = net_of_first(["greedy", "random"], 1000)
    assert net > 13
    _, wins = net_of_first(["greedy:objective=race", "random"], 1000)
    assert wins > 0.75


@pytest.mark.slow
def test_what_a_bot_wants_shows() -> None:
    """Who plays for counters earns them, who plays for the race wins it."""
    net, wins = net_of_first(["greedy:objective=counters", "greedy:objective=race"], 1000)
    assert net > 5
    assert wins < 0.5


def test_bots_repeat_themselves_and_leave_the_position_alone() -> None:
    for name in ("random", "greedy", "mcts:iterations=12,reply=2", "pupil", "scribe"):
        state = GAME.new(GAME.setup())
        state.run_steps(None)
        rng = Rng(9)
        while state.actor != OVER and state.turn < 6:
            if state.actor == CHANCE:
                state.apply(state.outcomes()[rng.below(len(state.outcomes()))][0])
                continue
            before = state.to_json()
            choices = {make_bot(name, GAME).choose(state, Rng(3)) for _ in range(2)}
            assert state.to_json() == before
            assert len(choices) == 1
            assert choices <= set(state.legal_actions())
            state.apply(choices.pop())


def test_a_simulation_repeats_itself() -> None:
    runs = []
    for _ in range(2):
        run = Simulation(GAME.setup(), [make_bot("random", GAME)], 4, False)
        run.run(5)
        runs.append((run.lengths, run.choices, [result.points for result in run.results]))
    assert runs[0] == runs[1]
    assert sum(runs[0][0]) == run.decisions


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("oracle", "no bot “oracle”; there are: random, greedy, expect, mcts, pupil, copyist"),
        (
            "expect:judgement=none",
            "see as little as “none” in this game; there is: steps, lead, danger",
        ),
        ("expect:depth=9", "a whole number from 0 to 4"),
        ("greedy:objective=fame", "“fame” a bot could want in this game; there is: counters, race"),
        (
            "greedy:speed=9",
            "cannot be told “speed”; it understands: objective, budget, sight, blunders, judgement",
        ),
        (
            "greedy:budget=lots",
            "budget=“lots” cannot be told to a bot; it is a whole number from 1",
        ),
        ("greedy:budget=0", "budget=“0” cannot be told to a bot"),
        ("greedy:blunders=101", "a whole number from 0 to 100"),
        ("mcts:iterations=-5", "iterations=“-5” cannot be told to a bot"),
        ("mcts:seconds=soon", "“soon” is no time for one decision"),
        ("mcts:seconds=0", "“0” is no time for one decision"),
        ("mcts:seconds=inf", "“inf” is no time for one decision"),
        ("random:x=1", "cannot be told “x”"),
    ],
)
def test_bad_bots_are_explained(text: str, words: str) -> None:
    with pytest.raises(InvalidInput) as error:
        make_bot(text, GAME)
    assert words in str(error.value)


def test_a_bot_can_be_told_by_name_or_by_values() -> None:
    told = make_bot("greedy", GAME, {"budget": 50, "objective": "race"})
    assert told.budget == 50  # type: ignore[attr-defined]
    both = make_bot("mcts", GAME, {"seconds": 0.2, "iterations": 90})
    assert (both.seconds, both.iterations) == (0.2, 90)  # type: ignore[attr-defined]
