"""The promises of the contract, kept under every ruleset."""

from pathlib import Path

import pytest

from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.space import RULESETS
from edubba.testing import conform
from edubba.testing.golden import check_golden
from edubba.testing.perft import check_perft

HERE = Path(__file__).parent


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_contract_is_kept(ruleset: str) -> None:
    conform(GAME, games=1, options={"ruleset": ruleset})


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_contract_is_kept_at_every_position(ruleset: str) -> None:
    conform(GAME, games=10, options={"ruleset": ruleset}, thorough=True)


def test_golden_playthroughs() -> None:
    check_golden(GAME, HERE)


def test_perft() -> None:
    check_perft(GAME, HERE)
