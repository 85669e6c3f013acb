"""Many matches at once, and what they cost: `make load`."""
