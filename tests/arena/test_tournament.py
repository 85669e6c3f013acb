"""Tournaments are fair, repeat themselves, survive what bots do, and go on after a break."""

import json
import sys
from pathlib import Path
from typing import cast

import pytest

from edubba.arena.outside import Outside, leave, make_player, rules_of
from edubba.arena.playing import Fixture, Outcome, Rules, Worker, lost
from edubba.arena.tournament import Tournament, hold
from edubba.core import Actions, InvalidInput, Rng, State
from edubba.core.registry import find_game
from edubba.core.words import JsonObject

GAME = "royal_game_of_ur"
DUEL = Rules(GAME, ("random", "greedy:budget=1,sight=0"), 2, 3)


def test_the_same_dice_are_played_from_every_seat() -> None:
    duel = Tournament(DUEL, 7)
    assert duel.most == 4
    assert duel.fixtures((0, 1), 2) == [Fixture(2, (0, 1)), Fixture(2, (1, 0))]
    three = Tournament(Rules("ulm", ("random", "greedy"), 3, 1), 6)
    seatings = [fixture.seating for fixture in three.fixtures((0, 1), 0)]
    assert seatings == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_it_repeats_itself_however_many_play_and_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = Tournament(DUEL, 6)
    assert hold(whole, jobs=2, stop=False)
    kept = Tournament(DUEL, 2, tmp_path / "games")
    assert hold(kept, stop=False)
    with (tmp_path / "games").open("a") as file:
        file.write('{"dice": 1, "sea')  # killed while writing
    again = Tournament(DUEL, 6, tmp_path / "games")
    assert len(again.played) == 2
    assert hold(again, stop=False)
    told = [each.to_json()["results"] for each in (whole, again)]
    for results in told:
        for each in results:  # type: ignore[union-attr]
            each["over"] = 0  # type: ignore[index, call-overload]
    assert told[0] == told[1]
    with pytest.raises(InvalidInput, match="games of another tournament"):
        Tournament(Rules(GAME, ("random", "random"), 2, 3), 6, tmp_path / "games")


@pytest.mark.parametrize(
    ("bot", "what", "detail"),
    [
        ("Crash", "raised", "RuntimeError: the tablet broke"),
        ("Illegal", "illegal", "100000"),
        ("Hang", "late", "0.5"),
        ("Vanish", "ended", ""),
    ],
)
def test_who_does_wrong_loses_that_game_and_the_rest_is_played(
    bot: str, what: str, detail: str
) -> None:
    name = f"tests.arena.faulty:{bot}"
    held = Tournament(Rules(GAME, (name, "random"), 2, 1, patience=0.5), 2)
    assert hold(held, stop=False)
    first, second = held.standings()
    assert (first.bot, first.share, first.faults) == ("random", 1.0, 0)
    assert (second.bot, second.games, second.faults) == (name, 2, 2)
    faults = held.faults()
    assert [(fault["fault"], fault["detail"]) for fault in faults] == 2 * [(what, detail)]
    assert {str(fault["bot"]) for fault in faults} == {name}


def test_a_room_may_be_closed_by_two_at_once() -> None:
    """When a tournament is broken off, who waits for an answer sees the process end, too."""
    worker = Worker(Rules("royal_game_of_ur", ("random", "random"), 2, 1))
    ended: list[str] = []

    class Process:
        def terminate(self) -> None:
            ended.append("terminated")

        def join(self, _seconds: float = 0) -> None:
            worker.close()

        def is_alive(self) -> bool:
            return False

    worker.process = Process()
    worker.close()
    assert ended == ["terminated"]


def test_an_answer_that_is_clear_ends_a_pairing() -> None:
    held = Tournament(DUEL, 200)
    for dice in range(16):
        for fixture in held.fixtures((0, 1), dice):
            held.keep(lost(fixture, fixture.seating.index(0), "asleep"))
    assert held.due(stop=True) == []
    assert len(held.due(stop=False)) == 200 - 2 * 16  # the rest at once


def test_shares_are_made_comparable_among_more_seats() -> None:
    three = Tournament(Rules("ulm", ("random", "greedy"), 3, 1), 6)

    def score(seating: list[int], winner: int) -> float:
        places = [1 if seat == winner else 2 for seat in range(3)]
        nothing = [0, 0, 0]
        return three._alone(Outcome(0, seating, places, nothing, nothing, nothing, 0.0), 0)

    lone = [score([0, 1, 1], winner) for winner in range(3)]
    two = [score([0, 0, 1], winner) for winner in range(3)]
    assert lone == [1.0, 0.0, 0.0]
    assert two == [1.0, 1.0, 0.0]


def test_a_bot_of_another_environment_sits_down_as_a_process() -> None:
    """Here the same environment stands for the other one."""
    setup = find_game(GAME).setup()
    rules = Rules(GAME, (f"process:{sys.executable}:random", "random"), 2, 5)
    held = Tournament(rules, 2)
    assert hold(held, stop=False)
    assert held.faults() == []
    with pytest.raises(InvalidInput, match="could not be made"):
        make_player("process:/nowhere/python:random", setup.game, None, None)


def test_an_older_environment_is_met_by_the_rules_it_knows(tmp_path: Path) -> None:
    """It plays version 2 of the rules; where it refuses a position, another bot stands in."""
    old = tmp_path / "python"
    answer = "print(2 if line.startswith('{\"rules\"') else -1, flush=True)"
    old.write_text(f"#!{sys.executable}\nimport sys\nfor line in sys.stdin:\n    {answer}\n")
    old.chmod(0o755)
    clash = find_game("clash_of_cultures")
    bot = make_player(f"process:{old}:strong", clash, None, None)
    assert clash.rules_version > rules_of(bot, clash) == 2
    assert rules_of(make_player("greedy", clash, None, None), clash) == clash.rules_version
    state = _turn()
    assert bot.choose(state, Rng(1)) in state.legal_actions()
    leave(bot)


def test_searching_bots_think_as_long_as_the_tournament_says() -> None:
    game = find_game("ulm")
    told = make_player("mcts:reply=3,seconds=0.5", game, None, 40)
    assert (told.iterations, told.seconds, told.reply) == (40, 0.0, 3)  # type: ignore[attr-defined]
    level = make_player("master", game, 0.25, None)
    assert level.seconds == 0.25  # type: ignore[attr-defined]
    assert level.name == "master"
    assert make_player("greedy", game, 0.25, None).choose(_turn(), Rng(1)) >= 0


def _turn() -> State:
    state, rng = find_game("ulm").setup(2).new(), Rng(1)
    while state.actor < 0 or len(state.legal_actions()) < 2:
        legal = [each for each, _ in state.outcomes()] or state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


def test_the_file_has_what_programs_ask_for() -> None:
    held = Tournament(DUEL, 2)
    for fixture in held.fixtures((0, 1), 0):
        held.keep(lost(fixture, fixture.seating.index(0), "asleep"))
    told = json.loads(json.dumps(held.to_json()))
    assert {"bot", "games", "share", "rating", "low", "high"} <= told["results"][0].keys()
    assert told["pairs"][0]["dice"] == 1
    assert len(told["faults"]) == 2


def test_an_older_version_is_told_only_what_it_knows() -> None:
    """Positions may have grown since: what the other environment does not know is left out."""
    setup = find_game("clash_of_cultures").setup(2)
    state, actions, dice = setup.new(), Actions(), Rng(1)
    while state.actor < 0:
        state.legal_into(actions)
        state.apply(actions.draw(dice), None)

    class Newer:
        def __init__(self) -> None:
            self.setup = setup

        def to_json(self) -> JsonObject:
            told = state.to_json()
            players = told["players"]
            assert isinstance(players, list)
            grown = [{**each, "unheard": 1} for each in players if isinstance(each, dict)]
            return {**told, "players": [*grown], "unheard": 1}

    bot = Outside(sys.executable, "random")
    try:
        assert bot.choose(cast(State, Newer()), Rng(1)) in state.legal_actions()
    finally:
        bot.leave()
