"""Combat and capture (CC-9, CC-10)."""
