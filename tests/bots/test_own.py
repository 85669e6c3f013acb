"""A bot is any object that can choose: given as it is, by its factory, or as it is installed."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.bots import stones

import edubba
from edubba.bots import Simulation, as_bot, call_bots, make_bot, own
from edubba.core import InvalidInput, Rng, State, find_game
from edubba.core.game import Game
from edubba.core.words import JsonObject
from edubba.match import Match, bot_seat

MODULE = """
class Last:
    def __init__(self, game, at="-1"):
        self.game, self.at = game, int(at)

    def choose(self, state, rng):
        return state.legal_actions()[self.at]

class Shelf:
    last = Last

def broken(game):
    raise RuntimeError("out of order")
"""


class Last:
    """The least that a bot can be."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal_actions()[-1]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody's that nobody has imported yet."""
    (tmp_path / "own_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    own._named.clear()
    return "own_bots"


def test_an_object_that_can_choose_plays_matches_and_simulations() -> None:
    match = edubba.new_match("royal_game_of_ur", [Last(), "random"], seed=1)
    assert match.play_out() is not None
    assert [info.bot for info in match.seats] == ["Last", "random"]
    run = Simulation(
        stones.GAME.setup(), [as_bot(Last()), make_bot("random", stones.GAME)], 1, True
    )
    run.run(4)
    assert len(run.results) == 4


def test_an_object_may_say_its_name() -> None:
    bot = Last()
    bot.name = "Ninkasi"  # type: ignore[attr-defined]
    assert as_bot(bot).name == "Ninkasi"
    assert as_bot(as_bot(bot)) == as_bot(bot)


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(InvalidInput, match="3 is no bot: it has no method choose"):
        edubba.new_match("royal_game_of_ur", [3, "random"])  # type: ignore[list-item]


@pytest.mark.parametrize("path", ["Last", "Shelf.last"])
def test_a_factory_is_called_with_the_game_and_what_the_bot_is_told(module: str, path: str) -> None:
    state = stones.pile(5)
    params: JsonObject = {"at": 1}
    for text, told, choice in [("", None, 2), (":at=0", None, 0), ("", params, 1)]:
        bot = make_bot(f"{module}:{path}{text}", stones.GAME, told)
        assert bot.name == "Last"
        assert bot.choose(state, Rng(1)) == choice


def test_an_installed_bot_is_found_by_its_entry_point(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("last", f"{module}:Last", own.GROUP)
    monkeypatch.setattr(own, "installed", lambda: {"last": entry})
    assert make_bot("last:at=0", stones.GAME).choose(stones.pile(5), Rng(1)) == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("greedyy", "There is no bot “greedyy”"),
        ("greedyy:budget=3", "There is no bot “greedyy:budget=3”"),
        ("own_bots:broken", "could not be made: it ends in an error, “RuntimeError: out of order"),
        ("own_bots:Last:wrong=1", "could not be made: it ends in an error, “TypeError"),
        ("own_bots:nobody", "could not be made: it ends in an error, “AttributeError"),
        ("nowhere_at_all:bot", "could not be made: there is no Python module “nowhere_at_all”"),
    ],
)
def test_a_wrong_name_gets_one_sentence(module: str, text: str, said: str) -> None:
    with pytest.raises(InvalidInput, match=said):
        make_bot(text, stones.GAME)


def record_with(bot: str, folder: Path) -> Path:
    game: Game = find_game("royal_game_of_ur")
    Match.new(game.setup(), [bot_seat(bot), bot_seat("random")], seed=1).save(folder / "a.tablet")
    return folder / "a.tablet"


@pytest.mark.parametrize("bot", ["own_bots:Last", "gone", "greedy:unheard=1", "os:system"])
def test_a_record_loads_whether_or_not_its_bot_is_there(
    module: str, bot: str, tmp_path: Path
) -> None:
    match = edubba.load(record_with(bot, tmp_path))
    assert module not in sys.modules  # a record makes nothing be imported
    assert [*match.bots] == [1]
    with pytest.raises(InvalidInput, match="nobody has attached one"):
        match.play_out()
    match.bots[0] = as_bot(Last())
    assert match.play_out() is not None


def test_a_record_finds_a_bot_that_was_named_before(module: str, tmp_path: Path) -> None:
    make_bot(f"{module}:Last", find_game("royal_game_of_ur"))
    match = edubba.load(record_with(f"{module}:Last", tmp_path))
    call_bots(match)
    assert match.play_out() is not None
