"""Whatever fits the OpenAPI schema, and much that does not, is answered without a server error."""

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.guests import HERE, ME, RANDOM_BOT, guest
from tests.server.running import PATIENCE, Running

from edubba.client import House
from edubba.server.app import make_app
from edubba.server.settings import Settings

pytest_plugins = ["schemathesis.pytest.plugin"]  # takes long to load, so only here
pytestmark = pytest.mark.interpreted_only  # no rules are played here

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW = settings(
    max_examples=6, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck]
)
MANY = settings(FEW, max_examples=120)


schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())


@pytest.fixture(scope="session")
def seated(server: Running) -> tuple[House, dict[str, Any]]:
    """A guest at a running table, so that there is something behind an id."""

    async def sit() -> tuple[House, dict[str, Any]]:
        house = await guest(server.address)
        return house, await house.new_table("ulm", [ME, HERE, RANDOM_BOT], games=2)

    return asyncio.run(sit())


def check(case: Any, seated: tuple[House, dict[str, Any]]) -> None:
    house, table = seated
    address = house.wire.address
    case.call_and_validate(base_url=address, checks=CHECKS, timeout=PATIENCE)
    if "id" in (case.path_parameters or {}):  # the same once more where there is a table
        of_match = case.operation.path.startswith("/api/matches")
        case.path_parameters["id"] = table["match"] if of_match else table["id"]
        if case.operation.path.endswith("/leave"):
            return
        cookies = {"edubba": house.wire.cookie}
        case.call_and_validate(base_url=address, checks=CHECKS, cookies=cookies, timeout=PATIENCE)


@schema.parametrize()
@FEW
def test_no_request_breaks_the_house(case: Any, seated: tuple[House, dict[str, Any]]) -> None:
    check(case, seated)


@pytest.mark.slow
@schema.parametrize()
@MANY
def test_many_requests_do_not_break_the_house(
    case: Any, seated: tuple[House, dict[str, Any]]
) -> None:
    check(case, seated)
