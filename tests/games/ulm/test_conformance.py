"""The promises of the contract, secrets above all; golden playthroughs; perft; the picture."""

import runpy
from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.core.options import Value
from edubba.games.ulm import GAME
from edubba.testing import conform
from edubba.testing.conformance import Partings
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PARTINGS = Partings(
    decisions={"draw_card", "turn_start", "before_push", "action_menu", "play_card"},
    reveals={"cards_discarded"},
)
"""Who draws a card learns that nobody holds it; all learn a card when it is played, and when it is
discarded from a choice."""
SCARCE: dict[str, Value] = {
    "tile_set": "published_50",
    "tower_mode": "advanced",
    "limited_supply": True,
    "coat_edge_seal": "same_seal",
    "crest_income": "sealing_opponent",
    "tower_cost_mode": "must",
    "tax_shortfall": "lose_5_vp",
}
READ_OTHERWISE: dict[str, Value] = {
    "crest_income": "sealing_player",
    "coat_scoring": "at_end",
    "river_bonus": "every_space",
    "danube": "23_spaces",
    "card_plays": "one_a_turn",
    "open_gates": "extra_action",
}


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
def test_the_contract_is_kept() -> None:
    bots = [make_bot("random", GAME), make_bot("greedy:budget=10", GAME)]
    report = conform(GAME, seats=[2, 3, 4], games=1, partings=PARTINGS, bots=bots)
    assert report.worlds > 200


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
@pytest.mark.parametrize("options", [SCARCE, READ_OTHERWISE])
def test_the_contract_is_kept_with_odd_options(options: dict[str, Value]) -> None:
    conform(GAME, seats=[3], games=1, partings=PARTINGS, options=options)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contract_is_kept_in_many_games(seats: int) -> None:
    conform(GAME, seats=[seats], games=25, partings=PARTINGS)
    conform(GAME, seats=[seats], games=10, partings=PARTINGS, options=SCARCE, seed=100)
    conform(GAME, seats=[seats], games=10, partings=PARTINGS, options=READ_OTHERWISE, seed=200)


def test_golden_playthroughs() -> None:
    check_golden(GAME, HERE)


def test_perft() -> None:
    check_perft(GAME, HERE)


def test_the_picture_is_what_the_script_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts" / "pictures" / "ulm.py"))
    assert (ROOT / "docs" / "img" / "ulm.svg").read_text("utf-8") == drawn["picture"]()
