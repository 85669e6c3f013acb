"""Decks, Action, Objective and Event cards (CC-13, CC-15)."""
