"""The Move action and exploration (CC-4, CC-12)."""
