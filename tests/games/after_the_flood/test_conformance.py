"""The promises of the contract, and the games that are kept on paper."""

import runpy
from pathlib import Path

import pytest

from edubba.games.after_the_flood import GAME
from edubba.testing import conform
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
def test_the_contract_is_kept() -> None:
    conform(GAME, games=1)


@pytest.mark.slow
@pytest.mark.parametrize("preset", GAME.presets)
def test_the_contract_is_kept_at_every_position(preset: str) -> None:
    conform(GAME, games=5, options=GAME.presets[preset], thorough=True)


def test_golden_playthroughs() -> None:
    check_golden(GAME, FOLDER)


def test_perft() -> None:
    check_perft(GAME, FOLDER)


def test_the_picture_is_what_the_script_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts" / "pictures" / "after_the_flood.py"))
    assert (ROOT / "docs" / "img" / "after_the_flood.svg").read_text("utf-8") == drawn["picture"]()
