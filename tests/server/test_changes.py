"""Views that come as changes are, put together again, the whole views; whole again on any gap."""

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Ear
from tests.server.guests import HERE, ME
from tests.server.test_faults import in_house, table_of

from edubba.client.changes import applied
from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR
from edubba.core.registry import find_game, game_ids
from edubba.core.view import View, changes, to_json
from edubba.match import Match
from edubba.server.house import House
from edubba.server.lists import has_secrets
from edubba.server.present import moments_json

GAMES = [id for id in game_ids() if find_game(id).seats]
STEPS = 80
"""Steps of a game that are looked at here; `make all` looks at whole games."""
LEAPS = 20


def text(value: object) -> str:
    """As it is sent: names in their order."""
    return json.dumps(value)


def recorded(setup: Setup, seed: int, steps: int) -> Match:
    match = Match.new(setup, seed=seed)
    dice = random.Random(seed)
    while not match.over and match.steps() < steps:
        match.play(dice.choice(match.legal()))
    return match


def views(match: Match, eyes: int) -> list[View]:
    return [moment.view for moment in match.replay(eyes)]


def check_game(game: str, seed: int, steps: int) -> None:
    """Every step, and leaps of several, through the eyes of one seat and of a spectator."""
    setup = find_game(game).setup(max(find_game(game).seats))
    match = recorded(setup, seed, steps)
    dice = random.Random(seed)
    sent = whole = 0
    for eyes in (seed % setup.seats, SPECTATOR):
        seen = views(match, eyes)
        told = to_json(seen[0])
        for before, after in pairwise(seen):
            change = changes(before, after)
            told = applied(told, json.loads(text(change)))
            assert text(told) == text(to_json(after))
            sent, whole = sent + len(text(change)), whole + len(text(told))
        for _ in range(LEAPS):
            one, other = dice.choice(seen), dice.choice(seen)
            assert text(applied(to_json(one), changes(one, other))) == text(to_json(other))
            assert len(text(changes(one, other))) < 1.3 * len(text(to_json(other)))
            assert changes(one, one) == {}
    assert 3 * sent < whole, f"{sent} characters instead of {whole}"


@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_from_view_to_view(game: str) -> None:
    check_game(game, seed=7, steps=STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_through_whole_games(game: str, seed: int) -> None:
    check_game(game, seed, steps=10_000)


@pytest.mark.parametrize("game", [id for id in GAMES if not has_secrets(find_game(id))])
def test_where_nobody_has_secrets_all_are_told_the_same(game: str) -> None:
    setup = find_game(game).setup(max(find_game(game).seats))
    match = recorded(setup, 3, STEPS)
    told = moments_json(match, SPECTATOR, 0)
    for seat in range(setup.seats):
        assert moments_json(match, seat, 0) == told


PARTS: list[tuple[Any, Any, Any]] = [
    (1, 1, {}),
    (1, 2, [2]),
    (True, 1, [1]),
    (None, {"a": 1}, [{"a": 1}]),
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ({"a": 1, "b": 2}, {"b": 2, "c": [1]}, {"a": [], "c": [[1]]}),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
    ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 9, 5, 6, 7, 8, 0], {"3": [9], "8": [0]}),
    ([1, 2, 3], [3, 2, 1], [[3, 2, 1]]),
    ([1, 2], [1], [[1]]),
    ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
]


@pytest.mark.parametrize(("before", "after", "change"), PARTS)
def test_changes_of_parts(before: Any, after: Any, change: Any) -> None:
    kept = text(before)
    assert text(changes(before, after)) == text(change)
    assert text(applied(before, change)) == text(after)
    assert text(before) == kept


# Over the socket


async def until(ear: Ear, version: int) -> None:
    async with asyncio.timeout(60):
        while ear.viewer is None or ear.viewer.version != version:
            await asyncio.sleep(0.002)


def news(ear: Ear) -> dict[str, Any]:
    """The last state or update that it heard."""
    told = [each for each in map(json.loads, ear.heard) if each["type"] in ("state", "update")]
    return dict(told[-1])


class Follower(Ear):
    """Puts views together as a client does."""

    view: Any = None

    def follow(self) -> Any:
        told = news(self)
        if told["type"] == "state":
            self.view = told["view"]
        for moment in told.get("moments", []):
            self.view = (
                applied(self.view, moment["change"]) if "change" in moment else moment["view"]
            )
        return self.view


async def step(house: House, at: str, match: Match, ears: list[Ear]) -> None:
    """One move of whoever is asked, told to all."""
    moves = match.legal()
    facts = {"type": "act", "id": f"m{match.version}", "version": match.version}
    await ears[0].tell(**facts, seat=match.actor, actions=[moves[match.version % len(moves)]])
    for ear in ears:
        await until(ear, match.version)


@pytest.mark.parametrize("game", ["ulm", "game_of_ur"])
def test_whoever_takes_changes_sees_the_same_as_others(tmp_path: Path, game: str) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, game, ME, HERE)
        match = table.present
        assert match is not None
        follower, other = Follower(house, ada.person), Ear(house, ada.person)
        for ear, more in ((follower, {"changes": True}), (other, {})):
            await ear.tell(type="hello", protocol=1)
            await ear.tell(type="watch", table=table.row.id, seat=1, **more)
        follower.follow()
        for _ in range(12):
            await step(house, table.row.id, match, [ada, follower, other])
            assert all("change" in moment for moment in news(follower)["moments"])
            assert follower.follow() == news(other)["moments"][-1]["view"]
            assert all("change" not in moment for moment in news(other)["moments"])

    in_house(tmp_path, scenario)


def test_after_a_gap_views_are_whole_again(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, "game_of_ur", ME, HERE)
        match = table.present
        assert match is not None
        since = match.version
        await step(house, table.row.id, match, [ada])
        again = Ear(house, ada.person)
        await again.tell(type="hello", protocol=1)
        asked = {"table": table.row.id, "seat": 0, "since": since, "changes": True}
        await again.tell(type="watch", **asked)
        first, *rest = news(again)["moments"]
        assert "view" in first
        assert rest
        assert all("change" in moment for moment in rest)
        await again.tell(type="look", seat=1)
        assert news(again)["type"] == "state"
        await step(house, table.row.id, match, [ada, again])
        assert "change" in news(again)["moments"][0]

    in_house(tmp_path, scenario)
