"""Positions in which one choice is clearly best, to be found by whoever likes."""

from edubba.puzzles.puzzle import Puzzle, daily, find_puzzle, puzzles_of
from edubba.puzzles.solving import Posed

__all__ = ["Posed", "Puzzle", "daily", "find_puzzle", "puzzles_of"]
