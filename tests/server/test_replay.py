"""Every step of a whole match of every game is shown again, over HTTP and over the socket."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Ear, Web, newcomer

from edubba.core.registry import game_ids
from edubba.server import telling
from edubba.server.house import House
from edubba.server.messages import FROM_SERVER
from edubba.server.settings import Settings

RECORDS = Path(__file__).parents[1] / "match" / "records_of_before"
MUST_TELL = {"clash_of_cultures": "event_drawn"}
"""What the match of a game must have in it."""


def short_record(game: str) -> bytes:
    found = min(RECORDS.glob(f"{game}-?-*"), key=lambda file: file.stat().st_size)
    return gzip.decompress(found.read_bytes())


async def miss_everything(house: House, table: dict[str, Any]) -> Ear:
    """Come back to a table after all its moves."""
    ear = Ear(house, await newcomer(house))
    await ear.tell(type="hello", protocol=1)
    await ear.tell(type="watch", table=table["id"], since=0, match=table["match"])
    return ear


@pytest.mark.compiled_only  # whole games, step by step
@pytest.mark.parametrize("game", game_ids())
def test_every_step_is_shown_again(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "MOST_MOMENTS", 10_000)
    with Web(Settings(data=tmp_path, bot_workers=1, requests_per_second=10_000)) as web:
        table = web.ask("POST", "/api/tablets", content=short_record(game)).json()
        path = f"/api/matches/{table['match']}/replay"
        steps = web.get(path).json()["steps"]
        told: list[dict[str, Any]] = []
        for step in range(steps + 1):
            answer = web.get(f"{path}/{step}")
            assert answer.status_code == 200, f"step {step}: {answer.text}"
            told.append(answer.json())
        assert {each["of"] for each in told} == {steps}
        names = {event["name"] for each in told for event in each["events"]}
        assert MUST_TELL.get(game) in {*names, None}
        ear = web.runner.run(miss_everything(web.app.state.house, table))
        for text in ear.heard:
            FROM_SERVER.validate_json(text)
        [update] = ear.told("update")
        moments = update["moments"]
        assert len(moments) == table["version"]
        assert {event["name"] for each in moments for event in each["events"]} <= names
        assert moments[-1]["view"] == told[-1]["view"]
