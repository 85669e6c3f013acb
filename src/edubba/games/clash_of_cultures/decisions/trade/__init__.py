"""Trading (CC-17)."""
