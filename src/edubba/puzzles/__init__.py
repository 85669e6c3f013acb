"""Positions in which one choice is clearly best, to be found by whoever likes."""

from edubba.puzzles.puzzle import Puzzle, puzzles_of

__all__ = ["Puzzle", "puzzles_of"]
