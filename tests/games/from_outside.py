"""Positions from outside: bent ones are refused or played on, rich ones play to their end."""

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.testing.broken_positions import bend, bend_a_game
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position

ENOUGH = 10


def bent_numbers_are_refused_or_played_on(setup: Setup, share: int) -> None:
    bent = bend_a_game(setup, seed=setup.seats, positions=3, share=share)
    assert bent.refused > ENOUGH


def rich_positions_play_to_the_end(setup: Setup, share: int) -> None:
    for seed in range(4):
        play_checked(setup, rich_position(setup, Rng(seed)), seed)
    assert bend(setup, rich_position(setup, Rng(9)), seed=9, share=3 * share).refused > 0
