"""What bots think of a race, held against exact values of solved races."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.game_of_ur.table import GAMBLE, Table, board, home_but

from edubba.bots import make_bot
from edubba.core import Rng
from edubba.core.native import i64, vec
from edubba.core.race_network import find_race_network
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.evaluate import OBJECTIVES, UrEvaluator
from edubba.games.game_of_ur.space import BIRDS, SPACE
from edubba.tables.exact import moves_of

BOARDS = ["first_millennium", "second_millennium"]
SOLUTION = Path(__file__).parents[3] / "docs" / "solution"
EXACT = Path(__file__).parent / "exact"


@pytest.mark.parametrize("name", BOARDS)
def test_the_network_of_a_board_is_near_the_exact_values(name: str) -> None:
    """A million positions gave a mean error of at most 0.0025; guesses are off by tenfold."""
    race = GAME.race(GAME.setup(options={"board": name}))
    network = find_race_network("edubba.games.game_of_ur", race)
    assert network is not None
    samples = json.loads((SOLUTION / f"game_of_ur-{name}.json").read_text("utf-8"))["samples"]
    errors = [
        abs(network.chance(vec[i64](mover), vec[i64](other)) - value)
        for mover, other, value in samples[:120]
    ]
    assert sum(errors) / len(errors) < 0.005
    assert max(errors) < 0.05


def test_all_networks_of_both_races_are_under_a_megabyte() -> None:
    folders = [
        Path(str(files(f"edubba.games.{game}"))) for game in ("game_of_ur", "royal_game_of_ur")
    ]
    sizes = [path.stat().st_size for folder in folders for path in folder.glob("*.net")]
    assert len(sizes) == 11
    assert sum(sizes) < 1_000_000


@pytest.mark.parametrize("name", BOARDS)
def test_the_money_network_gives_one_what_it_takes_from_the_other(name: str) -> None:
    given = board(light={"raven": 9, "eagle": 12}, dark={"swallow": 7}, board=name)
    money = UrEvaluator("counters")
    light, dark = (money.value(given.state, seat) for seat in range(2))
    assert light + dark == pytest.approx(50, abs=0.01)
    chance = UrEvaluator("race").value(given.state, 0)
    plain = float(given.state.purse(0)) + chance * float(given.state.pool)
    assert money.money is not None
    assert 0.01 < abs(light - plain) < 10


def test_other_counters_have_no_network() -> None:
    given = board(light={"raven": 9}, dark={"swallow": 7}, pool_award="keep_own")
    money = UrEvaluator("counters")
    money.value(given.state, 0)
    assert money.money is None


def test_other_rules_have_no_network_and_are_guessed() -> None:
    race = GAME.race(GAME.setup(options={"small_die": "sheep_bone"}))
    assert find_race_network("edubba.games.game_of_ur", race) is None
    given = board(light=home_but(eagle=16), dark={}, small_die="sheep_bone")
    assert UrEvaluator("race").value(given.state, 0) > 0.9


def houses(placed: list[int]) -> dict[str, int | str]:
    words: dict[int, str] = {0: "off", 17: "home"}
    return {bird: words.get(at, at) for bird, at in zip(BIRDS, placed, strict=True)}


def decided(mover: list[int], other: list[int], number: int, name: str) -> Table:
    """A position in which a number is to be used, the gamble apart."""
    given = board(light=houses(mover), dark=houses(other), board=name)
    return given.throw(number) if number <= 4 else given.throw(CONVERTED_FROM[number], "yes")


CONVERTED_FROM = {5: 1, 6: 2, 7: 3, 10: 4}


@pytest.mark.compiled_only  # many games
@pytest.mark.parametrize("name", BOARDS)
def test_a_bot_that_plays_for_the_race_gives_away_next_to_nothing(name: str) -> None:
    """Over decisions of games between careful and careless players; 0.0048 was usual once."""
    race = GAME.race(GAME.setup(options={"board": name}))
    bot = make_bot("greedy:objective=race", GAME)
    lost = []
    for line in (EXACT / f"{name}.jsonl").read_text("utf-8").splitlines()[:60]:
        mover, other, number, gambles, worth = json.loads(line)
        given = decided(mover, other, race.numbers[number], name)
        chosen = str(SPACE.decode(bot.choose(given.state, Rng(1))))
        moves = [(move.piece, move.house) for move in moves_of(race, mover, other, number)]
        assert len(worth) == len(moves) + gambles
        lost.append(max(worth) - worth[answer(chosen, moves)])
    assert sum(lost) / len(lost) < 0.001


def answer(chosen: str, moves: list[tuple[int, int]]) -> int:
    """Which of the moves a choice is; the gamble comes after them."""
    if chosen == GAMBLE:
        return len(moves)
    _, bird, *house = chosen.split()
    piece = BIRDS.index(bird)
    [at] = [
        at
        for at, (moved, to) in enumerate(moves)
        if moved == piece and (not house or to == int(house[0]))
    ]
    return at


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("level", ["greedy", "mcts:iterations=60"])
def test_who_can_win_wins_though_the_pool_is_empty(level: str, objective: str) -> None:
    given = board(
        light=home_but(raven=13),
        dark={"swallow": 5},
        counters=(25, 25, 0),
    ).throw(4)
    assert GAMBLE in given.legal()
    bot = make_bot(f"{level}{',' if ':' in level else ':'}objective={objective}", GAME)
    assert str(SPACE.decode(bot.choose(given.state, Rng(3)))) == "move raven"
