"""Tournaments of bots: round robin with paired seeds, ratings with intervals, faults reported."""

from edubba.arena.rating import Standing, standings
from edubba.arena.tournament import Tournament, hold

__all__ = ["Standing", "Tournament", "hold", "standings"]
