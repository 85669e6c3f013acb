"""Web push in a real browser: asked for by a click, and shown by the house's service worker."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from edubba.client import House
from edubba.server.push import new_key
from tests.e2e.conftest import Visit
from tests.e2e.test_replay import elsewhere
from tests.server.guests import ME, guest
from tests.server.running import Running
from tests.server.test_push import Browser as Service

DAYS = {"kind": "correspondence", "days": 3}
SUBSCRIBE = """PushManager.prototype.subscribe = async (asked) => {
  if (!asked.applicationServerKey || !asked.userVisibleOnly) throw new Error("not by any browser");
  const { endpoint, ...keys } = SUBSCRIPTION;
  return { toJSON: () => ({ endpoint, keys }) };
}"""
"""There is no push service that this browser could reach; all else is its own."""
SHOWN = """async (looks) => {
  const worker = await navigator.serviceWorker.ready;
  for (let look = 0; look < looks; look++) {
    const [shown] = await worker.getNotifications();
    if (shown) return { subject: shown.title, text: shown.body, link: shown.data };
    await new Promise((later) => setTimeout(later, 50));
  }
  return null;
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.service.shutdown()
    made.service.server_close()


async def play_until_told(address: str, cookie: str, service: Service) -> str:
    """Sit down with whoever has this cookie, and play until they are told; the table."""
    ben = await guest(address, "Ben")
    table = await ben.new_table("royal_game_of_ur", [ME, {"kind": "open"}], clock=DAYS)
    await House(address, cookie).join(table["id"])
    async with ben.seat(table["id"]) as seat:
        while not service.got:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    prompt = await seat.my_turn()
                    assert prompt is not None
                    await seat.play(prompt["actions"][0]["id"])
    return str(table["id"])


def test_a_browser_shows_whose_turn_it_is(tmp_path: Path, visit: Visit, service: Service) -> None:
    house = Running(tmp_path, PUSH_KEY=new_key(), PUSH_SERVICES=service.origin).start()
    try:
        ada = visit(house)
        page, context = ada.page, ada.page.context
        context.grant_permissions(["notifications"], origin=house.address)
        told = json.dumps(service.subscription)
        page.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", told))
        ada.open("#/me")
        page.get_by_role("button", name="Tell me in this browser").click()
        expect(page.get_by_test_id("push")).to_contain_text("One browser tells you")

        [cookie] = context.cookies()
        table = elsewhere(play_until_told(house.address, cookie["value"], service))
        notice = service.read(service.got[0][1])
        assert notice["link"] == f"{house.address}/#/table/{table}"

        workers: list[dict[str, Any]] = []
        devtools = context.new_cdp_session(page)
        known = "ServiceWorker.workerRegistrationUpdated"
        devtools.on(known, lambda event: workers.extend(event["registrations"]))
        devtools.send("ServiceWorker.enable")
        assert page.evaluate(SHOWN, 1) is None
        to = {"origin": house.address, "registrationId": workers[0]["registrationId"]}
        devtools.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(notice)})
        assert page.evaluate(SHOWN, 1000) == notice
        page.close()
    finally:
        house.stop()
