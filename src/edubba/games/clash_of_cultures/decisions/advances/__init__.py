"""Advances, governments, and what they let a player do (CC-3)."""
