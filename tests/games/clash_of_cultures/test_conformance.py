"""The promises of the contract, the games that are kept on paper, and the picture."""

import runpy
from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.core.options import Value
from edubba.games.clash_of_cultures import GAME
from edubba.testing import Partings, conform
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
PARTINGS = Partings(
    decisions={
        "draw_card",  # a card that somebody sees coming cannot be elsewhere
        "look_card",
        "main",  # playing a card shows that it was in the hand, and so do the next ones
        "ambush",
        "barter",
        "declare",
        "lay_card",
        "score_now",
        "statue_card",
        "swap_give",
        "swap_take",
        "keep_plan",
        "take_plan",
        "teach_us",
        "trade_card",
        "trade_wanted",
    },
    reveals={"card_revealed", "hand_seen", "cards_shown"},
    consequences={"swap_give"},  # the backs tell which kind of card is swapped (R42)
)
QUIET: dict[str, Value] = {"no_trading": True}


@pytest.mark.compiled_only  # many games; golden ones show that both modes play alike
def test_the_contract_is_kept() -> None:
    conform(GAME, games=1, options=QUIET, partings=PARTINGS)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contract_is_kept_in_many_games(seats: int) -> None:
    bots = [make_bot("random", GAME)]
    conform(GAME, seats=[seats], games=10, partings=PARTINGS, bots=bots)


def test_golden_playthroughs() -> None:
    check_golden(GAME, FOLDER)


@pytest.mark.compiled_only  # many positions; golden playthroughs show that both modes play alike
def test_perft() -> None:
    check_perft(GAME, FOLDER)


def test_the_picture_is_what_the_script_draws() -> None:
    drawn = runpy.run_path(str(ROOT / "scripts" / "pictures" / "clash_of_cultures.py"))
    stored = (ROOT / "docs" / "img" / "clash_of_cultures.svg").read_text("utf-8")
    assert stored == drawn["picture"]()
