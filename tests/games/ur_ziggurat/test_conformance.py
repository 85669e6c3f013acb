"""The promises of the contract, golden playthroughs and perft numbers."""

import runpy
from pathlib import Path

import pytest

from edubba.games.ur_ziggurat import GAME
from edubba.testing import conform
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]


@pytest.mark.rule("UR-10.1", "UR-10.4")
@pytest.mark.parametrize(
    ("players", "topology"),
    [(2, "hex"), pytest.param(5, "square", marks=pytest.mark.compiled_only)],  # long games
)
def test_the_contract_is_kept(players: int, topology: str) -> None:
    conform(GAME, seats=[players], games=1, options={"board_topology": topology, "max_rounds": 6})


@pytest.mark.slow
@pytest.mark.parametrize("topology", ["square", "hex"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_contract_is_kept_at_every_position(players: int, topology: str) -> None:
    conform(GAME, seats=[players], games=2, options={"board_topology": topology}, thorough=True)


def test_golden_playthroughs() -> None:
    check_golden(GAME, FOLDER)


def test_perft() -> None:
    check_perft(GAME, FOLDER)


def test_the_picture_is_what_the_script_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts" / "pictures" / "ur_ziggurat.py"))
    assert (ROOT / "docs" / "img" / "ur_ziggurat.svg").read_text("utf-8") == drawn["picture"]()
