"""Whatever people do in whatever order: a refused command changes nothing, and the entries alone
always lead to the same match again."""

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.match.boast import BOAST

from edubba.core import EdubbaError, Game
from edubba.games.game_of_ur import GAME
from edubba.match import Match, Record, bot_seat, human

Command = tuple[str, int, int]
NAMES = ["play"] * 6 + ["done"] * 3 + ["undo", "redo", "restart", "ask", "agree", "refuse"]
NAMES += ["sit", "list"]
COMMANDS = st.lists(
    st.tuples(st.sampled_from([*NAMES, "resign", "leave"]), st.integers(0, 2), st.integers(0, 20)),
    max_size=60,
)


def standing(match: Match) -> str:
    request = match.take_back
    return json.dumps(
        [
            match.state.to_json(),
            match.record.text(),
            match.log,
            [line.text for line in match.log_for(1)],
            match.open_turn,
            match.over,
            match.steps(),
            [match.can_undo(seat) for seat in range(match.setup.seats)],
            [match.can_redo(seat) for seat in range(match.setup.seats)],
            None if request is None else [request.seat, request.length, request.waiting],
            [info.to_json() for info in match.seats],
            None if match.result is None else match.result.to_json(),
        ]
    )


def obey(match: Match, command: Command) -> None:
    name, seat, number = command
    legal = match.legal()
    doing: dict[str, Callable[[], None]] = {
        "play": lambda: match.play(legal[number % len(legal)] if legal else number),
        "list": lambda: match.play_all(legal[:2], seat),
        "done": lambda: match.done(seat),
        "undo": lambda: match.undo(seat),
        "redo": lambda: match.redo(seat),
        "restart": lambda: match.restart_turn(seat),
        "ask": lambda: match.ask_take_back(seat, 1 + number % 3),
        "agree": lambda: match.answer_take_back(seat, True),
        "refuse": lambda: match.answer_take_back(seat, False),
        "sit": lambda: match.sit(seat, bot_seat("greedy") if number % 2 else human("Zoe")),
        "resign": lambda: match.resign(seat),
        "leave": lambda: match.leave(seat),
    }
    doing[name]()


@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (BOAST, 3)])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.differing_executors])
@given(commands=COMMANDS, seed=st.integers(0, 1000), manual=st.booleans())
def test_commands_in_any_order(
    game: Game, seats: int, commands: list[Command], seed: int, manual: bool
) -> None:
    match = Match.new(game.setup(seats), seed=seed, manual_done=manual)
    for command in commands:
        before = standing(match)
        refused = ""
        try:
            obey(match, command)
        except EdubbaError as error:
            refused = str(error)
        assert "‹" not in refused
        assert not refused or standing(match) == before
    assert standing(Match.from_record(Record.parse(match.record.text()), game)) == standing(match)
    for version in range(0, match.version, 7):  # whatever was committed last
        part = Match.fold(match.record.header, match.record.entries[:version], game)
        part.take(match.record.entries[version:])
        assert standing(part) == standing(match)
