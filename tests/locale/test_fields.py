"""The form of a position names its fields and what stands in them in every language: things by the
game, the rest by us.

`python -m tests.locale.test_fields` writes anew what stands in them, for the client's tests.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.locale.catalogues import catalogues

from edubba.core import OVER, Rng, find_game, game_ids
from edubba.core.game import Setup
from edubba.core.words import Json, JsonObject
from edubba.testing.conformance.walk import anything

SOURCE = Path(__file__).parents[2] / "web" / "src" / "study" / "things.ts"
SOURCES = Path(__file__).parents[2] / "src" / "edubba" / "games"
STANDS = Path(__file__).parents[2] / "web" / "tests" / "study" / "stands.json"
NAMED = re.findall(r'"([a-z ]+)"\.split', re.sub(r"\s+", " ", SOURCE.read_text("utf-8")))[0].split()
"""Families of the games' catalogues."""
PREFIXED = ["coat", "tower", "tile"]
LONG = 1500
"""Steps of the long run."""
COUNTED = re.compile(r"r\d+")
"""Regions have a number and no name."""
SHORT = re.compile(r"[a-zA-Z]?\d*|[a-zA-Z]\d+|chance")
"""Names of cells, and who is no seat: the client asks for that by a word of its own."""
IDS = {id for each in catalogues() if each.language == "en" for id in each.needs}


def fields(position: Json) -> Iterator[str]:
    if isinstance(position, dict):
        yield from position
        position = [*position.values()]
    if isinstance(position, list):
        for part in position:
            yield from fields(part)


def values(position: Json, field: str = "") -> Iterator[tuple[str, str]]:
    """Every text that stands in it, after the name of its field."""
    if isinstance(position, str):
        yield field, position
    if isinstance(position, dict):
        for name, part in position.items():
            yield from values(part, name)
    if isinstance(position, list):
        for part in position:
            yield from values(part, field)


def may_stand(setup: Setup, position: JsonObject) -> Iterator[tuple[str, str]]:
    """The same of what the house lists for its fields."""
    for place, listed in setup.possible(position).items():
        [*_, field] = [step for step in place.split("/") if not step.isdecimal()]
        yield from ((field, each) for each in listed if isinstance(each, str))


def stands(id: str, steps: int) -> dict[str, set[str]]:
    """What needs a word in the fields of one game, as far as it is played at random."""
    game = find_game(id)
    setup = game.setup(max(game.seats))
    rng, state = Rng(1), setup.new()
    found = {"decision": {each.name for each in state.rules.decisions}}
    for step in range(steps):
        if step % 20 == 0 or state.actor == OVER:
            position = state.to_json()
            for field, each in (*values(position), *may_stand(setup, position)):
                if not SHORT.fullmatch(each) and not COUNTED.fullmatch(each):
                    found.setdefault(field, set()).add(each)
        if state.actor == OVER:
            break
        state.apply(anything(state, rng))
    return found


def is_worded(game: str, name: str, *ours: str) -> bool:
    """Decisions apart, which have words of their own."""
    plain = re.sub(r"_?\d+$", "", name)
    family, _, rest = plain.partition("_")
    return (family in PREFIXED and f"{game}/{family}-{rest}" in IDS) or any(
        {
            *(f"web/{family}-{each}" for family in ("field", *ours)),
            *(f"{game}/{family}-{each}" for family in NAMED),
        }
        & IDS
        for each in (name, plain)
    )


@pytest.mark.parametrize("steps", [60, pytest.param(LONG, marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", game_ids())
def test_every_field_of_a_position_is_worded(id: str, steps: int) -> None:
    game = find_game(id)
    rng, state = Rng(1), game.setup(max(game.seats)).new()
    found: set[str] = set()
    for step in range(steps):
        if step % 20 == 0:
            found |= {*fields(state.to_json())}
        if state.actor == OVER:
            break
        state.apply(anything(state, rng))
    names = {name for name in found if not SHORT.fullmatch(name)}
    assert {name for name in names if not is_worded(id, name)} == set()


@pytest.mark.parametrize("steps", [60, pytest.param(LONG, marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", game_ids())
def test_all_that_stands_in_a_field_is_worded(id: str, steps: int) -> None:
    """And known to the tests of the client, where it is read as it is shown."""
    known = json.loads(STANDS.read_text("utf-8"))[id]
    for field, found in stands(id, steps).items():
        assert found - {*known[field]} == set(), field
        if field != "decision":
            assert {each for each in found if not is_worded(id, each, "value")} == set(), field


@pytest.mark.slow
def test_no_field_is_worded_that_no_position_has() -> None:
    found = {"ship"}  # which players at random never build
    stood: set[str] = set()
    for id in game_ids():
        game = find_game(id)
        # How a game ended, and the like: random games do not come to all of it.
        for file in [SOURCES / id / "data.json", *(SOURCES / id).rglob("*.py")]:
            stood |= {*re.findall(r'"(\w+)"', file.read_text("utf-8"))}
        for seed in range(4):
            rng, state = Rng(seed), game.setup(max(game.seats)).new()
            # Some decisions are so rare that no random game comes to them.
            found |= {name for each in state.rules.decisions for name in each.frame}
            stood |= {each.name for each in state.rules.decisions}
            while state.actor != OVER:
                position = state.to_json()
                found |= {re.sub(r"_?\d+$", "", name) for name in fields(position)}
                stood |= {each for _, each in values(position)}
                state.apply(anything(state, rng))
            stood |= {each for _, each in values(state.to_json())}
    for family, there in (("field", found), ("value", stood)):
        begins = f"web/{family}-"
        assert {id.removeprefix(begins) for id in IDS if id.startswith(begins)} - there == set()


@pytest.mark.parametrize("id", game_ids())
def test_every_decision_is_worded_and_no_other(id: str) -> None:
    game = find_game(id)
    decisions = {each.name for n in game.seats for each in game.setup(n).new().rules.decisions}
    begins = f"{id}/decision-"
    assert {id.removeprefix(begins) for id in IDS if id.startswith(begins)} == decisions


if __name__ == "__main__":
    there = {
        id: {field: sorted(each) for field, each in sorted(stands(id, LONG).items())}
        for id in game_ids()
    }
    STANDS.write_text(json.dumps(there, indent=1) + "\n", "utf-8")
