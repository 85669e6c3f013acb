"""Games that were played by version 2 of the rules can still be replayed, move by move."""

import json
from pathlib import Path

from edubba.core.state import OVER
from edubba.games.clash_of_cultures import GAME

PLAYED = json.loads(Path(__file__).with_name("version_2.json").read_text("utf-8"))


def test_old_games_end_as_they_did() -> None:
    for game in PLAYED:
        state = GAME.setup(game["seats"], version=2).new()
        for move in game["moves"]:
            assert state.refusal(move) is None, state.decision().name
            state.apply(move)
        assert (state.actor, state.result().points) == (OVER, game["points"])
