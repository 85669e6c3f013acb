"""What operators are given to begin with: it names settings that there are, and nothing else."""

import re
from pathlib import Path

import pytest

from edubba.server.settings import PREFIX, Settings

pytestmark = pytest.mark.interpreted_only  # only files are read

ROOT = Path(__file__).parents[2]
KNOWN = {f"{PREFIX}{name}".upper() for name in Settings.model_fields}
OF_COMPOSE = {"EDUBBA_DATABASE_PASSWORD"}
"""What compose.yaml itself asks for."""


@pytest.mark.parametrize(
    "name",
    [
        "compose.yaml",
        "deploy/edubba.service",
        "deploy/edubba-worker.service",
        "deploy/nginx.conf",
    ],
)
def test_only_settings_that_there_are(name: str) -> None:
    told = {*re.findall(r"EDUBBA_[A-Z_]+", (ROOT / name).read_text("utf-8"))}
    assert told
    assert told <= KNOWN | OF_COMPOSE


def test_the_servers_of_compose_are_those_of_its_proxy() -> None:
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    services = compose.partition("\nservices:\n")[2]
    servers = re.findall(r"^  (\w+):\n    <<: \*server$", services, re.M)
    assert servers == ["one", "two"]
    proxy = (ROOT / "deploy/nginx.conf").read_text("utf-8")
    assert re.findall(r"^    server (\w+):8000", proxy, re.M) == servers
    for server in servers:
        assert f"EDUBBA_INSIDE_ADDRESS: {server}:8100" in compose
    assert Settings.model_fields["port"].default == 8000
    assert '\n  bots:\n    <<: *edubba\n    command: ["edubba", "worker"]\n' in services
    for file in re.findall(r"dockerfile: (\S+)", compose) + re.findall(
        r"\./(deploy/\S+?):", compose
    ):
        assert (ROOT / file).is_file()
