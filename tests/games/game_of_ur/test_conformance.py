"""The promises of the contract, kept with every option and preset; golden playthroughs; perft."""

import runpy
from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.core import Value
from edubba.games.game_of_ur import GAME
from edubba.testing import conform
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
ODD: dict[str, Value] = {
    "rosette_sharing": True,
    "shortage": "debt",
    "bear_off_toll": True,
    "toll_mode": "per_rosette",
    "swallow_start": "any_house_before_first_rosette",
    "turn_cap": 120,
}
"""Options that stretch the rules most."""


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
def test_the_contract_is_kept() -> None:
    conform(GAME, games=2, bots=[make_bot("random", GAME), make_bot("greedy:budget=20", GAME)])


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
def test_the_contract_is_kept_with_odd_options() -> None:
    conform(GAME, games=2, options=ODD)


@pytest.mark.slow
@pytest.mark.parametrize("preset", GAME.presets)
def test_the_contract_is_kept_at_every_position(preset: str) -> None:
    conform(GAME, games=20, options=GAME.presets[preset], thorough=True)


def test_golden_playthroughs() -> None:
    check_golden(GAME, HERE)


def test_perft() -> None:
    check_perft(GAME, HERE)


def test_the_picture_is_what_the_script_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts" / "pictures" / "game_of_ur.py"))
    assert (ROOT / "docs" / "img" / "game_of_ur.svg").read_text("utf-8") == drawn["picture"]()
