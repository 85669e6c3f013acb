"""Interpreted and compiled, the same seeds give the same games: both meet the same digests."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

from edubba.core import CHANCE, OVER, Actions, Rng, Setup, find_game, game_ids

FILE = Path(__file__).with_name("digests.json")
KNOWN: dict[str, str] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
SEEDS = 12


def digest(setup: Setup) -> str:
    """Everything that happened in some seeded games: every list of actions, every position."""
    found = hashlib.sha256()
    actions = Actions()
    for seed in range(SEEDS):
        rng = Rng(seed)
        state = setup.new()
        step = 0
        while state.actor != OVER:
            state.legal_into(actions)
            found.update(repr(actions.as_list()).encode())
            state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng))
            step += 1
            if step % 50 == 0:
                found.update(json.dumps(state.to_json()).encode())
        found.update(json.dumps([state.to_json(), state.result().to_json()]).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    """The digests of all installed games and numbers of seats."""
    games = [find_game(id) for id in game_ids()]
    return {
        f"{game.id} {seats}": digest(game.setup(seats)) for game in games for seats in game.seats
    }


@pytest.mark.parametrize("key", KNOWN)
def test_the_same_seeds_give_the_same_games(key: str) -> None:
    id, seats = key.split()
    assert digest(find_game(id).setup(int(seats))) == KNOWN[key]


def test_every_game_has_its_digest() -> None:
    assert {key.split()[0] for key in KNOWN} == set(game_ids())


if __name__ == "__main__" and "--write" in sys.argv:
    FILE.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
