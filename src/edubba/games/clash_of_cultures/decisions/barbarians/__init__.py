"""Barbarians: where they appear, raids, Mercenaries (CC-11)."""
