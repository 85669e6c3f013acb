"""Who is here: told at once, but neither again and again nor once for every spectator."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Ear, newcomer
from tests.server.test_faults import HERE, ME, in_house, table_of, until

from edubba.server import audience as audiences
from edubba.server.house import House
from edubba.server.lists import table_json

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"


def shown(ear: Ear) -> list[bool]:
    """Whether the first seat was online, in all that was told of the table."""
    return [told["table"]["seats"][0]["online"] for told in ear.told("table")]


async def spectators(house: House, table: str, count: int) -> list[Ear]:
    ears = [Ear(house, await newcomer(house)) for _ in range(count)]
    for ear in ears:
        await ear.sit(table)
    return ears


def test_spectators_are_no_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0

    def counting(*told: Any) -> Any:
        nonlocal made
        made += 1
        return table_json(*told)

    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        monkeypatch.setattr(audiences, "table_json", counting)
        ears = await spectators(house, table.row.id, 40)
        for ear in ears:
            ear.unwatch()
        assert made == len(ears), "each was told the table as it came, and that is all"
        assert len(ada.told("table")) == 1

    in_house(tmp_path, scenario)


def test_a_player_who_comes_and_goes_is_told_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audiences, "PRESENCE", 3600)

    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        ears = await spectators(house, table.row.id, 5)
        for _ in range(20):
            ada.unwatch()
            await ada.tell(type="watch", table=table.row.id)
        ada.unwatch()
        assert [shown(ear) for ear in ears] == [[True]] * 5
        house.audience(table)._tell_presence()  # an hour later
        assert [shown(ear) for ear in ears] == [[True, False]] * 5
        assert len({id(ear.heard[-1]) for ear in ears}) == 1, "one text for all who watch"

    in_house(tmp_path, scenario)


def test_a_player_who_goes_is_missed_soon(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        [ben] = await spectators(house, table.row.id, 1)
        ada.unwatch()
        await until(lambda: not shown(ben)[-1])
        await ada.tell(type="watch", table=table.row.id)
        await until(lambda: shown(ben)[-1])

    in_house(tmp_path, scenario)
